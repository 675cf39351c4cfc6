"""Kinds of the values of columns, found by the engine's names of column types."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


# -- kinds of columns ------------------------------------------------------------------------------

UTC = "UTC"
"""The time zone of instants where a job names none."""


class Kind(StrEnum):
    """The kind of a column's values; decides order, text form and allowed hierarchies."""

    INTEGER = "integer"
    DECIMAL = "decimal"
    REAL = "real"
    TEXT = "text"
    DATE = "date"
    TIMESTAMP = "timestamp"
    INSTANT = "timestamp with time zone"
    TIME = "time"
    ADDRESS = "network address"
    BOOLEAN = "boolean"
    OTHER = "other"

    @property
    def numeric(self) -> bool:
        """Whether the values are numbers."""
        return self in {Kind.INTEGER, Kind.DECIMAL, Kind.REAL}

    @property
    def has_date(self) -> bool:
        """Whether the values begin with a day of the calendar."""
        return self in {Kind.DATE, Kind.TIMESTAMP, Kind.INSTANT}

    @property
    def has_time(self) -> bool:
        """Whether the values have a time of the day."""
        return self in {Kind.TIMESTAMP, Kind.INSTANT, Kind.TIME}

    @property
    def has_order(self) -> bool:
        """Whether the values have a meaningful order."""
        return self.numeric or self.has_date or self.has_time

    @property
    def textual(self) -> bool:
        """Whether the values are compared as texts."""
        return self in {Kind.TEXT, Kind.ADDRESS}

    @property
    def long(self) -> bool:
        """Whether values may be longer than the part that an engine compares in sorts."""
        return self in {Kind.TEXT, Kind.OTHER}


KINDS = {
    "TINYINT": Kind.INTEGER,
    "SMALLINT": Kind.INTEGER,
    "MEDIUMINT": Kind.INTEGER,
    "INT": Kind.INTEGER,
    "INTEGER": Kind.INTEGER,
    "BIGINT": Kind.INTEGER,
    "DECIMAL": Kind.DECIMAL,
    "NUMERIC": Kind.DECIMAL,
    "REAL": Kind.REAL,
    "FLOAT": Kind.REAL,
    "DOUBLE": Kind.REAL,
    "DOUBLE PRECISION": Kind.REAL,
    "CHAR": Kind.TEXT,
    "CHARACTER": Kind.TEXT,
    "VARCHAR": Kind.TEXT,
    "CHARACTER VARYING": Kind.TEXT,
    "TEXT": Kind.TEXT,
    "DATE": Kind.DATE,
    "TIMESTAMP": Kind.TIMESTAMP,
    "TIMESTAMP WITHOUT TIME ZONE": Kind.TIMESTAMP,
    "TIMESTAMP WITH TIME ZONE": Kind.INSTANT,
    "TIME": Kind.TIME,
    "TIME WITHOUT TIME ZONE": Kind.TIME,
    "BOOLEAN": Kind.BOOLEAN,
    "BOOL": Kind.BOOLEAN,
}
"""Kinds by the names of types that engines share."""

MANY = "holds many values in one"
DOCUMENT = "is a document; take the parts that matter out of it in a view"
BYTES = "is bytes, which no label can show"
SHAPE = "is a shape; take a region or coordinates out of it in a view"
TWO_SPELLINGS = "has equal values that are written differently (1 month, 30 days)"
NO_DAY = "has times with an offset from UTC, which needs a day; cast it to time"
UNKNOWN = "is not a type that sqlanon can compare and write"

REASONS = {
    "JSON": DOCUMENT,
    "BLOB": BYTES,
    "INTERVAL": TWO_SPELLINGS,
    "TIME WITH TIME ZONE": NO_DAY,
}
"""Reasons why a type has no kind, by the names of types that engines share."""


# -- names of types --------------------------------------------------------------------------------


class ColumnTypes:
    """The types of an engine's columns, as its catalogue names them.

    Attributes:
        document_type: Type of a column of JSON, on which the engine's own operators work.
        integer_type: Type of a column of whole numbers of 64 bits.
        code_type: Type of a column of whole numbers of 32 bits.
        cast_text_type: The text type in a CAST, where it has another name.
        kinds: Kinds by the name of a type without length and precision.
        reasons: Reasons why other types have no kind.
    """

    text_type: ClassVar[Sql] = Sql("VARCHAR")
    document_type: ClassVar[Sql] = Sql("JSON")
    integer_type: ClassVar[Sql] = Sql("BIGINT")
    double_type: ClassVar[Sql] = Sql("DOUBLE")
    code_type: ClassVar[Sql] = Sql("INTEGER")
    cast_text_type: ClassVar[Sql] = Sql("VARCHAR")
    kinds: ClassVar[Mapping[str, Kind]] = KINDS
    reasons: ClassVar[Mapping[str, str]] = REASONS

    def longest_text(self, type_name: str) -> int | None:
        """Return the length of the longest text of a value of a type.

        Returns:
            The characters; None where nothing limits them, or where the limit does not matter.
        """
        del type_name
        return None

    def beyond_sorts(self, expression: Sql, type_name: str) -> tuple[Sql, int] | None:
        """A condition for texts of a type that are longer than the part that sorts compare.

        Returns:
            The condition, and the bytes that sorts compare; None where they compare whole texts.
        """
        del expression, type_name
        return None

    def well_written(self, expression: Sql, kind: Kind) -> Sql | None:
        """A condition for texts that are values of a kind, where it is stored as text; else None.

        Used only for an engine that does not check types itself.
        """
        del expression, kind
        return None

    def in_one_row(self, types: Iterable[Sql]) -> bool:
        """Whether a table may have columns of these types together."""
        del types
        return True

    def label_type(self, longest: int | None) -> Sql:
        """The type of a published column of texts, spelled as the engine's catalogue will say it.

        Args:
            longest: Characters that no text of it has more of; None where nothing says so. It
                matters only where a type without a length costs something.
        """
        del longest
        return self.text_type

    def kind(self, type_name: str) -> Kind:
        """The kind of a column from the engine's name of its type."""
        return (
            Kind.OTHER if type_name.endswith("]") else self.kinds.get(_plain(type_name), Kind.OTHER)
        )

    def why_none(self, type_name: str) -> str:
        """Explain why the values of a type have no kind, as the end of a sentence on `its type`."""
        return MANY if type_name.endswith("]") else self.reasons.get(_plain(type_name), UNKNOWN)

    def room(self, type_name: str) -> int | None:
        """Characters of free text that a column of this type holds; None for any number."""
        base, _, rest = type_name.upper().partition("(")
        if base.strip() not in self.free_texts:
            return 0
        said = rest.partition(")")[0].strip()
        return int(said) if said.isdigit() else self.free_texts[base.strip()]

    free_texts: ClassVar[dict[str, int | None]] = {
        "CHAR": 1,
        "CHARACTER": 1,
        "BPCHAR": None,
        "VARCHAR": None,
        "CHARACTER VARYING": None,
        "TEXT": None,
    }
    """Types of free text, with their length if the type's name has none."""

    def base_type(self, row: tuple[Any, ...]) -> str:
        """The type of a row of `inspect/columns`, without a domain's name around it."""
        return str(row[1])

    def members(self, row: tuple[Any, ...]) -> tuple[str, ...]:
        """The values of the enumerated type of such a row, in its order; empty for other types."""
        del row
        return ()

    def describe(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, str, bool]:
        """Describe a row of `inspect/columns`: name, type, kind, why it has none, nullability."""
        type_name = str(row[1])
        kind, reason = self.kind(type_name), self.why_none(type_name)
        return str(row[0]), Sql(type_name), kind, reason, row[2] == "YES"


def parse_enum(type_name: str, escapes: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Parse the texts that a type lists, in its order; quotes in them are doubled.

    Args:
        escapes: Meanings of characters behind a backslash; none where it is a plain character.
    """

    def find_kind(found: re.Match[str]) -> str:
        return "'" if found[0] == "''" else (escapes or {}).get(found[0][1:], found[0][1:])

    written = re.findall(r"'((?:[^']|'')*)'", type_name)
    escaped = r"''|\\." if escapes else "''"
    return tuple(re.sub(escaped, find_kind, text, flags=re.DOTALL) for text in written)


def _plain(type_name: str) -> str:
    """Return a type's name without its parentheses: a length, a precision, members."""
    return " ".join(re.sub(r"\(.*\)", " ", type_name.upper()).split())

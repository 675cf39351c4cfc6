"""The dialect of an engine without one of its own: spellings of SQLAlchemy, and tested ones.

SQLAlchemy does not know all spellings (the aggregate of texts, the text of a number). These are
tested with constants when the engine is connected: the first spelling with the right answer is
taken (`backends/asking.py`). If none has it, statements that need it are refused.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import UNKNOWN, UTC, Kind
from sqlanon.sql.dialects.with_clauses import lift_with_clauses
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


_NUMBERED = 200
"""Values of an attribute that a statement takes one by one."""
_ENDS = ("a", "A"), ("a", "á"), ("a", "a ")
"""Pairs of different texts that a collation may take for equal."""


@dataclass(frozen=True, slots=True)
class Words:
    """Properties of an engine, found when it is connected.

    Attributes:
        engine: The name of SQLAlchemy's dialect.
        quote: An identifier in quotes, or as SQLAlchemy would write it.
        reserved: Whether a name in lower case must be quoted.
        escapes: Whether a backslash escapes in a text constant.
        nowhere: The text behind a SELECT of constants: nothing, or a FROM with a table of one row.
        longest: The length of the longest text; None where nothing limits it.
        document: The type of long texts that are never compared.
        code: The type of whole numbers of 32 bits.
        wide: The widest exact type of whole numbers.
        decimal: A type with ten decimal places; None where there is none.
        replaces: The beginning of a statement that makes or replaces a view.
        spellings: The spelling with the right answer, by what it does.
        unwritten: Kinds whose values the engine writes unlike others, with the reason for messages.
        nests: Whether a WITH may be inside another one.
        bare_decimals: Whether a decimal without precision keeps its decimal places.
    """

    engine: str
    quote: Callable[[str], str]
    literal: Callable[[str], str]
    reserved: Callable[[str], bool]
    escapes: bool
    nowhere: str
    text: str
    longest: int | None
    document: str
    integer: str
    code: str
    double: str
    wide: str
    decimal: str | None
    replaces: str = "CREATE OR REPLACE VIEW"
    spellings: Mapping[str, str] = field(default_factory=dict)
    unwritten: Mapping[Kind, str] = field(default_factory=dict)
    nests: bool = True
    bare_decimals: bool = False


class Generic(Dialect):
    """An engine without assumptions: no transactions, no temporary tables.

    Attributes:
        spellings: Spellings that an external dialect knows, which are not tested.
    """

    name = "generic"
    ddl_rolls_back = False
    behind_views = True
    stores_recodings = False
    recounts_source = True
    types_queries = False
    hashes = False
    expands_with = True
    packs_rows = False
    searches_database = False
    scans_in_order = False
    quick_to_search = 0
    longest_pause = 30.0
    keeps_comments = False
    work_tables_stay = True
    marks_with_rows = True
    zones = False
    updating = None
    work_table = Sql("CREATE TABLE")
    materialized = None
    planning_rows = 100_000
    many_spellings = frozenset({Kind.DECIMAL, Kind.REAL, Kind.OTHER})
    trims_zeros = False  # not in words that every engine has
    writes_fractions = False  # 0.1 is 0.1000000000000000 on Firebird 5
    spellings: ClassVar[Mapping[str, str]] = {}
    words: Words

    def __init__(self, words: Words | None = None) -> None:
        """Make the dialect from an engine's properties; without them only abilities are known."""
        if words is not None:
            self.words = words

    @classmethod
    def speaking(cls, words: Words) -> Generic:
        """Make the dialect of an engine."""
        quoted = re.escape(words.quote("_a b")[0]), re.escape(words.quote("_a b")[-1])
        inside = r"(?:[^'\\]|''|\\.)*" if words.escapes else "(?:[^']|'')*"
        body = {
            "name": words.engine,
            "parent": Generic.name,
            "text_type": Sql(words.text),
            "cast_text_type": Sql(words.text),
            "document_type": Sql(words.document),
            "integer_type": Sql(words.integer),
            "code_type": Sql(words.code),
            "nowhere": Sql(words.nowhere),
            "move_view": Sql(words.replaces),
            "_parts": re.compile(
                rf"'{inside}'|{quoted[0]}[^{quoted[1]}]*{quoted[1]}|(?<![\w$])[a-z_][a-z0-9_]*\b"
            ),
        }
        lineage = cls.__mro__[: cls.__mro__.index(Generic)]
        own = {name for kind in lineage for name in vars(kind)} - {"name"}
        said = {name: word for name, word in body.items() if name not in own}
        made: type[Generic] = type(cls.__name__, (cls,), said)
        return made(words)

    _parts: ClassVar[re.Pattern[str]]

    # -- names and literals ---------------------------------------------------------------------

    @override
    def quote(self, identifier: str) -> Sql:
        """As SQLAlchemy does it; a name in lower case is one without case, where it says so."""
        super().quote(identifier)
        return Sql(self.words.quote(identifier))

    @override
    def literal(self, text: str) -> Sql:
        """As SQLAlchemy does it."""
        super().literal(text)
        return Sql(self.words.literal(text))

    @override
    def spell(self, text: str) -> str:
        """As the base; names in lower case are quoted where the engine has reserved them."""

        def spell(found: re.Match[str]) -> str:
            part = found[0]
            bare = part[0].isalpha() or part[0] == "_"
            return self.words.quote(part) if bare and self.words.reserved(part) else part

        spelled = self._parts.sub(spell, text)
        return spelled if self.words.nests else lift_with_clauses(spelled)

    # -- kinds ----------------------------------------------------------------------------------

    @override
    def describe(self, row: tuple[Any, ...]) -> tuple[str, Sql, Kind, str, bool]:
        """The catalogue says the kind; none where the engine writes values of it unlike others."""
        name, type_name, said, why, nullable = row
        kind = Kind(said)
        why = self.words.unwritten.get(kind, why or UNKNOWN)
        kind = Kind.OTHER if kind in self.words.unwritten else kind
        return str(name), Sql(type_name), kind, why, nullable == "YES"

    @override
    def label_type(self, longest: int | None) -> Sql:
        """One type for all texts."""
        del longest
        return self.text_type

    # -- expressions ----------------------------------------------------------------------------

    def _spelling(self, what: str, **parts: Any) -> Sql:  # noqa: ANN401 - SQL or numbers
        """Spell a function or an operator as the engine does.

        Raises:
            UnsupportedError: the engine has none of the known spellings.
        """
        said = self.spellings.get(what) or self.words.spellings.get(what)
        if said is None:
            raise UnsupportedError(
                f"{self.name} has no spelling of `{what}` that sqlanon knows: a dialect of its own "
                "can say one (docs/dialects.md)"
            )
        for name, part in parts.items():
            said = said.replace(f"<{name}>", str(part))
        return Sql(said.replace("<text>", self.words.text))

    @override
    def text(self, expression: Sql, kind: Kind, zone: str = UTC) -> Sql:
        """As the base; a time without zeros at the end of its seconds."""
        if kind in {Kind.TIMESTAMP, Kind.TIME}:
            return self._spelling("time", x=expression)
        return super().text(expression, kind, zone)

    @override
    def exact(self, expression: Sql, kind: Kind) -> Sql:
        """A text in the type that all texts have; see `not_finite` of those that are confused."""
        if kind is Kind.TEXT:
            return Sql(f"CAST({expression} AS {self.text_type})")
        return expression

    @override
    def not_finite(self, expression: Sql, kind: Kind) -> Sql | None:
        """Texts that equal others under the collation of their column, NaN and infinities."""
        if kind is Kind.REAL:
            return Sql(f"ABS({expression}) > 1e300 OR {expression} <> {expression}")
        if kind is not Kind.TEXT:
            return None
        # nothing of the value, in its collation
        nothing = self.substring(self.exact(expression, kind), 1, 0)
        same = [
            f"{self.concat([nothing, self.literal(one)])} = "
            f"{self.concat([nothing, self.literal(other)])}"
            for one, other in _ENDS[:2]
        ]
        whole = self.exact(expression, kind)
        ends = self.concat([whole, self.literal(".")])
        short = self.concat([self._spelling("trimmed", x=whole), self.literal(".")])
        pads = (
            f"{self.concat([nothing, self.literal(_ENDS[2][0])])} = "
            f"{self.concat([nothing, self.literal(_ENDS[2][1])])} AND {ends} <> {short}"
        )
        alike = f"{' OR '.join(same)} OR {pads}"
        if self.words.longest is None:
            return Sql(f"({alike})")
        long = f"{self.length(expression)} > {self.words.longest}"
        # a cast of a longer text fails, or cuts it
        return Sql(f"CASE WHEN {long} THEN 1 WHEN {alike} THEN 1 ELSE 0 END = 1")

    @override
    def integer(self, expression: Sql) -> Sql:
        """64 bits."""
        return Sql(f"CAST({expression} AS {self.words.integer})")

    @override
    def code(self, expression: Sql) -> Sql:
        """32 bits."""
        return Sql(f"CAST({expression} AS {self.words.code})")

    @override
    def double(self, expression: Sql) -> Sql:
        """Cast to the type that SQLAlchemy gives for a double."""
        return Sql(f"CAST({expression} AS {self.words.double})")

    @override
    def wide(self, expression: Sql) -> Sql:
        """Cast to the type that SQLAlchemy gives for a decimal of 38 digits."""
        return Sql(f"CAST({expression} AS {self.words.wide})")

    @override
    def grid(self, expression: Sql, places: int) -> Sql:
        """As the base, in the engine's word for a decimal."""
        if self.words.decimal is None:
            raise UnsupportedError(
                f"{self.name} has no decimals that keep ten places behind the point, which "
                "intervals of fractions need; use whole numbers, or cuts"
            )
        return self.floor(Sql(f"CAST({expression} AS {self.words.decimal}) * {10**places}"))

    @override
    def floor(self, expression: Sql) -> Sql:
        """FLOOR, which SQLite may lack."""
        return self.integer(self._spelling("floor", x=expression))

    @override
    def ln(self, expression: Sql) -> Sql:
        return self._spelling("ln", x=expression)

    @override
    def concat(self, parts: Any) -> Sql:
        first, *others = list(parts)
        joined = Sql(first)
        for other in others:
            joined = self._spelling("concat", x=joined, y=other)
        return joined

    @override
    def join_texts(self, expression: Sql, separator: Sql, order: Sql) -> Sql:
        """The engine's own aggregate."""
        joined = self._spelling("join", x=expression, y=separator, z=order)
        return Sql(f"CAST({joined} AS {self.text_type})")

    @property
    def joins_in_order(self) -> bool:
        """Whether an aggregate joins texts in a given order."""
        return "join" in {**self.words.spellings, **self.spellings}

    def join_numbers(self, expression: Sql, separator: Sql, place: Sql, most: int) -> Sql:
        """Aggregate: texts that are numbered from 1 in each group, with a separator between them.

        Raises:
            UnsupportedError: there may be too many texts for one statement.
        """
        if most > _NUMBERED:
            raise UnsupportedError(
                f"{self.name} has no aggregate that joins texts in an order, and an attribute has "
                f"{most} values, more than {_NUMBERED}: give it a hierarchy, or an order"
            )
        nothing = self.literal("")

        def number_item(number: int) -> Sql:
            text = Sql(f"MAX(CASE WHEN {place} = {number} THEN {expression} END)")
            if number > 1:
                text = self.concat([separator, text])
            return Sql(f"COALESCE({text}, {nothing})")

        joined = self.concat([number_item(number) for number in range(1, most + 1)])
        return Sql(f"CAST({joined} AS {self.text_type})")

    @override
    def texts_together(self, expression: Sql) -> Sql:
        """Rows are carried one by one."""
        return self.join_texts(expression, self.literal(""), expression)

    @override
    def least(self, first: Sql, second: Sql) -> Sql:
        """CASE, which every engine has."""
        return Sql(f"CASE WHEN {first} < {second} THEN {first} ELSE {second} END")

    @override
    def greatest(self, first: Sql, second: Sql) -> Sql:
        """CASE, which every engine has."""
        return Sql(f"CASE WHEN {first} > {second} THEN {first} ELSE {second} END")

    @override
    def remainder(self, number: Sql | str, by: Sql | str | int) -> Sql:
        return self._spelling("remainder", x=number, y=by)

    @override
    def limit(self, most: int) -> Sql:
        return self._spelling("limit", x=most)

    @override
    def random(self) -> Sql:
        return self._spelling("random")

    @override
    def substring(self, expression: Sql, start: Sql | int, length: Sql | int) -> Sql:
        return self._spelling("substring", x=expression, y=start, z=length)

    @override
    def position(self, part: Sql, expression: Sql) -> Sql:
        return self._spelling("position", x=part, y=expression)

    @override
    def length(self, expression: Sql) -> Sql:
        return self._spelling("length", x=expression)

    @override
    def hmac_sha256(self, inner: Sql, outer: Sql, message: Sql) -> Sql:
        """Refused: bytes and hashes have no portable words."""
        del inner, outer, message
        raise UnsupportedError(
            f"action: hash is not supported on {self.name}, which has no dialect of its own; say "
            "null, or leave the column out"
        )

    @override
    def utf8(self, text: Sql) -> Sql:
        """Refused: only hashes need bytes."""
        return self.hmac_sha256(text, text, text)

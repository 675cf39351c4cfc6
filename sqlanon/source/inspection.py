"""Inspection of a relation: its columns, their types and kinds, and whether a job fits it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, NoReturn

from sqlanon.common.wording import inflect
from sqlanon.errors import (
    DatabaseError,
    InspectionError,
    SqlanonError,
    TryAgainError,
    UnsupportedError,
)
from sqlanon.sql.dialects import UTC, Kind
from sqlanon.sql.dialects.column_types import BYTES
from sqlanon.sql.faults import kinds
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from sqlanon.source.aggregate_columns import AggregatedRows
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


# -- why a relation cannot be inspected ------------------------------------------------------------


def disagreeing(name: RelationName, listed: list[str], seen: list[str]) -> InspectionError:
    """Return the error on a relation whose catalogue lists other columns than a reader gets."""
    hidden = [column for column in listed if column not in seen]
    if hidden and [column for column in listed if column in seen] == seen:
        return InspectionError(
            f"{name} has columns that a query for all columns leaves out (invisible, or of a "
            f"virtual table): {', '.join(hidden)}; use a view that selects what is to be read"
        )
    return InspectionError(
        f"the catalogue and the driver disagree about the columns of {name}; rename columns that "
        "have control characters or quote characters in their names"
    )


def unreadable(workspace: Workspace, name: RelationName, error: DatabaseError) -> InspectionError:
    """Return why a relation cannot be read, from the error of the attempt."""
    if error.fault is kinds.INVALID_VIEW:
        made = InspectionError(f"{name} cannot be read: {error}")
    elif error.fault is kinds.WRONG_PASSWORD:  # this user is connected: another is meant
        made = InspectionError(
            f"{name} cannot be read: it is a view, and its definer no longer exists; create it "
            "again"
        )
    elif error.fault not in {None, kinds.MISSING_OBJECT, kinds.MISSING_SCHEMA}:
        made = InspectionError(f"cannot read {name}: {error}")
    else:
        others = _neighbours(workspace, name)
        made = InspectionError(
            f"{name} cannot be read: it is a view of something that no longer exists, or it is "
            "in another schema"
            if name.name in others
            else f"there is no table or view {name} that this user can see"
            f"{_suggest_name(name, others)}"
        )
    made.causes = error.causes
    return made


def refuse_absent_view(workspace: Workspace, name: RelationName) -> NoReturn:
    """Say that a view is not there, and which relation may be meant."""
    meant = _suggest_name(name, _neighbours(workspace, name))
    raise InspectionError(f"there is no view {name} that this user can see{meant}")


def _suggest_name(name: RelationName, others: Sequence[str]) -> str:
    near = get_close_matches(name.name, others, n=1)
    return f"; did you mean {replace(name, name=near[0])}?" if near else ""


def _neighbours(workspace: Workspace, name: RelationName) -> list[str]:
    """Relations in a relation's schema; asked elsewhere, as an error may end a transaction."""
    dialect = workspace.dialect
    schema = None if name.schema is None else dialect.literal(name.schema)
    try:
        with workspace.companion(aside=True) as other, other.backend.transaction(write=False):
            rows = other.rows("inspect/named", pattern=dialect.literal("%"), schema=schema)
    except SqlanonError:  # only a hint is lost
        return []
    return [str(found) for (found,) in rows if not str(found).startswith((PREFIX, "sqlanon_"))]


# -- inspection ------------------------------------------------------------------------------------

_STORAGE = ("integer", "real", "text", "blob")
_FITTING = {
    Kind.INTEGER: {"integer"},
    Kind.DECIMAL: {"integer", "real"},
    Kind.REAL: {"integer", "real"},
    Kind.TEXT: {"text"},
    Kind.DATE: {"text"},
    Kind.TIMESTAMP: {"text"},
    Kind.TIME: {"text"},
}
"""Storage classes of SQLite that fit a declared kind: any other is a value in disguise."""
_EXAMPLES = {
    Kind.DATE: "2020-01-31",
    Kind.TIMESTAMP: "2020-01-31 13:45:00, without an offset from UTC",
    Kind.TIME: "13:45:00",
}
"""How texts of a kind are written where a text can be stored in their columns."""

_BOUNDLESS = "NaN or infinity"
_ENDLESS = "infinity, zero dates or days before the year 1"
_ALIKE = (
    "texts that this engine does not tell from others (upper and lower case, accents, spaces at "
    "the end), or that are too long for it"
)


_BITS = (
    *(("TINY", 7), ("BYTE", 7), ("SMALL", 15), ("SHORT", 15), ("INT2", 15), ("MEDIUM", 23)),
    *(("HUGE", 127), ("BIG", 63), ("LONG", 63), ("INT8", 63)),
)
"""Bits of whole numbers beside the sign, by what their types' names have; of others 31."""


def without_members(type_name: str) -> str:
    """Return a type without the values that an enumerated one lists: `ENUM('a', 'b')` is ENUM."""
    return type_name.partition("('")[0]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a relation.

    Attributes:
        type: The engine's name of its type, fit for CREATE TABLE.
        why_none: Why that is OTHER, where it is: what follows on `its type`.
        zone: The time zone of instants.
        added: Whether only the copy of a source has it that a run reads.
        trimmed: Whether its decimals are written without zeros at the end: of a type without a
            scale each value has its own, and 17 and 17.0 are one.
        made_of: The type that a domain is made of.
        missing: Values that mean missing, as texts; a copy of the source has NULL there.
        declared: All values of an enumerated type, in its order; none of another type.
    """

    name: str
    type: Sql
    kind: Kind
    why_none: str = ""
    nullable: bool = True
    zone: str = UTC
    added: bool = False
    trimmed: bool = False
    made_of: str = ""
    missing: tuple[str, ...] = ()
    declared: tuple[str, ...] = field(default=(), repr=False)

    @property
    def display_type(self) -> str:
        """Its type for messages, without the values that an enumerated one lists."""
        return without_members(self.type)

    @property
    def bare_type(self) -> str:
        """The engine's own name of its type, without domains around it."""
        return self.made_of or self.type

    @property
    def scale(self) -> int | None:
        """Digits behind the point of each decimal; None where its type does not say."""
        found = re.search(r"\(\s*\d+\s*(?:,\s*(-?\d+)\s*)?\)", self.bare_type)
        return None if found is None else int(found[1] or 0)

    @property
    def bits(self) -> int:
        """Bits of its whole numbers beside the sign, by the name of their type."""
        name = str(self.bare_type).upper()
        return next((bits for word, bits in _BITS if word in name), 31)

    @property
    def is_unsigned(self) -> bool:
        """Whether its integers are unsigned, by the name of its type."""
        name = str(self.bare_type).upper()
        return name.startswith("U") or "UNSIGNED" in name

    def as_comparable(self, dialect: Dialect) -> Column:
        """Return the column for comparisons with lists and with values of other tables."""
        padded = dialect.pads_decimals or dialect.decimals_are_doubles
        return replace(self, trimmed=self.kind is Kind.DECIMAL and padded)

    def text(self, dialect: Dialect, value: Sql) -> Sql:
        """Build the text of one of its values, spelled the same on every engine."""
        if self.kind is Kind.DECIMAL and self.scale is not None and not self.trimmed:
            return dialect.decimal_text(value, max(self.scale, 0))
        return self._engines_text(dialect, value)

    def mean(self, dialect: Dialect, mean: Sql) -> Sql:
        """A mean of its values, with as many digits behind the point as its type has."""
        if self.kind is Kind.DECIMAL and self.scale is not None:
            return dialect.decimal_rounded(mean, max(self.scale, 0))
        return mean

    def _engines_text(self, dialect: Dialect, value: Sql) -> Sql:
        if self.trimmed:
            return dialect.key_text(value, self.kind, self.zone)
        return dialect.text(value, self.kind, self.zone)

    def key(self, dialect: Dialect, value: Sql) -> Sql:
        """Build the text of a value that identifies a person: in UTC, whatever the zone."""
        return dialect.exact(dialect.key_text(value, self.kind), Kind.TEXT)

    def message(self, dialect: Dialect, value: Sql) -> Sql:
        """The bytes that a hash of one of its values is made of: its own, or its text in UTF-8."""
        return value if self.why_none == BYTES else dialect.utf8(self._engines_text(dialect, value))


@dataclass(frozen=True, slots=True)
class Relation:
    """A table or view as it is in the database.

    Attributes:
        hides_rows: Whether a policy decides which of its rows are seen, or of what a view reads.
        aggregated: The tables of whose rows it got columns; it is a copy then that has them.
    """

    name: RelationName
    sql: Sql
    columns: tuple[Column, ...]
    hides_rows: bool = False
    aggregated: tuple[AggregatedRows, ...] = ()

    def column(self, name: str) -> Column:
        """The column of this name, spelled exactly.

        Raises:
            InspectionError: there is none; the message names near misses.
        """
        for column in self.columns:
            if column.name == name:
                return column
        raise InspectionError(self._missing(name))

    def refuse_missing(self, names: Iterable[str]) -> None:
        """Refuse names of columns that are not there, all at once."""
        known = {column.name for column in self.columns}
        missing = [self._missing(name) for name in names if name not in known]
        if missing:
            raise InspectionError("\n".join(missing))

    def _missing(self, name: str) -> str:
        names = [column.name for column in self.columns]
        near = get_close_matches(name, names, n=3, cutoff=0.6)
        near = near or [other for other in names if other.lower() == name.lower()]
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; it has {', '.join(names)}"
        return f"{self.name} has no column {name!r}{hint}"


def inspect(workspace: Workspace, name: RelationName) -> Relation:
    """The relation of this name.

    The catalogue and the driver must agree on its columns: a column that one of them does not see
    would go on unprotected.

    Raises:
        InspectionError: there is no such relation, it has no columns, or the two disagree.
    """
    dialect = workspace.dialect
    name = workspace.backend.resolve(name)
    table = dialect.table(name)
    failure: InspectionError | None = None
    try:
        seen = workspace.names("inspect/header", table=table)
        rows = workspace.rows(
            "inspect/columns",
            table=table,
            name=dialect.literal(name.name),
            schema=None if name.schema is None else dialect.literal(name.schema),
        )
    except TryAgainError:
        raise
    except DatabaseError as error:
        failure = unreadable(workspace, name, error)
    if failure is not None:
        raise failure
    columns = tuple(_column(workspace, row) for row in rows)
    if [column.name for column in columns] != seen:
        raise disagreeing(name, [column.name for column in columns], seen)
    hidden = dialect.filters_rows and workspace.rows(
        "inspect/filtered", reads=[dialect.lookup_name(name)]
    )
    return Relation(name, table, columns, hides_rows=bool(hidden))


def _column(workspace: Workspace, row: tuple[Any, ...]) -> Column:
    column = Column(*workspace.dialect.describe(row))
    dialect = workspace.dialect
    column = replace(column, made_of=dialect.base_type(row), declared=dialect.members(row))
    if column.kind is Kind.INSTANT and not workspace.dialect.zones:
        return replace(column, kind=Kind.OTHER)
    return column if column.scale is not None else column.as_comparable(workspace.dialect)


def settle_kinds(workspace: Workspace, relation: Relation, names: Iterable[str]) -> Relation:
    """The relation with the kinds of the named columns as their values bear out.

    SQLite stores any value under any declared type; what a column really holds decides there.

    Raises:
        InspectionError: columns hold values of more than one kind, or that are not of their type.
    """
    settled, mixed = detect_kinds(workspace, relation, names)
    if mixed:
        said = "; ".join(f"{name!r} {what}" for name, what in mixed.items())
        raise InspectionError(
            f"{relation.name}: a column that is generalized or measured has one kind of value, "
            f"numbers or texts, dates or times: {said}. Correct them, or use a view that casts the "
            "column to text or leaves them out"
        )
    return settled


def detect_kinds(
    workspace: Workspace, relation: Relation, names: Iterable[str]
) -> tuple[Relation, dict[str, str]]:
    """Determine the kinds of columns as `settle_kinds` does, without refusing any.

    Returns:
        The relation, and by name the columns that hold values of more than one kind, or not of the
        declared one: `is declared …`, and what they hold.
    """
    dialect = workspace.dialect
    wanted = [relation.column(name) for name in names]
    if dialect.checks_types or not wanted:
        return relation, {}
    said = []
    for column in wanted:
        value = dialect.quote(column.name)
        fitting = [dialect.literal(one) for one in sorted(_FITTING.get(column.kind, _STORAGE))]
        said.append((value, fitting, dialect.well_written(value, column.kind)))
    (row,) = workspace.rows("inspect/storage", table=relation.sql, columns=said)
    settled = {column.name: column for column in relation.columns}
    mixed = {}
    for column, packed in zip(wanted, row, strict=True):
        mismatches, flags = divmod(int(packed), 1 << len(_STORAGE))
        held = {name for place, name in enumerate(_STORAGE) if flags >> place & 1}
        kind = _detect_kind(column, held, mismatches)
        if kind is None:
            mixed[column.name] = _describe_mismatch(column, held, mismatches)
        else:
            settled[column.name] = replace(column, kind=kind)
    return replace(relation, columns=tuple(settled.values())), mixed


def _detect_kind(column: Column, held: set[str], mismatches: int) -> Kind | None:
    if not held or (column.kind in _FITTING and not mismatches):
        return Kind.TEXT if column.kind is Kind.OTHER else column.kind
    undeclared = not column.type or column.kind in {Kind.OTHER, Kind.INTEGER}
    for kind in (Kind.INTEGER, Kind.REAL, Kind.TEXT):
        if undeclared and held <= _FITTING[kind]:
            return kind
    return None


def _describe_mismatch(column: Column, held: set[str], mismatches: int) -> str:
    """Describe the declared type of a column, and the values in it that are not of that type."""
    told = f"is declared {column.display_type or 'without a type'} and holds "
    example = _EXAMPLES.get(column.kind)
    if example is not None:
        rows = inflect(mismatches, "row whose value is", "rows whose values are")
        return f"{told}{rows} not written as {example}"
    told += "values stored as " + " and ".join(sorted(held))
    return f"{told}, {inflect(mismatches, 'row')} not as declared" if mismatches else told


def set_zones(workspace: Workspace, relation: Relation, zones: Mapping[str, str]) -> Relation:
    """Return the relation with the time zones in which instants of the named columns are read.

    Raises:
        UnsupportedError: the engine does not know a zone.
    """
    dialect = workspace.dialect
    for name, zone in zones.items():
        if zone == UTC or relation.column(name).kind is not Kind.INSTANT:
            continue  # a zone for another kind is refused with the rest of the job
        if not workspace.count("inspect/zone", zone=dialect.literal(zone)):
            raise UnsupportedError(
                f"columns.{name}.zone: {dialect.name} has no time zone {zone}; "
                f"{dialect.where_zones_are}"
            )
    columns = (replace(c, zone=zones.get(c.name, UTC)) for c in relation.columns)
    return replace(relation, columns=tuple(columns))


def refuse_unusable(
    workspace: Workspace,
    relation: Relation,
    columns: Sequence[Column],
    persons: Collection[str] = (),
) -> None:
    """Refuse columns whose values have no equality, or no text, that a release could rely on.

    Raises:
        InspectionError: columns have types without a kind, or hold values that are in no interval.
    """
    unknown = [
        f"{column.name!r} ({column.display_type}) {column.why_none}"
        for column in columns
        if column.kind is Kind.OTHER
    ]
    if unknown:
        raise InspectionError(
            f"{relation.name}: columns cannot be generalized nor measured because of what their "
            f"type is: {'; '.join(unknown)}. Use a view that casts them to text, a number or a "
            "date, or publish them as they are (role: keep) or not at all (role: drop)"
        )
    _refuse_found(workspace, relation, columns, _checks, persons)


def refuse_long_texts(workspace: Workspace, relation: Relation, names: Iterable[str]) -> None:
    """Refuse to measure columns with texts of which the engine compares the beginning only."""
    columns = [relation.column(name) for name in dict.fromkeys(names)]
    _refuse_found(workspace, relation, columns, _long_texts)


def _refuse_found(
    workspace: Workspace,
    relation: Relation,
    columns: Sequence[Column],
    asked: Callable[[Workspace, Column], Iterator[tuple[Sql, str]]],
    persons: Collection[str] = (),
) -> None:
    checks = [(column, check) for column in columns for check in asked(workspace, column)]
    if not checks:
        return
    conditions = [condition for _, (condition, _) in checks]
    counts = workspace.rows("inspect/not_finite", table=relation.sql, conditions=conditions)[0]
    found = {
        f"column {column.name!r} holds {what} in {inflect(int(count), 'row')}": column
        for (column, (_, what)), count in zip(checks, counts, strict=True)
        if count
    }
    if found:
        remedy = "use a view that trims, cuts, hashes or casts them"
        if any(column.kind is not Kind.TEXT for column in found.values()):
            remedy = "replace or remove them: they are in no interval"
            if all(column.name in persons for column in found.values()):
                remedy = "replace or remove them: they distinguish no persons"
        raise InspectionError(f"{relation.name}: {'; '.join(found)}; {remedy}")


def _checks(workspace: Workspace, column: Column) -> Iterator[tuple[Sql, str]]:
    """Conditions for values of a column that no release can be made of, and what these are."""
    dialect, value = workspace.dialect, workspace.dialect.quote(column.name)
    condition = dialect.not_finite(value, column.kind)
    if condition is not None and column.kind is Kind.TEXT:
        yield condition, _ALIKE
    elif condition is not None:
        yield condition, _ENDLESS if column.kind.has_date else _BOUNDLESS
    precise = dialect.too_precise(value, column.kind)
    if precise is not None:
        yield precise, "nanoseconds (cast it to TIMESTAMPTZ in a view)"
    yield from _long_texts(workspace, column)


def _long_texts(workspace: Workspace, column: Column) -> Iterator[tuple[Sql, str]]:
    """Build checks like `_checks`, for texts that are longer than their compared part."""
    dialect, value = workspace.dialect, workspace.dialect.quote(column.name)
    beyond = dialect.beyond_sorts(value, column.type) if column.kind is Kind.TEXT else None
    if beyond is not None:
        longer, most = beyond
        yield longer, f"texts of more than {most:,} bytes, of which this engine sorts no more"

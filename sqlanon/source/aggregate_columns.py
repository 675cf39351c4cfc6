"""The source with columns that are aggregated from rows of other tables.

Rows of other tables that refer to rows of the source, by the values of its key.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.source.inspection import Column, inspect, refuse_unusable, settle_kinds
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlanon.source.aggregates import Aggregates
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class AggregatedRows:
    """A table whose rows were aggregated into numbers of persons.

    Attributes:
        nobodys: Rows whose key is NULL or not in the person table; they are in no number.
    """

    source: str
    rows: int
    nobodys: int


@dataclass(frozen=True, slots=True)
class _Value:
    """A column that is aggregated from a person's rows.

    Attributes:
        value: The value of a row `s`.
        whole: Whether the result is 0 for a person without rows; NULL otherwise.
    """

    column: Column
    named: Sql
    function: str
    value: Sql
    whole: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """A table of rows, as the template joins it.

    Attributes:
        key: The key of the person of a row `s` of the table.
        person: The key that it is compared with, of a row `p` of the source.
    """

    place: int
    name: str
    source: Sql
    key: Sql
    person: Sql
    textual: bool
    values: tuple[_Value, ...]
    hides_rows: bool


def add_aggregates(
    workspace: Workspace, said: Sequence[Aggregates], source: Relation, read: Collection[str] | None
) -> Relation:
    """Copy the source, with the aggregated columns after its own.

    Args:
        read: The columns that the copy has besides those that rows refer to; None for all.

    Raises:
        InspectionError: a table or column is missing, or a name is taken.
        JobError: a key is of another kind than what it refers to.
        UnsupportedError: a column is of no kind for its function, or the tables could not be read
            in one state.
    """
    refuse_several_states(workspace, "aggregates")
    parts = [_part(workspace, place, one, source) for place, one in enumerate(said)]
    made = [value.column for part in parts for value in part.values]
    known = {column.name.lower() for column in source.columns}
    for column in made:
        if column.name.lower() in known:
            raise InspectionError(
                f"{source.name} has a column {column.name!r} already; give the column of "
                "`aggregates` another name"
            )
    needed = None if read is None else {*read, *(one.person for one in said)}
    copied = [one.name for one in source.columns if needed is None or one.name in needed]
    copy = workspace.make(
        "stage/aggregated",
        "aggregated",
        source=source.sql,
        columns=[workspace.dialect.quote(name) for name in copied],
        parts=parts,
        totals=[workspace.fragment("stage/aggregated_totals", part=part) for part in parts],
    )
    return replace(
        source,
        sql=copy.sql,
        columns=(*source.columns, *made),
        hides_rows=source.hides_rows or any(part.hides_rows for part in parts),
        aggregated=tuple(_rows(workspace, part, copy.sql) for part in parts),
    )


def _rows(workspace: Workspace, part: _Part, source: Sql) -> AggregatedRows:
    """Count the rows of a table that belong to no person, and so are in no number."""
    ((rows, nobodys),) = workspace.rows("stage/of_nobody", part=part, source=source)
    return AggregatedRows(part.name, int(rows or 0), int(nobodys or 0))


def _part(workspace: Workspace, place: int, said: Aggregates, source: Relation) -> _Part:
    table = replace(inspect(workspace, said.source), name=said.source)
    read = [column for _, column in (one.function_and_column for one in said.columns.values())]
    table.refuse_missing([said.key, *read])
    used = [*dict.fromkeys([said.key, *read])]
    table = settle_kinds(workspace, table, used)
    source.refuse_missing([said.person])
    source = settle_kinds(workspace, source, [said.person])
    person, key = source.column(said.person), table.column(said.key)
    if person.kind is not key.kind:
        raise JobError(
            f"aggregates.{said.source}.key: {said.key} holds {key.kind} values and {said.person} "
            f"of {source.name} {person.kind} values; use a view that casts one of them"
        )
    refuse_unusable(workspace, source, [person], {person.name})
    refuse_unusable(workspace, table, [table.column(name) for name in used])
    dialect = workspace.dialect
    return _Part(
        place,
        str(said.source),
        table.sql,
        build_key_sql(dialect, key, "s"),
        build_key_sql(dialect, person, "p"),
        is_compared_as_text(person),
        tuple(_value(dialect, said, name, table) for name in said.columns),
        table.hides_rows,
    )


def _value(dialect: Dialect, said: Aggregates, name: str, table: Relation) -> _Value:
    """Build a column that is aggregated from rows.

    Raises:
        UnsupportedError: the function does not support the kind of the rows' column.
    """
    function, of = said.columns[name].function_and_column
    column, where = table.column(of), f"aggregates.{said.source}.columns.{name}.{function}"
    if function in {"min", "max"} and not column.kind.has_order:
        raise UnsupportedError(
            f"{where}: is of numbers and dates, and {of} holds {column.kind} values; use count or "
            "distinct"
        )
    if function in {"sum", "mean"} and column.kind is not Kind.INTEGER:
        raise UnsupportedError(
            f"{where}: is of whole numbers, whose sum is the same on every engine, and {of} holds "
            f"{column.kind} values; use a view that has whole numbers of them, such as cents"
        )
    value = dialect.column("s", of)
    made = Column(name, dialect.integer_type, Kind.INTEGER, nullable=False)
    match function:
        case "distinct":
            value = dialect.exact(value, column.kind)
        case "min" | "max":
            made = replace(column, name=name, nullable=True)
        case "mean":
            made = Column(name, dialect.double_type, Kind.REAL)
    return _Value(made, dialect.quote(name), function, value, not made.nullable)


def refuse_several_states(workspace: Workspace, what: str) -> None:
    """Refuse to read several tables where others could change one of them meanwhile.

    Raises:
        UnsupportedError: nothing shows them in one state.
    """
    backend = workspace.backend
    if not backend.snapshot and (backend.nested or not workspace.dialect.copying_locks_rows):
        raise UnsupportedError(
            f"{what}: this connection does not show several tables in one state; use a connection "
            "of its own, or a transaction at REPEATABLE READ, on an engine that has that"
        )


def build_key_sql(dialect: Dialect, key: Column, row: str) -> Sql:
    """Build the expression by which a row's key is compared with keys of other tables."""
    value = dialect.column(row, key.name)
    return key.key(dialect, value) if is_compared_as_text(key) else value


def is_compared_as_text(key: Column) -> bool:
    """Return whether keys are compared as texts."""
    return key.kind is not Kind.INTEGER

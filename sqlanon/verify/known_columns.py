"""Measure how well a known column that is not generalized singles out rows, in SQL.

See docs/definitions, "Columns that are not generalized".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import VerificationError
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Row, Workspace

_TOGETHER = 100
"""The most columns of one statement; engines limit the parts of a UNION (SQLite: 500)."""


@dataclass(frozen=True, slots=True)
class KnownColumn:
    """How a column of a relation singles out rows, alone and with the quasi-identifiers.

    Attributes:
        values: Its distinct values, including NULL if rows without a value were counted.
        alone: Rows whose value no other row has.
        classes: Classes of rows that are equal in it and in every quasi-identifier.
        smallest: Rows of the smallest of these classes; None without rows.
        spread: Values whose rows are in more than one class.
        singled: Values of `spread`, which are persons, whose classes have fewer than k persons in
            common; None where that was not measured.
    """

    name: str
    rows: int
    values: int
    alone: int
    classes: int
    smallest: int | None
    unique: int
    spread: int
    singled: int | None = None


@dataclass(frozen=True, slots=True)
class SharedValues:
    """A column, and the classes whose rows all have the same value of it, which may be NULL."""

    name: str
    classes: int
    rows: int


class _Known(NamedTuple):
    """A row of `exposure/known_too`; see KnownColumn."""

    place: int
    held: int
    occurring: int
    alone: int
    classes: int
    smallest: int | None
    single: int
    spread: int


class _Values(NamedTuple):
    """A row of `exposure/alone`; see KnownColumn."""

    place: int
    held: int
    occurring: int


class _Shared(NamedTuple):
    """A row of `exposure/shared_values`; see SharedValues."""

    place: int
    classes: int
    held: int


def measure_known_columns(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    columns: Sequence[tuple[str, Kind]],
    *,
    known: bool = False,
    keys: bool = False,
    stored: bool = False,
) -> tuple[KnownColumn, ...]:
    """Measure each column alone and with the quasi-identifiers, by values as a reader sees them.

    Args:
        known: Whether rows without a value in the column are left out.
        keys: Whether some columns are likely to be keys. Then all are counted alone first, because
            grouping rows by a key and all other columns is by far the slowest, and adds nothing.
        stored: Whether columns are stored separately, so that reading one twice costs little more.
    """
    found: dict[str, KnownColumn] = {}
    if keys:
        more = {"known": known, "stored": stored}
        template = "exposure/alone"
        counted = _fetch_columns(
            workspace, template, _Values, relation, quasi, columns=columns, **more
        )
        for (name, _), (_, rows, values) in zip(columns, counted, strict=True):
            if rows == values:
                smallest = 1 if rows else None
                found[name] = KnownColumn(name, rows, values, rows, rows, smallest, rows, 0)
    others = [column for column in columns if column[0] not in found]
    template = "exposure/known_too"
    grouped = _fetch_columns(
        workspace, template, _Known, relation, quasi, columns=others, known=known
    )
    for (name, _), row in zip(others, grouped, strict=True):
        found[name] = KnownColumn(name, *row[1:])
    return tuple(found[name] for name, _ in columns)


def find_shared_values(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    columns: Sequence[tuple[str, Kind]],
) -> tuple[SharedValues, ...]:
    """Find the classes that disclose a column's value; see `measure_known_columns`."""
    found = _fetch_columns(
        workspace, "exposure/shared_values", _Shared, relation, quasi, columns=columns
    )
    return tuple(
        SharedValues(name, *row[1:]) for (name, _), row in zip(columns, found, strict=True)
    )


def _fetch_columns(
    workspace: Workspace,
    template: str,
    row: type[Row],
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    *,
    columns: Sequence[tuple[str, Kind]],
    **more: Any,  # noqa: ANN401 - what a template prints
) -> list[Row]:
    """Return one row per column, in their order, with as few statements as possible."""
    found: list[Row] = []
    for first in range(0, len(columns), _TOGETHER):
        asked = columns[first : first + _TOGETHER]
        values = {"quasi": _as_read(workspace, quasi), "columns": _as_read(workspace, asked)}
        whole = [kind is Kind.INTEGER for _, kind in asked]
        asking = {"relation": relation, "whole": whole, **values, **more}
        answer = sorted(workspace.ask(template, row, **asking))
        if [one[0] for one in answer] != list(range(len(asked))):
            raise VerificationError("the measurement of columns got no answer")
        found += answer
    return found


def _as_read(workspace: Workspace, columns: Sequence[tuple[str, Kind]]) -> list[Sql]:
    dialect = workspace.dialect
    return [dialect.as_published(dialect.quote(name), kind) for name, kind in columns]

"""What a reader can tell who knows a column that is not generalized, with SQL of its own.

See docs/definitions.md, "Columns that are not generalized".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.sql.dialects import Kind
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace

_TOGETHER = 100
"""Columns of one statement; engines limit the parts of a UNION (SQLite: 500)."""


@dataclass(frozen=True, slots=True)
class KnownColumn:
    """A column of a relation, alone and beside the quasi-identifiers.

    Attributes:
        name: Its name.
        values: Its distinct values, NULL among them.
        alone: Rows that it alone tells from all others.
        classes: Classes of rows that are equal in it and in every quasi-identifier.
        smallest: Rows of the smallest of them; None without rows.
        unique: Rows that are alone in theirs.
    """

    name: str
    values: int
    alone: int
    classes: int
    smallest: int | None
    unique: int


class _Known(NamedTuple):
    """A row of `verify/known_too`; see KnownColumn."""

    place: int
    occurring: int
    alone: int
    classes: int
    smallest: int | None
    single: int


def known_columns(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    columns: Sequence[tuple[str, Kind]],
) -> tuple[KnownColumn, ...]:
    """Measure each column alone and beside the quasi-identifiers, as a reader tells values.

    Args:
        workspace: Runs the statements.
        relation: What is measured.
        quasi: Its quasi-identifiers and their kinds.
        columns: The columns and their kinds.

    Raises:
        VerificationError: the database gave no answer for a column.
    """
    return tuple(_measured(workspace, relation, quasi, columns))


def _measured(
    workspace: Workspace,
    relation: Sql,
    quasi: Sequence[tuple[str, Kind]],
    columns: Sequence[tuple[str, Kind]],
) -> Iterator[KnownColumn]:
    values = as_read(workspace, quasi)
    for first in range(0, len(columns), _TOGETHER):
        asked = columns[first : first + _TOGETHER]
        answer = workspace.ask(
            "verify/known_too",
            _Known,
            relation=relation,
            quasi=values,
            columns=as_read(workspace, asked),
        )
        if sorted(row.place for row in answer) != list(range(len(asked))):
            raise VerificationError("the measurement of columns got no answer")
        for (name, _), row in zip(asked, sorted(answer), strict=True):
            yield KnownColumn(name, *row[1:])


def as_read(workspace: Workspace, columns: Sequence[tuple[str, Kind]]) -> list[Sql]:
    """The columns' values as a reader of the relation tells them."""
    dialect = workspace.dialect
    return [dialect.as_published(dialect.quote(name), kind) for name, kind in columns]

"""Rows of other tables that refer to rows of the source, by the values of its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.source.inspection import Column
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


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


def told_by(dialect: Dialect, key: Column, row: str) -> Sql:
    """The key of a row as keys of other tables are compared with it."""
    value = dialect.column(row, key.name)
    return key.key(dialect, value) if told_by_text(key) else value


def told_by_text(key: Column) -> bool:
    """Whether keys are compared as texts."""
    return key.kind is not Kind.INTEGER

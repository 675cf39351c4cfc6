"""One version of a source that keeps several, for all that a run reads of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import DatabaseError, TryAgainError
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

_FORMATS = ("delta", "iceberg")
"""Formats of tables whose earlier versions can be read."""


class _Fact(NamedTuple):
    """A row of `inspect/format`."""

    name: str
    said: str | None
    comment: str | None


def pinned(workspace: Workspace, table: Relation) -> Relation:
    """The version that a table has now, where the engine can name it; else the table itself.

    What is read of the first stays the same whoever writes meanwhile. Whether a table has versions
    that this connection may read is asked of the engine, which may refuse it (a filter on rows, a
    connector without them): a table that is not pinned is counted again after the release was
    written, as is one that is.
    """
    if not workspace.dialect.pins_versions:
        return table
    try:
        return _at_its_version(workspace, table) or table
    except TryAgainError:
        raise
    except DatabaseError:
        return table


def _at_its_version(workspace: Workspace, table: Relation) -> Relation | None:
    facts = workspace.ask("inspect/format", _Fact, table=table.sql)
    told = next((fact.said for fact in facts if fact.name == "Provider"), None)
    kept = (told or "").lower()
    if kept not in _FORMATS:
        return None
    found = workspace.rows(f"inspect/version_of_{kept}", table=table.sql)
    if not found:
        return None
    version = found[0][0]
    said = workspace.dialect.literal(version) if isinstance(version, str) else version
    sql = render(workspace.dialect, "inspect/as_of", table=table.sql, version=said)
    names = workspace.names("inspect/header", table=sql)
    if names != [column.name for column in table.columns]:
        return None
    return replace(table, sql=sql)

"""A release as a table that is never changed, and the target as a view that is moved to it.

On engines whose tables are files, a table that gets another's name, or is written over, is missing
or empty to readers meanwhile. A view is moved in one step: its readers see the release before or
this one, whole. Who is reading the one before goes on, so that one stays until the next run.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.ledger import runs_of
from sqlanon.ledger.names import BEHIND_VIEW, existing
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace

_RUN = re.compile(r"__([0-9a-f]{12})\b")


def refuse_table(workspace: Workspace, target: RelationName, replaced: str | None) -> None:
    """Refuse to put a view in the place of a table.

    Raises:
        PublishError: the target is no view.
    """
    if replaced not in {None, "VIEW"}:
        raise PublishError(
            f"{target} is a table; on {workspace.dialect.name} a release is published as a view of "
            "a table of its own, and none takes a table's place at once: drop it first, or publish "
            "to another name"
        )


def runs_shown(workspace: Workspace, target: RelationName) -> set[str]:
    """The runs whose releases a view reads; none where there is no view."""
    if existing(workspace, target) != "VIEW":
        return set()
    dialect = workspace.dialect
    rows = workspace.rows(
        "publish/shown",
        target=dialect.table(target),
        name=dialect.literal(target.name),
        schema=None if target.schema is None else dialect.literal(target.schema),
    )
    return {run for row in rows for run in _RUN.findall(str(row[0]))}


def shown(workspace: Workspace, target: RelationName) -> list[RelationName]:
    """The tables that a target's view reads and a run has made."""
    return [
        RelationName(target.schema, f"{target.name}__{run}")
        for run in sorted(runs_shown(workspace, target))
    ]


def older(workspace: Workspace, target: RelationName, ledger: Sql) -> list[RelationName]:
    """Tables of a target's earlier releases, but for the one that is shown.

    Args:
        workspace: Asks.
        target: The view.
        ledger: Knows which runs have published under the target's name.
    """
    dialect = workspace.dialect
    entered = set(runs_of(workspace, ledger, target))
    rows = workspace.rows(
        "inspect/named",
        pattern=dialect.literal(f"{target.name}__%"),
        schema=None if target.schema is None else dialect.literal(target.schema),
    )
    going = runs_shown(workspace, target)
    return [
        RelationName(target.schema, name)
        for (name,) in rows
        if (found := BEHIND_VIEW.fullmatch(name))
        and found["target"].lower() == target.name.lower()
        and found["run"] in entered - going
    ]


def show(
    workspace: Workspace, staged: RelationName, target: RelationName, *, there: bool
) -> Command:
    """Let the target's view show a release; `there` says whether there is such a view."""
    dialect = workspace.dialect
    return workspace.command(
        "publish/show",
        create=dialect.move_view if there else dialect.create_view,
        target=dialect.table(target),
        staged=dialect.table(staged),
    )

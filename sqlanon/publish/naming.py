"""How a verified table gets the target's name, and what has it now loses it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace


def naming_steps(
    workspace: Workspace,
    staged: RelationName,
    target: RelationName,
    replaced: str | None,
) -> list[Command]:
    """Make the verified staging table visible under the target's name.

    Args:
        workspace: Knows the dialect.
        staged: The staging table.
        target: The name to publish under.
        replaced: What has that name now, to be dropped; None where it is free.
    """
    dialect = workspace.dialect
    names = {"staged": dialect.table(staged), "target": dialect.table(target)}
    steps: list[Command] = []
    drop = "publish/drop_view" if replaced == "VIEW" else "publish/drop"
    if replaced not in {None, "VIEW"} and dialect.renames_two_at_once:
        # one statement for both names: no reader ever misses the target
        old = dialect.table(aside(workspace, target))
        steps.append(workspace.command("publish/exchange", aside=old, **names))
        return [*steps, workspace.command(drop, table=old)]
    if replaced is not None:
        steps.append(workspace.command(drop, table=names["target"]))
    steps.append(workspace.command("publish/rename", name=dialect.quote(target.name), **names))
    return steps


def aside(workspace: Workspace, target: RelationName) -> RelationName:
    """What a target that is replaced is called until it is dropped."""
    return RelationName(target.schema, f"{PREFIX}{workspace.run_id}_old")

"""Releases that are there and that no ledger knows.

Where DDL commits, a run can be killed when its release has its name and is not entered yet. The
comment of the table tells its run.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.ledger.attempts import attempts
from sqlanon.ledger.names import same_relation
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlanon.ledger.attempts import Attempt
    from sqlanon.sql.workspace import Workspace

_RUN = re.compile(r"anonymized by sqlanon, run ([0-9a-f]{12}):")
"""How `Report.sentence` begins."""


def unentered_run(
    workspace: Workspace, target: RelationName, entered: Collection[str]
) -> str | None:
    """The run whose release a target has, if a ledger should have it and has not.

    Args:
        workspace: Asks.
        target: The table, with its schema.
        entered: The runs that the ledger has.

    Returns:
        None too where the engine undoes what was not entered, or where a comment of the user's
        hides it.
    """
    dialect = workspace.dialect
    if dialect.ddl_rolls_back or not dialect.keeps_comments:
        return None
    schema, name = dialect.literal(str(target.schema)), dialect.literal(target.name)
    for (comment,) in workspace.rows("inspect/comment", schema=schema, name=name):
        told = _RUN.match(str(comment or ""))
        if told is not None and told[1] not in entered:
            return told[1]
    return None


def unentered_releases(
    workspace: Workspace, source: RelationName, ledger: RelationName, entered: Collection[str]
) -> list[Attempt]:
    """The runs over a source whose releases are there, each as it began, the oldest first."""
    if workspace.dialect.ddl_rolls_back:
        return []
    begun = {one.run_id: one for one in reversed(attempts(workspace, ledger))}
    there: dict[str, str | None] = {}
    found: list[Attempt] = []
    for one in reversed(begun.values()):
        if one.run_id in entered:
            continue
        target = RelationName.parse(one.target)
        if one.target not in there:
            there[one.target] = unentered_run(workspace, target, entered)
        if one.run_id == there[one.target] and same_relation(
            workspace, source, RelationName.parse(one.source)
        ):
            found.append(one)
    return found

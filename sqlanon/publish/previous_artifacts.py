"""Tables that earlier runs stored for a target: recodings of a view, keys of a release.

They are found by the ledger, and dropped when another release has replaced theirs.

Where tables are files, a release is a table that is never changed, and the target is a view that is
moved to it. On such engines a table that is renamed or overwritten is missing or empty to readers
meanwhile. A view is moved in one step: its readers see the release before or this one, whole. Some
may still be reading the one before, so it stays until the next run.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.ledger import runs_of
from sqlanon.ledger.names import BEHIND_VIEW, existing, list_carried_objects
from sqlanon.release.store import COUNTS, FORGED, ITEMS, KNOWN, LIVE, PUBLIC, SIGNATURES
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


_LASTING = (KNOWN, FORGED, ITEMS, PUBLIC, SIGNATURES)
"""How names end of what is not dropped with a release: readers keep what they have of it."""


def find_stored_before(
    workspace: Workspace, targets: Sequence[RelationName], ledger: RelationName | None
) -> list[RelationName]:
    """Find the tables that earlier runs stored for a release's tables, which are dropped with them.

    Behind views these are the releases before the replaced one.

    Raises:
        PublishError: a view of the release before is not replaced, and would be left without its
            rows.
    """
    if not workspace.dialect.behind_views:
        found = find_stored_tables(workspace, targets[0], ledger)
        for table in found:
            if table.name.endswith(COUNTS):
                _refuse_left(workspace, table, targets)
        return found
    if ledger is None or existing(workspace, ledger) is None:
        return []
    entered = workspace.dialect.table(ledger)
    return [name for target in targets for name in older(workspace, target, entered)]


def _refuse_left(
    workspace: Workspace, counts: RelationName, targets: Sequence[RelationName]
) -> None:
    """Refuse to drop counts of groups that a view shows which stays."""
    replaced = {one.name.lower() for one in targets}
    views = [name for kind, name in list_carried_objects(workspace, counts) if kind == "view"]
    if left := [name for name in views if name.lower() not in replaced]:
        raise PublishError(
            f"{', '.join(left)} shows groups of the present release of {targets[0]}, and this "
            "job does not replace it: drop that view first, or publish to another name"
        )


def find_stored_tables(
    workspace: Workspace, target: RelationName, ledger: RelationName | None
) -> list[RelationName]:
    """Find the tables and views that runs of a ledger stored for a target.

    Not among them are the keys of releases that are compared for as long as somebody has them, and
    the signatures of persons, which only a run that continues from them drops.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return []
    dialect = workspace.dialect
    schema = None if target.schema is None else dialect.literal(target.schema)
    runs = runs_of(workspace, dialect.table(ledger), target)
    if not runs:
        return []
    # all at once: a target that is replaced daily has hundreds
    pattern = dialect.literal(f"{RECODING}%")
    named = [
        str(name) for (name,) in workspace.rows("inspect/named", pattern=pattern, schema=schema)
    ]
    return [
        RelationName(target.schema, name)
        for run in runs
        for name in named
        if name.startswith(f"{RECODING}{run}") and not name.endswith(_LASTING)
    ]


def drop_stored(workspace: Workspace, stored: Iterable[RelationName], if_there: str = "") -> None:
    """Drop them, now that nothing reads them any more; views first, which read the tables."""
    for table in sorted(stored, key=lambda one: not one.name.endswith(LIVE)):
        kind = "drop_view" if table.name.endswith(LIVE) else "drop"
        workspace.run(f"publish/{kind}{if_there}", table=workspace.dialect.table(table))


_RUN = re.compile(r"__([0-9a-f]{12})\b")


def refuse_table(workspace: Workspace, target: RelationName, replaced: str | None) -> None:
    """Refuse to put a view in the place of a table."""
    if replaced not in {None, "VIEW"}:
        raise PublishError(
            f"{target} is a table; on {workspace.dialect.name} a release is published as a view, "
            "which cannot replace a table in one step: drop it first, or publish to another name"
        )


def runs_shown(workspace: Workspace, target: RelationName) -> set[str]:
    """Return the runs whose releases a view reads; none where there is no view."""
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


def find_shown_tables(workspace: Workspace, target: RelationName) -> list[RelationName]:
    """Find the tables of runs that a target's view reads."""
    return [
        RelationName(target.schema, f"{target.name}__{run}")
        for run in sorted(runs_shown(workspace, target))
    ]


def older(workspace: Workspace, target: RelationName, ledger: Sql) -> list[RelationName]:
    """Tables of a target's earlier releases, but for the one that is shown.

    Args:
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

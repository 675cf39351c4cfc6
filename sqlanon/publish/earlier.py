"""What earlier runs stored beside a target: recodings of a view, keys of a release.

They are found by the ledger, and dropped when another release has taken that one's place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.ledger import runs_of
from sqlanon.ledger.names import carried, existing
from sqlanon.publish.behind_view import older
from sqlanon.release.store import COUNTS, FORGED, ITEMS, KNOWN, LIVE, PUBLIC, SIGNATURES
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.sql.workspace import Workspace

_LASTING = (KNOWN, FORGED, ITEMS, PUBLIC, SIGNATURES)
"""How names end of what is not dropped with a release: readers keep what they have of it."""


def stored_before(
    workspace: Workspace, targets: Sequence[RelationName], ledger: RelationName | None
) -> list[RelationName]:
    """What earlier runs stored beside the tables of a release, and is dropped with theirs.

    Behind views these are the releases before the one that is replaced.

    Raises:
        PublishError: a view of the release before is not replaced, and would be left without its
            rows.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return []
    if not workspace.dialect.behind_views:
        found = stored_with(workspace, targets[0], ledger)
        for table in found:
            if table.name.endswith(COUNTS):
                _refuse_left(workspace, table, targets)
        return found
    entered = workspace.dialect.table(ledger)
    return [name for target in targets for name in older(workspace, target, entered)]


def _refuse_left(
    workspace: Workspace, counts: RelationName, targets: Sequence[RelationName]
) -> None:
    """Refuse to drop counts of groups that a view shows which stays."""
    replaced = {one.name.lower() for one in targets}
    views = [name for kind, name in carried(workspace, counts) if kind == "view"]
    if left := [name for name in views if name.lower() not in replaced]:
        raise PublishError(
            f"{', '.join(left)} shows groups of the release that {targets[0]} has, and this job "
            "makes none that takes its place: drop that view first, or publish to another name"
        )


def stored_with(
    workspace: Workspace, target: RelationName, ledger: RelationName | None
) -> list[RelationName]:
    """The tables and views that runs which a ledger knows stored for a target.

    Those by which a release is known for as long as anybody has it are not among them, nor the
    signatures that persons keep, which only a run that goes on from them takes away.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return []
    dialect = workspace.dialect
    schema = None if target.schema is None else dialect.literal(target.schema)
    runs = runs_of(workspace, dialect.table(ledger), target)
    if not runs:
        return []
    # all at once: a target that is replaced every night has hundreds
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

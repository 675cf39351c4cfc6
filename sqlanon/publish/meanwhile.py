"""Runs over one source at the same time, of which a guarded one would not see the release.

Each run enters that it begins, in a transaction of its own, before it asks who else is at it, and
asks before its snapshot is taken. Of two runs one is asked after the other has entered itself: it
finds that one going on, or its release in the ledger.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.publish.attempts import RUNNING, attempts, going_on
from sqlanon.publish.ledger import entries
from sqlanon.publish.names import existing, same_relation
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Workspace


def refuse_another_run(workspace: Workspace, source: RelationName, ledger: RelationName) -> None:
    """Refuse to go on while another run is at the same source.

    Args:
        workspace: Asks, in a transaction that ends before the run's own begins.
        source: The source.
        ledger: Where runs are entered.

    Raises:
        PublishError: there is one.
    """
    begun = {
        one.run_id: one
        for one in attempts(workspace, ledger)
        if one.state == RUNNING and one.run_id != workspace.run_id
    }
    # who goes on is asked first: a run may end meanwhile, and is then found to have ended
    alive = going_on(workspace, begun.values(), attempts(workspace, ledger))
    ended = {one.run_id for one in attempts(workspace, ledger) if one.ended}
    if existing(workspace, ledger) is not None:
        ended |= {one.run_id for one in entries(workspace, ledger)}
    for run in sorted(alive - ended):
        if same_relation(workspace, source, RelationName.parse(begun[run].source)):
            raise PublishError(
                f"releases: run {run} over {source} goes on, and this one could not be read "
                "together with its release; run one after the other"
            )

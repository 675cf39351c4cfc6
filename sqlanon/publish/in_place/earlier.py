"""What the ledger says of the last run that published a table in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.publish.published_classes import entered_classes
from sqlanon.publish.releases import releases_of
from sqlanon.source.standing import Earlier

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def earlier_run(
    workspace: Workspace, table: RelationName, ledger: RelationName | None
) -> Earlier | None:
    """The run that published a table in place, if none came after it and its labels are known.

    A level is all that is needed to tell the labels that it left from values (`source/standing`),
    and it stands in the run's report. Of other recodings what their classes read is entered.

    Args:
        workspace: Asks.
        table: The table.
        ledger: Where its runs are entered; None for nowhere.
    """
    releases = releases_of(workspace, table, ledger)
    if ledger is None or not releases or releases[-1].mode != "replace":
        return None
    last = releases[-1]
    if last.levels:
        return Earlier(last.run_id, last.levels)
    classes = entered_classes(workspace, ledger, last.run_id)
    return None if classes is None else Earlier(last.run_id, {}, classes)

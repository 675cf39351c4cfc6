"""What the ledger says of the last run that published a table in place."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlanon.publish.ledger import entries
from sqlanon.publish.names import existing
from sqlanon.source.standing import Earlier, StoredLevel

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def earlier_run(
    workspace: Workspace, table: RelationName, ledger: RelationName | None
) -> Earlier | None:
    """The run that published a table in place, if none came after it and it chose levels.

    A level is all that is needed to tell the labels that it left from values (`source/standing`),
    and it stands in the run's report: nothing else is stored of what the table held.

    Args:
        workspace: Asks.
        table: The table.
        ledger: Where its runs are entered; None for nowhere.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return None
    runs = [run for run in entries(workspace, ledger) if run.target == str(table)]
    if not runs:
        return None
    report = json.loads(runs[-1].report)
    recoding = report["recoding"]
    # what a compiled script enters says of no target: it publishes to another table than its source
    if report.get("target", {}).get("mode") != "replace" or "levels" not in recoding:
        return None
    roots = {name: one["hierarchy_height"] for name, one in recoding["attributes"].items()}
    stored = {name: StoredLevel(level, roots[name]) for name, level in recoding["levels"].items()}
    return Earlier(runs[-1].run_id, stored)

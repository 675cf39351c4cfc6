"""Columns of a release that hold numbers which were drawn by lot: nobody can know them before."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.publish.preflight import Needs, missing
from sqlanon.report.data import NUMBERED
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Workspace


def drawn_columns(workspace: Workspace, table: RelationName) -> frozenset[str]:
    """The renumbered keys of a table, where the ledger beside it says that the last run drew them.

    None where there is no ledger, or where it may not be read: measuring needs only the table.

    Args:
        workspace: Asks.
        table: The table, which anybody may have made.
    """
    found = workspace.backend.resolve(table)
    ledger = RelationName(found.schema, LEDGER)
    if existing(workspace, ledger) is None or missing(workspace, Needs((ledger,))):
        return frozenset()
    runs = [one for one in entries(workspace, ledger) if same_target(workspace, one.target, found)]
    columns = json.loads(runs[-1].report).get("columns", {}) if runs else {}
    return frozenset(name for name, fate in columns.items() if fate == NUMBERED)

"""A view's rows, written anew from what its source holds now, under the recoding of its last run.

One transaction takes away the rows that are shown and writes those of today: readers see all old
or all new. Rows whose values the recoding does not know, and classes that have become smaller than
the models need, are left out; what is written is measured before the transaction ends.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.publish.ledger import entries
from sqlanon.publish.names import LEDGER, existing
from sqlanon.release.store import LIVE
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Shown:
    """What a view shows, by its last run.

    Attributes:
        view: Its name.
        rows: The table that it shows.
        live: What that table is filled from.
        quasi: Its quasi-identifiers.
        k: Rows that each of its classes has.
    """

    view: RelationName
    rows: RelationName
    live: RelationName
    quasi: tuple[str, ...]
    k: int


def shown_by(workspace: Workspace, view: RelationName, ledger: RelationName | None) -> Shown:
    """What a view shows.

    Args:
        workspace: Asks.
        view: The view.
        ledger: Where its runs are entered; None for beside it.

    Raises:
        PublishError: it is no view that follows its source by refreshes.
    """
    found = workspace.backend.resolve(view)
    home = found.schema or str(workspace.rows("inspect/home")[0][0])
    name = RelationName(home, found.name)
    said = ledger or RelationName(home, LEDGER)
    beside = said if said.schema is not None else RelationName(home, said.name)
    kind = existing(workspace, name)
    if kind != "VIEW":
        raise PublishError(f"{view} is {kind or 'not there'}; only a view can be refreshed")
    runs = entries(workspace, beside) if existing(workspace, beside) is not None else []
    for run in reversed(runs):
        if run.target == str(name):
            stem = f"{RECODING}{run.run_id}"
            rows, live = (RelationName(home, f"{stem}{end}") for end in ("_rows", LIVE))
            if existing(workspace, rows) is None or existing(workspace, live) is None:
                break
            report = json.loads(run.report)
            fates = report["columns"].items()
            quasi = tuple(column for column, fate in fates if fate == "quasi-identifier")
            k = max(int(model["required"]) for model in report["models"])
            return Shown(name, rows, live, quasi, k)
    raise PublishError(
        f"{view} is not refreshed: no run in {beside} made it a view with `follows: refresh`"
    )


def write_anew(workspace: Workspace, shown: Shown) -> None:
    """Write the rows of today in place of those that are shown."""
    dialect = workspace.dialect
    rows, live = dialect.table(shown.rows), dialect.table(shown.live)
    columns = [dialect.quote(name) for name in workspace.names("inspect/header", table=rows)]
    workspace.run("publish/forget", rows=rows)
    workspace.run("publish/admit", rows=rows, live=live, columns=columns)

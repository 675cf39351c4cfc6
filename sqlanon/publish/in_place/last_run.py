"""What the ledger says of the last run that published a table in place."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.ledger.releases import EnteredRelease, releases_of

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def last_in_place(
    workspace: Workspace, table: RelationName, ledger: RelationName | None
) -> EnteredRelease | None:
    """Return the run that published a table in place, if none came after it.

    Args:
        workspace: Asks.
        table: The table.
        ledger: Where its runs are entered; None for nowhere.
    """
    releases = releases_of(workspace, table, ledger)
    return releases[-1] if releases and releases[-1].mode == "replace" else None


def minute(release: EnteredRelease) -> str:
    """Return when a release was published."""
    return f"{datetime.fromisoformat(release.finished).astimezone(UTC):%Y-%m-%d %H:%M} (UTC)"


def already_anonymized(table: RelationName, last: EnteredRelease) -> str:
    """Return the sentence that tells of the run whose labels stand in a table."""
    return (
        f"run {last.run_id} has anonymized {table} in place already, at {minute(last)}: its "
        "columns hold labels, not raw values; load the table anew, or give a job that goes on from "
        "them (docs/in-place.md)"
    )

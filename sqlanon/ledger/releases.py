"""The ledger's records of a target's releases: the levels of each, and the last run in place.

The last run that published a table in place is read with the rows added since.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import existing, same_target
from sqlanon.report.data import REFRESHED
from sqlanon.source.class_labels import StoredLevel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.ledger.ledger import Entry
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class EnteredRelease:
    """A release, as recorded in the ledger.

    Attributes:
        run_id: Its run, or that of the script or the refresh.
        job_digest: The digest of its job.
        mode: The mode of publication; None for a compiled script's release and for a refresh of a
            view.
        recoding: The kind of its recoding, as a report calls it; None where no run made it.
        levels: By attribute the level at which it was published; empty where none was chosen.
        shape: The digest of the quasi-identifiers and hierarchies; None where no run made it.
        reused: The run that searched for its recoding, where it was not this one.
        details: The published names of detail tables, by the table that was read.
        rows: Its rows; None where the ledger does not have them.
        finished: When it was published, in UTC as ISO 8601.
    """

    run_id: str
    job_digest: str
    mode: str | None
    recoding: str | None
    levels: Mapping[str, StoredLevel]
    shape: str | None = None
    reused: str | None = None
    details: Mapping[str, str] = field(default_factory=dict)
    rows: int | None = None
    finished: str = ""


def releases_of(
    workspace: Workspace, target: RelationName, ledger: RelationName | None
) -> list[EnteredRelease]:
    """The releases of a target, the oldest first; none where there is no ledger.

    Args:
        workspace: Runs the statements.
        target: The target of the runs.
        ledger: Where runs are entered; None for nowhere.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return []
    entered = entries(workspace, ledger)
    return [release_of(one) for one in entered if same_target(workspace, one.target, target)]


def release_of(entry: Entry) -> EnteredRelease:
    """A release as its run was entered."""
    report: dict[str, Any] = json.loads(entry.report)
    rows = report.get("rows", {}).get("published")
    if {"script", REFRESHED} & report.keys():
        return EnteredRelease(
            entry.run_id,
            entry.job_digest,
            None,
            None,
            {},
            rows=rows,
            finished=entry.finished_at,
        )
    recoding = report["recoding"]
    levels = {
        name: StoredLevel(level, recoding["attributes"][name]["hierarchy_height"])
        for name, level in (recoding.get("levels") or {}).items()
    }
    mode = report["target"]["mode"]
    return EnteredRelease(
        entry.run_id,
        entry.job_digest,
        mode,
        recoding["kind"],
        levels,
        shape=recoding.get("shape"),
        reused=report["search"].get("reused"),
        details={one["source"]: one["target"] for one in report.get("details", ())},
        rows=rows,
        finished=entry.finished_at,
    )


def last_in_place(
    workspace: Workspace, table: RelationName, ledger: RelationName | None
) -> EnteredRelease | None:
    """Return the run that published a table in place, if no later run did.

    Args:
        workspace: Runs the statements.
        table: The table.
        ledger: Where its runs are entered; None for nowhere.
    """
    releases = releases_of(workspace, table, ledger)
    return releases[-1] if releases and releases[-1].mode == "replace" else None


def minute(release: EnteredRelease) -> str:
    """Return when a release was published."""
    return f"{datetime.fromisoformat(release.finished).astimezone(UTC):%Y-%m-%d %H:%M} (UTC)"


def already_anonymized(table: RelationName, last: EnteredRelease) -> str:
    """Return the sentence on the run whose labels are in a table."""
    return (
        f"run {last.run_id} has anonymized {table} in place already, at {minute(last)}: its "
        "columns have labels, not raw values; load the raw table again, or use a job that "
        "continues from the labels (docs/in-place.md)"
    )

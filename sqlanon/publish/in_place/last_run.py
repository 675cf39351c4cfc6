"""What the ledger says of the last run that published a table in place, and who has come since."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.common.wording import counted
from sqlanon.errors import VerificationError
from sqlanon.features.rerun_in_place.published_classes import entered_classes
from sqlanon.ledger.releases import EnteredRelease, releases_of
from sqlanon.report.data import ReleaseChanges
from sqlanon.source.standing import Earlier
from sqlanon.sql.workspace import typed

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.report.data import ResumedRun
    from sqlanon.source.standing import Standing
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


# -- the last run ----------------------------------------------------------------------------------


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


def earlier_run(
    workspace: Workspace, ledger: RelationName | None, last: EnteredRelease | None
) -> Earlier | None:
    """Return what the next run in place can go on from, if the labels of the last one are known.

    A level is all that is needed to tell the labels that it left from values (`source/standing`),
    and it stands in the run's report. Of other recodings what their classes read is entered.

    Args:
        workspace: Asks.
        ledger: Where its runs are entered; None for nowhere.
        last: The last run that published the table in place.
    """
    if ledger is None or last is None:
        return None
    if last.levels:
        return Earlier(last.run_id, last.levels)
    classes = entered_classes(workspace, ledger, last.run_id)
    return None if classes is None else Earlier(last.run_id, {}, classes)


# -- rows since then -------------------------------------------------------------------------------
#
# Whoever saw the table before sees which rows have come to a class, with their sensitive values:
# few of them are known by that. In place nobody can wait, since who waits stays raw in the table.

UNSEEN = (
    "who came is told by values that are no labels: rows that came and read as a class does are "
    "not counted, nor is who went"
)
"""What `on_small_change` does not see in place."""


class _Newcomers(NamedTuple):
    """The row of standing/newcomers."""

    rows: int
    classes: int
    small: int


def newcomers(
    workspace: Workspace, release: Release, resumed: ResumedRun, standing: Standing | None
) -> ReleaseChanges | None:
    """How many rows have come to how many classes.

    Args:
        workspace: Asks.
        release: What is about to be written.
        resumed: The run that it goes on from.
        standing: The cells that classes of that run publish; None where it chose levels.

    Returns:
        The counts; None in a plan, which has no release. A group of newcomers needs as many rows
        as a class.
    """
    k = release.asked.needed
    attributes = release.frequency_set.attributes
    labelled = [one for one in attributes if one.hierarchy and one.hierarchy.least]
    if standing is None and not labelled:
        return ReleaseChanges(resumed.run_id, 0, None, 0, 0, k)
    found: list[ReleaseChanges] = []

    def count(rows: list[tuple[Any, ...]]) -> None:
        (seen,) = typed(_Newcomers, rows)
        found.append(ReleaseChanges(resumed.run_id, seen.rows, None, seen.classes, seen.small, k))

    workspace.check(
        "standing/newcomers",
        count,
        k=k,
        map=release.labels.map,
        cells=release.frequency_set.cells,
        standing=None if standing is None else standing.cells,
        all=attributes,
        attributes=labelled,
    )
    return found[0] if found else None


def refuse_small(changes: ReleaseChanges) -> None:
    """Refuse a release to a class of which too few have come.

    Raises:
        VerificationError: see above.
    """
    if changes.small_groups:
        raise VerificationError(
            f"since run {changes.before}, fewer than {changes.k} rows came to "
            f"{counted(changes.small_groups, 'class', 'classes')}: who saw the table then could "
            "tell them; nothing was published, and what came stays raw: run again when more have "
            "come, or say `on_small_change: warn`"
        )

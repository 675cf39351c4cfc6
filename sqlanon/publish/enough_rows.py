"""How many rows a release needs, so that a source that failed to load replaces no good release."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING

from sqlanon.common.wording import counted, whole
from sqlanon.errors import UnsatisfiableError
from sqlanon.ledger.names import existing
from sqlanon.ledger.releases import releases_of

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.publish import Publication
    from sqlanon.sql.workspace import Workspace


def refuse_too_few_rows(
    workspace: Workspace, job: Job, published: Publication | None, rows: int, what: str
) -> None:
    """Refuse a source or a release with fewer rows than `min_rows` asks for.

    Args:
        workspace: Asks the ledger, where the job names a share of the last release.
        job: The job.
        published: How the release is published, prepared; None where it is not.
        rows: The rows that there are.
        what: What has them, for the message.

    Raises:
        UnsatisfiableError: they are too few.
    """
    least, of = _least_rows(workspace, job, published)
    if rows >= least:
        return
    kept = "" if published is None else f", and {published.target.table} stays as it is"
    advice = "set a smaller min_rows" if rows else "set min_rows: 0 if it may be empty"
    raise UnsatisfiableError(
        f"{what} has {counted(rows, 'row')}, and min_rows is {whole(least)}{of}: nothing is "
        f"published{kept}; look at the source, or {advice}"
    )


def _replaces(workspace: Workspace, job: Job, published: Publication | None) -> bool:
    """Whether the release takes the place of an earlier one: an empty one must not, by default.

    A table that is published in place is its own source, and has no fewer rows than that.
    """
    target = job.target
    if target is None or published is None or target.if_exists != "replace":
        return False
    if target.mode == "replace" or job.on_a_file:
        return target.mode != "replace"
    with workspace.backend.silent():
        return existing(workspace, published.name) is not None


def _least_rows(workspace: Workspace, job: Job, published: Publication | None) -> tuple[int, str]:
    """Return the rows that are needed, and what they are a share of, for the message."""
    if job.min_rows is None and not _replaces(workspace, job, published):
        return 0, ""
    least = job.least_rows
    if isinstance(least, int):
        return least, ""
    if published is None:
        return 1, ""
    with workspace.backend.silent():
        before = releases_of(workspace, published.name, published.ledger)
    rows = next((one.rows for one in reversed(before) if one.rows is not None), None)
    if rows is None:
        return 1, ""
    share = f" ({least:%} of the {counted(rows, 'row')} of the last release)"
    return max(ceil(Fraction(least) * rows), 1), share

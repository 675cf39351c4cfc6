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
    from sqlanon.pipeline.run import Run


def refuse_too_few_rows(run: Run, rows: int, what: str) -> None:
    """Refuse a source or a release with fewer rows than `min_rows` asks for.

    Args:
        run: The run, prepared; its workspace asks the ledger, where the job names a share of the
            last release.
        rows: The rows that there are.
        what: What has them, for the message.

    Raises:
        UnsatisfiableError: they are too few.
    """
    least, of = _least_rows(run)
    if rows >= least:
        return
    kept = "" if run.publisher is None else f", and {run.publisher.target.table} stays as it is"
    advice = "set a smaller min_rows" if rows else "set min_rows: 0 if it may be empty"
    raise UnsatisfiableError(
        f"{what} has {counted(rows, 'row')}, and min_rows is {whole(least)}{of}: nothing is "
        f"published{kept}; look at the source, or {advice}"
    )


def _replaces(run: Run) -> bool:
    """Whether the release takes the place of an earlier one: an empty one must not, by default.

    A table that is published in place is its own source, and has no fewer rows than that.
    """
    target = run.job.target
    if target is None or run.publisher is None or target.if_exists != "replace":
        return False
    if target.mode == "replace" or run.job.on_a_file:
        return target.mode != "replace"
    with run.workspace.backend.silent():
        return existing(run.workspace, run.target) is not None


def _least_rows(run: Run) -> tuple[int, str]:
    """Return the rows that are needed, and what they are a share of, for the message."""
    if run.job.min_rows is None and not _replaces(run):
        return 0, ""
    least = run.job.least_rows
    if isinstance(least, int):
        return least, ""
    if run.publisher is None:
        return 1, ""
    with run.workspace.backend.silent():
        before = releases_of(run.workspace, run.target, run.ledger_name)
    rows = next((one.rows for one in reversed(before) if one.rows is not None), None)
    if rows is None:
        return 1, ""
    share = f" ({least:%} of the {counted(rows, 'row')} of the last release)"
    return max(ceil(Fraction(least) * rows), 1), share

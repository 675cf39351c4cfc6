"""Ways to publish, one file each; the registry is the one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.ledger.ledger import RunLedger
from sqlanon.publish.base import Publisher
from sqlanon.publish.file import NewFile
from sqlanon.publish.in_place import InPlace
from sqlanon.publish.linked_views import LinkedViews
from sqlanon.publish.table import NewTable
from sqlanon.publish.view import View

if TYPE_CHECKING:
    from sqlanon.job.job import Job

PUBLISHERS: dict[str, type[Publisher]] = {"table": NewTable, "view": View, "replace": InPlace}
"""Every `mode` of a target; `LinkedViews` are what `view` is of quasi-identifiers as they are."""

__all__ = ["PUBLISHERS", "Publisher", "ledger_of", "publisher_of"]


def publisher_of(job: Job) -> Publisher | None:
    """A publication for what a job says of its target; None where it names none."""
    if job.target is None:
        return None
    suffixes = job.algorithm.table_suffixes(job)
    if job.target.file is not None:
        return NewFile(job.target, suffixes)
    if job.target.mode == "view" and job.algorithm.publishes_quasi:
        return LinkedViews(job.target, suffixes)
    return PUBLISHERS[job.target.mode](job.target, suffixes)


def ledger_of(job: Job) -> RunLedger:
    """Where a run of a job is entered; beside a file there is no ledger."""
    beside_file = job.target is None or job.target.file is not None
    return RunLedger(False if beside_file else job.ledger)

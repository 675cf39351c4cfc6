"""Ways to publish, one file each; the registry is the one list of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.common.registry import Registry, load_class
from sqlanon.ledger.ledger import RunLedger
from sqlanon.publish.base import Publisher

if TYPE_CHECKING:
    from sqlanon.job.job import Job

PUBLISHERS = Registry[Publisher](
    __name__,
    {"table": "table:NewTable", "view": "view:View", "replace": "in_place.publisher:InPlace"},
)
_FILE = "sqlanon.publish.file:NewFile"
_FILE_LEDGER = "sqlanon.ledger.file_ledger:FileLedger"
_LINKED_VIEWS = "sqlanon.publish.linked_views:LinkedViews"
"""What `view` is of quasi-identifiers as they are."""

__all__ = ["PUBLISHERS", "Publisher", "ledger_of", "publisher_of"]


def publisher_of(job: Job) -> Publisher | None:
    """A publication for what a job says of its target; None where it names none."""
    if job.target is None:
        return None
    suffixes = job.algorithm.table_suffixes(job)
    kind: type[Publisher]
    if job.target.file is not None:
        kind = load_class(_FILE)
    elif job.target.mode == "view" and job.algorithm.publishes_quasi:
        kind = load_class(_LINKED_VIEWS)
    else:
        kind = PUBLISHERS[job.target.mode]
    return kind(job.target, suffixes)


def ledger_of(job: Job) -> RunLedger:
    """Return the ledger of a job's runs: a table, the job's file for files, or none."""
    if isinstance(job.ledger, Path):
        made: RunLedger = load_class(_FILE_LEDGER)(job.ledger)
        return made
    beside_file = job.target is None or job.target.file is not None
    return RunLedger(False if beside_file else job.ledger)

"""Ways to publish, one file each; the registry is the one list of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.publish.base import Publication
from sqlanon.publish.file import NewFile
from sqlanon.publish.in_place import InPlace
from sqlanon.publish.linked_views import LinkedViews
from sqlanon.publish.table import NewTable
from sqlanon.publish.view import View

if TYPE_CHECKING:
    from sqlanon.job.job import Job

PUBLICATIONS: dict[str, type[Publication]] = {"table": NewTable, "view": View, "replace": InPlace}
"""Every `mode` of a target; `LinkedViews` are what `view` is of quasi-identifiers as they are."""

__all__ = ["PUBLICATIONS", "Publication", "publication_of"]


def publication_of(job: Job) -> Publication | None:
    """A publication for what a job says of its target; None where it names none."""
    if job.target is None:
        return None
    suffixes = job.algorithm.table_suffixes(job)
    if job.target.file is not None:
        return NewFile(job.target, suffixes, False)
    if job.target.mode == "view" and job.algorithm.publishes_quasi:
        return LinkedViews(job.target, suffixes, job.ledger)
    return PUBLICATIONS[job.target.mode](job.target, suffixes, job.ledger)

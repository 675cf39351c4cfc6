"""The quasi-identifiers of a detail table as a job of its own: items of persons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms import Apriori
from sqlanon.job.job import Job
from sqlanon.job.shape import shape_digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.privacy_models import KMAnonymity


def item_model(said: DetailTable) -> KMAnonymity:
    """The model of a detail table that has one."""
    (model,) = said.models
    return model.by(said.key)


def item_job(job: Job, said: DetailTable) -> Job | None:
    """The job that generalizes items of a detail table by themselves; None where there are none.

    Its source has the rows of published persons, with their numbers in place of the key.

    Args:
        job: The job that has the detail table.
        said: The table.
    """
    if not (said.models and said.quasi_identifiers):
        return None
    return Job(
        source=said.source,
        columns={**said.quasi_identifiers},
        unlisted="drop",
        privacy=[model.by(said.key) for model in said.models],
        algorithm=Apriori(),
        search_in=job.search_in,
        max_carried_cells=job.max_carried_cells,
    )


def of_table(said: DetailTable, errors: Iterable[SqlanonError]) -> Iterator[SqlanonError]:
    """What was said of such a job, as it is said of the one that has the detail table."""
    for error in errors:
        joined = "." if str(error).startswith("columns.") else ": "
        yield type(error)(f"tables.{said.source}{joined}{error}")


def item_jobs(job: Job) -> Iterator[tuple[DetailTable, Job]]:
    """The detail tables of a job that have items, and the job of each."""
    for said in job.details:
        if (items := item_job(job, said)) is not None:
            yield said, items


def item_shapes(job: Job) -> dict[str, dict[str, str]]:
    """What the labels of items mean, by the table that they are read from; see `shape_digest`."""
    return {f"{said.source}.": {"items": shape_digest(items)} for said, items in item_jobs(job)}

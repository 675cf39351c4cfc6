"""Refusals of jobs with detail tables.

The quasi-identifiers of a detail table make a job of their own: items of persons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.subtree.apriori import Apriori
from sqlanon.errors import JobError, SqlanonError, UnsupportedError
from sqlanon.job import rules
from sqlanon.job.columns import no_appearance
from sqlanon.job.fingerprint import shape_digest
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.features.detail_tables.job_keys import DetailTable
    from sqlanon.job.columns import Identifier
    from sqlanon.privacy_models.km_anonymity import KMAnonymity
    from sqlanon.sql.dialects import Dialect


def person_key(job: Job) -> str:
    """The source's column that detail tables refer to, of a job that has some."""
    return next(iter(_keys(job)))


def _keys(job: Job) -> dict[str, Identifier]:
    return {name: one for name, one in job.identifiers.items() if one.action == "renumber"}


def refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield what a job with detail tables cannot have, by the job alone; see Quasi.refusals."""
    keys = _keys(job)
    if len(keys) != 1:
        yield JobError(
            "tables: detail tables refer to persons by one column of the source, and get its new "
            "numbers: set `{role: identifier, action: renumber}` of the source's key, and of no "
            "other column"
        )
    for name, one in keys.items():
        if one.references:
            yield JobError(
                f"columns.{name}.references: is for a table in place; the `key` of each of "
                "`tables` refers to it"
            )
    yield from _of_names(job)
    yield from _of_parts(job)
    yield from _of_algorithm(job)
    for detail in job.details:
        yield from detail.refusals()
    for said, items in item_jobs(job):
        yield from of_table(said, rules.refusals(items))


def _of_names(job: Job) -> Iterator[SqlanonError]:
    """Tables that are named twice."""
    sources = {job.source, *(one.source for one in job.details)}
    read = set()
    taken = {job.ledger or None, None if job.target is None else job.target.table}
    for detail in job.details:
        if detail.source == job.source:
            yield JobError(f"tables.{detail.source}: is the source itself; name another table")
        if detail.source in read:
            yield JobError(
                f"tables.{detail.source}: is named twice, so its rows would be published twice "
                "under the same new keys; name it once, with the columns of both"
            )
        read.add(detail.source)
        if detail.target in sources:
            yield JobError(
                f"tables.{detail.source}.target: {detail.target} is read by the job; choose "
                "another name"
            )
        if detail.target in taken:
            yield JobError(
                f"tables.{detail.source}.target: {detail.target} is also another target, or the "
                "ledger; choose another name"
            )
        taken.add(detail.target)


def _of_parts(job: Job) -> Iterator[SqlanonError]:
    """Yield the settings of the job that do not apply to detail tables."""
    if job.on_a_file:
        yield UnsupportedError(
            "tables: a file has no detail tables; load the files into a database"
        )
    elif job.target is not None and job.target.mode == "view":
        yield UnsupportedError(
            "tables: with mode: view detail tables are not published; use mode: table"
        )
    compares = job.release_guard is not None and not job.compares_all
    if compares and any(one.models for one in job.details):
        yield UnsupportedError(
            "tables: release_guard with compare: previous compares classes of persons, and not "
            "the items of km_anonymity; set compare: all, or leave it out"
        )
    if job.on_new_value == "suppress":
        yield rules.no_new_values_beside("tables")
    for name, quasi in job.quasi_identifiers.items():
        if quasi.order == "appearance":
            yield no_appearance(f"columns.{name}", "tables")
    if not job.algorithm.counts_rows and job.person is not None and [*_keys(job)] != [job.person]:
        yield JobError(
            "tables: detail tables refer to persons by the renumbered key, and the job has "
            f"person: {job.person}; set `action: renumber` for that column"
        )


def _of_algorithm(job: Job) -> Iterator[SqlanonError]:
    """Refuse algorithms whose releases tell more where persons have detail rows."""
    if job.algorithm.publishes_quasi:
        yield UnsupportedError(
            f"tables: {job.algorithm.name} publishes quasi-identifiers unchanged. A reader who "
            "knows those of a person finds the row and all detail rows; use an algorithm that "
            "generalizes, such as mondrian"
        )
    if isinstance(job.algorithm, Apriori):
        yield UnsupportedError(
            "tables: rows of the source are persons, and apriori generalizes items; name another "
            "algorithm, and km_anonymity as `privacy` of the detail table"
        )


def source_refusals(job: Job, dialect: Dialect) -> Iterator[SqlanonError]:
    """Yield what an engine does not support of detail tables, before they are inspected."""
    for detail in job.details:
        for name, one in detail.identifiers.items():
            if one.action == "hash" and not dialect.hashes:
                yield rules.no_hash(f"tables.{detail.source}.columns.{name}", dialect)


def item_model(said: DetailTable) -> KMAnonymity:
    """The model of a detail table that has one."""
    (model,) = said.models
    return model.by(said.key)


def item_job(job: Job, said: DetailTable) -> Job | None:
    """The job that generalizes items of a detail table by themselves; None where there are none.

    Its source has the rows of published persons, with their numbers in place of the key.
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
        max_transfer_cells=job.max_transfer_cells,
    )


def of_table(said: DetailTable, errors: Iterable[SqlanonError]) -> Iterator[SqlanonError]:
    """Yield the errors of a detail table's own job, with their places in the whole job."""
    for error in errors:
        joined = "." if str(error).startswith("columns.") else ": "
        yield type(error)(f"tables.{said.source}{joined}{error}")


def item_jobs(job: Job) -> Iterator[tuple[DetailTable, Job]]:
    """The detail tables of a job that have items, and the job of each."""
    for said in job.details:
        if (items := item_job(job, said)) is not None:
            yield said, items


def item_shapes(job: Job) -> dict[str, dict[str, str]]:
    """Return the meaning of items' labels, by the table they are read from; see `shape_digest`."""
    return {f"{said.source}.": {"items": shape_digest(items)} for said, items in item_jobs(job)}

"""Refusals of a job before it costs anything, all of them at once.

Each member of a family knows what it refuses, and this module collects it. There are two gates:
the job alone, before anything is connected to, and the job with its inspected source, before
anything is staged. Only what depends on the data may fail later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import HierarchyError, JobError, SqlanonError, UnsupportedError, together
from sqlanon.job import persons
from sqlanon.job.columns import Drop, Keep
from sqlanon.job.target import Learning
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.source import aggregates
from sqlanon.source.hierarchies.specification import Flat, read_declared_height

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect


def refuse_unmeasurable(
    models: Sequence[PrivacyModel], quasi: Collection[str], source: Relation
) -> None:
    """The second gate of what is only measured: models that are not for these columns."""
    _refuse([error for model in models for error in model.source_refusals(quasi, source)])


def refuse_levels(job: Job, built: Mapping[str, int]) -> None:
    """Refuse levels that the first gate could not check: those of hierarchies in the database.

    Args:
        job: The job.
        built: Level of the root by quasi-identifier, of all hierarchies that were built.
    """
    heights = {**built, **_read_heights(job, [])}
    _refuse(list(_level_refusals(job, heights)))


def refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield the refusals of a job's members, decided by the job alone."""
    yield from job.algorithm.refusals(job)
    for model in job.privacy:
        yield from model.refusals(job)
    if isinstance(job.purpose, Learning):
        yield from job.purpose.refusals(job)
    for name, column in job.columns.items():
        yield from column.refusals(name, job)
    unreadable: list[SqlanonError] = []
    heights = _read_heights(job, unreadable)
    yield from unreadable
    yield from _level_refusals(job, heights)
    yield from _min_rows_refusals(job)
    yield from _new_value_refusals(job)
    yield from _key_refusals(job)
    yield from persons.refusals(job)
    yield from aggregates.refusals(job)


def source_refusals(job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
    """Yield the refusals of a job's members, decided by its inspected source."""
    yield from _joins(job, dialect)
    if not dialect.searches_database:
        yield from _search_refusals(job, dialect)
    for name, identifier in job.identifiers.items():
        if identifier.action == "hash" and not dialect.hashes:
            yield no_hash(f"columns.{name}", dialect)
    for name, quasi in job.quasi_identifiers.items():
        if quasi.order == "appearance" and not dialect.scans_in_order:
            yield UnsupportedError(
                f"columns.{name}.order: appearance is not supported on {dialect.name}, which reads "
                "several parts of a table at once; choose another order"
            )
        yield from quasi.source_refusals(source.column(name))
        yield from _find_name_clashes(job, source, dialect, name)
    yield from job.algorithm.source_refusals(job, source)
    if isinstance(job.purpose, Learning):
        source.column(job.purpose.model)  # it is there
    for model in job.privacy:
        yield from model.source_refusals(job.quasi_identifiers, source)


def _find_name_clashes(
    job: Job, source: Relation, dialect: Dialect, name: str
) -> Iterator[UnsupportedError]:
    """Yield the new columns of a quasi-identifier whose names other columns of the release have."""
    said = job.quasi_identifiers[name]
    for made in said.list_release_columns(name) if said.output == "bounds" else ():
        dialect.quote(made)  # short enough
        for column in source.columns:
            other = job.columns.get(column.name, Keep() if job.unlisted == "keep" else Drop())
            shown = other.list_release_columns(column.name)
            if column.name != name and made.lower() in {one.lower() for one in shown}:
                yield UnsupportedError(
                    f"columns.{name}.output: bounds publishes {made}, and the release has that "
                    f"name from the column {column.name}; set role: drop for {column.name}, or use "
                    "a view of the source that gives it another name"
                )


def no_hash(where: str, dialect: Dialect) -> UnsupportedError:
    """Return the error that an engine cannot hash a column."""
    return UnsupportedError(
        f"{where}.action: hash is not supported on {dialect.name}, where a key could not be kept "
        "secret; use null, or leave the column out"
    )


def _search_refusals(job: Job, dialect: Dialect) -> Iterator[SqlanonError]:
    """Yield what is not supported on an engine that runs no searches."""
    if job.search_in == "database":
        yield UnsupportedError(
            f"search_in: database is not supported on {dialect.name}, which has no dialect of "
            "its own: only staging, writing and verifying are known to work; set search_in: auto"
        )


def _joins(job: Job, dialect: Dialect) -> Iterator[SqlanonError]:
    """Coding a row joins a table of values for each column that the search looks at.

    Labels of classes are joined too, three of a quasi-identifier that is published as two columns.
    """
    models = {*ModelRequirements(job.privacy).columns, *job.algorithm.extra_columns} - {
        *job.quasi_identifiers
    }
    ends = [2 for one in job.quasi_identifiers.values() if one.output == "bounds"]
    needed = len(job.quasi_identifiers) + max(len(models), sum(ends)) + 1
    if dialect.most_joined is not None and needed > dialect.most_joined:
        yield UnsupportedError(
            f"{dialect.name} joins at most {dialect.most_joined} tables in one statement: that is "
            f"enough for {dialect.most_joined - 1} quasi-identifiers and columns that models look "
            f"at, and the job has {needed - 1}; use fewer, or another engine"
            + ("; output: bounds counts three times" if ends else "")
        )


def hierarchy_of(job: Job, name: str) -> HierarchySpecification | None:
    """Return the hierarchy that the job names for a quasi-identifier, or the flat default."""
    said = job.quasi_identifiers[name].hierarchy
    return Flat(flat=True) if said is None and job.algorithm.needs_hierarchies else said


def _min_rows_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield a `min_rows` that is a share of the last release, where no ledger has one."""
    in_none = job.ledger is False or (job.on_a_file and job.ledger is None)
    if not isinstance(job.least_rows, int) and in_none:
        why = "a file has none" if job.on_a_file else "the job has `ledger: false`"
        yield UnsupportedError(
            f"min_rows: {job.least_rows} is a share of the rows that the ledger has of the last "
            f"release, and {why}; set a count, as 1000"
        )


def _new_value_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield the settings with which rows of new values cannot be suppressed before the search."""
    if job.on_new_value != "suppress":
        return
    others = {
        "suppressed: keep": job.suppressed == "keep",
        "recoding": job.recoding is not None,
        "mode: replace": job.target is not None and job.target.mode == "replace",
    }
    for said in (said for said, is_said in others.items() if is_said):
        yield no_new_values_beside(said)


def no_new_values_beside(said: str) -> UnsupportedError:
    """Return the error that rows of new values cannot be suppressed before the search."""
    return UnsupportedError(
        f"on_new_value: suppress is not supported with {said}; use root, or add the values to the "
        "hierarchy"
    )


def _key_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield a key that no comparison needs."""
    target = job.target
    if target is None or not target.key:
        return
    if job.release_guard is None and not job.algorithm.remembers:
        yield JobError(
            "target.key needs release_guard or m_invariance, which compare persons by"
            " it; set one of them, or leave key out"
        )


def _level_refusals(job: Job, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
    # one that chooses no levels has refused all limits already
    for name, height in heights.items() if job.algorithm.needs_hierarchies else ():
        yield from job.quasi_identifiers[name].level_refusals(name, height)
    yield from job.algorithm.level_refusals(job, heights)


def _read_heights(job: Job, unreadable: list[SqlanonError]) -> dict[str, int]:
    """Read the heights of the hierarchies that are in the job or in its files.

    Args:
        job: The job.
        unreadable: Receives the error of each hierarchy that cannot be read.
    """
    heights = {}
    for name in job.quasi_identifiers:
        try:
            said = hierarchy_of(job, name)
            height = None if said is None else read_declared_height(said)
        except HierarchyError as error:
            unreadable.append(error)
            continue
        if height is not None:
            heights[name] = height
    return heights


def _refuse(found: Sequence[SqlanonError]) -> None:
    if found:
        raise together(found)

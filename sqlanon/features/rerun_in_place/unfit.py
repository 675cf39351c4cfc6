"""Requirements of a job that resumes from labels in its source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.base import FullDomain
from sqlanon.errors import JobError, SqlanonError, UnsupportedError, together
from sqlanon.features.rerun_in_place.standing_classes import count_class_rows
from sqlanon.privacy_models.base import Persons, Population

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.source.class_labels import EarlierRun
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

_LASTING = {"keep", "renumber"}
"""Actions that leave rows of one person with one value."""


def refuse_unfit(job: Job, earlier: EarlierRun, heights: Mapping[str, int]) -> None:
    """Refuse a job that cannot resume from the labels in its source.

    Args:
        heights: Level of the root by quasi-identifier, of those that have a hierarchy.
    """
    if found := [*_unfit(job, earlier, heights)]:
        raise together(found)


def _unfit(job: Job, earlier: EarlierRun, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
    stands = f"{job.source} holds labels of run {earlier.run_id}"
    if not isinstance(job.algorithm, FullDomain):
        yield UnsupportedError(
            f"algorithm: {stands}, which {job.algorithm.name} cannot continue; use an algorithm "
            "that chooses a level per column, as optimal, or load the raw table again"
        )
        return
    if {*earlier.quasi_identifiers} != {*job.quasi_identifiers}:
        yield _differing(earlier, stands)
        return
    for name, stored in earlier.levels.items():
        least, quasi = stored.within(heights[name]), job.quasi_identifiers[name]
        allowed = job.algorithm.fixed_levels.get(name, quasi.max_level)
        if allowed is not None and min(allowed, heights[name]) < least:
            yield JobError(
                f"columns.{name}: {stands}, at level {least}, and the job allows level {allowed} "
                "at most: the raw values are lost; raise max_level, or load the raw table again"
            )
    yield from _of_other_columns(job, stands)


def refuse_unfit_for_classes(
    workspace: Workspace, job: Job, earlier: EarlierRun, staged: FrequencySet
) -> None:
    """Refuse a job that cannot resume from classes in its source, which have no levels."""
    if found := [*_unfit_for_classes(workspace, job, earlier, staged)]:
        raise together(found)


def _unfit_for_classes(
    workspace: Workspace, job: Job, earlier: EarlierRun, staged: FrequencySet
) -> Iterator[SqlanonError]:
    stands = f"{job.source} holds classes of run {earlier.run_id}"
    if isinstance(job.algorithm, FullDomain):
        yield UnsupportedError(
            f"algorithm: {stands}, which have no level per column, and {job.algorithm.name} "
            "chooses one for all rows; use mondrian, or the algorithm of the run, or load the "
            "raw table again"
        )
        return
    for attribute in staged.attributes:
        quasi, column = job.quasi_identifiers[attribute.name], attribute.request.column
        kind = "" if earlier.classes is None else earlier.classes.kinds[attribute.name]
        if column.kind != kind:
            yield UnsupportedError(
                f"columns.{attribute.name}: {stands}, which made {column.kind.value} of values "
                f"that were {kind}: new values are no longer {kind}; load the raw table again, "
                "and set `output` in its job to keep the type"
            )
        elif isinstance(attribute.request.order, tuple):
            # a column of an enumerated type holds values of it, which need no order
            instead = "use a hierarchy" if isinstance(quasi.order, tuple) else "set frequency"
            yield UnsupportedError(
                f"columns.{attribute.name}.order: {stands}, and its ranges are not values of "
                f"this order; {instead}, or load the raw table again"
            )
        most = quasi.max_level
        tree = attribute.hierarchy
        if (
            most is not None
            and tree is not None
            and most < tree.height
            and workspace.count(
                "hierarchy/higher", hierarchy=tree.table, level=most, listed=tree.rule is None
            )
        ):
            yield JobError(
                f"columns.{attribute.name}: {stands}, above level {most}, and the job allows "
                f"level {most} at most: the raw values are lost; raise max_level, or load the "
                "raw table again"
            )
    for model in job.privacy:
        if isinstance(model.reads, Population):
            yield UnsupportedError(
                f"{model.title}: {stands}, and rows of a population cannot be assigned to them; "
                "use another model, or load the raw table again"
            )
    yield from _of_other_columns(job, stands)


def still_there(
    workspace: Workspace, job: Job, source: Relation, earlier: EarlierRun | None
) -> EarlierRun | None:
    """Return the run that a job may resume from; None where none of its labels are recognized.

    Raises:
        JobError: the source has classes of other quasi-identifiers than the job's.
    """
    if earlier is None or earlier.classes is None:
        return earlier
    if {*earlier.quasi_identifiers} != {*job.quasi_identifiers}:
        if not count_class_rows(workspace, source, earlier.classes):
            return None
        raise _differing(earlier, f"{job.source} holds classes of run {earlier.run_id}")
    return earlier


def _differing(earlier: EarlierRun, stands: str) -> JobError:
    """Return the error that the run of the labels had other quasi-identifiers than the job."""
    names = ", ".join(sorted(earlier.quasi_identifiers))
    return JobError(
        f"columns: {stands}, with the quasi-identifiers {names}; use exactly these, or load the "
        "raw table again"
    )


def _of_other_columns(job: Job, stands: str) -> Iterator[SqlanonError]:
    """Yield the settings of other columns that labels in the table do not support."""
    hashed = [name for name, said in job.identifiers.items() if said.action == "hash"]
    if hashed:
        yield UnsupportedError(
            f"columns.{', '.join(hashed)}.action: {stands}, and a hash cannot be distinguished "
            "from a new value: it would be hashed once more; use null or mask"
        )
    for model in job.privacy:
        said = job.identifiers.get(model.reads.key) if isinstance(model.reads, Persons) else None
        if said is not None and said.action not in _LASTING:
            yield UnsupportedError(
                f"{model.title}: {stands}, and its rows do not identify persons any more; set "
                "`action: keep` for the persons' key"
            )

"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.base import FullDomain
from sqlanon.algorithms.conditions import Conditions
from sqlanon.errors import JobError, TooManyCellsError, UnsatisfiableError, UnsupportedError
from sqlanon.features.release_guard.earlier_releases import keys_of
from sqlanon.features.reuse.common_values import choose_place, store_list
from sqlanon.features.reuse.history_columns import ReleaseHistoryColumns
from sqlanon.features.reuse.merging import MergingLevels
from sqlanon.features.reuse.read_regions import read_regions, refuse_rare
from sqlanon.features.reuse.stored_recoding import read_reused_recoding
from sqlanon.pipeline.feature import Feature
from sqlanon.privacy_models.base import Population
from sqlanon.release.groups import labels_of
from sqlanon.release.store import COMMON

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.features.reuse.common_values import ListPlace
    from sqlanon.features.reuse.stored_recoding import EarlierRecoding
    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


class Preparation(NamedTuple):
    """The recoding that a run reuses, and the place of the list that it stores for others."""

    recalled: EarlierRecoding | None = None
    place: ListPlace | None = None


@dataclass(frozen=True, slots=True)
class Reuse(Feature):
    """`recoding: {reuse: …}`, and the list that later runs need to reuse one with `rare`."""

    name: ClassVar[str] = "reuse"

    @property
    @override
    def label(self) -> str:
        return "recoding"

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        if self.job.recoding is not None:
            yield from _refusals(self.job)

    @override
    def prepare(self, run: Run) -> Preparation:
        recalled = None if run.publisher is None else read_reused_recoding(run)
        return Preparation(recalled, choose_place(run))

    def _prepared(self, run: Run) -> Preparation:
        """Return what was prepared; nothing where nothing is published."""
        prepared: Preparation = run.parts.get(self.name, Preparation())
        return prepared

    @override
    def extend(self, source: Source, run: Run) -> Source:
        recalled = self._prepared(run).recalled
        if recalled is None:
            return source
        source = recalled.extend(source, run.workspace.dialect)
        joined = ReleaseHistoryColumns.of(run, recalled, source.key)
        if joined is None:
            return source
        table = joined.copy_source(run.workspace, self.job, source.table, source.actions)
        return source.with_part(self.name, joined, table, subjects=joined.columns)

    @override
    def extend_again(self, source: Source, run: Run) -> Source:
        joined: ReleaseHistoryColumns | None = source.parts.get(self.name)
        if joined is None:
            return source
        table = joined.copy_source(run.workspace, self.job, source.table, source.actions)
        return replace(source, table=table)

    @override
    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        """Return the recoding of the earlier release on the present cells.

        What fails is left out, or merged.
        """
        recalled = self._prepared(run).recalled
        if recalled is None:
            return search(task)
        if task.table is not None:
            recalled = recalled.of_table(task.table)
        elif recalled.levels is not None:
            levels = recalled.levels
            if recalled.merges:
                levels = MergingLevels(levels=levels.levels)
            found = search(replace(task, algorithm=levels, run_by=levels.search))
            said, reused_run = self.job.algorithm, recalled.run_id
            by = replace(found.search, algorithm=said.name, options=said.options, reused=reused_run)
            return replace(found, search=by)
        workspace, asked, cells = run.workspace, task.source.asked, task.cells
        conditions, joined, again = None, None, None
        if task.table is None:
            inputs, domains = task.staged.inputs, task.domains
            conditions = Conditions.of(workspace, cells, asked, inputs, domains)
            joined = task.source.parts.get(self.name)
            again = partial(search_labels, workspace, cells, partial(search, task))
        read = read_regions(
            workspace,
            run.job,
            cells,
            recalled,
            needed=asked.smallest_class,
            conditions=conditions,
            last=None if joined is None else joined.last,
            search_again=again,
        )
        refuse_rare(workspace, cells, read, recalled, asked)
        return read

    @override
    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> None:
        prepared = self._prepared(run)
        if prepared.place is not None and prepared.place.table is not None:
            store_list(run, release, prepared.place.table, prepared.recalled)

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        place = self._prepared(run).place
        if place is not None:
            yield place.note

    @override
    def cleanup_tables(self, run: Run) -> Iterator[RelationName]:
        if self.job.rare:
            yield keys_of(run.target.schema, run.workspace.run_id, COMMON)


def search_labels(
    workspace: Workspace, cells: FrequencySet, search: Callable[[], Recoding]
) -> WorkTable | None:
    """Search the present cells, and return the labels that their rows would publish.

    Returns:
        Relation (c0, …, n, passed, l0, …, place), see `Labels.map`; None where the search finds no
        classes, or may not have the cells.
    """
    try:
        found = search()
    except (UnsatisfiableError, TooManyCellsError):
        return None
    return labels_of(workspace, cells, found, None).map


def _refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield what cannot be published by an earlier recoding, decided by the job alone."""
    yield from _merge_refusals(job)
    algorithm, target = job.algorithm, job.target
    if target is None:
        yield JobError(
            "recoding: the job names no target, so there is no earlier run of it; set target"
        )
    elif target.mode == "view":
        yield UnsupportedError("recoding: is not supported with mode: view; use mode: table")
    if algorithm.fixed_levels:
        yield JobError(
            f"recoding: {algorithm.name} sets the levels itself; leave one of the two out"
        )
    if algorithm.publishes_quasi:
        yield UnsupportedError(
            f"recoding: later rows belong to no group of {algorithm.name}; leave it out, or use "
            "mondrian or optimal"
        )
    elif not isinstance(algorithm, FullDomain):
        if job.suppressed == "keep":
            yield UnsupportedError(
                f"recoding: rows of classes of {algorithm.name} that are now too small are left "
                "out, and the job has suppressed: keep; set suppressed: drop, or use an "
                "algorithm that chooses levels, such as optimal"
            )
        for name, quasi in job.quasi_identifiers.items():
            if quasi.output != "interval":
                yield UnsupportedError(
                    f"columns.{name}.output: {quasi.output} publishes values of a class, and "
                    "other rows cannot be assigned to it by these; leave output out, or use an "
                    "algorithm that chooses levels, such as optimal"
                )


def _merge_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield the settings with which classes of an earlier run cannot be merged."""
    if job.recoding is None or job.recoding.violating != "merge":
        return
    said, algorithm = "recoding.violating: merge", job.algorithm
    if not isinstance(algorithm, FullDomain):
        for name, quasi in job.quasi_identifiers.items():
            if quasi.min_level is not None or quasi.max_level is not None:
                yield UnsupportedError(
                    f"{said}: classes of {algorithm.name} are merged at any level, and "
                    f"columns.{name} limits its levels; leave min_level and max_level out, or "
                    "set violating: suppress"
                )
    if job.suppressed == "keep":
        yield UnsupportedError(
            f"{said}: with suppressed: keep these rows are one class at the roots already; set "
            "suppressed: drop"
        )
    for model in job.privacy:
        if model.whole_table or model.of_combinations or isinstance(model.reads, Population):
            yield UnsupportedError(
                f"{said}: {model.title} is not measured for each class by itself; leave it out, "
                "or set violating: suppress"
            )

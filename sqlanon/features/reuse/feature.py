"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.conditions import Conditions
from sqlanon.errors import TooManyCellsError, UnsatisfiableError
from sqlanon.features.reuse.joined import Joined
from sqlanon.features.reuse.merging import MergingLevels
from sqlanon.features.reuse.read_regions import read_regions, refuse_rare
from sqlanon.features.reuse.recalled import reused
from sqlanon.pipeline.feature import Feature
from sqlanon.release.groups import labels_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.features.reuse.recalled import Recalled
    from sqlanon.pipeline.feature import Search
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import SearchTask, Source
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Reuse(Feature):
    """`recoding: {reuse: …}`."""

    name: ClassVar[str] = "reuse"

    @override
    def prepare(self, run: Run) -> Recalled | None:
        return None if run.publisher is None else reused(run)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        recalled: Recalled = run.parts[self.name]
        joined = Joined.of(run, recalled, source.key)
        if joined is None:
            return source
        table = joined.copied(run.workspace, self.job, source.table, source.actions)
        return source.with_part(self.name, joined, table, subjects=joined.columns)

    @override
    def extend_again(self, source: Source, run: Run) -> Source:
        joined: Joined | None = source.parts.get(self.name)
        if joined is None:
            return source
        table = joined.copied(run.workspace, self.job, source.table, source.actions)
        return replace(source, table=table)

    @override
    def search(self, task: SearchTask, run: Run, search: Search) -> Recoding:
        """The recoding of the earlier release on today's cells.

        What fails is left out, or merged.
        """
        recalled: Recalled = run.parts[self.name]
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
            needed=asked.needed,
            conditions=conditions,
            last=None if joined is None else joined.last,
            search_again=again,
        )
        refuse_rare(workspace, cells, read, recalled, asked)
        return read


def search_labels(
    workspace: Workspace, cells: FrequencySet, search: Callable[[], Recoding]
) -> WorkTable | None:
    """Search today's cells, and return what their rows would publish.

    Args:
        workspace: Runs the statements.
        cells: The cells.
        search: Searches them.

    Returns:
        Relation (c0, …, n, passed, l0, …, place), see `Labels.map`; None where the search finds no
        classes, or may not have the cells.
    """
    try:
        found = search()
    except (UnsatisfiableError, TooManyCellsError):
        return None
    return labels_of(workspace, cells, found, None).map

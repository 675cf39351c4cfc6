"""Staging, search and release, again while persons have to wait: what a run and a plan both do."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.conditions import Conditions, domains_of
from sqlanon.errors import TooManyCellsError, UnsatisfiableError
from sqlanon.job import settled
from sqlanon.job.linked import renumbered
from sqlanon.pipeline.generalized_details import with_items
from sqlanon.pipeline.larger_k import larger_k
from sqlanon.pipeline.steps import Found, found_in, release_of, staged_from
from sqlanon.publish.enough_rows import refuse_too_few_rows
from sqlanon.release.groups import labels_of
from sqlanon.reuse.merged_levels import MergingLevels
from sqlanon.reuse.read_items import refuse_rare
from sqlanon.reuse.read_regions import read_regions
from sqlanon.verify.hierarchy_cuts import level_labels

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.publish import Publication
    from sqlanon.release.release import Release
    from sqlanon.report.trade_offs import LargerK
    from sqlanon.reuse.recalled import Recalled
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Searched:
    """What is to be published, and what it was found in.

    Attributes:
        source: The tables.
        found: Its recoding.
        release: It.
        larger_k: What a larger k would cost, where that is asked for.
    """

    source: Source
    found: Found
    release: Release
    larger_k: tuple[LargerK, ...]


def searched(
    job: Job,
    source: Source,
    workspace: Workspace,
    published: Publication | None,
    *,
    scripted: bool = False,
    solutions: int = 0,
    with_larger_k: bool = False,
) -> Searched:
    """Stage, search and label: once more without them while there are persons who have to wait.

    Each time some fewer are left of those that are new in the release, so it comes to an end.

    Args:
        job: What to do.
        source: The source.
        workspace: Runs the statements.
        published: How the release is published; it knows who has to wait.
        scripted: Whether the search has to be among the workspace's statements.
        solutions: How many level vectors to compare, where the algorithm chooses one.
        with_larger_k: Whether to search for larger k, too.

    Raises:
        SqlanonError: see the steps.
    """
    while True:
        staged = staged_from(job, source, workspace)
        rows = staged.frequency_set.rows
        refuse_too_few_rows(workspace, job, published, rows, str(job.source))
        if published is not None:
            published.resumed, published.standing = staged.resumed, staged.standing
        with ExitStack() as lasting:
            if source.recalled is None:
                found = found_in(
                    job,
                    source,
                    staged,
                    workspace,
                    scripted=scripted,
                    solutions=solutions,
                    lasting=lasting,
                )
            else:
                known = source.recalled
                found = _recalled_in(job, source, staged, workspace, known, scripted=scripted)
            release = release_of(
                job, source, staged, found.recoding, workspace, elsewhere=found.elsewhere
            )
        waiting = None if published is None else published.waiting(workspace, release)
        if published is None or waiting is None:
            recalled = source.recalled
            release = with_items(job, release, workspace, recalled=recalled, scripted=scripted)
            if found.compared is not None:
                with workspace.backend.silent():
                    labels = level_labels(workspace, staged.frequency_set)
                found = replace(found, compared=replace(found.compared, labels=labels))
            beside: tuple[LargerK, ...] = ()
            if with_larger_k:
                beside = larger_k(job, source, staged, release, workspace)
            return Searched(source, found, release, beside)
        actions, key = source.actions, published.key
        table = settled.without(job, workspace, source.table, actions, persons=waiting, key=key)
        linked = source.linked
        if linked is not None:
            table, linked = renumbered(job, workspace, table, linked, actions, compared_by=key)
        if source.joined is not None:
            table = source.joined.copied(workspace, job, table, actions)
        source = replace(source, table=table, linked=linked)


def _recalled_in(
    job: Job,
    source: Source,
    staged: Staged,
    workspace: Workspace,
    recalled: Recalled,
    *,
    scripted: bool,
) -> Found:
    """The recoding of an earlier release on today's cells; what fails is left out, or merged."""
    cells, asked = staged.frequency_set, source.asked
    if recalled.levels is not None:
        levels = recalled.levels
        if recalled.merges:
            levels = MergingLevels(levels=levels.levels)
        found = found_in(job, source, staged, workspace, scripted=scripted, algorithm=levels)
        said, run = job.algorithm, recalled.run_id
        by = replace(found.recoding.search, algorithm=said.name, options=said.options, reused=run)
        return Found(replace(found.recoding, search=by), None)
    with workspace.phase("search"):
        domains = domains_of(workspace, cells, staged.inputs)
        conditions = Conditions.of(workspace, cells, asked, staged.inputs, domains)
        read = read_regions(
            workspace,
            job,
            cells,
            recalled,
            needed=asked.needed,
            conditions=conditions,
            last=None if source.joined is None else source.joined.last,
            search_again=lambda: searched_labels(job, source, staged, workspace, scripted=scripted),
        )
        refuse_rare(workspace, cells, read, recalled, asked)
        return Found(read, None)


def searched_labels(
    job: Job, source: Source, staged: Staged, workspace: Workspace, *, scripted: bool = False
) -> WorkTable | None:
    """Search today's cells, and return what their rows would publish.

    Args:
        job: What to do.
        source: The tables.
        staged: What a search reads.
        workspace: Runs the statements.
        scripted: Whether the search has to be among the workspace's statements.

    Returns:
        Relation (c0, …, n, passed, l0, …, place), see `Labels.map`; None where the search finds no
        classes, or may not have the cells.
    """
    try:
        found = found_in(job, source, staged, workspace, scripted=scripted)
    except (UnsatisfiableError, TooManyCellsError):
        return None
    return labels_of(workspace, staged.frequency_set, found.recoding, None).map

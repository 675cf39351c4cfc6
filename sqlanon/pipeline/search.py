"""Staging, search and release for runs and plans, repeated while rows must be left out."""

from __future__ import annotations

from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.job import resolve
from sqlanon.pipeline.steps import SearchResult, build_release, find_recoding, stage_source
from sqlanon.publish.preflight import refuse_too_few_rows
from sqlanon.verify.hierarchy_cuts import level_labels

if TYPE_CHECKING:
    from sqlanon.pipeline.feature import Exclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.release.release import Release


@dataclass(frozen=True, slots=True)
class FoundRelease:
    """A release to publish, with the source and the search that it comes from.

    Attributes:
        release: The release.
        source: The tables.
        staged: The codes and counts that were read of them.
        found: The recoding of the release.
    """

    release: Release
    source: Source
    staged: Staged
    found: SearchResult


def find_release(run: Run, source: Source, *, solutions: int = 0) -> FoundRelease:
    """Stage, search and label, and repeat this while a feature leaves rows out.

    Each round leaves fewer of the rows that are new in the release, so the loop ends.

    Args:
        run: The run.
        source: The source.
        solutions: How many level vectors to compare, where the algorithm chooses one.

    Raises:
        SqlanonError: see the steps.
    """
    while True:
        staged = stage_source(run, source)
        refuse_too_few_rows(run, staged.frequency_set.rows, str(run.job.source))
        with ExitStack() as lasting:
            found = find_recoding(run, source, staged, solutions=solutions, lasting=lasting)
            release = build_release(run, source, staged, found.recoding, elsewhere=found.elsewhere)
        excluded = _find_excluded(run, release)
        if excluded is None:
            break
        source = _without(run, source, *excluded)
    with run.workspace.phase("release") if run.features else nullcontext():
        for feature in run.features:
            release = feature.tables(release, run)
    if found.compared is not None:
        with run.workspace.backend.silent():
            labels = level_labels(run.workspace, staged.frequency_set)
        found = replace(found, compared=replace(found.compared, labels=labels))
    return FoundRelease(release, source, staged, found)


def _find_excluded(run: Run, release: Release) -> tuple[str, Exclusion] | None:
    """Find the rows that a feature leaves out, and its name; None where it leaves out none."""
    for feature in run.features:
        excluded = feature.exclude(release, run)
        if excluded is not None:
            return feature.name, excluded
    return None


def _without(run: Run, source: Source, name: str, excluded: Exclusion) -> Source:
    """Return the source without the rows that a feature leaves out."""
    table = resolve.without(
        run.job,
        run.workspace,
        source.table,
        source.actions,
        persons=excluded.persons,
        key=source.key,
    )
    source = source.with_part(name, excluded.part, table)
    for feature in run.features:
        source = feature.extend_again(source, run)
    return source

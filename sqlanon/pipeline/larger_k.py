"""Measure the cost of a larger k, for the plan of an algorithm without a lattice.

Each k is searched anew over what the plan has staged: a cut that is allowed for one k may not be
allowed for another, so the tree of one search does not contain the classes of the next.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.base import FullDomain
from sqlanon.errors import JobError, UnsatisfiableError, UnsupportedError
from sqlanon.job.job import k_of, with_k
from sqlanon.pipeline.steps import find_recoding
from sqlanon.release.groups import labels_of
from sqlanon.report.loss import total_loss
from sqlanon.report.trade_offs import LargerK, label_classes
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import FrequencySet

_TIMES = (2, 5, 10)
"""Factors by which k is multiplied."""
_LEAST_SECONDS = 3.0
"""Seconds that the searches may take, however quick the plan was."""


def refuse_without_larger_k(job: Job) -> None:
    """Refuse a job whose plan has no search for a larger k.

    Raises:
        JobError: its algorithm chooses levels, or its classes follow from earlier releases.
    """
    algorithm = job.algorithm
    chosen = isinstance(algorithm, FullDomain) or algorithm.publishes_quasi
    if k_of(job) is None or chosen or job.recoding is not None:
        said = "a job with `recoding`" if job.recoding is not None else algorithm.name
        raise JobError(
            f"larger_k: {said} is not searched for a larger k; leave it out, or plan the job "
            "with --compare k=2..50"
        )


def larger_k(run: Run, source: Source, staged: Staged, release: Release) -> tuple[LargerK, ...]:
    """Describe the release of a plan, and those with two, five and ten times its k.

    A search is not begun if, with the time of the one before, it would take longer than the plan
    has taken.

    Args:
        run: The planned run. Its workspace holds what was staged, and a second one searches.
        source: The tables.
        staged: The codes and counts that a search reads.
        release: The release of the plan.

    Returns:
        The job's own k first. Empty where no larger k is possible, or a feature has a finding that
        a search for it would not consider.
    """
    job, workspace = run.job, run.workspace
    k = k_of(job)
    if k is None or staged.one_k:
        return ()
    frequency_set = staged.frequency_set
    with workspace.backend.silent():
        found = [_describe_release(workspace, frequency_set, k, release.recoding, release.labels)]
    allowed = max(_LEAST_SECONDS, sum(workspace.seconds.values()))
    expected = workspace.seconds["search"] + workspace.seconds["release"]
    with workspace.backend.silent(), workspace.phase("compare"):
        for times in _TIMES:
            if expected > allowed or frequency_set.rows < times * k:
                break
            begun = time.perf_counter()
            try:
                with Workspace(workspace.backend) as beside:
                    one = _search_staged(
                        replace(run, job=with_k(job, times * k), workspace=beside), source, staged
                    )
                    found.append(_describe_release(beside, frequency_set, times * k, *one))
            except (JobError, UnsatisfiableError, UnsupportedError):
                break
            expected = time.perf_counter() - begun
            allowed -= expected
    return tuple(found) if len(found) > 1 else ()


def _search_staged(run: Run, source: Source, staged: Staged) -> tuple[Recoding, Labels]:
    """Search what was staged for another k."""
    source, staged = source.under(run.job), staged.under(run.job)
    recoding = find_recoding(replace(run, scripted=False), source, staged).recoding
    return recoding, labels_of(run.workspace, staged.frequency_set, recoding)


def _describe_release(
    workspace: Workspace, frequency_set: FrequencySet, k: int, recoding: Recoding, labels: Labels
) -> LargerK:
    """Describe a release for one k; classes with the same labels count as one."""
    classes, sizes = label_classes(workspace, labels, frequency_set.attributes)
    workspace.drop(classes)
    return LargerK(
        k=k,
        suppressed=recoding.suppressed,
        classes=sizes.count,
        loss=total_loss(frequency_set, recoding, labels, k).lm,
    )

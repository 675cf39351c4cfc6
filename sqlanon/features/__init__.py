"""Optional features of a run, a folder each; a job loads those that it uses.

What a feature is, `pipeline/feature.py` says. Nothing below this package imports one: commands ask
`features_of` and hand them to the steps.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import together
from sqlanon.job import rules

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Feature


class _Entry(NamedTuple):
    """When a job uses a feature, and where its class is: `package.module:Class`."""

    used: Callable[[Job], bool]
    where: str


def _in_place(job: Job) -> bool:
    return job.target is not None and job.target.mode == "replace"


def _counts_newcomers(job: Job) -> bool:
    return _in_place(job) and job.target is not None and job.target.on_small_change is not None


def _compared(job: Job) -> bool:
    compares = job.releases is not None or (job.target and job.target.on_small_change)
    return job.target is not None and bool(compares) and not _counts_newcomers(job)


def _reuses(job: Job) -> bool:
    return job.recoding is not None and job.target is not None


_FEATURES = (
    _Entry(_in_place, "rerun_in_place.feature:RerunInPlace"),
    _Entry(_counts_newcomers, "release_guard.in_place:GuardInPlace"),
    # names the key that copies of the source keep
    _Entry(_compared, "release_guard.feature:ReleaseGuard"),
    # makes the copy, under numbers that stand for the key
    _Entry(lambda job: bool(job.details), "detail_tables.feature:DetailTables"),
    _Entry(lambda job: job.algorithm.links is not None, "network.feature:Network"),
    # reads the copy, and what the guard has stored
    _Entry(lambda job: job.algorithm.remembers, "sequential.feature:Sequential"),
    _Entry(_reuses, "reuse.feature:Reuse"),
)
"""In the order in which hooks are asked; a feature imports only those before it."""


def features_of(job: Job) -> tuple[Feature, ...]:
    """The features that a job uses."""
    found = []
    for used, where in _FEATURES:
        if used(job):
            module, _, class_name = where.partition(":")
            found.append(getattr(import_module(f"{__name__}.{module}"), class_name)(job))
    return tuple(found)


def refuse_job(job: Job, mode: rules.Mode | None) -> tuple[Feature, ...]:
    """The first gate of every command: refuse what the job's parts do not offer together.

    Returns:
        The features that it uses.

    Raises:
        JobError: the job contradicts itself.
        UnsupportedError: an option would be ignored, or cannot be honoured.
        HierarchyError: the file of a hierarchy is not there or does not hold one.
    """
    features = features_of(job)
    found = [*rules.refusals(job, mode), *(error for one in features for error in one.refusals())]
    if found:
        raise together(found)
    return features

"""Optional features of a run, one folder each; a job loads those that it uses.

What a feature is, `pipeline/feature.py` says. Nothing below this package imports one: commands ask
`features_of` and hand them to the steps.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.registry import load_class
from sqlanon.errors import UnsupportedError, together
from sqlanon.job import rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlanon.features.approval.feature import Approval
    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Feature
    from sqlanon.publish.base import Publisher


class _Entry(NamedTuple):
    """The condition by which a job uses a feature, and the class: `package.module:Class`."""

    used: Callable[[Job], bool]
    where: str


def _in_place(job: Job) -> bool:
    return job.target is not None and job.target.mode == "replace"


def _has_guard(job: Job) -> bool:
    return job.target is not None and job.release_guard is not None


_FEATURES = (
    _Entry(_in_place, "rerun_in_place.feature:RerunInPlace"),
    _Entry(lambda job: _has_guard(job) and _in_place(job), "release_guard.in_place:GuardInPlace"),
    # names the key that copies of the source keep
    _Entry(
        lambda job: _has_guard(job) and not _in_place(job), "release_guard.feature:ReleaseGuard"
    ),
    # makes the copy, under numbers in place of the key
    _Entry(lambda job: bool(job.details), "detail_tables.feature:DetailTables"),
    _Entry(lambda job: job.algorithm.links is not None, "network.feature:Network"),
    # reads the copy, and what the guard has stored
    _Entry(lambda job: job.algorithm.remembers, "sequential.feature:Sequential"),
    _Entry(lambda job: job.recoding is not None or bool(job.rare), "reuse.feature:Reuse"),
)
"""In the order in which hooks are called; a feature imports only those before it."""


_TOGETHER = (
    {"rerun_in_place", "release_guard"},
    {"release_guard", "detail_tables"},
    {"release_guard", "reuse"},
    {"release_guard", "sequential"},
    {"detail_tables", "reuse"},
)
"""The pairs that one job may use; every other pair is refused."""


FEATURES = tuple(dict.fromkeys(entry.where.partition(".")[0] for entry in _FEATURES))
"""The names of the features that a job can use."""


def can_combine(first: str, second: str) -> bool:
    """Return whether one job may use two features."""
    return first == second or {first, second} in _TOGETHER


def features_of(job: Job) -> tuple[Feature, ...]:
    """The features that a job uses."""
    found = []
    for used, where in _FEATURES:
        if used(job):
            found.append(load_class(f"{__name__}.{where}")(job))
    return tuple(found)


_APPROVAL = "approval.feature:ApprovedRun"
"""The feature that the caller switches on, not the job; it is compatible with every other."""


def with_approval(
    features: tuple[Feature, ...], job: Job, approved: Approval | None
) -> tuple[Feature, ...]:
    """Return the features of a run that publishes only what was approved.

    The approval is first: it reports all changes before other features refuse a part of them.
    """
    if approved is None:
        return features
    return (load_class(f"{__name__}.{_APPROVAL}")(job, approved), *features)


def refuse_job(job: Job, publisher: Publisher | None) -> tuple[Feature, ...]:
    """The first gate of every command: refuse what the job's parts do not offer together.

    Raises:
        JobError: the job contradicts itself.
        UnsupportedError: an option would be ignored, or cannot be honoured.
        HierarchyError: the file of a hierarchy is not there or does not hold one.
    """
    features = features_of(job)
    found = [*rules.refusals(job), *(() if publisher is None else publisher.refusals(job))]
    found += [error for one in features for error in one.refusals()]
    found += pair_refusals(features)
    if found:
        raise together(found)
    return features


def pair_refusals(features: Sequence[Feature]) -> Iterator[UnsupportedError]:
    """Yield an error for each pair of features that one job cannot use."""
    for first, second in combinations(features, 2):
        if not can_combine(first.name, second.name):
            yield UnsupportedError(
                f"{second.label}: cannot be combined with {first.label}; leave one of the two out"
            )

"""Optional features of a run, a folder each; a job loads those that it uses.

What a feature is, `pipeline/feature.py` says. Nothing below this package imports one: commands ask
`features_of` and hand them to the steps.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from sqlanon.job import rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlanon.job.job import Job
    from sqlanon.pipeline.feature import Feature

_USED: Mapping[str, tuple[Callable[[Job], bool], str]] = {
    "sequential": (lambda job: job.algorithm.remembers, "feature:Sequential"),
    "network": (lambda job: job.algorithm.links is not None, "feature:Network"),
}
"""By the name of its package, in the order in which hooks are asked: whether a job uses a feature,
and where its class is."""


def features_of(job: Job) -> tuple[Feature, ...]:
    """The features that a job uses."""
    found = []
    for name, (used, where) in _USED.items():
        if used(job):
            module, _, class_name = where.partition(":")
            found.append(getattr(import_module(f"{__name__}.{name}.{module}"), class_name)(job))
    return tuple(found)


def refuse_job(job: Job, mode: rules.Mode | None) -> tuple[Feature, ...]:
    """The first gate of every command: refuse what the job's parts do not offer together.

    Returns:
        The features that it uses.

    Raises:
        SqlanonError: see `rules.refuse`.
    """
    features = features_of(job)
    rules.refuse(job, mode, features)
    return features

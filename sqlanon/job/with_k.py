"""The k of a job, and the same job with another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.job.job import Job

_WITH_K = ("k_anonymity", "person_anonymity")
"""Models that count rows or persons of a class."""


def k_of(job: Job) -> int | None:
    """The greatest k that a job asks for; None where it asks for none."""
    found = [int(vars(model)["k"]) for model in job.privacy if model.name in _WITH_K]
    return max(found, default=None)


def with_k(job: Job, k: int) -> Job:
    """The job with this k in each model that has one."""
    models = tuple(
        type(model).model_validate({**model.model_dump(), "k": k})
        if model.name in _WITH_K
        else model
        for model in job.privacy
    )
    return job.model_copy(update={"privacy": models})

"""The hierarchies of a job's quasi-identifiers, built for the values that were read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.base import FullDomain
from sqlanon.job.rules import hierarchy_of, refuse_levels
from sqlanon.source.hierarchies.build import hierarchy

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.source.frequency_set import Request
    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.published_labels import Earlier
    from sqlanon.source.reading import Reading
    from sqlanon.sql.workspace import Workspace


def build_hierarchies(
    job: Job,
    workspace: Workspace,
    requests: list[Request],
    reading: Reading,
    labels: Earlier | None,
) -> tuple[list[HierarchyRelation | None], list[Request]]:
    """Read or build the hierarchies, and look for labels of an earlier release among the values.

    Args:
        job: What to do.
        workspace: Runs the statements.
        requests: What the job asks of each quasi-identifier.
        reading: Their values.
        labels: What a release before may have left among them; None where they are raw.

    Returns:
        One for each request, None where it has none; and the requests, with the levels that stand
        among the values as least ones.

    Raises:
        HierarchyError: a hierarchy is malformed or leaves values out.
        JobError: the job names a level above a root.
    """
    stored = {} if labels is None else labels.levels
    nodes = labels is not None and labels.classes is not None
    found = [
        None
        if (said := hierarchy_of(job, one.column.name)) is None
        else hierarchy(
            workspace,
            said,
            one.column,
            reading.counted(index),
            index,
            stored=stored.get(one.column.name),
            nodes=nodes,
            takes_new_values=job.on_new_value != "error",
            one_level=_publishes_one_level(job),
        )
        for index, one in enumerate(requests)
    ]
    heights = {
        request.column.name: one.height
        for request, one in zip(requests, found, strict=True)
        if one is not None
    }
    refuse_levels(job, heights)
    if nodes or not any(one is not None and one.standing for one in found):
        return found, requests
    limited = [
        request if one is None else request.at_least(one.least)
        for request, one in zip(requests, found, strict=True)
    ]
    return found, limited


def _publishes_one_level(job: Job) -> bool:
    """Whether nobody will read labels of several levels: neither the release nor a later run."""
    in_place = job.target is not None and job.target.mode == "replace"
    return isinstance(job.algorithm, FullDomain) and not in_place and job.recoding is None

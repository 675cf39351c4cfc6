"""Hierarchies of a source, and what a job needs to go on from labels that stand in it already."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.base import FullDomain
from sqlanon.errors import JobError, SqlanonError, UnsupportedError, together
from sqlanon.job.rules import hierarchy_of, refuse_levels
from sqlanon.privacy_models.reads import Persons
from sqlanon.source.hierarchies.build import hierarchy

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.source.frequency_set import Request
    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.standing import Earlier
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class Climbed(NamedTuple):
    """The hierarchies of the quasi-identifiers, and from where on they are climbed.

    Attributes:
        hierarchies: One for each request, None where it has none.
        requests: What is asked, with the levels that stand as least ones.
        earlier: The run whose labels stand among the values; None where they are raw.
    """

    hierarchies: list[HierarchyRelation | None]
    requests: list[Request]
    earlier: Earlier | None


_LASTING = {"keep", "renumber"}
"""Actions that leave rows of one person with one value."""


def hierarchies_of(
    job: Job,
    workspace: Workspace,
    requests: list[Request],
    combined: WorkTable,
    earlier: Earlier | None,
) -> Climbed:
    """Read or build the hierarchies, and look for labels of an earlier run among the values.

    Args:
        job: What to do.
        workspace: Runs the statements.
        requests: What the job asks of each quasi-identifier.
        combined: Relation with their values.
        earlier: The run that published the source in place before, if one did by levels.

    Raises:
        HierarchyError: a hierarchy is malformed or leaves values out.
        SqlanonError: labels stand there, and the job cannot go on from them.
    """
    stored = {} if earlier is None else earlier.levels
    found = [
        None
        if (said := hierarchy_of(job, one.column.name)) is None
        else hierarchy(
            workspace, said, one.column, combined, index, stored=stored.get(one.column.name)
        )
        for index, one in enumerate(requests)
    ]
    heights = {
        request.column.name: one.height
        for request, one in zip(requests, found, strict=True)
        if one is not None
    }
    refuse_levels(job, heights)
    if earlier is None or not any(one is not None and one.standing for one in found):
        return Climbed(found, requests, None)
    _refuse_unfit(job, earlier, heights)
    limited = [
        request if one is None else request.at_least(one.least)
        for request, one in zip(requests, found, strict=True)
    ]
    return Climbed(found, limited, earlier)


def _refuse_unfit(job: Job, earlier: Earlier, heights: Mapping[str, int]) -> None:
    """Refuse a job that cannot go on from what stands in its source.

    Args:
        job: The job.
        earlier: The run whose labels stand there.
        heights: Level of the root by quasi-identifier, of those that have a hierarchy.

    Raises:
        SqlanonError: see above; all of it at once.
    """
    if found := [*_unfit(job, earlier, heights)]:
        raise together(found)


def _unfit(job: Job, earlier: Earlier, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
    stands = f"{job.source} holds labels of run {earlier.run_id}"
    if not isinstance(job.algorithm, FullDomain):
        yield UnsupportedError(
            f"algorithm: {stands}, which {job.algorithm.name} cannot go on from; use one that "
            "chooses a level per column, as optimal, or load the table anew"
        )
        return
    if {*earlier.levels} != {*job.quasi_identifiers}:
        names = ", ".join(sorted(earlier.levels))
        yield JobError(
            f"columns: {stands}, whose quasi-identifiers were {names}; name these and no others, "
            "or load the table anew"
        )
        return
    for name, stored in earlier.levels.items():
        least, quasi = stored.within(heights[name]), job.quasi_identifiers[name]
        allowed = job.algorithm.pinned_levels.get(name, quasi.max_level)
        if allowed is not None and min(allowed, heights[name]) < least:
            yield JobError(
                f"columns.{name}: {stands}, at level {least}, and the job allows level {allowed} "
                "at the most: what was there before is gone"
            )
    hashed = [name for name, said in job.identifiers.items() if said.action == "hash"]
    if hashed:
        yield UnsupportedError(
            f"columns.{', '.join(hashed)}.action: {stands}, and nothing tells a hash from a value "
            "that came: it would be hashed once more; use null or mask"
        )
    for model in job.privacy:
        said = job.identifiers.get(model.reads.key) if isinstance(model.reads, Persons) else None
        if said is not None and said.action not in _LASTING:
            yield UnsupportedError(
                f"{model.title}: {stands}, and its rows do not say any more whose they are; "
                "say `action: keep` of the persons' key"
            )

"""A level vector that the job itself pins: nothing is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field, NonNegativeInt
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


class Fixed(FullDomain):
    """One level vector, chosen by the user or by an earlier run: counted once, and verified.

    Classes that are too small are suppressed within `max_suppression`, as in a search. Use it for
    repeated runs that must publish the same levels: such a run fails instead of changing them.
    """

    name: ClassVar[str] = "fixed"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 13(6) 2001, "
        "section 3 (definition of a generalized table)"
    )

    levels: dict[str, NonNegativeInt] = Field(
        min_length=1, description="level of each quasi-identifier: 0 the value, the last the root"
    )

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse levels whose columns are not the quasi-identifiers of the job."""
        yield from super().refusals(job)
        if set(self.levels) != set(job.quasi_identifiers):
            names = ", ".join(job.quasi_identifiers)
            yield JobError(f"algorithm.fixed.levels must name {names}, and no other")

    @override
    def level_refusals(self, job: JobFacts, heights: Mapping[str, int]) -> Iterator[SqlanonError]:
        """Refuse levels above the root."""
        yield from super().level_refusals(job, heights)
        for name, level in self.levels.items():
            if level > heights.get(name, level):
                yield JobError(
                    f"algorithm.fixed.levels.{name}: must be at most {heights[name]}, the level "
                    "of the root"
                )

    @property
    @override
    def fixed_levels(self) -> Mapping[str, int]:
        return self.levels

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        # levels above the root mean the root: see `counter.limits`
        node = tuple(
            min(self.levels[attribute.name], attribute.height)
            for attribute in problem.frequency_set.attributes
        )
        (found,) = counter.count([node])
        if not found.feasible:
            raise UnsatisfiableError(
                f"at these levels {found.suppressed_rows} of {problem.frequency_set.rows} rows "
                "are in "
                f"classes of fewer than {problem.requirements.smallest_class} or violate another "
                "model; "
                f"{counter.budget.words}: raise levels or max_suppression"
            )
        return counter.recoding(self, found.node, optimal=False, before=before)

"""A level vector that the job itself pins: nothing is searched."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field, NonNegativeInt

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter
from sqlanon.errors import JobError, UnsatisfiableError

if TYPE_CHECKING:
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


class Fixed(FullDomain):
    """One level vector, chosen by people or by an earlier run: counted once, and verified.

    Classes that are too small are suppressed within `max_suppression`, as in a search. A nightly
    run that must publish the same levels as yesterday's says them here, and fails rather than
    changes them.
    """

    name: ClassVar[str] = "fixed"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 13(6) 2001, "
        "section 3 (definition of a generalized table)"
    )
    chooses_levels: ClassVar[bool] = False

    levels: dict[str, NonNegativeInt] = Field(
        min_length=1, description="level of each quasi-identifier: 0 the value, the last the root"
    )

    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """See Algorithm."""
        before = workspace.statements
        attributes = problem.frequency_set.attributes
        names = [attribute.name for attribute in attributes]
        if set(self.levels) != set(names):
            raise JobError(f"algorithm.fixed.levels must name {', '.join(names)}, and no other")
        for attribute in attributes:
            if self.levels[attribute.name] > attribute.height:
                raise JobError(
                    f"algorithm.fixed.levels.{attribute.name}: its root is at level "
                    f"{attribute.height}"
                )
        counter = ClassCounter(problem, workspace)
        (found,) = counter.count([tuple(self.levels[name] for name in names)])
        if not found.feasible:
            raise UnsatisfiableError(
                f"at these levels {found.suppressed} of {problem.frequency_set.rows} rows are in "
                f"classes of fewer than {problem.minimal_class_size} or violate another model; "
                f"{counter.budget.words}: raise levels or max_suppression"
            )
        return counter.recoding(self, found.node, optimal=False, before=before)

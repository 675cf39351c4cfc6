"""Minimal generalization by counting every level vector: the obvious oracle of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter, least_loss

if TYPE_CHECKING:
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


class MinGen(FullDomain):
    """Exhaustive search: every level vector is counted, and the one of least loss is released.

    1. Count all nodes of the lattice, in batches.
    2. Keep those that satisfy the models within the suppression limit.
    3. Keep those of least loss; they are `search.solutions`.
    4. Of these take the lexicographically least level vector.

    It assumes nothing of models or metrics, so it is correct without monotonicity. MinGen as
    published generalizes single cells. That space has (product of levels)^rows members, so only
    full-domain generalization is supported (docs/definitions, "MinGen"). The lattice is refused
    above `max_nodes`: Adult's 6,480 nodes take seconds, a million would take an hour.
    """

    name: ClassVar[str] = "mingen"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, section 4 (algorithm MinGen)"
    )
    smaller_lattice: ClassVar[str] = (
        "raise max_nodes, set it to null, or use optimal, which finds the same least loss"
    )

    max_nodes: int | None = Field(
        default=20_000,
        ge=1,
        description="level vectors beyond which the search is refused; null: no limit",
    )

    @property
    @override
    def lattice_limit(self) -> int | None:
        return self.max_nodes

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        counter.undecided = lambda: len(counter.lattice) - len(counter.measured)
        feasible = [measured for measured in counter.count(counter.lattice) if measured.feasible]
        if not feasible:
            raise counter.unsatisfiable()
        best = least_loss(feasible)
        return counter.recoding(
            self,
            best.node,
            optimal=True,
            before=before,
            solutions=[measured.node for measured in feasible if measured.cost == best.cost],
        )

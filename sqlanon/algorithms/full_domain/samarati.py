"""The lowest generalization: binary search on the height of the lattice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import MOST_NODES, ClassCounter, Measured, least_loss

if TYPE_CHECKING:
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


class Samarati(FullDomain):
    """Binary search for the least height at which some level vector is feasible.

    1. If the top of the lattice is infeasible within the suppression limit, every node is.
    2. low = least height, high = greatest height.
    3. While low < high: count all nodes of the height in the middle, except those below an
       infeasible node, which are infeasible too. If one is feasible, high = middle, else low =
       middle + 1. Both bounds change once per height. A loop that is often copied changes them at
       each node, and returns solutions that are not the lowest (docs/definitions, "Samarati").
    4. The feasible nodes of height low are the solutions, `search.solutions`. `prefer` chooses the
       one that is released, and ties go to the lexicographically least level vector.

    This is correct because k-anonymity with suppression is monotone: all generalizations of a
    feasible node are feasible. For models that are not, heights are counted from the least one on.
    The lowest solutions are some of the k-minimal ones, not all of them, and a higher one may lose
    less.
    """

    name: ClassVar[str] = "samarati"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 13(6) 2001, "
        "section 4 (figure 5)"
    )
    most_nodes: ClassVar[int | None] = MOST_NODES

    prefer: Literal["loss", "suppression", "lexicographic"] = Field(
        default="loss",
        description="of the lowest solutions, the one that loses least, suppresses the fewest "
        "rows, or is the first",
    )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        lattice = counter.lattice
        counter.refuse_unsatisfiable()
        low, high = sum(lattice.lower), sum(lattice.upper)
        failing: set[LevelVector] = set()
        while low < high:
            # without monotonicity heights are tried from the least one on, and none is skipped
            middle = (low + high) // 2 if counter.monotone else low
            if _solutions(counter, middle, failing):
                high = middle
            else:
                low = middle + 1
        solutions = _solutions(counter, low, failing)
        if not solutions:
            raise counter.unsatisfiable()
        return counter.recoding(
            self,
            self._prefer(solutions).node,
            optimal=False,
            before=before,
            solutions=[measured.node for measured in solutions],
            minimal_height=low,
        )

    def _prefer(self, solutions: list[Measured]) -> Measured:
        if self.prefer == "loss":
            return least_loss(solutions)
        if self.prefer == "suppression":
            return min(solutions, key=lambda measured: (measured.suppressed_rows, measured.node))
        return min(solutions, key=lambda measured: measured.node)


def _solutions(counter: ClassCounter, height: int, failing: set[LevelVector]) -> list[Measured]:
    """Return the feasible nodes of a height, and add infeasible ones to `failing`."""
    counted = counter.count(n for n in counter.lattice.at_height(height) if n not in failing)
    solutions = [measured for measured in counted if measured.feasible]
    if solutions:  # otherwise the search continues above
        for measured in counted:
            if measured.infeasible_below:
                failing.update(counter.lattice.below(measured.node))
    return solutions

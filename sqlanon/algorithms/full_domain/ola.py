"""Optimal Lattice Anonymization: binary search in ever smaller parts of the lattice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import MOST_NODES, ClassCounter
from sqlanon.algorithms.full_domain.lattice import Lattice, LevelVector, minimal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace

_AT_ONCE = 32
"""Sub-lattices whose middles are counted together. More save statements, but tag later."""


class OLA(FullDomain):
    """All k-minimal level vectors, by divide and conquer with predictive tagging.

    1. In the sub-lattice between two nodes, count the untagged nodes of the height in the middle,
       in batches. A feasible one tags all its generalizations, an infeasible one all its
       specializations.
    2. Continue between the bottom and each feasible middle node, and between each infeasible one
       and the top. Skip a sub-lattice whose nodes are all tagged.
    3. When all nodes are tagged, the feasible ones without a feasible specialization are the
       k-minimal ones, `search.solutions`. The one of least loss is released, and ties go to the
       lexicographically least level vector.

    Tagging is correct because k-anonymity with suppression is monotone. For models that are not,
    all nodes are counted that the sizes of their classes do not exclude. The k-minimal node of
    least loss has the least loss of all only if the metric is monotone. LM is not monotone once
    suppressed rows are charged (docs/definitions, "What metrics have in common"). `search.optimal`
    is true if the least loss is proved for this run. `optimal` always finds the least loss.
    """

    name: ClassVar[str] = "ola"
    reference: ClassVar[str] = (
        "K. El Emam et al., A Globally Optimal k-Anonymity Method for the De-Identification of "
        "Health Data, JAMIA 16(5) 2009, section on the OLA algorithm (figure 4)"
    )
    most_nodes: ClassVar[int | None] = MOST_NODES

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        counter.refuse_unsatisfiable()
        minimal = _Tags(counter).minimal()
        if not minimal:
            raise counter.unsatisfiable()
        return counter.best_recoding(self, minimal, before)


class _Tags:
    """The tags of the nodes: feasible, or infeasible, or not known yet."""

    def __init__(self, counter: ClassCounter) -> None:
        self._counter = counter
        self._lattice = counter.lattice
        self._untagged = set(counter.lattice)
        self._feasible: set[LevelVector] = set()
        counter.undecided = lambda: len(self._untagged)

    def minimal(self) -> list[LevelVector]:
        """Return the feasible nodes that generalize no other one."""
        waiting = [self._lattice]
        self._count([self._lattice.upper])
        if not self._counter.monotone:
            self._count_from_above()
        while waiting:
            parts = [waiting.pop() for _ in waiting[:_AT_ONCE]]
            parts = [part for part in parts if not self._untagged.isdisjoint(part)]
            self._count(sorted({node for part in parts for node in self._middle(part)}))
            for part in parts:
                waiting.extend(self._parts(part))
        if not self._counter.monotone:  # there may be infeasible nodes between two feasible ones
            return minimal(self._feasible)
        below = self._lattice.predecessors
        return sorted(
            node
            for node in self._feasible
            if not any(lower in self._feasible for lower in below(node))
        )

    def _middle(self, part: Lattice) -> list[LevelVector]:
        """Return the untagged nodes in the middle of a sub-lattice."""
        return [node for node in _middle(part) if node in self._untagged]

    def _parts(self, part: Lattice) -> Iterator[Lattice]:
        """Yield the sub-lattices below and above the middle of one, when the middle is tagged."""
        if sum(part.upper) - sum(part.lower) > 1:
            for node in _middle(part):
                if node in self._feasible:
                    yield Lattice(part.lower, node)
                else:
                    yield Lattice(node, part.upper)

    def _count(self, nodes: list[LevelVector]) -> None:
        for measured in self._counter.count(nodes):
            self._untagged.discard(measured.node)
            if measured.feasible:
                above = {measured.node}
                if self._counter.monotone:
                    above.update(self._lattice.above(measured.node))
                self._feasible |= above
                self._untagged -= above
            if measured.infeasible_below:
                self._untagged.difference_update(self._lattice.below(measured.node))

    def _count_from_above(self) -> None:
        """Count every node that may be feasible, by height: none implies that others are."""
        for height in range(sum(self._lattice.upper), sum(self._lattice.lower) - 1, -1):
            self._count([n for n in self._lattice.at_height(height) if n in self._untagged])


def _middle(part: Lattice) -> list[LevelVector]:
    return part.at_height((sum(part.lower) + sum(part.upper)) // 2)

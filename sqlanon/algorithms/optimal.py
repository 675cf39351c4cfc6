"""The full-domain generalization with the least loss, and the proof that none loses less."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.nodes import BATCH, MOST_NODES, Measured, NodeCounter, least_loss

if TYPE_CHECKING:
    from sqlanon.lattice import Node
    from sqlanon.recoding import Recoding
    from sqlanon.workspace import Workspace


class Optimal(FullDomain):
    """Least-loss search with predictive tagging and a bound on the loss.

    Two facts leave few nodes to count. A node that suppresses more than the limit tags all its
    specializations: k-anonymity is monotone, with suppression too (SPEC.md B0). And a node whose
    generalization alone loses as much as the best solution does is no candidate.

    1. Chains, as Flash builds them: from the cheapest candidate up to the top, halved by binary
       search; they find a good solution soon and end when a chain does not improve it.
    2. The frontier: candidates that no other candidate generalizes, all of which must be counted by
       anybody, in batches. Each one that fails tags everything below it.

    Ties go to the lexicographically least level vector among the least losses that were counted.
    """

    name: ClassVar[str] = "optimal"
    reference: ClassVar[str] = (
        "F. Kohlmayer, F. Prasser, C. Eckert, A. Kemper, K. Kuhn, Flash: Efficient, Stable and "
        "Optimal K-Anonymity, PASSAT 2012, section III; K. El Emam et al., A Globally Optimal "
        "k-Anonymity Method, JAMIA 2009 (predictive tagging)"
    )

    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """See Algorithm."""
        before = workspace.statements
        counter = NodeCounter(problem, workspace)
        counter.refuse_beyond(
            MOST_NODES,
            "no proof is offered; use fewer quasi-identifiers, hierarchies of fewer levels, or "
            "mondrian",
        )
        search = _Search(counter)
        search.follow_chains()
        search.exhaust_frontier()
        if search.best is None:
            raise counter.unsatisfiable()
        return counter.recoding(self, search.best.node, optimal=True, before=before)


class _Search:
    """What is known so far."""

    def __init__(self, counter: NodeCounter) -> None:
        self.counter = counter
        self.best: Measured | None = None
        self._order = list(counter)
        self._open = set(self._order)

    def follow_chains(self) -> None:
        """Step 1."""
        for node in self._order:
            if node not in self._open:
                continue
            if not self._is_candidate(node):
                return
            before = self.best
            self._halve(self._chain(node))
            if self.best is before and before is not None:
                return

    def _chain(self, node: Node) -> list[Node]:
        """From the node upwards by the cheapest successor that is still a candidate."""
        chain = [node]
        while steps := [n for n in self.counter.lattice.successors(chain[-1]) if self._is_open(n)]:
            chain.append(min(steps, key=lambda n: (self.counter.bound(n), n)))
        return chain

    def _halve(self, chain: list[Node]) -> None:
        low, high = 0, len(chain) - 1
        while low <= high:
            middle = (low + high) // 2
            if self._check([chain[middle]])[0].feasible:
                high = middle - 1
            else:
                low = middle + 1

    def exhaust_frontier(self) -> None:
        """Step 2."""
        while frontier := self._frontier():
            self._check(frontier)

    def _frontier(self) -> list[Node]:
        """The dearest candidates that no other candidate generalizes, up to one batch."""
        self._open = {node for node in self._open if self._is_candidate(node)}
        above = self.counter.lattice.successors
        tops = [n for n in self._open if not any(other in self._open for other in above(n))]
        tops.sort(key=lambda node: (-self.counter.bound(node), node))
        return tops[:BATCH]

    def _is_open(self, node: Node) -> bool:
        return node in self._open and self._is_candidate(node)

    def _is_candidate(self, node: Node) -> bool:
        return self.best is None or self.counter.bound(node) < self.best.cost

    def _check(self, nodes: list[Node]) -> list[Measured]:
        counted = self.counter.count(nodes)
        for measured in counted:
            self._open.discard(measured.node)
            if measured.hopeless:
                self._open.difference_update(self.counter.lattice.below(measured.node))
            if measured.feasible:
                self.best = measured if self.best is None else least_loss([self.best, measured])
            if self.best is not None and self.counter.worse_above(measured, self.best):
                self._open.difference_update(self.counter.lattice.above(measured.node))
        return counted

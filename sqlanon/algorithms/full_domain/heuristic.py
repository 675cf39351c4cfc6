"""Search of lattices that are too large for a proof: a good solution early, and a bound."""

from __future__ import annotations

import heapq
import time
from typing import TYPE_CHECKING, ClassVar, Self

from pydantic import Field, model_validator
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import BATCH, ClassCounter, Measured, by_cost
from sqlanon.algorithms.full_domain.lattice import Lattice, generalizes, halve
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction

    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


class Heuristic(FullDomain):
    """Anytime search: the least loss found so far, and a lower bound of the rest.

    1. Count the top. If no specialization of it is feasible, no node is.
    2. Build a chain from the bottom to the top, each step in the attribute where generalization
       costs least. Halve it by binary search, as Flash does.
    3. From the best level vector so far count those one level lower. Then count those with one
       level less in one attribute and one more in another. Continue from the best one until none is
       better.
    4. Branch and bound on sub-lattices. Take those with the least bound, which is the loss of
       generalization to their bottom. Cut each in two in the attribute whose levels differ most in
       loss, and count the top of the lower part. If no specialization of a top is feasible, discard
       the part. Each better level vector starts step 3 again.

    It stops after `max_nodes` counted level vectors, after `max_seconds`, or when no part is left.
    In the last case the best one is proved. Otherwise `search.lower_bound` is a lower bound of the
    loss of all level vectors: the least bound of the parts that are left. The lattice is never
    enumerated, and with `max_nodes` alone a run is repeatable.
    """

    name: ClassVar[str] = "heuristic"
    reference: ClassVar[str] = (
        "F. Prasser, R. Bild, J. Eicher, H. Spengler, F. Kohlmayer, K. Kuhn, Lightning: "
        "Utility-Driven Anonymization of High-Dimensional Data, Transactions on Data Privacy 9(2) "
        "2016, section on the search algorithm (its aim; the steps are sqlanon's own)"
    )
    max_nodes: int | None = Field(
        default=1000, ge=1, description="level vectors to count at most; null: no limit"
    )
    max_seconds: float | None = Field(
        default=None, gt=0, description="seconds to search at most; runs then differ"
    )

    @model_validator(mode="after")
    def _it_ends(self) -> Self:
        if self.max_nodes is None and self.max_seconds is None:
            raise ValueError("needs max_nodes or max_seconds")
        return self

    def run_search(self, counter: ClassCounter) -> AnytimeSearch:
        """Run the search of a lattice to its end."""
        search = AnytimeSearch(counter, self.max_nodes, self.max_seconds)
        search.begin()
        return search

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        search = self.run_search(counter)
        if search.best is None and search.is_exhausted:
            raise counter.unsatisfiable()
        if search.best is None:
            raise UnsatisfiableError(
                f"none of {len(counter.measured):,} level vectors is feasible, and "
                f"{len(counter.lattice):,} is too many to try: raise max_nodes or max_seconds, "
                "max_suppression, or ask for less"
            )
        least = min(search.lower_bound, search.best.cost)
        return counter.recoding(
            self,
            search.best.node,
            optimal=least == search.best.cost,
            before=before,
            lower_bound=float(least),
        )


class AnytimeSearch:
    """The state of a search that can end at any time.

    Attributes:
        best: The feasible node of least cost; of equal ones the lexicographically least.
    """

    def __init__(self, counter: ClassCounter, checks: int | None, seconds: float | None) -> None:
        self.best: Measured | None = None
        self._counter = counter
        self._lattice = counter.lattice
        self._checks = checks
        self._end = None if seconds is None else time.monotonic() + seconds
        self._infeasible_below: list[LevelVector] = []
        # sub-lattices that can contain a better node; the top of each was counted
        self._open: list[tuple[Fraction | float, LevelVector, LevelVector]] = []

    @property
    def is_exhausted(self) -> bool:
        """Whether nothing is left that could be better."""
        return not self._open

    @property
    def lower_bound(self) -> Fraction | float:
        """A lower bound of the costs of all feasible nodes."""
        left = [bound for bound, _, _ in self._open]
        return min(left, default=0 if self.best is None else self.best.cost)

    def begin(self) -> None:
        """Run steps 1 to 4 until the search or the time ends."""
        lower, upper = self._lattice.lower, self._lattice.upper
        (top,) = self._check([upper])
        if self._is_infeasible_below(upper):
            raise self._counter.unsatisfiable(top)
        self._push(lower, upper)
        halve(self._chain(), self._is_feasible)
        self._descend()
        while not self._is_out_of_time and (parts := self._pop()):
            before = self.best
            self._divide(parts)
            if self.best is not before:
                self._descend()

    # -- steps 2 and 3 --------------------------------------------------------------------------

    def _chain(self) -> list[LevelVector]:
        """Return the chain from the bottom to the top by the cheapest steps."""
        chain = [self._lattice.lower]
        while chain[-1] != self._lattice.upper:
            chain.append(min(self._lattice.successors(chain[-1]), key=self._price))
        return chain

    def _is_feasible(self, node: LevelVector) -> bool | None:
        """Count a node; None if there is no time left."""
        return None if self._is_out_of_time else self._check([node])[0].feasible

    def _descend(self) -> None:
        """Go to better neighbours of the best node while there are any."""
        while self.best is not None and not self._is_out_of_time:
            before = self.best
            below = list(self._lattice.predecessors(before.node))
            self._check(self._worthwhile(below))
            if self.best is before:
                beside = {n for lower in below for n in self._lattice.successors(lower)}
                self._check(self._worthwhile(beside))
            if self.best is before:
                return

    def _worthwhile(self, nodes: Iterable[LevelVector]) -> list[LevelVector]:
        """Return the uncounted nodes that can be better than the best one, cheapest first."""
        counted = self._counter.measured
        return sorted(
            (
                n
                for n in nodes
                if n not in counted and self._may_win(n) and not self._is_infeasible_below(n)
            ),
            key=self._price,
        )

    # -- step 4 ---------------------------------------------------------------------------------

    def _push(self, lower: LevelVector, upper: LevelVector) -> None:
        """Remember a sub-lattice whose top was counted, if it can contain a better node."""
        if lower != upper and self._may_win(lower):
            heapq.heappush(self._open, (self._counter.bound(lower), lower, upper))

    def _pop(self) -> list[Lattice]:
        """Return the sub-lattices to cut next, those of least bound."""
        parts: list[Lattice] = []
        while self._open and len(parts) < BATCH:
            bound, lower, upper = heapq.heappop(self._open)
            if self.best is not None and bound >= self.best.cost:
                self._open.clear()  # the others cost no less
            elif not self._is_infeasible_below(upper):
                parts.append(Lattice(lower, upper))
        return parts

    def _divide(self, parts: list[Lattice]) -> None:
        """Cut each in two, and count the tops that are new."""
        below = []
        for part in parts:
            low, high = self._halves(part)
            self._push(high.lower, high.upper)
            below.append(low)
        known = [part for part in below if not self._is_infeasible_below(part.upper)]
        done = {m.node for m in self._check([part.upper for part in known])}
        for part in known:
            if part.upper in done:
                self._push(part.lower, part.upper)
            else:  # no time to count its top: it stays open, and so does its bound
                heapq.heappush(
                    self._open, (self._counter.bound(part.lower), part.lower, part.upper)
                )

    def _halves(self, part: Lattice) -> tuple[Lattice, Lattice]:
        """Cut a part at a level of one attribute, which belongs to the lower half."""
        lower, upper, bound = part.lower, part.upper, self._counter.bound
        least = bound(lower)
        width, _, turned = max(
            (bound(_with(lower, place, top)) - least, top - lower[place], -place)
            for place, top in enumerate(upper)
            if top > lower[place]
        )
        place = -turned
        at = lower[place] if width else (lower[place] + upper[place] - 1) // 2
        while (
            width
            and at + 1 < upper[place]
            and 2 * (bound(_with(lower, place, at + 1)) - least) <= width
        ):
            at += 1
        return (
            Lattice(lower, _with(upper, place, at)),
            Lattice(_with(lower, place, at + 1), upper),
        )

    # -- counting -------------------------------------------------------------------------------

    @property
    def _is_out_of_time(self) -> bool:
        if self._checks is not None and len(self._counter.measured) >= self._checks:
            return True
        return self._end is not None and time.monotonic() >= self._end

    def _check(self, nodes: list[LevelVector]) -> list[Measured]:
        """Count as many of the nodes as time allows."""
        counted: list[Measured] = []
        for start in range(0, len(nodes), BATCH):
            batch = nodes[start : start + BATCH]
            if self._checks is not None:
                left = self._checks - len(self._counter.measured)
                known = [node for node in batch if node in self._counter.measured]
                batch = known + [n for n in batch if n not in self._counter.measured][:left]
            if counted and self._is_out_of_time:
                break
            for measured in self._counter.count(batch):
                counted.append(measured)
                self._learn(measured)
        return counted

    def _learn(self, measured: Measured) -> None:
        if measured.infeasible_below and not self._is_infeasible_below(measured.node):
            below = measured.node
            self._infeasible_below = [
                n for n in self._infeasible_below if not generalizes(below, n)
            ]
            self._infeasible_below.append(below)
        if measured.feasible and (self.best is None or by_cost(measured) < by_cost(self.best)):
            self.best = measured

    def _is_infeasible_below(self, node: LevelVector) -> bool:
        """Whether a node is known to be infeasible with all its specializations."""
        return any(generalizes(high, node) for high in self._infeasible_below)

    def _may_win(self, node: LevelVector) -> bool:
        return self.best is None or self._counter.bound(node) < self.best.cost

    def _price(self, node: LevelVector) -> tuple[Fraction | float, LevelVector]:
        return self._counter.bound(node), node


def _with(node: LevelVector, place: int, level: int) -> LevelVector:
    return (*node[:place], level, *node[place + 1 :])

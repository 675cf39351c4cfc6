"""The alternatives to the chosen level vector: the other ones that lose least."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.counter import MOST_NODES, ClassCounter, Measured, by_cost
from sqlanon.algorithms.full_domain.heuristic import Heuristic
from sqlanon.algorithms.full_domain.optimal import LeastLossSearch
from sqlanon.metrics import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


_MOST_SUPPRESSED = 0.25
"""Largest share of suppressed rows in a frontier."""
_MOST_SHOWN = 8
"""Level vectors of a frontier."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A level vector that satisfies every model within the suppression limit.

    Attributes:
        levels: Level of each quasi-identifier: 0 the value, the last the root.
        loss: Its loss by LM in [0, 1], suppressed rows at 1; None if it is left out.
        value: The metric of the job, as reports show it; None if it is left out.
    """

    levels: dict[str, int]
    suppressed: int
    classes: int
    loss: float | None
    value: float | None


@dataclass(frozen=True, slots=True)
class TradeOff:
    """A counted level vector, and its loss with as much suppression as it needs.

    Attributes:
        suppressed: Rows in classes that violate a model, whether they may be so many or not.
        loss: Its loss by LM in [0, 1], suppressed rows at 1.
    """

    levels: dict[str, int]
    suppressed: int
    classes: int
    loss: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The solutions that lose least by the metric of the job.

    Attributes:
        solutions: The best first; of equal ones the lexicographically least level vector.
        proved: Whether no other level vector costs less than the last of them.
        frontier: The best solution, and counted level vectors that lose less with more suppression,
            in that order. Empty for metrics other than loss.
        labels: For each quasi-identifier with a hierarchy, a label of each level; see
            `verify.hierarchy_cuts.level_labels`.
    """

    solutions: tuple[Solution, ...]
    proved: bool
    metric: str
    frontier: tuple[TradeOff, ...]
    labels: dict[str, tuple[str | None, ...]] = field(default_factory=dict)


def compare(
    problem: Problem, workspace: Workspace, wanted: int, algorithm: Algorithm, found: Recoding
) -> Comparison | None:
    """Return the best solutions of a problem; None if the algorithm chooses no level vector.

    The search's own counter counts the nodes that are still needed. A lattice that is too large for
    a proof is searched as by `heuristic`, unless that is the job's algorithm. As in the search,
    only counts and sums leave the database.

    Args:
        wanted: Number of solutions; 0 for no comparison.
        found: The recoding that it found. Its memory is dropped.
    """
    counter = found.memory
    if not wanted or algorithm.fixed_levels or not isinstance(counter, ClassCounter):
        return None
    proved = len(counter.lattice) <= MOST_NODES
    if proved:
        nodes = [measured.node for measured in LeastLossSearch(counter, wanted).run()]
    else:
        if not isinstance(algorithm, Heuristic):
            Heuristic().run_search(counter)
        feasible = (measured for measured in counter.measured.values() if measured.feasible)
        nodes = [measured.node for measured in sorted(feasible, key=by_cost)[:wanted]]
    losses = _losses(problem, workspace, counter, nodes)
    names = [attribute.name for attribute in problem.frequency_set.attributes]
    solutions = tuple(
        Solution(
            dict(zip(names, measured.node, strict=True)),
            measured.suppressed_rows,
            measured.classes,
            losses[measured.node],
            float(problem.metric.to_report(measured.cost)),
        )
        for measured in counter.count(nodes)
    )
    frontier = tuple(
        TradeOff(
            dict(zip(names, one.node, strict=True)),
            one.suppressed_rows,
            one.classes,
            float(one.cost),
        )
        for one in (trade_offs(counter, nodes[:1]) if problem.metric == DEFAULT else ())
    )
    counter.drop()
    return Comparison(solutions, proved, problem.metric.name, frontier)


def _losses(
    problem: Problem, workspace: Workspace, counter: ClassCounter, nodes: list[LevelVector]
) -> dict[LevelVector, float]:
    """Return LM of each node, which needs another count if the job has another metric."""
    if problem.metric == DEFAULT:
        return {measured.node: float(measured.cost) for measured in counter.count(nodes)}
    by_loss = ClassCounter(replace(problem, metric=DEFAULT), workspace)
    made = {measured.node: float(measured.cost) for measured in by_loss.count(nodes)}
    by_loss.drop()
    return made


def trade_offs(counter: ClassCounter, first: list[LevelVector]) -> list[Measured]:
    """Return the best node, and counted ones that lose less with more suppression.

    These nodes are estimated from the cost of generalization alone, as if suppressed rows were like
    the others. Only for these few the exact costs are queried.
    """
    rows = max(counter.budget.rows, 1)

    def guess(one: Measured) -> float:
        bound, part = float(counter.bound(one.node)), one.suppressed_rows / rows
        return bound + part * (1 - bound)

    best = counter.count(first)
    few = [
        one
        for one in counter.measured.values()
        if best
        and not one.unsuppressible
        and best[0].suppressed_rows < one.suppressed_rows <= _MOST_SUPPRESSED * rows
        and guess(one) < best[0].cost
    ]
    likely = _each_less(few, guess)
    step = max(-(-len(likely) // _MOST_SHOWN), 1)
    priced = counter.add_costs([one.node for one in likely[::-step]])
    less = [one for one in priced if one.cost < best[0].cost]
    return [*best, *_each_less(less, lambda one: float(one.cost))]


def _each_less(of: Iterable[Measured], loss: Callable[[Measured], float]) -> list[Measured]:
    """Return the Pareto frontier of suppressed rows and loss, least suppressed first."""
    found: list[Measured] = []
    for one in sorted(of, key=lambda one: (one.suppressed_rows, loss(one), one.node)):
        if not found or loss(one) < loss(found[-1]):
            found.append(one)
    return found

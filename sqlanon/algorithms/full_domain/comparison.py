"""What else a lattice offers: the level vectors that lose least, beside the one that is chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.counter import MOST_NODES, ClassCounter, by_cost
from sqlanon.algorithms.full_domain.heuristic import Heuristic
from sqlanon.algorithms.full_domain.optimal import LeastLossSearch
from sqlanon.metrics import DEFAULT
from sqlanon.release.recoding import Levels

if TYPE_CHECKING:
    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Solution:
    """A level vector that satisfies every model within the suppression limit.

    Attributes:
        levels: Level of each quasi-identifier: 0 the value, the last the root.
        suppressed: Rows in classes that violate a model.
        classes: Released classes.
        loss: What it loses by LM, suppressed rows wholly, in [0, 1].
        value: The metric of the job, as reports show it.
    """

    levels: dict[str, int]
    suppressed: int
    classes: int
    loss: float
    value: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The solutions that lose least by the metric of the job.

    Attributes:
        solutions: The best first; of equal ones the lexicographically least level vector.
        proved: Whether no other level vector costs less than the last of them.
        metric: The name of the metric.
    """

    solutions: tuple[Solution, ...]
    proved: bool
    metric: str


def compare(
    problem: Problem, workspace: Workspace, wanted: int, algorithm: Algorithm, found: Recoding
) -> Comparison | None:
    """The best solutions of a problem; None where the algorithm chooses no level vector.

    The search's own counter is asked for what it has not counted yet. A lattice that is too large
    for a proof is searched as `heuristic` does; where it is the job's algorithm, it has done so
    already. Like the search, it brings back counts and sums.

    Args:
        problem: What is to be solved.
        workspace: Runs the statements.
        wanted: How many solutions; of 0 there is no comparison.
        algorithm: The one of the job.
        found: What it found; its counter is used up then.
    """
    counter = found.counter if isinstance(found, Levels) else None
    if not (wanted and algorithm.chooses_levels and isinstance(counter, ClassCounter)):
        return None
    proved = len(counter.lattice) <= MOST_NODES
    if proved:
        nodes = [measured.node for measured in LeastLossSearch(counter, wanted).run()]
    else:
        if not isinstance(algorithm, Heuristic):
            Heuristic().searched(counter)
        feasible = (measured for measured in counter.measured.values() if measured.feasible)
        nodes = [measured.node for measured in sorted(feasible, key=by_cost)[:wanted]]
    losses = _losses(problem, workspace, counter, nodes)
    names = [attribute.name for attribute in problem.frequency_set.attributes]
    solutions = tuple(
        Solution(
            dict(zip(names, measured.node, strict=True)),
            measured.suppressed,
            measured.classes,
            losses[measured.node],
            float(problem.metric.reported(measured.cost)),
        )
        for measured in counter.count(nodes)
    )
    counter.drop()
    return Comparison(solutions, proved, problem.metric.name)


def _losses(
    problem: Problem, workspace: Workspace, counter: ClassCounter, nodes: list[LevelVector]
) -> dict[LevelVector, float]:
    """LM of each node, which is another count where the job has another metric."""
    if problem.metric == DEFAULT:
        return {measured.node: float(measured.cost) for measured in counter.count(nodes)}
    by_loss = ClassCounter(replace(problem, metric=DEFAULT), workspace)
    made = {measured.node: float(measured.cost) for measured in by_loss.count(nodes)}
    by_loss.drop()
    return made

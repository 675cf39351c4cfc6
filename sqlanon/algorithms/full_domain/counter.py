"""Counting of lattice nodes: the counts and the cost of a level vector in full-domain algorithms.

Three classes share the work. Algorithms call `ClassCounter`. It chooses the nodes that must be
counted and their batches, and decides which nodes are feasible, and which others cannot be.
`LevelColumns` runs the SQL, and returns counts and sums. `NodeCost` computes the job's metric from
them, and lower bounds before any count. It runs no statements.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.lattice import Lattice, LevelVector
from sqlanon.algorithms.full_domain.level_columns import LevelColumns
from sqlanon.common.integers import LARGEST
from sqlanon.errors import UnsatisfiableError
from sqlanon.metrics import Totals
from sqlanon.release.recoding import Levels, SearchSummary
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.algorithms.full_domain.level_columns import Marginal
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- what a metric makes of nodes ------------------------------------------------------------------


class NodeCost:
    """The costs of nodes by the job's metric.

    A linear metric is a sum over attributes. Its bounds are sums of the costs of each attribute's
    level. The units of all attributes are summed in one column, scaled to integers: eight sums a
    class took DuckDB 1.5 times as long as one (Adult, 8 quasi-identifiers).

    Attributes:
        scales: The factor of each attribute's units in the one column; None where each
            attribute has its own.
    """

    def __init__(self, problem: Problem) -> None:
        self._problem = problem
        self._metric = problem.metric
        self._attributes = problem.frequency_set.attributes
        self._rows = problem.frequency_set.rows
        self._step = Fraction(0)
        self.scales = self._scale_weights() if self._metric.linear else None
        self._cells_term = 0.0
        self._marginals: dict[tuple[int, int], Marginal] = {}
        self._parts: dict[tuple[int, int], int] = {}  # in shares of a whole
        self._whole = 1

    def learn(self, marginals: dict[tuple[int, int], Marginal], cells_term: float) -> None:
        """Store the sums over all rows; see LevelColumns."""
        self._marginals, self._cells_term = marginals, cells_term
        if self._metric.linear and self._metric.bounded:
            leaf = tuple(0 for _ in self._attributes)
            nothing = self._value(self.totals(leaf))
            parts = {}
            for place, level in marginals:
                node = (*leaf[:place], level, *leaf[place + 1 :])
                parts[place, level] = Fraction(self._bound(node) - nothing)
            self._whole = math.lcm(*(part.denominator for part in parts.values()))
            self._parts = {pair: int(part * self._whole) for pair, part in parts.items()}

    def bound(self, node: LevelVector) -> Fraction | float:
        """Return the cost of generalizing all rows to the node; 0 if the metric needs the classes.

        A lower bound of the node's cost, because suppressing a row never costs less.
        """
        if self._parts:
            return Fraction(sum(self._parts[pair] for pair in enumerate(node)), self._whole)
        return self._bound(node) if self._metric.bounded else Fraction(0)

    def rank(self, node: LevelVector) -> int | Fraction | float:
        """Return a number that orders nodes as their bounds do; an integer for linear metrics.

        Comparing fractions took a fifth of the search of 6,480 nodes.
        """
        if self._parts:
            return sum(self._parts[pair] for pair in enumerate(node))
        return self.bound(node)

    def totals(self, node: LevelVector) -> Totals:
        """Return the totals of a node that need no count of its classes: nothing is suppressed."""
        marginals = [self._marginals[pair] for pair in enumerate(node)]
        return Totals(
            attributes=self._attributes,
            k=self._problem.requirements.k,
            levels=node,
            rows=self._rows,
            sums=dict.fromkeys(self._metric.sums, 0.0),
            units=tuple(0 for _ in marginals),
            entropies=tuple(marginal.entropy for marginal in marginals),
            all_units=tuple(marginal.units for marginal in marginals),
            cells_term=self._cells_term,
        )

    def cost(self, totals: Totals, units: Sequence[int]) -> Fraction | float:
        """Return the cost of a node with the sums of the columns of units that were counted."""
        if self.scales is None:
            return self._value(replace(totals, units=tuple(units)))
        return self._value(totals) + self._step * sum(units)

    def _bound(self, node: LevelVector) -> Fraction | float:
        totals = self.totals(node)
        return self._value(replace(totals, units=totals.all_units or ()))

    def _value(self, totals: Totals) -> Fraction | float:
        return self._metric.value(totals)

    def _scale_weights(self) -> tuple[int, ...] | None:
        """Scale the costs of one unit of each attribute to integers; None if they are too large."""
        if not self._rows:
            return None
        none = tuple(0 for _ in self._attributes)
        empty = Totals(
            attributes=self._attributes,
            k=self._problem.requirements.k,
            levels=none,
            rows=self._rows,
            sums=dict.fromkeys(self._metric.sums, 0.0),
            units=none,
            all_units=none,
        )
        nothing = self._value(empty)
        prices = []
        for place, _ in enumerate(none):
            one = (*none[:place], 1, *none[place + 1 :])
            price = self._value(replace(empty, units=one)) - nothing
            if not isinstance(price, Fraction):
                return None
            prices.append(price)
        common = math.lcm(*(price.denominator for price in prices))
        scales = [int(price * common) for price in prices]
        shared = math.gcd(*scales) or 1
        scales = [scale // shared for scale in scales]
        most = sum(s * a.leaves for s, a in zip(scales, self._attributes, strict=True))
        self._step = Fraction(shared, common)
        return tuple(scales) if most * self._rows < LARGEST else None


# -- the counter -----------------------------------------------------------------------------------

BATCH = 32
"""Nodes in one statement. With more, parsing costs as much as round trips save."""
_SMALL_BATCH = 8
"""Nodes in one statement if each node is several queries."""
_FEW = 4
"""Nodes of a statement that are not worth a second one."""
_FEW_FEASIBLE = 0.25
"""Share of feasible nodes in a batch up to which the next one gets costs in a second pass.

Adult, 8 quasi-identifiers, DuckDB: 32 nodes took 50 ms to count and 100 ms with their costs.
"""
MOST_NODES = 200_000
"""Nodes of a lattice that are still enumerated in memory."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A node whose classes were counted.

    Attributes:
        cost: The metric's value: the less the better. Of a node that is not feasible it
            may be the cost of generalization alone, because it is never chosen.
        feasible: Whether no more rows are suppressed than the limit allows, and not all of them.
            Where they are kept, they are none, or enough for a class.
        infeasible_below: Whether no specialization of the node is feasible. Where the models are
            monotone that is so if the node is not; else only if too many rows are in classes that
            are too small (docs/definitions, "Pruning").
        unsuppressible: Whether classes of a population alone violate a model: no suppression helps.
    """

    node: LevelVector
    totals: Totals
    cost: Fraction | float
    feasible: bool
    infeasible_below: bool
    unsuppressible: bool = False

    @property
    def classes(self) -> int:
        """Classes that satisfy the models."""
        return self.totals.classes

    @property
    def suppressed_rows(self) -> int:
        """Rows of the others."""
        return self.totals.suppressed


class ClassCounter:
    """Counts the classes of lattice nodes and remembers what it counted.

    A node of some attributes is the node with the others at their root, where they divide no class.
    So it is counted once for all subsets of attributes.

    Attributes:
        root: The level of each attribute's root; above `lattice.upper` where a job limits levels.
        monotone: Whether all generalizations of a feasible node are feasible.
        undecided: How many nodes the search may still have to count; None where it cannot say.
    """

    undecided: Callable[[], int] | None = None

    def __init__(self, problem: Problem, workspace: Workspace) -> None:
        """Join the level columns to the frequency set, and sum their costs."""
        self._problem = problem
        self._workspace = workspace
        self.budget = problem.budget
        self._attributes = problem.frequency_set.attributes
        self._pricing = NodeCost(problem)
        self._leveled = LevelColumns(problem, workspace, self._pricing.scales)
        self._pricing.learn(self._leveled.marginals, self._leveled.cells_term)
        self.root: LevelVector = self._leveled.root
        allowed = [limits(attribute) for attribute in self._attributes]
        self.lattice = Lattice(tuple(low for low, _ in allowed), tuple(top for _, top in allowed))
        self.measured: dict[LevelVector, Measured] = {}
        self.monotone = problem.conditions.monotone(self.budget.limit) and not (
            self.budget.makes_a_class
        )
        self._batch = _SMALL_BATCH if problem.conditions.beyond_size else BATCH
        self._bounds: dict[LevelVector, Fraction | float] = {}
        # if the metric grows, the cost of infeasible nodes is a bound for others
        self._may_wait = self._leveled.costly and not problem.metric.growing
        self._twice = self._may_wait
        self._unpriced: set[LevelVector] = set()

    def bound(self, node: LevelVector) -> Fraction | float:
        """Return a lower bound of the node's cost, without counting its classes; see NodeCost."""
        if node not in self._bounds:
            self._bounds[node] = self._pricing.bound(node)
        return self._bounds[node]

    def distinct(self, place: int, level: int) -> int:
        """Distinct values, NULL among them, of an attribute at a level."""
        return self._leveled.marginals[place, level].distinct

    def estimate(self, node: LevelVector) -> float:
        """Estimate the number of classes of a node; see rollup."""
        return self._leveled.estimate(node)

    def count(self, nodes: Iterable[LevelVector]) -> list[Measured]:
        """Return the nodes' measures in the order given; each node is counted once, in batches."""
        wanted = list(nodes)
        fresh = [node for node in dict.fromkeys(wanted) if node not in self.measured]
        for start in range(0, len(fresh), self._batch):
            self._count(fresh[start : start + self._batch])
            self._workspace.progress(self._progress())
        return [self.measured[node] for node in wanted]

    def add_costs(self, nodes: Iterable[LevelVector]) -> list[Measured]:
        """Add the costs of infeasible nodes, whose suppressed rows count in full."""
        wanted = [measured.node for measured in self.count(nodes)]
        self._price([node for node in wanted if node in self._unpriced])
        return [self.measured[node] for node in wanted]

    def _progress(self) -> Progress:
        """Report the progress of the search of the lattice."""
        if self.undecided is None:
            return Progress("search", len(self.measured))
        left = self.undecided()
        return Progress("search", len(self.measured), left, 1 - left / len(self.lattice))

    def _count(self, nodes: list[LevelVector]) -> None:
        """Count nodes. Where few of them are feasible, only those get their costs."""
        twice = self._twice and len(nodes) >= _FEW
        counted = self._measure(nodes, costs=not twice)
        good = [measured.node for measured in counted if measured.feasible]
        if len(nodes) >= _FEW:
            self._twice = self._may_wait and len(good) <= _FEW_FEASIBLE * len(nodes)
        self.measured |= {measured.node: measured for measured in counted}
        if twice:
            self._unpriced.update(nodes)
            self._price(good)

    def _price(self, nodes: list[LevelVector]) -> None:
        """Query the costs of nodes that were counted without them."""
        for start in range(0, len(nodes), self._batch):
            counted = self._measure(nodes[start : start + self._batch], costs=True)
            self.measured |= {measured.node: measured for measured in counted}
        self._unpriced.difference_update(nodes)

    def _measure(self, nodes: list[LevelVector], *, costs: bool) -> list[Measured]:
        counted: list[Measured] = []
        names = tuple(self._problem.metric.sums)
        for node, found in zip(nodes, self._leveled.measure(nodes, costs=costs), strict=True):
            summed = [float(value or 0) for value in found.sums[: len(names)]]
            units = [int(value or 0) for value in found.sums[len(names) :]]
            totals = replace(
                self._pricing.totals(node),
                suppressed=found.suppressed,
                classes=found.classes,
                sums=dict(zip(names, summed, strict=False)),
            )
            cost = self._pricing.cost(totals, units) if costs else self.bound(node)
            unsuppressible = found.unsuppressible > 0
            feasible = self.budget.allows(found.suppressed) and not unsuppressible
            possible = feasible if self.monotone else self.budget.fits(found.small)
            counted.append(Measured(node, totals, cost, feasible, not possible, unsuppressible))
        if costs and self._problem.metric.needs_lost_entropy:
            counted = self._add_lost_entropy(counted)
        return counted

    def _add_lost_entropy(self, counted: list[Measured]) -> list[Measured]:
        """Add the entropy of suppressed rows, which only feasible nodes need."""
        charged = [m.node for m in counted if m.feasible and m.suppressed_rows]
        lost = self._leveled.measure_lost_entropy(charged) if charged else {}
        made = []
        for measured in counted:
            totals = replace(measured.totals, lost_entropy=lost.get(measured.node, 0.0))
            made.append(replace(measured, totals=totals, cost=self._pricing.cost(totals, ())))
        return made

    def proves(self, best: Measured, minimal: Iterable[LevelVector]) -> bool:
        """Whether no node costs less than `best`, where all feasible ones generalize `minimal`.

        The others cost at least what generalization alone costs one step above `minimal`.
        """
        above = (node for low in minimal for node in self.lattice.successors(low))
        return all(best.cost <= self.bound(node) for node in above)

    def worse_above(self, measured: Measured, best: Measured) -> bool:
        """Whether all generalizations of a node come after `best`, by a metric that grows."""
        return self._problem.metric.growing and by_cost(measured) >= by_cost(best)

    def refuse_unsatisfiable(self) -> None:
        """Count the top of the lattice, and stop if no node below it can be feasible."""
        (top,) = self.count([self.lattice.upper])
        if top.infeasible_below:
            raise self.unsatisfiable(top)

    def unsatisfiable(self, best: Measured | None = None) -> UnsatisfiableError:
        """Build the error that this node, or the one that suppresses least, is infeasible."""
        if best is None:
            best = min(self.measured.values(), key=lambda m: (m.suppressed_rows, m.node))
        rows = self._problem.frequency_set.rows
        if best.node == self.root:
            where = "even with every quasi-identifier at its root"
        elif best.node == self.lattice.upper:
            where = "even with every quasi-identifier at its greatest level allowed"
        else:
            where = f"at the best level vector found, {list(best.node)},"
        size = self._problem.requirements.smallest_class
        violated, reached = self._problem.conditions.shortfall(self._workspace, size)
        return UnsatisfiableError(
            f"{where} {best.suppressed_rows} of {rows} rows are in classes {violated}; "
            f"{self.budget.words}: raise max_suppression, or ask for less{reached}"
        )

    def assignment(self, node: LevelVector) -> WorkTable:
        """Build relation (cell, class, n) of a node. Suppressed cells are in no class."""
        return self._leveled.assignment(node)

    def drop(self) -> None:
        """Drop its relations. The counts are kept."""
        self._leveled.drop()

    def best_recoding(
        self, algorithm: Algorithm, minimal: list[LevelVector], before: int
    ) -> Levels:
        """Build the Recoding of least loss among all minimal feasible nodes; see `recoding`."""
        best = least_loss(self.count(minimal))
        return self.recoding(
            algorithm,
            best.node,
            optimal=self.proves(best, minimal),
            before=before,
            solutions=minimal,
            minimal_height=min(map(sum, minimal)),
        )

    def recoding(
        self,
        algorithm: Algorithm,
        node: LevelVector,
        *,
        optimal: bool,
        before: int,
        solutions: Iterable[LevelVector] = (),
        minimal_height: int | None = None,
        lower_bound: float | None = None,
        assignment: WorkTable | None = None,
        also_suppressed: int = 0,
    ) -> Levels:
        """Build the Recoding of a counted node, with its counter.

        Args:
            before: Statements that the workspace had run when the search began.
            solutions: All nodes that answer the algorithm's question, of which this is one.
            minimal_height: The least height of a feasible node, where the algorithm found it.
            lower_bound: A lower bound of the cost of feasible nodes, if the optimum is not proved.
            assignment: A relation to use instead of the node's own, which suppresses more.
            also_suppressed: The rows that it suppresses more.
        """
        chosen = self.assignment(node) if assignment is None else assignment
        if node in self._unpriced:
            self._price([node])
        return Levels(
            assignment=chosen,
            suppressed_published=self.budget.kept,
            splits_cells=also_suppressed > 0,
            search=SearchSummary(
                algorithm=algorithm.name,
                options=algorithm.options,
                optimal=optimal,
                rounds=None,
                nodes_checked=len(self.measured),
                statements=self._workspace.statements - before,
                metric=self._problem.metric.name,
                value=float(self.measured[node].cost),
                minimal_height=minimal_height,
                lower_bound=lower_bound,
                solutions=tuple(sorted(solutions)),
            ),
            suppressed=self.measured[node].suppressed_rows + also_suppressed,
            memory=self,
            level_vector={a.name: level for a, level in zip(self._attributes, node, strict=True)},
        )

    def __iter__(self) -> Iterator[LevelVector]:
        """Yield all nodes by the cost of generalization alone, height, and lexicographically."""
        rank = self._pricing.rank
        return iter(sorted(self.lattice, key=lambda node: (rank(node), sum(node), node)))


def by_cost(measured: Measured) -> tuple[Fraction | float, LevelVector]:
    """Return the sort key of solutions: the cost, then the level vector."""
    return measured.cost, measured.node


def least_loss(nodes: Iterable[Measured]) -> Measured:
    """Return the first node in the order of solutions."""
    return min(nodes, key=by_cost)


def limits(attribute: Attribute) -> tuple[int, int]:
    """Return the least and the greatest level that the job allows.

    If values are shorter than the last step of a mask, its hierarchy has fewer levels, and a level
    of the job may be above the root. It then means the root. Other hierarchies have no such levels.
    """
    request = attribute.request
    low = 0 if request.min_level is None else request.min_level
    top = attribute.height if request.max_level is None else request.max_level
    return min(low, attribute.height), min(top, attribute.height)

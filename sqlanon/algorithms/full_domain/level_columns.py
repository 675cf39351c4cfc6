"""The frequency set with its level columns: the statements that full-domain searches run.

A node's classes are one GROUP BY over it, and UNION ALL combines many nodes in one statement. Only
counts and sums are returned. `counter` chooses the nodes, and decides which are feasible.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.algorithms.conditions import histograms
from sqlanon.errors import UnsupportedError
from sqlanon.metrics.base import ClassRow, sum_columns
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.workspace import Workspace


# -- roll-up ---------------------------------------------------------------------------------------
#
# The classes of a node are unions of those of any node below it (LeFevre, DeWitt, Ramakrishnan,
# Incognito, SIGMOD 2005, section 3, rollup property). So nodes of a batch share the classes of a
# node below all of them, made once inside the statement, where that leaves fewer rows to read.


@dataclass(slots=True)
class Group:
    """Nodes that are counted together.

    Attributes:
        meet: The greatest node below all of them: the least of their levels in each attribute.
    """

    meet: LevelVector
    places: list[int]


def group_nodes(
    nodes: Sequence[LevelVector], cells: int, classes: Callable[[LevelVector], float], planning: int
) -> list[Group]:
    """Group nodes greedily, in the order of the batch, so that few rows are read.

    A node by itself reads all cells. A group reads them once, and the classes of its meet once for
    each of its nodes.

    Args:
        classes: About how many classes a node has.
        planning: How many rows could be read while one more query is planned.
    """
    groups: list[Group] = []

    def cost(meet: LevelVector, size: int) -> float:
        return cells if size == 1 else planning + cells + size * classes(meet)

    for place, node in enumerate(nodes):
        best, least = None, float(cells)
        for group in groups:
            meet = tuple(map(min, group.meet, node))
            size = len(group.places)
            more = cost(meet, size + 1) - cost(group.meet, size)
            if more < least:
                best, least = group, more
        if best is None:
            groups.append(Group(node, [place]))
        else:
            best.meet = tuple(map(min, best.meet, node))
            best.places.append(place)
    return groups


def estimate(
    cells: int, distinct: Mapping[tuple[int, int], int], root: LevelVector
) -> Callable[[LevelVector], float]:
    """Estimate the number of classes of a node from the distinct values of its levels.

    It assumes that the share of combinations that occur is spread evenly over the attributes: at
    the bottom the result is the number of cells, at the root 1. Only the speed depends on it.
    """
    bits = {place: math.log(max(count, 1)) for place, count in distinct.items()}
    whole = math.fsum(bits[place, 0] for place in range(len(root)))

    def classes(node: LevelVector) -> float:
        combined = math.fsum(bits[pair] for pair in enumerate(node))
        return max(cells, 1) ** (combined / whole) if whole else 1.0

    return classes


# -- level columns ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Marginal:
    """Sums over all rows of one attribute at one level, whatever the levels of the others.

    Attributes:
        distinct: Distinct values, NULL among them.
        entropy: Sum over rows of -log2(rows of the value / rows of its node), in bits.
    """

    units: int
    distinct: int
    entropy: float


class NodeCounts(NamedTuple):
    """The counts of a node that `lattice/nodes` returns.

    Attributes:
        small: Rows in classes that are too small, whatever else they violate.
        unsuppressible: Classes of a population alone that violate a model.
        sums: The metric's sums, in its order, and after them the units of cost.
    """

    place: int
    classes: int
    suppressed: int
    small: int
    unsuppressible: int
    sums: list[Any]

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> NodeCounts:
        """Convert a row of the driver. It has as many sums as the metric needs."""
        place, classes, suppressed, small, unsuppressible, *sums = row
        lost = int(suppressed or 0)
        small = lost if small is None else int(small)
        return cls(int(place), int(classes or 0), lost, small, int(unsuppressible or 0), list(sums))


class _LevelRow(NamedTuple):
    """Sums over all rows of an attribute at a level."""

    place: int
    level: int
    units: int | None
    distinct: int
    bits: float | None


class _Term(NamedTuple):
    bits: float


class _Lost(NamedTuple):
    """Suppressed rows z of a node, and the sum of z_g ln z_g over the nodes of an attribute."""

    place: int
    attribute: int
    suppressed: int
    spent: float


@dataclass(frozen=True, slots=True)
class _Level:
    """A level of an attribute, as templates read it; `unit` is the cost of a row of the tree."""

    index: int
    level: int
    tree: WorkTable
    dictionary: WorkTable
    unit: Sql | None

    def scale(self, scale: int) -> _Level:
        """Return the level with another unit of cost."""
        return self if self.unit is None else replace(self, unit=Sql(f"{self.unit} * {scale}"))


class LevelColumns:
    """Relations with a row per cell, and for each attribute and level the node that holds it.

    Attributes:
        marginals: By attribute's place and level.
        cells_term: Sum over cells of n log2 n, where the metric compares classes with cells.
    """

    def __init__(
        self, problem: Problem, workspace: Workspace, scales: Sequence[int] | None
    ) -> None:
        """Join the level columns to the cells, their sensitive values, and a population's cells."""
        self._workspace = workspace
        self._conditions = problem.conditions
        self._summed = scales is not None
        frequency_set = problem.frequency_set
        attributes = frequency_set.attributes
        self.root: LevelVector = tuple(attribute.height for attribute in attributes)
        self._count = frequency_set.cell_count
        levels = [
            _level(problem, attribute, level)
            for attribute in attributes
            for level in range(attribute.height + 1)
        ]
        sums, leaves = problem.metric.sums, Sql("leaves")
        row = ClassRow(Sql("n"), leaves, workspace.dialect.ln(leaves))
        self._sums = sum_columns(sums, workspace.dialect, row)
        self._spread = any(one.leaves != "none" for one in sums.values())
        self._priced = any(level.unit is not None for level in levels)
        rows = workspace.ask("lattice/marginals", _LevelRow, levels=levels)
        if scales is not None:
            levels = [level.scale(scales[level.index]) for level in levels]
        self.marginals = {
            (one.place, one.level): Marginal(one.units or 0, one.distinct, one.bits or 0.0)
            for one in rows
        }
        distinct = {pair: marginal.distinct for pair, marginal in self.marginals.items()}
        self.estimate = estimate(self._count, distinct, self.root)
        shape: dict[str, Any] = {"levels": levels, "spread": self._spread}
        self._cells = workspace.make(
            "lattice/leveled", "leveled", cells=frequency_set.cells, **shape
        )
        self.cells_term = 0.0
        if self._spread:
            term = workspace.ask_one("lattice/cells_term", _Term, cells=frequency_set.cells)
            self.cells_term = term.bits
        self._held = {
            subject.column.name: workspace.make(
                "lattice/leveled_values",
                "values",
                leveled=self._cells,
                held=subject.held,
                others=subject.others,
                levels=levels,
            )
            for subject in problem.conditions.subjects
        }
        self._population = frequency_set.population and workspace.make(
            "lattice/leveled", "members", cells=frequency_set.population, **shape
        )

    @property
    def costly(self) -> bool:
        """Whether the metric needs sums that counting does not."""
        return bool(self._sums) or self._priced

    def measure(self, nodes: Sequence[LevelVector], *, costs: bool) -> list[NodeCounts]:
        """Count the classes of each node, and return the counts in the order of the nodes.

        Args:
            costs: Whether sums and units of cost are wanted: as much work as counting by itself.
        """
        rolled, sources = self._plan_rollup(nodes, costs=costs)
        judged = bool(self._conditions.beyond_size)
        counted = [
            self._workspace.fragment(
                "lattice/node_by_models" if judged else "lattice/node_by_size",
                place=place,
                classes=(self.classes if judged else self._select_sizes)(node, of, costs=costs),
                costs=self._costs(node) if costs else [],
                sums=self._sums if costs else [],
                k=self._conditions.asked.smallest_class,
            )
            for place, (node, of) in enumerate(zip(nodes, sources, strict=True))
        ]
        rows = self._workspace.rows("lattice/nodes", rolled=rolled, nodes=counted)
        return sorted(map(NodeCounts.of, rows), key=lambda counts: counts.place)

    def measure_lost_entropy(self, nodes: Sequence[LevelVector]) -> dict[LevelVector, float]:
        """Return the entropy of suppressed rows in bits, by node (docs/definitions, "Entropy")."""
        parts = [_Part(self.classes(node, costs=False), self._values(node)) for node in nodes]
        rows = self._workspace.ask("lattice/lost_entropy", _Lost, parts=parts)
        bits = dict.fromkeys(nodes, 0.0)
        for one in sorted(rows):  # sums of doubles depend on their order
            total = one.suppressed * math.log(one.suppressed)
            bits[nodes[one.place]] += (total - one.spent) / math.log(2)
        return bits

    def _plan_rollup(
        self, nodes: Sequence[LevelVector], *, costs: bool
    ) -> tuple[list[tuple[Sql, Sql]], list[Sql]]:
        """Return names and SELECTs of shared classes, and the relation that each node reads."""
        sources = [self._cells.sql] * len(nodes)
        dialect = self._workspace.dialect
        if self._population or dialect.materialized is None:
            return [], sources
        rolled: list[tuple[Sql, Sql]] = []
        for group in group_nodes(nodes, self._count, self.estimate, dialect.planning_rows):
            if len(group.places) == 1:
                continue
            name = Sql(f"rolled{len(rolled)}")
            read = self._read([nodes[place] for place in group.places], costs=costs)
            keys = self._keys(group.meet)
            rollup = self._workspace.fragment(
                "lattice/rolled",
                leveled=self._cells,
                keys=keys,
                determined=[column for column in read if column not in keys],
            )
            rolled.append((name, rollup))
            for place in group.places:
                sources[place] = name
        return rolled, sources

    def _read(self, nodes: Sequence[LevelVector], *, costs: bool) -> list[Sql]:
        """Return the columns of the cells that the classes of these nodes need."""
        columns = [column for node in nodes for column in self._keys(node)]
        if not costs:
            return list(dict.fromkeys(columns))
        for pair in dict.fromkeys(pair for node in nodes for pair in enumerate(node)):
            place, level = pair
            columns += [Sql(f"u{place}_{level}")] if self._priced else []
            columns += [Sql(f"s{place}_{level}")] if self._spread else []
        return list(dict.fromkeys(columns))

    def classes(self, node: LevelVector, cells: Sql | None = None, *, costs: bool) -> Sql:
        """Return a SELECT with a row per class of a node: keys, n, members, violates.

        Args:
            cells: The relation that is read: the cells, or those that the node is rolled up from.
            costs: Whether columns of costs and leaves precede the last column.
        """
        keys, conditions = self._keys(node), self._conditions
        columns = [Sql("n"), *([Sql("members")] if self._population else [])]
        columns += [column.name for column in self._columns(node)] if costs else []
        sized = self._select_sizes(node, cells or self._cells.sql, costs=costs)
        histogram = histograms(self._workspace, self._held, keys)
        judged = self._workspace.fragment(
            "lattice/judged",
            sized=sized,
            keys=keys,
            columns=columns,
            verdicts=conditions.class_conditions(self._workspace, keys, histogram, sized),
            k=conditions.asked.smallest_class,
        )
        return conditions.table_conditions(self._workspace, judged, [*keys, *columns])

    def _select_sizes(self, node: LevelVector, cells: Sql, *, costs: bool) -> Sql:
        """Return the query of classes without the column `violates`."""
        columns = self._columns(node) if costs else []
        common = {"leveled": cells, "keys": self._keys(node), "columns": columns}
        if self._population is not None:
            return self._workspace.fragment(
                "lattice/sized_beside_population", population=self._population, **common
            )
        return self._workspace.fragment(
            "lattice/sized", k=self._conditions.asked.smallest_class, **common
        )

    def assignment(self, node: LevelVector) -> WorkTable:
        """Build relation (cell, class, n) of a node. Suppressed cells are in no class."""
        return self._workspace.make(
            "lattice/assignment",
            "assignment",
            leveled=self._cells,
            keys=self._keys(node),
            classes=self.classes(node, costs=False),
        )

    def drop(self) -> None:
        """Drop the relations at the end of the search."""
        kept = [*self._held.values(), *([self._population] if self._population else [])]
        self._workspace.drop(self._cells, *kept)

    def _keys(self, node: LevelVector) -> list[Sql]:
        """Return the grouping columns. An attribute at its root is the same for all rows."""
        levels = list(enumerate(node))
        below = [pair for pair in levels if pair[1] < self.root[pair[0]]]
        return [Sql(f"k{place}_{level}") for place, level in below or levels[:1]]

    def _values(self, node: LevelVector) -> list[Sql]:
        """Return the value of each attribute in a class: its key, or 0 at the root."""
        return [
            Sql(f"k{place}_{level}") if level < self.root[place] else Sql("0")
            for place, level in enumerate(node)
        ]

    def _columns(self, node: LevelVector) -> list[_ClassColumn]:
        """Return the other columns of a class: the cost of its rows, and its original tuples."""
        if not self._spread:
            return self._costs(node)
        leaves = [f"s{place}_{level}" for place, level in enumerate(node)]
        return [*self._costs(node), _ClassColumn(Sql("leaves"), Sql(" * ".join(leaves)))]

    def _costs(self, node: LevelVector) -> list[_ClassColumn]:
        """Return the cost of a row in each attribute, or in all of them together."""
        if not self._priced:
            return []
        columns = [Sql(f"u{place}_{level}") for place, level in enumerate(node)]
        if self._summed:
            return [_ClassColumn(Sql("cost0"), Sql(" + ".join(columns)))]
        return [_ClassColumn(Sql(f"cost{place}"), column) for place, column in enumerate(columns)]


@dataclass(frozen=True, slots=True)
class _ClassColumn:
    """A column of classes, and its expression, which is equal for all cells of a class."""

    name: Sql
    expression: Sql


@dataclass(frozen=True, slots=True)
class _Part:
    """A node of which suppressed rows are counted by generalized value, for each attribute."""

    classes: Sql
    values: list[Sql]


def _level(problem: Problem, attribute: Attribute, level: int) -> _Level:
    if attribute.tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    unit = problem.metric.unit(attribute, level)
    return _Level(attribute.index, level, attribute.tree, attribute.dictionary, unit)

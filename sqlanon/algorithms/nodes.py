"""Measuring lattice nodes: the one place where full-domain algorithms meet the database.

A node's classes are counted by one GROUP BY over the frequency set with its level columns joined
on once; many nodes go into one statement by UNION ALL. What comes back are counts and sums.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.lattice import Lattice, Node
from sqlanon.recoding import Recoding, SearchSummary
from sqlanon.scales import exact_scales
from sqlanon.statement import Sql
from sqlanon.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.frequency import Attribute
    from sqlanon.workspace import Workspace

BATCH = 32
"""Nodes in one statement: beyond that, parsing costs what round trips save."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A node whose classes were counted.

    Attributes:
        node: Its level vector.
        classes: Classes that satisfy the models.
        suppressed: Rows of the others.
        squares: Sum of squared sizes of the classes that satisfy the models.
        all_squares: Sum of squared sizes of all classes.
        cost: Loss in whole units, a suppressed row losing everything.
        feasible: Whether no more rows are suppressed than the limit allows.
    """

    node: Node
    classes: int
    suppressed: int
    squares: float
    all_squares: float
    cost: int
    feasible: bool


@dataclass(frozen=True, slots=True)
class _Levels:
    """An attribute, as the template of level columns sees it."""

    index: int
    tree: Sql
    lower: int
    upper: int
    costs: tuple[Sql, ...]


@dataclass(frozen=True, slots=True)
class _Query:
    """A node, as the template that counts classes sees it."""

    keys: list[Sql]
    costs: list[Sql]


class NodeCounter:
    """Counts the classes of lattice nodes and remembers what it counted.

    The loss of a node is the loss metric LM, weighted mean over attributes (Iyengar, KDD 2002;
    SPEC.md 2.3), in exact integers. `bound` is what generalization alone loses: a sum of
    per-attribute marginals that is known for every node before any class is counted, and a lower
    bound of the node's loss because suppressing a row never loses less.

    Attributes:
        lattice: The nodes.
        measured: What was counted, by node.
        full: Cost of a row of which nothing is left.
    """

    def __init__(self, problem: Problem, workspace: Workspace) -> None:
        """Join the level columns to the frequency set, and sum their costs."""
        self._problem = problem
        self._workspace = workspace
        attributes = problem.frequency_set.attributes
        weighted = [(a.request.weight, max(a.leaves - 1, 0)) for a in attributes]
        self._scales = exact_scales(weighted, problem.frequency_set.rows)
        self.full = sum(s * units for s, (_, units) in zip(self._scales, weighted, strict=True))
        self.lattice = Lattice(
            tuple(0 for _ in attributes), tuple(attribute.height for attribute in attributes)
        )
        self.measured: dict[Node, Measured] = {}
        self._leveled = self._join_levels(attributes)
        self._marginals = self._sum_marginals()

    def _join_levels(self, attributes: Sequence[Attribute]) -> Sql:
        levels = []
        for attribute, scale in zip(attributes, self._scales, strict=True):
            if attribute.tree is None:
                raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
            costs = tuple(
                Sql(f"(t{attribute.index}.s{level} - 1) * {scale}")
                for level in range(attribute.height + 1)
            )
            levels.append(_Levels(attribute.index, attribute.tree, 0, attribute.height, costs))
        return self._workspace.create(
            "lattice/leveled",
            "leveled",
            cells=self._problem.frequency_set.cells,
            attributes=levels,
        )

    def _sum_marginals(self) -> dict[tuple[int, int], int]:
        """Cost of all rows at each level of each attribute."""
        levels = [
            {"index": index, "level": level}
            for index, top in enumerate(self.lattice.upper)
            for level in range(top + 1)
        ]
        rows = self._workspace.rows("lattice/marginals", leveled=self._leveled, levels=levels)
        return {(int(index), int(level)): int(cost or 0) for index, level, cost in rows}

    def bound(self, node: Node) -> int:
        """Cost of generalizing all rows to the node: no more than the node's loss."""
        return sum(self._marginals[place, level] for place, level in enumerate(node))

    def count(self, nodes: Iterable[Node]) -> list[Measured]:
        """The nodes' measures in the order given; each node is counted once, in batches."""
        wanted = list(nodes)
        fresh = [node for node in dict.fromkeys(wanted) if node not in self.measured]
        for start in range(0, len(fresh), BATCH):
            self._count(fresh[start : start + BATCH])
            self._workspace.progress(Progress("search", len(self.measured)))
        return [self.measured[node] for node in wanted]

    def _count(self, nodes: Sequence[Node]) -> None:
        rows = self._workspace.rows(
            "lattice/nodes",
            leveled=self._leveled,
            nodes=[_Query(self._keys(node), self._costs(node)) for node in nodes],
            k=self._problem.minimal_class_size,
            full=self.full,
        )
        limit = self._problem.suppression_limit
        for place, classes, squares, suppressed, all_squares, cost in rows:
            node = nodes[int(place)]
            self.measured[node] = Measured(
                node,
                int(classes or 0),
                int(suppressed or 0),
                float(squares or 0),
                float(all_squares or 0),
                int(cost or 0),
                int(suppressed or 0) <= limit,
            )

    def _keys(self, node: Node) -> list[Sql]:
        """Grouping columns; at its top an attribute is the same for all rows."""
        return [
            Sql(f"k{place}_{level}")
            for place, level in enumerate(node)
            if level < self.lattice.upper[place]
        ]

    def _costs(self, node: Node) -> list[Sql]:
        return [Sql(f"u{place}_{level}") for place, level in enumerate(node)]

    def loss(self, cost: int) -> Fraction:
        """A cost as LM, weighted mean over attributes and rows, in [0, 1]."""
        whole = self.full * self._problem.frequency_set.rows
        return Fraction(cost, whole) if whole else Fraction(0)

    def recoding(self, algorithm: Algorithm, node: Node, *, optimal: bool, before: int) -> Recoding:
        """The Recoding of a node that was counted.

        Args:
            algorithm: Who found it.
            node: The level vector.
            optimal: Whether it is proved that no node loses less.
            before: Statements that the workspace had run when the search began.
        """
        attributes = self._problem.frequency_set.attributes
        assignment = self._workspace.create(
            "lattice/assignment",
            "assignment",
            leveled=self._leveled,
            keys=self._keys(node),
            k=self._problem.minimal_class_size,
        )
        self._workspace.drop(self._leveled)
        options = algorithm.model_dump(mode="json")
        return Recoding(
            kind="full_domain",
            assignment=assignment,
            divides=False,
            search=SearchSummary(
                algorithm=algorithm.name,
                options={name: str(value) for name, value in options.items()},
                optimal=optimal,
                rounds=None,
                nodes_checked=len(self.measured),
                statements=self._workspace.statements - before,
            ),
            suppressed=self.measured[node].suppressed,
            levels={a.name: level for a, level in zip(attributes, node, strict=True)},
        )

    def __iter__(self) -> Iterator[Node]:
        """All nodes by what generalization alone costs, then lexicographically."""
        return iter(sorted(self.lattice, key=lambda node: (self.bound(node), node)))

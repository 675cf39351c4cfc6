"""Measuring lattice nodes: the one place where full-domain algorithms meet the database.

A node's classes are counted by one GROUP BY over the frequency set with its level columns joined
on once; many nodes go into one statement by UNION ALL. What comes back are counts and sums.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.errors import UnsatisfiableError, UnsupportedError
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
MOST_NODES = 200_000
"""Nodes of a lattice that are still enumerated in memory."""


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
        feasible: Whether no more rows are suppressed than the limit allows, and not all of them.
    """

    node: Node
    classes: int
    suppressed: int
    squares: float
    all_squares: float
    cost: int
    feasible: bool


@dataclass(frozen=True, slots=True)
class _Level:
    """A level of an attribute, as the templates see it; `cost` is that of one row of the tree."""

    index: int
    level: int
    tree: Sql
    dictionary: Sql
    cost: Sql


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

    A node of some of the attributes is the node with the others at their root, where they divide no
    class; so it is counted once, whatever attributes it is thought to be of.

    Attributes:
        lattice: The nodes.
        root: The level of each attribute's root; above `lattice.upper` where a job limits levels.
        measured: What was counted, by node.
        full: Cost of a row of which nothing is left.
    """

    def __init__(self, problem: Problem, workspace: Workspace) -> None:
        """Join the level columns to the frequency set, and sum their costs."""
        self._problem = problem
        self._workspace = workspace
        attributes = problem.frequency_set.attributes
        # an attribute of one leaf loses nothing but in a row that is suppressed
        weighted = [(a.request.weight, max(a.leaves - 1, 1)) for a in attributes]
        self._scales = exact_scales(weighted, problem.frequency_set.rows)
        self.full = sum(s * units for s, (_, units) in zip(self._scales, weighted, strict=True))
        self.root: Node = tuple(attribute.height for attribute in attributes)
        self.lattice = Lattice(tuple(0 for _ in attributes), self.root)
        self.measured: dict[Node, Measured] = {}
        levels = [
            level
            for attribute, scale in zip(attributes, self._scales, strict=True)
            for level in _levels(attribute, scale)
        ]
        rows = workspace.rows("lattice/marginals", levels=levels)
        self._marginals = {(int(i), int(at)): (int(cost or 0), int(n)) for i, at, cost, n in rows}
        self._leveled = workspace.create(
            "lattice/leveled", "leveled", cells=problem.frequency_set.cells, levels=levels
        )

    def bound(self, node: Node) -> int:
        """Cost of generalizing all rows to the node: no more than the node's loss."""
        return sum(self._marginals[place, level][0] for place, level in enumerate(node))

    def distinct(self, place: int, level: int) -> int:
        """Distinct values, NULL among them, of an attribute at a level."""
        return self._marginals[place, level][1]

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
        for place, classes, squares, suppressed, all_squares, cost in rows:
            node = nodes[int(place)]
            self.measured[node] = Measured(
                node,
                int(classes or 0),
                int(suppressed or 0),
                float(squares or 0),
                float(all_squares or 0),
                int(cost or 0),
                self.allows(int(suppressed or 0), self._problem.suppression_limit),
            )

    def allows(self, suppressed: int, limit: int) -> bool:
        """Whether so many rows may be suppressed: none of a table is left otherwise."""
        rows = self._problem.frequency_set.rows
        return suppressed <= limit and (suppressed < rows or not rows)

    def _keys(self, node: Node) -> list[Sql]:
        """Grouping columns; at its root an attribute is the same for all rows."""
        return [
            Sql(f"k{place}_{level}") for place, level in enumerate(node) if level < self.root[place]
        ]

    def _costs(self, node: Node) -> list[Sql]:
        return [Sql(f"u{place}_{level}") for place, level in enumerate(node)]

    def loss(self, cost: int) -> Fraction:
        """A cost as LM, weighted mean over attributes and rows, in [0, 1]."""
        whole = self.full * self._problem.frequency_set.rows
        return Fraction(cost, whole) if whole else Fraction(0)

    def proves(self, best: Measured, minimal: Iterable[Node]) -> bool:
        """Whether no node loses less than `best`, where all feasible ones generalize `minimal`.

        The others lose at least what generalization alone loses one step above `minimal`.
        """
        above = (node for low in minimal for node in self.lattice.successors(low))
        return all(best.cost <= self.bound(node) for node in above)

    def refuse_beyond(self, most: int, remedy: str) -> None:
        """Refuse a lattice that is too large to be walked through.

        Raises:
            UnsupportedError: it has more than `most` nodes.
        """
        if len(self.lattice) > most:
            raise UnsupportedError(
                f"the lattice has {len(self.lattice):,} level vectors, more than {most:,}: {remedy}"
            )

    def refuse_unsatisfiable(self) -> None:
        """Count the top of the lattice; where it does not do, no node does.

        Raises:
            UnsatisfiableError: too many rows are in small classes there.
        """
        (top,) = self.count([self.lattice.upper])
        if not top.feasible:
            raise self.unsatisfiable(top)

    def unsatisfiable(self, top: Measured) -> UnsatisfiableError:
        """Why even the top of the lattice does not do."""
        where = "root" if self.lattice.upper == self.root else "greatest level allowed"
        limit, rows = self._problem.suppression_limit, self._problem.frequency_set.rows
        allowed = "not all may be" if limit >= rows else f"at most {limit} may be"
        return UnsatisfiableError(
            f"even with every quasi-identifier at its {where} {top.suppressed} of {rows} rows are "
            f"in classes of fewer than {self._problem.minimal_class_size}; {allowed} suppressed: "
            "raise max_suppression, or ask for a smaller k"
        )

    def assignment(self, node: Node) -> Sql:
        """Relation (cell, class, n) of a node; cells that it suppresses are in no class."""
        assignment = self._workspace.create(
            "lattice/assignment",
            "assignment",
            leveled=self._leveled,
            keys=self._keys(node),
            k=self._problem.minimal_class_size,
        )
        self._workspace.drop(self._leveled)
        return assignment

    def recoding(
        self,
        algorithm: Algorithm,
        node: Node,
        *,
        optimal: bool,
        before: int,
        solutions: Iterable[Node] = (),
        minimal_height: int | None = None,
        assignment: Sql | None = None,
        also_suppressed: int = 0,
    ) -> Recoding:
        """The Recoding of a node that was counted; the counter is used up then.

        Args:
            algorithm: Who found it.
            node: The level vector.
            optimal: Whether it is proved that no node loses less.
            before: Statements that the workspace had run when the search began.
            solutions: All nodes that answer the algorithm's question, of which this is one.
            minimal_height: The least height of a feasible node, where the algorithm found it.
            assignment: A relation to use instead of the node's own, which suppresses more.
            also_suppressed: The rows that it suppresses more.
        """
        attributes = self._problem.frequency_set.attributes
        chosen = self.assignment(node) if assignment is None else assignment
        options = algorithm.model_dump(mode="json")
        return Recoding(
            kind="full_domain",
            assignment=chosen,
            divides=also_suppressed > 0,
            search=SearchSummary(
                algorithm=algorithm.name,
                options={n: v if isinstance(v, str) else json.dumps(v) for n, v in options.items()},
                optimal=optimal,
                rounds=None,
                nodes_checked=len(self.measured),
                statements=self._workspace.statements - before,
                minimal_height=minimal_height,
                solutions=tuple(sorted(solutions)),
            ),
            suppressed=self.measured[node].suppressed + also_suppressed,
            levels={a.name: level for a, level in zip(attributes, node, strict=True)},
        )

    def __iter__(self) -> Iterator[Node]:
        """All nodes by what generalization alone costs, then lexicographically."""
        return iter(sorted(self.lattice, key=lambda node: (self.bound(node), node)))


def least_loss(nodes: Iterable[Measured]) -> Measured:
    """The node that loses least; of equal ones the lexicographically least level vector."""
    return min(nodes, key=lambda measured: (measured.cost, measured.node))


def _levels(attribute: Attribute, scale: int) -> list[_Level]:
    index, tree = attribute.index, attribute.tree
    if tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    costs = [Sql(f"(t{index}.s{level} - 1) * {scale}") for level in range(attribute.height + 1)]
    return [
        _Level(index, level, tree, attribute.dictionary, cost) for level, cost in enumerate(costs)
    ]

"""Full-domain generalization by brute force: every level vector, row by row.

The slow, obvious definitions that lattice algorithms must agree with. Imports nothing from sqlanon.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Sequence

Value = str | None
Path = tuple[Value, ...]
Node = tuple[int, ...]
Row = tuple[Value, ...]


@dataclass(frozen=True)
class Tree:
    """A hierarchy: one path per leaf, level 0 first, the root last; and its weight in the loss."""

    paths: tuple[Path, ...]
    weight: Fraction = Fraction(1)

    @property
    def height(self) -> int:
        """Levels above the leaf."""
        return len(self.paths[0]) - 1

    def label(self, value: Value, level: int) -> Value:
        """What a value is published as at a level."""
        return next(path[level] for path in self.paths if path[0] == value)

    def loss(self, value: Value, level: int) -> Fraction:
        """Iyengar's LM of one cell: leaves under the label less one, of all leaves less one."""
        label, root = self.label(value, level), self.paths[0][-1]
        if level == 0 or len(self.paths) == 1:
            return Fraction(0)
        under = sum(path[level] == label for path in self.paths)
        if label == root:
            under = len(self.paths)
        return Fraction(under - 1, len(self.paths) - 1)


def tree(values: Sequence[Value], paths: Sequence[Path] | None, weight: int | Fraction = 1) -> Tree:
    """The tree of a column; a NULL without a row of its own is a leaf directly under the root."""
    if paths is None:
        paths = [(value, "*") for value in dict.fromkeys(values)] or [("nothing", "*")]
    made = list(paths)
    if None in values and all(path[0] is not None for path in made):
        root = made[0][-1]
        made.append((None, *[root] * (len(made[0]) - 1)))
    return Tree(tuple(made), Fraction(weight))


@dataclass(frozen=True)
class BruteForce:
    """A table, its trees, k, and how many rows may be suppressed."""

    rows: Sequence[Row]
    trees: Sequence[Tree]
    k: int
    limit: int

    @property
    def nodes(self) -> list[Node]:
        """All level vectors, in lexicographic order."""
        return list(product(*(range(tree.height + 1) for tree in self.trees)))

    def generalized(self, node: Node) -> list[Row]:
        """Every row at a node."""
        return [
            tuple(
                tree.label(value, level)
                for tree, value, level in zip(self.trees, row, node, strict=True)
            )
            for row in self.rows
        ]

    def published(self, node: Node) -> list[Row | None]:
        """Every row at a node; None for those that are suppressed."""
        rows = self.generalized(node)
        sizes = Counter(rows)
        return [row if sizes[row] >= self.k else None for row in rows]

    def suppressed(self, node: Node) -> int:
        """Rows in classes of fewer than k."""
        return self.published(node).count(None)

    def feasible(self, node: Node) -> bool:
        """Whether no more rows are suppressed than may be, and some are left."""
        lost = self.suppressed(node)
        return lost <= self.limit and (lost < len(self.rows) or not self.rows)

    def feasible_nodes(self) -> list[Node]:
        """All nodes that do."""
        return [node for node in self.nodes if self.feasible(node)]

    def minimal_nodes(self) -> list[Node]:
        """Those of them that generalize no other one."""
        feasible = self.feasible_nodes()
        return [
            node
            for node in feasible
            if not any(
                low != node and all(a <= b for a, b in zip(low, node, strict=True))
                for low in feasible
            )
        ]

    def lowest_nodes(self) -> list[Node]:
        """Those of least height."""
        feasible = self.feasible_nodes()
        return [node for node in feasible if sum(node) == min(map(sum, feasible))]

    def loss(self, node: Node) -> Fraction:
        """LM, the weighted mean over attributes and rows; a suppressed row loses everything."""
        weights = sum((tree.weight for tree in self.trees), Fraction(0))
        lost = Fraction(0)
        for row, label in zip(self.rows, self.published(node), strict=True):
            if label is None:
                lost += 1
                continue
            for tree, value, level in zip(self.trees, row, node, strict=True):
                lost += tree.weight * tree.loss(value, level) / weights
        return lost / len(self.rows) if self.rows else Fraction(0)

    def best(self, nodes: Sequence[Node]) -> Node:
        """The node that loses least, of equal ones the first."""
        return min(nodes, key=lambda node: (self.loss(node), node))

    def datafly(self, tolerated: int) -> Node | None:
        """Where Datafly stops when so many rows may be left over; None if nowhere."""
        node: Node = tuple(0 for _ in self.trees)
        while True:
            lost = self.suppressed(node)
            if lost <= tolerated and (lost < len(self.rows) or not self.rows):
                return node
            columns = list(zip(*self.generalized(node), strict=True)) or [()] * len(node)
            open_ones = [
                (-len(set(column)), place)
                for place, column in enumerate(columns)
                if node[place] < self.trees[place].height
            ]
            if not open_ones:
                return None
            _, place = min(open_ones)
            node = (*node[:place], node[place] + 1, *node[place + 1 :])


class Kept(BruteForce):
    """Suppressed rows are published, so they are none or as many as a class needs."""

    @override
    def feasible(self, node: Node) -> bool:
        """Whether the release of a node satisfies k."""
        return super().feasible(node) and not 0 < self.suppressed(node) < self.k

    def released(self, node: Node) -> list[Row]:
        """What each row becomes."""
        roots = tuple(tree.paths[0][-1] for tree in self.trees)
        return [roots if row is None else row for row in self.published(node)]

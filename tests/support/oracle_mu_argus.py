"""µ-Argus, row by row: the slow, obvious definition that `mu_argus` must agree with.

Imports nothing from sqlanon.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from oracle_lattice import Row, Tree, Value


@dataclass(frozen=True)
class MuArgus:
    """A table, its trees, the threshold, k, rows that may be suppressed, and groups of columns.

    With `persons`, whose each row is, threshold and k are of persons; a row of None is nobody's.
    """

    rows: Sequence[Row]
    trees: Sequence[Tree]
    threshold: int
    k: int
    limit: int
    groups: Sequence[str] | None = None
    persons: Sequence[Value] | None = None

    def sizes(self, shown: Iterable[Hashable]) -> Counter[Hashable]:
        """The rows, or the persons, of whatever rows show."""
        shown = list(shown)
        told = [*range(len(shown))] if self.persons is None else self.persons
        sizes = Counter(dict.fromkeys(shown, 0))
        sizes.update(one for one, who in {*zip(shown, told, strict=True)} if who is not None)
        return sizes

    def node(self, place: int, value: Value, level: int) -> frozenset[Value]:
        """The values that share a value's node."""
        tree = self.trees[place]
        found = {row[place] for row in self.rows}
        if level == 0:
            return frozenset({value})
        label = tree.label(value, level)
        return frozenset(other for other in found if tree.label(other, level) == label)

    @property
    def levels(self) -> list[int]:
        """The level of each attribute."""
        return [
            next(
                level
                for level in range(tree.height + 1)
                if level == tree.height or self._rarest(place, level) >= self.threshold
            )
            for place, tree in enumerate(self.trees)
        ]

    def _rarest(self, place: int, level: int) -> int:
        counts = self.sizes(self.node(place, row[place], level) for row in self.rows)
        return min(counts.values(), default=self.threshold)

    @property
    def combinations(self) -> list[tuple[int, ...]]:
        """The combinations that are tested."""
        return [
            places
            for size in (2, 3)
            for places in combinations(range(len(self.trees)), size)
            if self.groups is None or len({self.groups[place] for place in places}) == size
        ]

    def published(self) -> list[Row | None]:
        """What each row becomes; None where it is suppressed as a whole."""
        levels, width = self.levels, len(self.trees)
        nodes: list[list[frozenset[Value] | None]] = [
            [
                None if level == tree.height else self.node(place, row[place], level)
                for place, (tree, level) in enumerate(zip(self.trees, levels, strict=True))
            ]
            for row in self.rows
        ]
        while True:
            hits = [[0] * width for _ in nodes]
            for places in self.combinations:
                shown = [tuple(node[place] for place in places) for node in nodes]
                sizes = self.sizes(shown)
                for at, values in enumerate(shown):
                    if None not in values and sizes[values] < self.threshold:
                        for place in places:
                            hits[at][place] += 1
            if not any(map(any, hits)):
                break
            for node, hit in zip(nodes, hits, strict=True):
                if any(hit):
                    node[hit.index(max(hit))] = None
        classes = self.sizes(map(tuple, nodes))
        return [
            tuple(
                tree.paths[0][-1] if inside is None else tree.label(value, level)
                for tree, value, level, inside in zip(self.trees, row, levels, node, strict=True)
            )
            if classes[tuple(node)] >= self.k
            else None
            for row, node in zip(self.rows, nodes, strict=True)
        ]

    def release(self) -> list[Row | None] | None:
        """What is published; None where too many rows would be suppressed."""
        made = self.published()
        lost = made.count(None)
        return None if lost > self.limit or lost == len(made) > 0 else made

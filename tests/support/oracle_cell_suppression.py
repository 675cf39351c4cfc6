"""Local suppression row by row: the slow, obvious definition that `cell_suppression` agrees with.

Imports nothing from sqlanon.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle_lattice import Row, Tree, Value

Shown = tuple[frozenset["Value"] | None, ...]
"""What a row shows of each column: the values that share its node, or nothing."""


@dataclass(frozen=True)
class CellSuppression:
    """A table, its trees and k.

    Attributes:
        rows: The table.
        trees: The hierarchy of each column.
        k: Rows of a class at least.
        levels: The level of each column; 0 for all without.
        pinned: Columns of which nothing is suppressed.
        importance: Columns, the most important first; else those of fewest values first.
        persons: Whose each row is, where a class needs k persons; a row of None is nobody's.
    """

    rows: Sequence[Row]
    trees: Sequence[Tree]
    k: int
    levels: Sequence[int] | None = None
    pinned: frozenset[int] = frozenset()
    importance: Sequence[int] | None = None
    persons: Sequence[Value] | None = None

    def level(self, place: int) -> int:
        """The level of a column where it is not suppressed."""
        return self.levels[place] if self.levels else 0

    def node(self, place: int, value: Value) -> frozenset[Value]:
        """The values that share a value's node."""
        level, tree = self.level(place), self.trees[place]
        if level == 0:
            return frozenset({value})
        label = tree.label(value, level)
        return frozenset(row[place] for row in self.rows if tree.label(row[place], level) == label)

    @property
    def order(self) -> list[int]:
        """All columns, the most important first."""
        if self.importance is not None:
            return list(self.importance)
        counts = [
            len({self.node(place, row[place]) for row in self.rows})
            for place in range(len(self.trees))
        ]
        return sorted(range(len(counts)), key=lambda place: (counts[place], place))

    @property
    def free(self) -> list[int]:
        """Columns of which cells may be suppressed, the most important first."""
        return [
            place
            for place in self.order
            if place not in self.pinned and self.level(place) < self.trees[place].height
        ]

    def patterns(self) -> list[frozenset[int]]:
        """Sets of columns: the fewest first, then those that spare the most important ones."""
        some = [
            frozenset(place for place, taken in zip(self.free, bits, strict=True) if taken)
            for bits in product((0, 1), repeat=len(self.free))
        ]  # in this order, the most important column counts most
        return sorted(some, key=len)

    def shown(self, row: Row, pattern: frozenset[int]) -> Shown:
        """What a row shows."""
        return tuple(
            None
            if place in pattern or self.level(place) == tree.height
            else self.node(place, row[place])
            for place, tree in enumerate(self.trees)
        )

    def by_patterns(self) -> list[frozenset[int] | None]:
        """The pattern of each row; None of those that are left."""
        found: list[frozenset[int] | None] = [None] * len(self.rows)
        for pattern in self.patterns():
            sizes = self.sizes(
                [
                    None if has is not None else self.shown(row, pattern)
                    for row, has in zip(self.rows, found, strict=True)
                ]
            )
            for at, row in enumerate(self.rows):
                if found[at] is None and sizes[self.shown(row, pattern)] >= self.k:
                    found[at] = pattern
        return found

    def sizes(self, shown: Sequence[Shown | None]) -> Counter[Shown]:
        """The rows, or the persons, of whatever rows show; None for a row that is left out."""
        told = [*range(len(shown))] if self.persons is None else self.persons
        pairs = {(one, who) for one, who in zip(shown, told, strict=True) if who is not None}
        return Counter(one for one, _ in pairs if one is not None)

    def suppressed(self) -> list[frozenset[int] | None]:
        """The columns that are suppressed in each row; None where the row is left out."""
        found = self.by_patterns()
        if not self.free:
            return found
        classes: dict[Shown, list[int]] = {}
        for at, pattern in enumerate(found):
            if pattern is not None:
                classes.setdefault(self.shown(self.rows[at], pattern), []).append(at)
        numbered = sorted(classes, key=self._number)
        joined: dict[Shown, frozenset[int]] = {}
        goes: dict[int, Shown] = {}
        for row in {self.rows[at] for at, pattern in enumerate(found) if pattern is None}:
            own = self.shown(row, frozenset())
            equal = [at for at, other in enumerate(self.rows) if other == row]
            choices = [
                (more * len(members) + len(wide) * len(equal), self._weight(wide), number)
                for number, there in enumerate(numbered)
                for members in [classes[there]]
                for wide, more in self._widened(own, there)
            ]
            if not choices:
                continue
            there = numbered[min(choices)[2]]
            ((wide, _),) = self._widened(own, there)
            joined[there] = joined.get(there, frozenset()) | wide
            goes |= dict.fromkeys(equal, there)
        made = list(found)
        for there, wide in joined.items():
            for at in classes[there]:
                made[at] = wide
        for at, there in goes.items():
            made[at] = joined[there]
        return made

    def _widened(self, own: Shown, there: Shown) -> Iterator[tuple[frozenset[int], int]]:
        """The columns that are suppressed when a row joins a class, and how many of them anew."""
        differing = {place for place in range(len(own)) if own[place] != there[place]}
        if differing <= set(self.free):
            anew = sum(there[place] is not None for place in differing)
            hidden = {place for place in self.free if there[place] is None}
            yield frozenset(differing | hidden), anew

    def _weight(self, pattern: frozenset[int]) -> int:
        """The more important its columns, the more."""
        return sum(1 << at for at, place in enumerate(reversed(self.free)) if place in pattern)

    def _key(self, place: int, value: Value) -> list[int]:
        """What puts the values of a column in order, depth first, NULL last."""
        tree = self.trees[place]
        found = {row[place] for row in self.rows}
        at = {one: i for i, one in enumerate(sorted(found, key=lambda v: (v is None, v or "")))}
        above = [
            min(at[one] for one in found if tree.label(one, level) == tree.label(value, level))
            for level in range(tree.height - 1, 0, -1)
        ]
        return [*above, at[value]]

    def _number(self, there: Shown) -> list[tuple[int, list[int]]]:
        """The order of classes: column by column by level, then by the first value of the node."""
        return [
            (tree.height, [0])
            if inside is None
            else (self.level(place), min(self._key(place, value) for value in inside))
            for place, (tree, inside) in enumerate(zip(self.trees, there, strict=True))
        ]

    def release(self) -> list[Row | None]:
        """What each row is published as; None where it is left out."""
        return [
            None
            if pattern is None
            else tuple(
                tree.paths[0][-1] if place in pattern else tree.label(value, self.level(place))
                for place, (tree, value) in enumerate(zip(self.trees, row, strict=True))
            )
            for row, pattern in zip(self.rows, self.suppressed(), strict=True)
        ]

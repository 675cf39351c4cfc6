"""The generalization lattice: level vectors and their partial order. Pure Python, no SQL.

A node is a level vector (v_1, …, v_d) with lower_i <= v_i <= upper_i; w is a generalization of v
when w_i >= v_i for every i (Samarati, TKDE 2001, section 3).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

LevelVector: TypeAlias = tuple[int, ...]
"""A level vector; its height is the sum of its levels."""


@dataclass(frozen=True, slots=True)
class Lattice:
    """The level vectors between two given ones."""

    lower: LevelVector
    upper: LevelVector

    def __len__(self) -> int:
        return math.prod(top - low + 1 for low, top in zip(self.lower, self.upper, strict=True))

    def __iter__(self) -> Iterator[LevelVector]:
        """Yield all nodes, in lexicographic order."""
        levels = (range(low, top + 1) for low, top in zip(self.lower, self.upper, strict=True))
        return product(*levels)

    def at_height(self, height: int) -> list[LevelVector]:
        """Return all nodes whose levels add up to `height`, in lexicographic order."""
        found: list[tuple[LevelVector, int]] = [((), height)]
        for place, (low, top) in enumerate(zip(self.lower, self.upper, strict=True)):
            least, most = sum(self.lower[place + 1 :]), sum(self.upper[place + 1 :])
            found = [
                ((*node, level), rest - level)
                for node, rest in found
                for level in range(max(low, rest - most), min(top, rest - least) + 1)
            ]
        return [node for node, rest in found if rest == 0]

    def successors(self, node: LevelVector) -> Iterator[LevelVector]:
        """Direct generalizations: one level more of one attribute."""
        for place, level in enumerate(node):
            if level < self.upper[place]:
                yield (*node[:place], level + 1, *node[place + 1 :])

    def predecessors(self, node: LevelVector) -> Iterator[LevelVector]:
        """Direct specializations: one level less of one attribute."""
        for place, level in enumerate(node):
            if level > self.lower[place]:
                yield (*node[:place], level - 1, *node[place + 1 :])

    def below(self, node: LevelVector) -> Iterator[LevelVector]:
        """Yield the node and all its specializations."""
        return iter(Lattice(self.lower, node))

    def above(self, node: LevelVector) -> Iterator[LevelVector]:
        """Yield the node and all its generalizations."""
        return iter(Lattice(node, self.upper))


def halve(chain: Sequence[LevelVector], feasible: Callable[[LevelVector], bool | None]) -> None:
    """Search the least feasible node of a chain by halving, as Flash does.

    Args:
        chain: Nodes, each a generalization of the one before.
        feasible: Called for each visited node; None ends the search.
    """
    low, high = 0, len(chain) - 1
    while low <= high:
        middle = (low + high) // 2
        answer = feasible(chain[middle])
        if answer is None:
            return
        if answer:
            high = middle - 1
        else:
            low = middle + 1


def generalizes(high: LevelVector, low: LevelVector) -> bool:
    """Whether `high` is `low` or a generalization of it."""
    return all(above >= below for above, below in zip(high, low, strict=True))


def minimal(nodes: Iterable[LevelVector]) -> list[LevelVector]:
    """Return the nodes that generalize no other of them, in order.

    See docs/definitions, "Minimal generalizations".
    """
    kept: list[LevelVector] = []
    for node in sorted(nodes, key=lambda node: (sum(node), node)):
        if not any(generalizes(node, other) for other in kept):
            kept.append(node)
    return sorted(kept)

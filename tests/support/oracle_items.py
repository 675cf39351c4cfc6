"""Cuts through the hierarchy of items; `oracle_km` says which of them are k^m-anonymous.

The slow, obvious definitions. Imports nothing from sqlanon.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Item: TypeAlias = "Hashable"
Path: TypeAlias = "tuple[str | None, ...]"
"""A leaf and the labels above it, up to the root."""


@dataclass(frozen=True)
class Items:
    """Rows of persons and the hierarchy of their items.

    A cut says for each item the level at which it is published.
    """

    rows: Sequence[tuple[Item, str | None]]
    paths: dict[str | None, Path]
    limits: tuple[int, int]

    @property
    def items(self) -> set[str | None]:
        """The items that occur."""
        return {item for _, item in self.rows}

    def node(self, item: str | None, level: int) -> frozenset[str | None]:
        """The items that occur below the node of an item at a level."""
        same = self.paths[item][level:]
        return frozenset(one for one in self.items if self.paths[one][level:] == same)

    def named(self, cut: dict[str | None, int]) -> list[tuple[Item, Item]]:
        """The rows with the nodes of a cut, as sets of items."""
        return [(person, self.node(item, cut[item])) for person, item in self.rows]

    def highest(self) -> dict[str | None, int]:
        """The highest cut."""
        return dict.fromkeys(self.items, self.limits[1])

    def finer(self, cut: dict[str | None, int]) -> list[dict[str | None, int]]:
        """The cuts in which one node is split into its children; nodes of one child go below."""
        made = []
        for group in {self.node(item, level) for item, level in cut.items()}:
            level = max(cut[item] for item in group)
            while level > self.limits[0]:
                level -= 1
                if len({self.node(item, level) for item in group}) > 1:
                    made.append({**cut, **dict.fromkeys(group, level)})
                    break
        return made

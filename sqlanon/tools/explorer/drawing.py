"""A lattice drawn: where its nodes and lines are."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.tools.explorer.values import Node, Surveyed

MOST = 600
"""Nodes that are drawn: of more nobody hits one."""
_MOST_LINES = 600
WIDTH = 1000
_ROW = 46
_LARGEST = 11.0


@dataclass(frozen=True, slots=True)
class Dot:
    """A node, its middle and its radius."""

    node: Node
    x: float
    y: float
    radius: float
    best: bool


@dataclass(frozen=True, slots=True)
class Drawing:
    """A lattice with the root on top; lines join a node and what generalizes it by one level."""

    height: int
    dots: tuple[Dot, ...]
    lines: tuple[tuple[float, float, float, float], ...]


def drawn(surveyed: Surveyed) -> Drawing | None:
    """A drawing of the nodes that were counted; None of too many.

    Nodes of a height stand side by side in the order of their level vectors, the best larger.
    """
    nodes = surveyed.nodes
    if not 1 < len(nodes) <= MOST:
        return None
    rows: dict[int, list[Node]] = defaultdict(list)
    for node in sorted(nodes, key=lambda node: node.levels, reverse=True):
        rows[node.height].append(node)
    heights = sorted(rows, reverse=True)
    radius = min(_LARGEST, 0.42 * WIDTH / max(map(len, rows.values())))
    best = nodes[0] if nodes[0].anonymous else None
    dots = {
        node.levels: Dot(
            node,
            round(WIDTH * (place + 0.5) / len(rows[height]), 1),
            _ROW * (turn + 0.5),
            round(radius * (1.5 if node is best else 1.0), 1),
            node is best,
        )
        for turn, height in enumerate(heights)
        for place, node in enumerate(rows[height])
    }
    lines = [
        (low.x, low.y, dots[above].x, dots[above].y)
        for levels, low in dots.items()
        for place, level in enumerate(levels)
        if (above := (*levels[:place], level + 1, *levels[place + 1 :])) in dots
    ]
    adjacent = all(high - low == 1 for high, low in pairwise(heights))
    shown = lines if adjacent and len(lines) <= _MOST_LINES else []
    return Drawing(_ROW * len(heights), tuple(dots.values()), tuple(shown))

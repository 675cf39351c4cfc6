"""Roll-up: nodes whose classes are counted from a coarser relation than the cells.

The classes of a node are unions of those of any node below it (LeFevre, DeWitt, Ramakrishnan,
Incognito, SIGMOD 2005, section 3, rollup property). So nodes of a batch share the classes of a
node below all of them, made once inside the statement, where that leaves fewer rows to read.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlanon.algorithms.full_domain.lattice import LevelVector


@dataclass(slots=True)
class Group:
    """Nodes that are counted together.

    Attributes:
        meet: The greatest node below all of them: the least of their levels in each attribute.
        places: Where they stand in the batch.
    """

    meet: LevelVector
    places: list[int]


def grouped(
    nodes: Sequence[LevelVector], cells: int, classes: Callable[[LevelVector], float], planning: int
) -> list[Group]:
    """Groups of nodes for which few rows are read, found greedily in the order of the batch.

    A node by itself reads all cells. A group reads them once, and the classes of its meet once for
    each of its nodes.

    Args:
        nodes: The batch.
        cells: How many cells there are.
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
    """About how many classes a node has, from the distinct values of each attribute and level.

    As if the share of the combinations that occur were spread evenly over the attributes: at the
    bottom it says the cells, at the root 1. Only the speed depends on it.
    """
    bits = {place: math.log(max(count, 1)) for place, count in distinct.items()}
    whole = math.fsum(bits[place, 0] for place in range(len(root)))

    def classes(node: LevelVector) -> float:
        combined = math.fsum(bits[pair] for pair in enumerate(node))
        return max(cells, 1) ** (combined / whole) if whole else 1.0

    return classes

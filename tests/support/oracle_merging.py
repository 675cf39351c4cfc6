"""Classes of fixed levels, of which those that do not hold are merged as the levels rise.

Plain Python, slow and obvious: it walks the level vectors one by one and groups by labels. Imports
nothing of sqlanon.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

Row = TypeVar("Row")
Labels = tuple["Hashable", ...]


def merged(
    rows: Mapping[int, Row],
    label: Callable[[Row, Sequence[int]], Labels],
    levels: Sequence[int],
    *,
    tops: Sequence[int],
    heights: Sequence[int],
    weights: Sequence[int],
    holds: Callable[[list[Row]], bool],
) -> tuple[dict[int, Labels], dict[int, Labels]]:
    """What is published of each row: at the levels, and at coarser ones; rows in neither are lost.

    Args:
        rows: They.
        label: What a row is published as at a level vector.
        levels: Where it begins.
        tops: The greatest level of each column.
        heights: The level of its root.
        weights: How much a level of it counts.
        holds: Whether some rows may be a class.
    """
    now, left = list(levels), dict(rows)
    found: list[dict[int, Labels]] = []
    while True:
        groups: defaultdict[Labels, list[int]] = defaultdict(list)
        for number, row in left.items():
            groups[label(row, now)].append(number)
        here = {}
        for labels, members in groups.items():
            if holds([left[number] for number in members]):
                here.update(dict.fromkeys(members, labels))
        left = {number: row for number, row in left.items() if number not in here}
        found.append(here)
        free = [place for place, level in enumerate(now) if level < tops[place]]
        if not free:
            break
        low = [Fraction((now[place] + 1) * weights[place], heights[place]) for place in free]
        now[free[low.index(min(low))]] += 1
    coarser: dict[int, Labels] = {}
    for one in found[1:]:
        coarser.update(one)
    return found[0], coarser

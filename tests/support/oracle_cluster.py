"""Greedy clustering of plain rows, cell by cell: SaNGreeA, k-member, OKA; what a cluster loses.

After Campan, Truta (PinKDD 2008), Byun, Kamra, Bertino, Li (DASFAA 2007) and Lin, Wei (PAIS 2008);
exact fractions, no SQL, nothing of sqlanon. A cell is what rows of equal codes are together.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import pairwise
from typing import Literal

from oracle_mondrian import Attribute, Codes
from oracle_order import listed, loss, sort_order

Measure = Literal["gil", "set", "span"]
Loss = Callable[[Iterable[Codes]], Fraction]
Clusters = list[Counter[Codes]]
STEPS = 2**20
"""Of the range of a column of decimals: places in it are rounded to these."""


def measured(attributes: Sequence[Attribute], codes: Sequence[Codes], measure: Measure) -> Loss:
    """Return what a row of a cluster of such cells loses: a sum over the weighted attributes."""
    if measure != "gil":
        return lambda cells: loss([*cells], attributes, sets=measure == "set")
    present = [{row[place] for row in codes} for place in range(len(attributes))]

    def lost(cells: Iterable[Codes]) -> Fraction:
        columns = [{*column} for column in zip(*cells, strict=True)]
        each = zip(attributes, columns, present, strict=True)
        return sum((one.weight * gil(one, found, there) for one, found, there in each), Fraction(0))

    return lost


def gil(attribute: Attribute, found: set[int], present: set[int]) -> Fraction:
    """Return the generalization information loss of codes in an attribute, in [0, 1]."""
    if len(found) == 1:
        return Fraction(0)
    if attribute.tree is not None:
        return _height(attribute, min(found), max(found), present)
    values = {code: value for value, code in attribute.codes.items()}
    if any(values[code] is None for code in found):
        return Fraction(1)
    known = [value for value in attribute.codes if value is not None]
    if attribute.is_set:
        return Fraction(len(found) - 1, len(known) - 1)
    if all(isinstance(value, int | Decimal) and not isinstance(value, bool) for value in known):
        least, greatest = Fraction(min(known)), Fraction(max(known))
        ends = [(Fraction(values[code]) - least) / (greatest - least) for code in found]
        if any(isinstance(value, Decimal) for value in known):
            ends = [Fraction(math.floor(end * STEPS + Fraction(1, 2)), STEPS) for end in ends]
        return max(ends) - min(ends)
    return attribute.loss(min(found), max(found))


def _height(attribute: Attribute, low: int, high: int, present: set[int]) -> Fraction:
    """Return the height of the subtree that holds two codes, as a part of the hierarchy's."""
    level = attribute.common_level(low, high)
    ancestor = attribute.paths[low][level]
    below = [attribute.paths[code][: level + 1] for code in present]
    steps = [
        sum(one != other for one, other in pairwise(path))
        for path in below
        if path[level] == ancestor
    ]
    return Fraction(max(steps), len(attribute.paths[0]) - 1)


def blocks_of(
    codes: Sequence[Codes], attributes: Sequence[Attribute], k: int, count: int, *, sets: bool
) -> list[Counter[Codes]]:
    """Return the rows of each cell in each block: the order of one sort, cut evenly."""
    rows = Counter(codes)
    if count < 2:
        return [rows]
    order = sort_order(codes, listed(codes, attributes, k, sets=sets))
    made: list[Counter[Codes]] = [Counter() for _ in range(count)]
    for place, cell in enumerate(order):
        made[place * count // len(order)][cell] = rows[cell]
    return made


def grown(block: Counter[Codes], k: int, lost: Loss, *, furthest: bool, relaxed: bool) -> Clusters:
    """Return the clusters of a block in the order in which they began."""
    free = Counter(block)
    last = min(free, default=())
    clusters: Clusters = []
    cluster: Counter[Codes] = Counter()
    while free:
        size = cluster.total()
        if 0 < size < k:
            last = min(free, key=lambda cell: (lost([*cluster, cell]), cell))
            rows = min(free[last], k - size) if relaxed else free[last]
        else:
            before = last
            last = min(free, key=lambda c: (-lost([before, c]) if furthest else Fraction(0), c))
            whole = free[last] - free[last] % k
            rows = whole if relaxed and whole else free[last]
            cluster = Counter()
            clusters.append(cluster)
        cluster[last] += rows
        free -= Counter({last: rows})
    return dispersed(clusters, k, lost)


def evened(block: Counter[Codes], k: int, lost: Loss, *, relaxed: bool) -> Clusters:
    """Return the clusters of a block by one pass, and what those of more than k rows then give."""
    seeds: list[Codes] = []
    rows = 0
    for cell in sorted(block):
        before, rows = rows, rows + block[cell]
        if rows // k > before // k:
            seeds.append(cell)
    clusters = [Counter({cell: block[cell]}) for cell in seeds]
    _give(clusters, {c: n for c, n in block.items() if c not in seeds}, lost)
    leaving: Counter[Codes] = Counter()
    for seed, cluster in zip(seeds, clusters, strict=True):
        size = 0
        for cell in sorted(cluster, key=lambda c: (c != seed, lost([seed, c]), c)):
            room = max(k - size, 0)
            stays = cluster[cell] if not relaxed and room else min(cluster[cell], room)
            size += cluster[cell]
            if cell != seed and stays < cluster[cell]:
                leaving[cell] += cluster[cell] - stays
                cluster[cell] = stays
    clusters = [+cluster for cluster in clusters]
    while leaving and any(one.total() < k for one in clusters):
        cell = min(leaving)
        small = [number for number, one in enumerate(clusters) if one.total() < k]
        number = _cheapest(clusters, cell, leaving[cell], lost, small)
        given = leaving[cell]
        if relaxed:
            given = min(given, k - clusters[number].total())
        clusters[number][cell] += given
        leaving -= Counter({cell: given})
    _give(clusters, leaving, lost)
    return dispersed(clusters, k, lost)


def _give(clusters: Clusters, cells: Mapping[Codes, int], lost: Loss) -> None:
    """Give cells, in the order of codes, each whole to the cluster that loses least by it."""
    for cell, rows in sorted(cells.items()):
        number = _cheapest(clusters, cell, rows, lost, range(len(clusters)))
        clusters[number][cell] += rows


def _cheapest(
    clusters: Clusters, cell: Codes, rows: int, lost: Loss, numbers: Sequence[int]
) -> int:
    """Return the cluster, by its number, whose rows lose least more with those of a cell."""

    def more(number: int) -> Fraction:
        one = clusters[number]
        return (one.total() + rows) * lost([*one, cell]) - one.total() * lost(one)

    return min(numbers, key=lambda number: (more(number), number))


def dispersed(clusters: Clusters, k: int, lost: Loss) -> Clusters:
    """Return the clusters of k rows or more, with the rows of the others, cell by cell."""
    large = [Counter(one) for one in clusters if one.total() >= k]
    _give(large, sum((one for one in clusters if one.total() < k), Counter()), lost)
    return large

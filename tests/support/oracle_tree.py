"""The tree of order and cut on plain rows, where parts are cut in four.

Exact fractions, no SQL, nothing of sqlanon. A part is a list of cells, and all parts in their order
are the state of a round.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from oracle_order import listed, loss, sort_order

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle_mondrian import Attribute, Codes

SMALL = 3
LARGE = 10
FEW = 100
NARROW = 16

Part = list["Codes"]


class Cut(NamedTuple):
    """A cut of a part in one attribute.

    Attributes:
        saved: What it saves of the attribute's loss that k rows are expected to have.
        place: The attribute.
        left: Codes before the cut.
    """

    saved: Fraction
    place: int
    left: frozenset[int]

    def side(self, cell: Codes) -> int:
        """Return where a cell goes."""
        return 0 if cell[self.place] in self.left else 1


def expected(counts: Sequence[tuple[int, int]], units: int, k: int, *, a_set: bool) -> int:
    """Return rows times what k of them lose at most, by (code, rows) in their order."""
    rows = sum(n for _, n in counts)
    if a_set:
        return sum(min(rows, k * n) for _, n in counts) - rows
    lost = below = 0
    for (low, n), (high, _) in pairwise(counts):
        below += n
        lost += min(high - low, units) * min(rows, k * below, k * (rows - below))
    return lost


def best_in(
    part: Part, rows: Counter[Codes], place: int, one: Attribute, k: int, *, sets: bool
) -> Cut | None:
    """Return the cut of most own loss in one attribute; None where a part has one code."""
    found: Counter[int] = Counter()
    for cell in part:
        found[cell[place]] += rows[cell]
    a_set = sets and one.is_set
    counts = sorted(found.items(), key=lambda pair: (-pair[1], pair[0]) if a_set else pair)
    if len(counts) == 1:
        return None
    units = one.span_divisor

    def spanned(some: Sequence[tuple[int, int]]) -> int:
        width = len(some) - 1 if a_set else min(some[-1][0] - some[0][0], units)
        return width * sum(n for _, n in some)

    at = min(range(1, len(counts)), key=lambda cut: spanned(counts[:cut]) + spanned(counts[cut:]))
    left, right = counts[:at], counts[at:]
    whole, *halves = (expected(some, units, k, a_set=a_set) for some in (counts, left, right))
    scale = one.weight / units if units else Fraction(0)
    return Cut(scale * (whole - sum(halves)), place, frozenset(code for code, _ in left))


def in_four(
    part: Part,
    beside: Sequence[Part | None],
    rows: Counter[Codes],
    attributes: Sequence[Attribute],
    k: int,
    *,
    sets: bool,
) -> list[Part]:
    """Return the quarters of a part, turned to the part before it and the one behind it."""
    found = [best_in(part, rows, place, one, k, sets=sets) for place, one in enumerate(attributes)]
    first, *others = sorted((cut for cut in found if cut), key=lambda cut: (-cut.saved, cut.place))
    second = others[0] if others else None
    quarters: dict[tuple[int, int], Part] = {}
    for cell in part:
        key = first.side(cell), second.side(cell) if second else 0
        quarters.setdefault(key, []).append(cell)

    def near(behind: int, key: tuple[int, int]) -> Fraction:
        return loss([*(beside[behind] or []), *quarters[key]], attributes, sets=sets)

    ends = [behind for behind in (0, 1) if beside[behind] is not None]
    votes = Fraction(0)
    for behind in ends:
        for side in (0, 1):
            nearest = min(near(behind, key) for key in quarters if key[0] == side)
            votes += nearest if side == behind else -nearest
    turned = int(votes > 0)
    votes = Fraction(0)
    for behind in ends:
        side = turned if behind == 0 else 1 - turned
        if {(side, 0), (side, 1)} <= {*quarters}:
            votes += near(behind, (side, 0)) - near(behind, (side, 1))
    twisted = int(votes > 0)
    order = [
        (turned, twisted),
        (turned, 1 - twisted),
        (1 - turned, 1 - twisted),
        (1 - turned, twisted),
    ]
    return [quarters[key] for key in order if key in quarters]


def tree_order(
    codes: Sequence[Codes], attributes: Sequence[Attribute], k: int, *, sets: bool
) -> list[Codes]:
    """Return the distinct codes in the order of the tree."""
    rows = Counter(codes)
    by = listed(codes, attributes, k, sets=sets)
    order = sort_order(codes, by)
    most = len(codes) // (LARGE * k)
    alike, groups = 0, 1
    while alike < len(by):
        more = len({tuple(c[p] for p in by[: alike + 1]) for c in order})
        if more > min(most, NARROW * groups):
            break
        alike, groups = alike + 1, more
    parts = [list(cells) for _, cells in groupby(order, lambda cell: [cell[p] for p in by[:alike]])]
    before = 0
    while left := sum(len(part) > SMALL for part in parts):
        if left <= len(rows) // FEW and left < before:
            break
        before = left
        around: list[Part | None] = [None, *parts, None]
        parts = [
            child
            for number, part in enumerate(parts)
            for child in (
                [part]
                if len(part) <= SMALL
                else in_four(
                    part, (around[number], around[number + 2]), rows, attributes, k, sets=sets
                )
            )
        ]
    place = {cell: number for number, cell in enumerate(order)}
    return [cell for part in parts for cell in sorted(part, key=place.__getitem__)]

"""Order and cut on plain rows: the order by one sort, and the best cut of an order.

After Ghinita, Karras, Kalnis, Mamoulis (VLDB 2007, section 4) for the cut; exact fractions, no SQL,
nothing of sqlanon.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from oracle_mondrian import Attribute, Classes, Codes, encode

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle import Row

Piece = list[int]
"""Rows of equal codes that no cut divides, by their numbers."""


def loss(codes: Sequence[Codes], attributes: Sequence[Attribute], *, sets: bool) -> Fraction:
    """Return what rows of these codes lose each, summed over the weighted attributes."""
    return sum(
        (
            attribute.weight * attribute.lost({row[place] for row in codes}, sets=sets)
            for place, attribute in enumerate(attributes)
        ),
        Fraction(0),
    )


def sort_order(codes: Sequence[Codes], listed: Sequence[int]) -> list[Codes]:
    """Return the distinct codes in the order of one sort by the listed attributes.

    The direction of an attribute turns with the rank, from 1, of what stands before it.
    """
    ranks = dict.fromkeys(codes, 1)
    for place in listed:
        turned = {row: row[place] if rank % 2 else -row[place] for row, rank in ranks.items()}
        keys = {row: (rank, turned[row]) for row, rank in ranks.items()}
        places = {key: rank for rank, key in enumerate(sorted(set(keys.values())), start=1)}
        ranks = {row: places[key] for row, key in keys.items()}
    return sorted(ranks, key=ranks.__getitem__)


def on_curve(point: Sequence[int], bits: int) -> int:
    """Return the number of a point of a grid with sides of 2^bits on Hilbert's curve.

    J. Skilling, Programming the Hilbert curve, AIP Conf. Proc. 707, 2004, as it is printed there.
    """
    x = list(point)
    for level in reversed(range(1, bits)):
        low = 2**level - 1
        for axis in range(len(x)):
            if x[axis] >> level & 1:
                x[0] ^= low
            else:
                other = (x[0] ^ x[axis]) & low
                x[0], x[axis] = x[0] ^ other, x[axis] ^ other
    for axis in range(1, len(x)):
        x[axis] ^= x[axis - 1]
    turned = 0
    for level in range(1, bits):
        if x[-1] >> level & 1:
            turned ^= 2**level - 1
    x = [one ^ turned for one in x]
    number = 0
    for level in reversed(range(bits)):
        for one in x:
            number = 2 * number + (one >> level & 1)
    return number


def hilbert_order(codes: Sequence[Codes]) -> list[Codes]:
    """Return the distinct codes along Hilbert's curve.

    Codes of each attribute of several values are drawn out to the side of the grid, which holds
    those of the attribute that has most.
    """
    least, greatest = [list(map(end, zip(*codes, strict=True))) for end in (min, max)]
    axes = [place for place, low in enumerate(least) if low < greatest[place]]
    bits = max((greatest[axis] - least[axis] for axis in axes), default=0).bit_length()
    far = 2**bits - 1

    def number(row: Codes) -> int:
        spans = [(row[axis] - least[axis], greatest[axis] - least[axis]) for axis in axes]
        return on_curve([one * far // span for one, span in spans], bits) if axes else 0

    return sorted(set(codes), key=number)


def listed(
    codes: Sequence[Codes], attributes: Sequence[Attribute], k: int, *, sets: bool
) -> list[int]:
    """Return the attributes, those first that lose most in k random rows per nat of entropy."""

    def saved(place: int) -> float:
        counts = Counter(row[place] for row in codes)
        attribute, total = attributes[place], len(codes)
        shares = [n / total for n in counts.values()]
        entropy = -math.fsum(share * math.log(share) for share in shares)
        if len(counts) < 2:
            return 0.0
        if attribute.tree is not None:
            units = _expected_leaves(attribute, counts, k)
        elif sets and attribute.is_set:
            units = math.fsum(1 - (1 - share) ** k for share in shares) - 1
        else:
            steps = list(pairwise(sorted(counts)))
            below = [sum(n for v, n in counts.items() if v <= low) / total for low, _ in steps]
            widths = [min(high - low, _units(attribute)) for low, high in steps]
            units = math.fsum(
                width * (1 - part**k - (1 - part) ** k)
                for width, part in zip(widths, below, strict=True)
            )
        return float(f"{float(attribute.weight) / _units(attribute) * units / entropy:.9g}")

    return sorted(range(len(attributes)), key=lambda place: (-saved(place), place))


def _expected_leaves(attribute: Attribute, counts: Counter[int], k: int) -> float:
    """Return the leaves that k rows lose on average: those of the lowest node above all of them."""
    paths, total, lost = attribute.paths, sum(counts.values()), Fraction(0)
    for level in range(1, len(paths[0])):
        for at, sign in ((level, 1), (level - 1, -1)):
            rows: Counter[str | None] = Counter()
            leaves: dict[str | None, int] = {}
            for code, n in counts.items():
                node = paths[code][at]
                rows[node] += n
                leaves[node] = sum(path[level] == paths[code][level] for path in paths)
            lost += sum(sign * leaves[node] * Fraction(n, total) ** k for node, n in rows.items())
    return float(lost)


def _units(attribute: Attribute) -> int:
    return len(attribute.tree) if attribute.tree is not None else attribute.span_divisor


def pieces(order: Sequence[Codes], codes: Sequence[Codes], *, relaxed: bool) -> list[Piece]:
    """Return the rows in order: a piece is a cell, or (relaxed) a row of it."""
    found: list[Piece] = []
    for cell in order:
        rows = [number for number, row in enumerate(codes) if row == cell]
        found += [[row] for row in rows] if relaxed else [rows]
    return found


def best_cut(
    found: Sequence[Piece],
    codes: Sequence[Codes],
    attributes: Sequence[Attribute],
    k: int,
    *,
    sets: bool,
) -> Classes | None:
    """Return the classes of least loss, each at least k rows; None where there are fewer rows.

    Of ways to a cut that lose alike, the one is taken whose last class has the fewest units: a
    piece has one per row, at most k.
    """
    best: list[tuple[Fraction, int, int] | None] = [(Fraction(0), 0, 0)]
    for end in range(1, len(found) + 1):
        ways: list[tuple[Fraction, int, int]] = []
        members: list[int] = []
        size = 0
        for begin in range(end - 1, -1, -1):
            members += found[begin]
            size += min(len(found[begin]), k)
            if size > 3 * k - 2:  # it can be cut in two, which never loses more
                break
            before = best[begin]
            if len(members) >= k and before is not None:
                lost = len(members) * loss([codes[m] for m in members], attributes, sets=sets)
                ways.append((before[0] + lost, size, begin))
        best.append(min(ways, default=None))
    if best[-1] is None:
        return None
    classes: Classes = []
    end = len(found)
    while end:
        step = best[end]
        assert step is not None
        classes.append([row for piece in found[step[2] : end] for row in piece])
        end = step[2]
    return classes[::-1]


class Place(NamedTuple):
    """Where the rows of cells may be cut apart.

    Attributes:
        unit: Its distance from the beginning: rows, but 4k - 2 for a cell of more than 3k - 3.
        before: The cell before it.
        behind: The cell behind it, the same one inside a cell.
        rows: The rows before it; None where a cell's rows in the middle are a class of their own.
        most: Units of a class that ends there, at most.
    """

    unit: int
    before: int
    behind: int
    rows: int | None
    most: int


def places(sizes: Sequence[int], k: int) -> list[Place]:
    """Return where cells of so many rows may be cut in a best cut, from the beginning."""
    found = [Place(0, -1, 0, 0, k)]
    unit = done = 0
    longest = k + min(k - 1, max(9, 3 * k // 10))
    for cell, n in enumerate(sizes):
        large = n > 3 * k - 3
        far = 2 * k - 1 if large else longest
        units = 4 * k - 2 if large else n
        for at in range(1, units):
            first, last, middle = at < k, units - at < k, at == 2 * k - 1
            if large and not (first or last or middle):
                continue
            rows = at if first or not large else n - (units - at)
            of_row = None if large and middle else done + rows
            closes = last or (large and middle)
            found.append(Place(unit + at, cell, cell, of_row, far if closes else k))
        unit, done = unit + units, done + n
        found.append(Place(unit, cell, cell + 1, done, far))
    return [*found[:-1], found[-1]._replace(most=2 * k - 1)]


def best_dealt_cut(
    order: Sequence[Codes],
    codes: Sequence[Codes],
    attributes: Sequence[Attribute],
    k: int,
    *,
    sets: bool,
) -> Classes | None:
    """Return the classes of least loss where the rows of a cell may be dealt to neighbours.

    Classes have k units to as many as one that ends there may have. Of ways to a
    cut that lose alike, the one is taken whose last class has the fewest units.
    """
    cells = pieces(order, codes, relaxed=False)
    rows = [row for cell in cells for row in cell]
    best: dict[Place, tuple[Fraction, int, Place | None]] = {}
    ends = places([len(cell) for cell in cells], k)
    for number, end in enumerate(ends):
        if not end.unit:
            best[end] = (Fraction(0), 0, None)
        for begin in ends[max(number - 2 * k, 0) : number]:
            units = end.unit - begin.unit
            if not k <= units <= end.most or begin not in best:
                continue
            members = order[begin.behind : end.before + 1]
            lost = best[begin][0] + units * loss(members, attributes, sets=sets)
            if end not in best or (lost, units) < best[end][:2]:
                best[end] = (lost, units, begin)
    if ends[-1] not in best:
        return None
    cuts = []
    at: Place | None = ends[-1]
    while at is not None:
        cuts += [] if at.rows is None else [at.rows]
        at = best[at][2]
    return [rows[begin:end] for begin, end in pairwise(cuts[::-1])]


def lost_in_runs(
    order: Sequence[Codes],
    codes: Sequence[Codes],
    attributes: Sequence[Attribute],
    k: int,
    *,
    sets: bool,
) -> Fraction:
    """Return what rows lose in runs of k rows of an order, a cell having k at most.

    A cell is in the run that its first row is in.
    """
    rows, before = Counter(codes), 0
    runs: dict[int, list[tuple[Codes, int]]] = {}
    for cell in order:
        size = min(rows[cell], k)
        runs.setdefault(before // k, []).append((cell, size))
        before += size
    return sum(
        (
            sum(size for _, size in run) * loss([cell for cell, _ in run], attributes, sets=sets)
            for run in runs.values()
        ),
        Fraction(0),
    )


def all_cuts(found: Sequence[Piece], k: int) -> Iterator[Classes]:
    """Yield every way to cut the pieces into classes of at least k rows."""
    if not found:
        yield []
    for end in range(1, len(found) + 1):
        first = [row for piece in found[:end] for row in piece]
        if len(first) >= k:
            for rest in all_cuts(found[end:], k):
                yield [first, *rest]


def order_and_cut(
    rows: Sequence[Row],
    attributes: Sequence[Attribute],
    k: int,
    *,
    relaxed: bool,
    sets: bool,
    curve: bool = False,
) -> Classes | None:
    """Return the classes of `order: sort` as lists of row numbers; None where there are none.

    Those of `order: hilbert` with `curve`.
    """
    codes = encode(rows, attributes)
    if curve:
        order = hilbert_order(codes)
    else:
        order = sort_order(codes, listed(codes, attributes, k, sets=sets))
    if relaxed:
        return best_dealt_cut(order, codes, attributes, k, sets=sets)
    return best_cut(pieces(order, codes, relaxed=False), codes, attributes, k, sets=sets)

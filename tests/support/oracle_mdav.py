"""MDAV on plain rows of numbers, with exact whole distances; imports nothing of sqlanon.

After Domingo-Ferrer, Torra (DMKD 2005, algorithm 1). Values become whole steps as sqlanon's
documentation says: 4096 to a standard deviation, that being a 256th of the range at least; fewer
where many rows are clustered together.
"""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

FINE = 1 << 20
"""Steps from the least value to NULL, at most."""
Row = tuple[float | None, ...]
Point = tuple[int, ...]


def steps(columns: Sequence[Sequence[float | None]], size: int) -> list[list[int]]:
    """Return where the values of each column lie, NULL beyond them.

    Args:
        columns: The values of each.
        size: Rows that are clustered together.
    """
    finest = max(1, min(FINE, math.isqrt((1 << 61) // (8 * max(size, 1) * len(columns)))))
    units = [_unit(column) for column in columns]
    whole = min([4096.0, *(finest / 2 * unit for unit in units if unit is not None)])
    found = []
    for column, unit in zip(columns, units, strict=True):
        if unit is None:
            found.append([finest if value is None else 0 for value in column])
            continue
        known = [float(value) for value in column if value is not None]
        least, span = min(known), max(known) - min(known)
        factor = float(f"{whole / unit / span:.3g}")
        beyond = 2 * math.floor(span * factor) + 2
        found.append(
            [beyond if v is None else math.floor((float(v) - least) * factor) for v in column]
        )
    return found


def _unit(column: Sequence[float | None]) -> float | None:
    """Return the standard deviation in shares of the range, a 256th at least; None without one."""
    known = [float(value) for value in column if value is not None]
    if not known or max(known) == min(known):
        return None
    least, span = min(known), max(known) - min(known)
    mean = sum(value - least for value in known) / len(known)
    squares = sum((value - least) ** 2 for value in known) / len(known)
    return max(math.sqrt(max(squares - mean * mean, 0.0)) / span, 1 / 256)


def distance(one: Point, other: Point) -> int:
    """Return the squared distance."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def mdav(points: Sequence[Point], order: Sequence[int], k: int) -> list[list[int]]:
    """Return clusters of row numbers.

    Args:
        points: A point of each row.
        order: A number of each row, by which ties are decided; equal rows have the same.
        k: Rows of a cluster.
    """
    left, found = list(range(len(points))), []

    def farthest(measured: dict[int, Fraction]) -> int:
        return min(left, key=lambda row: (-measured[row], order[row]))

    def take(center: Point) -> list[int]:
        nearest = sorted(left, key=lambda row: (distance(points[row], center), order[row]))[:k]
        for row in nearest:
            left.remove(row)
        return nearest

    while len(left) >= 2 * k:
        both = len(left) >= 3 * k
        n = len(left)
        sums = [sum(points[row][i] for row in left) for i in range(len(points[0]))]
        from_mean = {
            row: sum((points[row][i] - Fraction(t, n)) ** 2 for i, t in enumerate(sums))
            for row in left
        }
        first = points[farthest({row: Fraction(value) for row, value in from_mean.items()})]
        second = points[farthest({row: Fraction(distance(points[row], first)) for row in left})]
        found.append(take(first))
        if not both:
            break
        found.append(take(second))
    return [*found, left] if left else found


def _people(some: Sequence[tuple[int, bool, str]]) -> int:
    return len({who for _, nobody, who in some if not nobody})


def mdav_of_persons(
    points: Sequence[Point], order: Sequence[int], persons: Sequence[str | None], k: int
) -> list[list[int]]:
    """Return clusters of row numbers, each of k persons.

    Args:
        points: A point of each row.
        order: A number of each row, by which ties are decided; equal rows have the same.
        persons: Whose each row is, which decides ties of equal rows; a row of None is nobody's.
        k: Persons of a cluster.
    """
    # rows that are equal and one person's go together
    units: dict[tuple[int, bool, str], list[int]] = {}
    for row, who in enumerate(persons):
        units.setdefault((order[row], who is None, who or ""), []).append(row)
    left, found = sorted(units), []

    def point(unit: tuple[int, bool, str]) -> Point:
        return points[units[unit][0]]

    def take(center: Point) -> None:
        nearest = sorted(left, key=lambda one: (distance(point(one), center), one))
        count = next((n for n in range(len(left)) if _people(nearest[:n]) >= k), len(left))
        if _people(nearest[count:]) < k:
            count = len(left)
        left[:] = nearest[count:]
        found.append([row for unit in nearest[:count] for row in units[unit]])

    while left:
        rows = [row for unit in left for row in units[unit]]
        mean = [
            Fraction(sum(points[row][i] for row in rows), len(rows)) for i in range(len(points[0]))
        ]
        far = {
            one: sum((x - m) ** 2 for x, m in zip(point(one), mean, strict=True)) for one in left
        }
        first = point(min(left, key=lambda one: (-far[one], one)))
        second = point(min(left, key=lambda one: (-distance(point(one), first), one)))
        take(first)
        if left:
            take(second)
    return found


def placed(rows: Sequence[Row], size: int = 0) -> tuple[list[Point], list[int]]:
    """Return the point of each row, and its place among different rows.

    Args:
        rows: All of them.
        size: Rows that are clustered together; all where it is not said.
    """
    columns = list(zip(*rows, strict=True))
    points = list(zip(*steps(columns, size or len(rows)), strict=True))
    key = {row: tuple((v is None, v or 0) for v in row) for row in rows}
    places = {row: place for place, row in enumerate(sorted(set(rows), key=key.__getitem__))}
    return points, [places[row] for row in rows]


def clusters_of_persons(
    rows: Sequence[Row], persons: Sequence[str | None], k: int
) -> list[list[int]]:
    """Return the numbers of the rows of each cluster, NULL being the last of all values."""
    points, places = placed(rows)
    return mdav_of_persons(points, places, persons, k)


def clusters(rows: Sequence[Row], k: int) -> list[Counter[Row]]:
    """Return the rows of each cluster of a table, NULL being the last of all values."""
    points, places = placed(rows)
    made = mdav(points, places, k)
    return [Counter(rows[number] for number in cluster) for cluster in made]


def lost(rows: Sequence[Row], made: Sequence[Counter[Row]]) -> float:
    """Return SSE / SST in steps that are no whole ones."""
    columns = list(zip(*rows, strict=True))
    scaled = []
    for column in columns:
        known = [float(v) for v in column if v is not None]
        span = max(known) - min(known)
        mean = sum(known) / len(known)
        unit = max(math.sqrt(sum((v - mean) ** 2 for v in known) / len(known)), span / 256)
        scaled.append({v: (float(v) - min(known)) / unit for v in column if v is not None})

    def spread(members: Counter[Row]) -> float:
        total = 0.0
        for place, of in enumerate(scaled):
            values = [of[row[place]] for row in members.elements()]
            mean = sum(values) / len(values)
            total += sum((value - mean) ** 2 for value in values)
        return total

    return sum(map(spread, made)) / spread(Counter(rows))

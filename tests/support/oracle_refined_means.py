"""Refinement of clusters around means on plain rows, with exact whole numbers and fractions.

Clusters are counts of units: rows that are equal and, where persons are counted, one person's. No
SQL, nothing of sqlanon.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, TypeAlias

from oracle_mdav import distance, placed
from oracle_refine import in_rounds, swapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from oracle_mdav import Point, Row
    from oracle_refine import Near, Pair

Unit: TypeAlias = tuple[int, bool, str]
"""The place of a row among different rows, whether it is nobody's, and whose it is."""
Cluster: TypeAlias = Counter[Unit]


def units(rows: Sequence[Row], persons: Sequence[str | None] | None = None) -> list[Unit]:
    """Return the unit of each row."""
    _, places = placed(rows)
    whose = [""] * len(rows) if persons is None else persons
    return [(place, who is None, who or "") for place, who in zip(places, whose, strict=True)]


def refined_clusters(
    rows: Sequence[Row],
    begun: Sequence[Cluster],
    k: int,
    rounds: int,
    *,
    persons: bool = False,
    block: int = 100,
    seeds: int = 20,
) -> list[Cluster]:
    """Return the clusters after so many rounds.

    Args:
        rows: All rows of the table.
        begun: The clusters before, in the order of their numbers.
        k: Rows of a cluster, or persons.
        rounds: Rounds at most.
        persons: Whether persons are counted.
        block: Clusters that are looked at together.
        seeds: Places of a pair by which it is put in order, at most.
    """
    most = 2 * max(one.total() for one in begun)
    points, places = placed(rows, most * most)
    how = _How(dict(zip(places, points, strict=True)), most, k, persons, seeds)
    return in_rounds(
        begun,
        rounds,
        len(points[0]),
        medoid=how.mean,
        gains=how.gains,
        dealt=how.dealt,
        block=block,
    )


@dataclass(frozen=True)
class _How:
    point: dict[int, Point]
    most: int
    k: int
    persons: bool
    seeds: int

    def sums(self, members: Cluster) -> list[int]:
        lying = [[n * x for x in self.point[unit[0]]] for unit, n in members.items()]
        return [sum(column) for column in zip(*lying, strict=True)]

    def mean(self, members: Cluster) -> Point:
        return tuple(t // members.total() for t in self.sums(members))

    def error(self, members: Cluster) -> int:
        """Squared distances from the mean, up to the next whole number."""
        squares = sum(n * sum(x * x for x in self.point[unit[0]]) for unit, n in members.items())
        return ceil(squares - Fraction(sum(t * t for t in self.sums(members)), members.total()))

    def enough(self, members: Cluster) -> bool:
        if self.persons:
            return len({who for _, nobody, who in members if not nobody}) >= self.k
        return members.total() >= self.k

    def gains(self, made: Sequence[Cluster], near: Near) -> dict[Pair, int]:
        found: dict[Pair, int] = {}
        means, sizes = [self.mean(one) for one in made], [one.total() for one in made]
        for one, members in enumerate(made):
            for other, m in enumerate(sizes):
                pair, n = (min(one, other), max(one, other)), sizes[one]
                if n == 1 or n + m > self.most or not near(pair):
                    continue
                gain = max(
                    n * distance(self.point[place], means[one]) // (n - 1)
                    - m * distance(self.point[place], means[other]) // (m + 1)
                    for place, _, _ in members
                )
                found[pair] = max(found.get(pair, gain), gain)
        return found

    def lines(self, pool: Cluster) -> list[tuple[int, list[Fraction]]]:
        """Return the seeds, and where they lie from the mean."""
        center = [Fraction(t, pool.total()) for t in self.sums(pool)]
        from_mean = {
            place: [x - c for x, c in zip(self.point[place], center, strict=True)]
            for place, _, _ in pool
        }
        far = {place: sum(x * x for x in line) for place, line in from_mean.items()}
        chosen = sorted(far, key=lambda place: (-far[place], place))[: self.seeds]
        return [(place, from_mean[place]) for place in chosen]

    def swaps(self, one: Cluster, other: Cluster) -> list[tuple[Cluster, Cluster]]:
        means = self.mean(one), self.mean(other)

        def going(members: Cluster, own: Point, others: Point) -> list[tuple[int, Unit]]:
            gain = {
                unit: distance(self.point[unit[0]], own) - distance(self.point[unit[0]], others)
                for unit in members
            }
            return sorted(((n, unit) for unit, n in gain.items()), key=lambda w: (-w[0], w[1]))[:4]

        return swapped(one, other, going(one, *means), going(other, *means[::-1]), self.k)

    def dealt(self, one: Cluster, other: Cluster) -> tuple[Cluster, Cluster] | None:
        pool = one + other
        total, k = pool.total(), self.k
        ways = []
        for seed, line in self.lines(pool):
            along = {
                unit: sum(x * y for x, y in zip(self.point[unit[0]], line, strict=True))
                for unit in pool
            }
            order = sorted(pool, key=lambda unit, along=along: (-along[unit], unit))  # type: ignore[misc]
            listed = [unit for unit in order for _ in range(pool[unit])]
            ends = {sum(pool[u] for u in order[: n + 1]) for n in range(len(order) - 1)}
            for cut in ends if self.persons else ends | {k, total - k}:
                sides = Counter(listed[:cut]), Counter(listed[cut:])
                if 0 < cut < total and all(map(self.enough, sides)):
                    ways.append((sum(map(self.error, sides)), seed, cut, *sides))
        for number, (near, rest) in enumerate([] if self.persons else self.swaps(one, other)):
            ways.append((self.error(near) + self.error(rest), -1, number, near, rest))
        # what is dealt anew is counted up, what was there down
        before = self.error(one) + self.error(other) - 2
        if not ways or (best := min(ways, key=lambda way: way[:3]))[0] >= before:
            return None
        return best[3], best[4]

"""Slow, obvious privacy models over rows in memory; knows nothing of sqlanon and nothing of SQL.

A row is a dictionary. Every function measures each class and returns a list of (rows of the class,
measure), the formulas of docs/definitions, "Privacy models" word for word; an infinite measure
is `math.inf`. With `nulls` false NULL is no value: diversity does not see it, distributions leave
it out.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Row = dict[str, Any]
Measures = list[tuple[int, Any]]
INFINITE = math.inf


def classes(rows: Sequence[Row], quasi: Sequence[str]) -> dict[tuple[Any, ...], list[Row]]:
    """Rows by their quasi-identifiers; None is a value like any other."""
    found: dict[tuple[Any, ...], list[Row]] = defaultdict(list)
    for row in rows:
        found[tuple(row[name] for name in quasi)].append(row)
    return found


def counts(rows: Sequence[Row], column: str, *, nulls: bool) -> Counter[Any]:
    """How often each value stands in the column."""
    return Counter(row[column] for row in rows if nulls or row[column] is not None)


def by_class(
    rows: Sequence[Row], quasi: Sequence[str], measure: Callable[[list[Row]], Any]
) -> Measures:
    return [(len(members), measure(members)) for members in classes(rows, quasi).values()]


def k_anonymity(rows: Sequence[Row], quasi: Sequence[str]) -> Measures:
    return by_class(rows, quasi, len)


def persons(rows: Sequence[Row], quasi: Sequence[str], unit: str) -> Measures:
    return by_class(rows, quasi, lambda members: len(counts(members, unit, nulls=False)))


def distinct_l(rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool) -> Measures:
    return by_class(rows, quasi, lambda members: len(counts(members, column, nulls=nulls)))


def entropy_l(rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool) -> Measures:
    def measure(members: list[Row]) -> float:
        found = counts(members, column, nulls=nulls)
        total = sum(found.values())
        if not total:
            return 0.0
        return math.exp(-sum(n / total * math.log(n / total) for n in found.values()))

    return by_class(rows, quasi, measure)


def recursive_c(
    rows: Sequence[Row],
    quasi: Sequence[str],
    column: str,
    *,
    l: int,  # noqa: E741 - the model's own letter
    nulls: bool,
) -> Measures:
    """The c of each class that would just not do: r_1 / (r_l + ... + r_m)."""

    def measure(members: list[Row]) -> Any:
        ordered = sorted(counts(members, column, nulls=nulls).values(), reverse=True)
        tail = sum(ordered[l - 1 :])
        return Fraction(ordered[0], tail) if tail else INFINITE

    return by_class(rows, quasi, measure)


def shares(found: Counter[Any]) -> dict[Any, Fraction]:
    """Each value's share."""
    total = sum(found.values())
    return {value: Fraction(n, total) for value, n in found.items()}


def equal_distance(q: dict[Any, Fraction], p: dict[Any, Fraction]) -> Fraction:
    return (
        sum((abs(q.get(s, Fraction(0)) - p.get(s, Fraction(0))) for s in {*q, *p}), Fraction(0)) / 2
    )


def ordered_distance(
    q: dict[Any, Fraction], p: dict[Any, Fraction], order: Sequence[Any]
) -> Fraction:
    """Over the values that occur, in the given order."""
    if len(order) <= 1:
        return Fraction(0)
    total = gap = Fraction(0)
    for value in order[:-1]:
        gap += q.get(value, Fraction(0)) - p.get(value, Fraction(0))
        total += abs(gap)
    return total / (len(order) - 1)


def hierarchical_distance(
    q: dict[Any, Fraction], p: dict[Any, Fraction], paths: Mapping[Any, tuple[str, ...]]
) -> Fraction:
    """`paths` gives each leaf's ancestors, from its parent to the root, all equally long."""
    height = len(next(iter(paths.values())))
    extras = {(leaf, 0): q.get(leaf, Fraction(0)) - p.get(leaf, Fraction(0)) for leaf in paths}
    parents = {(leaf, 0): path[0] for leaf, path in paths.items()}
    cost = Fraction(0)
    for level in range(1, height + 1):
        children: dict[Any, list[Fraction]] = defaultdict(list)
        for node, extra in extras.items():
            children[parents[node]].append(extra)
        for found in children.values():
            positive = sum((extra for extra in found if extra > 0), Fraction(0))
            negative = -sum((extra for extra in found if extra < 0), Fraction(0))
            cost += Fraction(level, height) * min(positive, negative)
        extras = {(node, level): sum(found, Fraction(0)) for node, found in children.items()}
        if level < height:
            parents = {(path[level - 1], level): path[level] for path in paths.values()}
    return cost


def t_closeness(
    rows: Sequence[Row],
    quasi: Sequence[str],
    column: str,
    distance: Callable[[dict[Any, Fraction], dict[Any, Fraction]], Fraction],
    *,
    nulls: bool,
    reference: Sequence[Row] | None = None,
) -> Measures:
    """The distance of each class; a class of values left out only is at distance 0."""
    p = shares(counts(rows if reference is None else reference, column, nulls=nulls))

    def measure(members: list[Row]) -> Any:
        q = shares(counts(members, column, nulls=nulls))
        return distance(q, p) if q else Fraction(0)

    return by_class(rows, quasi, measure)


def alpha(
    rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool, value: Any = None
) -> Measures:
    def measure(members: list[Row]) -> Fraction:
        q = shares(counts(members, column, nulls=nulls))
        wanted = q.values() if value is None else [q.get(value, Fraction(0))]
        return max(wanted, default=Fraction(0))

    return by_class(rows, quasi, measure)


def beta(
    rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool, enhanced: bool
) -> Measures:
    p = shares(counts(rows, column, nulls=nulls))

    def measure(members: list[Row]) -> Any:
        gains = {
            s: (q - p[s]) / p[s]
            for s, q in shares(counts(members, column, nulls=nulls)).items()
            if q > p[s]
        }
        if enhanced and any(gain > -math.log(p[s]) + 1e-9 for s, gain in gains.items()):
            return INFINITE
        return max(gains.values(), default=Fraction(0))

    return by_class(rows, quasi, measure)


def delta(
    rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool, ignore: bool
) -> Measures:
    p = shares(counts(rows, column, nulls=nulls))

    def measure(members: list[Row]) -> float:
        q = shares(counts(members, column, nulls=nulls))
        if not q:
            return 0.0
        if not ignore and q.keys() != p.keys():
            return INFINITE
        return max(abs(math.log(q[s] / p[s])) for s in q)

    return by_class(rows, quasi, measure)


def m_uniqueness(
    rows: Sequence[Row], quasi: Sequence[str], column: str, *, nulls: bool
) -> Measures:
    def measure(members: list[Row]) -> int:
        different = len(counts(members, column, nulls=nulls))
        return len(members) if different == len(members) else 0

    return by_class(rows, quasi, measure)


def presence(rows: Sequence[Row], population: Sequence[Row], quasi: Sequence[str]) -> Measures:
    here, there = classes(rows, quasi), classes(population, quasi)
    return [
        (
            len(here.get(key, [])),
            Fraction(len(here.get(key, [])), len(there[key])) if key in there else INFINITE,
        )
        for key in {**here, **there}
    ]


def k_map(rows: Sequence[Row], population: Sequence[Row], quasi: Sequence[str]) -> Measures:
    there = classes(population, quasi)
    return [
        (len(members), len(there.get(key, []))) for key, members in classes(rows, quasi).items()
    ]


def average_risk(rows: Sequence[Row], quasi: Sequence[str]) -> Fraction:
    """The prosecutor's, over rows."""
    return Fraction(len(classes(rows, quasi)), len(rows))


def marketer_risk(rows: Sequence[Row], population: Sequence[Row], quasi: Sequence[str]) -> Fraction:
    found = k_map(rows, population, quasi)
    return sum((Fraction(f, max(F, 1)) for f, F in found), Fraction(0)) / len(rows)


def uniques(rows: Sequence[Row], quasi: Sequence[str]) -> Fraction:
    """Share of rows that are alone in their class."""
    return Fraction(sum(n == 1 for n, _ in k_anonymity(rows, quasi)), len(rows))


def population_uniques(
    rows: Sequence[Row], population: Sequence[Row], quasi: Sequence[str]
) -> Fraction:
    alone = sum(f == 1 and F <= 1 for f, F in k_map(rows, population, quasi))
    return Fraction(alone, len(rows))

"""What groups of Anatomy must be, on plain rows; imports nothing of sqlanon.

After Xiao, Tao (VLDB 2006): definition 2 (an l-diverse partition), section 5 (which tables have
one), and the tables of definition 3.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

Group = tuple[list[tuple[Any, ...]], list[tuple[Any, int]]]
"""The rows of a group without their sensitive value, and how often each value is counted."""


def most_diverse(values: Sequence[Hashable]) -> int:
    """Return the largest l for which rows with these values have an l-diverse partition."""
    return len(values) // max(Counter(values).values())


def faults(
    rows: Sequence[tuple[Any, Any, Any, Any]],
    groups: Sequence[Group],
    least: int,
    *,
    nulls: bool = False,
) -> list[str]:
    """Return what is wrong with groups of rows (age, side, sensitive value, income).

    Args:
        rows: The source.
        groups: The release.
        least: Different values that each group needs.
        nulls: Whether None is one of them.
    """
    found = []
    if Counter(row for people, _ in groups for row in people) != Counter(
        (age, side, income) for age, side, _, income in rows
    ):
        found.append("the rows are others")
    counted: Counter[Any] = Counter()
    possible = {((age, side, income), value) for age, side, value, income in rows}
    for people, values in groups:
        counted.update(dict(values))
        if len({value for value, _ in values}) < len(values):
            found.append("a value is counted twice")
        if len(people) != sum(count for _, count in values):
            found.append("a group counts other rows than it has")
        told = [(value, count) for value, count in values if nulls or value is not None]
        if len(told) < least:
            found.append("a group has too few values")
        if any(count > 1 for _, count in told):
            found.append("a value is twice in a group")
        if any(all((row, value) not in possible for value, _ in values) for row in people):
            found.append("a row is in a group without its value")
    if counted != Counter(value for _, _, value, _ in rows):
        found.append("the values are others")
    return found


def faults_of_persons(
    rows: Sequence[tuple[Any, Any, Any, Any]],
    whose: Sequence[Hashable],
    groups: Sequence[Group],
    least: int,
    *,
    nulls: bool = False,
) -> list[str]:
    """Return what is wrong with groups of which each has a person once, by one value of hers.

    Args:
        rows: The source, (age, side, sensitive value, income): incomes tell its rows apart.
        whose: The person of each of them; None for nobody.
        groups: The release.
        least: Different values that each group needs.
        nulls: Whether None is one of them.
    """
    person = {row[3]: who for row, who in zip(rows, whose, strict=True)}
    value = {row[3]: row[2] for row in rows}
    if sorted(row for people, _ in groups for row in people) != sorted(
        (age, side, income) for age, side, _, income in rows
    ):
        return ["the rows are others"]
    # each row of nobody is a person of its own
    dealt = [
        {(row[2] if person[row[2]] is None else person[row[2]], value[row[2]]) for row in people}
        for people, _ in groups
    ]
    return [
        *_faults_of_all(dealt),
        *(
            fault
            for pairs, (_, values) in zip(dealt, groups, strict=True)
            for fault in _faults_of_one(pairs, values, least, nulls=nulls)
        ),
    ]


def _faults_of_all(dealt: Sequence[set[tuple[Hashable, Any]]]) -> list[str]:
    """What is wrong with persons and their values in all groups."""
    places = Counter(pair for pairs in dealt for pair in pairs)
    return ["a value of a person is in two groups"] if max(places.values(), default=1) > 1 else []


def _faults_of_one(
    pairs: set[tuple[Hashable, Any]],
    values: Sequence[tuple[Any, int]],
    least: int,
    *,
    nulls: bool,
) -> list[str]:
    """What is wrong with one group."""
    found = []
    counted = Counter(value for _, value in pairs)
    if max(Counter(who for who, _ in pairs).values(), default=1) > 1:
        found.append("a person is in a group with two values")
    if counted != Counter(dict(values)) or len(dict(values)) < len(values):
        found.append("values are not counted by their persons")
    told = [one for one in counted if nulls or one is not None]
    if len(told) < least:
        found.append("a group has too few values")
    if any(counted[one] > 1 for one in told):
        found.append("two persons of a group have one value")
    return found

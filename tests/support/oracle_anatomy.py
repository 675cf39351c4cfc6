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

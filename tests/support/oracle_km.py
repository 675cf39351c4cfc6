"""k^m-anonymity by brute force: every combination that a person has, and every person who has it.

Imports nothing from sqlanon.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Pair: TypeAlias = tuple[object, object]
"""A person, None for nobody, and a label."""


def supports(rows: Iterable[Pair], m: int) -> dict[tuple[object, ...], int]:
    """By combination of m rows or fewer that somebody has: how many persons have it.

    A row of nobody is a combination by itself, of which it is no person.
    """
    held: dict[object, list[object]] = {}
    found: dict[tuple[object, ...], int] = {}
    for person, label in rows:
        if person is None:
            found[(label,)] = 0
        else:
            held.setdefault(person, []).append(label)
    for labels in held.values():
        for size in range(1, m + 1):
            for some in combinations(sorted(labels, key=repr), size):
                found[some] = 0
    for some in found:
        wanted = Counter(some)
        found[some] = sum(
            all(labels.count(label) >= times for label, times in wanted.items())
            for labels in held.values()
        )
    return found


def holds(rows: Iterable[Pair], k: int, m: int) -> bool:
    """Whether each combination is of k persons."""
    return all(persons >= k for persons in supports(rows, m).values())


def finer(
    cut: Mapping[object, int], paths: Mapping[object, Sequence[object]]
) -> list[dict[object, int]]:
    """The cuts that one node less makes: it is replaced by its children.

    Args:
        cut: By item the level at which it is published.
        paths: By item its labels from the least level up, each label of one node.
    """
    nodes = {(level, paths[item][level]) for item, level in cut.items() if level}
    return [
        {
            item: at - 1 if (at, paths[item][at]) == (level, label) else at
            for item, at in cut.items()
        }
        for level, label in nodes
    ]

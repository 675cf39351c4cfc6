"""What a reader of several tables can tell who matches labels, by brute force in plain Python.

A label is the set of the values that it may stand for; two overlap where they share one. Slow and
obvious; imports nothing of sqlanon.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

Label = tuple[str | None, ...]
Row = tuple[Label, str | None]
"""The labels of a row, and its sensitive value."""


class Table(NamedTuple):
    """A table by its classes.

    Attributes:
        sizes: The rows of each class.
        shown: The sensitive values of each, NULL not among them.
    """

    sizes: Mapping[Label, int]
    shown: Mapping[Label, set[str]]


def table_of(rows: Sequence[Row]) -> Table:
    """The classes of a table."""
    shown: defaultdict[Label, set[str]] = defaultdict(set)
    for label, value in rows:
        if value is not None:
            shown[label].add(value)
    return Table(Counter(label for label, _ in rows), shown)


def overlapping(
    one: Table, two: Table, says: Callable[[int, str | None], set[Hashable]]
) -> set[tuple[Label, Label]]:
    """The pairs of classes in which a row of both tables may be."""
    return {
        (a, b)
        for a, b in product(one.sizes, two.sizes)
        if all(says(n, x) & says(n, y) for n, (x, y) in enumerate(zip(a, b, strict=True)))
    }


def overlap(
    one: Table, two: Table, pairs: set[tuple[Label, Label]], k: int
) -> dict[str, int | None]:
    """Where the rows of the first table may be in the second."""
    partners = {a: [b for x, b in pairs if x == a] for a in one.sizes}
    others = {a: sum(two.sizes[b] for b in found) for a, found in partners.items()}
    alone = [a for a, found in partners.items() if not found]
    missing = [max(0, n - others[a]) for a, n in one.sizes.items()]
    return {
        "classes": len(one.sizes),
        "rows": sum(one.sizes.values()),
        "unmatched": len(alone),
        "unmatched_rows": sum(one.sizes[a] for a in alone),
        "single": sum(len(found) == 1 for found in partners.values()),
        "fewest": min((others[a] for a in one.sizes if partners[a]), default=None),
        "missing": sum(missing),
        "small": sum(0 < n < k for n in missing),
    }


def couples(one: Table, two: Table, pairs: set[tuple[Label, Label]], k: int) -> dict[str, int]:
    """Pairs of classes, and those that overlap with each other alone."""
    alone = [
        abs(one.sizes[a] - two.sizes[b])
        for a, b in pairs
        if sum(x == a for x, _ in pairs) == 1 and sum(y == b for _, y in pairs) == 1
    ]
    return {
        "pairs": len(pairs),
        "alone": len(alone),
        "changed": sum(apart > 0 for apart in alone),
        "small": sum(0 < apart < k for apart in alone),
    }


def bounds(
    one: Mapping[Label, int], two: Mapping[Label, int], pairs: set[tuple[Label, Label]]
) -> dict[tuple[Label, Label], tuple[int, int]]:
    """The least and the most persons in common, of classes of two tables of the same persons."""
    room = {(a, b): min(one[a], two[b]) for a, b in pairs}

    def elsewhere(a: Label, b: Label, of: Mapping[tuple[Label, Label], int]) -> tuple[int, int]:
        by_row = sum(n for (x, y), n in of.items() if x == a and y != b)
        by_column = sum(n for (x, y), n in of.items() if y == b and x != a)
        return one[a] - by_row, two[b] - by_column

    least = {pair: max(0, *elsewhere(*pair, room)) for pair in pairs}
    return {pair: (least[pair], min(room[pair], *elsewhere(*pair, least))) for pair in pairs}


def arrangements(
    one: Mapping[Label, int], two: Mapping[Label, int], pairs: set[tuple[Label, Label]]
) -> Iterator[dict[tuple[Label, Label], int]]:
    """Every way in which the persons of two tables can be in the classes of both."""
    ordered = sorted(pairs, key=repr)

    def placed(
        number: int, rows: dict[Label, int], columns: dict[Label, int]
    ) -> Iterator[dict[tuple[Label, Label], int]]:
        if number == len(ordered):
            if not any(rows.values()) and not any(columns.values()):
                yield {}
            return
        a, b = ordered[number]
        for n in range(min(rows[a], columns[b]) + 1):
            left = {**rows, a: rows[a] - n}, {**columns, b: columns[b] - n}
            for rest in placed(number + 1, *left):
                yield {(a, b): n, **rest}

    yield from placed(0, dict(one), dict(two))


def values_left(
    here: int, tables: Sequence[Table], pairs: Mapping[tuple[int, int], set[tuple[Label, Label]]]
) -> list[tuple[int, int, int, int]]:
    """(values, rows, alone, exposed): rows of a table by how many values they may have."""
    found: dict[int, list[int]] = {}
    own = tables[here]
    for a, size in own.sizes.items():
        if not own.shown[a]:
            continue
        left, exposed = set(own.shown[a]), False
        for there in range(len(tables)):
            if there == here:
                continue
            partners = [b for x, b in pairs[here, there] if x == a]
            left &= set().union(*(tables[there].shown[b] for b in partners))
            exposed |= any(len(own.shown[a] & tables[there].shown[b]) == 1 for b in partners)
        counted = found.setdefault(len(left), [0, 0, 0])
        counted[0] += size
        counted[1] += size * (len(own.shown[a]) == 1)
        counted[2] += size * exposed
    return sorted((values, rows, alone, one) for values, (rows, alone, one) in found.items())

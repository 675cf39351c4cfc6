"""Bins of a column's values that a report may show: none tells of a few rows.

Neighbours are joined until each bin has enough rows, and as many of them are in no class as no
reader can tell apart: none, or enough. Whoever counts the release knows the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ENOUGH = 10
"""Rows that a bin has at least, or k, where that is more."""


@dataclass(frozen=True, slots=True)
class Bin:
    """Neighbouring values.

    Attributes:
        first: The place of the first one in the attribute's order.
        last: The place of the last one.
        rows: Rows of the source with one of them, of those that are compared.
        missing: Those that are in no class.
        labels: What it is called: labels of nodes that have enough published rows.
        unnamed: Whether there are values in it that no label is for.
    """

    first: int
    last: int
    rows: int
    missing: int
    labels: tuple[str, ...] = ()
    unnamed: bool = True

    def with_next(self, after: Bin) -> Bin:
        """Both together."""
        return Bin(
            self.first,
            after.last,
            self.rows + after.rows,
            self.missing + after.missing,
            (*self.labels, *after.labels),
            self.unnamed or after.unnamed,
        )

    def tells_of_few(self, enough: int) -> bool:
        """Whether it has a few rows, or a few of its rows are in no class."""
        return self.rows < enough or 0 < self.missing < enough


def joined(runs: Iterable[Bin], aim: int, enough: int, *, apart: int | None = None) -> list[Bin]:
    """Join neighbours.

    Args:
        runs: Bins, in order.
        aim: Rows that a bin should have.
        enough: Rows that it has to have.
        apart: The place of a value that is no neighbour of others, as that of NULL: it is joined
            only where it would tell of a few rows.

    Returns:
        As many bins as there can be; one, if there are rows, of all values, if need be.
    """
    found: list[Bin] = []
    for one in sorted(runs, key=lambda run: run.first):
        open_ = bool(found) and one.first != apart and found[-1].rows < aim
        few = bool(found) and found[-1].tells_of_few(enough)
        if open_ or few:
            found[-1] = found[-1].with_next(one)
        else:
            found.append(one)
    while len(found) > 1 and found[-1].tells_of_few(enough):
        last = found.pop()
        found[-1] = found[-1].with_next(last)
    return found


def distance(before: Sequence[float], after: Sequence[float]) -> float:
    """Half the sum of the differences between the shares of rows in each bin."""
    whole, told = sum(before), sum(after)
    if not whole or not told:
        return 0.0
    return sum(abs(b / whole - a / told) for b, a in zip(before, after, strict=True)) / 2

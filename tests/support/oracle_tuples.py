"""Items of several columns: what is published of them, and what a reader makes of it.

`oracle_items` has the cuts through one column's hierarchy, `oracle_km` says which labels are
k^m-anonymous; here a label is a tuple. Imports nothing from sqlanon.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import TYPE_CHECKING, TypeAlias

from oracle_items import Items

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle_items import Item, Path

Values: TypeAlias = "tuple[str | None, ...]"
Cut: TypeAlias = "dict[str | None, int]"
Facts: TypeAlias = "dict[int, str | None]"
"""By column what somebody knows of one row."""


@dataclass(frozen=True)
class Tuples:
    """Rows of persons, and by column the hierarchy of its values and the levels allowed."""

    rows: Sequence[tuple[Item, Values]]
    paths: Sequence[dict[str | None, Path]]
    limits: Sequence[tuple[int, int]]

    @property
    def columns(self) -> list[Items]:
        """Each column by itself."""
        return [
            Items([(person, values[place]) for person, values in self.rows], paths, limits)
            for place, (paths, limits) in enumerate(zip(self.paths, self.limits, strict=True))
        ]

    def named(self, cuts: Sequence[Cut]) -> list[tuple[Item, tuple[frozenset[str | None], ...]]]:
        """The rows with the nodes of a cut in each column, as sets of values."""
        columns = self.columns
        return [
            (
                person,
                tuple(
                    column.node(value, cut[value])
                    for column, value, cut in zip(columns, values, cuts, strict=True)
                ),
            )
            for person, values in self.rows
        ]

    def highest(self) -> list[Cut]:
        """The highest cut of each column."""
        return [column.highest() for column in self.columns]

    def finer(self, cuts: Sequence[Cut]) -> list[list[Cut]]:
        """The cuts in which one node of one column is split into its children."""
        return [
            [*cuts[:place], finer, *cuts[place + 1 :]]
            for place, column in enumerate(self.columns)
            for finer in column.finer(cuts[place])
        ]

    def candidates(self, cuts: Sequence[Cut], m: int) -> Iterator[int]:
        """Of each m facts or fewer about a person: of how many persons they can be.

        A fact says which value stands in some column of one of her rows, and which facts are of
        the same row is known too. A person is a candidate where as many rows of hers, each of one
        of the rows known, show labels that hold the values. Facts of a row of nobody are of that
        row alone.
        """
        shown: dict[Item, list[tuple[frozenset[str | None], ...]]] = {}
        real: dict[Item, list[Values]] = {}
        alone: list[list[Values]] = []
        for (person, labels), (_, values) in zip(self.named(cuts), self.rows, strict=True):
            if person is None:
                alone.append([values])
            else:
                shown.setdefault(person, []).append(labels)
                real.setdefault(person, []).append(values)
        for rows in [*real.values(), *alone]:
            for known in _known(rows, m):
                yield sum(_fits(known, theirs) for theirs in shown.values())


def _known(rows: Sequence[Values], m: int) -> Iterator[list[Facts]]:
    """All sets of so many facts at the most, by row."""
    cells = [(row, column) for row, values in enumerate(rows) for column in range(len(values))]
    for size in range(1, m + 1):
        for some in combinations(cells, size):
            by_row: dict[int, Facts] = {}
            for row, column in some:
                by_row.setdefault(row, {})[column] = rows[row][column]
            yield [*by_row.values()]


def _fits(known: Sequence[Facts], theirs: Sequence[tuple[frozenset[str | None], ...]]) -> bool:
    """Whether a person's rows can be those that are known, each another one."""
    return any(
        all(
            value in labels[column]
            for facts, labels in zip(known, some, strict=True)
            for column, value in facts.items()
        )
        for some in permutations(theirs, len(known))
    )

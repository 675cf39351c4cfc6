"""How subsets of columns tell rows apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Separated(NamedTuple):
    """What is counted of a subset.

    Attributes:
        place: The subset's place.
        combinations: Different combinations of values.
        alone: Rows that are alone in theirs.
        squares: Sum of the squares of their rows.
    """

    place: int
    combinations: int
    alone: int
    squares: float


@dataclass(frozen=True, slots=True)
class Separation:
    """How a subset of columns tells rows apart (docs/definitions.md, "Distinction, separation").

    Attributes:
        columns: The columns.
        combinations: Different combinations of their values.
        alone: Rows that are alone in theirs; None where that is not told.
        distinction: Combinations for each row, in [0, 1].
        separation: Share of the pairs of rows that differ in one of the columns, in [0, 1].
    """

    columns: tuple[str, ...]
    combinations: int
    alone: int | None
    distinction: float
    separation: float

    @classmethod
    def of(cls, columns: Sequence[str], counted: Separated, rows: int) -> Separation:
        """What the counts of a subset come to in a table of so many rows."""
        pairs = rows * (rows - 1)
        return cls(
            columns=tuple(columns),
            combinations=counted.combinations,
            alone=counted.alone,
            distinction=counted.combinations / rows if rows else 0.0,
            separation=1 - (counted.squares - rows) / pairs if pairs else 0.0,
        )

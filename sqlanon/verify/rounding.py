"""Figures of a source as anybody may have them: in steps that are worth so many rows.

Who has a release and knows all rows of its source but one can try which values that one may have,
and keep those that make the figures that are told. A figure that one row moves by much less than a
step is the same for nearly all of them. So counts are told in steps of 20 rows, or 2 k if that is
more, shares in steps that are worth as many rows, and of a source of a few steps next to nothing.
What the release alone shows is told as it is: whoever has it can count it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

ENOUGH = 10
"""Rows that a bin has at least, or k, where that is more."""
FEWEST = 10
"""Steps of rows that a source has at least, if anything of it is told."""
_WORTH = 2
"""Rows of a step, by those of a bin that is shown: of many figures, some are near an edge."""
_ALONE = 4
"""Steps of rows that are one of rows that are alone."""
_LEAST_SHARE, _LEAST_BITS = 0.01, 0.1
_MOST_SHARE = 0.2
"""A larger step of a share would say next to nothing, and look as if it did."""
_DIGITS = 2
"""Digits of a large count."""


@dataclass(frozen=True, slots=True)
class Steps:
    """In what steps figures of a source are told.

    Attributes:
        rows: Counts are whole multiples of it, rounded down: 0 stands for fewer. Large ones have
            two digits.
        share: Shares are whole multiples of it.
        bits: Entropies are whole multiples of it.
        few: Whether the source has so few rows that nothing of it is told but losses.
    """

    rows: int
    share: float
    bits: float
    few: bool

    @classmethod
    def of(cls, rows: int, k: int) -> Steps:
        """Those of a source with so many rows, for a release of classes of k."""
        enough = _WORTH * max(ENOUGH, k)
        worth = enough / max(rows, 1)
        bits = max(_LEAST_BITS, worth * math.log2(max(rows, 2)))
        share = min(max(_LEAST_SHARE, worth), 1.0)
        return cls(enough, share, bits, few=rows < FEWEST * enough)

    def count(self, found: float, step: int = 1) -> int:
        """A count of values, rows or classes; in larger steps, where these are said."""
        least = max(self.rows, step, int(10 ** (len(str(int(found))) - _DIGITS)))
        return int(found) // least * least

    def alone(self, found: float | None, of: int) -> int | None:
        """A count of rows that are alone, of so many; None where these are fewer than ten steps.

        A row with another value leaves a partner alone, or is no longer alone itself, and takes
        another one out: its values move the count by up to four.
        """
        step = _ALONE * self.rows
        return None if found is None or of < FEWEST * step else self.count(found, step)

    @property
    def share_alone(self) -> float:
        """Shares of rows that are alone are below this where they are told as none."""
        return min(_ALONE * self.share, 1.0)

    def part(self, found: float) -> float:
        """A share in [0, 1]."""
        return stepped(found, self.share)

    def told(self, found: float | None) -> float | None:
        """A share, where its steps are small enough to say something."""
        return None if found is None or self.share > _MOST_SHARE else self.part(found)

    def amount(self, found: float) -> float:
        """Bits."""
        return stepped(found, self.bits)


def stepped(found: float, step: float) -> float:
    """The nearest multiple of a step."""
    return round(round(found / step) * step, 6)

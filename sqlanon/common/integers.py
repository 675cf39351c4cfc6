"""Exact integers that make the losses of different attributes comparable on every engine."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


LARGEST = 2**62
"""Scores stay below this, so that 64-bit integers hold them on every engine."""


def exact_scales(weighted: Sequence[tuple[Fraction, int]], rows: int) -> list[int]:
    """Integers s so that units x s orders losses as weight x units / divisor does.

    With a common multiple of all denominators below the largest safe integer the order is exact;
    beyond that the scales are rounded, once, here, so that all engines still agree.

    Args:
        weighted: Weight and divisor of each attribute; a divisor of 0 gives scale 0.
        rows: Rows of the table; the sum of rows x units x s stays below 2^62.
    """
    shares = [weight / divisor if divisor else Fraction(0) for weight, divisor in weighted]
    weights = sum((weight for weight, _ in weighted), Fraction(0))
    room = int(LARGEST / (max(rows, 1) * weights))
    common = math.lcm(*(share.denominator for share in shares))
    factor = room // common * common if common <= room else room
    return [round(share * factor) for share in shares]

"""Prec: how far below the roots of their hierarchies values are published."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from sqlanon.metrics.base import Metric, Totals, weighted_mean, weights_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute


class Precision(Metric):
    """Prec = 1 - the mean over all rows, and over attributes by weight, of level / height.

    In [0, 1], 1 for a table that is unchanged; a suppressed row stands at every root. The loss that
    is searched for is 1 - Prec; reports show Prec. An attribute whose hierarchy has no level above
    its leaf loses nothing (docs/definitions.md, "Precision").
    """

    name: ClassVar[str] = "precision"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, definition 4 (precision metric)"
    )
    range: ClassVar[str] = "[0, 1]"
    bounded: ClassVar[bool] = True

    @property
    def linear(self) -> bool:
        """See Metric."""
        return True

    def value(self, attributes: Sequence[Attribute], totals: Totals, k: int) -> Fraction:
        """1 - Prec."""
        del k
        if not totals.rows:
            return Fraction(0)
        lost = Fraction(totals.suppressed, totals.rows)
        shares = [
            Fraction(level, attribute.height) * (1 - lost) + lost
            if attribute.height
            else Fraction(0)
            for attribute, level in zip(attributes, totals.levels, strict=True)
        ]
        return weighted_mean(weights_of(attributes), shares)

    def reported(self, value: Fraction | float) -> Fraction | float:
        """Prec."""
        return 1 - value

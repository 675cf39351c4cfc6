"""The height of a lattice node."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from sqlanon.metrics.base import Metric, Totals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute


class Height(Metric):
    """The sum of the levels, from 0 to the sum of the hierarchies' heights.

    It knows neither weights nor suppressed rows: it is a distance in the lattice, not a measure of
    the table (docs/definitions.md, "Height").
    """

    name: ClassVar[str] = "height"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 13(6) 2001, "
        "section 3 (distance vectors)"
    )
    range: ClassVar[str] = "[0, sum of heights]"
    bounded: ClassVar[bool] = True

    @property
    def linear(self) -> bool:
        """See Metric."""
        return True

    def value(self, attributes: Sequence[Attribute], totals: Totals, k: int) -> Fraction:
        """See Metric."""
        del attributes, k
        return Fraction(sum(totals.levels))

"""The height of a lattice node."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from sqlanon.metrics.base import Metric, Reported, Totals


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

    def value(self, totals: Totals) -> Fraction:
        """See Metric."""
        return Fraction(sum(totals.levels or ()))

    @property
    def whole(self) -> bool:
        """See Metric."""
        return True

    @classmethod
    def reports(cls) -> dict[str, Reported]:
        """See Metric."""
        return {"height": Reported(cls(), "height")}

    def measurable(self, totals: Totals) -> bool:
        """Only where levels were chosen."""
        return totals.levels is not None

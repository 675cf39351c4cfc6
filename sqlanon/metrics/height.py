"""The height of a lattice node."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from typing_extensions import override

from sqlanon.metrics.base import Metric, Reported, Totals


class Height(Metric):
    """The sum of the levels, from 0 to the sum of the hierarchies' heights.

    It knows neither weights nor suppressed rows: it is a distance in the lattice, not a measure of
    the table (docs/definitions, "Height").
    """

    name: ClassVar[str] = "height"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 13(6) 2001, "
        "section 3 (distance vectors)"
    )
    range: ClassVar[str] = "[0, sum of heights]"
    bounded: ClassVar[bool] = True
    of_levels: ClassVar[bool] = True
    whole: ClassVar[bool] = True

    @override
    def value(self, totals: Totals) -> Fraction:
        return Fraction(sum(totals.levels or ()))

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"height": Reported(cls(), "height")}

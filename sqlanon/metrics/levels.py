"""Metrics of levels: how far published values are from the leaves of their hierarchies."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from typing_extensions import override

from sqlanon.metrics.base import SHARE, Metric, Reported, Totals, compute_weighted_mean, weights_of


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


class Precision(Metric):
    """Prec = 1 - the mean over all rows, and over attributes by weight, of level / height.

    In [0, 1], 1 for a table that is unchanged; a suppressed row stands at every root. The loss that
    is searched for is 1 - Prec; reports show Prec. An attribute whose hierarchy has no level above
    its leaf loses nothing (docs/definitions, "Precision").
    """

    name: ClassVar[str] = "precision"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, definition 4 (precision metric)"
    )
    range: ClassVar[str] = SHARE
    bounded: ClassVar[bool] = True
    of_levels: ClassVar[bool] = True

    @override
    def value(self, totals: Totals) -> Fraction:
        """1 - Prec."""
        if not totals.rows:
            return Fraction(0)
        lost = Fraction(totals.suppressed, totals.rows)
        shares = [
            Fraction(level, attribute.height) * (1 - lost) + lost
            if attribute.height
            else Fraction(0)
            for attribute, level in zip(totals.attributes, totals.levels or (), strict=True)
        ]
        return compute_weighted_mean(weights_of(totals.attributes), shares)

    @override
    def to_report(self, value: Fraction | float) -> Fraction | float:
        return 1 - value

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"precision": Reported(cls(), "Prec (1 is unchanged)")}


class Distortion(Metric):
    """The mean over attributes, by weight, of level / height, in [0, 1].

    It does not count suppressed rows; without any it is 1 - Prec. An attribute whose hierarchy has
    no level above its leaf adds 0 (docs/definitions, "Distortion").
    """

    name: ClassVar[str] = "distortion"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, definition 4, without suppression"
    )
    range: ClassVar[str] = SHARE
    bounded: ClassVar[bool] = True
    of_levels: ClassVar[bool] = True

    @override
    def value(self, totals: Totals) -> Fraction:
        shares = [
            Fraction(level, attribute.height) if attribute.height else Fraction(0)
            for attribute, level in zip(totals.attributes, totals.levels or (), strict=True)
        ]
        return compute_weighted_mean(weights_of(totals.attributes), shares)

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"distortion": Reported(cls(), "distortion")}

"""The distortion of a lattice node: its height, each attribute in shares of its own."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar

from typing_extensions import override

from sqlanon.metrics.base import SHARE, Metric, Reported, Totals, compute_weighted_mean, weights_of


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

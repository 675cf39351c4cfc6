"""The average class size, relative to the k that the job requires."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.metrics.base import Metric, Reported, Totals


class AverageClassSize(Metric):
    """C_avg: all rows / released classes / the k that the job requires; 1 is ideal.

    Suppressed rows are counted above and have no class below. `aecs` is ARX's: rows / (classes + 1
    for all suppressed rows), in [1, rows], without k (docs/definitions, "Average class size").
    Where no class is released all rows count as one.

    Attributes:
        variant: See above.
    """

    name: ClassVar[str] = "average_class_size"
    reference: ClassVar[str] = (
        "K. LeFevre, D. DeWitt, R. Ramakrishnan, Mondrian Multidimensional K-Anonymity, ICDE 2006, "
        "section 2.4; aecs: F. Prasser et al., Flexible Data Anonymization Using ARX, 2020"
    )
    range: ClassVar[str] = "[1/k, rows/k]"
    bounded: ClassVar[bool] = False

    variant: Literal["c_avg", "aecs"] = Field(
        default="c_avg", description="c_avg divides by k; aecs counts suppressed rows as a class"
    )

    @override
    def value(self, totals: Totals) -> Fraction:
        if self.variant == "aecs":
            return Fraction(totals.rows, max(totals.classes + (totals.suppressed > 0), 1))
        return Fraction(totals.rows, max(totals.classes, 1) * max(totals.k, 1))

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {
            "average_class_size": Reported(cls(), "average class size / k"),
            "aecs": Reported(cls(variant="aecs"), "average class size"),
        }

    @override
    def measurable(self, totals: Totals) -> bool:
        """Whether there is a class."""
        return totals.classes > 0

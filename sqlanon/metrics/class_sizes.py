"""Metrics of the sizes of classes."""

from __future__ import annotations

from fractions import Fraction
from typing import ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.metrics.base import ClassSum, Metric, Reported, Totals, square


class Discernibility(Metric):
    """DM: each row costs the rows of its class, a suppressed row all rows of the table.

    `dm`: the sum of squared sizes of released classes + rows x suppressed rows, in [rows, rows²].
    `dm_star`: the sum of squared sizes of all classes, those that are suppressed too, as ARX has
    it; others give DM this name (docs/definitions, "Discernibility").
    """

    name: ClassVar[str] = "discernibility"
    reference: ClassVar[str] = (
        "R. Bayardo, R. Agrawal, Data Privacy through Optimal k-Anonymization, ICDE 2005, "
        "section 2.2; dm_star: F. Kohlmayer et al., Flash, PASSAT 2012"
    )
    range: ClassVar[str] = "[rows, rows²]"
    bounded: ClassVar[bool] = False

    variant: Literal["dm", "dm_star"] = Field(
        default="dm",
        description="a suppressed row costs all rows, or those of its class",
    )

    @property
    @override
    def growing(self) -> bool:
        """Merging classes only adds to the sum of squares of all of them.

        See docs/definitions, "What metrics have in common".
        """
        return self.variant == "dm_star"

    @property
    @override
    def sums(self) -> dict[str, ClassSum]:
        if self.variant == "dm_star":
            return {"all_squares": ClassSum(square, released=False)}
        return {"squares": ClassSum(square)}

    @override
    def value(self, totals: Totals) -> Fraction:
        if self.variant == "dm_star":
            return Fraction(totals.sums["all_squares"])
        return Fraction(totals.sums["squares"]) + totals.rows * totals.suppressed

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {
            "discernibility": Reported(cls(), "discernibility"),
            "discernibility_star": Reported(
                cls(variant="dm_star"), "discernibility, suppressed rows as classes"
            ),
        }


class AverageClassSize(Metric):
    """C_avg: all rows / released classes / the k that the job requires; 1 is ideal.

    Suppressed rows are counted above and have no class below. `aecs` is ARX's: rows / (classes + 1
    for all suppressed rows), in [1, rows], without k (docs/definitions, "Average class size").
    Where no class is released all rows count as one.
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
        return totals.classes > 0

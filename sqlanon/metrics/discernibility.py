"""Discernibility: the number of rows that each row cannot be distinguished from."""

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

    Attributes:
        variant: See above.
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
        description="a suppressed row costs all rows (dm), or those of its class (dm_star)",
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
        """The only sum that it needs."""
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

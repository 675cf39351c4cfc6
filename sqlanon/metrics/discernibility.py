"""Discernibility: from how many rows each row cannot be told apart."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from sqlanon.metrics.base import Metric, Totals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute


class Discernibility(Metric):
    """DM: each row costs the rows of its class, a suppressed row all rows of the table.

    `dm`: the sum of squared sizes of released classes + rows x suppressed rows, in [rows, rows²].
    `dm_star`: the sum of squared sizes of all classes, those that are suppressed too, as ARX has
    it; others give DM this name (docs/definitions.md, "Discernibility").

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
    def growing(self) -> bool:
        """Merging classes only adds to the sum of squares of all of them.

        See docs/definitions.md, "What metrics have in common".
        """
        return self.variant == "dm_star"

    @property
    def needs_squares(self) -> bool:
        """It is made of nothing else."""
        return True

    def value(self, attributes: Sequence[Attribute], totals: Totals, k: int) -> Fraction:
        """See Metric."""
        del attributes, k
        if self.variant == "dm_star":
            return Fraction(totals.all_squares)
        return Fraction(totals.squares) + totals.rows * totals.suppressed

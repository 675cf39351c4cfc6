"""The average class size: how much larger than asked for classes are."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field

from sqlanon.metrics.base import Metric, Totals

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute


class AverageClassSize(Metric):
    """C_avg: all rows / released classes / the k that the job asks for; 1 is ideal.

    Suppressed rows are counted above and have no class below. `aecs` is ARX's: rows / (classes + 1
    for all suppressed rows), in [1, rows], without k (docs/definitions.md, "Average class size").
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

    def value(self, attributes: Sequence[Attribute], totals: Totals, k: int) -> Fraction:
        """See Metric."""
        del attributes
        if self.variant == "aecs":
            return Fraction(totals.rows, max(totals.classes + (totals.suppressed > 0), 1))
        return Fraction(totals.rows, max(totals.classes, 1) * max(k, 1))

"""The normalized certainty penalty NCP: which share of its domain a published value leaves open."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.metrics.base import SHARE, Metric, Reported, Totals, compute_weighted_mean, weights_of
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import Attribute


class Ncp(Metric):
    """NCP: a value with M of |A| leaves below it loses M / |A|, a leaf itself nothing.

    The table's is the mean over all rows, and over attributes by weight, in [0, 1]; that is the
    global certainty penalty GCP. A suppressed row loses 1. Of a range without hierarchy it is
    (highest rank - lowest) / (values - 1) (docs/definitions, "NCP").
    """

    name: ClassVar[str] = "ncp"
    reference: ClassVar[str] = (
        "J. Xu et al., Utility-Based Anonymization Using Local Recoding, KDD 2006, section 3.2; "
        "G. Ghinita et al., Fast Data Anonymization with Low Information Loss, VLDB 2007"
    )
    range: ClassVar[str] = SHARE
    bounded: ClassVar[bool] = True

    @property
    @override
    def linear(self) -> bool:
        return True

    @override
    def unit(self, attribute: Attribute, level: int) -> Sql:
        """Return the leaves of the node; 0 for a single one."""
        leaves = f"t{attribute.index}.s{level}"
        # 1 % 1 is 0, and 1 modulo any larger number 1, on every engine
        return Sql(f"({leaves} * (1 % {leaves}))")

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        """The loss by spans of ranks, and by sizes of sets for categories without a hierarchy."""
        return {
            "ncp": Reported(cls(), "NCP", units="ncp"),
            "ncp_set": Reported(cls(), "NCP with set sizes", units="ncp_set"),
        }

    @override
    def by_attribute(self, totals: Totals) -> list[Fraction]:
        if not totals.rows:
            return [Fraction(0) for _ in totals.attributes]
        return [
            (Fraction(units, max(attribute.divisor, 1)) + totals.suppressed) / totals.rows
            for attribute, units in zip(totals.attributes, totals.units, strict=True)
        ]

    @override
    def value(self, totals: Totals) -> Fraction:
        return compute_weighted_mean(weights_of(totals.attributes), self.by_attribute(totals))

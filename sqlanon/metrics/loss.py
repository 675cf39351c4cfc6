"""The loss metrics LM and NCP: which share of its domain a published value covers."""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import Number
from sqlanon.metrics.base import (
    SHARE,
    Metric,
    Reported,
    Totals,
    compute_weighted_mean,
    round_sum,
    weights_of,
)
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute


class LossMetric(Metric):
    """LM: a value with M of its attribute's |A| leaves below it loses (M - 1) / (|A| - 1).

    An attribute's loss x_i in [0, 1] is the mean over all rows; a suppressed row loses 1. The
    table's is the `mean` over attributes by weight in [0, 1], the paper's `sum` in [0, sum of
    weights], or ARX's `geometric` mean prod (1 + x_i)^(1/d) - 1 in [0, 1], where the exponent is
    the attribute's share of the weights. |A| counts the leaves of the hierarchy, also those that
    do not occur (docs/definitions, "Loss metric").

    `gs_factor` is ARX's balance g of generalization and suppression: below 1/2 a suppressed cell
    loses only x + 2 g (1 - x), x what its generalization loses; above, a generalized cell only
    2 (1 - g) x.

    Attributes:
        gs_factor: See above, in [0, 1]; 1/2 counts both as they are.
    """

    name: ClassVar[str] = "loss"
    reference: ClassVar[str] = (
        "V. Iyengar, Transforming Data to Satisfy Privacy Constraints, KDD 2002, section 3; "
        "geometric, gs_factor: F. Prasser et al., Flexible Data Anonymization Using ARX, 2020"
    )
    range: ClassVar[str] = SHARE
    bounded: ClassVar[bool] = True

    aggregate: Literal["mean", "sum", "geometric"] = Field(
        default="mean", description="how the losses of the quasi-identifiers become one"
    )
    gs_factor: Annotated[Number, Field(ge=0, le=1)] = Field(
        default=Decimal("0.5"),
        validate_default=True,
        description="below 0.5 suppression counts less than it loses, above generalization does",
    )

    @property
    @override
    def linear(self) -> bool:
        """False with a gs_factor below 1/2, which also counts the units of suppressed rows."""
        return self.aggregate in {"mean", "sum"} and 2 * self.gs_factor >= 1

    @override
    def unit(self, attribute: Attribute, level: int) -> Sql:
        """Return the leaves of the node, less one."""
        return Sql(f"(t{attribute.index}.s{level} - 1)")

    def shares(self, totals: Totals) -> list[Fraction]:
        """Return each attribute's loss. In descending order it is what ARX calls rank."""
        if not totals.rows:
            return [Fraction(0) for _ in totals.attributes]
        balance = Fraction(self.gs_factor)
        whole = Fraction(1)
        suppression, generalization = min(whole, 2 * balance), min(whole, 2 - 2 * balance)
        units = totals.units
        # a suppressed row loses 1 at any level: its units are not needed
        hidden = [0] * len(units)
        if suppression < whole and totals.suppressed:
            if totals.all_units is None:
                raise ValueError("a gs_factor below 1/2 needs the units of suppressed rows")
            hidden = [every - own for every, own in zip(totals.all_units, units, strict=True)]
        shares = []
        for attribute, own, lost in zip(totals.attributes, units, hidden, strict=True):
            # an attribute of one leaf loses only in suppressed rows
            divisor = max(attribute.leaves - 1, 1)
            lower = Fraction(lost, divisor)
            cost = generalization * Fraction(own, divisor) + lower
            cost += suppression * (totals.suppressed - lower)
            shares.append(cost / totals.rows)
        return shares

    @override
    def by_attribute(self, totals: Totals) -> list[Fraction] | None:
        return self.shares(totals) if self.aggregate == "mean" else None

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        geometric = cls(aggregate="geometric")
        return {
            "lm": Reported(cls(), "LM", units="lm"),
            "lm_geometric": Reported(geometric, "LM, geometric", units="lm"),
        }

    @override
    def value(self, totals: Totals) -> Fraction | float:
        shares = self.shares(totals)
        weights = weights_of(totals.attributes)
        if self.aggregate == "mean":
            return compute_weighted_mean(weights, shares)
        if self.aggregate == "sum":
            return sum((w * share for w, share in zip(weights, shares, strict=True)), Fraction(0))
        return geometric_mean(weights, shares)


def geometric_mean(weights: Sequence[Fraction], shares: Sequence[Fraction]) -> float:
    """Return the geometric mean of 1 + share by weight, less 1."""
    total = sum(weights, Fraction(0)) or 1
    logs = (float(w / total) * math.log1p(x) for w, x in zip(weights, shares, strict=True))
    return round_sum(math.expm1(math.fsum(logs)))


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

"""Non-uniform entropy: the bits that are lost by publishing a generalized value."""

from __future__ import annotations

import math
from typing import ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.metrics.base import Metric, Reported, Totals, round_sum


class Entropy(Metric):
    """NUE: sum over attributes and rows of -log2(rows of the value / rows of the published value).

    In bits, in [0, rows x sum of log2(values)]; weights do not count. Rows are counted in the whole
    table: a suppressed row costs as much as its generalization. `nue_nm` adds, for the z suppressed
    rows and each attribute, the entropy of their generalized values: -sum z_g log2(z_g / z), where
    z_g of them have g (docs/definitions, "Entropy").

    Attributes:
        variant: See above.
    """

    name: ClassVar[str] = "entropy"
    reference: ClassVar[str] = (
        "A. Gionis, T. Tassa, k-Anonymization with Minimal Loss of Information, TKDE 21(2) 2009, "
        "section 3 (non-uniform entropy); nue_nm: ARX, MetricMDNUNMEntropy"
    )
    range: ClassVar[str] = "[0, rows x sum of log2(values)]"
    bounded: ClassVar[bool] = True

    variant: Literal["nue", "nue_nm"] = Field(
        default="nue", description="nue_nm also charges what suppression hides"
    )

    @property
    @override
    def needs_lost_entropy(self) -> bool:
        """Whether suppression is charged."""
        return self.variant == "nue_nm"

    @override
    def value(self, totals: Totals) -> float:
        bits = math.fsum(round_sum(bits) for bits in totals.entropies)
        return round_sum(bits + totals.lost_entropy if self.needs_lost_entropy else bits)

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {
            "entropy": Reported(cls(), "entropy, bits"),
            "entropy_nm": Reported(cls(variant="nue_nm"), "entropy with suppressed rows, bits"),
        }

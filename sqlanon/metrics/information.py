"""Metrics of information: the bits that a release loses."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.metrics.base import ClassSum, Metric, Reported, Totals, round_sum
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.metrics.base import ClassRow
    from sqlanon.sql.dialects import Dialect


class Entropy(Metric):
    """NUE: sum over attributes and rows of -log2(rows of the value / rows of the published value).

    In bits, in [0, rows x sum of log2(values)]; weights do not count. Rows are counted in the whole
    table: a suppressed row costs as much as its generalization. `nue_nm` adds, for the z suppressed
    rows and each attribute, the entropy of their generalized values: -sum z_g log2(z_g / z), where
    z_g of them have g (docs/definitions, "Entropy").
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


class KlDivergence(Metric):
    """KL: sum over distinct original tuples of p log2(p / p*), in bits, 0 or more.

    p is the tuple's share of the rows, p* the share that a reader of the release expects: that of
    the class, spread evenly over the original tuples that generalize to it. Suppressed rows are one
    class of the whole domain. With n_t rows of tuple t, and classes of n_E rows over L_E tuples,

        rows x KL = sum_t n_t log2 n_t - sum_E n_E log2(n_E / L_E)

    At most log2(product of leaves); weights do not count. ARX adds a tuple once for each of its
    rows, which is no divergence (docs/definitions, "KL divergence").
    """

    name: ClassVar[str] = "kl_divergence"
    reference: ClassVar[str] = (
        "D. Kifer, J. Gehrke, Injecting Utility into Anonymized Datasets, SIGMOD 2006, section 4"
    )
    range: ClassVar[str] = "[0, log2(product of leaves)]"
    bounded: ClassVar[bool] = False

    @property
    @override
    def sums(self) -> dict[str, ClassSum]:
        return {"divergence": ClassSum(_term, leaves="logarithm")}

    @override
    def value(self, totals: Totals) -> float:
        bits = totals.cells_term - totals.sums["divergence"]
        if totals.suppressed:
            domain = math.fsum(
                math.log2(max(attribute.leaves, 1)) for attribute in totals.attributes
            )
            bits -= totals.suppressed * (math.log2(totals.suppressed) - domain)
        return round_sum(bits / max(totals.rows, 1))

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"kl_divergence": Reported(cls(), "KL divergence, bits")}


def _term(dialect: Dialect, row: ClassRow) -> Sql:
    """N log2(n / leaves)."""
    rows = dialect.ln(dialect.double(row.rows))
    return Sql(f"{row.rows} * ({rows} - {row.log_leaves}) / {math.log(2)!r}")

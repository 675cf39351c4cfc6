"""Ambiguity: the number of original tuples that a published one may represent."""

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


class Ambiguity(Metric):
    """AM: the mean over all rows of the product over attributes of the leaves below the value.

    In [1, product of all leaves], which is what a suppressed row costs; weights do not count. `sum`
    is ARX's, rows times as much (docs/definitions, "Ambiguity").
    """

    name: ClassVar[str] = "ambiguity"
    reference: ClassVar[str] = (
        "M. Nergiz, C. Clifton, Thoughts on k-Anonymization, Data & Knowledge Engineering 63(3) "
        "2007, section 4 (ambiguity metric)"
    )
    range: ClassVar[str] = "[1, product of leaves]"
    bounded: ClassVar[bool] = False

    variant: Literal["mean", "sum"] = Field(
        default="mean", description="per row, or for all rows together"
    )

    @property
    @override
    def sums(self) -> dict[str, ClassSum]:
        return {"tuples": ClassSum(_term, leaves="number")}

    @override
    def value(self, totals: Totals) -> float:
        total = totals.sums["tuples"]
        if totals.suppressed:
            total += totals.suppressed * math.prod(
                float(max(a.leaves, 1)) for a in totals.attributes
            )
        return round_sum(total / max(totals.rows, 1) if self.variant == "mean" else total)

    @classmethod
    @override
    def reports(cls) -> dict[str, Reported]:
        return {"ambiguity": Reported(cls(), "ambiguity")}


def _term(dialect: Dialect, row: ClassRow) -> Sql:
    """Build the term: original tuples of all rows."""
    del dialect
    return Sql(f"{row.rows} * {row.leaves}")

"""delta-disclosure privacy: no share of a sensitive value changes by too large a factor."""

from __future__ import annotations

import math
from typing import ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import Positive
from sqlanon.privacy_models.base import (
    TOLERANCE,
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    Reference,
    SensitiveColumn,
    plain,
)
from sqlanon.sql.names import ColumnName, MaybeRelation


class DeltaDisclosure(PrivacyModel):
    """|log(q/p)| < delta, strictly, for each class and every value of the whole table.

    Measured is the greatest |log(q/p)|, 0 or more, infinite where a class lacks a value, as the
    paper's formula has it; `absent: ignore` looks at the values of the class only, as ARX and
    pyCANON do, and is not monotone then (docs/definitions, "delta-disclosure"). A value that the
    reference lacks is infinite either way. Compared with a tolerance of 1e-9. NULL is a category.

    Attributes:
        absent: The treatment of a class that lacks a value.
        reference_table: Table with the reference distribution; by default the measured one.
        null_sensitive: `none` leaves NULL out of both distributions.
    """

    name: ClassVar[str] = "delta_disclosure"
    reference: ClassVar[str] = (
        "J. Brickell, V. Shmatikov, The Cost of Privacy: Destruction of Data-Mining Utility in "
        "Anonymized Data Publishing, KDD 2008"
    )

    column: ColumnName = Field(description="the sensitive column")
    delta: Positive = Field(description="what |log(q/p)| stays below")
    base: Literal["e", 2] = Field(default="e", description="base of the logarithm")
    absent: Literal["fail", "ignore"] = Field(
        default="fail", description="a class that lacks a value violates the model, or is excused"
    )
    reference_table: MaybeRelation = Field(
        default=None,
        validate_default=True,
        alias="reference",
        description="table with the reference distribution",
    )
    null_sensitive: NullSensitive = Field(
        default="value", description="NULL is a category of its own, or left out"
    )

    @property
    @override
    def monotone(self) -> tuple[bool, bool]:
        """With absent values ignored, merging classes can raise the measure.

        See docs/definitions, "Monotonicity".
        """
        return self.absent == "fail", False

    @property
    @override
    def reads(self) -> Reads:
        """The column, and its distribution in the whole table."""
        return SensitiveColumn(self.column, reference=Reference(self.reference_table))

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {
            "bound": float(self.delta) - TOLERANCE,
            "unit": 1.0 if self.base == "e" else math.log(self.base),
            "absent_fails": self.absent == "fail",
            "nulls": self.null_sensitive == "value",
        }
        variant = "absent ignored" if self.absent == "ignore" else None
        return (Condition(self.name, plain(self.delta), variant=variant, values=values),)

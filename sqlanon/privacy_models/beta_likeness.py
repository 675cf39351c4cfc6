"""beta-likeness: no sensitive value gains too much, relative to its share in the whole table."""

from __future__ import annotations

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
    exact_ratio,
    plain,
)
from sqlanon.sql.names import ColumnName, MaybeRelation


class BetaLikeness(PrivacyModel):
    """Basic: (q - p)/p <= beta for each value with q > p. Enhanced: <= min(beta, -ln p) as well.

    Measured is the greatest (q - p)/p, 0 or more; for `enhanced` infinite if a value exceeds its
    own bound -ln p, because then no beta does (docs/definitions, "beta-likeness"). A value that
    the reference lacks is infinite too. beta is compared exactly, -ln p within 1e-9. NULL is a
    category.

    Attributes:
        reference_table: Table with the reference distribution; by default the measured one.
        null_sensitive: `none` leaves NULL out of both distributions.
    """

    name: ClassVar[str] = "beta_likeness"
    roomy: ClassVar[str | None] = "beta"
    reference: ClassVar[str] = (
        "J. Cao, P. Karras, Publishing Microdata with a Robust Privacy Guarantee, PVLDB 2012, "
        "basic and enhanced beta-likeness"
    )

    column: ColumnName = Field(description="the sensitive column")
    beta: Positive = Field(description="largest relative gain of a value")
    variant: Literal["basic", "enhanced"] = Field(
        default="basic", description="whether -ln p bounds the gain as well"
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
    def reads(self) -> Reads:
        """The column, and its distribution in the whole table."""
        return SensitiveColumn(self.column, reference=Reference(self.reference_table))

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        most = 1 + exact_ratio(self.beta)
        values = {
            "num": most.numerator,
            "den": most.denominator,
            "enhanced": self.variant == "enhanced",
            "tolerance": TOLERANCE,
            "nulls": self.null_sensitive == "value",
        }
        return (Condition(self.name, plain(self.beta), variant=self.variant, values=values),)

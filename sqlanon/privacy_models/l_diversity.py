"""l-diversity: every equivalence class holds l well-represented sensitive values."""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field, model_validator
from typing_extensions import override

from sqlanon.common.options import MaybePositive, Positive
from sqlanon.privacy_models.base import (
    TOLERANCE,
    ClassSize,
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    SensitiveColumn,
    exact_ratio,
    plain,
)
from sqlanon.sql.names import ColumnName


class LDiversity(PrivacyModel):
    """Distinct: l values. Entropy: H(E) >= ln l. Recursive: r_1 < c (r_l + … + r_m), strict.

    `r_1 >= r_2 >= …` are the counts of the class's values in descending order; fewer than l values
    fail. Measured is, for the worst class, the number of values, exp(H) in [1, values], or the
    least c that would not do, infinite with fewer than l values (docs/definitions,
    "l-diversity"). NULL is no value: it never makes a class more diverse, and counts neither as a
    value nor in the shares; a class of NULLs only has no value, 0. A class of l equally frequent
    values is entropy-l-diverse on every engine; the other variants compare whole numbers.

    Attributes:
        l: How many values; a whole number except for `entropy`.
        variant: Which of the paper's three instantiations.
        c: Only of `recursive`, where it is required.
        null_sensitive: `value` makes NULL one more value.
    """

    name: ClassVar[str] = "l_diversity"
    reference: ClassVar[str] = (
        "A. Machanavajjhala, D. Kifer, J. Gehrke, M. Venkitasubramaniam, l-Diversity, TKDD 2007, "
        "definitions 4.1 (entropy) and 4.2 (recursive); distinct as named by N. Li, T. Li, "
        "S. Venkatasubramanian, ICDE 2007"
    )

    column: ColumnName = Field(description="the sensitive column")
    l: Annotated[Positive, Field(ge=1)] = Field(  # noqa: E741 - the model's own letter
        description="values that each class holds, well represented"
    )
    variant: Literal["distinct", "entropy", "recursive"] = Field(
        default="distinct", description="what well represented means"
    )
    c: MaybePositive = Field(
        default=None, validate_default=True, description="recursive: bound of r_1 / (r_l + … + r_m)"
    )
    null_sensitive: NullSensitive = Field(
        default="none", description="NULL is no value, or one more value"
    )

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.variant != "entropy" and self.l != int(self.l):
            raise ValueError("l must be a whole number, except with variant: entropy")
        if (self.c is None) == (self.variant == "recursive"):
            raise ValueError("c is required with variant: recursive, and only there")
        return self

    @property
    @override
    def class_size(self) -> ClassSize:
        """A class of l values has l rows."""
        return ClassSize.of(math.ceil(self.l))

    @property
    @override
    def monotone(self) -> tuple[bool, bool]:
        """Only distinct diversity is monotone with suppression too.

        See docs/definitions, "Monotonicity".
        """
        return True, self.variant == "distinct"

    @property
    @override
    def reads(self) -> Reads:
        return SensitiveColumn(self.column)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        template, nulls = f"{self.name}_{self.variant}", self.null_sensitive == "value"
        if self.variant == "distinct":
            values = {"l": int(self.l), "nulls": nulls}
            return (
                Condition(
                    template,
                    int(self.l),
                    least=True,
                    variant=self.variant,
                    values=values,
                    whole=True,
                ),
            )
        if self.variant == "entropy":
            bound = {"bound": math.log(self.l) - TOLERANCE, "nulls": nulls}
            shown = plain(self.l)
            return (
                Condition(
                    template, shown, least=True, variant=self.variant, values=bound, effective=True
                ),
            )
        c = exact_ratio(self.c or Decimal(0))
        ratio = {"l": int(self.l), "num": c.numerator, "den": c.denominator, "nulls": nulls}
        return (
            Condition(template, plain(self.c or Decimal(0)), variant=self.variant, values=ratio),
        )

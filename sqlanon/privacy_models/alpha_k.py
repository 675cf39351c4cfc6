"""(alpha, k)-anonymity: k rows in a class, and no sensitive value in too large a share of them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import MaybeValue, Number
from sqlanon.privacy_models.base import (
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    SensitiveColumn,
    exact_ratio,
    plain,
)
from sqlanon.sql.names import ColumnName


class AlphaK(PrivacyModel):
    """Each class has at least k rows, and each sensitive value in at most a share alpha of them.

    The general form holds for every value; with `value` only that one is bounded (the paper's
    simple form). Shares are compared as whole numbers, exactly. NULL is a value of its own
    (docs/definitions, "NULL in a sensitive column"); `null_sensitive: none` takes shares of the
    rows that have a value.

    Attributes:
        alpha: Largest share, above 0, at most 1.
        k: Rows that each class has.
        value: The one sensitive value; None for all of them.
    """

    name: ClassVar[str] = "alpha_k"
    roomy: ClassVar[str | None] = "alpha"
    reference: ClassVar[str] = (
        "R. Wong, J. Li, A. Fu, K. Wang, (alpha, k)-Anonymity: An Enhanced k-Anonymity Model for "
        "Privacy-Preserving Data Publishing, KDD 2006 (simple and general form)"
    )

    column: ColumnName = Field(description="the sensitive column")
    alpha: Annotated[Number, Field(gt=0, le=1)] = Field(description="largest share of a value")
    k: int = Field(default=1, ge=1, description="least rows of a class")
    value: MaybeValue = Field(
        default=None, validate_default=True, description="the one value that is bounded"
    )
    null_sensitive: NullSensitive = Field(
        default="value", description="NULL is a value of its own, or left out"
    )

    @property
    @override
    def ignores_persons(self) -> bool:
        """The k is of rows; shares of values are not."""
        return self.k > 1

    @property
    @override
    def k_anonymous(self) -> int:
        """K: every (alpha, k)-anonymous table is k-anonymous."""
        return self.k

    @property
    @override
    def reads(self) -> Reads:
        """The column, or the one value of it."""
        bounded = None if self.value is None else (self.value,)
        return SensitiveColumn(self.column, bounded=bounded)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        alpha = exact_ratio(self.alpha)
        values = {
            "num": alpha.numerator,
            "den": alpha.denominator,
            "nulls": self.null_sensitive == "value",
        }
        rows = Condition(
            "k_anonymity",
            self.k,
            least=True,
            variant="k",
            values={"k": self.k},
            whole=True,
            by_size=True,
        )
        return (rows, Condition(self.name, plain(self.alpha), variant="alpha", values=values))

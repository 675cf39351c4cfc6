"""m-uniqueness: at least m rows in a class, all with different sensitive values."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.privacy_models.base import (
    ClassSize,
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    SensitiveColumn,
)
from sqlanon.sql.names import ColumnName


class MUniqueness(PrivacyModel):
    """Each class has at least m rows, and no two of them have the same sensitive value.

    The part of m-invariance that applies to a single release (docs/definitions, "m-uniqueness").
    The measure is the number of rows of the smallest class, 0 if a value is twice in some class.
    NULL is no value, so a class with NULL violates the model; `null_sensitive: value` allows one
    NULL a class. Merging classes can bring equal values together: it is not monotone.

    Attributes:
        m: Rows, and different values, of each class.
    """

    name: ClassVar[str] = "m_uniqueness"
    reference: ClassVar[str] = (
        "X. Xiao, Y. Tao, m-Invariance: Towards Privacy Preserving Re-publication of Dynamic "
        "Datasets, SIGMOD 2007 (m-unique)"
    )
    rows_are_persons: ClassVar[bool] = True
    monotone_generalization: ClassVar[bool] = False
    begins_violated: ClassVar[bool] = True

    column: ColumnName = Field(description="the sensitive column")
    m: int = Field(ge=1, description="rows, and different values, of each class")
    null_sensitive: NullSensitive = Field(
        default="none", description="NULL is no value, or one more value"
    )

    @property
    @override
    def class_size(self) -> ClassSize:
        return ClassSize.of(self.m)

    @property
    @override
    def reads(self) -> Reads:
        return SensitiveColumn(self.column)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {"m": self.m, "nulls": self.null_sensitive == "value"}
        return (Condition(self.name, self.m, least=True, values=values, whole=True),)

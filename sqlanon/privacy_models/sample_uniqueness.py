"""Sample uniqueness: the share of rows that are alone in their class."""

from __future__ import annotations

from typing import Annotated, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.common.options import Number
from sqlanon.privacy_models.base import (
    ClassSize,
    Condition,
    Population,
    PrivacyModel,
    Reads,
    SizesOnly,
    exact_ratio,
    plain,
)
from sqlanon.sql.names import MaybeRelation


class SampleUniqueness(PrivacyModel):
    """At most this share of rows is unique in its class, and in the population if there is one.

    In [0, 1], compared exactly (docs/definitions, "Sample uniqueness"). A
    unique row whose class the population lacks counts as unique there. It is a condition on the
    whole table: if it fails, the classes of one row are the violating ones.

    Attributes:
        threshold: Largest share, 0 to 1.
        population: The table of the public; None for uniqueness in the table alone.
    """

    name: ClassVar[str] = "sample_uniqueness"
    reference: ClassVar[str] = (
        "T. Dalenius, Finding a Needle in a Haystack, Journal of Official Statistics 1986; "
        "M. Elliot, C. Skinner, A. Dale, Special Uniques, Random Uniques and Sticky Populations, "
        "Research in Official Statistics 1998"
    )
    rows_are_persons: ClassVar[bool] = True
    monotone_suppression: ClassVar[bool] = True
    whole_table: ClassVar[bool] = True

    threshold: Annotated[Number, Field(ge=0, le=1)] = Field(description="largest share, 0 to 1")
    population: MaybeRelation = Field(
        default=None,
        validate_default=True,
        description="table of the public; only rows unique there too are counted",
    )

    @property
    @override
    def class_size(self) -> ClassSize:
        """No row is needed. No row in a class of two is unique."""
        return ClassSize(1, 1 if self.threshold >= 1 else 2)

    @property
    @override
    def reads(self) -> Reads:
        """Sizes of classes, in the population too where there is one."""
        return SizesOnly() if self.population is None else Population(self.population)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        threshold = exact_ratio(self.threshold)
        values = {"num": threshold.numerator, "den": threshold.denominator}
        variant = "sample" if self.population is None else "population"
        return (Condition(self.name, plain(self.threshold), variant=variant, values=values),)

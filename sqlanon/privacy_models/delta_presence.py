"""delta-presence: a bound on the probability that a person of the population is in the table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Self

from pydantic import Field, model_validator
from typing_extensions import override

from sqlanon.common.options import Number
from sqlanon.privacy_models.base import (
    Condition,
    Population,
    PrivacyModel,
    Reads,
    exact_ratio,
    plain,
)
from sqlanon.sql.names import Relation


class DeltaPresence(PrivacyModel):
    """minimum <= rows of the class / its rows in the population <= maximum.

    For every class of the population, those without a row in the table among them: their share is
    0, and a `min` above 0 fails on them (docs/definitions, "delta-presence"). The population
    has the same columns with the same names and is recoded alike. Compared exactly. A class that
    the population lacks has an infinite share. NULL is a value like any other.

    Attributes:
        min: Least share, 0 to 1.
        max: Greatest share, 0 to 1.
    """

    name: ClassVar[str] = "delta_presence"
    reference: ClassVar[str] = (
        "M. Nergiz, M. Atzori, C. Clifton, Hiding the Presence of Individuals from Shared "
        "Databases, SIGMOD 2007"
    )
    rows_are_persons: ClassVar[bool] = True

    population: Relation = Field(description="table of the public, generalized like this one")
    min: Annotated[Number, Field(ge=0, le=1)] = Field(description="least share of each class")
    max: Annotated[Number, Field(ge=0, le=1)] = Field(description="greatest share of each class")

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.min > self.max:
            raise ValueError("minimum must not be above maximum")
        return self

    @property
    @override
    def reads(self) -> Reads:
        return Population(self.population)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        least, most = exact_ratio(self.min), exact_ratio(self.max)
        lower = {"lower": True, "num": least.numerator, "den": least.denominator}
        upper = {"lower": False, "num": most.numerator, "den": most.denominator}
        return (
            Condition(self.name, plain(self.min), least=True, variant="minimum", values=lower),
            Condition(self.name, plain(self.max), variant="maximum", values=upper),
        )

"""k-map: every class of the table matches at least k rows of the population."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.privacy_models.base import Condition, Population, PrivacyModel, Reads
from sqlanon.sql.names import Relation


class KMap(PrivacyModel):
    """Each combination of quasi-identifier values of the table has k rows in the population.

    Weaker than k-anonymity where the population is larger than the table (docs/definitions,
    "k-map"); 1/k is the journalist's greatest risk. The population has the same columns with the
    same names and is recoded alike; a class that it lacks has 0. NULL is a value like any other.
    """

    name: ClassVar[str] = "k_map"
    reference: ClassVar[str] = (
        "L. Sweeney, Computational Disclosure Control, thesis, MIT 2001; K. El Emam, F. Dankar, "
        "Protecting Privacy Using k-Anonymity, JAMIA 2008"
    )
    rows_are_persons: ClassVar[bool] = True
    monotone_suppression: ClassVar[bool] = True

    population: Relation = Field(description="table of the public, generalized like this one")
    k: int = Field(ge=1, description="rows of the population that each class matches")

    @property
    @override
    def reads(self) -> Reads:
        return Population(self.population)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        return (Condition(self.name, self.k, least=True, values={"k": self.k}, whole=True),)

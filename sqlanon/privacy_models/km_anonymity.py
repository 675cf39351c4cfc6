"""k^m-anonymity: m known rows of a person are also rows of at least k - 1 others."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias

from pydantic import ConfigDict, Field
from typing_extensions import override

from sqlanon.common.options import Reasoned, person_of_the_job
from sqlanon.privacy_models.base import Condition, Persons, PrivacyModel, Reads
from sqlanon.sql.names import ColumnName

Enough: TypeAlias = Annotated[int, Field(ge=1, description="least persons with a combination")]
# a statement joins m relations of all persons' items
Known: TypeAlias = Annotated[
    int, Field(ge=1, le=4, description="rows of a person that are known at most")
]


class KMAnonymity(PrivacyModel):
    """At least k persons have every combination of at most m items that any person has.

    A row is an item of a person, identified by its values in all quasi-identifiers. A person can
    have an item several times, and a combination counts that too (docs/definitions,
    "k^m-anonymity"). A row whose person is NULL has no person: k persons must have its item.

    Attributes:
        k: Smallest number of persons allowed for a combination, 1 or more.
        m: Rows of a person that are known at the most, 1 to 4.
        person: Column that identifies persons; published or not, but no quasi-identifier.
    """

    model_config = ConfigDict(json_schema_extra=person_of_the_job)

    name: ClassVar[str] = "km_anonymity"
    reference: ClassVar[str] = (
        "M. Terrovitis, N. Mamoulis, P. Kalnis, Privacy-preserving Anonymization of Set-valued "
        "Data, VLDB 2008, definition 1"
    )
    whole_table: ClassVar[bool] = True
    of_combinations: ClassVar[bool] = True

    k: Enough
    m: Known
    person: ColumnName = Field(description="column that identifies persons")

    @property
    @override
    def k_anonymous(self) -> int:
        """K: rows of k persons are k rows."""
        return self.k

    @property
    @override
    def reads(self) -> Reads:
        return Persons(self.person)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {"k": self.k, "m": self.m}
        return (Condition(self.name, self.k, least=True, values=values, whole=True),)


class DetailKMAnonymity(Reasoned):
    """k^m-anonymity of the rows of a detail table, whose key identifies persons.

    Attributes:
        k: Smallest number of published persons allowed for a combination, 1 or more.
        m: Rows of a person that are known at the most, 1 to 4.
    """

    name: ClassVar[str] = KMAnonymity.name

    k: Enough
    m: Known

    def by(self, person: str) -> KMAnonymity:
        """Return the model of persons that a column identifies."""
        return KMAnonymity(k=self.k, m=self.m, person=person, why=self.why)

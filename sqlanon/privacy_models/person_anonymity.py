"""k-anonymity of persons: every equivalence class holds rows of at least k persons."""

from __future__ import annotations

from typing import ClassVar

from pydantic import ConfigDict, Field
from typing_extensions import override

from sqlanon.common.options import person_of_the_job
from sqlanon.privacy_models.base import Condition, Persons, PrivacyModel, Reads
from sqlanon.sql.names import ColumnName


class PersonAnonymity(PrivacyModel):
    """Every combination of quasi-identifier values in the release is that of at least k persons.

    A person with many rows counts once (docs/definitions, "Who is counted"). A row whose person
    is NULL has no person. `k_anonymity` with `person` means the same.

    Attributes:
        k: Smallest number of distinct persons allowed in an equivalence class, 1 or more.
        person: Column that identifies persons; published or not, but no quasi-identifier.
    """

    model_config = ConfigDict(json_schema_extra=person_of_the_job)

    name: ClassVar[str] = "person_anonymity"
    reference: ClassVar[str] = (
        "K. Wang, B. Fung, Anonymizing Sequential Releases, KDD 2006 ((X, Y)-anonymity, X the "
        "quasi-identifiers and Y the person)"
    )
    monotone_suppression: ClassVar[bool] = True
    least_k: ClassVar[int] = 2

    k: int = Field(ge=1, description="least persons of an equivalence class")
    person: ColumnName = Field(description="column that identifies persons")

    @property
    @override
    def k_anonymous(self) -> int:
        """K: rows of k persons are k rows."""
        return self.k

    @property
    @override
    def is_counted_by_size(self) -> bool:
        """A class is that of so many persons."""
        return True

    @property
    @override
    def reads(self) -> Reads:
        return Persons(self.person)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        return (Condition(self.name, self.k, least=True, values={"k": self.k}, whole=True),)

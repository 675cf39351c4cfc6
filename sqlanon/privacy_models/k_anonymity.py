"""k-anonymity: every equivalence class holds at least k rows."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.privacy_models.base import Condition, PrivacyModel
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.sql.names import ColumnName


class KAnonymity(PrivacyModel):
    """Every combination of quasi-identifier values in the release is shared by at least k rows.

    NULL is a value like any other: a row with NULL is in a class with rows that have NULL in the
    same place, and only with those (docs/definitions, "NULL").

    Attributes:
        k: Smallest number of rows allowed in an equivalence class, 1 or more.
        person: Short for `person_anonymity`: the column that identifies persons. A job with it
            uses that model instead.
    """

    name: ClassVar[str] = "k_anonymity"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 2001; "
        "L. Sweeney, k-Anonymity: A Model for Protecting Privacy, IJUFKS 2002, definition 3"
    )
    monotone_suppression: ClassVar[bool] = True
    counts_rows_only: ClassVar[bool] = True
    least_k: ClassVar[int] = 2

    k: int = Field(ge=1, description="least rows of an equivalence class")
    person: ColumnName | None = Field(
        default=None, description="column of the person; a class then holds k distinct persons"
    )

    @property
    @override
    def k_anonymous(self) -> int:
        return self.k

    @property
    @override
    def meaning(self) -> PrivacyModel:
        """With `person` it is the anonymity of persons."""
        if self.person is None:
            return self
        return PersonAnonymity(k=self.k, person=self.person, why=self.why)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {"k": self.k}
        return (Condition(self.name, self.k, least=True, values=values, whole=True, by_size=True),)

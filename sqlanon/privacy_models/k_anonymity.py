"""k-anonymity: every equivalence class holds at least k rows, or persons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field

from sqlanon.errors import JobError, SqlanonError
from sqlanon.privacy_models.base import ClassSize, Condition, PrivacyModel
from sqlanon.sql.names import ColumnName

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation


class KAnonymity(PrivacyModel):
    """Every combination of quasi-identifier values in the release is shared by at least k rows.

    NULL is a value like any other: a row with NULL is in a class with rows that have NULL in the
    same place, and only with those (docs/definitions.md, "NULL"). With `unit`, distinct persons are
    counted and not rows; a row whose person is NULL is nobody's.

    Attributes:
        k: Smallest number of rows allowed in an equivalence class, 1 or more.
        unit: Column that tells persons apart; None to count rows.
    """

    name: ClassVar[str] = "k_anonymity"
    reference: ClassVar[str] = (
        "P. Samarati, Protecting Respondents' Identities in Microdata Release, TKDE 2001; "
        "L. Sweeney, k-Anonymity: A Model for Protecting Privacy, IJUFKS 2002, definition 3"
    )
    monotone_suppression: ClassVar[bool] = True

    k: int = Field(ge=1, description="smallest number of rows allowed in an equivalence class")
    unit: ColumnName | None = Field(
        default=None, description="column of the person; a class then holds k distinct persons"
    )

    @property
    def class_size(self) -> ClassSize:
        """K: a smaller class violates the model by definition."""
        return ClassSize.of(self.k)

    @property
    def k_anonymous(self) -> int:
        """K."""
        return self.k

    @property
    def subject(self) -> str | None:
        """The person's column."""
        return self.unit

    @property
    def counts_rows_only(self) -> bool:
        """See PrivacyModel. Not where it counts persons."""
        return self.unit is None

    def column_refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Persons are told apart by a column that is not generalized, published or not."""
        if self.unit in job.quasi_identifiers:
            yield JobError(
                f"{self.title}: the column is a quasi-identifier, which is generalized; persons "
                "are told apart by a column that is not"
            )

    def misfits(self, quasi: Collection[str], source: Relation) -> Iterator[SqlanonError]:
        """None: whatever can be grouped by tells persons apart."""
        del quasi, source
        yield from ()

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """See PrivacyModel."""
        variant = None if self.unit is None else "persons"
        values = {"k": self.k, "persons": self.unit is not None}
        return (
            Condition(self.name, self.k, least=True, variant=variant, values=values, whole=True),
        )

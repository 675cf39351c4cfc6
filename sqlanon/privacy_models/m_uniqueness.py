"""m-uniqueness: at least m rows in a class, all with different sensitive values."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.errors import JobError, SqlanonError
from sqlanon.privacy_models.base import (
    ClassSize,
    Condition,
    NullSensitive,
    PrivacyModel,
    Reads,
    SensitiveColumn,
)
from sqlanon.sql.names import ColumnName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job


class MUniqueness(PrivacyModel):
    """Each class has at least m rows, and no two of them have the same sensitive value.

    The part of m-invariance that one release can be held to (docs/definitions.md, "m-uniqueness").
    Measured is the number of rows of the smallest class, 0 if a value stands twice in some class.
    NULL is no value, so a class with NULL violates the model; `null_sensitive: value` allows one
    NULL a class. Merging classes can bring equal values together: it is not monotone.

    Attributes:
        column: The sensitive column.
        m: Rows, and different values, of each class.
        null_sensitive: See above.
        person: Column that tells persons apart, of whom no class has two rows; None where each row
            is a person's. Only `m_invariance` sees to it.
    """

    persons_by_algorithm: ClassVar[bool] = True
    name: ClassVar[str] = "m_uniqueness"
    reference: ClassVar[str] = (
        "X. Xiao, Y. Tao, m-Invariance: Towards Privacy Preserving Re-publication of Dynamic "
        "Datasets, SIGMOD 2007 (m-unique)"
    )
    monotone_generalization: ClassVar[bool] = False
    begins_violated: ClassVar[bool] = True

    column: ColumnName = Field(description="the sensitive column")
    m: int = Field(ge=1, description="rows, and different values, of each class")
    null_sensitive: NullSensitive = Field(
        default="none", description="NULL is no value, or one more value"
    )
    person: ColumnName | None = Field(
        default=None, description="column of the person; no class then has two rows of one"
    )

    @property
    @override
    def ignores_persons(self) -> bool:
        """Rows with different values, without a person."""
        return self.person is None

    @property
    @override
    def told_by(self) -> str | None:
        """The person's column."""
        return self.person

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Beside what each model refuses, persons where the algorithm does not look at them."""
        yield from super().refusals(job)
        if self.person is not None and not job.algorithm.remembers:
            yield self.uncounted(self.person, "the job")

    @override
    def column_refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Persons are told apart by a column that is not generalized, and is not the value."""
        yield from super().column_refusals(job)
        if self.person in {*job.quasi_identifiers, self.column}:
            yield JobError(
                f"{self.title}: person: {self.person} is a quasi-identifier or the sensitive "
                "column itself; persons are told apart by a column of their own"
            )

    @property
    @override
    def class_size(self) -> ClassSize:
        """M rows."""
        return ClassSize.of(self.m)

    @property
    @override
    def reads(self) -> Reads:
        """The column."""
        return SensitiveColumn(self.column)

    @property
    @override
    def conditions(self) -> tuple[Condition, ...]:
        values = {"m": self.m, "nulls": self.null_sensitive == "value"}
        return (Condition(self.name, self.m, least=True, values=values, whole=True),)

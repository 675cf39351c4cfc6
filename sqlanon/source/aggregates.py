"""Settings for aggregated details: columns of the source made from rows of other tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from pydantic import ConfigDict, Field, model_validator

from sqlanon.common.options import Parameters, person_of_the_job
from sqlanon.errors import JobError, SqlanonError, UnsupportedError
from sqlanon.sql.names import ColumnName, Relation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.job.job import Job


class Aggregate(Parameters):
    """A number for each person: a function of a column of the person's rows, without NULL."""

    count: ColumnName | None = Field(
        default=None, description="how many values there are; of the key, how many rows"
    )
    distinct: ColumnName | None = Field(default=None, description="how many different values")
    sum: ColumnName | None = Field(default=None, description="their sum, of whole numbers")
    min: ColumnName | None = Field(default=None, description="the least, of numbers and dates")
    max: ColumnName | None = Field(default=None, description="the greatest, of numbers and dates")
    mean: ColumnName | None = Field(default=None, description="their mean, of whole numbers")

    @model_validator(mode="after")
    def _one_function(self) -> Self:
        if len(self.model_dump(exclude_none=True)) != 1:
            raise ValueError("needs one function with its column, as {sum: price}")
        return self

    @property
    def function_and_column(self) -> tuple[str, str]:
        """The function and its column."""
        ((function, column),) = self.model_dump(exclude_none=True).items()
        return str(function), str(column)


class Aggregates(Parameters):
    """A table whose rows belong to persons, and the columns of the source made from them."""

    model_config = ConfigDict(json_schema_extra=person_of_the_job)

    source: Relation = Field(description="table or view to read")
    key: ColumnName = Field(description="its column that refers to a person")
    person: ColumnName = Field(description="the source's column that the key refers to")
    columns: dict[ColumnName, Aggregate] = Field(
        min_length=1, description="column that the source gets → function of a column of the rows"
    )


def _of_names(said: Sequence[Aggregates]) -> Iterator[SqlanonError]:
    """Columns that are named twice."""
    named: set[str] = set()
    for one in said:
        for name in one.columns:
            if name.lower() in named:
                yield JobError(
                    f"aggregates.{one.source}.columns.{name}: is named twice; engines ignore the "
                    "case of names"
                )
            named.add(name.lower())


def refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield what a job with aggregates cannot have, by the job alone; see Quasi.refusals."""
    if not job.aggregates:
        return
    yield from _of_names(job.aggregates)
    if job.on_a_file:
        yield UnsupportedError(
            "aggregates: a file has no detail tables; load the files into a database"
        )
    elif job.target is not None and job.target.mode != "table":
        yield UnsupportedError(
            f"aggregates: is not supported with mode: {job.target.mode}; use mode: table"
        )
    if job.release_guard is not None or job.recoding is not None or job.algorithm.remembers:
        yield UnsupportedError(
            "aggregates: numbers of persons change between releases, so releases cannot be "
            "compared, or published by an earlier recoding; leave out release_guard and "
            "recoding, and choose an algorithm that keeps no signatures"
        )

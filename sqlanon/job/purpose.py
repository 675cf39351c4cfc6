"""The purpose of a release, by which choices are measured and one of them is recommended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Discriminator, Field, Tag

from sqlanon.common.options import Parameters
from sqlanon.errors import JobError
from sqlanon.sql.names import ColumnName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job


class Learning(Parameters):
    """A classifier is to learn from the release what a column has."""

    model: ColumnName = Field(description="the column that a classifier guesses")

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Yield the error that the release lacks the original column, so no model can learn it."""
        said = job.columns.get(self.model)
        if self.model in job.quasi_identifiers:
            yield JobError(
                f"for.model: column {self.model!r} is a quasi-identifier, from which a "
                "classifier guesses; name a column that is published unchanged"
            )
        elif (job.unlisted != "keep") if said is None else said.role in {"drop", "identifier"}:
            yield JobError(
                f"for.model: column {self.model!r} is not published; give it `role: sensitive` or "
                "`role: keep`, or name another column"
            )


def _check_purpose(value: object) -> object:
    if isinstance(value, dict | Learning) or value in ("loss", "queries"):
        return value
    raise ValueError("must be loss, queries or {model: COLUMN}")


Purposes: TypeAlias = Literal["loss", "queries", "model"]
"""What a release can be for, by name."""

Purpose: TypeAlias = Annotated[
    Annotated[Literal["loss", "queries"], Tag("use")] | Annotated[Learning, Tag("learning")],
    Discriminator(lambda value: "use" if isinstance(value, str) else "learning"),
    BeforeValidator(_check_purpose),
]
"""Little loss over all columns, answers to random counts, or a classifier."""

"""What a job says of detail tables: rows of persons who are the rows of its source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from sqlanon.common.options import Many, Member, Parameters
from sqlanon.errors import JobError, SqlanonError, UnsupportedError
from sqlanon.job.columns import Column, Identifier, Quasi, missing_of
from sqlanon.privacy_models import DetailKMAnonymity
from sqlanon.sql.names import ColumnName, Relation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job


MODELS = Member("privacy model of a detail table", {DetailKMAnonymity.name: DetailKMAnonymity})
_Model: TypeAlias = Annotated[DetailKMAnonymity, MODELS]


class DetailTable(Parameters):
    """A table whose rows belong to persons, published together with these."""

    source: Relation = Field(description="table or view to read, schema.table allowed")
    target: Relation = Field(description="table to publish, in the schema of the job's target")
    key: ColumnName = Field(
        description="its column that says whose row it is: a value of the source's renumbered key"
    )
    columns: dict[ColumnName, Column] = Field(description="every other column → what it is")
    unlisted: Literal["error", "drop", "insensitive"] = Field(
        default="error", description="what a column is that `columns` leaves out"
    )
    privacy: Many[_Model] | None = Field(
        default=None, description="the model that its quasi-identifiers satisfy together"
    )

    @property
    def identifiers(self) -> dict[str, Identifier]:
        """Its direct identifiers by column, in the job's order."""
        return {n: c for n, c in self.columns.items() if isinstance(c, Identifier)}

    @property
    def quasi_identifiers(self) -> dict[str, Quasi]:
        """Its quasi-identifiers by column, in the job's order."""
        return {n: c for n, c in self.columns.items() if isinstance(c, Quasi)}

    @property
    def missing(self) -> dict[str, tuple[str, ...]]:
        """The values that stand for none, by column, of those that have some."""
        return missing_of(self.columns)

    @property
    def models(self) -> tuple[DetailKMAnonymity, ...]:
        """The models that its quasi-identifiers satisfy."""
        return self.privacy or ()

    def refusals(self) -> Iterator[SqlanonError]:
        """What is said of it and no release has; see Quasi.refusals."""
        where = f"tables.{self.source}"
        if self.key in self.columns:
            yield JobError(
                f"{where}.columns.{self.key}: it is the key, which gets the persons' new numbers; "
                "leave it out of columns"
            )
        quasi = [*self.quasi_identifiers]
        if quasi and len(self.models) != 1:
            yield JobError(
                f"{where}.privacy: {quasi[0]} is a quasi-identifier, which is generalized until "
                "the table satisfies one km_anonymity; say `privacy: [km_anonymity: {k: 5, m: 2}]`"
            )
        elif self.models and not quasi:
            yield JobError(
                f"{where}.privacy: the table has no quasi-identifier, whose values could be "
                "generalized; name one, or leave privacy out"
            )
        for name, column in self.quasi_identifiers.items():
            if column.order == "appearance":
                yield UnsupportedError(
                    f"{where}.columns.{name}.order: of detail tables a copy is read, which has no "
                    "order of appearance; choose another order"
                )
        for name, said in self.columns.items():
            if isinstance(said, Identifier) and said.action in {"keep", "renumber"}:
                yield JobError(
                    f"{where}.columns.{name}.action: {said.action} is for a table in place (mode: "
                    "replace); drop, null, hash or mask it"
                )


def person_key(job: Job) -> str:
    """The source's column that detail tables refer to, of a job that has some."""
    return next(name for name, one in job.identifiers.items() if one.action == "renumber")


def refusals(job: Job) -> Iterator[SqlanonError]:
    """What a job with detail tables cannot have, decided by the job alone; see Quasi.refusals."""
    if not job.details:
        return
    keys = {name: one for name, one in job.identifiers.items() if one.action == "renumber"}
    if len(keys) != 1:
        yield JobError(
            "tables: detail tables refer to persons by one column of the source, and get its new "
            "numbers: say `{role: identifier, action: renumber}` of the source's key, and of no "
            "other column"
        )
    for name, one in keys.items():
        if one.references:
            yield JobError(
                f"columns.{name}.references: is for a table in place; the `key` of each of "
                "`tables` refers to it"
            )
    yield from _of_names(job)
    yield from _of_parts(job)
    for detail in job.details:
        yield from detail.refusals()


def _of_names(job: Job) -> Iterator[SqlanonError]:
    """Tables that are named twice."""
    sources = {job.source, *(one.source for one in job.details)}
    read = set()
    taken = {job.ledger or None, None if job.target is None else job.target.table}
    for detail in job.details:
        if detail.source == job.source:
            yield JobError(f"tables.{detail.source}: is the source itself")
        if detail.source in read:
            yield JobError(
                f"tables.{detail.source}: is named twice; its rows would be published twice under "
                "the same numbers of persons, and be read together: name it once, with the columns "
                "of both"
            )
        read.add(detail.source)
        if detail.target in sources:
            yield JobError(
                f"tables.{detail.source}.target: {detail.target} is a table that is read"
            )
        if detail.target in taken:
            yield JobError(
                f"tables.{detail.source}.target: {detail.target} is named as another target, or "
                "as the ledger"
            )
        taken.add(detail.target)


def _of_parts(job: Job) -> Iterator[SqlanonError]:
    """What the job says beside, and what would not hold of detail tables."""
    if job.on_a_file:
        yield UnsupportedError(
            "tables: a file has no detail tables; load the files into a database"
        )
    elif job.target is not None and job.target.mode != "table":
        yield UnsupportedError(
            f"tables: with mode: {job.target.mode} detail tables are not published; use mode: table"
        )
    compares = job.target is not None and job.target.on_small_change and job.releases is None
    if compares and any(one.models for one in job.details):
        yield UnsupportedError(
            "tables: on_small_change compares persons by their classes, and not by the items that "
            "km_anonymity is of; say `releases: {guard: refuse}`, which looks at both, or leave "
            "on_small_change out"
        )
    if job.algorithm.publishes_quasi:
        yield UnsupportedError(
            f"tables: {job.algorithm.name} publishes quasi-identifiers as they are, by which "
            "whoever knows a person's finds her row, and with it her detail rows; use an algorithm "
            "that generalizes, such as mondrian"
        )
    if job.algorithm.remembers:
        yield UnsupportedError(
            f"tables: among the rows of {job.algorithm.name} are counterfeits, which have no "
            "detail rows and would be told by that; use another algorithm"
        )

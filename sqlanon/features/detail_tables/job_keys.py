"""Settings for detail tables, whose rows belong to the persons in the rows of the source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from pydantic import Field

from sqlanon.common.options import Many, Member, Reasoned
from sqlanon.errors import JobError, SqlanonError
from sqlanon.job.columns import Column, Identifier, Quasi, missing_of, no_appearance
from sqlanon.privacy_models.km_anonymity import DetailKMAnonymity
from sqlanon.sql.names import ColumnName, Relation

if TYPE_CHECKING:
    from collections.abc import Iterator


MODELS = Member("privacy model of a detail table", {DetailKMAnonymity.name: DetailKMAnonymity})
_Model: TypeAlias = Annotated[DetailKMAnonymity, MODELS]


class DetailTable(Reasoned):
    """A table whose rows belong to persons, published together with these."""

    source: Relation = Field(description="table or view to read")
    target: Relation = Field(description="table to publish, in the schema of the job's target")
    key: ColumnName = Field(description="its column that refers to the source's renumbered key")
    columns: dict[ColumnName, Column] = Field(description="every other column → its role")
    unlisted: Literal["error", "drop", "keep"] = Field(
        default="error", description="role of columns that `columns` does not name"
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
        """The values that mean missing, by column, of the columns that have some."""
        return missing_of(self.columns)

    @property
    def models(self) -> tuple[DetailKMAnonymity, ...]:
        """The models that its quasi-identifiers satisfy."""
        return self.privacy or ()

    def refusals(self) -> Iterator[SqlanonError]:
        """Yield the settings that no release can have; see Quasi.refusals."""
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
                "the table satisfies one km_anonymity; set `privacy: [km_anonymity: {k: 5, m: 2}]`"
            )
        elif self.models and not quasi:
            yield JobError(
                f"{where}.privacy: the table has no quasi-identifier, whose values could be "
                "generalized; name one, or leave privacy out"
            )
        for name, column in self.quasi_identifiers.items():
            if column.order == "appearance":
                yield no_appearance(f"{where}.columns.{name}", "tables")
        for name, said in self.columns.items():
            if isinstance(said, Identifier) and said.action in {"keep", "renumber"}:
                yield JobError(
                    f"{where}.columns.{name}.action: {said.action} is for a table in place (mode: "
                    "replace); drop, null, hash or mask it"
                )

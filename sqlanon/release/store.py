"""A Recoding that outlives its run: plain tables beside the target, under the run's id.

A dictionary (value, code) for each quasi-identifier, and a map (c0, c1, …, l0, l1, …, place) from
codes to what is published for them. Whoever reads them can turn a row of the source, today's too,
into a row of the release. They hold raw values, and are as secret as the source.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.release.release import MARK, Lookup, Release, lookups
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

PREFIX = "sqlanon_recoding_"
"""How the names of the tables begin; the run's id and a word follow."""


@dataclass(frozen=True, slots=True)
class StoredRecoding:
    """Where a Recoding is stored.

    Attributes:
        dictionaries: A table for each quasi-identifier, in the job's order.
        map: The table from codes to labels.
    """

    dictionaries: tuple[RelationName, ...]
    map: RelationName

    @classmethod
    def of(cls, release: Release, schema: str | None, run_id: str) -> StoredRecoding:
        """The names under which a run stores the recoding of its release."""

        def table(word: object) -> RelationName:
            return RelationName(schema, f"{PREFIX}{run_id}_{word}")

        attributes = release.frequency_set.attributes
        return cls(tuple(table(attribute.index) for attribute in attributes), table("map"))

    def __iter__(self) -> Iterator[RelationName]:
        """All tables."""
        return iter((*self.dictionaries, self.map))

    def lookups(self, workspace: Workspace, release: Release) -> list[Lookup]:
        """How templates find the stored codes of a row `s` of the source."""
        return [
            replace(lookup, dictionary=workspace.dialect.table(table))
            for lookup, table in zip(
                lookups(workspace, release.frequency_set), self.dictionaries, strict=True
            )
        ]


def store_steps(
    workspace: Workspace, release: Release, stored: StoredRecoding
) -> Iterator[Command]:
    """Make the tables. Where a killed run leaves them behind, they are marked as unfinished."""
    dialect = workspace.dialect
    attributes = release.frequency_set.attributes
    codes = [Sql(f"{word}{a.index}") for word in ("c", "l") for a in attributes]
    columns = [*([Sql("value"), Sql("code")] for _ in attributes), [*codes, Sql("place")]]
    relations = [*(attribute.dictionary for attribute in attributes), release.labels.map]
    for table, relation, kept in zip(stored, relations, columns, strict=True):
        yield workspace.command(
            "publish/keep",
            into=dialect.table(table),
            relation=relation,
            columns=kept,
            mark=dialect.literal(MARK),
        )


def unmark_steps(workspace: Workspace, stored: StoredRecoding) -> Iterator[Command]:
    """Say that the tables are finished, where they were marked."""
    dialect = workspace.dialect
    if not dialect.ddl_rolls_back:
        for table in stored:
            yield workspace.command(
                "publish/comment", target=dialect.table(table), comment=dialect.literal("")
            )

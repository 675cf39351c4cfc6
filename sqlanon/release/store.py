"""A Recoding that is kept after its run: tables next to the target, named by the run's id.

There is a dictionary (value, code) for each quasi-identifier, and a map (c0, c1, …, place, p0, p1,
…) from codes to published labels. With them a row of the source, also a new one, can be converted
to a row of the release. They contain raw values, and are as secret as the source.

A view that follows its source by refreshes reads a table of published rows. A live view over these
tables fills it. Both are stored with them.

The columns of the map have the types that the release's columns have in a table, emptied columns
too. A view has the types of the columns that it reads, and would otherwise have types that depend
on the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.release.release import Lookup, Release, lookups
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.release.columns import Published
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

MARK = "sqlanon: recoding of a view, raw values; `sqlanon clean` removes it when the view is gone"
"""The comment of each table."""
PREFIX = "sqlanon_recoding_"
"""Prefix of the names of the tables. The run's id and one of these suffixes follow."""
KEYS = "_keys"
"""Suffix of the table of keys of a release's rows."""
KNOWN = "_known"
"""Suffix of the table of keys of a release that later runs compare until it is retired."""
COMMON = "_common"
"""Suffix of the table of values that are not rare, by column."""
FORGED = "_forged"
"""Suffix of the table of counterfeit rows of such a release."""
ITEMS = "_items"
"""Suffix of the table of values of detail rows of such a release; see FORGED."""
PUBLIC = "_public"
"""Suffix of the table of a population by classes of such a release; see FORGED."""
SIGNATURES = "_signatures"
"""Suffix of the table of signatures, which persons keep in later releases of a target."""
KEYS_MARK = "sqlanon: keys of a release, as secret as its source; entered in "
"""Prefix of the comment of a table of keys. The ledger of the release follows."""
COUNTS = "_counts"
"""Suffix of the table of values by group, which the second of two linked views reads."""
LIVE = "_live"
"""Suffix of the view of the source's current rows. No table has it."""


@dataclass(frozen=True, slots=True)
class StoredRecoding:
    """The relations that store a Recoding.

    Attributes:
        dictionaries: A table for each quasi-identifier, in the job's order.
        rows: The published rows, as the last refresh has them.
    """

    dictionaries: tuple[RelationName, ...]
    map: RelationName
    live: RelationName
    rows: RelationName

    @classmethod
    def of(cls, release: Release, schema: str | None, run_id: str) -> StoredRecoding:
        """Return the names under which a run stores the recoding of its release."""

        def table(word: object) -> RelationName:
            return RelationName(schema, f"{PREFIX}{run_id}_{word}")

        attributes = release.frequency_set.attributes
        dictionaries = tuple(table(attribute.index) for attribute in attributes)
        return cls(dictionaries, table("map"), table(LIVE[1:]), table("rows"))

    def __iter__(self) -> Iterator[RelationName]:
        """Yield the tables with raw values."""
        return iter((*self.dictionaries, self.map))

    def lookups(self, workspace: Workspace, release: Release) -> list[Lookup]:
        """Return the joins by which templates find the stored codes of a row `s` of the source."""
        return [
            replace(lookup, dictionary=workspace.dialect.table(table))
            for lookup, table in zip(
                lookups(workspace, release.frequency_set), self.dictionaries, strict=True
            )
        ]


@dataclass(frozen=True, slots=True)
class _MapColumn:
    """A column of the stored map, and its expression."""

    sql: Sql
    type: Sql
    outer: Sql
    nullable: bool = True


def _of_map(column: Published) -> bool:
    """Whether a view reads a column from the map: its labels, or that there is none."""
    return column.inner is None


def _map_columns(workspace: Workspace, release: Release) -> list[_MapColumn]:
    whole = workspace.dialect.integer_type
    codes = [Sql(f"c{a.index}") for a in release.frequency_set.attributes]
    return [
        *(_MapColumn(name, whole, Sql(f"m.{name}")) for name in (*codes, Sql("place"))),
        *(
            _MapColumn(Sql(f"p{column.place}"), column.type, column.outer)
            for column in release.columns
            if _of_map(column)
        ),
    ]


def list_view_columns(release: Release) -> list[Published]:
    """List the release's columns as a view reads them, from the source and the stored map."""
    return [
        replace(column, outer=Sql(f"m.p{column.place}")) if _of_map(column) else column
        for column in release.columns
    ]


def store_steps(
    workspace: Workspace, release: Release, stored: StoredRecoding
) -> Iterator[Command]:
    """Make the tables. Their comments name their run, so that `clean` may remove them."""
    dialect = workspace.dialect
    attributes = release.frequency_set.attributes
    for table, attribute in zip(stored.dictionaries, attributes, strict=True):
        yield workspace.command(
            "publish/keep",
            into=dialect.table(table),
            relation=attribute.dictionary,
            columns=[Sql("value"), Sql("code")],
            mark=dialect.literal(MARK),
        )
    into, columns = dialect.table(stored.map), _map_columns(workspace, release)
    yield workspace.command(
        "publish/create", target=into, columns=columns, mark=dialect.literal(MARK)
    )
    yield workspace.command("publish/keep_map", into=into, columns=columns, map=release.labels.map)
    if dialect.keeps_comments and dialect.ddl_rolls_back:  # others create it with one
        for table in stored:
            yield workspace.command(
                "publish/comment", target=dialect.table(table), comment=dialect.literal(MARK)
            )

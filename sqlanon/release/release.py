"""The parts of a release, and the statements that write it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sqlanon.errors import SourceChangedError
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.requirements import ModelRequirements
    from sqlanon.release.columns import Published
    from sqlanon.release.dealing import Dealing
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet, Subject
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

MARK = "sqlanon: unfinished, remove with `sqlanon clean`"
"""Comment of a staging table on engines where it outlives a killed process."""
BEHIND = (
    "sqlanon: one release, written once; the view that is called as it begins shows the last one"
)
"""Comment of a table behind a view."""


@dataclass(frozen=True, slots=True)
class ReleasedTable:
    """One table of a release, with its columns and counts.

    Attributes:
        suffix: The suffix that its name adds to the target's; empty for the first table.
        counted: Name of the count of rows of a value and class, where that is the last
            column and there is a row for each value of a class; None where each row is one.
        counts: The query of its rows, if they are not counted in the source.
    """

    suffix: str
    columns: tuple[Published, ...]
    counted: Published | None = None
    counts: Sql | None = None
    sizes: tuple[Published, ...] = ()


@dataclass(frozen=True, slots=True)
class TableBeside:
    """A table that a feature publishes with a release, under a name of its own.

    Attributes:
        filled: Makes the statement that writes its rows into a staging table. It may read the
            written rows of the release's first table.
    """

    name: RelationName
    columns: tuple[Published, ...]
    filled: Callable[[Sql, Sql], Command]


@dataclass(frozen=True, slots=True)
class ByEqualValues:
    """An equivalence class is the rows of the first table with equal values in these columns."""

    columns: tuple[Published, ...]


@dataclass(frozen=True, slots=True)
class ByColumn:
    """An equivalence class is the rows of every table with one value in this column."""

    column: Published

    @property
    def columns(self) -> tuple[Published, ...]:
        """The one column."""
        return (self.column,)


@dataclass(frozen=True, slots=True)
class Release:
    """A release as it is planned: its tables, and how a reader tells its classes apart.

    Attributes:
        tables: The tables; the first has a row for each published row of the source.
        keys: Relation with the keys of hashed columns, or None.
        sensitive: Columns whose values must not be learnt of a person.
        other_tables: Tables that the models name, by the name that they give them.
        dealing: How rows of divided cells are dealt to their classes; None where none is divided.
        drawn: Keys whose values will be random numbers, which no reader knows of a person.
        key: The column that identifies rows in later releases; None if no feature needs it.
        may_stand: Whether rows of the source may hold it already.
    """

    source: Relation
    frequency_set: FrequencySet
    recoding: Recoding
    labels: Labels
    tables: tuple[ReleasedTable, ...]
    classes: ByEqualValues | ByColumn
    keys: WorkTable | None
    asked: ModelRequirements
    sensitive: tuple[str, ...]
    other_tables: Mapping[RelationName, Relation]
    dealing: Dealing | None
    drawn: frozenset[str] = frozenset()
    key: str | None = None
    may_stand: bool = False
    beside: tuple[TableBeside, ...] = ()
    parts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def columns(self) -> tuple[Published, ...]:
        """The columns of the first table."""
        return self.tables[0].columns

    @property
    def unpublished_person_columns(self) -> tuple[str, ...]:
        """Columns of persons that models count and the release does not publish, each once."""
        shown = {c.name for c in self.columns if c.inner is not None and not c.quasi}
        return tuple(name for name in self.asked.persons if name not in shown)

    @property
    def row_count(self) -> int:
        """Rows that the first table has."""
        recoding = self.recoding
        gone = 0 if recoding.suppressed_published else recoding.suppressed
        return self.frequency_set.rows - gone + recoding.extra_rows

    @property
    def models(self) -> tuple[PrivacyModel, ...]:
        """The privacy models that every class satisfies."""
        return self.asked.models


@dataclass(frozen=True, slots=True)
class Written:
    """A release that was written and is not published yet.

    Attributes:
        relations: The written relations, one for each of its tables.
        beside: The other written relations, one for each of `Release.beside`.
        computed: Whether its one relation is computed anew each time that it is read.
    """

    release: Release
    relations: tuple[Sql, ...]
    beside: tuple[Sql, ...] = ()
    computed: bool = False
    stored: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lookup:
    """A column as the template joins it: a value of the source to its code.

    Attributes:
        nullable: Whether a NULL was staged.
    """

    index: int
    dictionary: Sql
    value: Sql
    code: Sql
    nullable: bool
    textual: bool


def _lookup(dialect: Dialect, index: int, column: Column, coded: Attribute | Subject) -> Lookup:
    value = dialect.exact(dialect.column("s", column.name), column.kind)
    code = f"COALESCE(d{index}.code, -1)"
    if nullable := coded.null_code is not None:
        code = f"CASE WHEN {value} IS NULL THEN {coded.null_code} ELSE {code} END"
    textual = column.kind.textual
    return Lookup(index, coded.dictionary.sql, value, Sql(code), nullable, textual)


def lookups(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding | None = None
) -> list[Lookup]:
    """Return the joins by which templates find the codes of a row `s` of the source.

    Args:
        recoding: The classes that they are found for, which may depend on a row key too.
    """
    dialect = workspace.dialect
    found = [_lookup(dialect, a.index, a.request.column, a) for a in frequency_set.attributes]
    if recoding is not None and recoding.row_key is not None:
        subject = frequency_set.subjects[recoding.row_key.column]
        found.append(_lookup(dialect, len(found), subject.column, subject))
    return found


def row_values(
    workspace: Workspace, release: Release, columns: Sequence[Published], *, persons: bool = False
) -> dict[str, Any]:
    """Return the values of `publish/rows`, a SELECT of columns of each published row.

    Args:
        persons: Whether only rows of persons are read, without counterfeits and hashes.
    """
    dealing = release.dealing
    return {
        "columns": columns,
        "dealing": dealing and replace(dealing, counterfeits=None) if persons else dealing,
        "keys": None if persons else release.keys,
        "map": release.labels.map,
        "source": release.source.sql,
        "attributes": lookups(workspace, release.frequency_set, release.recoding),
    }


def write_steps(
    workspace: Workspace,
    release: Release,
    table: ReleasedTable,
    staged: Sql,
    mark: str = MARK,
    *,
    made: Collection[Published] | None = None,
) -> list[Command]:
    """Make the staging table of one of the release's tables and write all its rows into it.

    Args:
        table: Which of its tables.
        staged: Its name until it is published.
        mark: Its comment until then, where it outlives a killed process.
        made: Its columns, where the engine computes some and they are not written.
    """
    create = workspace.command(
        "publish/create",
        target=staged,
        columns=table.columns if made is None else made,
        mark=workspace.dialect.literal(mark),
    )
    if table.counts is not None:
        filled = workspace.command(
            "publish/fill_query", target=staged, columns=table.columns, query=table.counts
        )
        return [create, filled]
    return [
        create,
        workspace.command(
            "publish/fill" if table.counted is None else "publish/fill_counts",
            target=staged,
            by_class=release.labels.by_class,
            **row_values(workspace, release, table.columns),
        ),
    ]


def steps_beside(
    workspace: Workspace, table: TableBeside, staged: Sql, first: Sql
) -> list[Command]:
    """Make the staging table of another table of a release, and write its rows into it.

    Args:
        staged: Its name until it is published.
        first: The written relation of the first table of the release.
    """
    mark = workspace.dialect.literal(MARK)
    create = workspace.command("publish/create", target=staged, columns=table.columns, mark=mark)
    return [create, table.filled(staged, first)]


def refuse_changed_source(workspace: Workspace, release: Release) -> None:
    """Compare the source with what was staged, where no snapshot holds both reads together.

    Raises:
        SourceChangedError: rows were added, removed or changed between staging and writing.
    """
    if workspace.backend.snapshot:
        return
    staged = release.frequency_set

    def compare(answer: list[tuple[Any, ...]]) -> None:
        same, rows = (int(cell) for cell in answer[0])
        if (same, rows) != (staged.cell_count, staged.rows):
            raise SourceChangedError(
                f"{release.source.name} changed during the run: {staged.rows} rows were staged, "
                f"{rows} are there now, and {staged.cell_count - same} of {staged.cell_count} "
                "combinations differ; nothing was published, run again"
            )

    workspace.check(
        "publish/recount",
        compare,
        source=release.source.sql,
        cells=staged.cells,
        attributes=lookups(workspace, staged),
    )

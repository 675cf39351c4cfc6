"""Tables of published rows, and the views that show them.

Where models count persons, a class is shown while it has rows of k persons, so a view reads the
column that identifies them. If the release does not publish that column, no view that others read
has it. The rows that a refresh writes have it besides the columns of the release, as secret as the
source.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.privacy_models.base import Persons
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.release.columns import source_column
from sqlanon.release.release import refuse_changed_source, write_steps
from sqlanon.release.store import MARK as RECODING_MARK
from sqlanon.release.store import PREFIX as RECODING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release, ReleasedTable
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


def ledger_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield the refusal of a job without a ledger."""
    if job.ledger is False:
        yield UnsupportedError(
            "ledger: false: mode: view needs the ledger, which lists the tables of the view; "
            "leave `ledger` out, or use mode: table"
        )


def refuse_without_tables(workspace: Workspace) -> None:
    """Refuse an engine on which no table is to be stored behind a view."""
    dialect = workspace.dialect
    if not dialect.stores_recodings:
        raise UnsupportedError(
            f"mode: view is not supported on {dialect.name}: the recoding behind a view would "
            "stay in files there; use mode: table, which shows a release through a view"
        )


def refuse_table_in_place(workspace: Workspace, target: RelationName, replaced: str | None) -> None:
    """Refuse a table in the place of the view, where nothing takes the place of both at once.

    Args:
        replaced: The relation that has the name now; None where it is free.
    """
    dialect = workspace.dialect
    if replaced not in {None, "VIEW"} and dialect.replace_view is not None:
        raise UnsupportedError(
            f"{target} is a table; {dialect.name} cannot replace it with a view in one step: "
            "drop it first"
        )


def read_by_view(workspace: Workspace, view: RelationName) -> bool:
    """Whether a view reads what this run has stored, by the engine's catalogue."""
    dialect = workspace.dialect
    return bool(
        workspace.rows(
            "publish/shown",
            schema=dialect.literal(str(view.schema)),
            name=dialect.literal(view.name),
            pattern=dialect.literal(f"%{RECODING}{workspace.run_id}%"),
        )
    )


def fill(
    workspace: Workspace, release: Release, tables: Mapping[RelationName, ReleasedTable]
) -> None:
    """Write the rows that views show.

    Args:
        tables: Its tables, by the names that their rows are stored under.

    Raises:
        SourceChangedError: the source is not what was staged.
    """
    dialect = workspace.dialect
    for name, table in tables.items():
        # on MariaDB a view's column holds no NULL where its table's holds none, elsewhere it may
        columns = tuple(replace(column, nullable=True) for column in table.columns)
        shown = replace(table, columns=columns)
        for step in write_steps(workspace, release, shown, dialect.table(name), RECODING_MARK):
            workspace.execute(step)
    if dialect.recounts_source:
        refuse_changed_source(workspace, release)
    if dialect.keeps_comments and dialect.ddl_rolls_back:  # elsewhere they were made with it
        for name in tables:
            comment = dialect.literal(RECODING_MARK)
            workspace.run("publish/comment", target=dialect.table(name), comment=comment)


def build_view_command(
    workspace: Workspace,
    name: RelationName,
    columns: Sequence[Published],
    rows: RelationName,
    create: Sql | None = None,
) -> Command:
    """Build the statement that creates a view of stored rows.

    Args:
        create: The beginning of the statement; None where the name is free.
    """
    dialect = workspace.dialect
    return workspace.command(
        "publish/shown_rows",
        create=create or dialect.create_view,
        target=dialect.table(name),
        columns=columns,
        rows=dialect.table(rows),
    )


def person_refusals(job: Job) -> Iterator[SqlanonError]:
    """Yield the refusal of models that count persons by more than one column."""
    persons = ModelRequirements(job.privacy).persons
    if len(persons) > 1:
        yield UnsupportedError(
            f"the models count persons by {' and by '.join(persons)}, and a view counts them by "
            "one column; name the same, or use mode: table"
        )


@dataclass(frozen=True, slots=True)
class ViewPersons:
    """The column by which a view counts persons.

    Attributes:
        value: The person of a row, as `publish/view` reads it; only equal bytes tie.
        hidden: The column with the person where the release has none; else None.
    """

    k: int
    value: Sql
    hidden: Published | None

    @classmethod
    def of(cls, workspace: Workspace, release: Release) -> ViewPersons | None:
        """Build it from a release; None where its models count no persons."""
        counting = [one for one in release.models if isinstance(one.reads, Persons)]
        if not counting:
            return None
        (name,), hidden, dialect = release.asked.persons, None, workspace.dialect
        column = next((one for one in release.columns if one.name == name), None)
        if release.unpublished_person_columns:
            taken = {one.name.lower() for one in release.columns}
            called = name
            while called.lower() in taken:  # a column that is emptied keeps its name
                called += "_"
            place = len(release.columns)
            column = hidden = source_column(workspace, release.source, name, place, called)
        if column is None:
            raise ValueError("a column of persons is neither published nor hidden")
        value = dialect.exact(column.outer, column.kind)
        told = dialect.sort_key(value, column.kind.long)
        return cls(max(one.k_anonymous for one in counting), told, hidden)

    @property
    def beside(self) -> tuple[Published, ...]:
        """The columns of the rows besides those of the release."""
        return () if self.hidden is None else (self.hidden,)

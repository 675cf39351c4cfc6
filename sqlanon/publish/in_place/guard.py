"""A trigger that refuses, after a run in place, rows that do not look like those of the release."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import SqlanonError, UnsupportedError
from sqlanon.publish.attachments import GUARD, Attachment
from sqlanon.report.data import SeenAfterwards
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.abilities import Guarding
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from sqlanon.release.release import Release
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace


_LEFT = re.compile(rf"{GUARD}_[0-9a-f]{{12}}(_updates)?")


class _GuardColumn(NamedTuple):
    """A column as the templates see it.

    Attributes:
        held: Its value in a row `t` of the table.
        old: In a row that is about to be changed.
        new: In that row as it will be, or in one that is inserted.
    """

    column: Sql
    held: Sql
    old: Sql
    new: Sql


def refusals(dialect: Dialect) -> Iterator[SqlanonError]:
    """Yield why an engine has no guard; see Publisher.source_refusals."""
    if dialect.guarding is None:
        yield UnsupportedError(
            f"target.write_guard: is not supported on {dialect.name}; leave it out, and prevent "
            "writes of others yourself"
        )


def plan_guard() -> tuple[Attachment, str]:
    """Return the guard and its fate, for plans; see Way.objects."""
    return Attachment(
        "trigger", GUARD
    ), "is created: it refuses values that the release does not have"


def left_on(attached: Iterable[Attachment]) -> tuple[str, ...]:
    """The names of the triggers among what is attached to a table that earlier runs have left."""
    triggers = (one.name for one in attached if one.kind == "trigger")
    return tuple(name for name in triggers if _LEFT.fullmatch(name))


def take_away(workspace: Workspace, table: RelationName, guards: Iterable[str]) -> None:
    """Take the triggers of earlier runs from a table, which would refuse what is written now."""
    dialect = workspace.dialect
    for name in guards:
        workspace.run(
            "in_place/unguard",
            table=dialect.table(table),
            guard=dialect.quote(name),
            placed=dialect.table(RelationName(table.schema, name)),
        )


def leave(
    workspace: Workspace, table: RelationName, same: Collection[str], release: Release
) -> None:
    """Put a guard on a table that holds the release.

    It allows only values that a row of the table has, for quasi-identifiers and for identifiers
    that are one text or NULL in all rows. The guard reads the table, so the catalogue has no value.
    """
    dialect = workspace.dialect
    columns = [
        _GuardColumn(
            one.sql,
            *(dialect.exact(Sql(f"{row}.{one.sql}"), one.kind) for row in ("t", "OLD", "NEW")),
        )
        for one in release.columns
        if one.quasi or one.name in same
    ]
    named = {"table": dialect.table(table), "name": dialect.quote(table.name)}
    guarded: dict[str, Any] = {**named, "columns": columns}
    unlike = workspace.fragment("in_place/unlike", **guarded)
    made = {"": "in_place/guard"}
    if dialect.guarding is Guarding.TRIGGER_PER_EVENT:
        made["_updates"] = "in_place/guard_updates"
    for suffix, template in made.items():
        name = f"{GUARD}_{workspace.run_id}{suffix}"
        placed = dialect.table(RelationName(table.schema, name))
        quoted = dialect.quote(name)
        workspace.run(template, guard=quoted, placed=placed, unlike=unlike, **guarded)


# -- rows that readers see -------------------------------------------------------------------------
#
# Writers wait while the run holds its lock, and write when it ends. So the last look is one from
# outside its transaction, at the table that everybody has by then.


class _Seen(NamedTuple):
    """The row of in_place/afterwards; see SeenAfterwards."""

    rows: int
    came: int
    went: int
    below_k: int


class PostCheck:
    """The rows that a run wrote, kept for a comparison with the table afterwards.

    Args:
        workspace: The workspace of the run. The kept rows outlive the run's transaction in a
            workspace of their own.
    """

    def __init__(self, workspace: Workspace, table: RelationName, release: Release) -> None:
        dialect = workspace.dialect
        self._workspace = workspace.with_run(workspace.run_id)
        quasi = [(column.name, column.kind) for column in release.classes.columns]
        others = [(column.name, column.kind) for column in release.columns if not column.quasi]
        compared = [*quasi, *(one for one in others if one[1] is not Kind.OTHER)]
        self._table = dialect.table(table)
        self._needed = release.asked.smallest_class
        self._quasi = [dialect.as_published(dialect.quote(name), kind) for name, kind in quasi]
        self._values = dialect.row_comparison(
            [dialect.as_published(dialect.quote(name), kind) for name, kind in compared]
        )
        self._written = self._workspace.make(
            "in_place/written", "afterwards", values=self._values, table=self._table
        )

    def compare(self) -> SeenAfterwards:
        """Compare the rows, in a transaction that began after the run's had ended.

        Raises:
            DatabaseError: the table cannot be read any more.
        """
        row = self._workspace.ask_one(
            "in_place/afterwards",
            _Seen,
            values=self._values,
            quasi=self._quasi,
            written=self._written,
            table=self._table,
            k=self._needed,
        )
        return SeenAfterwards(*row)

    def forget(self) -> None:
        """Drop what was kept."""
        self._workspace.drop(self._written)

"""Properties of a target besides its rows, and their transfer to the table that replaces it.

The engine lists both: `inspect/carries` the properties, `inspect/kept` the statements that create
them again. Properties in the first list and not in the second would be lost. They are refused
before anything is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.errors import DatabaseError, PublishError, TransientDatabaseError
from sqlanon.ledger.names import list_carried_objects
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

_STAYING = {"publication of its schema"}
"""What a new relation of this schema has of its own accord."""
_RIGHTS = {"grant", "right that the owner lacks"}
"""What tables and views are alike in."""
_READERS = {"view", "materialized view"}
"""What reads a table by its name; a view of another table may only mention it."""


class _Row(NamedTuple):
    """A row of `inspect/kept`."""

    place: int
    kind: str
    name: str
    needed: str | None
    statement: str


@dataclass(frozen=True, slots=True)
class TableProperty:
    """A property of a target, and the statement that creates it again.

    Attributes:
        kind: index, grant, policy, comment …
    """

    kind: str
    name: str
    needed: frozenset[str]
    statement: Sql

    @override
    def __str__(self) -> str:
        return f"{self.kind} {self.name}"


@dataclass(frozen=True, slots=True)
class Replacement:
    """The replacement of a target.

    Attributes:
        made: The name that the new relation has when it is given what the target carries.
        alike: Whether a table takes the place of a table, or a view that of a view.
    """

    made: RelationName
    alike: bool


def list_recreatable(
    workspace: Workspace, target: RelationName, said: Replacement
) -> tuple[TableProperty, ...]:
    """List the properties of the target that can be created again, in the order to do so.

    Where a view replaces a table, or a table a view, these are only the privileges to read it.
    """
    dialect = workspace.dialect
    rows = workspace.ask(
        "inspect/kept",
        _Row,
        **dialect.lookup_name(target)._asdict(),
        made=dialect.literal(dialect.table(said.made)),
        made_as=dialect.lookup_name(said.made),
    )
    needed: dict[tuple[str, str, str], set[str]] = {}
    for row in rows:
        columns = needed.setdefault((row.kind, row.name, row.statement), set())
        columns |= set() if row.needed is None else {row.needed}
    return tuple(
        TableProperty(kind, name, frozenset(columns), Sql(statement))
        for (kind, name, statement), columns in needed.items()
        if said.alike or kind in _RIGHTS
    )


def loss_refusals(
    workspace: Workspace, target: RelationName, kept: Collection[TableProperty]
) -> Iterator[PublishError]:
    """Yield the properties of the target that would be lost with it, or prevent its replacement.

    Yields:
        One error that lists all of it.
    """
    again = {(one.kind, one.name) for one in kept}
    staying = _STAYING if workspace.dialect.views_hold_tables else _STAYING | _READERS
    lost = [
        (kind, name)
        for kind, name in list_carried_objects(workspace, target)
        if (kind, name) not in again and kind not in staying
    ]
    if lost:
        listed = "; ".join(f"{kind} {name}" for kind, name in lost)
        yield PublishError(
            f"{target} cannot be replaced: it would lose, or is held by, {listed}. Remove these "
            "first, or publish to another name"
        )


def columnless(
    target: RelationName, kept: Collection[TableProperty], columns: Collection[str]
) -> Iterator[PublishError]:
    """Yield the properties that cannot be created again because the release lacks their columns.

    Yields:
        One error that lists all of it.
    """
    lower = {column.lower() for column in columns}
    gone = [
        f"{one} (on {', '.join(sorted(missing))})"
        for one in kept
        if (missing := {column for column in one.needed if column.lower() not in lower})
    ]
    if gone:
        yield PublishError(
            f"{target} cannot be replaced: the release has no columns for what it carries: "
            f"{'; '.join(dict.fromkeys(gone))}. Remove these first, or keep the columns"
        )


def keep(workspace: Workspace, target: RelationName, kept: Collection[TableProperty]) -> None:
    """Make what the replaced target carried again.

    Raises:
        PublishError: something does not fit the new relation.
        TransientDatabaseError: a full disk, a lock … kept it from being made.
    """
    for one in kept:
        try:
            workspace.execute(Command("publish/made_again", one.statement))
        except TransientDatabaseError:
            raise
        except DatabaseError as error:
            raise PublishError(
                f"{target}: {one} does not fit the new release ({error}); remove it first, or "
                "publish to another name"
            ) from None

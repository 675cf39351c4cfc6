"""Engines on which a change of the catalogue keeps others from committing to a table (DuckDB)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.publish.protocols.base import Protocol, refuse_late_writes
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class TouchFirst(Protocol):
    """The first statement gives the table the comment that it has.

    Whoever else writes to the table then cannot commit: 15 of 15 inserts, updates and deletes,
    begun before it, after it and after the run's own UPDATE, failed, on a table with indexes, a key
    that another table refers to, and a view (2.0.0). A rename, which does the same, is refused
    where a table has an index.
    """

    examines_first = True

    def __init__(self) -> None:
        self._comments: dict[RelationName, Sql] = {}

    @override
    def look(self, workspace: Workspace, table: RelationName) -> None:
        dialect = workspace.dialect
        named = dialect.looked_up(table)._asdict()
        ((comment,),) = workspace.rows("inspect/comment", **named)
        said = Sql("NULL") if comment is None else dialect.literal(str(comment))
        self._comments[table] = said

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        target = workspace.dialect.table(table)
        workspace.run("publish/comment", target=target, comment=self._comments[table])
        refuse_late_writes(workspace, table, table)
        return table

    @override
    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        self.lock(workspace, table)

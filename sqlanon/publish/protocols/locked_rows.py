"""Engines that lock rows and the gaps between them until the transaction ends (MariaDB)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.publish.protocols.base import Protocol

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class LockedRows(Protocol):
    """A locking read of the whole table, at REPEATABLE READ: inserts wait at its gaps.

    It reads the table in the order of its rows, by no other index: else a waiting insert would hold
    a row that the run wants, and fail as a deadlock (10.11.19: 6 of 6, and 0 of 6 this way). Of 20
    writes in flight before or waiting behind it none was lost. Readers go on.
    """

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """The transaction is a new one, so that it sees what is committed by then."""
        workspace.run("session/begin")
        workspace.run("publish/lock", table=workspace.dialect.table(table))
        return table

    @override
    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        workspace.run("publish/lock", table=workspace.dialect.table(table))

"""Engines on which a transaction that writes is alone (SQLite)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.publish.protocols.base import Protocol

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class WriteLock(Protocol):
    """BEGIN IMMEDIATE has locked the file already; others write when the transaction has ended.

    The source keeps its name until it is dropped: renaming it away would take views and foreign
    keys along (SQLite 3.40).
    """

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        del workspace
        return table

"""Engines on which a rename makes every other transaction that wrote to the table fail (DuckDB)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.publish.names import rename
from sqlanon.publish.protocols.base import Protocol, refuse_late_writes
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Workspace


class RenameFirst(Protocol):
    """The first statement renames the source, and whoever else wrote to it cannot commit.

    DuckDB takes its snapshot at a transaction's first statement: a row that is inserted between
    that and a later rename is lost without a conflict (2.0.0). So the table is examined before.
    """

    examines_first = True

    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """See Protocol."""
        held = RelationName(table.schema, f"{PREFIX}{workspace.run_id}_source")
        rename(workspace, table, held)
        refuse_late_writes(workspace, table, held)
        return held

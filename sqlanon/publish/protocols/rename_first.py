"""Engines on which a rename makes every other transaction that wrote to the table fail (DuckDB)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import SourceChangedError
from sqlanon.publish.names import rename
from sqlanon.publish.protocols.base import Protocol
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
        self._refuse_late_writes(workspace, table, held)
        return held

    def _refuse_late_writes(
        self, workspace: Workspace, table: RelationName, held: RelationName
    ) -> None:
        """Compare the run's snapshot with what is committed, now that nobody else can commit.

        A row that is committed after the first statement has taken its snapshot and before it has
        renamed the table is in neither: seen once in some four runs under a writer (2.0.0).
        """
        dialect = workspace.dialect
        mine = workspace.rows("publish/fingerprint", table=dialect.table(held))
        with workspace.companion() as other:
            theirs = other.rows("publish/fingerprint", table=dialect.table(table))
        if mine != theirs:
            raise SourceChangedError(
                f"{table} was written to while the run began; nothing was published, run again"
            )

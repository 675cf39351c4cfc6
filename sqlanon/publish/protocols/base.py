"""What every way to keep writers from a table is to publication in place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sqlanon.errors import SourceChangedError

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class Protocol(ABC):
    """Keeps writers from a table until the transaction ends.

    Whoever has a write acknowledged must find it afterwards: in the release, in the table that
    bears the source's name then, or never have been told that it was done.

    Attributes:
        examines_first: Whether the table has to be looked at before the transaction begins.
    """

    examines_first: ClassVar[bool] = False

    def look(self, workspace: Workspace, table: RelationName) -> None:
        """Learn what `lock` has to know, before the transaction where it `examines_first`."""
        del workspace, table

    @abstractmethod
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """Keep writers out; the first thing that the transaction does with the table.

        Returns:
            The name that the table has from now on.

        Raises:
            SourceChangedError: somebody wrote while the transaction began.
            DatabaseError: somebody else has locked it for too long.
        """

    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        """Keep writers out of another table too, whose rows change with it; after `lock`."""
        del workspace, table

    def let_in(self, workspace: Workspace, table: RelationName) -> None:
        """Wait a moment for those who waited for the lock, once the transaction has ended.

        Where an engine has no queue to stand in, nobody is waited for.
        """
        del workspace, table


def refuse_late_writes(workspace: Workspace, table: RelationName, held: RelationName) -> None:
    """Compare a run's snapshot with what is committed, now that nobody else can commit.

    A row that is committed after the first statement has taken its snapshot and before it has
    changed the catalogue is in neither: seen once in some four runs under a writer (DuckDB 2.0.0).

    Args:
        workspace: Runs the statements.
        table: The name that everybody else knows the table by.
        held: The name that it has in the run.

    Raises:
        SourceChangedError: somebody wrote while the transaction began.
    """
    dialect = workspace.dialect
    mine = workspace.rows("publish/fingerprint", table=dialect.table(held))
    with workspace.companion() as other:
        theirs = other.rows("publish/fingerprint", table=dialect.table(table))
    if mine != theirs:
        raise SourceChangedError(
            f"{table} was written to while the run began; nothing was published, run again"
        )

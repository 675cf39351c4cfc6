"""Ways to keep writers from a table that is written to in place, by dialect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.errors import DatabaseError, SourceChangedError, UnsupportedError
from sqlanon.sql.dialects import Replacing
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


# -- the interface ---------------------------------------------------------------------------------


class Protocol(ABC):
    """Keeps writers from a table until the transaction ends.

    An acknowledged write must be found afterwards: in the release, or in the table that has the
    source's name then. Other writes must not be acknowledged.

    Attributes:
        examines_first: Whether the table must be inspected before the transaction begins.
    """

    examines_first: ClassVar[bool] = False

    def look(self, workspace: Workspace, table: RelationName) -> None:
        """Inspect the table for `lock`, before the transaction where it `examines_first`."""
        del workspace, table

    @abstractmethod
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """Keep writers out; the first thing that the transaction does with the table.

        Returns:
            The name that the table has from now on.

        Raises:
            SourceChangedError: somebody wrote while the transaction began.
            DatabaseError: another session has locked it for too long.
        """

    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        """Keep writers out of another table too, whose rows change with it; after `lock`."""
        del workspace, table

    def let_in(self, workspace: Workspace, table: RelationName) -> None:
        """Wait a moment for sessions that waited for the lock, after the transaction has ended.

        Without a queue in the engine there is no wait.
        """
        del workspace, table


def refuse_late_writes(workspace: Workspace, table: RelationName, held: RelationName) -> None:
    """Compare a run's snapshot with the committed rows, while no other session can commit.

    A row that is committed after the first statement has taken its snapshot and before it has
    changed the catalogue is in neither: seen once in some four runs under a writer (DuckDB 2.0.0).

    Args:
        workspace: Runs the statements.
        table: The name of the table for other sessions.
        held: Its name in the run.

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


class LockStatement(Protocol):
    """Writers wait at the lock, and write to the table that has the name when it is free.

    DROP and RENAME under the lock: 104 of 104 acknowledged writes were there in the end, and in 60
    exchanges 20,711 reads saw no error (PostgreSQL 15).
    """

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        workspace.run("publish/lock", table=workspace.dialect.table(table))
        return table

    @override
    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        workspace.run("publish/lock", table=workspace.dialect.table(table))

    @override
    def let_in(self, workspace: Workspace, table: RelationName) -> None:
        """Request a lock, which is granted in turn, after the waiting sessions have committed.

        It is released at once. A long write delays it, and with it all sessions that wait behind
        it, so the request times out after a second.
        """
        timeout = [(Sql("lock_timeout"), Sql("'1s'"))]
        with suppress(DatabaseError), workspace.backend.transaction(write=True, alone=True):
            workspace.run("workspace/write_settings", settings=timeout)
            workspace.run("publish/let_in", table=workspace.dialect.table(table))


class LockedRows(Protocol):
    """A locking read of the whole table, at REPEATABLE READ: inserts wait at its gaps.

    It reads the table in the order of its rows, by no other index: else a waiting insert would hold
    a row that the run wants, and fail as a deadlock (10.11.19: 6 of 6, and 0 of 6 this way). Of 20
    writes in flight before or waiting behind it none was lost. Readers go on.
    """

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        """The transaction is a new one, so that it sees what is committed by then."""
        workspace.run("workspace/begin")
        workspace.run("publish/lock", table=workspace.dialect.table(table))
        return table

    @override
    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        workspace.run("publish/lock", table=workspace.dialect.table(table))


class TouchFirst(Protocol):
    """The first statement gives the table the comment that it has.

    Other writers to the table then cannot commit: 15 of 15 inserts, updates and deletes,
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
        named = dialect.lookup_name(table)._asdict()
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


class WriteLock(Protocol):
    """BEGIN IMMEDIATE has locked the file already; others write when the transaction has ended.

    The source keeps its name until it is dropped: renaming it away would take views and foreign
    keys along (SQLite 3.40).
    """

    @override
    def lock(self, workspace: Workspace, table: RelationName) -> RelationName:
        del workspace
        return table


# -- the registry ----------------------------------------------------------------------------------

PROTOCOLS: dict[Replacing, type[Protocol]] = {
    Replacing.WRITE_LOCK: WriteLock,
    Replacing.LOCK_STATEMENT: LockStatement,
    Replacing.TOUCH_FIRST: TouchFirst,
    Replacing.LOCKED_ROWS: LockedRows,
}
"""Every way that a dialect may name."""

__all__ = ["PROTOCOLS", "Protocol", "replacing_protocol", "updating_protocol"]


def replacing_protocol(dialect: Dialect) -> Protocol:
    """Return the protocol that keeps writers out of a table while another takes its name.

    Raises:
        UnsupportedError: no way is known in which it loses no write.
    """
    if dialect.replacing is None:
        raise UnsupportedError(
            f"by: swap is not safe on {dialect.name}: a write that waits while the table is "
            "locked may be acknowledged and lost. Set `by: update`, or publish to a new table "
            "(mode: table) and rename it to the source's name while nobody writes"
        )
    return PROTOCOLS[dialect.replacing]()


def updating_protocol(dialect: Dialect) -> Protocol:
    """Return the protocol that keeps writers out of a table while its rows are updated.

    Raises:
        UnsupportedError: its rows are not updated at all.
    """
    if dialect.updating is None:
        raise UnsupportedError(
            f"mode: replace is not supported on {dialect.name}: its rows cannot be updated while "
            "others are kept from writing; use mode: table"
        )
    return PROTOCOLS[dialect.updating]()

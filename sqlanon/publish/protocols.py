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
        """Locks are given in turn: this one when they have all committed, or never.

        It is let go at once. Somebody who writes for longer keeps it from being given; whoever
        comes behind it would wait as long, so it is asked for only for a second.
        """
        timeout = [(Sql("lock_timeout"), Sql("'1s'"))]
        with suppress(DatabaseError), workspace.backend.transaction(write=True, alone=True):
            workspace.run("session/write", settings=timeout)
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
        workspace.run("session/begin")
        workspace.run("publish/lock", table=workspace.dialect.table(table))
        return table

    @override
    def lock_beside(self, workspace: Workspace, table: RelationName) -> None:
        workspace.run("publish/lock", table=workspace.dialect.table(table))


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
    """How a table keeps writers out while another one takes its name.

    Raises:
        UnsupportedError: no way is known in which it loses no write.
    """
    if dialect.replacing is None:
        raise UnsupportedError(
            f"by: swap is not safe on {dialect.name}: a write that waits while the table is locked "
            "may be acknowledged and lost. Say `by: update`, or publish to a new table (mode: "
            "table) and rename it to the source's name while nobody writes"
        )
    return PROTOCOLS[dialect.replacing]()


def updating_protocol(dialect: Dialect) -> Protocol:
    """How a table keeps writers out while its rows are updated.

    Raises:
        UnsupportedError: its rows are not updated at all.
    """
    if dialect.updating is None:
        raise UnsupportedError(
            f"mode: replace is not supported on {dialect.name}: its rows cannot be updated while "
            "others are kept from writing; use mode: table"
        )
    return PROTOCOLS[dialect.updating]()

"""The statements that give a key, and what points to it, new numbers.

The relation of old and new numbers is made by the database, of lots that it draws itself. Nobody
reads it, no statement holds a number, and it is dropped with the workspace.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.common.wording import counted
from sqlanon.errors import DatabaseError, PublishError, VerificationError
from sqlanon.sql.dialects import Lying, Moving
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Counter:
    """Where the next key comes from, on engines that count in an object of its own.

    Attributes:
        sequence: The sequence, as text of the engine's; None where there is none, or none is asked.
        guarded: Whether the engine refuses keys that do not come from it.
    """

    sequence: str | None
    guarded: bool

    @classmethod
    def of(cls, workspace: Workspace, table: RelationName, column: str) -> Counter:
        """The counter of a key."""
        dialect = workspace.dialect
        if not dialect.keys_from_sequences:
            return cls(None, guarded=False)
        rows = workspace.rows(
            "inspect/next_key",
            **dialect.looked_up(table)._asdict(),
            qualified=dialect.literal(dialect.table(table)),
            column=dialect.literal(column),
        )
        for sequence, guarded in rows:
            return cls(None if sequence is None else str(sequence), guarded=bool(guarded))
        return cls(None, guarded=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """A table whose columns get the new numbers, as the templates see it.

    Attributes:
        table: The table.
        columns: The columns; of the table whose key it is the key comes first.
        kept: Columns that would tell the time of the change, and are given what they have.
        told: What tells its rows apart beside these columns, and must stay theirs.
    """

    table: Sql
    columns: tuple[Sql, ...]
    kept: tuple[Sql, ...]
    told: tuple[Sql, ...]


@dataclass(frozen=True, slots=True)
class MovedKeys:
    """A key on its way to new numbers.

    Attributes:
        source: The table whose key it is.
        others: Other tables that point to it.
        columns: All columns of the source that can be written to.
        index: The name of its primary key.
        largest: The greatest number that it takes.
        counter: Where its next value comes from.
    """

    source: Moved
    others: tuple[Moved, ...]
    columns: tuple[Sql, ...]
    index: str
    largest: int
    counter: Counter

    def write(self, workspace: Workspace) -> None:
        """Draw the numbers, write them, and measure what was written.

        Raises:
            PublishError: the key's type has no room beyond the numbers that are there.
            VerificationError: a row has no new number, or something points elsewhere than before.
        """
        key, table = self.source.columns[0], self.source.table
        moved = (self.source, *self.others)
        holding = [(one.table, column) for one in moved for column in one.columns]
        numbers = workspace.make(
            "in_place/new_keys",
            "numbers",
            table=table,
            key=key,
            lot=workspace.fragment("publish/lot"),
            holding=holding,
        )
        workspace.check("in_place/largest_key", self._refuse_full, numbers=numbers)
        before = [workspace.make("in_place/held", "held", one=one) for one in moved]
        if self.counter.guarded:
            workspace.run("in_place/guard_key", table=table, column=key, word=Sql("BY DEFAULT"))
        self._move(workspace, numbers)
        if self.counter.guarded:
            workspace.run("in_place/guard_key", table=table, column=key, word=Sql("ALWAYS"))
        self._lay(workspace, key)
        if self.counter.sequence is not None:
            name = workspace.dialect.literal(self.counter.sequence)
            workspace.rows("in_place/next_key", table=table, key=key, sequence=name)
        workspace.check(
            "in_place/misdirected",
            _refuse_misdirected,
            numbers=numbers,
            tables=[
                (one, held, one is self.source) for one, held in zip(moved, before, strict=True)
            ],
        )
        workspace.drop(numbers, *before)

    def _refuse_full(self, answer: list[tuple[Any, ...]]) -> None:
        rows, greatest = answer[0]
        if greatest is not None and int(greatest) > self.largest:
            raise PublishError(
                f"the key has no room for {counted(int(rows), 'new number')} beyond those that "
                "are there; nothing was published. Give it a wider type, or keep it"
            )

    def _move(self, workspace: Workspace, numbers: WorkTable) -> None:
        """Write the numbers: to what points to the key first, and to the key last."""
        if workspace.dialect.moving is Moving.ONE_STATEMENT:
            changes = [
                workspace.fragment(
                    "in_place/point_rows", table=one.table, columns=one.columns, numbers=numbers
                )
                for one in (*self.others, self.source)
            ]
            workspace.run("in_place/point_all", changes=changes)
            workspace.run("in_place/settle")
            return
        own = [(self.source, column) for column in reversed(self.source.columns)]
        pointing = [(one, column) for one in self.others for column in one.columns]
        with _put_off(workspace):
            for one, column in [*pointing, *own]:
                workspace.run(
                    "in_place/point",
                    table=one.table,
                    column=column,
                    kept=one.kept,
                    numbers=numbers,
                )

    def _lay(self, workspace: Workspace, key: Sql) -> None:
        """Let the rows lie in the order of the new numbers, where they do not of themselves."""
        table = self.source.table
        match workspace.dialect.lying:
            case Lying.CLUSTERED:
                index = workspace.dialect.quote(self.index)
                rows = workspace.rows(
                    "inspect/clustered", qualified=workspace.dialect.literal(table)
                )
                workspace.run("in_place/cluster", table=table, index=index)
                before = [workspace.dialect.quote(str(name)) for (name,) in rows]
                workspace.run("in_place/uncluster", table=table, before=before)
            case Lying.REWRITTEN:
                kept = workspace.make("in_place/whole", "kept", table=table, columns=self.columns)
                workspace.run("in_place/empty", table=table)
                workspace.run(
                    "in_place/refill", table=table, columns=self.columns, kept=kept, key=key
                )
                workspace.drop(kept)


@contextmanager
def _put_off(workspace: Workspace) -> Iterator[None]:
    """Foreign keys are looked at later, if the engine can put that off; and then they are."""
    if workspace.dialect.moving is not Moving.PUT_OFF:
        yield
        return
    workspace.run("in_place/put_off")
    try:
        yield
    except BaseException:
        with suppress(DatabaseError):  # what went wrong first is what is told
            workspace.run("in_place/put_on")
        raise
    workspace.run("in_place/put_on")


def _refuse_misdirected(answer: list[tuple[Any, ...]]) -> None:
    rows = sum(int(cell) for cell in answer[0])
    if rows:
        raise VerificationError(
            f"under the new numbers of the key there are {counted(rows, 'row')} more or less than "
            "there were: they did not get theirs, or point elsewhere than before; nothing was "
            "published"
        )

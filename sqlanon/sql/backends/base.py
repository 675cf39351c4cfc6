"""How SQL is run: the one interface that the workspace has to a database."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sqlanon.errors import DatabaseError, TryAgainError, UnsupportedError, note
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Insert, Load, Query, Sql, Statement


IN_TRANSACTION = (
    "the connection has a transaction open; replacing a table in place needs one of its own: "
    "commit or roll back first"
)


Order: TypeAlias = Literal["dmy", "mdy", "ymd"]
"""The order of day, month and year in dates of a CSV file."""
MOMENT = "moment"
"""The type of a column of a CSV file that is a date or a timestamp."""


@dataclass(frozen=True, slots=True)
class FileTable:
    """A file, as something to connect to: an embedded DuckDB with its rows in a table.

    Attributes:
        path: Where it is.
        form: csv, csv.gz or parquet.
        name: What the table is called.
        delimiter: CSV: what separates the cells of a line; None to find it.
        encoding: CSV: its encoding; None to find it.
        decimal: CSV: the decimal sign; None to find it.
        date_order: CSV: the order of its dates; None to find it.
        types: CSV: column and text, integer, number, date, timestamp, or moment for one of the
            latter two; others are text.
        missing: CSV: column and the cells in it that are NULL, whatever its type is.
        needed: Columns that it must have.
    """

    path: Path
    form: Literal["csv", "csv.gz", "parquet"]
    name: RelationName
    delimiter: str | None = None
    encoding: str | None = None
    decimal: str | None = None
    date_order: Order | None = None
    types: tuple[tuple[str, str], ...] = ()
    missing: tuple[tuple[str, tuple[str, ...]], ...] = ()
    needed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EngineVersion:
    """Name and version of an engine, and of the driver that speaks to it.

    Attributes:
        name: The dialect.
        version: The engine's version; None where it does not say.
        driver: The driver's name.
        driver_version: The driver's version; None where it does not say.
    """

    name: str
    version: str | None = None
    driver: str | None = None
    driver_version: str | None = None


class Backend(ABC):
    """One connection to one database.

    A connection that the caller handed over is left as it was found: never closed, and where the
    caller has a transaction open, never committed nor rolled back beyond what sqlanon did in it.

    Attributes:
        dialect: How SQL is spelled here.
        snapshot: Whether all reads of the open transaction see one state of the database. Where
            this is false, whoever reads the source twice must compare what was read.
        nested: Whether the open transaction is part of one that the caller had open.
        session: The server's number of the session, where it has one that others can ask about.
        outlives: Whether the session goes on when the backend is closed.
        work_schema: The schema of relations of the workspace, in a transaction, where they are
            tables that outlive a killed run; None where their names need none.
    """

    dialect: Dialect
    snapshot: bool = True
    nested: bool = False
    session: int | None = None
    outlives: bool = False
    work_schema: str | None = None

    @property
    def engine(self) -> EngineVersion:
        """Names and versions as the driver knows them; no statement is run for it."""
        return EngineVersion(self.dialect.name)

    @property
    def server(self) -> str | None:
        """Host and port of the server; None of an embedded engine, or where nobody says it."""
        return None

    @property
    def undoes_ddl(self) -> bool:
        """Whether `rollback` undoes relations that were made since `begin`."""
        return self.dialect.ddl_rolls_back

    @abstractmethod
    def execute(self, command: Command) -> None:
        """Run a statement that returns no rows.

        Raises:
            DatabaseError: the statement failed; the message holds no data.
        """

    @abstractmethod
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """All rows of a query; only counts, sums, codes and names are asked for this way."""

    @abstractmethod
    def names(self, query: Query) -> list[str]:
        """Column names of a query's result, as the driver reports them."""

    @abstractmethod
    def insert(self, insert: Insert) -> None:
        """Insert rows by bind parameters."""

    @abstractmethod
    def load(self, load: Load) -> None:
        """Insert rows of whole numbers, all in one text."""

    def stream(self, query: Query, held: list[object]) -> None:
        """Put rows of a query there as an Arrow stream, for `Take`, where `streams_rows`.

        Nothing else can be asked until they are read, or the stream is gone.
        """
        del held
        raise UnsupportedError(f"{self.dialect.name}: rows do not come as a stream ({query.name})")

    def expect(self, rows: int) -> None:
        """Be told that from here on relations have about so many rows at the most."""
        del rows

    @property
    def recurses(self) -> bool:
        """Whether rounds may be turns of one recursive query, and that can still be interrupted."""
        return False

    def silent(self) -> AbstractContextManager[None]:
        """Keep the statements inside out of a plan's script: a run does not need them."""
        return nullcontext()

    def withholds(self, statement: Statement) -> bool:
        """Whether a statement is not run here: a plan only writes down what a run would write."""
        del statement
        return False

    @property
    def holds_transaction_open(self) -> bool:
        """Whether a run holds a transaction open on a server for as long as it takes."""
        return False

    @property
    def idle_limit(self) -> float | None:
        """Seconds after which the server ends an idle transaction; None where it has no limit."""
        return None

    def keep_alive(self) -> AbstractContextManager[None]:
        """Nobody ends the connection because it is idle, as it is while a search runs elsewhere."""
        return nullcontext()

    @contextmanager
    def transaction(self, *, write: bool, alone: bool = False) -> Iterator[None]:
        """Everything inside is undone when it raises, as far as the engine can.

        Args:
            write: Whether the transaction may write outside its own temporary relations.
            alone: Whether it will lock the source against others. It then has to be a transaction
                of its own, and reads what is committed once it has the lock.

        Raises:
            UnsupportedError: it has to be alone, and the caller has a transaction open.
        """
        try:
            self.begin(write=write, alone=alone)
        except BaseException:
            with suppress(DatabaseError):  # nothing was begun yet
                self.rollback()
            raise
        try:
            with self.keep_alive():
                yield
            self.commit()
        except BaseException as error:
            self._undo(error)
            raise

    def _undo(self, first: BaseException) -> None:
        """Roll back after an error, which is the one to be told: not what follows from it."""
        try:
            self.rollback()
        except DatabaseError as second:
            # where the connection is lost, the database rolls back by itself
            if not isinstance(second, TryAgainError) and not isinstance(first, TryAgainError):
                note(first, f"rolling back failed as well: {second}")

    @abstractmethod
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Open a transaction, or a savepoint inside the caller's; see `transaction`."""

    @abstractmethod
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        """List the commands by which another client gets where `begin` leads to, for scripts."""

    @abstractmethod
    def commit(self) -> None:
        """Make what happened since `begin` permanent, unless the caller's transaction is open."""

    @abstractmethod
    def rollback(self) -> None:
        """Undo what happened since `begin`."""

    @abstractmethod
    def close(self) -> None:
        """Give the connection back; a connection of the caller's stays open."""

    def companion(self) -> Backend:
        """A second connection to the same database, to be closed by whoever asked for it.

        Raises:
            UnsupportedError: there is no way to a second one from here.
        """
        raise UnsupportedError("this connection cannot be opened a second time")

    def bystander(self) -> Backend:
        """The same, to ask what is no part of a run and of its script, also where this one failed.

        Raises:
            UnsupportedError: there is no way to a second one from here.
        """
        return self.companion()

    def resolve(self, relation: RelationName) -> RelationName:
        """The relation as named; a backend may add what a bare name leaves open."""
        return relation


def load_statement(dialect: Dialect, load: Load, mark: Sql) -> Sql:
    """The statement that puts packed rows in, with what the driver takes for a parameter."""
    return render(dialect, "session/load", relation=load.relation, columns=load.columns, mark=mark)

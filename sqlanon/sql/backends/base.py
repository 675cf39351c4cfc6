"""The interface through which the workspace runs SQL on a database."""

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
    """A file to connect to, as an embedded DuckDB with its rows in a table.

    Attributes:
        delimiter: CSV: the separator of cells; None to find it.
        encoding: CSV: its encoding; None to find it.
        decimal: CSV: the decimal sign; None to find it.
        date_order: CSV: the order of its dates; None to find it.
        types: CSV: column and text, integer, number, date, timestamp, or moment for one of the
            latter two; others are text.
        missing: CSV: column and the cells in it that are NULL, whatever its type is.
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
    """Name and version of an engine, and of the driver that speaks to it."""

    name: str
    version: str | None = None
    driver: str | None = None
    driver_version: str | None = None


class Backend(ABC):
    """One connection to one database.

    A connection of the caller is left as it was: it is never closed. If the caller has a
    transaction open, it is never committed, and rolled back only to the start of sqlanon's work.

    Attributes:
        snapshot: Whether all reads of the open transaction see one state of the database. If not,
            code that reads the source twice must compare both reads.
        nested: Whether the open transaction is part of one that the caller had open.
        session: The server's number of the session, if other sessions can look it up.
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
        """Names and versions as the driver knows them, without a statement."""
        return EngineVersion(self.dialect.name)

    @property
    def server(self) -> str | None:
        """Host and port of the server; None for an embedded engine, or where they are unknown."""
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
        """Return all rows of a query, which are only counts, sums, codes and names."""

    @abstractmethod
    def names(self, query: Query) -> list[str]:
        """Return the column names of a query's result, as the driver reports them."""

    @abstractmethod
    def insert(self, insert: Insert) -> None:
        """Insert rows by bind parameters."""

    @abstractmethod
    def load(self, load: Load) -> None:
        """Insert rows of whole numbers, all in one text."""

    def stream(self, query: Query, held: list[object]) -> None:
        """Put an Arrow stream of a query's rows into `held`, for `Take`, where `streams_rows`.

        No other query can run until the stream is read or deleted.
        """
        del held
        raise UnsupportedError(f"{self.dialect.name}: rows do not come as a stream ({query.name})")

    def expect(self, rows: int) -> None:
        """Prepare for relations of at most about so many rows."""
        del rows

    @property
    def recurses(self) -> bool:
        """Whether rounds may be one recursive query, which can still be interrupted."""
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
        """Keep the connection from being ended as idle while a search runs in another database."""
        return nullcontext()

    @contextmanager
    def transaction(self, *, write: bool, alone: bool = False) -> Iterator[None]:
        """Run a transaction, and undo it on an error, as far as the engine can.

        Args:
            write: Whether the transaction may write outside its own temporary relations.
            alone: Whether it will lock the source against other writers. It then must be a
                transaction of its own, and reads what is committed once it has the lock.

        Raises:
            UnsupportedError: `alone` is set, and the caller has a transaction open.
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
        """Roll back after an error, which stays the one to report if the rollback fails too."""
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
        """Close the connection; a connection of the caller stays open."""

    def companion(self) -> Backend:
        """Open a second connection to the same database, which the caller closes.

        Raises:
            UnsupportedError: a second connection is not possible.
        """
        raise UnsupportedError("this connection cannot be opened a second time")

    def bystander(self) -> Backend:
        """Open a second connection for queries outside of a run and its script.

        It also works after this connection has failed.

        Raises:
            UnsupportedError: a second connection is not possible.
        """
        return self.companion()

    def resolve(self, relation: RelationName) -> RelationName:
        """Return the relation as named. A backend may add the schema of a bare name."""
        return relation


def load_statement(dialect: Dialect, load: Load, mark: Sql) -> Sql:
    """Render the statement that inserts packed rows, with the driver's placeholder."""
    return render(
        dialect, "workspace/load", relation=load.relation, columns=load.columns, mark=mark
    )

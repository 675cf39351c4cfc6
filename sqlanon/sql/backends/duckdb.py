"""DuckDB through its own driver, and embedded databases for searches and files."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack, contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import duckdb
from typing_extensions import override

from sqlanon.errors import DatabaseError, SqlanonError, UnsupportedError
from sqlanon.sql.backends.base import IN_TRANSACTION, Backend, EngineVersion, load_statement
from sqlanon.sql.backends.orphans import spill_folder
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.statement import PARAMETER, Command, Insert, Load, Query, Sql, Take
from sqlanon.sql.templates import dialect_named, render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from sqlanon.sql.dialects import Dialect


_Result = TypeVar("_Result")
Failing: TypeAlias = "Callable[[Exception], SqlanonError]"
"""Converts an error of the driver to one of sqlanon."""


ONE_THREAD = 122_880
"""Rows of DuckDB's row group, which one thread reads. Up to there more threads only wait for each
other: 30,000 rows took 1.05 CPU seconds on four, 0.74 on one, and were not done any sooner."""

SMALL = 4 << 20
"""Bytes of a database file that probably has fewer rows. `expect` gets their number later."""

_PAUSE = 0.1
"""Seconds after which an interrupted connection is interrupted again, until it is idle."""


def _rows(result: duckdb.DuckDBPyConnection) -> list[Any]:
    return result.fetchall()


def _names(result: duckdb.DuckDBPyConnection) -> list[Any]:
    return [str(column[0]) for column in result.description or ()]


class DuckDBBackend(Backend):
    """A DuckDB connection.

    In an open transaction of the caller, nothing is begun, committed or rolled back, because DuckDB
    has no savepoints. An error aborts the caller's transaction, as any failed statement does.
    """

    def __init__(
        self,
        connection: duckdb.DuckDBPyConnection,
        *,
        owned: bool,
        small: bool = False,
        taken: AbstractContextManager[object] | None = None,
    ) -> None:
        """Wrap a connection.

        Args:
            small: Whether its database is probably as small as `ONE_THREAD`.
            taken: The pool's entry of the connection, which is returned in the end. Until then no
                other code gets the same connection, and rolls back our work.
        """
        self.dialect: Dialect = dialect_named("duckdb")
        self._connection = connection
        self._owned = owned
        self._small = small
        self._lent = ExitStack()
        if taken is not None:
            self._lent.enter_context(taken)
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlanon-duckdb")
        self.nested = False
        self._path: Sql | None = None
        self._threads: int | None = None

    @property
    @override
    def engine(self) -> EngineVersion:
        """Engine and driver have the same version, because the driver contains the engine."""
        return EngineVersion(self.dialect.name, duckdb.__version__, "duckdb", duckdb.__version__)

    @property
    @override
    def undoes_ddl(self) -> bool:
        """Not in the caller's transaction, which only an error of DuckDB's own undoes as well."""
        return not self.nested

    @override
    def execute(self, command: Command) -> None:
        if isinstance(command, Take):
            self._take(command)
        else:
            self._run(command.name, command.sql)

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        return self._run(query.name, query.sql)

    @override
    def names(self, query: Query) -> list[str]:
        return self._run(query.name, query.sql, None, _names)

    @override
    def insert(self, insert: Insert) -> None:
        """Bind one list per column: executemany takes 0.1 to 0.8 ms a row."""
        if not insert.rows:
            return
        marks = [
            Sql("?::BIGINT[]" if isinstance(cell, int) else "?::VARCHAR[]")
            for cell in insert.rows[0]
        ]
        sql = render(
            self.dialect,
            "workspace/insert_lists",
            relation=insert.relation,
            columns=insert.columns,
            marks=marks,
        )
        self._run(insert.name, sql, [list(column) for column in zip(*insert.rows, strict=True)])

    @override
    def load(self, load: Load) -> None:
        sql = load_statement(self.dialect, load, PARAMETER)
        self._run(load.name, sql, [load.packed])

    @override
    def stream(self, query: Query, held: list[object]) -> None:
        """A capsule of C's, which is run as it is read."""
        self._done(
            query.name,
            lambda: held.append(self._connection.sql(query.sql).__arrow_c_stream__(None)),
        )

    def _take(self, take: Take) -> None:
        """Insert from an unnamed relation: a registered one would be a view of the caller's."""
        self._done(
            take.name,
            lambda: self._connection.from_arrow(take.stream.pop()).insert_into(take.relation),
        )

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        """Begin a transaction unless one is open: BEGIN inside a transaction aborts it."""
        del write
        self.nested = not self._owned and self._in_transaction()
        if self.nested and alone:
            raise UnsupportedError(IN_TRANSACTION)
        if self._small:
            self._small = False
            self.expect(0)
        if not self.nested:
            for command in self.opening(write=True):
                self.execute(command)
        self._search_path()

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write, alone
        return [Command("workspace/begin", render(self.dialect, "workspace/begin"))]

    def _in_transaction(self) -> bool:
        """Whether two statements have the same transaction id, so that a transaction is open."""
        query = Query("workspace/transaction", render(self.dialect, "workspace/transaction"))
        first, second = (self.fetch(query) for _ in range(2))
        return first == second

    @override
    def commit(self) -> None:
        if not self.nested:
            self._run("commit", render(self.dialect, "workspace/commit"))

    @override
    def rollback(self) -> None:
        if not self.nested:
            self._run("rollback", Sql("ROLLBACK"))

    @override
    def expect(self, rows: int) -> None:
        """Use one thread for few rows, if the database was opened for this run."""
        if rows > ONE_THREAD:
            self._use_all_threads()
            return
        if not self._owned or self._threads is not None:
            return
        threads, fixed = self._threads_used()
        if threads > 1 and not fixed:
            self._threads = threads
            self._use_threads(1)

    @property
    @override
    def recurses(self) -> bool:
        """Whether there is one thread: with several, one may wait for ever after an interrupt.

        4 of 14 runs of 200,000 rows on two cores did (2.0.1), and none of 29 with one thread.
        """
        return self.dialect.groups_in_recursion and self._threads_used()[0] == 1

    def _threads_used(self) -> tuple[int, bool]:
        """Return the number of threads, and whether it cannot be changed."""
        asked = Query("workspace/threads", render(self.dialect, "workspace/threads"))
        ((threads, fixed),) = self.fetch(asked)
        return int(threads), bool(fixed)

    def _use_all_threads(self) -> None:
        """Use as many threads as before."""
        if self._threads is not None:
            threads, self._threads = self._threads, None
            self._use_threads(threads)

    def _use_threads(self, threads: int) -> None:
        sql = render(self.dialect, "workspace/use_threads", threads=threads)
        self.execute(Command("workspace/use_threads", sql))

    @override
    def close(self) -> None:
        with suppress(DatabaseError):  # other code of this process may use the same database
            self._use_all_threads()
        self._worker.shutdown()
        with suppress(DatabaseError):  # what was committed stays, also if closing fails
            translate_errors("close", self._give_back)

    def _give_back(self) -> None:
        if self._owned:
            self._connection.close()
        self._lent.close()

    @override
    def companion(self) -> Backend:
        """Open a cursor: a second connection to the same databases, with the same search path."""
        path = self._search_path()
        other = DuckDBBackend(self._done("connect", self._connection.cursor), owned=True)
        if path:
            other.execute(
                Command("workspace/set_path", render(self.dialect, "workspace/set_path", path=path))
            )
        return other

    def _search_path(self) -> Sql:
        """The search path of names, as the engine writes it. It is read once, before any error.

        A cursor begins with the database that was opened, even if the caller has used `USE`.
        """
        if self._path is None:
            asked = Query("workspace/path", render(self.dialect, "workspace/path"))
            said = str(self.fetch(asked)[0][0])
            self._path = self.dialect.literal(said) if said else Sql("")
        return self._path

    def _await_result(self, call: Callable[[], _Result]) -> _Result:
        try:
            return self._worker.submit(call).result()
        except KeyboardInterrupt:
            # DuckDB's own handler may miss Ctrl-C while a statement runs (2.0.0, 9 of 12 tries),
            # and one that was handed over a moment ago may not have begun
            idle = self._worker.submit(_nothing)
            while not idle.done():
                self._connection.interrupt()
                wait([idle], timeout=_PAUSE)
            raise

    def read_file(self, name: str, sql: Sql, failing: Failing) -> list[tuple[Any, ...]]:
        """Run a statement that reads a file, and return its rows.

        Args:
            failing: Converts the driver's error, which may quote lines of the file.
        """
        return self._done(name, lambda: _rows(self._connection.execute(sql)), failing)

    def _run(
        self,
        name: str,
        sql: Sql,
        parameters: list[Any] | None = None,
        read: Callable[[duckdb.DuckDBPyConnection], list[Any]] = _rows,
    ) -> list[Any]:
        """Run a statement and read its result: DuckDB may raise an error of a row only then."""
        return self._done(name, lambda: read(self._connection.execute(sql, parameters)))

    def _done(
        self, name: str, call: Callable[[], _Result], failing: Failing | None = None
    ) -> _Result:
        """Call the driver so that Ctrl-C can interrupt it."""
        return translate_errors(name, lambda: self._await_result(call), failing)


def translate_errors(
    name: str, call: Callable[[], _Result], failing: Failing | None = None
) -> _Result:
    """Call DuckDB, and translate its errors.

    Args:
        failing: Converts the driver's error; by default by the kinds of `sql.faults`.

    Raises:
        DatabaseError: the call failed; the message has no data.
    """
    try:
        return call()
    except SqlanonError:
        raise
    except Exception as error:  # noqa: BLE001 - RuntimeError, and those of Arrow and of pandas
        made = statement_failure("duckdb", name, error) if failing is None else failing(error)
    # raised here, so that the driver's error, which may quote rows, is not kept as a context
    raise made


def _nothing() -> None:
    """Do nothing: when this task is done, the worker has finished all others."""


# -- embedded databases of our own -----------------------------------------------------------------

_MEMORY = "50%"
"""Share of the memory of the machine or container; more spills to the folder."""


@contextmanager
def in_memory(**settings: str) -> Iterator[duckdb.DuckDBPyConnection]:
    """Open an empty database in memory, and close it at the end.

    It spills to a folder of its own, which is removed at the end. If there is no place for
    temporary files, it uses memory only.
    """
    with spill_folder() as folder:
        where = {"memory_limit": _MEMORY, "temp_directory": str(folder or "")}
        opened = translate_errors(
            "connect", lambda: duckdb.connect(":memory:", config={**where, **settings})
        )
        try:
            yield opened
        finally:
            opened.close()


@contextmanager
def open_embedded(rows: int) -> Iterator[Backend]:
    """Open an empty database in memory, which has access only to a folder of its own."""
    with in_memory(**({"threads": "1"} if rows <= ONE_THREAD else {})) as opened:
        backend = DuckDBBackend(opened, owned=True)
        try:
            backend.execute(Command("workspace/shut", render(backend.dialect, "workspace/shut")))
            yield backend
        finally:
            backend.close()

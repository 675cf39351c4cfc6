"""Engines with a dialect that SQLAlchemy reaches: SQLite, PostgreSQL, MariaDB and MySQL."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from threading import Event, RLock, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Self, TypeVar

from typing_extensions import override

from sqlanon.errors import DatabaseError, SqlanonError, UnsupportedError
from sqlanon.sql.backends.base import IN_TRANSACTION, Backend, EngineVersion, load_statement
from sqlanon.sql.backends.sessions import session_of
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.statement import PARAMETER, Command, Insert, Load, Query, Sql
from sqlanon.sql.templates import dialect_named, render

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from types import TracebackType

    import sqlalchemy
    from sqlalchemy.engine import Connection, Engine

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Statement


# -- idle connections ------------------------------------------------------------------------------
#
# Servers end transactions and sessions that are idle for long
# (`idle_in_transaction_session_timeout` of PostgreSQL, `idle_transaction_timeout` and
# `wait_timeout` of MariaDB), and so do proxies.

_SHARE = 3
"""Statements to send within the time after which a server ends an idle connection."""


class Turns:
    """Serializes the statements of a run and those that keep its connection alive.

    Attributes:
        idle: Seconds that the connection had been idle when the last statement began.
        lost: The error by which the connection was lost between two statements; None without one.
    """

    def __init__(self) -> None:
        self.idle = 0.0
        self.lost: DatabaseError | None = None
        self._lock = RLock()
        self._last = monotonic()

    def __enter__(self) -> Self:
        self._lock.acquire()
        self.idle = monotonic() - self._last
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._last = monotonic()
        self._lock.release()

    @contextmanager
    def keep_alive(
        self, longest: float, limit: float | None, send: Callable[[], object]
    ) -> Iterator[None]:
        """Send a statement from another thread whenever the connection is idle.

        The run's own thread cannot do it, because it may be in a long step of the search.

        Args:
            longest: Seconds that the connection may be idle.
            limit: Seconds after which the server ends it; None where they are unknown.
            send: Sends the statement. Its errors end this thread, but not the run.
        """
        pause = longest if limit is None else min(longest, limit / _SHARE)
        over = Event()

        def keep() -> None:
            wait = pause
            while not over.wait(wait):
                wait = pause - (monotonic() - self._last)
                if wait > 0:
                    continue
                wait = pause
                if not self._lock.acquire(blocking=False):
                    continue  # a statement of the run is under way
                self.idle = monotonic() - self._last
                try:
                    send()
                except DatabaseError as error:
                    self.lost = error
                    return
                finally:
                    self._last = monotonic()
                    self._lock.release()

        thread = Thread(target=keep, name="sqlanon-idle", daemon=True)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()


# -- the backend -----------------------------------------------------------------------------------

_Result = TypeVar("_Result")


_UNSTREAMED = {"stream_results": False, "yield_per": None}
"""Options in place of the caller's: psycopg would DECLARE a cursor for other statements too."""


class SqlAlchemyBackend(Backend):
    """A SQLAlchemy connection that runs complete statements without parameter processing."""

    def __init__(
        self,
        connection: Connection,
        *,
        owned: bool,
        dispose: Engine | None = None,
        dialect: Dialect | None = None,
    ) -> None:
        """Wrap a connection.

        Raises:
            UnsupportedError: sqlanon has no dialect for this engine.
        """
        self._connection = connection
        self._owned = owned
        self._dispose = dispose
        self.outlives = dispose is None  # it is the caller's, or goes back to a pool
        self.dialect = dialect or dialect_named(name_of(connection))
        self._turns = Turns()
        self._session = session_of(self.dialect)(connection, self)

    @property
    @override
    def engine(self) -> EngineVersion:
        """The versions that SQLAlchemy read when it connected."""
        dialect = self._connection.dialect
        said: tuple[object, ...] = getattr(dialect, "server_version_info", None) or ()
        driver_version = getattr(dialect.loaded_dbapi, "__version__", None)
        return EngineVersion(
            self.dialect.name, ".".join(map(str, said)) or None, dialect.driver, driver_version
        )

    @property
    @override
    def server(self) -> str | None:
        """The server as the driver knows it, with the default port, else as in the URL."""
        driver = self.translate_errors(
            "connect", lambda: self._connection.connection.driver_connection
        )
        told, url = getattr(driver, "info", driver), self._connection.engine.url
        host, port = (getattr(told, one, None) or getattr(url, one) for one in ("host", "port"))
        return None if host is None else f"{host}:{port}" if port else str(host)

    # -- statements -----------------------------------------------------------------------------

    @override
    def execute(self, command: Command) -> None:
        self._run(command, lambda result: result.close())

    @override
    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        return self._run(query, lambda result: [tuple(row) for row in result])

    @override
    def names(self, query: Query) -> list[str]:
        return self._run(query, _names)

    def _run(
        self, statement: Statement, read: Callable[[sqlalchemy.CursorResult[Any]], _Result]
    ) -> _Result:
        """Run complete SQL and read its result, since some errors come only then.

        With `no_parameters`, no driver reads a `%` or `:x` in it.
        """
        options = {"no_parameters": True, **_UNSTREAMED}
        run = self._connection.exec_driver_sql
        return self.translate_errors(
            statement.name,
            lambda: read(run(statement.sql, execution_options=options)),
            needs=statement.needs,
        )

    def translate_errors(
        self, name: str, action: Callable[[], _Result], *, needs: str = ""
    ) -> _Result:
        """Call the driver. Its error is translated, and not kept as a context."""
        with self._turns:
            try:
                return action()
            except SqlanonError:
                raise
            except Exception as error:  # noqa: BLE001 - drivers raise more than DB-API knows
                failure = self._failure(name, error, needs)
        raise failure

    def _failure(self, name: str, error: Exception, needs: str) -> DatabaseError:
        """Build the error for a statement, or for the loss of the connection before it."""
        lost, self._turns.lost = self._turns.lost, None
        if lost is not None:
            return lost
        return statement_failure(
            self.dialect.name,
            name,
            error,
            family=self.dialect.parent,
            needs=needs,
            limits=self._session.limits,
            idle=self._turns.idle,
        )

    @property
    @override
    def holds_transaction_open(self) -> bool:
        return self.dialect.longest_pause is not None

    @property
    @override
    def idle_limit(self) -> float | None:
        return min(self._session.idle_limits.values(), default=None)

    @override
    def keep_alive(self) -> AbstractContextManager[None]:
        longest = self.dialect.longest_pause
        # an asynchronous driver works only in the event loop that it was called from
        if longest is None or self._connection.dialect.is_async:
            return nullcontext()
        sent = partial(self._keep_alive, render(self.dialect, "workspace/alive"))
        return self._turns.keep_alive(longest, self.idle_limit, sent)

    def _keep_alive(self, sql: str) -> None:
        """Send a statement without effect, and raise only if the connection was lost."""
        failure = None
        try:
            self._send_alone(sql)
        except Exception as error:  # noqa: BLE001 - as in `translate_errors`
            failure = self._failure("workspace/alive", error, "")
        if failure is not None and self._connection.invalidated:
            raise failure

    def _send_alone(self, sql: str) -> None:
        """Send a statement that is no part of a run."""
        options = {"no_parameters": True, **_UNSTREAMED}
        self._connection.exec_driver_sql(sql, execution_options=options).close()

    @override
    def insert(self, insert: Insert) -> None:
        if not insert.rows:
            return
        mark = self._mark
        sql = render(
            self.dialect,
            "workspace/insert",
            # where `%s` marks a parameter, a `%` in a name has to be doubled
            relation=insert.relation
            if mark is PARAMETER
            else Sql(insert.relation.replace("%", "%%")),
            columns=insert.columns,
            marks=[mark] * len(insert.columns),
        )
        cells = [*insert.rows]
        self.translate_errors(
            insert.name,
            lambda: self._connection.exec_driver_sql(sql, cells, execution_options=_UNSTREAMED),
            needs=insert.needs,
        )

    @override
    def load(self, load: Load) -> None:
        sql = load_statement(self.dialect, load, self._mark)
        packed = self.dialect.pack(load.packed)
        self.translate_errors(
            load.name,
            lambda: self._connection.exec_driver_sql(sql, (packed,), execution_options=_UNSTREAMED),
            needs=load.needs,
        )

    @property
    def _mark(self) -> Sql:
        return PARAMETER if self._connection.dialect.paramstyle == "qmark" else Sql("%s")

    # -- transactions ---------------------------------------------------------------------------

    @override
    def begin(self, *, write: bool, alone: bool = False) -> None:
        self.nested = nested = self._connection.in_transaction()
        self._refuse_autocommit()
        if nested and alone:
            raise UnsupportedError(IN_TRANSACTION)
        makes_tables = write or self.dialect.work_tables_stay
        if nested and self.dialect.commits_on_ddl and makes_tables:
            raise UnsupportedError(
                f"the connection has a transaction open, and {self.dialect.name} commits it with "
                "the first CREATE TABLE: commit or roll back first, or pass the Engine"
            )
        # both versions of psycopg have it; read now, because a lost connection does not
        driver = self._dbapi()
        info = getattr(driver, "info", None)
        self.session = self.translate_errors("begin", lambda: getattr(info, "backend_pid", None))
        self._session.begin(write=write, nested=nested, isolate=not nested and not alone)
        self.snapshot = self._session.snapshot

    @override
    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        del write
        return self._session.opening(isolate=not alone)

    def _dbapi(self) -> Any:  # noqa: ANN401 - a connection of any driver's
        return self.translate_errors("begin", lambda: self._connection.connection.driver_connection)

    def _refuse_autocommit(self) -> None:
        """Refuse a connection that commits each statement, because nothing can be rolled back."""
        driver = self._dbapi()

        def commits() -> object:
            said = getattr(driver, "autocommit", False)
            # PyMySQL: a method that sets it, and another that asks
            return driver.get_autocommit() if callable(said) else said

        if self.translate_errors("begin", commits) is True:
            raise UnsupportedError(
                "the connection is in AUTOCOMMIT mode; pass one with transactions"
            )

    @override
    def commit(self) -> None:
        self._session.commit()

    @override
    def rollback(self) -> None:
        self._session.rollback()

    @override
    def resolve(self, relation: RelationName) -> RelationName:
        return self._session.resolve(relation)

    @override
    def companion(self) -> Backend:
        opened = self.translate_errors("connect", self._connection.engine.connect)
        return SqlAlchemyBackend(opened, owned=True)

    @override
    def close(self) -> None:
        for give_back in (
            self._connection.close if self._owned else None,
            None if self._dispose is None else self._dispose.dispose,
        ):
            if give_back is not None:
                with suppress(DatabaseError):  # what was committed stays
                    self.translate_errors("close", give_back)


def _names(result: sqlalchemy.CursorResult[Any]) -> list[str]:
    with result:
        description = result.cursor.description if result.cursor is not None else ()
        return [str(column[0]) for column in description or ()]


def name_of(connection: Connection) -> str:
    """Return the name of the dialect of a connection's engine."""
    engine = connection.dialect
    return "mariadb" if getattr(engine, "is_mariadb", False) else engine.name.partition(".")[0]

"""Any engine that SQLAlchemy reaches: SQLite, PostgreSQL, MariaDB and MySQL."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from sqlanon.errors import ConnectionFailedError, DatabaseError, UnsupportedError
from sqlanon.sql.backends.base import IN_TRANSACTION, Backend, EngineVersion, load_statement
from sqlanon.sql.backends.sessions import session_of
from sqlanon.sql.faults import kinds, statement_failure
from sqlanon.sql.faults.connecting import connection_failure, driver_missing, driver_unknown
from sqlanon.sql.statement import PARAMETER, Command, Insert, Load, Query, Sql
from sqlanon.sql.templates import dialect_named, render

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection, Engine

    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Statement

_Result = TypeVar("_Result")


class SqlAlchemyBackend(Backend):
    """A SQLAlchemy connection, spoken to in complete statements without parameter processing."""

    def __init__(
        self, connection: Connection, *, owned: bool, dispose: Engine | None = None
    ) -> None:
        """Wrap a connection; `owned` says whether it is closed in the end, and its engine too.

        Raises:
            UnsupportedError: sqlanon has no dialect for this engine.
        """
        self._connection = connection
        self._owned = owned
        self._dispose = dispose
        self.outlives = dispose is None  # it is the caller's, or goes back to a pool
        self.dialect = _dialect_of(connection)
        self._session = session_of(self.dialect)(connection, self)

    @property
    def engine(self) -> EngineVersion:
        """See Backend. SQLAlchemy asked for the version when it connected."""
        dialect = self._connection.dialect
        said: tuple[object, ...] = getattr(dialect, "server_version_info", None) or ()
        driver_version = getattr(dialect.loaded_dbapi, "__version__", None)
        return EngineVersion(
            self.dialect.name, ".".join(map(str, said)) or None, dialect.driver, driver_version
        )

    # -- statements -----------------------------------------------------------------------------

    def execute(self, command: Command) -> None:
        """See Backend."""
        self._run(command).close()

    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """See Backend. SQLite works while rows are fetched, so errors come then too."""
        result = self._run(query)
        return self.guarded(query.name, lambda: [tuple(row) for row in result])

    def names(self, query: Query) -> list[str]:
        """See Backend."""
        with self._run(query) as result:
            description = result.cursor.description if result.cursor is not None else ()
            return [str(column[0]) for column in description or ()]

    def _run(self, statement: Statement) -> sqlalchemy.CursorResult[Any]:
        """Run complete SQL: with `no_parameters`, no driver reads a `%` or `:x` in it."""
        options = {"no_parameters": True}
        run = self._connection.exec_driver_sql
        return self.guarded(
            statement.name,
            lambda: run(statement.sql, execution_options=options),
            needs=statement.needs,
        )

    def guarded(self, name: str, action: Callable[[], _Result], *, needs: str = "") -> _Result:
        """Do something with the driver; its error is not passed on, nor kept as a context."""
        try:
            return action()
        except SQLAlchemyError as error:
            failure = statement_failure(
                self.dialect.name, name, error, family=self.dialect.parent, needs=needs
            )
        except UnicodeError:
            failure = DatabaseError(
                f"{self.dialect.name}: {kinds.BAD_TEXT.what}; {kinds.BAD_TEXT.remedy} ({name})"
            )
        raise failure

    def insert(self, insert: Insert) -> None:
        """See Backend."""
        if not insert.rows:
            return
        mark = self._mark
        sql = render(
            self.dialect,
            "base/insert",
            # where `%s` marks a parameter, a `%` in a name has to be doubled
            relation=insert.relation
            if mark is PARAMETER
            else Sql(insert.relation.replace("%", "%%")),
            columns=insert.columns,
            marks=[mark] * len(insert.columns),
        )
        cells = [*insert.rows]
        self.guarded(
            insert.name,
            lambda: self._connection.exec_driver_sql(sql, cells),
            needs=insert.needs,
        )

    def load(self, load: Load) -> None:
        """See Backend."""
        sql = load_statement(self.dialect, load, self._mark)
        self.guarded(
            load.name,
            lambda: self._connection.exec_driver_sql(sql, (load.packed,)),
            needs=load.needs,
        )

    @property
    def _mark(self) -> Sql:
        """What stands for a parameter."""
        return PARAMETER if self._connection.dialect.paramstyle == "qmark" else Sql("%s")

    # -- transactions ---------------------------------------------------------------------------

    def begin(self, *, write: bool, alone: bool = False) -> None:
        """See Backend."""
        self.nested = nested = self._connection.in_transaction()
        self._refuse_autocommit()
        if nested and alone:
            raise UnsupportedError(IN_TRANSACTION)
        if nested and self.dialect.commits_on_ddl and write:
            raise UnsupportedError(
                f"the connection has a transaction open, and {self.dialect.name} commits it with "
                "the first CREATE TABLE: commit or roll back first, or hand over the Engine"
            )
        # psycopg, of both versions, has it; asked now, as a lost connection knows nothing
        self.session = getattr(getattr(self._dbapi(), "info", None), "backend_pid", None)
        self._session.begin(write=write, nested=nested, isolate=not nested and not alone)
        self.snapshot = self._session.snapshot

    def opening(self, *, write: bool, alone: bool = False) -> list[Command]:
        """See Backend."""
        del write
        return self._session.opening(isolate=not alone)

    def _dbapi(self) -> Any:  # noqa: ANN401 - a connection of any driver's
        return self.guarded("begin", lambda: self._connection.connection.driver_connection)

    def _refuse_autocommit(self) -> None:
        """A connection that commits each statement can neither undo nor hold anything together."""
        driver = self._dbapi()
        autocommit = getattr(driver, "autocommit", False)
        if callable(autocommit):  # PyMySQL: a method that sets it, and another that asks
            autocommit = driver.get_autocommit()
        if autocommit is True:
            raise UnsupportedError(
                "the connection is in AUTOCOMMIT mode; hand over one with transactions"
            )

    def commit(self) -> None:
        """See Backend."""
        self._session.commit()

    def rollback(self) -> None:
        """See Backend."""
        self._session.rollback()

    def resolve(self, relation: RelationName) -> RelationName:
        """See Backend."""
        return self._session.resolve(relation)

    def companion(self) -> Backend:
        """See Backend."""
        opened = self.guarded("connect", self._connection.engine.connect)
        return SqlAlchemyBackend(opened, owned=True)

    def close(self) -> None:
        """See Backend."""
        if self._owned:
            self._connection.close()
        if self._dispose is not None:
            self._dispose.dispose()


def _dialect_of(connection: Connection) -> Dialect:
    """The dialect of the engine that a connection leads to.

    Raises:
        UnsupportedError: there is none, or it lacks templates that its abilities need.
    """
    engine = connection.dialect
    return dialect_named("mariadb" if getattr(engine, "is_mariadb", False) else engine.name)


def open_url(url: str) -> SqlAlchemyBackend:
    """A backend over a connection of its own to a SQLAlchemy URL.

    Raises:
        ConnectionFailedError: the URL is malformed, its driver is missing, or the server refuses.
    """
    try:
        parsed: sqlalchemy.URL | None = sqlalchemy.make_url(url)
    except (SQLAlchemyError, ValueError):
        parsed = None
    if parsed is None:
        # the original message may quote a part of the password (SQLAlchemy 2.1.9, '@' in it)
        raise ConnectionFailedError(
            "the connection URL cannot be read; write dialect+driver://user:password@host/database "
            "and percent-encode special characters of the password"
        )
    try:
        with ExitStack() as opened:  # closes what is open where the engine is refused
            # nothing to reset: a connection is given back with no transaction open, and closed
            engine = sqlalchemy.create_engine(
                _with_driver(parsed), hide_parameters=True, pool_reset_on_return=None
            )
            opened.callback(engine.dispose)
            connection = opened.enter_context(engine.connect())
            backend = SqlAlchemyBackend(connection, owned=True, dispose=engine)
            opened.pop_all()
            return backend
    except _REFUSALS as error:
        # with an unencoded `@`, what parses as host and database may be half of the password
        failure = refused(parsed, error, told=url.count("@") <= 1)
    raise failure


_REFUSALS = (
    ImportError,
    SQLAlchemyError,
    # what drivers raise for an option of the URL that they do not know or cannot read
    TypeError,
    ValueError,
    AttributeError,
    LookupError,
    OSError,
    RuntimeError,  # PyMySQL without the package that a way to log in needs
)


def _with_driver(url: sqlalchemy.URL) -> sqlalchemy.URL:
    """The URL with the driver that sqlanon's extras install, where it names none."""
    drivers = {
        "postgresql": "postgresql+psycopg",
        "mysql": "mysql+pymysql",
        "mariadb": "mariadb+pymysql",
    }
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def refused(url: sqlalchemy.URL, error: Exception, *, told: bool) -> ConnectionFailedError:
    """Why there is no connection to a URL; `told` says whether its parts may be shown."""
    engine, _, driver = url.drivername.partition("+")
    if isinstance(error, ModuleNotFoundError):
        return driver_missing(engine, driver or None, error)
    if isinstance(error, NoSuchModuleError):
        return driver_unknown(engine, driver)
    place = f"{url.drivername}://{url.host or ''}{':' + str(url.port) if url.port else ''}"
    return connection_failure(
        error,
        engine=engine,
        place=f"{place}/{url.database or ''}" if told else None,
        options=[*url.query],
    )

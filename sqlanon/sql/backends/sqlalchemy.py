"""Any engine that SQLAlchemy reaches: SQLite, PostgreSQL, MariaDB and MySQL."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sqlanon.errors import ConnectionFailedError, DatabaseError, UnsupportedError
from sqlanon.sql.backends.base import IN_TRANSACTION, Backend
from sqlanon.sql.dialects import DIALECTS, MariaDB, PostgreSQL, SQLite
from sqlanon.sql.statement import PARAMETER, Command, Insert, Query, Sql
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine import Connection, Engine, Transaction

    from sqlanon.sql.names import RelationName

_Result = TypeVar("_Result")

_HINTS = {
    "42501": "permission denied",
    "55P03": "a lock was not free within lock_timeout",
    "57014": "statement timeout or cancelled",
    "53100": "disk full",
    "53400": "a configured limit was exceeded",
    "2BP01": "other objects depend on it",
    "42P07": "a relation of this name exists already",
    "1044": "permission denied",
    "1142": "permission denied",
    "1205": "a lock was not free within lock_wait_timeout",
    "1969": "statement timeout",
    "1114": "disk full",
    "1116": "too many tables in one join: use fewer quasi-identifiers",
    "SQLITE_BUSY": "the database is locked by another connection",
    "SQLITE_READONLY": "the database is read-only",
    "SQLITE_FULL": "disk full",
}


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
        self._schemas: list[str] = []
        self._isolation_level: str | None = None
        self._transaction: Transaction | None = None
        self._restore: list[tuple[str, Any]] = []
        self.dialect = self._find_dialect()
        self.in_sqlite = isinstance(self.dialect, SQLite)
        if self.in_sqlite:
            self._driver.create_function("sqlanon_hmac_sha256", 3, _hmac_sha256, deterministic=True)

    def _find_dialect(self) -> Any:  # noqa: ANN401 - Dialect, without importing it twice
        dialect = self._connection.dialect
        name = "mariadb" if getattr(dialect, "is_mariadb", False) else dialect.name
        for known in DIALECTS:
            if known.name == name:
                return known()
        names = ", ".join(known.name for known in DIALECTS)
        raise UnsupportedError(f"there is no dialect for {name}; there is one for {names}")

    @property
    def _driver(self) -> Any:  # noqa: ANN401 - the driver's own connection
        return self._connection.connection.driver_connection

    # -- statements -----------------------------------------------------------------------------

    def execute(self, command: Command) -> None:
        """See Backend."""
        self._run(command.name, command.sql).close()

    def fetch(self, query: Query) -> list[tuple[Any, ...]]:
        """See Backend. SQLite works while rows are fetched, so errors come then too."""
        result = self._run(query.name, query.sql)
        return self._guarded(query.name, lambda: [tuple(row) for row in result])

    def names(self, query: Query) -> list[str]:
        """See Backend."""
        with self._run(query.name, query.sql) as result:
            description = result.cursor.description if result.cursor is not None else ()
            return [str(column[0]) for column in description or ()]

    def _run(self, name: str, sql: Sql) -> sqlalchemy.CursorResult[Any]:
        """Run complete SQL: with `no_parameters`, no driver reads a `%` or `:x` in it."""
        options = {"no_parameters": True}
        run = self._connection.exec_driver_sql
        return self._guarded(name, lambda: run(sql, execution_options=options))

    def _guarded(self, name: str, action: Callable[[], _Result]) -> _Result:
        """Do something with the driver; its error is not passed on, nor kept as a context."""
        try:
            return action()
        except SQLAlchemyError as error:
            failure = self._translated(name, error)
        except UnicodeError:
            failure = DatabaseError(
                f"{self.dialect.name} failed at {name}: the connection's character set cannot hold "
                "a text of the job or of a hierarchy; connect with utf8mb4"
            )
        raise failure

    def insert(self, insert: Insert) -> None:
        """See Backend."""
        if not insert.rows:
            return
        marked = self._connection.dialect.paramstyle != "qmark"
        sql = render(
            self.dialect,
            "base/insert",
            # where `%s` marks a parameter, a `%` in a name has to be doubled
            relation=Sql(insert.relation.replace("%", "%%")) if marked else insert.relation,
            columns=insert.columns,
            marks=[Sql("%s") if marked else PARAMETER] * len(insert.columns),
        )
        cells = [*insert.rows]
        self._guarded(insert.name, lambda: self._connection.exec_driver_sql(sql, cells))

    def _query(self, template: str, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        return self.fetch(Query(template, render(self.dialect, template, **values)))

    def _command(self, template: str, **values: Any) -> None:  # noqa: ANN401
        self.execute(Command(template, render(self.dialect, template, **values)))

    def _translated(self, name: str, error: SQLAlchemyError) -> DatabaseError:
        """The error without the driver's message, which may quote rows."""
        kind, code = type(error).__name__, ""
        if isinstance(error, DBAPIError) and error.orig is not None:
            original = error.orig
            kind = type(original).__name__
            number = original.args[0] if original.args else None
            # PyMySQL 1.2 gives SQLSTATE too, which is 42000 or HY000 for nearly all of its errors
            code = str(
                (number if isinstance(number, int) else "")
                or getattr(original, "sqlstate", None)
                or getattr(original, "sqlite_errorname", None)
                or ""
            )
        said = ", ".join(text for text in (kind, code, _HINTS.get(code, "")) if text)
        return DatabaseError(f"{self.dialect.name} failed at {name}: {said}")

    # -- transactions ---------------------------------------------------------------------------

    def begin(self, *, write: bool, alone: bool = False) -> None:
        """See Backend."""
        nested = self._connection.in_transaction()
        self._refuse_autocommit()
        if nested and alone:
            raise UnsupportedError(IN_TRANSACTION)
        if nested and not self.dialect.transactional_ddl and write:
            raise UnsupportedError(
                f"the connection has a transaction open, and {self.dialect.name} commits it with "
                "the first CREATE TABLE: commit or roll back first, or hand over the Engine"
            )
        if self.in_sqlite:
            self._begin_sqlite(write=write, nested=nested)
            self._set(_SQLITE_SETTINGS)
        else:
            self._transaction = (
                self._connection.begin_nested() if nested else self._connection.begin()
            )
        if isinstance(self.dialect, PostgreSQL):
            self._prepare_postgresql(isolate=not nested and not alone)
        elif isinstance(self.dialect, MariaDB):
            self._prepare_mariadb()

    def _refuse_autocommit(self) -> None:
        """A connection that commits each statement can neither undo nor hold anything together."""
        driver = self._driver
        autocommit = getattr(driver, "autocommit", False)
        if callable(autocommit):  # PyMySQL: a method that sets it, and another that asks
            autocommit = driver.get_autocommit()
        if autocommit is True:
            raise UnsupportedError(
                "the connection is in AUTOCOMMIT mode; hand over one with transactions"
            )

    def _begin_sqlite(self, *, write: bool, nested: bool) -> None:
        """SQLite's driver commits behind one's back unless it is told to leave BEGIN to us."""
        driver = self._driver
        self._isolation_level = driver.isolation_level
        self._transaction = None if nested else self._connection.begin()
        if driver.in_transaction:
            self._transaction = self._connection.begin_nested()
            return
        driver.isolation_level = None
        self._run("begin", Sql("BEGIN IMMEDIATE" if write else "BEGIN"))
        if nested:
            self._transaction = self._connection.begin_nested()

    def _prepare_postgresql(self, *, isolate: bool) -> None:
        """One snapshot for the transaction; names resolve to pg_catalog only; text forms fixed."""
        if isolate:
            self._command("session/isolate")
        level = self._setting("transaction_isolation")
        self.snapshot = level in {"repeatable read", "serializable"}
        self._schemas = [str(row[0]) for row in self._query("session/schemas")]
        self._set(_POSTGRESQL_SETTINGS)

    def _prepare_mariadb(self) -> None:
        """Errors instead of silent conversions, whole aggregates, hash joins."""
        self.snapshot = False
        only_mariadb = {"join_cache_level", "tx_isolation"}
        mysql = {"transaction_isolation": _MARIADB_SETTINGS["tx_isolation"]}
        settings = {n: v for n, v in _MARIADB_SETTINGS.items() if n not in only_mariadb}
        self._set(_MARIADB_SETTINGS if self.dialect.name == "mariadb" else settings | mysql)

    def _setting(self, name: str) -> Any:  # noqa: ANN401 - a text or a number
        return self._query("session/read", name=Sql(name))[0][0]

    def _set(self, settings: dict[str, str]) -> None:
        for name, value in settings.items():
            self._restore.append((name, self._setting(name)))
            self._command("session/write", name=Sql(name), value=Sql(value))

    def commit(self) -> None:
        """See Backend."""
        self._settle()
        if self._transaction is not None:
            self._end("commit", self._transaction.commit)
        self._restore_driver()

    def rollback(self) -> None:
        """See Backend."""
        try:
            if not isinstance(self.dialect, PostgreSQL):
                self._settle()
        finally:
            if self._transaction is not None:
                self._end("rollback", self._transaction.rollback)
            self._restore_driver()

    def _end(self, name: str, action: Any) -> None:  # noqa: ANN401 - a bound method
        self._guarded(name, action)

    def _settle(self) -> None:
        """Put session settings back; on PostgreSQL they hold until the transaction's end."""
        for name, before in reversed(self._restore):
            if isinstance(before, int) or name == "search_path":
                value = str(before) or "''"
            else:
                value = self.dialect.literal(str(before))
            self._command("session/write", name=Sql(name), value=Sql(value))
        self._restore.clear()

    def _restore_driver(self) -> None:
        self._restore.clear()
        if self.in_sqlite and self._isolation_level is not None:
            # None is there already, and setting it would commit
            self._driver.isolation_level = self._isolation_level
            self._isolation_level = None

    def companion(self) -> Backend:
        """See Backend."""
        connection = self._guarded("connect", self._connection.engine.connect)
        return SqlAlchemyBackend(connection, owned=True)

    def resolve(self, relation: RelationName) -> RelationName:
        """On PostgreSQL, add the schema in which the caller's search_path finds the name.

        A name that is not there yet gets the schema in which it would be created.
        """
        if not isinstance(self.dialect, PostgreSQL) or relation.schema is not None:
            return relation
        name = self.dialect.literal(relation.name)
        homes = {str(row[0]) for row in self._query("inspect/schemas", name=name)}
        found = [schema for schema in self._schemas if schema in homes]
        created = [name for name in self._schemas if not name.startswith("pg_")]
        if not found and not created:
            raise UnsupportedError(f"search_path names no schema: write schema.{relation.name}")
        return replace(relation, schema=(found or created)[0])

    def close(self) -> None:
        """See Backend."""
        if self._owned:
            self._connection.close()
        if self._dispose is not None:
            self._dispose.dispose()


_POSTGRESQL_SETTINGS = {
    "search_path": "pg_catalog, pg_temp",
    "datestyle": "'ISO, YMD'",
    "extra_float_digits": "1",
    "synchronize_seqscans": "off",
    "max_parallel_workers_per_gather": "0",
    "jit": "off",
    "work_mem": "'64MB'",
    "lock_timeout": "'10s'",
}
_SQLITE_SETTINGS = {
    # a rename would else check every view of the file, and one broken view would stop the run
    "legacy_alter_table": "ON",
}
_MARIADB_SETTINGS: dict[str, str] = {
    "sql_mode": "'STRICT_ALL_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
    "group_concat_max_len": "1073741824",
    "join_cache_level": "8",
    "tx_isolation": "'REPEATABLE-READ'",
    "lock_wait_timeout": "10",
}


def _hmac_sha256(inner: str, outer: str, message: str | None) -> str | None:
    """HMAC-SHA256 (RFC 2104) from padded keys in hexadecimal."""
    if message is None:
        return None
    first = hashlib.sha256(bytes.fromhex(inner) + message.encode()).digest()
    return hashlib.sha256(bytes.fromhex(outer) + first).hexdigest()


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
        engine = sqlalchemy.create_engine(_with_driver(parsed), hide_parameters=True)
        return SqlAlchemyBackend(engine.connect(), owned=True, dispose=engine)
    except _REFUSALS as error:
        failure = _refused(parsed, error, ambiguous=url.count("@") > 1)
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
)


def _with_driver(url: sqlalchemy.URL) -> sqlalchemy.URL:
    """The URL with the driver that sqlanon's extras install, where it names none."""
    drivers = {
        "postgresql": "postgresql+psycopg",
        "mysql": "mysql+pymysql",
        "mariadb": "mariadb+pymysql",
    }
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _refused(url: sqlalchemy.URL, error: Exception, *, ambiguous: bool) -> ConnectionFailedError:
    if isinstance(error, ModuleNotFoundError) and error.name in {"psycopg", "pymysql"}:
        extra = "postgresql" if error.name == "psycopg" else "mysql"
        return ConnectionFailedError(
            f"the driver {error.name} is not installed: pip install 'sqlanon[{extra}]'"
        )
    kind = type(error).__name__
    if ambiguous:
        # with an unencoded `@`, what parses as host and database may be half of the password
        return ConnectionFailedError(
            f"cannot connect to the {url.get_backend_name()} database of the URL: {kind}; "
            "percent-encode special characters of the password, an @ as %40"
        )
    place = f"{url.drivername}://{url.host or ''}{':' + str(url.port) if url.port else ''}"
    return ConnectionFailedError(
        f"cannot connect to {place}/{url.database or ''}: {kind}; check driver, host, port, "
        "database name, options, user and password"
    )

"""Choose the backend for a connection, URL or file of the caller."""

from __future__ import annotations

import re
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

import duckdb

from sqlanon.errors import ConnectionFailedError, JobError
from sqlanon.sql import dialects
from sqlanon.sql.backends.base import Backend, FileTable
from sqlanon.sql.backends.duckdb import SMALL, DuckDBBackend, translate_errors

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator

    import psycopg
    import pymysql
    from sqlalchemy.engine import URL, Connection, Engine


_FRAME = (
    "is not a connection; a DataFrame of pandas or Polars or a Table of Arrow is anonymized alone, "
    "`release, report = sqlanon.anonymize(frame, columns=…, privacy=…)`, and for all else is a "
    'table: `db = duckdb.connect()`, `db.register("people", frame)`, and pass db'
)
_ASYNC_SQLALCHEMY = (
    "belongs to an event loop; pass a URL, or within `async with engine.connect() as "
    "connection`: `await connection.run_sync(lambda lent: sqlanon.run(job, connection=lent))`"
)
_ASYNC_DRIVER = (
    "belongs to an event loop; pass a URL, or a connection of `psycopg.connect`, "
    "`sqlite3.connect` or `pymysql.connect`"
)
_THROUGH_SQLALCHEMY = (
    "must be passed through SQLAlchemy: `sqlalchemy.create_engine(url, creator=lambda: "
    "connection, poolclass=sqlalchemy.pool.StaticPool)`, with the URL of its driver, as "
    "postgresql+psycopg2://"
)
_ORM = (
    "is not a connection; pass the Engine that it is bound to, or `session.connection()`, which "
    "works in its transaction"
)
_PACKAGES = {
    "pandas": _FRAME,
    "polars": _FRAME,
    "pyarrow": _FRAME,
    "sqlalchemy.ext.asyncio": _ASYNC_SQLALCHEMY,
    "psycopg": _ASYNC_DRIVER,
    "asyncpg": _ASYNC_DRIVER,
    "aiosqlite": _ASYNC_DRIVER,
    "aiomysql": _ASYNC_DRIVER,
    "asyncmy": _ASYNC_DRIVER,
    "psycopg2": _THROUGH_SQLALCHEMY,
    "MySQLdb": _THROUGH_SQLALCHEMY,
    "sqlalchemy.orm": _ORM,
    "sqlalchemy.pool": _THROUGH_SQLALCHEMY,
}
"""Advice by the package of the object; synchronous connections of psycopg are accepted."""


def how_to_hand_over(target: object) -> str:
    """Say what to do with an object that is not a connection, going by its type alone."""
    name, module = type(target).__name__, f"{type(target).__module__}."
    name = f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
    for package, remedy in _PACKAGES.items():
        if module.startswith(f"{package}."):
            return f"{name} {remedy}"
    return (
        f"{name} is not a connection; pass a URL, an Engine or Connection of SQLAlchemy, or a "
        "connection of duckdb, psycopg, sqlite3 or pymysql"
    )


Connectable: TypeAlias = (
    "str | URL | duckdb.DuckDBPyConnection | Engine | Connection | sqlite3.Connection | "
    "psycopg.Connection[Any] | pymysql.Connection[Any] | WrapsDuckDB | IsSpark | FileTable"
)
"""A URL, as text or SQLAlchemy's, an Engine or Connection of SQLAlchemy, a connection of DuckDB,
psycopg, sqlite3 or PyMySQL, or a SparkSession; dbt-duckdb's cursor too; or a file, as jobs say."""


class WrapsDuckDB(Protocol):
    """A wrapper that passes on the methods of a DuckDB connection, as dbt-duckdb's cursor."""

    @property
    def interrupt(self) -> Callable[[], None]:
        """The method of DuckDB's connection."""
        ...


class IsSpark(Protocol):
    """A SparkSession, of classic Spark or of Connect: both have a catalogue."""

    @property
    def catalog(self) -> Any:  # noqa: ANN401 - of another package
        """The catalogue of the session."""
        ...


__all__ = ["Backend", "Connectable", "connect", "open_connection"]


def connect(target: Connectable) -> Backend:
    """Return a backend for a connection, URL or other object of the caller.

    `duckdb:///file`, a DuckDB connection and a SQLAlchemy engine over DuckDB all get the native
    backend. SQLAlchemy is imported only when it is needed.

    Raises:
        ConnectionFailedError: the server does not answer, or the driver is missing.
        JobError: the argument is not a connection.
    """
    if isinstance(target, str):
        return _from_url(target)
    if (native := _duckdb_in(target)) is not None:
        return DuckDBBackend(native, owned=False)
    if _is_spark(target):
        from sqlanon.sql.backends.spark import SparkBackend  # noqa: PLC0415 - of one engine

        return SparkBackend(target)
    return _from_sqlalchemy(target)


def _is_spark(target: object) -> bool:
    """Whether an object is a SparkSession, of any package."""
    return any(
        kind.__name__ == "SparkSession" and kind.__module__.partition(".")[0] == "pyspark"
        for kind in type(target).__mro__
    )


def _duckdb_in(target: object) -> duckdb.DuckDBPyConnection | None:
    """Return the DuckDB connection of a target, which may be a wrapper; None without one."""
    # bound methods know their object
    native = getattr(getattr(target, "interrupt", None), "__self__", target)
    return native if isinstance(native, duckdb.DuckDBPyConnection) else None


@contextmanager
def open_connection(target: Connectable) -> Iterator[Backend]:
    """Open a backend and close it at the end; see `connect`. A file is read into a DuckDB."""
    if isinstance(target, FileTable):
        from sqlanon.sql.backends.files import open_file  # noqa: PLC0415 - of files alone

        with open_file(target) as loaded:
            yield loaded
        return
    backend = connect(target)
    try:
        yield backend
    finally:
        backend.close()


_FILES = {"duckdb": "duckdb:///file.duckdb", "sqlite": "sqlite:///file.db"}
"""URLs of engines without a server."""


def _from_url(url: str) -> Backend:
    scheme = url.split(":", 1)[0]
    engine = scheme.split("+", 1)[0]
    if engine in _FILES:
        _refuse_host(url, _FILES[engine])
    if engine == "duckdb":
        return _from_duckdb_url(url)
    if scheme == "sc" and "://" in url:
        from sqlanon.sql.backends import spark  # noqa: PLC0415 - of one engine

        return spark.open_remote(url)
    if url.startswith("spark://") or re.fullmatch(r"local(\[.*)?", url):  # Spark's names of masters
        from sqlanon.sql.backends import spark_master  # noqa: PLC0415 - of one engine

        return spark_master.open_master(url)
    if "://" not in url:
        raise ConnectionFailedError(
            "the connection is not a URL; write duckdb:///file.duckdb, sqlite:///file.db, "
            "postgresql://user@host/database, mysql://user@host/database or sc://host:15002"
        )
    if not _spoken_to(scheme):
        from sqlanon.sql.faults.connecting import refuse_unknown_engine  # noqa: PLC0415

        refuse_unknown_engine(scheme, [*dialects.DIALECTS])
    if engine == "sqlite":
        _must_exist(url.partition("?")[0].partition(":///")[2], "SQLite")
    from sqlanon.sql.backends.opening import open_url  # noqa: PLC0415 - 0.3 s to import

    return open_url(url)


def _spoken_to(scheme: str) -> bool:
    """Whether SQLAlchemy has a dialect for the URL of an engine that sqlanon has none for."""
    from sqlalchemy.dialects import registry  # noqa: PLC0415 - 0.3 s to import
    from sqlalchemy.exc import NoSuchModuleError  # noqa: PLC0415

    if scheme.partition("+")[0] in dialects.DIALECTS:
        return False
    try:
        registry.load(scheme.replace("+", "."))
    except (NoSuchModuleError, ImportError):
        return False
    return True


def _from_duckdb_url(url: str) -> Backend:
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = None
    if parts is None:
        raise ConnectionFailedError("the connection URL cannot be read; write duckdb:///file")
    database = unquote(parts.path.removeprefix("/")) or ":memory:"
    _must_exist(database, "DuckDB")
    try:
        connection = duckdb.connect(database, config=dict(parse_qsl(parts.query)))
        file = Path(database)
        small = file.is_file() and file.stat().st_size <= SMALL
        return DuckDBBackend(connection, owned=True, small=small)
    except duckdb.Error as error:
        from sqlanon.sql.faults.connecting import connection_failure  # noqa: PLC0415

        options = [name for name, _ in parse_qsl(parts.query)]
        failure = connection_failure(
            error, engine="duckdb", place=f"the DuckDB file {database}", options=options
        )
    raise failure


def _refuse_host(url: str, meant: str) -> None:
    """Refuse a URL of DuckDB with two slashes: the text behind them would be an unused host."""
    host = url.partition("?")[0].partition("://")[2]
    if host and not host.startswith("/"):
        if not set(host) & set("@:/"):  # nothing but a name: no user, and no password
            meant = meant.partition(":///")[0] + ":///" + host
        raise ConnectionFailedError(
            f"a file has no host: write {meant}, with three slashes, and a fourth before a path "
            "from the root"
        )


def _must_exist(database: str, engine: str) -> None:
    """Refuse a database file that does not exist: a misspelt name must not make a new one."""
    if database in {"", ":memory:"} or database.startswith("file:"):
        return
    if not Path(database).is_file():
        place = Path(database).absolute()
        beside = (
            "" if Path(database).is_absolute() else f" ({database} is relative to {Path.cwd()})"
        )
        raise ConnectionFailedError(
            f"there is no {engine} file {place}{beside}; check its name, or make it first"
        )


def _from_sqlalchemy(target: object) -> Backend:
    from sqlalchemy.engine import URL, Connection, Engine  # noqa: PLC0415 - 0.3 s to import

    from sqlanon.sql.backends.opening import LentBackend, is_lent, over  # noqa: PLC0415

    if is_lent(target):
        return LentBackend(target)
    if isinstance(target, URL):
        return _from_url(target.render_as_string(hide_password=False))
    connection: Connection
    opened: Connection | None = None
    if not isinstance(target, Engine | Connection):
        raise JobError(how_to_hand_over(target))
    if isinstance(target, Connection) and target.closed:
        raise JobError("this Connection of SQLAlchemy is closed; pass an open one, or the Engine")
    backend: Backend
    with ExitStack() as stack:  # closes the connection if the engine is refused
        if isinstance(target, Engine):
            connection = opened = stack.enter_context(_wrap_connection(target))
        else:
            connection = target
        if connection.dialect.name == "duckdb":
            native = _duckdb_in(
                translate_errors("connect", lambda: connection.connection.driver_connection)
            )
            if native is None:
                raise JobError("this SQLAlchemy engine over DuckDB hides its DuckDB connection")
            backend = DuckDBBackend(native, owned=False, taken=opened)
        else:
            backend = over(connection, owned=opened is not None)
        stack.pop_all()
    return backend


def _wrap_connection(engine: Engine) -> Connection:
    """Open a connection of the caller's engine."""
    from sqlanon.sql.backends.opening import explain_failure  # noqa: PLC0415 - 0.3 s to import

    try:
        return engine.connect()
    except Exception as error:  # noqa: BLE001 - the caller's `creator` may raise anything
        failure = explain_failure(engine.url, error, told=True)
    raise failure

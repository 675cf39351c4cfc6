"""Open connections through SQLAlchemy, and wrap drivers' connections of the caller."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sqlalchemy
from sqlalchemy.engine import Engine
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import StaticPool
from typing_extensions import override

from sqlanon.errors import ConnectionFailedError, DatabaseError, SqlanonError
from sqlanon.sql.backends.base import Backend
from sqlanon.sql.backends.generic import GenericBackend
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend, name_of
from sqlanon.sql.dialects.generic import Generic
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.faults.connecting import connection_failure, driver_missing, driver_unknown
from sqlanon.sql.templates import dialect_kind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy.engine import Connection, Dialect


# -- connections that are opened here --------------------------------------------------------------


def over(
    connection: Connection, *, owned: bool, dispose: Engine | None = None
) -> SqlAlchemyBackend:
    """Make the backend of a connection, with its engine's dialect or the generic one.

    Raises:
        UnsupportedError: the dialect lacks templates that its abilities require, or the engine
            lacks a spelling that sqlanon always needs.
        DatabaseError: the driver fails. The message has nothing of the driver's.
    """
    name = name_of(connection)
    kind = dialect_kind(name)
    try:
        if kind is not None and not issubclass(kind, Generic):
            return SqlAlchemyBackend(connection, owned=owned, dispose=dispose)
        return GenericBackend(connection, owned=owned, dispose=dispose, kind=kind or Generic)
    except SqlanonError:
        raise
    except Exception as error:  # noqa: BLE001 - drivers raise more than DB-API knows
        failure = statement_failure(name, "connect", error)
    raise failure


def open_url(url: str) -> SqlAlchemyBackend:
    """Open a connection to a SQLAlchemy URL.

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
        with ExitStack() as opened:  # closes the connection if the engine is refused
            # nothing to reset: a connection is given back with no transaction open, and closed
            engine = sqlalchemy.create_engine(
                _with_driver(parsed), hide_parameters=True, pool_reset_on_return=None
            )
            opened.callback(engine.dispose)
            connection = opened.enter_context(engine.connect())
            backend = over(connection, owned=True, dispose=engine)
            opened.pop_all()
            return backend
    except _REFUSALS as error:
        # with an unencoded `@`, what parses as host and database may be half of the password
        failure = explain_failure(parsed, error, told=url.count("@") <= 1)
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
    """Add the driver that sqlanon's extras install to a URL without one.

    Texts of PostgreSQL are requested in UTF-8: from a database in SQL_ASCII psycopg returns bytes,
    and SQLAlchemy cannot even read the version of the server.
    """
    drivers = {
        "postgresql": "postgresql+psycopg",
        "mysql": "mysql+pymysql",
        "mariadb": "mariadb+pymysql",
    }
    made = url.set(drivername=drivers.get(url.drivername, url.drivername))
    if made.drivername in _OF_LIBPQ and not {"client_encoding", "options", "service"} & {
        *url.query
    }:
        return made.update_query_dict({"client_encoding": "utf8"})
    return made


_OF_LIBPQ = {"postgresql+psycopg", "postgresql+psycopg2"}


def explain_failure(url: sqlalchemy.URL, error: Exception, *, told: bool) -> ConnectionFailedError:
    """Build the error for a failed connection; `told`: whether parts of the URL may be shown."""
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


# -- connections that the caller lends -------------------------------------------------------------
#
# `sqlalchemy.create_engine` ends the transaction of a connection on first use, and registers
# functions and types. Here only SQLAlchemy's dialect is used. Settings of the connection that would
# change the rows of our cursors are set aside, and restored at the end.


@dataclass(frozen=True, slots=True)
class _Driver:
    """Properties of a driver's connections.

    Attributes:
        url: The name of SQLAlchemy's dialect.
        plain: Returns, for the driver's module, attributes with which cursors return plain tuples.
    """

    url: str
    closed: Callable[[Any], bool]
    busy: Callable[[Any], bool]
    plain: Callable[[Any], Mapping[str, Any]]
    autocommit: Callable[[Any], bool] = lambda _: False
    set_autocommit: Callable[[Any, bool], object] = lambda *_: None
    options: Mapping[str, Any] = field(default_factory=dict)


def _close_file(lent: Any) -> bool:  # noqa: ANN401 - Python's sqlite3 shows it only by an error
    try:
        return not lent.cursor()
    except lent.ProgrammingError:
        return True


_IN_TRANSACTION = 1
"""SERVER_STATUS_IN_TRANS of MySQL's protocol."""
_DRIVERS = {
    "psycopg": _Driver(
        "postgresql+psycopg://",
        closed=lambda lent: bool(lent.closed),
        busy=lambda lent: bool(lent.info.transaction_status),
        plain=lambda driver: {
            "row_factory": driver.rows.tuple_row,
            "cursor_factory": driver.Cursor,
        },
        autocommit=lambda lent: bool(lent.autocommit),
        set_autocommit=lambda lent, on: lent.set_autocommit(on),
        options={"use_native_hstore": False},
    ),
    "sqlite3": _Driver(
        "sqlite+pysqlite://",
        closed=_close_file,
        busy=lambda lent: bool(lent.in_transaction),
        plain=lambda _: {"row_factory": None, "text_factory": str},
    ),
    "pymysql": _Driver(
        "mysql+pymysql://",
        closed=lambda lent: not lent.open,
        busy=lambda lent: bool(lent.server_status & _IN_TRANSACTION),
        plain=lambda driver: {"cursorclass": driver.cursors.Cursor},
        autocommit=lambda lent: bool(lent.get_autocommit()),
        set_autocommit=lambda lent, on: lent.autocommit(on),
    ),
}
"""Drivers by the name of their package."""


class _Held:
    """A dialect that does not end the open transaction of the caller."""

    def do_commit(self, _: object) -> None:
        """Leave it to the caller."""

    def do_rollback(self, _: object) -> None:
        """Leave it to the caller."""


def is_lent(target: object) -> bool:
    """Whether an object is a connection of a known driver."""
    return _driver_of(target) is not None


class LentBackend(SqlAlchemyBackend):
    """A driver's connection of the caller, whose settings are restored at the end."""

    def __init__(self, lent: Any) -> None:  # noqa: ANN401 - a driver's connection
        """Borrow a connection; see `is_lent`.

        Raises:
            DatabaseError: the connection is closed, or its transaction has failed.
        """
        name = _driver_of(lent)
        if name is None:
            raise TypeError("a connection of an unknown driver")
        self._lent, self._driver = lent, _DRIVERS[name]
        if self._driver.closed(lent):
            raise DatabaseError("the connection that was given is closed; open another one")
        self._aside: dict[str, Any] = {}
        self._commits = False
        url = sqlalchemy.make_url(self._driver.url)
        kind: Any = url.get_dialect()
        module = kind.import_dbapi()
        failure = None
        try:
            self._held = self._driver.busy(lent)
            if self._held:
                said = {"supports_statement_cache": True}  # SQLAlchemy asks each class itself
                kind = type(f"Held{kind.__name__}", (_Held, kind), said)
            dialect: Dialect = kind(dbapi=module, **self._driver.options)
            self._put_aside(module)
            super().__init__(_wrap_connection(url, dialect, lent, held=self._held), owned=True)
        except SqlanonError:
            self._give_back()
            raise
        except Exception as error:  # noqa: BLE001 - drivers raise more than DB-API knows
            failure = statement_failure(kind.name, "connect", error)
        if failure is not None:
            self._give_back()
            raise failure

    def _put_aside(self, module: Any) -> None:  # noqa: ANN401 - a driver's module
        for name, value in self._driver.plain(module).items():
            self._aside[name] = getattr(self._lent, name)
            setattr(self._lent, name, value)
        if not self._held and self._driver.autocommit(self._lent):
            self._driver.set_autocommit(self._lent, False)
            self._commits = True

    def _give_back(self) -> None:
        for name, value in self._aside.items():
            setattr(self._lent, name, value)
        if self._commits:
            with suppress(Exception):  # the connection is lost with its settings
                self._driver.set_autocommit(self._lent, True)

    @override
    def _refuse_autocommit(self) -> None:
        """Refuse autocommit only outside of an open transaction of the caller."""
        if not self._held:
            super()._refuse_autocommit()

    @override
    def companion(self) -> Backend:
        """Refuse: there is only this connection."""
        return Backend.companion(self)

    @override
    def close(self) -> None:
        try:
            super().close()
        finally:
            self._give_back()


def _wrap_connection(
    url: sqlalchemy.URL, dialect: Dialect, lent: object, *, held: bool
) -> Connection:
    """Wrap the caller's connection in one of SQLAlchemy, which does not end its transaction."""
    pool = StaticPool(lambda: lent, reset_on_return=None)  # type: ignore[arg-type]
    connection = Engine(pool, dialect, url, hide_parameters=True).connect()
    dialect.initialize(connection)
    connection.rollback()  # ends the transaction of the query for the version
    if held:
        connection.begin()
    return connection


def _driver_of(target: object) -> str | None:
    """Return the package of the driver of a connection; None if it is unknown."""
    packages = (
        kind.__module__.partition(".")[0]
        for kind in type(target).__mro__
        if kind.__name__ == "Connection"
    )
    return next((name for name in packages if name in _DRIVERS), None)

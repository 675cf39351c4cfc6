"""Connections of drivers that the caller lends: psycopg, Python's sqlite3, PyMySQL.

`sqlalchemy.create_engine` would end the transaction of a connection that it sees for the first
time, and register functions and types with it. Here SQLAlchemy is asked for no more than its
dialect, and what would change the rows of our cursors is put aside until the connection is given
back.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sqlalchemy
from sqlalchemy.engine import Engine
from sqlalchemy.pool import StaticPool
from typing_extensions import override

from sqlanon.errors import DatabaseError, SqlanonError
from sqlanon.sql.backends.base import Backend
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend
from sqlanon.sql.faults import statement_failure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy.engine import Connection, Dialect


@dataclass(frozen=True, slots=True)
class _Driver:
    """What is to be known of a driver's connections.

    Attributes:
        url: The name of SQLAlchemy's dialect.
        closed: Whether a connection is closed.
        busy: Whether a connection has a transaction open.
        plain: From the driver's module to the attributes that make cursors return plain tuples.
        autocommit: Whether a connection commits each statement.
        set_autocommit: Sets that.
        options: Of SQLAlchemy's dialect.
    """

    url: str
    closed: Callable[[Any], bool]
    busy: Callable[[Any], bool]
    plain: Callable[[Any], Mapping[str, Any]]
    autocommit: Callable[[Any], bool] = lambda _: False
    set_autocommit: Callable[[Any, bool], object] = lambda *_: None
    options: Mapping[str, Any] = field(default_factory=dict)


def _closed_file(lent: Any) -> bool:  # noqa: ANN401 - Python's sqlite3 says it by an error alone
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
        closed=_closed_file,
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
    """A dialect under which nothing ends the transaction that the caller has open."""

    def do_commit(self, _: object) -> None:
        """Leave it to the caller."""

    def do_rollback(self, _: object) -> None:
        """Leave it to the caller."""


def is_lent(target: object) -> bool:
    """Whether this is a connection of a driver that is known here."""
    return _driver_of(target) is not None


class LentBackend(SqlAlchemyBackend):
    """A driver's own connection, given back with the settings that it had."""

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
            super().__init__(_opened(url, dialect, lent, held=self._held), owned=True)
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
            with suppress(Exception):  # the connection is lost, and with it what it was set to
                self._driver.set_autocommit(self._lent, True)

    @override
    def _refuse_autocommit(self) -> None:
        """In a transaction of the caller's, whatever the connection does outside of it."""
        if not self._held:
            super()._refuse_autocommit()

    @override
    def companion(self) -> Backend:
        """There is only this one."""
        return Backend.companion(self)

    @override
    def close(self) -> None:
        try:
            super().close()
        finally:
            self._give_back()


def _opened(url: sqlalchemy.URL, dialect: Dialect, lent: object, *, held: bool) -> Connection:
    """A connection of SQLAlchemy's over the caller's, of which it ends nothing that is held."""
    pool = StaticPool(lambda: lent, reset_on_return=None)  # type: ignore[arg-type]
    connection = Engine(pool, dialect, url, hide_parameters=True).connect()
    dialect.initialize(connection)
    connection.rollback()  # what asking for the version began
    if held:
        connection.begin()
    return connection


def _driver_of(target: object) -> str | None:
    """The package of the driver whose connection this is, if it is known."""
    packages = (
        kind.__module__.partition(".")[0]
        for kind in type(target).__mro__
        if kind.__name__ == "Connection"
    )
    return next((name for name in packages if name in _DRIVERS), None)

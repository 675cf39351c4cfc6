"""Connections of SQLAlchemy: which backend speaks over one, and why there is none."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import sqlalchemy
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from sqlanon.errors import ConnectionFailedError, SqlanonError
from sqlanon.sql.backends.generic import GenericBackend
from sqlanon.sql.backends.sqlalchemy import SqlAlchemyBackend, name_of
from sqlanon.sql.dialects import Generic
from sqlanon.sql.faults import statement_failure
from sqlanon.sql.faults.connecting import connection_failure, driver_missing, driver_unknown
from sqlanon.sql.templates import dialect_kind

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine


def over(
    connection: Connection, *, owned: bool, dispose: Engine | None = None
) -> SqlAlchemyBackend:
    """A backend over a connection: with the dialect of its engine, else with the portable words.

    Raises:
        UnsupportedError: the dialect lacks templates that its abilities need, or the engine lacks
            a word that nothing can be done without.
        DatabaseError: the driver fails; the message holds nothing of its own.
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
            backend = over(connection, owned=True, dispose=engine)
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
    """The URL with the driver that sqlanon's extras install, where it names none.

    Texts of PostgreSQL are asked for in UTF-8: of a database in SQL_ASCII psycopg returns bytes,
    and SQLAlchemy cannot read even the version of the server.
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

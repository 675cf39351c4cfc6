"""A connection of a driver itself is taken as it is, and left as it was found."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import psycopg
import pymysql
import pytest
import sqlalchemy
from sqlalchemy.orm import Session

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import DatabaseError, JobError, UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "v": "integer"}
ROWS = [(place, place % 4) for place in range(12)]
DRIVERS = pytest.mark.parametrize(
    "backend", ["sqlite", "postgresql", "mariadb"], indirect=True
)  # a connection of DuckDB's is what its backend is made of
POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
COLUMNS: Any = {"id": {"role": "keep"}, "v": {"role": "quasi"}}


def anonymize(connection: Any, k: int = 3) -> Any:
    """Release `people` as `released`."""
    privacy: Any = [{"k_anonymity": {"k": k}}]
    target = {"table": "released", "if_exists": "replace"}
    return api.anonymize(connection, "people", columns=COLUMNS, privacy=privacy, target=target)


def odd(place: Place, *, autocommit: bool) -> Any:
    """A connection of the place's driver whose cursors return no tuples."""
    if place.name == "sqlite":
        connection: Any = sqlite3.connect(
            place.url.removeprefix("sqlite:///"),
            isolation_level=None if autocommit else "DEFERRED",
        )
        connection.row_factory, connection.text_factory = sqlite3.Row, bytes
        return connection
    connection = place.connect()
    if place.name == "postgresql":
        connection.row_factory = psycopg.rows.dict_row
        connection.autocommit = autocommit
    else:
        connection.cursorclass = pymysql.cursors.DictCursor
        connection.autocommit(autocommit)
    return connection


def settings(connection: Any) -> dict[str, Any]:
    """What a connection was told of cursors and transactions."""
    names = ("row_factory", "text_factory", "cursor_factory", "cursorclass", "isolation_level")
    told = {name: getattr(connection, name, None) for name in names}
    known = getattr(connection, "get_autocommit", lambda: getattr(connection, "autocommit", None))
    return {**told, "autocommit": known()}


def in_transaction(connection: Any) -> bool:
    match connection:
        case sqlite3.Connection():
            return connection.in_transaction
        case psycopg.Connection():
            return connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE
        case _:
            return bool(connection.server_status & 1)


@pytest.fixture
def people(backend: Place) -> Place:
    """A place with twelve people."""
    backend.load("people", KINDS, ROWS)
    return backend


@DRIVERS
def test_a_closed_one_is_refused_in_our_words(backend: Place) -> None:
    connection = odd(backend, autocommit=False)
    connection.close()
    with pytest.raises(DatabaseError, match="the connection that was given is closed"):
        anonymize(connection)


@DRIVERS
@pytest.mark.parametrize("autocommit", [True, False])
def test_a_drivers_connection_is_given_back_as_it_was(people: Place, *, autocommit: bool) -> None:
    with closing(odd(people, autocommit=autocommit)) as connection:
        before = settings(connection)
        report = anonymize(connection)
        assert report.rows.published == 12
        assert len(people.rows("SELECT * FROM released")) == 12
        assert settings(connection) == before
        assert not in_transaction(connection)
        with pytest.raises(UnsatisfiableError):
            anonymize(connection, k=100)
        assert settings(connection) == before
        assert not in_transaction(connection)
        cursor = connection.cursor()
        cursor.execute("SELECT id FROM people WHERE id = 3")
        assert dict(cursor.fetchone()) == {"id": 3}


@DRIVERS
def test_an_open_transaction_of_the_callers_is_neither_committed_nor_ended(people: Place) -> None:
    with closing(odd(people, autocommit=False)) as connection:
        connection.cursor().execute("INSERT INTO people VALUES (12, 0)")
        assert sqlanon.check(connection, "people", quasi=["v"]).rows.published == 13
        if people.name == "mariadb":  # its DDL would commit
            with pytest.raises(UnsupportedError, match="commit or roll back first"):
                anonymize(connection)
        else:
            assert anonymize(connection).rows.published == 13
            with pytest.raises(UnsatisfiableError):
                anonymize(connection, k=100)
        assert in_transaction(connection)
        assert "released" not in people.tables()
        connection.rollback()
        assert people.rows("SELECT COUNT(*) FROM people") == [(12,)]
        assert "released" not in people.tables()


@POSTGRESQL
def test_a_block_of_psycopgs_is_a_transaction_too(people: Place) -> None:
    with closing(odd(people, autocommit=True)) as connection:
        with connection.transaction():
            anonymize(connection)
            assert "released" not in people.tables()
        assert "released" in people.tables()
        assert connection.autocommit


class CursorWrapper:
    """What dbt-duckdb hands to a Python model: it has a cursor, and hands its methods on."""

    def __init__(self, cursor: duckdb.DuckDBPyConnection) -> None:
        self._cursor = cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    def execute(self, sql: str, bindings: Any = None) -> CursorWrapper:
        """As dbt's: what it returns is not a connection of DuckDB's."""
        self._cursor.execute(sql, bindings)
        return self


def test_dbts_cursor_is_a_connection() -> None:
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT range AS id, range % 4 AS v FROM range(12)"
        )
        assert anonymize(CursorWrapper(connection.cursor())).rows.published == 12
        assert connection.execute("SELECT COUNT(*) FROM released").fetchone() == (12,)


class AsyncEngine:
    """SQLAlchemy's is told by its name: its own needs a package more."""

    __module__ = "sqlalchemy.ext.asyncio.engine"


@pytest.mark.parametrize(
    ("handed", "told"),
    [
        (pd.DataFrame({"v": [1]}), "a frame has no table, target, in_place or approved"),
        (AsyncEngine(), r"an AsyncEngine .*await connection\.run_sync\("),
        (psycopg.AsyncConnection.__new__(psycopg.AsyncConnection), r"psycopg\.connect"),
        (sqlalchemy.create_engine("sqlite://").raw_connection(), r"creator=lambda: connection"),
        (Session(sqlalchemy.create_engine("sqlite://")), r"a Session .*`session\.connection\(\)`"),
        (7, r"an int is not a connection; pass a URL"),
    ],
)
def test_what_is_no_connection_is_told_how_to_become_one(handed: Any, told: str) -> None:
    with pytest.raises(JobError, match=told):
        anonymize(handed)


def test_a_data_frame_is_read_where_it_is_registered() -> None:
    frame = pd.DataFrame({"v": [1]})
    with pytest.raises(JobError, match="a frame is measured alone"):
        sqlanon.check(frame, "people", quasi=["v"])
    with duckdb.connect() as db:
        db.register("people", pd.DataFrame(ROWS, columns=[*KINDS]))
        assert anonymize(db).rows.published == 12

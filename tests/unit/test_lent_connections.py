"""A connection of Python's own sqlite3 is borrowed as it is, and given back as it was."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from sqlanon.errors import DatabaseError, UnsupportedError
from sqlanon.sql.backends import open_connection
from sqlanon.sql.backends.opening import LentBackend, is_lent
from sqlanon.sql.statement import Query, Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

NUMBERS = Query("numbers", Sql("SELECT n, n * 2 FROM numbers ORDER BY n"))


@pytest.fixture
def lent() -> Iterator[sqlite3.Connection]:
    """A connection whose rows are no tuples and whose texts are bytes."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE numbers (n INTEGER)")
        connection.executemany("INSERT INTO numbers VALUES (?)", [(1,), (2,)])
        connection.commit()
        connection.row_factory, connection.text_factory = sqlite3.Row, bytes
        yield connection


def test_only_connections_of_known_drivers_are_lent(lent: sqlite3.Connection) -> None:
    assert is_lent(lent)
    assert not any(map(is_lent, (lent.cursor(), "sqlite://", None)))
    with pytest.raises(TypeError, match="unknown driver"):
        LentBackend("sqlite://")


def test_rows_are_tuples_meanwhile(lent: sqlite3.Connection) -> None:
    with open_connection(lent) as backend:
        assert isinstance(backend, LentBackend)
        assert [tuple(row) for row in backend.fetch(NUMBERS)] == [(1, 2), (2, 4)]
        assert lent.row_factory is None
        with pytest.raises(UnsupportedError, match="cannot be opened a second time"):
            backend.companion()
    assert lent.row_factory is sqlite3.Row
    assert lent.text_factory is bytes
    assert lent.execute("SELECT COUNT(*) FROM numbers").fetchone()[0] == 2


def test_a_transaction_of_the_callers_goes_on(lent: sqlite3.Connection) -> None:
    lent.execute("INSERT INTO numbers VALUES (3)")
    with open_connection(lent) as backend:
        assert len(backend.fetch(NUMBERS)) == 3
    assert lent.in_transaction
    lent.rollback()
    with open_connection(lent) as backend:
        assert len(backend.fetch(NUMBERS)) == 2


def test_a_closed_one_is_refused_in_our_words(lent: sqlite3.Connection) -> None:
    lent.close()
    with pytest.raises(DatabaseError, match="is closed"):
        LentBackend(lent)

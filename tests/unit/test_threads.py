"""Few rows take one thread of a DuckDB that was opened for the run, and its own are given back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon.sql.backends import duckdb as backend
from sqlanon.sql.backends.duckdb import open_embedded
from sqlanon.sql.statement import Query, Sql

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ROWS = 6
ASKED = "SELECT CURRENT_SETTING('threads')"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A file with a table of six rows."""
    file = tmp_path / "people.duckdb"
    with duckdb.connect(str(file)) as connection:
        connection.execute(f"CREATE TABLE people AS SELECT i AS age FROM range({ROWS}) AS r (i)")
    return file


@pytest.fixture
def beside(database: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """Somebody else in this process who has the file open, on three threads."""
    with duckdb.connect(str(database)) as connection:
        connection.execute("SET threads = 3")
        yield connection


def threads(connection: duckdb.DuckDBPyConnection) -> int:
    return int(connection.execute(ASKED).fetchall()[0][0])


def searched_on(beside: duckdb.DuckDBPyConnection, connection: Any) -> set[int]:
    """Threads while it is searched."""
    seen: set[int] = set()

    def look(statement: Any) -> None:
        if statement.name.startswith("mondrian/"):
            seen.add(threads(beside))

    sqlanon.anonymize(
        connection,
        "people",
        columns={"age": {"role": "quasi"}},
        privacy=[{"k_anonymity": {"k": 2}}],
        target="released",
        observer=sqlanon.Observer(statement=look),
    )
    return seen


def test_few_rows_take_one_thread(database: Path, beside: duckdb.DuckDBPyConnection) -> None:
    assert searched_on(beside, f"duckdb:///{database}") == {1}
    assert threads(beside) == 3


def test_they_are_given_back_after_an_error(
    database: Path, beside: duckdb.DuckDBPyConnection
) -> None:
    with pytest.raises(sqlanon.UnsatisfiableError):
        sqlanon.anonymize(
            f"duckdb:///{database}",
            "people",
            columns={"age": {"role": "quasi"}},
            privacy=[{"k_anonymity": {"k": ROWS + 1}}],
            target="released",
        )
    assert threads(beside) == 3


def test_more_rows_take_all(
    database: Path, beside: duckdb.DuckDBPyConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backend, "ONE_THREAD", ROWS - 1)
    assert searched_on(beside, f"duckdb:///{database}") == {3}


def test_a_callers_connection_keeps_its_own(beside: duckdb.DuckDBPyConnection) -> None:
    assert searched_on(beside, beside.cursor()) == {3}


def test_locked_settings_stay(database: Path, beside: duckdb.DuckDBPyConnection) -> None:
    beside.execute("SET lock_configuration = true")
    assert searched_on(beside, f"duckdb:///{database}") == {3}


def test_threads_that_others_lend_stay(database: Path, beside: duckdb.DuckDBPyConnection) -> None:
    beside.execute("SET external_threads = 2")  # fewer threads than these are refused
    assert searched_on(beside, f"duckdb:///{database}") == {3}


@pytest.mark.parametrize(("rows", "alone"), [(backend.ONE_THREAD, True), (10**9, False)])
def test_an_embedded_search_of_few_cells_takes_one(rows: int, *, alone: bool) -> None:
    everybody = threads(duckdb.connect(":memory:"))
    with open_embedded(rows) as opened:
        ((found,),) = opened.fetch(Query("asked", Sql(ASKED)))
    assert int(found) == (1 if alone else everybody)

"""Over a lent DuckDB connection of several threads, what one thread does at once is embedded."""

from __future__ import annotations

import _thread
import signal
from contextlib import closing
from threading import Timer
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon import search_engine
from sqlanon.sql.backends import orphans
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlanon.sql.statement import Statement

AT_ONCE = {"order/tree_at_once", "order/best_at_once"}
MADE = """CREATE TABLE people AS
SELECT range AS id, range * 7919 % 83 AS age, range * 104729 % 59 AS place FROM range(1000)"""
SAID: dict[str, Any] = {
    "target": {"table": "released", "if_exists": "replace"},
    "columns": {
        "id": {"role": "drop"},
        "age": {"role": "quasi"},
        "place": {"role": "quasi"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}],
    "algorithm": "order_and_cut",
    "seed": 7,
}


def lent(threads: int) -> duckdb.DuckDBPyConnection:
    """A connection with so many threads, and 1,000 rows."""
    connection = duckdb.connect(config={"threads": str(threads)})
    connection.execute(MADE)
    return connection


@pytest.fixture
def two_threads() -> Iterator[duckdb.DuckDBPyConnection]:
    """A connection with two threads."""
    with closing(lent(2)) as connection:
        yield connection


@pytest.fixture
def interrupts() -> Iterator[None]:
    """Ctrl-C is heard, which who started these tests in the background has had ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def rows(connection: duckdb.DuckDBPyConnection) -> list[Any]:
    """The release, in an order."""
    return sorted(connection.execute("FROM released").fetchall(), key=repr)


def names(connection: duckdb.DuckDBPyConnection) -> set[str]:
    """Tables and views, temporary ones too, but for the ledger's."""
    tables = "SELECT table_name FROM duckdb_tables() UNION ALL SELECT view_name FROM duckdb_views()"
    found = connection.execute(f"{tables} WHERE NOT internal").fetchall()
    return {str(name) for (name,) in found if not name.startswith("sqlanon_runs")}


@pytest.mark.gate
def test_it_is_embedded_over_a_lent_connection_of_several_threads_alone(tmp_path: Path) -> None:
    """One of several threads waits for ever for a recursion that was interrupted (2.0.1)."""
    with duckdb.connect(str(tmp_path / "own.duckdb")) as connection:
        connection.execute(MADE)
    report = sqlanon.anonymize(f"duckdb:///{tmp_path / 'own.duckdb'}", "people", **SAID)
    assert report.search.engine == "database"
    with duckdb.connect(str(tmp_path / "own.duckdb")) as connection:
        own = rows(connection)
    for threads, way, searched, at_once in (
        (1, "auto", "database", AT_ONCE),
        (2, "auto", "embedded", AT_ONCE),
        (2, "embedded", "embedded", AT_ONCE),
        (2, "database", "database", set[str]()),
    ):
        seen: set[str] = set()

        def note(statement: Statement, seen: set[str] = seen) -> None:
            seen.add(statement.name)

        with closing(lent(threads)) as connection:
            told = Observer(statement=note)
            said = {**SAID, "search_in": way}
            report = sqlanon.anonymize(connection, "people", observer=told, **said)
            assert (report.search.engine, AT_ONCE & seen) == (searched, at_once)
            assert rows(connection) == own
            assert names(connection) == {"people", "released"}
            threads_now = connection.execute("SELECT CURRENT_SETTING('threads')").fetchone()
            assert threads_now == (threads,)
        if (threads, way) == (2, "auto"):
            assert report.search.because == (
                "duckdb has several threads here, and with one the rounds of order_and_cut are one "
                "statement"
            )


def test_what_takes_rounds_anyway_stays_in_the_database(
    two_threads: duckdb.DuckDBPyConnection,
) -> None:
    report = sqlanon.anonymize(two_threads, "people", **{**SAID, "algorithm": "mondrian"})
    assert report.search.engine == "database"


@pytest.mark.gate
@pytest.mark.parametrize("few", ["rows", "cells", "max_transfer_cells"])
def test_many_stay_in_the_database(
    two_threads: duckdb.DuckDBPyConnection, monkeypatch: pytest.MonkeyPatch, few: str
) -> None:
    """1,000 rows are as many cells, and what a model looks at comes to them."""
    said = dict(SAID)
    if few == "rows":
        monkeypatch.setattr(search_engine, "ONE_THREAD", 999)
        because = "duckdb is quick at the small statements of a search"
    elif few == "cells":
        two_threads.execute("ALTER TABLE people ADD COLUMN ill INTEGER")
        two_threads.execute("UPDATE people SET ill = id % 3")
        said["columns"] = {**SAID["columns"], "ill": {"role": "sensitive"}}
        said["privacy"] = [*SAID["privacy"], {"l_diversity": {"column": "ill", "l": 2}}]
        said["algorithm"] = {"order_and_cut": {"split": "strict"}}
        monkeypatch.setattr(search_engine, "ONE_THREAD", 1_000)
        because = "its cells are more than the 1,000 of a search of one thread"
    else:
        said["max_transfer_cells"] = 11
        because = "its cells are more than the 11 of max_transfer_cells"
    report = sqlanon.anonymize(two_threads, "people", **said)
    assert (report.search.engine, report.search.because) == ("database", because)


@pytest.mark.gate
def test_a_plan_with_a_script_searches_where_that_runs(
    two_threads: duckdb.DuckDBPyConnection,
) -> None:
    scripted = sqlanon.plan(two_threads, "people", **SAID)
    plain = sqlanon.plan(two_threads, "people", script=False, **SAID)
    assert (scripted.search.engine, plain.search.engine) == ("database", "embedded")
    assert not {one.name for one in scripted.script} & AT_ONCE
    assert scripted.loss == plain.loss


def test_a_transaction_of_the_callers_goes_on(two_threads: duckdb.DuckDBPyConnection) -> None:
    """What it has not committed is searched, and gone with it."""
    two_threads.execute("BEGIN")
    two_threads.execute("INSERT INTO people SELECT range, 90, 90 FROM range(1000, 1100)")
    report = sqlanon.anonymize(two_threads, "people", **SAID)
    assert report.search.engine == "embedded"
    assert len(rows(two_threads)) == 1_100
    two_threads.execute("ROLLBACK")
    assert names(two_threads) == {"people"}


def test_settings_that_are_locked_and_other_schemas_do_not_matter(
    two_threads: duckdb.DuckDBPyConnection,
) -> None:
    """Threads that could not be changed were taken for one, and rounds were a recursion.

    What comes back goes to a table that a driver's call finds by its name, not a statement.
    """
    two_threads.execute("SET enable_external_access = false; SET lock_configuration = true")
    two_threads.execute('CREATE SCHEMA "it""s"; USE memory."it""s"')
    two_threads.execute("CREATE TABLE people AS FROM main.people LIMIT 500")
    report = sqlanon.anonymize(two_threads, "people", **SAID)
    assert report.search.engine == "embedded"
    assert len(rows(two_threads)) == 500


def test_what_is_drawn_by_value_recurses_nowhere(two_threads: duckdb.DuckDBPyConnection) -> None:
    columns = {**SAID["columns"], "place": {"role": "sensitive"}}
    asked = [*SAID["privacy"], {"l_diversity": {"column": "place", "l": 2}}]
    drawn = {"order_and_cut": {"split": "by_value"}}
    said = {**SAID, "columns": columns, "privacy": asked, "algorithm": drawn}
    assert sqlanon.anonymize(two_threads, "people", **said).search.engine == "database"


@pytest.mark.gate
@pytest.mark.usefixtures("interrupts")
@pytest.mark.parametrize("step", ["order/tree_at_once", "search_engine/extent", "workspace/take"])
def test_an_interrupted_one_leaves_nothing(
    two_threads: duckdb.DuckDBPyConnection, step: str
) -> None:
    """Ctrl-C while the recursion runs, and before and on the way there."""
    timers = [Timer(0.005, _thread.interrupt_main)]

    def interrupt(statement: Statement) -> None:
        if statement.name == step and timers:
            timers.pop().start()

    held = orphans.left()
    with pytest.raises(KeyboardInterrupt):
        sqlanon.anonymize(two_threads, "people", observer=Observer(statement=interrupt), **SAID)
    assert names(two_threads) == {"people"}
    assert orphans.left() == held
    assert sqlanon.anonymize(two_threads, "people", **SAID).search.engine == "embedded"


def test_a_stream_that_nobody_has_read_does_not_hold_the_connection(
    two_threads: duckdb.DuckDBPyConnection,
) -> None:
    """Ctrl-C between its beginning and its end: the error that is caught has frames of ours."""

    def interrupt(statement: Statement) -> None:
        if statement.name == "workspace/take":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt) as caught:
        sqlanon.anonymize(two_threads, "people", observer=Observer(statement=interrupt), **SAID)
    assert names(two_threads) == {"people"}
    del caught

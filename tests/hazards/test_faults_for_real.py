"""Faults of the world, brought about: deadlocks, conflicts, locks, a full disk, little memory.

Whatever happens, nothing is published and nothing is left, and the error says whether the same may
go through later.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
import sqlalchemy

from sqlanon.api import run as api
from sqlanon.errors import DatabaseError, TransientDatabaseError
from sqlanon.sql.faults import kinds
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.sql.statement import Statement

IN_PLACE: dict[str, Any] = {
    "columns": {
        "id": {"role": "keep"},
        "q": {"role": "quasi", "output": "median"},
        "v": {"role": "keep"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}],
    "target": {"mode": "replace", "by": "update", "triggers": "fire", "table": "people"},
    "in_place": True,
}
"""A run that fires a trigger, which writes to a table that others write to."""
_TRIGGER = "CREATE TRIGGER counting BEFORE UPDATE ON people FOR EACH ROW"
_FUNCTION = """CREATE FUNCTION {schema}.counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN UPDATE {schema}.counter SET n = n + 1; RETURN NEW; END
$$"""
COUNTING = {
    "postgresql": [_FUNCTION, f"{_TRIGGER} EXECUTE FUNCTION {{schema}}.counted()"],
    "mariadb": [f"{_TRIGGER} UPDATE counter SET n = n + 1"],
}


def counted(place: Place) -> list[tuple[Any, ...]]:
    """Make `people`, each of whose updates is counted in `counter`; its rows."""
    rows = ", ".join(f"({n}, {n % 3}, {n % 2})" for n in range(12))
    place.run(
        "CREATE TABLE people (id INT PRIMARY KEY, q INT, v INT)",
        f"INSERT INTO people VALUES {rows}",
        "CREATE TABLE counter (id INT PRIMARY KEY, n INT)",
        "INSERT INTO counter VALUES (1, 0)",
        *(statement.format(schema=place.schema) for statement in COUNTING[place.name]),
    )
    return place.rows("SELECT id, q, v FROM people ORDER BY id")


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_a_deadlock_is_for_later(backend: Place) -> None:
    """The other holds the counter and wants the table; the run holds the table and counts."""
    before = counted(backend)
    with closing(backend.connect()) as other:
        cursor = other.cursor()
        if backend.name == "postgresql":  # which ends whoever looks for a deadlock and sees one
            cursor.execute("SET deadlock_timeout = '1h'")
        cursor.execute("BEGIN")
        cursor.execute("UPDATE counter SET n = n + 1")
        for n in range(200):  # MariaDB ends the transaction that has changed less
            cursor.execute(f"INSERT INTO counter VALUES ({n + 2}, 0)")
        waiting = threading.Thread(target=lambda: cursor.execute("UPDATE people SET v = v"))

        def wait(statement: Statement) -> None:
            if statement.name == "in_place/update":
                waiting.start()
                time.sleep(1.5)  # the other is to be the first to wait

        with pytest.raises(TransientDatabaseError) as caught:
            api.anonymize(backend.url, "people", observer=Observer(statement=wait), **IN_PLACE)
        waiting.join()
        cursor.execute("ROLLBACK")
    assert caught.value.fault is kinds.DEADLOCK
    assert caught.value.exit_code == 75
    assert backend.rows("SELECT id, q, v FROM people ORDER BY id") == before


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_row_that_another_transaction_changed_is_for_later(backend: Place) -> None:
    """The caller's connection has one snapshot; a trigger wants to change what is newer."""
    before = counted(backend)
    engine = sqlalchemy.create_engine(backend.url, isolation_level="REPEATABLE READ")

    def change(statement: Statement) -> None:
        if statement.name == "in_place/update":
            backend.run("UPDATE counter SET n = n + 1")

    try:
        with pytest.raises(TransientDatabaseError) as caught:
            api.anonymize(engine, "people", observer=Observer(statement=change), **IN_PLACE)
    finally:
        engine.dispose()
    assert caught.value.fault is kinds.SERIALIZATION
    assert caught.value.exit_code == 75
    assert backend.rows("SELECT id, q, v FROM people ORDER BY id") == before


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_lock_that_is_not_free_in_time_is_for_later(backend: Place) -> None:
    before = counted(backend)
    url = f"{backend.url}&init_command=SET%20innodb_lock_wait_timeout%3D1"
    with closing(backend.connect()) as other:
        other.cursor().execute("BEGIN")
        other.cursor().execute("UPDATE counter SET n = n + 1")
        with pytest.raises(TransientDatabaseError) as caught:
            api.anonymize(url, "people", **IN_PLACE)
        other.cursor().execute("ROLLBACK")
    assert caught.value.fault is kinds.LOCK_TIMEOUT
    assert backend.rows("SELECT id, q, v FROM people ORDER BY id") == before


SAID: dict[str, Any] = {
    "columns": {"q": {"role": "quasi"}, "v": {"role": "keep"}},
    "privacy": [{"k_anonymity": {"k": 2}}],
    "target": "released",
}


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_file_that_may_not_grow_is_a_full_disk(backend: Place) -> None:
    backend.load("people", {"q": "integer", "v": "text"}, [(n % 3, "x" * 900) for n in range(90)])
    with closing(sqlite3.connect(backend.url.removeprefix("sqlite:///"))) as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 9}")
        with pytest.raises(TransientDatabaseError, match="free space there") as caught:
            api.anonymize(connection, "people", **SAID)
    assert caught.value.fault is kinds.DISK_FULL
    assert backend.tables() == ["people"]


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_too_little_memory_is_said(backend: Place) -> None:
    backend.run(
        "CREATE TABLE people AS SELECT range AS q, repeat('x', 99) || range AS v FROM range(300000)"
    )
    settings: dict[str, Any] = {"memory_limit": "30MB", "temp_directory": "", "threads": 1}
    path = backend.url.removeprefix("duckdb:///")
    backend.let_go()  # a file has one configuration
    with (
        closing(duckdb.connect(path, config=settings)) as connection,
        pytest.raises(DatabaseError, match="memory_limit in the URL") as caught,
    ):
        api.anonymize(connection, "people", **SAID)
    assert caught.value.fault is kinds.OUT_OF_MEMORY
    assert backend.tables() == ["people"]


@pytest.mark.parametrize("again", [False, True])
def test_a_commit_that_fails_is_rolled_back_and_entered_as_failed(
    tmp_path: Path, *, again: bool
) -> None:
    """SQLite looks at deferred foreign keys then, or finds the disk full; and goes on waiting."""
    columns = {**IN_PLACE["columns"], "id": {"role": "identifier", "action": "keep"}}
    said = {**IN_PLACE, "columns": columns}
    rows = [(n, n % 3, n % 2) for n in range(12)]
    with closing(sqlite3.connect(tmp_path / "people.sqlite")) as connection:
        connection.executescript(
            "PRAGMA foreign_keys = ON; CREATE TABLE people (id INTEGER PRIMARY KEY, q INT, v INT);"
            "CREATE TABLE log (of INT REFERENCES people DEFERRABLE INITIALLY DEFERRED);"
            "CREATE TRIGGER logs AFTER UPDATE ON people BEGIN INSERT INTO log VALUES (-1); END;"
        )
        connection.executemany("INSERT INTO people VALUES (?, ?, ?)", rows)
        connection.commit()
        for _ in range(1 + again):
            with pytest.raises(DatabaseError, match=r"\(commit: "):
                api.anonymize(connection, "people", **said)
            assert not connection.in_transaction
            assert connection.execute("SELECT * FROM people ORDER BY id").fetchall() == rows
            ended = "SELECT state FROM sqlanon_runs_attempts WHERE error IS NOT NULL"
            assert {*connection.execute(ended).fetchall()} == {("failed",)}
        connection.execute("DROP TRIGGER logs")
        assert api.anonymize(connection, "people", **said).rows.published == 12

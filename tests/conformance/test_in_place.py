"""Publication in place (mode: replace): no write is lost, what would be lost is refused."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

from sqlanon.api import run as api
from sqlanon.errors import (
    JobError,
    PublishError,
    SqlanonError,
    UnsatisfiableError,
    UnsupportedError,
)
from sqlanon.job.job import Job
from sqlanon.publish import PUBLISHERS
from sqlanon.publish.in_place.publisher import InPlace
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Statement

ROWS = [(place % 40, "xyz"[place % 3], place) for place in range(240)]
KINDS = {"age": "integer", "ward": "text", "pay": "integer"}
SAID: dict[str, Any] = {
    "columns": {
        "age": {"role": "quasi"},
        "ward": {"role": "quasi"},
        "pay": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}],
    "target": {"mode": "replace", "by": "swap"},
}


REPLACING = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
"""Engines with a protocol under which a table is replaced and no write is lost."""


def replace(place: Place, observer: Observer | None = None, **changes: Any) -> Report:
    said = SAID | changes
    return api.anonymize(place.url, "people", in_place=True, observer=observer, **said)


@REPLACING
def test_the_release_takes_the_place_of_the_source(backend: Place) -> None:
    assert PUBLISHERS["replace"] is InPlace
    backend.load("people", KINDS, ROWS)
    report = replace(backend)
    rows = backend.rows("SELECT age, ward, pay FROM people")
    assert sorted(row[2] for row in rows) == list(range(240))
    assert min(Counter((row[0], row[1]) for row in rows).values()) == report.classes.min
    assert not {row[0] for row in rows} & {str(age) for age, _, _ in ROWS}
    assert sorted(backend.tables()) == ["people", "sqlanon_runs", "sqlanon_runs_classes"]


def test_it_wants_to_be_confirmed(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with pytest.raises(JobError, match="--in-place"):
        api.anonymize(backend.url, "people", **SAID)
    assert len(backend.rows("SELECT * FROM people WHERE age = 7")) == 6


@REPLACING
def test_a_run_that_fails_leaves_the_source(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    before = sorted(backend.rows("SELECT age, ward, pay FROM people"))
    with pytest.raises(UnsatisfiableError):
        replace(backend, privacy=[{"k_anonymity": {"k": 1000}}])
    assert sorted(backend.rows("SELECT age, ward, pay FROM people")) == before
    assert backend.tables() == ["people"]


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
@pytest.mark.parametrize(
    ("burden", "statement"),
    [
        (
            "index one: age becomes text|age holds",
            "CREATE UNIQUE INDEX one ON people (pay, age)",
        ),
        ("view", "CREATE VIEW rich AS SELECT * FROM people WHERE pay > 100"),
    ],
)
def test_what_a_new_table_would_lose_is_refused_and_named(
    backend: Place, burden: str, statement: str
) -> None:
    backend.load("people", KINDS, ROWS)
    backend.run(statement)
    with pytest.raises(PublishError, match=burden):
        replace(backend)
    assert len(backend.rows("SELECT * FROM people WHERE age = 7")) == 6


@pytest.mark.parametrize("carried", ["index", "trigger", "view", "primary key", "default"])
def test_a_table_of_an_attached_file_is_examined_where_it_lies(
    tmp_path: Path, carried: str
) -> None:
    (tmp_path / "main.db").touch()
    defined = {
        "primary key": "age INTEGER PRIMARY KEY",
        "default": "age INTEGER DEFAULT 3",
    }.get(carried, "age INTEGER")
    catalogue = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlanon_%' ORDER BY 1"
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute(f"CREATE TABLE people ({defined})")
        other.executemany("INSERT INTO people VALUES (?)", [(place,) for place in range(12)])
        statement = {
            "index": "CREATE INDEX i ON people (age)",
            "trigger": "CREATE TRIGGER t AFTER INSERT ON people BEGIN SELECT 1; END",
            "view": "CREATE VIEW v AS SELECT age FROM people",
        }.get(carried)
        if statement is not None:
            other.execute(statement)
        other.commit()
        before = other.execute(catalogue).fetchall()
    engine = sqlalchemy.create_engine(f"sqlite:///{tmp_path / 'main.db'}")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"ATTACH '{tmp_path / 'other.db'}' AS aux")
        connection.rollback()
        with pytest.raises(PublishError, match=carried):
            api.anonymize(
                connection,
                "aux.people",
                in_place=True,
                columns={"age": {"role": "quasi"}},
                privacy=[{"k_anonymity": {"k": 3}}],
                target={"mode": "replace", "by": "swap"},
            )
    engine.dispose()
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        assert other.execute(catalogue).fetchall() == before


# a writer waits for the one write lock of SQLite; there is nothing to lose
@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
def test_writers_lose_nothing(backend: Place) -> None:
    """Writers go on inserting during the run; whatever was acknowledged is there in the end."""
    backend.load("people", KINDS, ROWS)
    if backend.name == "postgresql":
        backend.run(
            "ALTER TABLE people ADD UNIQUE (pay)", "CREATE VIEW rich AS SELECT pay FROM people"
        )
    stop, acknowledged = threading.Event(), []
    connection = backend.connect()

    def write() -> None:
        number = 1000
        while not stop.is_set():
            number += 1
            try:
                cursor = connection.cursor()
                cursor.execute(f"INSERT INTO people (ward, pay) VALUES ('x', {number})")
                connection.commit()
            except Exception:  # noqa: BLE001 - any refusal is an answer: not acknowledged
                _give_up(connection)
                time.sleep(0.001)
                continue
            acknowledged.append(number)

    def slow_down(_: Statement) -> None:
        time.sleep(0.002)

    writer = threading.Thread(target=write)
    writer.start()
    last = time.monotonic() + 120
    while not acknowledged and time.monotonic() < last:
        time.sleep(0.005)
    try:
        replace(backend, Observer(statement=slow_down))
    except SqlanonError as error:
        refused: str | None = str(error)
    else:
        refused = None
    stop.set()
    writer.join()
    connection.close()
    present = {row[0] for row in backend.rows("SELECT pay FROM people WHERE pay > 1000")}
    if backend.name == "postgresql":
        assert present == {row[0] for row in backend.rows("SELECT pay FROM rich WHERE pay > 1000")}
    assert set(acknowledged) <= present, refused
    assert acknowledged
    assert len(backend.rows("SELECT pay FROM people WHERE pay <= 1000")) == 240


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_where_a_write_could_be_lost_it_is_refused_before_anything_runs(backend: Place) -> None:
    """A write that waited for LOCK TABLES was acknowledged and then dropped (MariaDB 10.11.19)."""
    backend.load("people", KINDS, ROWS)
    ran: list[str] = []
    told = Observer(statement=lambda step: ran.append(step.name))
    with pytest.raises(
        UnsupportedError, match="by: swap is not safe on mariadb: a write that waits"
    ):
        replace(backend, told)
    assert {name.split("/")[0] for name in ran} <= {"inspect"}
    job = Job.from_mapping({"source": "people", **SAID})
    with pytest.raises(UnsupportedError, match="mode: table"):
        api.plan(job, connection=backend.url, observer=told)
    assert {name.split("/")[0] for name in ran} <= {"inspect"}
    assert backend.tables() == ["people"]
    assert len(backend.rows("SELECT * FROM people WHERE age = 7")) == 6


def _give_up(connection: Any) -> None:
    try:
        connection.rollback()
    except Exception:  # noqa: BLE001 - there may be nothing to roll back
        time.sleep(0)

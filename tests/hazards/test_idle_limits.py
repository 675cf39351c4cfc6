"""Servers that end what takes long: idle transactions are kept alive, limits are for no retry."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
import sqlalchemy
from late_errors import late

from sqlanon.api import run as api
from sqlanon.errors import (
    DatabaseError,
    SqlanonError,
    TransientDatabaseError,
    TryAgainError,
    UnsatisfiableError,
)
from sqlanon.job.job import Job
from sqlanon.sql.backends.sqlalchemy import Turns
from sqlanon.sql.dialects.mariadb import MariaDB
from sqlanon.sql.dialects.postgresql import PostgreSQL
from sqlanon.sql.faults import kinds, statement_failure
from sqlanon.sql.workspace import Observer, Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

    from sqlanon.report.plan import Plan
    from sqlanon.sql.statement import Statement

KINDS = {"age": "integer", "town": "text", "name": "text"}
ROWS = [(20 + n % 3, f"town {n % 2}", f"name {n}") for n in range(18)]
JOB: dict[str, Any] = {
    "columns": {
        "age": {"role": "quasi"},
        "town": {"role": "quasi"},
        "name": {"role": "drop"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "released", "if_exists": "replace"},
    "search_in": "embedded",
}
SERVERS = pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
IDLE = {
    "postgresql": ["%20-cidle_in_transaction_session_timeout%3D1000"],
    "mariadb": [
        "&init_command=SET%20idle_transaction_timeout%3D1",
        "&init_command=SET%20wait_timeout%3D1",
    ],
}


@pytest.fixture
def people(backend: Place) -> Place:
    """A place with 18 people."""
    backend.load("people", KINDS, ROWS)
    return backend


def slow_search(seconds: float) -> Observer:
    """One by which an embedded search takes long, once."""
    waited: list[float] = []

    def wait(statement: Statement) -> None:
        if statement.name == "mondrian/root" and not waited:
            waited.append(seconds)
            time.sleep(seconds)

    return Observer(statement=wait)


@SERVERS
def test_a_search_may_take_longer_than_a_transaction_may_be_idle(people: Place) -> None:
    for limit in IDLE[people.name]:
        report = api.anonymize(people.url + limit, "people", observer=slow_search(1.6), **JOB)
        assert report.rows.published == len(ROWS)
        assert report.search.engine == "embedded"


@SERVERS
def test_a_connection_that_was_ended_for_being_idle_is_not_for_later(
    people: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    for dialect in (PostgreSQL, MariaDB):
        monkeypatch.setattr(dialect, "longest_pause", None)
    url = people.url + IDLE[people.name][0]
    with pytest.raises(DatabaseError, match=r"timeout is 1 s for this session \(") as raised:
        api.anonymize(url, "people", observer=slow_search(1.6), **JOB)
    assert raised.value.fault is kinds.IDLE_LIMIT
    assert not hasattr(raised.value, "__notes__"), "that it is not rolled back either is no news"
    assert raised.value.exit_code == 2
    assert people.tables() == ["people"]


@SERVERS
def test_a_connection_that_is_cut_while_it_is_idle_is_told_as_it_was_lost(
    people: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What keeps it alive meets with that first; the error is for later, as ever."""
    monkeypatch.setattr(
        {"postgresql": PostgreSQL, "mariadb": MariaDB}[people.name], "longest_pause", 0.1
    )
    numbers: list[int] = []

    def cut(statement: Statement) -> None:
        if statement.name == "mondrian/root" and numbers:
            ends = {"postgresql": "SELECT pg_terminate_backend({})", "mariadb": "KILL {}"}
            people.run(ends[people.name].format(numbers.pop()))
            time.sleep(0.4)

    asks = {"postgresql": "SELECT pg_backend_pid()", "mariadb": "SELECT CONNECTION_ID()"}
    connection = people.connect()  # in autocommit mode, which cannot be set again
    cursor = connection.cursor()
    cursor.execute(asks[people.name])
    numbers += cursor.fetchone()
    with pytest.raises(TransientDatabaseError, match=r"workspace/alive") as raised:
        api.anonymize(connection, "people", observer=Observer(statement=cut), **JOB)
    assert raised.value.exit_code == 75
    assert people.tables() == ["people"]


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_a_plan_says_how_long_the_transaction_will_be_open(people: Place) -> None:
    job = Job.from_mapping({"source": "people", **JOB})
    if people.name == "sqlite":
        assert not said(api.plan(job, connection=people.url))
        return
    url = people.url + IDLE[people.name][0]
    told = said(api.plan(job, connection=url, observer=slow_search(1.3), solutions=0, script=False))
    assert re.search(r"will be open for about \d+ s", told)
    assert re.search(r"idle for about \d+ s of that", told)
    assert "More than 1 s" in told
    assert "set `search_in: database`" in told
    there = Job.from_mapping({"source": "people", **JOB, "search_in": "database"})
    told = said(api.plan(there, connection=url, observer=slow_search(1.3), solutions=0))
    assert re.search(r"will be open for about \d+ s", told)
    assert "search_in: database`" not in told


def said(plan: Plan) -> str:
    """What a plan says of the transaction."""
    return "".join(note for note in plan.notes if "transaction will be open" in note)


def test_statements_of_a_run_and_those_between_them_never_meet() -> None:
    turns, under_way, met = Turns(), [False], [0]

    def send() -> None:
        assert not under_way[0]
        met[0] += 1

    with turns.keep_alive(0.01, None, send):
        for _ in range(5):
            with turns:
                under_way[0] = True
                time.sleep(0.02)
                under_way[0] = False
        assert met[0] < 5, "nothing is sent while the connection is not idle"
        time.sleep(0.2)
    assert met[0] > 3
    sent = met[0]
    time.sleep(0.05)
    assert met[0] == sent
    assert turns.lost is None


# -- limits of statements, in each phase -----------------------------------------------------------

LONG = {
    "postgresql": "%20-cstatement_timeout%3D250",
    "mariadb": "&init_command=SET%20max_statement_time%3D0.25",
}
SLOW = {
    "postgresql": "SELECT pg_sleep(5)",
    "mariadb": "SELECT SLEEP(5)",
}
PHASES = ("inspect", "stage", "search", "release", "write", "verify", "publish")


@contextmanager
def slow_in(place: Place, phase: str) -> Iterator[tuple[sqlalchemy.Engine, Observer]]:
    """An engine whose first statement of a phase takes five seconds, with a limit of a quarter."""
    now, met = [""], [False]

    def progress(said: Progress) -> None:
        now[0] = said.phase

    def before(*said: Any) -> tuple[Any, Any]:
        statement, parameters = said[2], said[3]
        if now[0] != phase or met[0]:
            return statement, parameters
        met[0] = True
        return SLOW[place.name], ()

    engine = sqlalchemy.create_engine(place.url + LONG[place.name])
    sqlalchemy.event.listen(engine, "before_cursor_execute", before, retval=True)
    try:
        yield engine, Observer(progress=progress)
    finally:
        engine.dispose()
    assert met[0]


@SERVERS
@pytest.mark.parametrize("phase", PHASES)
def test_a_statement_beyond_its_limit_is_not_for_later(people: Place, phase: str) -> None:
    with (
        slow_in(people, phase) as (engine, observer),
        pytest.raises(SqlanonError, match=r"statement_time(out)? is 0.25 s for") as raised,
    ):
        api.anonymize(engine, "people", observer=observer, **JOB)
    assert not isinstance(raised.value, TryAgainError)
    assert raised.value.exit_code == 2
    assert not hasattr(raised.value, "__notes__")
    assert people.tables() == ["people"]


@pytest.mark.parametrize(
    ("name", "exit_code", "said"),
    [
        ("IdleInTransactionSessionTimeout", 2, "search_in: database"),
        ("IdleSessionTimeout", 2, "search_in: database"),
        ("TransactionTimeout", 2, "raise transaction_timeout for this user"),
        ("QueryCanceled", 2, "raise statement_timeout"),
        ("LockNotAvailable", 75, "run it again"),
        ("DeadlockDetected", 75, "run it again"),
        ("SerializationFailure", 75, "run it again"),
        ("AdminShutdown", 75, "run it again"),
        ("DiskFull", 75, "free space there and run it again"),
    ],
)
def test_what_a_retry_can_mend_is_for_later_and_nothing_else(
    name: str, exit_code: int, said: str
) -> None:
    errors = pytest.importorskip("psycopg.errors")
    made = statement_failure("postgresql", "test/step", getattr(errors, name)("secret"))
    assert made.exit_code == exit_code
    assert said in str(made)
    assert "secret" not in str(made)


# -- settings are put back -------------------------------------------------------------------------

_TELLS = {
    "postgresql": "SELECT name, setting FROM pg_settings ORDER BY name",
    "mariadb": "SHOW SESSION VARIABLES",
    "duckdb": "SELECT name, value FROM duckdb_settings() ORDER BY name",
}
_CHANGING = {"timestamp", "in_transaction", "warning_count", "error_count", "rand_seed1"}
_CHANGING |= {"rand_seed2", "last_insert_id", "identity", "last_gtid", "transaction_isolation"}
"""What a server changes by itself, and names of what is there under another one."""
_PRAGMAS = (
    *("legacy_alter_table", "foreign_keys", "defer_foreign_keys", "recursive_triggers"),
    *("cache_size", "temp_store", "synchronous", "busy_timeout", "query_only", "trusted_schema"),
    *("writable_schema", "case_sensitive_like", "automatic_index", "journal_mode"),
)


def settings(place: Place, connection: Any) -> dict[str, str]:
    """All settings of a connection, each as a text."""
    if place.name == "sqlite":
        rows = [(name, connection.execute(f"PRAGMA {name}").fetchall()) for name in _PRAGMAS]
    else:
        cursor = connection.cursor() if place.name != "duckdb" else connection
        cursor.execute(_TELLS[place.name])
        rows = cursor.fetchall()
    found = {str(name): str(value) for name, value in rows}
    return {
        name: value for name, value in found.items() if name not in _CHANGING and "." not in name
    }


@contextmanager
def lent(place: Place) -> Iterator[Any]:
    """A connection of the driver's with settings that are nobody's defaults."""
    odd = {
        "postgresql": [
            f"SET search_path = {place.schema}, public",
            "SET datestyle = 'German'",
            "SET statement_timeout = '1h'",
            "SET lock_timeout = '7s'",
            "SET work_mem = '5MB'",
            "SET idle_in_transaction_session_timeout = '1h'",
            "SET default_transaction_isolation = 'serializable'",
        ],
        "mariadb": [
            "SET SESSION sql_mode = 'ANSI_QUOTES'",
            "SET SESSION time_zone = '+05:00'",
            "SET SESSION lock_wait_timeout = 77",
            "SET SESSION max_statement_time = 500",
            "SET SESSION wait_timeout = 777",
            "SET SESSION tx_isolation = 'READ-COMMITTED'",
            "SET SESSION group_concat_max_len = 4321",
        ],
        "sqlite": ["PRAGMA foreign_keys = ON", "PRAGMA cache_size = 77"],
        "duckdb": ["SET threads = 3", "SET default_null_order = 'nulls_first'"],
    }
    if place.name == "sqlite":
        made: Any = sqlite3.connect(place.url.removeprefix("sqlite:///"))
    elif place.name == "duckdb":
        place.let_go()
        made = duckdb.connect(place.url.removeprefix("duckdb:///"))
    else:
        made = place.connect()
    with closing(made) as connection:
        for statement in odd[place.name]:
            connection.cursor().execute(statement)
        yield connection


def test_settings_of_a_callers_connection_are_put_back(people: Place) -> None:
    with lent(people) as connection:
        before = settings(people, connection)
        assert len(before) > 5
        api.anonymize(connection, "people", **JOB)
        assert settings(people, connection) == before
        few = {**JOB, "privacy": [{"k_anonymity": {"k": 1000}}]}
        with pytest.raises(UnsatisfiableError):
            api.anonymize(connection, "people", **few)
        assert settings(people, connection) == before
        for at in (12, 40):
            with late(at) as failing, suppress(SqlanonError):
                api.anonymize(connection, "people", **JOB)
            assert failing.failed
            assert settings(people, connection) == before

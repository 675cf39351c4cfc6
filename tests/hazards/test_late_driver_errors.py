"""Drivers may fail when a result is read: the error is translated as one of its statement is."""

from __future__ import annotations

import logging
import os
import re
import signal
import threading
import traceback
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import duckdb
import pandas as pd
import pytest
import sqlalchemy
from late_errors import SECRET, late
from sqlalchemy.engine.default import DefaultDialect

import sqlanon
from sqlanon.api import run as api
from sqlanon.cli.app import main
from sqlanon.errors import DatabaseError, SqlanonError
from sqlanon.sql.backends.duckdb import DuckDBBackend
from sqlanon.sql.backends.spark import SparkBackend
from sqlanon.sql.statement import Query, Sql
from sqlanon.sql.workspace import as_rows

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engines import Place

KINDS: dict[str, str] = {"age": "integer", "town": "text", "name": "text"}
ROWS = [(20 + n % 3, f"{SECRET}{n % 2}", f"{SECRET} {n}") for n in range(18)]
JOB: dict[str, Any] = {
    "columns": {
        "age": {"role": "quasi"},
        "town": {"role": "quasi", "hierarchy": {"flat": True}},
        "name": {"role": "drop"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": "released",
    "algorithm": {"fixed": {"levels": {"age": 0, "town": 1}}},
}


def told(error: BaseException) -> str:
    """All that is printed of an error and of those behind it."""
    parts, one = traceback.format_exception(error), error
    while one is not None:
        parts += [str(one), repr(one), repr(vars(one))]
        one = one.__cause__ or one.__context__  # type: ignore[assignment]
    return "\n".join(parts)


def swept(place: Place, every: int, log: pytest.LogCaptureFixture, **more: Any) -> int:
    """Let a run fail at some of the results that it reads; how many of them ended it."""
    place.load("people", KINDS, ROWS)
    before = sorted(map(repr, place.records("people")))
    with late() as counted:
        api.anonymize(place.url, "people", **JOB, **more)
    assert counted.met > 20, "the drivers' results are not read through what counts them"
    place.run(f"DROP TABLE {place.quote('released')}")
    place.run("DELETE FROM sqlanon_runs")
    ended = 0
    for at in range(1, counted.met + 1, every):
        failed = None
        try:
            with late(at) as failing:
                api.anonymize(place.url, "people", **JOB, **more)
        except SqlanonError as error:
            failed = error
        if failed is not None:
            ended += 1
            assert SECRET not in told(failed)
            assert place.tables() == ["people"], at
        else:  # it was of the history, or of another connection that asks again
            assert failing.failed or failing.met < at
            place.run(f"DROP TABLE {place.quote('released')}", "DELETE FROM sqlanon_runs")
        assert sorted(map(repr, place.records("people"))) == before
    assert SECRET not in log.text
    return ended


@pytest.mark.parametrize("search_in", ["database", "embedded"])
@pytest.mark.parametrize("every", [29, pytest.param(4, marks=pytest.mark.gate)])
def test_a_run_that_fails_at_any_result_tells_no_value_and_leaves_nothing(
    backend: Place, every: int, search_in: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    assert swept(backend, every, caplog, search_in=search_in) > 0


@pytest.mark.parametrize(
    "call", ["do_begin", "do_savepoint", "do_commit", "do_rollback", "do_close"]
)
@pytest.mark.parametrize("k", [3, 1000])
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_driver_that_fails_between_statements_tells_no_value(
    backend: Place, call: str, k: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a run begins, ends or gives its connection back, also in the caller's transaction."""
    backend.load("people", KINDS, ROWS)
    few = {**JOB, "privacy": [{"k_anonymity": {"k": k}}]}

    def fails(*_: object) -> None:
        raise ValueError(f"cannot convert {SECRET}")

    monkeypatch.setattr("sqlanon.ledger.outcome.PATIENCE", 0.0)
    engine = sqlalchemy.create_engine(backend.url)
    with engine.connect() as connection:
        for where in (backend.url, connection):
            if where is connection:
                connection.begin()
            with monkeypatch.context() as patch:
                patch.setattr(DefaultDialect, call, fails)
                failed = None
                try:
                    api.anonymize(where, "people", **few)
                except SqlanonError as error:
                    failed = error
            assert failed is None or SECRET not in told(failed)
    engine.dispose()


@pytest.mark.parametrize("words", [[], ["-vv"], ["--log", "json"], ["--json"]])
@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_a_command_ends_with_a_sentence(
    backend: Place, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", KINDS, ROWS)
    backend.let_go()
    with late(1):
        code = main(["check", "people", "--url", backend.url, "--quasi", "age", "--k", "3", *words])
    said = capsys.readouterr()
    assert code == 2
    assert re.search("fails on a value|refused a statement", said.out + said.err)
    assert SECRET not in said.out + said.err
    assert "Traceback" not in said.err


def test_a_stream_that_fails_while_it_is_read_is_translated() -> None:
    class Stream:
        """What DuckDB reads, and what fails in the middle."""

        def __arrow_c_stream__(self, schema: object | None = None) -> object:
            del schema
            raise duckdb.ConversionException(f"no number: '{SECRET}'")

    with duckdb.connect() as connection:
        backend = DuckDBBackend(connection, owned=False)
        connection.execute("CREATE TABLE t (a VARCHAR)")
        with pytest.raises(DatabaseError, match=r"workspace/take") as raised:
            backend._done(
                "workspace/take", lambda: connection.from_arrow(Stream()).insert_into("t")
            )
        backend.close()
    assert SECRET not in told(raised.value)


def test_a_release_that_no_frame_can_hold_is_told_without_its_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(*_: object) -> None:
        raise ValueError(f"cannot convert {SECRET}")

    monkeypatch.setattr("sqlanon.api.frames._restore_types", fails)
    with pytest.raises(DatabaseError, match=r"frame/released") as raised:
        sqlanon.anonymize(
            pd.DataFrame({"a": [1, 1, 2, 2]}),
            columns={"a": sqlanon.Quasi()},
            privacy=[sqlanon.KAnonymity(k=2)],
        )
    assert SECRET not in told(raised.value)


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_a_file_that_fails_when_its_rows_are_counted_is_told_without_them(
    tmp_path: Path, form: str
) -> None:
    file = tmp_path / f"people.{form}"
    frame = pd.DataFrame(ROWS, columns=[*KINDS])
    (frame.to_csv if form == "csv" else duckdb.from_df(frame).write_parquet)(str(file))
    for at in (1, 2, 3, 4):
        with late(at), pytest.raises(SqlanonError) as raised:
            sqlanon.check(file, quasi=["age"], k=2)
        assert SECRET not in told(raised.value)


def test_ctrl_c_ends_a_result_that_is_being_read(request: pytest.FixtureRequest) -> None:
    # a process that was begun in the background ignores it
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    request.addfinalizer(partial(signal.signal, signal.SIGINT, before))
    with duckdb.connect() as connection:
        backend = DuckDBBackend(connection, owned=False)
        threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
        with pytest.raises(KeyboardInterrupt):
            backend._run("test/slow", Sql("SELECT 1"), None, endless)
        assert backend.fetch(Query("test/after", Sql("SELECT 1"))) == [(1,)]
        backend.close()


def endless(result: duckdb.DuckDBPyConnection) -> list[Any]:
    """Rows that come after hours."""
    return result.execute("SELECT SUM(r.range % 7) FROM range(1000000000000) AS r").fetchall()


class _Session:
    """A SparkSession that answers, until it collects a row that it cannot convert."""

    def __init__(self) -> None:
        self.rows: Iterable[tuple[str]] = [("4.0.0 abcdef",)]

    def sql(self, _: str) -> _Session:
        return self

    def collect(self) -> list[tuple[str]]:
        return [*self.rows]

    @property
    def columns(self) -> list[str]:
        raise ValueError(f"cannot convert {SECRET}")


def test_rows_of_spark_that_fail_when_they_are_collected_are_told_without_them() -> None:
    session = _Session()
    backend = SparkBackend(session)

    def broken() -> Iterable[tuple[str]]:
        yield ("1",)
        raise ValueError(f"cannot convert {SECRET}")

    session.rows = broken()
    query = Query("test/rows", Sql("SELECT 1"))
    for ask in (backend.fetch, backend.names):
        with pytest.raises(DatabaseError, match=r"test/rows: ValueError") as raised:
            ask(query)
        assert SECRET not in told(raised.value)


def test_a_cell_that_is_not_what_its_row_type_says_is_not_quoted() -> None:
    class One(NamedTuple):
        number: int

    with pytest.raises(TypeError, match="returned a str that is no int") as raised:
        as_rows(One, [(SECRET,)])
    assert SECRET not in told(raised.value)

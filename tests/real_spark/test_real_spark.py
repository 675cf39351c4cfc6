"""On Spark itself every command runs, a kill leaves old or new, and a reader reads whole releases.

All else of Spark is tested on Sail, where it costs a tenth: tests/spark. There are few runs here,
and of a small table: each is some sixty statements, of a quarter of a CPU second each.
"""

from __future__ import annotations

import json
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from engines import DuckDBPlace
from spark_people import ROWS, job, loaded, rows_of
from sweeping import Runner

import sqlanon
from sqlanon.cli.app import main
from sqlanon.sql.backends.spark import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest
    from real_spark_server import RealSpark
    from spark_place import SparkPlace

    from sqlanon.sql.statement import Statement

FEW = [row for row in ROWS if row[0] < 120]
COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "age": {"role": "quasi"},
    "town": {"role": "quasi", "hierarchy": {"flat": True}},
    "pay": {"role": "keep"},
    "illness": {"role": "sensitive"},
}
QUASI = ["--quasi", "age,town"]


def asked(k: int) -> dict[str, Any]:
    return {"columns": COLUMNS, "privacy": [{"k_anonymity": {"k": k}}]}


def file_of(folder: Path, k: int, **said: Any) -> str:
    whole = {"source": "people", "target": {"table": "released", "if_exists": "replace"}}
    path = folder / f"job{k}.json"
    path.write_text(json.dumps({**whole, **asked(k), **said}))
    return str(path)


def on_duckdb(folder: Path, k: int) -> list[str]:
    folder.joinpath(str(k)).mkdir()
    other = loaded(DuckDBPlace(folder / str(k)), FEW)
    sqlanon.run(job(**asked(k)), connection=other.url)
    return rows_of(other)


class Reader:
    """Somebody who reads the release in a session of their own while it is published."""

    def __init__(self, spark: RealSpark, schema: str) -> None:
        from pyspark.sql.connect.session import SparkSession  # noqa: PLC0415 - an extra

        self._session = SparkSession.Builder().remote(spark.url).create()
        self._schema = schema
        self._publishing, self._over = threading.Event(), threading.Event()
        self.read: list[list[str]] = []
        self.failed: list[str] = []

    def look(self, statement: Statement) -> None:
        """Reads begin when a run writes."""
        if statement.name == "publish/fill":
            self._publishing.set()

    def _once(self) -> None:
        frame = self._session.sql(f"SELECT * FROM {self._schema}.released")
        names = sorted(frame.columns)
        self.read.append(sorted(str([str(row[name]) for name in names]) for row in frame.collect()))

    def _go_on(self) -> None:
        while not self._over.is_set():
            if self._publishing.wait(0.05):
                try:
                    self._once()
                except Exception as error:  # noqa: BLE001 - whatever it is, it is a fault
                    self.failed.append(repr(error))

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Read until the end."""
        thread = threading.Thread(target=self._go_on)
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            thread.join()
            self._session.stop()


def test_a_reader_of_both_kinds_of_sessions_releases_reads_whole_ones(
    spark: RealSpark, place: SparkPlace, tmp_path: Path
) -> None:
    loaded(place, FEW)
    expected = {k: on_duckdb(tmp_path, k) for k in (5, 40)}
    assert expected[5] != expected[40]
    assert sqlanon.run(job(**asked(5)), connection=place.url).rows.published == len(FEW)
    assert rows_of(place) == expected[5]
    classic = spark.classic
    classic.catalog.setCurrentDatabase(place.schema)
    before = {name: classic.conf.get(name, None) for name in SETTINGS}
    reader = Reader(spark, place.schema)
    with reader.reading():
        for k, connection in ((40, classic), (5, place.url)):
            sqlanon.run(
                job(**asked(k)),
                connection=connection,
                observer=sqlanon.Observer(statement=reader.look),
            )
            assert rows_of(place) == expected[k]
    assert {name: classic.conf.get(name, None) for name in SETTINGS} == before
    assert not reader.failed
    assert [one for one in expected.values() if one in reader.read] == list(expected.values())
    assert not [one for one in reader.read if one not in expected.values()]


def test_every_command_runs(
    place: SparkPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    loaded(place, FEW)

    def said(*words: str, code: int = 0) -> str:
        assert main([*words, "--url", place.url]) == code, capsys.readouterr().err
        told = capsys.readouterr()
        return told.out if code == 0 else told.err

    proposed = tmp_path / "proposed.yaml"
    said("init", "people", "-o", str(proposed))
    assert "illness" in proposed.read_text()
    said("hierarchy", "build", "people", "age", "age_levels", "--spec", "intervals: [20]")
    assert "age_levels" in said("hierarchy", "list")
    said("hierarchy", "check", "age_levels", "--table", "people", "--column", "age")
    assert "[20-39]" in said("hierarchy", "show", "age_levels")
    asks = file_of(tmp_path, 5)
    planned = json.loads(said("plan", asks, "--json"))
    ran = json.loads(said("run", asks, "--json"))
    assert ran["loss"] == planned["loss"]
    checked = json.loads(said("check", "released", *QUASI, "--k", "5", "--json"))
    assert checked["classes"] == ran["classes"]
    said("check", "released", *QUASI, "--k", "120", code=1)
    assert ran["run_id"] in said("history", "released", "--json")
    compared = ("compare", "released", f"released__{ran['run_id']}")
    same = json.loads(said(*compared, *QUASI, "--same-persons", "--json"))
    assert same["k"] == ran["classes"]["min"]
    assert "sqlanon: error" in said("compile", asks, code=2)
    assert "sqlanon: error" in said("refresh", "released", code=2)
    assert "nothing" in said("clean")


def wait_for(spark: RealSpark) -> None:
    """Until Spark has done what it was told: a statement does not end with its client."""
    tracker, idle = spark.classic.sparkContext.statusTracker(), 0
    for _ in range(240):
        idle = 0 if tracker.getActiveJobsIds() else idle + 1
        if idle == 4:
            return
        time.sleep(0.25)
    raise AssertionError("Spark goes on for a minute")


def test_a_run_that_is_killed_leaves_old_or_new_and_what_clean_removes(
    spark: RealSpark, place: SparkPlace, tmp_path: Path
) -> None:
    loaded(place, FEW)
    sqlanon.run(job(**asked(5)), connection=place.url)
    old, tables = rows_of(place), set(place.tables())
    words = ["run", file_of(tmp_path, 40), "--url", place.url]
    with Runner() as runner:
        for at, happens in (("stage/cells", "during"), ("publish/show", "before")):
            ended = runner.run(words, at=at, happens=happens)
            assert ended["status"] < 0, ended
            assert ended["steps"][-1] == at
            wait_for(spark)
            assert rows_of(place) == old
            assert set(place.tables()) - tables, "nothing was left: it was killed too early"
            assert sqlanon.clean(place.url)
            assert set(place.tables()) == tables
        ended = runner.run(words, at=len(ended["steps"]) + 1, happens="before")
    assert ended["status"] < 0, ended
    assert "publish/show" in ended["steps"]
    new = rows_of(place)
    assert new != old
    sqlanon.clean(place.url)
    assert rows_of(place) == new, "clean took the release"
    assert not [name for name in place.tables() if name.startswith("_sqlanon_")]
    assert sqlanon.check(place.url, "released", quasi=["age", "town"], k=40).holds

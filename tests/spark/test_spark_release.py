"""Releases on Spark are those of DuckDB, and stand behind a view that is moved to them."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from engines import DuckDBPlace
from spark_people import ROWS, SAID, job, loaded, rows_of
from statement_names import OF_RELATIONS

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.errors import (
    DatabaseError,
    PublishError,
    SourceChangedError,
    SqlanonError,
    UnsupportedError,
)
from sqlanon.sql.backends import open_connection
from sqlanon.sql.backends.spark import SETTINGS, SparkBackend
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from spark_place import SparkPlace

    from sqlanon.sql.statement import Query, Statement

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "fixed": [{"levels": {"age": 2, "town": 2, "pay": 1}}],
    "mondrian": [
        *(
            {"split": split, "cut": cut}
            for split in ("strict", "relaxed")
            for cut in ("loss", "median")
        ),
        {"refine": True},
    ],
    "order_and_cut": [{}, {"split": "strict"}],
    # with distances between values they would be searched statement by statement on Spark itself
    **{name: [{"measure": "set"}] for name in ("sangreea", "k_member", "oka")},
    # not tried there: they publish two tables, and measure distances between numbers
    "anatomy": [],
    "apriori": [],
    "m_invariance": [],
    "microaggregation": [],
    "top_down": [{}, {"column": "illness", "variant": "2005"}],
}
UNTOUCHED = ["people", "sqlanon_runs"]
ORDER = sorted({str(row[4]) for row in ROWS})
MODELS: list[list[dict[str, Any]]] = [
    [{"k_anonymity": {"k": 5}}, model]
    for model in (
        {"l_diversity": {"column": "illness", "l": 2}},
        {"l_diversity": {"column": "illness", "l": 2, "variant": "entropy"}},
        {"l_diversity": {"column": "illness", "l": 2, "variant": "recursive", "c": 3}},
        {"t_closeness": {"column": "illness", "t": 0.6, "distance": "equal"}},
        {"t_closeness": {"column": "illness", "t": 0.6, "distance": "ordered", "order": ORDER}},
        {"alpha_k": {"column": "illness", "alpha": 0.7, "k": 5}},
        {"beta_likeness": {"column": "illness", "beta": 4}},
        {"delta_disclosure": {"column": "illness", "delta": 3, "absent": "ignore"}},
        {"average_risk": {"threshold": 0.2}},
        {"sample_uniqueness": {"threshold": 0.1}},
        {"person_anonymity": {"k": 3, "person": "id"}},
        {"k_map": {"population": "people", "k": 5}},
        {"delta_presence": {"population": "people", "min": 0.1, "max": 1}},
    )
]


def searched(name: str) -> list[dict[str, Any]]:
    return [{name: options} for options in OPTIONS.get(name, [{}])]


def same_as_duckdb(sail: SparkPlace, folder: Path, asked: sqlanon.Job) -> sqlanon.Report:
    """The report of a run on Spark whose release is DuckDB's, row for row."""
    report = sqlanon.run(asked, connection=sail.url)
    other = loaded(DuckDBPlace(folder))
    sqlanon.run(asked, connection=other.url)
    assert rows_of(sail) == rows_of(other)
    return report


@pytest.mark.parametrize(
    "algorithm",
    [said for name in ALGORITHMS for said in searched(name)],
    ids=str,
)
def test_every_algorithm_makes_the_release_that_it_makes_on_duckdb(
    sail: SparkPlace, tmp_path: Path, algorithm: dict[str, Any]
) -> None:
    loaded(sail)
    asked = job(algorithm=algorithm, max_suppression=0.1)
    report = same_as_duckdb(sail, tmp_path, asked)
    assert (report.classes.min or 0) >= 5


@pytest.mark.parametrize(
    "dealt",
    [
        {"mondrian": {"split": "by_value"}},
        {"order_and_cut": {"split": "by_value", "refine": True}},
    ],
    ids=lambda said: next(iter(said)),
)
def test_rows_are_dealt_by_value_as_on_duckdb(
    sail: SparkPlace, tmp_path: Path, dealt: dict[str, Any]
) -> None:
    loaded(sail)
    privacy = [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}]
    report = same_as_duckdb(sail, tmp_path, job(privacy=privacy, algorithm=dealt))
    assert (report.classes.min or 0) >= 5


@pytest.mark.parametrize("privacy", MODELS, ids=lambda said: str(said[1]))
def test_every_model_is_searched_for_and_verified_as_on_duckdb(
    sail: SparkPlace, tmp_path: Path, privacy: list[dict[str, Any]]
) -> None:
    loaded(sail)
    asked = job(privacy=privacy, algorithm={"optimal": {}}, max_suppression=0.5)
    same_as_duckdb(sail, tmp_path, asked)
    quasi = [name for name, said in SAID.items() if said["role"] == "quasi"]
    places = (sail.url, f"duckdb:///{tmp_path}/place.duckdb")
    # persons and a population are not told by a release alone
    beside = ("person_anonymity", "k_map", "delta_presence")
    known = [one for one in privacy if not set(one) & set(beside)]
    found = [sqlanon.check(url, "released", quasi=quasi, privacy=known) for url in places]
    assert [one.models for one in found[:1]] == [one.models for one in found[1:]]
    assert [one.classes for one in found[:1]] == [one.classes for one in found[1:]]


def test_a_view_is_moved_from_one_release_to_the_next(sail: SparkPlace) -> None:
    loaded(sail)
    first = sqlanon.run(job(), connection=sail.url)
    assert f"released__{first.run_id}" in sail.tables()
    second = sqlanon.run(job(privacy=[{"k_anonymity": {"k": 9}}]), connection=sail.url)
    assert sail.rows("SELECT COUNT(*) FROM released") == [(second.rows.published,)]
    # who is reading the first goes on reading it
    behind = {name for name in sail.tables() if name.startswith("released__")}
    assert behind == {f"released__{one.run_id}" for one in (first, second)}
    assert any(f"released__{first.run_id}" in note for note in second.notes)
    third = sqlanon.run(job(), connection=sail.url)
    behind = {name for name in sail.tables() if name.startswith("released__")}
    assert behind == {f"released__{one.run_id}" for one in (second, third)}
    assert sorted(sail.tables()) == sorted({*behind, "people", "released", "sqlanon_runs"})
    told = sqlanon.history(sail.url, "released")
    assert [one.run_id for one in told.runs] == [one.run_id for one in (third, second, first)]


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({"target": {"table": "released", "mode": "view"}}, "mode: view is not supported"),
        ({"target": {"table": "people", "mode": "replace"}}, "mode: replace is not supported"),
        (
            {
                "target": {"table": "released", "if_exists": "replace", "key": "id"},
                "release_guard": {"action": "warn"},
            },
            "release_guard is not supported",
        ),
    ],
    ids=["view", "replace", "release_guard"],
)
def test_what_is_not_offered_is_refused_by_name_before_anything_is_read(
    sail: SparkPlace, said: dict[str, Any], words: str
) -> None:
    loaded(sail)
    asked: list[str] = []
    columns = {**SAID, "id": {"role": "identifier", "action": "null"}}
    with pytest.raises(UnsupportedError, match=words):
        sqlanon.run(
            job(columns=columns, **said),
            connection=sail.url,
            in_place=True,
            observer=Observer(statement=lambda one: asked.append(one.name)),
        )
    assert not [name for name in asked if name.startswith("stage/") or name in OF_RELATIONS]
    assert sail.tables() == UNTOUCHED


def test_a_table_is_not_replaced_by_a_view(sail: SparkPlace) -> None:
    loaded(sail).run("CREATE TABLE released AS SELECT 7 AS was")
    with pytest.raises(PublishError, match="released is a table"):
        sqlanon.run(job(), connection=sail.url)
    assert sail.rows("SELECT * FROM released") == [(7,)]


def test_a_source_that_changes_meanwhile_is_found(sail: SparkPlace) -> None:
    loaded(sail)

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            sail.run("INSERT INTO people SELECT * FROM people WHERE id = 3")

    with pytest.raises(SourceChangedError, match="210 rows were staged, 211 are there now"):
        sqlanon.run(job(), connection=sail.url, observer=Observer(statement=change))
    assert sail.tables() == UNTOUCHED


def test_no_file_holds_the_key_of_a_hash(sail: SparkPlace) -> None:
    loaded(sail)
    key = "a very secret key"
    padded = bytes(byte ^ 0x36 for byte in key.encode().ljust(64, b"\0")).hex()
    found: set[str] = set()
    looked: set[str] = set()

    def look(_: Statement) -> None:
        """Files are written once and never changed, so each is read when it is first seen."""
        new = {str(file) for file in sail.folder.rglob("*.parquet")} - looked
        for file in new:
            cells = reader.execute(f"SELECT COLUMNS(*)::VARCHAR FROM '{file}'")
            found.update(str(cell) for row in cells.fetchall() for cell in row)
        looked.update(new)

    columns = {**SAID, "id": {"role": "identifier", "action": "hash", "key": key}}
    with duckdb.connect() as reader:
        report = sqlanon.run(job(columns=columns), connection=sail.url, observer=Observer(look))
    assert report.rows.published == len(ROWS)
    assert len(looked) > 5, "no file was looked at"
    assert any("Kanarienvogel" in cell for cell in found), "no value was found"
    assert not [cell for cell in found if padded in cell]
    ids = {str(row["id"]) for row in sail.records("released")}
    assert len(ids) == len(ROWS)
    assert all(re.fullmatch("[0-9a-f]{64}", one) for one in ids)


def test_a_value_that_a_view_fails_on_is_told_nowhere(
    sail: SparkPlace, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    loaded(sail).run("CREATE VIEW broken AS SELECT CAST(illness AS INT) AS age FROM people")
    capfd.readouterr()
    with pytest.raises(DatabaseError) as raised:
        sqlanon.check(sail.url, "broken", quasi=["age"], k=2)
    assert "fails on a value" in str(raised.value)
    told = capfd.readouterr()
    texts = (str(raised.value), str(raised.value.causes), told.out, told.err, caplog.text)
    assert not [text for text in texts if "Kanarienvogel" in text or "SELECT" in text]


def test_the_client_may_say_again_what_it_said_before(sail: SparkPlace) -> None:
    loaded(sail)
    names = ("SQLQueryContextLogger", "pyspark.sql.connect.logging")
    before = [logging.getLogger(name).disabled for name in names]
    sqlanon.run(job(), connection=sail.url)
    assert [logging.getLogger(name).disabled for name in names] == before


def test_a_session_of_the_callers_is_left_as_it_was(sail: SparkPlace) -> None:
    loaded(sail)
    session = sail.session
    session.conf.set("spark.sql.session.timeZone", "Europe/Berlin")
    before = {name: session.conf.get(name, None) for name in SETTINGS}
    with pytest.raises(SqlanonError):
        sqlanon.run(job(privacy=[{"k_anonymity": {"k": 999}}]), connection=session)
    assert sail.tables() == UNTOUCHED
    report = sqlanon.run(job(), connection=session)
    assert {name: session.conf.get(name, None) for name in SETTINGS} == before
    assert session.catalog.currentDatabase() == sail.schema
    assert sail.rows("SELECT COUNT(*) FROM released") == [(report.rows.published,)]


def test_a_data_frame_is_a_source_by_the_name_of_its_view(sail: SparkPlace) -> None:
    loaded(sail)
    sail.session.sql("SELECT * FROM people").createOrReplaceTempView("framed")
    report = sqlanon.run(job(source="framed"), connection=sail.session)
    assert report.rows.published == len(ROWS)


@pytest.mark.parametrize("table_format", ["delta", "iceberg"])
def test_tables_of_formats_that_keep_versions_are_sources(
    sail: SparkPlace, tmp_path: Path, table_format: str
) -> None:
    if not sail.is_sail:
        pytest.skip("a server of somebody's may not know the format")
    loaded(sail)
    place = (tmp_path / "versions").as_uri()
    sail.run(
        f"CREATE TABLE versions USING {table_format} LOCATION '{place}' AS SELECT * FROM people"
    )
    asked = job(source="versions")
    sqlanon.run(asked, connection=sail.url)
    other = loaded(DuckDBPlace(tmp_path))
    sqlanon.run(job(), connection=other.url)
    assert rows_of(sail) == rows_of(other)

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            sail.run("INSERT INTO versions SELECT * FROM people WHERE id = 3")

    report = sqlanon.run(asked, connection=sail.url, observer=Observer(statement=change))
    assert report.rows.source == len(ROWS)
    assert rows_of(sail) == rows_of(other), "not the version that was there at the beginning"
    assert len(sail.rows("SELECT * FROM versions")) == len(ROWS) + 1
    assert sqlanon.run(asked, connection=sail.url).rows.source == len(ROWS) + 1


def test_a_version_that_may_not_be_read_is_not_pinned(
    sail: SparkPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded(sail)
    place = (tmp_path / "versions").as_uri()
    sail.run(f"CREATE TABLE versions USING delta LOCATION '{place}' AS SELECT * FROM people")
    fetch = SparkBackend.fetch

    def refusing(backend: SparkBackend, query: Query) -> list[tuple[Any, ...]]:
        if query.name == "inspect/version_of_delta":
            raise DatabaseError("refused")
        return fetch(backend, query)

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            sail.run("INSERT INTO versions SELECT * FROM people WHERE id = 3")

    monkeypatch.setattr(SparkBackend, "fetch", refusing)
    with pytest.raises(SourceChangedError, match="210 rows were staged, 211 are there now"):
        sqlanon.run(
            job(source="versions"),
            connection=sail.url,
            observer=Observer(statement=change),
        )


def test_a_plan_writes_nothing_and_says_what_a_run_would(sail: SparkPlace) -> None:
    loaded(sail)
    planned = sqlanon.plan(job(), connection=sail.url)
    assert sail.tables() == ["people"]
    assert "CREATE VIEW" in planned.script.text()
    assert planned.loss.values["ncp"] == sqlanon.run(job(), connection=sail.url).loss.values["ncp"]


def test_another_session_of_the_same_name_sees_its_own(sail: SparkPlace) -> None:
    with open_connection(sail.url) as backend, backend.transaction(write=False):
        other = backend.companion()
        assert other.engine == backend.engine
        other.close()
    assert sail.rows("SELECT 1") == [(1,)], "the caller's session was ended"


@pytest.mark.parametrize("algorithm", ["mondrian", "optimal"])
def test_what_a_release_is_for_is_measured_as_on_duckdb(
    sail: SparkPlace, tmp_path: Path, algorithm: str
) -> None:
    loaded(sail)
    asked = job(algorithm=algorithm, **{"for": {"model": "illness"}})
    found = sqlanon.plan(asked, connection=sail.url, figures="internal").usefulness
    other = loaded(DuckDBPlace(tmp_path))
    assert found is not None
    assert found.guesses is not None
    assert found.query_error is not None
    assert found == sqlanon.plan(asked, connection=other.url, figures="internal").usefulness


@pytest.mark.parametrize("algorithm", ["mondrian", "optimal"])
def test_figures_are_those_of_duckdb(sail: SparkPlace, tmp_path: Path, algorithm: str) -> None:
    loaded(sail)
    asked = job(algorithm=algorithm)
    found = sqlanon.run(asked, connection=sail.url, figures="internal").figures
    other = loaded(DuckDBPlace(tmp_path))
    expected = sqlanon.run(asked, connection=other.url, figures="internal").figures
    assert expected is not None
    assert found == expected
    assert found.hierarchies
    assert expected.distributions
    for one in expected.distributions.values():
        assert bool(one.bins) == (algorithm == "optimal")

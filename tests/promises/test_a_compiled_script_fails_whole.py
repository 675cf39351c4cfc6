"""A compiled script that finds a model broken leaves the release before, whatever runs it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import duckdb
import pytest
from clients import go_on, outcome, replay

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "illness": "text"}
JOB = {
    "source": "people",
    "target": {"table": "released", "if_exists": "replace"},
    "columns": {
        "id": {"role": "drop"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
        "illness": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}],
    "algorithm": {"fixed": {"levels": {"age": 1}}},
    "max_suppression": 0.5,
}


def released(place: Place) -> Counter[tuple[object, ...]]:
    return Counter(tuple(row.values()) for row in place.records("released"))


def test_clients_that_go_on_after_an_error_publish_nothing(backend: Place) -> None:
    rows = [(n, 20 + n % 40, ("flu", "cold")[n * n % 5 % 2]) for n in range(100)]
    backend.load("people", COLUMNS, rows)
    text = sqlanon.compile_job(sqlanon.Job.from_mapping(JOB), connection=backend.url).text
    replay(backend, text)
    before = released(backend)
    backend.load("more", COLUMNS, [(n, 90, "hiv") for n in range(200, 220)])
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    careless = re.sub(r"/\* compiled/suppress \*/[^;]*;", "", text)  # only the guard is left
    go_on(backend, careless)
    assert released(backend) == before
    assert outcome(backend, careless)[0] != 0
    assert released(backend) == before
    backend.run("DELETE FROM people WHERE id >= 203")  # a class of three, were it let in
    small = text.replace("WHERE size >= 5", "WHERE size >= 1")
    assert small != text
    go_on(backend, small)
    assert released(backend) == before
    assert "violated" in outcome(backend, re.sub(r"/\* compiled/suppress \*/[^;]*;", "", small))[1]
    assert released(backend) == before
    replay(backend, text)
    assert released(backend) == before


def test_what_is_not_measured_does_not_hold(backend: Place) -> None:
    rows = [(n, 20 + n % 40, ("flu", "cold")[n * n % 5 % 2]) for n in range(100)]
    backend.load("people", COLUMNS, rows)
    text = sqlanon.compile_job(sqlanon.Job.from_mapping(JOB), connection=backend.url).text
    measured = text.split("/* compiled/guarded */")
    for number in range(1, len(measured)):
        silent = measured[number].replace(") AS measured;", ") AS measured WHERE place < 0;", 1)
        assert silent != measured[number]
        parts = [*measured[:number], silent, *measured[number + 1 :]]
        assert outcome(backend, "/* compiled/guarded */".join(parts))[0] != 0
    assert released(backend) == Counter()


def execute_all(connection: duckdb.DuckDBPyConnection, statements: list[duckdb.Statement]) -> None:
    for statement in statements:
        connection.execute(statement)


def test_two_scripts_in_one_process_do_not_both_fill_a_target(tmp_path: Path) -> None:
    """On DuckDB inserted rows do not conflict, and of no rows none are deleted by both."""
    with duckdb.connect(str(tmp_path / "people.duckdb")) as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT n::INTEGER AS id, (20 + n % 40)::INTEGER AS age, "
            "CASE WHEN n * n % 5 % 2 = 0 THEN 'flu' ELSE 'cold' END AS illness "
            "FROM range(100) AS r(n)"
        )
        text = sqlanon.compile_job(sqlanon.Job.from_mapping(JOB), connection=connection).text
        one, other = connection.cursor(), connection.cursor()
        other.execute("BEGIN")  # it sees no row of the first
        other.execute("FROM people")
        statements = connection.extract_statements(text)
        execute_all(one, statements[:-1])
        with pytest.raises(duckdb.Error, match="conflict"):
            execute_all(other, connection.extract_statements(text)[1:])
        one.execute(statements[-1])
        other.rollback()
        assert connection.execute("SELECT COUNT(*) FROM released").fetchall() == [(100,)]
        assert (
            connection.execute(
                "SELECT 1 FROM duckdb_tables() WHERE table_name LIKE '%turn'"
            ).fetchall()
            == []
        )

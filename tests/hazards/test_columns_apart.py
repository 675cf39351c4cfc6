"""DuckDB's own tables are read column by column when they are staged; what else has rows is not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import duckdb
import pytest

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from sqlanon.sql.statement import Statement

ROWS = 400
JOB = {
    "source": "people",
    "target": "released",
    "columns": {
        "age": {"role": "quasi"},
        "city": {"role": "quasi"},
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
        "illness": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "illness", "l": 2}}],
    "algorithm": "mondrian",
}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """A file with `stored`, a table in which every column has NULLs and most rows differ."""
    with duckdb.connect(str(tmp_path / "place.duckdb")) as opened:
        opened.execute("CREATE TABLE stored (age INTEGER, city TEXT, zip TEXT, illness TEXT)")
        drawn = random.Random(5)  # noqa: S311 - test data
        opened.executemany(
            "INSERT INTO stored VALUES (?, ?, ?, ?)",
            [
                [
                    drawn.choice([None, *range(20, 60)]),
                    drawn.choice([None, "Rome", "rome", "Oslo", ""]),
                    drawn.choice([None, "1010", "1011", "1020", "20", ""]),
                    drawn.choice([None, "flu", "gout", "Flu"]),
                ]
                for _ in range(ROWS)
            ],
        )
        yield opened


def released(connection: duckdb.DuckDBPyConnection) -> tuple[list[tuple[object, ...]], set[str]]:
    """The rows of the release in an order, and the names of the statements that made it."""
    names: set[str] = set()

    def told(statement: Statement) -> None:
        names.add(statement.name)

    sqlanon.run(
        sqlanon.Job.from_mapping(JOB), connection=connection, observer=Observer(statement=told)
    )
    rows = connection.execute("SELECT * FROM released ORDER BY ALL").fetchall()
    connection.execute("DROP TABLE released")
    return rows, names


@pytest.mark.gate
def test_a_table_and_a_view_of_it_make_one_release(connection: duckdb.DuckDBPyConnection) -> None:
    connection.execute("CREATE VIEW people AS FROM stored")
    whole, of_a_view = released(connection)
    connection.execute("DROP VIEW people; ALTER TABLE stored RENAME TO people")
    apart, of_a_table = released(connection)
    assert ("stage/combinations" in of_a_view, "stage/combinations" in of_a_table) == (True, False)
    assert len(whole) == ROWS
    assert apart == whole


@pytest.mark.gate
@pytest.mark.parametrize("kept", ["true", "false"])
def test_cells_have_their_numbers_whatever_order_is_kept(
    connection: duckdb.DuckDBPyConnection, kept: str
) -> None:
    connection.execute("ALTER TABLE stored RENAME TO people")
    expected, _ = released(connection)
    connection.execute(f"SET preserve_insertion_order = {kept}; SET threads = 3")
    assert released(connection)[0] == expected


@pytest.mark.gate
@pytest.mark.parametrize(
    "other",
    [
        "CREATE TEMPORARY VIEW people AS FROM stored",
        "CREATE TEMPORARY TABLE people AS FROM stored",
        "ATTACH ':memory:' AS beside; CREATE TABLE beside.people AS FROM stored",
    ],
)
def test_a_name_of_several_relations_is_read_whole(
    connection: duckdb.DuckDBPyConnection, other: str
) -> None:
    """Which of them is meant is DuckDB's to say, in one statement."""
    connection.execute("CREATE TABLE people AS FROM stored WHERE age > 40")
    connection.execute(other)
    expected = connection.execute("SELECT COUNT(*) FROM people").fetchone()
    rows, names = released(connection)
    assert "stage/combinations" in names
    assert expected == (len(rows),)


def test_few_combinations_are_grouped_at_once(connection: duckdb.DuckDBPyConnection) -> None:
    connection.execute("CREATE TABLE people AS SELECT 30 AS age, city, zip, illness FROM stored")
    connection.execute("UPDATE people SET city = 'Oslo', zip = '20'")
    _, names = released(connection)
    assert "stage/combinations" in names


def test_a_table_in_memory_is_read_whole() -> None:
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT i AS age, 'x' AS city, '20' AS zip, i % 5 AS illness "
            "FROM range(40) AS t (i)"
        )
        _, names = released(connection)
    assert "stage/combinations" in names

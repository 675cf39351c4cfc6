"""In a transaction of the caller's DuckDB has no savepoint: what fails is taken away by hand."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon.errors import VerificationError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.statement import Statement

SAID: dict[str, Any] = {
    "columns": {
        "id": {"role": "drop"},
        "age": {"role": "quasi", "hierarchy": {"flat": True}},
        "ill": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
    "algorithm": {"fixed": {"levels": {"age": 0}}},
}
COMPARED: dict[str, Any] = {
    "target": {"table": "released", "if_exists": "replace", "key": "id"},
    "release_guard": {"action": "refuse", "compare": "previous"},
}


@pytest.fixture
def people() -> Iterator[duckdb.DuckDBPyConnection]:
    """Twelve people."""
    with closing(duckdb.connect()) as connection:
        connection.execute("CREATE TABLE people (id INTEGER, age INTEGER, ill VARCHAR)")
        rows = [(number, 20 + number % 2, "abc"[number % 3]) for number in range(12)]
        connection.executemany("INSERT INTO people VALUES (?, ?, ?)", rows)
        yield connection


def relations(connection: duckdb.DuckDBPyConnection) -> set[str]:
    """Tables and views, temporary ones too."""
    sql = "SELECT table_name FROM information_schema.tables"
    return {str(row[0]) for row in connection.execute(sql).fetchall()}


def test_a_release_that_is_refused_is_not_committed_with_the_callers_rows(
    people: duckdb.DuckDBPyConnection,
) -> None:
    """It stood there under its name of work, with the keys of all persons beside it."""
    sqlanon.anonymize(people, "people", **COMPARED, **SAID)
    before = relations(people)
    people.execute("BEGIN")
    people.execute("INSERT INTO people VALUES (12, 20, 'c')")
    with pytest.raises(VerificationError, match="fewer than 3 persons were added"):
        sqlanon.anonymize(people, "people", **COMPARED, **SAID)
    people.execute("COMMIT")
    assert relations(people) == before
    assert people.execute("SELECT COUNT(*) FROM people").fetchone() == (13,)
    assert people.execute("SELECT COUNT(*) FROM released").fetchone() == (12,)


@pytest.mark.parametrize("mode", ["table", "view"])
def test_what_was_written_goes_when_it_does_not_hold(
    people: duckdb.DuckDBPyConnection, mode: str
) -> None:
    before = relations(people)
    people.execute("BEGIN")
    people.execute("INSERT INTO people VALUES (12, 20, 'c')")
    with pytest.raises(ZeroDivisionError):
        anonymize_until(people, "verify/violations", {"table": "released", "mode": mode})
    people.execute("COMMIT")
    assert relations(people) == before
    assert people.execute("SELECT COUNT(*) FROM people").fetchone() == (13,)


def test_what_is_being_dropped_goes_all_the_same(people: duckdb.DuckDBPyConnection) -> None:
    before = relations(people)
    people.execute("BEGIN")
    with pytest.raises(ZeroDivisionError):
        anonymize_until(people, "workspace/drop", "released")
    assert relations(people) == before


def anonymize_until(connection: duckdb.DuckDBPyConnection, name: str, target: Any) -> None:
    """Anonymize the people until a statement, where something else goes wrong."""
    met: list[str] = []

    def told(statement: Statement) -> None:
        if statement.name == name and not met:
            met.append(name)
            raise ZeroDivisionError

    observer = sqlanon.Observer(statement=told)
    sqlanon.anonymize(connection, "people", target=target, observer=observer, **SAID)

"""Whole numbers of a table in DuckDB's file are counted as bits where they lie close together."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import duckdb
import pytest

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from sqlanon.sql.statement import Statement

DRAWN = random.Random(7)  # noqa: S311 - test data
ROWS = 300
NUMBERS: dict[str, Sequence[int | None]] = {
    "keys": DRAWN.sample(range(-150, 150), ROWS),
    "repeated": [DRAWN.randrange(-200, 300) for _ in range(ROWS)],
    "with NULL": [DRAWN.choice([None, *range(-100, 100)]) for _ in range(ROWS)],
    "far apart": [DRAWN.randrange(-(2**62), 2**62) for _ in range(ROWS)],
    "both ends": [-(2**63), 2**63 - 1, *range(ROWS - 2)],
    "few": [DRAWN.randrange(3) for _ in range(ROWS)],
    "one": [64],
    "NULL alone": [None] * ROWS,
    "none": [],
}


@pytest.mark.gate
@pytest.mark.parametrize("shape", NUMBERS)
@pytest.mark.parametrize("kind", ["TINYINT", "INTEGER", "BIGINT", "HUGEINT", "UBIGINT", "UHUGEINT"])
@pytest.mark.parametrize("role", ["identifier", "checked"])
def test_as_many_values_as_there_are(tmp_path: Path, shape: str, kind: str, role: str) -> None:
    room = {"TINYINT": 2**7, "INTEGER": 2**31}.get(kind, 2**63)
    lowest = 0 if kind.startswith("U") else -room
    values = [
        None if n is None else lowest + (n - lowest) % (room - lowest) for n in NUMBERS[shape]
    ]
    asked: list[str] = []

    def told(statement: Statement) -> None:
        if statement.name == "exposure/alone":
            asked.append(statement.sql)

    with duckdb.connect(str(tmp_path / "place.duckdb")) as connection:
        connection.execute(f"CREATE TABLE people (age INTEGER, number {kind})")
        texts = [None if value is None else str(value) for value in values]
        connection.execute("INSERT INTO people SELECT 1, UNNEST(CAST(? AS VARCHAR[]))", [texts])
        if role == "checked":
            sqlanon.check(connection, "people", quasi=["age"], k=2, observer=Observer(told))
            known = values
        else:
            columns = {"age": {"role": "quasi"}, "number": {"role": "drop"}}
            said = {"source": "people", "target": "released", "columns": columns}
            privacy = [{"average_risk": {"threshold": 1}}]
            accept = {"W06": {"number": "no row is a person"}}
            job = sqlanon.Job.from_mapping({**said, "privacy": privacy, "accept": accept})
            sqlanon.plan(job, connection=connection, observer=Observer(told))
            known = [value for value in values if value is not None]
        (sql,) = asked
        assert "BIT_OR" in sql
        assert connection.execute(sql).fetchall() == [(0, len(known), len(set(known)))]

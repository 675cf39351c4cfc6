"""Proposed roles beside those that a person chose; benchmarks/README.md lists every miss."""

from __future__ import annotations

import csv
import os
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile

import duckdb
import pytest
from proposed_tables import ADULT, MADE, PEOPLE
from real_tables import REAL, file_of

import sqlanon

HOUSE = Path(__file__).parents[2]
PAGE = (HOUSE / "benchmarks" / "README.md").read_text(encoding="utf-8")
ROWS = 12_000
CHOSEN: dict[str, dict[str, str]] = {
    "people": PEOPLE,
    "adult": ADULT,
    **{name: make(50).roles for name, make in MADE.items()},
    **{name: roles for name, (_, _, roles) in REAL.items()},
}


def adult() -> Path | None:
    """UCI Adult, where it is at hand."""
    folder = os.environ.get("SQLANON_DATA", HOUSE.parent / "shared" / "data")
    file = Path(folder) / "adult" / "adult.csv"
    return file if file.is_file() else None


@cache
def proposed(table: str) -> dict[str, str]:
    """Roles by column."""
    with duckdb.connect() as database:
        if table in MADE:
            made = MADE[table](ROWS)
            types = ", ".join(f"'{n}': '{TYPES[k]}'" for n, k in made.kinds.items())
            with NamedTemporaryFile("w", suffix=".csv", encoding="utf-8", newline="") as file:
                csv.writer(file).writerows(made.rows)
                file.flush()
                database.execute(
                    f"CREATE TABLE {table} AS FROM read_csv('{file.name}', header = false, "
                    f"columns = {{{types}}})"
                )
        elif table in REAL:
            path = file_of(table)
            if path is None:
                pytest.skip(f"{REAL[table][0]} is not installed, which has the table")
            database.execute(f"CREATE TABLE {table} AS FROM read_csv('{path}', header = true)")
        else:
            path = HOUSE / "fixtures" / "people.csv" if table == "people" else adult()
            if path is None:
                pytest.skip("the data of UCI Adult is not here")
            types = "types = {'zip': 'VARCHAR'}" if table == "people" else "sep = ','"
            database.execute(
                f"CREATE TABLE {table} AS FROM read_csv('{path}', header = true, {types})"
            )
        return {one.name: one.role for one in sqlanon.propose(database, table).columns}


TYPES = {
    "integer": "BIGINT",
    "decimal": "DECIMAL(18, 2)",
    "text": "VARCHAR",
    "date": "DATE",
    "timestamp": "TIMESTAMP",
    "boolean": "BOOLEAN",
}


def row_of(table: str) -> str:
    """A table's row in benchmarks/README.md: columns, hits, misses."""
    chosen, found = CHOSEN[table], proposed(table)
    assert [*found] == [*chosen]
    misses = [
        f"{name}: {found[name]}, by hand {role}"
        for name, role in chosen.items()
        if found[name] != role
    ]
    hits = len(chosen) - len(misses)
    return f"| {table} | {len(chosen)} | {hits} | {'; '.join(misses) or 'none'} |"


@pytest.mark.gate
@pytest.mark.parametrize("table", CHOSEN)
def test_hits_and_misses_are_those_of_the_page(table: str) -> None:
    assert row_of(table) in PAGE.splitlines(), row_of(table)


@pytest.mark.parametrize("table", CHOSEN)
def test_no_miss_publishes_what_a_person_would_not(table: str) -> None:
    """Nothing that names a person is published, and nothing is kept."""
    chosen, found = CHOSEN[table], proposed(table)
    weaker = {
        name for name, role in chosen.items() if role == "drop" and found[name] == "sensitive"
    }
    assert not weaker
    assert "keep" not in found.values()

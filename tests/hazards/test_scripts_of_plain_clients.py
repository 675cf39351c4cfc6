"""Scripts of `plan --sql` run by SQLite's driver alone, without a function of ours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.job.job import Job
from sqlanon.sql.dialects.sqlite import SQLite
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from pathlib import Path

ALGORITHMS: dict[str, Any] = {
    "order_and_cut": "order_and_cut",
    "sangreea": "sangreea",
    "k_member": {"k_member": {"measure": "set"}},
    "oka": {"oka": {"measure": "set"}},
    "mondrian": {"mondrian": {"measure": "set", "refine": True}},
}
"""Those that look at categories without an order as sets, whose values are bits."""
ROWS = [(n % 7, f"v{n % 5}") for n in range(30)]


@pytest.mark.gate
@pytest.mark.parametrize("name", ALGORITHMS)
def test_a_script_needs_no_function_of_ours(tmp_path: Path, name: str) -> None:
    file = tmp_path / "data.sqlite"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE people (a INTEGER, b TEXT)")
        connection.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
    said = {
        "source": "people",
        "columns": {"a": {"role": "quasi"}, "b": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": ALGORITHMS[name],
    }
    script = sqlanon.plan(
        Job.from_mapping({**said, "target": "by_script"}), connection=f"sqlite:///{file}"
    ).script.text()
    assert ".bail on\n" in script  # of the client
    assert "sqlanon_bits" not in script
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script.replace(".bail on\n", ""))
        sqlanon.run(Job.from_mapping({**said, "target": "by_run"}), connection=f"sqlite:///{file}")
        counted = "SELECT a, b, COUNT(*) FROM {} GROUP BY a, b ORDER BY a, b"
        by_script, by_run = (
            connection.execute(counted.format(table)).fetchall()
            for table in ("by_script", "by_run")
        )
    assert by_script == by_run


def test_bits_are_counted() -> None:
    numbers = [0, 2**62 - 1, *(1 << place for place in range(62))]
    numbers += [(2**62 - 1) ^ one for one in numbers[2:]]
    with closing(sqlite3.connect(":memory:")) as connection:
        for number in [*numbers, 0x2AAA_AAAA_AAAA_AAAA, 0x1234_5678_9ABC_DEF0]:
            told = connection.execute(f"SELECT {SQLite().bits(Sql('?1'))}", [number]).fetchone()
            assert told == (number.bit_count(),)

"""Time what reads releases together, beside one GROUP BY of the same rows.

Run `python benchmarks/compare.py [--rows 1000000] [--releases 10] [--json]`. The table is that of
adult_like.py in a DuckDB file; each night a thousandth of its persons has gone, and it is published
at other levels. `sqlanon compare` of all releases by their stored keys, without and with a model of
values, and `compare_tables` of the first two by their labels alone, stand beside a GROUP BY of all
releases by their quasi-identifiers, and by the key of the rows. CPU seconds of this process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
from adult_like import TABLE

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable

COLUMNS = ("age", "education_num", "race", "sex", "native_country")
"""The quasi-identifiers that are published; the others are left out."""


def cpu(work: Callable[[], object]) -> float:
    """CPU seconds that something takes."""
    before = os.times()
    work()
    after = os.times()
    return after.user + after.system - before.user - before.system


def publish(database: duckdb.DuckDBPyConnection, night: int) -> None:
    """Publish the table of a night."""
    database.execute(f"DELETE FROM {TABLE} WHERE person_id % 1000 = {night}")
    quasi: dict[str, Any] = {
        name: {"role": "quasi", "hierarchy": {"flat": True}} for name in COLUMNS
    }
    quasi["age"] = {"role": "quasi", "hierarchy": {"intervals": [5, 10, 20]}}
    quasi["education_num"] = {"role": "quasi", "hierarchy": {"intervals": [2, 4, 8]}}
    levels = {name: (night + place) % 2 for place, name in enumerate(COLUMNS)}
    sqlanon.anonymize(
        database,
        TABLE,
        columns={
            **quasi,
            "person_id": {"role": "drop"},
            "hours_per_week": {"role": "sensitive"},
        },
        unlisted="drop",
        privacy=[sqlanon.KAnonymity(k=5)],
        algorithm={"fixed": {"levels": {**levels, "age": 1 + night % 2}}},
        max_suppression=0.5,
        target=sqlanon.Target(table=f"night_{night}", if_exists="replace", key="person_id"),
        release_guard={"action": "store", "compare": "previous"},
    )


def measure(rows: int, releases: int) -> dict[str, float]:
    """CPU seconds by what was done."""
    names = [f"night_{night}" for night in range(releases)]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "nights.duckdb"
        made = Path(__file__).parent / "adult_like.py"
        subprocess.run([sys.executable, made, str(rows), file], check=True, capture_output=True)
        with duckdb.connect(str(file)) as database:
            for night in range(releases):
                publish(database, night)
            listed = ", ".join(COLUMNS)
            parts = " UNION ALL ".join(f"SELECT {listed} FROM {name}" for name in names)
            tables = database.execute(
                "SELECT table_name FROM duckdb_tables() WHERE ends_with(table_name, '_keys')"
            ).fetchall()
            keys = " UNION ALL ".join(f"SELECT person FROM {table}" for (table,) in tables)
            model = sqlanon.LDiversity(column="hours_per_week", l=2)

            def grouped(by: str, of: str) -> object:
                inner = f"SELECT {by}, COUNT(*) FROM ({of}) GROUP BY {by}"
                return database.execute(f"SELECT COUNT(*) FROM ({inner})").fetchall()

            return {
                "GROUP BY quasi-identifiers": cpu(lambda: grouped(listed, parts)),
                "GROUP BY key": cpu(lambda: grouped("person", keys)),
                "compare": cpu(lambda: sqlanon.compare(database, *names)),
                "compare, l-diversity": cpu(
                    lambda: sqlanon.compare(database, *names, privacy=[model], key="person_id")
                ),
                "compare_tables of two": cpu(
                    lambda: sqlanon.compare_tables(
                        database, *names[:2], quasi=COLUMNS, sensitive=["hours_per_week"]
                    )
                ),
            }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--releases", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    found = measure(said.rows, said.releases)
    if said.json:
        print(json.dumps(found))
        return
    for name, seconds in found.items():
        print(f"{seconds:8.2f} CPU s  {name}")


if __name__ == "__main__":
    main()

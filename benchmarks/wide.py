"""CPU seconds of runs on tables with many quasi-identifiers, many values, or many other columns.

Run `python benchmarks/wide.py [--rows 1000000] [--only quasi numbers texts days payload copied]
[--memory-limit 4GB]`. Each table is made in an embedded DuckDB in a temporary folder: 20
quasi-identifiers of 3 to 22 values; one of as many values as there are rows (numbers, texts or
days) beside two small ones; 3 quasi-identifiers and 100 other columns (`payload`). k = 10,
Mondrian. `copied` has 1,500 rows whatever `--rows` is, 3 quasi-identifiers and 100, 200 and 300
copied columns: its time is planning, and must not grow faster than the columns.
"""

from __future__ import annotations

import argparse
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import duckdb
from by_statement import lines, measured

_SKEWED = "CAST(FLOOR(POWER(RANDOM(), 2) * {}) AS INTEGER)"
_EVEN = "CAST(FLOOR(RANDOM() * {}) AS INTEGER)"
_FEW = {"a": _SKEWED.format(30), "b": f"'b' || {_EVEN.format(10)}"}


def _mixed(name: str, count: int, values: str, least: int, step: int) -> dict[str, str]:
    """Columns of whole numbers and of texts in turn."""
    made = {}
    for place in range(count):
        drawn = values.format(least + step * place)
        made[f"{name}{place}"] = drawn if place % 2 else f"'{name}' || {drawn}"
    return made


TABLES: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "quasi": (_mixed("q", 20, _SKEWED, 3, 1), {}),
    "numbers": ({"many": "CAST(HASH(range) % 4000000000 AS BIGINT)", **_FEW}, {}),
    "texts": ({"many": "'m' || HASH(range) % 4000000000", **_FEW}, {}),
    "days": ({"many": "DATE '0101-01-01' + CAST(range AS INTEGER)", **_FEW}, {}),
    "payload": (_FEW | {"c": _EVEN.format(9)}, _mixed("p", 100, _EVEN, 1000, 0)),
}
"""Quasi-identifiers and other columns of each, with what draws their values."""


def measure_copied_columns() -> None:
    """Print the CPU seconds of each phase, of tables with 100, 200 and 300 copied columns."""
    for count in (100, 200, 300):
        columns = [f"(i * {7919 + 13 * n}) % {20 + n} AS q{n}" for n in range(3)]
        columns += [f"(i * {n + 3}) % 5 AS c{n}" for n in range(count)]
        with duckdb.connect() as connection:
            connection.execute(
                f"CREATE TABLE wide AS SELECT {', '.join(columns)} FROM range(1500) AS r (i)"
            )
            job = {
                "source": "wide",
                "target": "released",
                "columns": {f"q{n}": {"role": "quasi"} for n in range(3)},
                "unlisted": "keep",
                "privacy": [{"k_anonymity": {"k": 5}}],
            }
            spent = measured(connection, job)
        print(f"copied, {count} columns, 1,500 rows\n{lines(spent, 3)}\n", flush=True)


def main() -> None:
    """Measure one table after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument(
        "--only", nargs="+", choices=[*TABLES, "copied"], default=[*TABLES, "copied"]
    )
    parser.add_argument("--memory-limit", default="80%")
    asked = parser.parse_args()
    for name in asked.only:
        if name == "copied":
            measure_copied_columns()
            continue
        quasi, others = TABLES[name]
        columns = ", ".join(f"{drawn} AS {column}" for column, drawn in (quasi | others).items())
        with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
            config = {"memory_limit": asked.memory_limit, "temp_directory": f"{folder}/spilled"}
            with duckdb.connect(str(Path(folder, "wide.duckdb")), config=config) as connection:
                connection.execute("SELECT SETSEED(0.5)")
                connection.execute(
                    f"CREATE TABLE wide AS SELECT range AS id, {columns} FROM range({asked.rows})"
                )
                begin = time.process_time()
                connection.execute("CREATE TABLE copied AS SELECT * FROM wide")
                copy = time.process_time() - begin
                connection.execute("DROP TABLE copied")
                said = {
                    "source": "wide",
                    "target": "released",
                    "columns": {
                        "id": {"role": "drop"},
                        **{column: {"role": "quasi"} for column in quasi},
                    },
                    "unlisted": "keep",
                    "privacy": [{"k_anonymity": {"k": 10}}],
                }
                spent = measured(connection, said)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        ratio = sum(spent.client.values()) / copy
        print(f"{name}, {asked.rows:,} rows: {ratio:.0f} x a copy ({copy:.2f} s)")
        print(f"{lines(spent, 6)}, peak memory so far {peak:,.0f} MiB\n", flush=True)


if __name__ == "__main__":
    main()

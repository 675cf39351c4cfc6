"""Time `sqlanon check` with every privacy model beside one plain GROUP BY of the same columns.

Run `python benchmarks/check.py [--rows 3000000] [--column hours_per_week] [--json]`. The table is
that of adult_like.py in a DuckDB file. Each model is asked once, with each of its variants, of one
sensitive column; every tenth row is the table that is checked where a population is asked for, so
that is the whole table itself. Seconds are those of `sqlanon.check` inside this process, connecting
included, and of `SELECT COUNT(*) FROM (SELECT COUNT(*) … GROUP BY the eight quasi-identifiers)` on
a connection of its own; each is the median of some runs.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
from adult_like import QUASI, TABLE

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from sqlanon.sql.statement import Statement

ROWS = 3_000_000
PLAIN_RUNS = 5
CHECK_RUNS = 3


def models(column: str) -> list[dict[str, Any]]:
    """Every privacy model in each of its variants."""
    s = {"column": column}
    public = {"population": TABLE}
    tree = {"flat": True}
    return [
        {"k_anonymity": {"k": 2}},
        *({"l_diversity": {**s, "l": 2, "variant": kind}} for kind in ("distinct", "entropy")),
        {"l_diversity": {**s, "l": 2, "variant": "recursive", "c": 2}},
        {"t_closeness": {**s, "t": 0.5}},
        {"t_closeness": {**s, "t": 0.5, "distance": "ordered"}},
        {"t_closeness": {**s, "t": 0.5, "distance": "hierarchical", "hierarchy": tree}},
        {"alpha_k": {**s, "alpha": 0.5, "k": 2}},
        *({"beta_likeness": {**s, "beta": 2, "variant": kind}} for kind in ("basic", "enhanced")),
        *({"delta_disclosure": {**s, "delta": 2, "absent": kind}} for kind in ("fail", "ignore")),
        {"delta_presence": {**public, "min": 0.1, "max": 1}},
        {"k_map": {**public, "k": 2}},
        *({"average_risk": {"threshold": 0.5, **by}} for by in ({}, public)),
        *({"sample_uniqueness": {"threshold": 0.5, **by}} for by in ({}, public)),
        {"m_uniqueness": {**s, "m": 2}},
    ]


def plain(database: Path) -> float:
    """Median seconds of the one GROUP BY."""
    query = f"SELECT COUNT(*) FROM (SELECT COUNT(*) FROM {TABLE} GROUP BY {', '.join(QUASI)})"
    taken = []
    with duckdb.connect(str(database)) as connection:
        for _ in range(PLAIN_RUNS):
            begin = time.perf_counter()
            connection.execute(query).fetchall()
            taken.append(time.perf_counter() - begin)
    return statistics.median(taken)


def checked(database: Path, column: str) -> tuple[float, list[tuple[str, float]], int]:
    """Median seconds of a check, the seconds of each statement of the last one, and its results."""
    taken, begun = [], []

    def remember(step: Statement) -> None:
        begun.append((step.name, time.perf_counter()))

    for _ in range(CHECK_RUNS):
        begun.clear()
        begin = time.perf_counter()
        report = sqlanon.check(
            f"duckdb:///{database}",
            TABLE,
            quasi=QUASI,
            privacy=models(column),
            observer=Observer(statement=remember),
        )
        end = time.perf_counter()
        taken.append(end - begin)
    ends = [*(at for _, at in begun[1:]), end]
    spans = [(name, until - at) for (name, at), until in zip(begun, ends, strict=True)]
    return statistics.median(taken), spans, len(report.models)


def measure(rows: int, column: str) -> dict[str, Any]:
    """One measurement, ready for JSON."""
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        database = Path(folder, "adult_like.duckdb")
        make = Path(__file__).with_name("adult_like.py")
        subprocess.run(
            [sys.executable, str(make), str(rows), str(database)], check=True, capture_output=True
        )
        group_by = plain(database)
        check, statements, results = checked(database, column)
    return {
        "rows": rows,
        "column": column,
        "models": len(models(column)),
        "results": results,
        "seconds": {"group_by": group_by, "check": check},
        "ratio": check / group_by,
        "statements": [{"name": name, "seconds": seconds} for name, seconds in statements],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=ROWS)
    parser.add_argument("--column", default="hours_per_week")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.rows, options.column)
    if options.json:
        print(json.dumps(found, indent=2))
        return
    for statement in found["statements"]:
        print(f"{statement['seconds']:8.3f} s  {statement['name']}")
    print(f"{found['rows']:,} rows; {found['results']} results of {found['models']} models")
    print(f"one GROUP BY  {found['seconds']['group_by']:8.3f} s")
    print(f"sqlanon check {found['seconds']['check']:8.3f} s, {found['ratio']:.1f} times as long")


if __name__ == "__main__":
    main()

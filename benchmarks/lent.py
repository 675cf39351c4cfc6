"""What a search costs over DuckDB connections of the caller's, with so many threads.

Run `python benchmarks/lent.py [--rows 30000 | --csv adult.csv] [--threads 2 8] [--rounds 7]`. Each
round runs Mondrian and `order_and_cut`, searched in the database and where `auto` does, in turn in
one process: CPU seconds on a machine in use tell nothing but beside each other. k = 10.
"""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Literal

import duckdb
from adult_like import QUASI, TABLE
from limits import made_table

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Progress

Way = Literal["auto", "database"]
JOBS: dict[str, tuple[dict[str, Any], Way]] = {
    "mondrian": ({"mondrian": {}}, "auto"),
    "order_and_cut, set, database": ({"order_and_cut": {"measure": "set"}}, "database"),
    "order_and_cut, set, auto": ({"order_and_cut": {"measure": "set"}}, "auto"),
    "order_and_cut, span, database": ({"order_and_cut": {"measure": "span"}}, "database"),
    "order_and_cut, span, auto": ({"order_and_cut": {"measure": "span"}}, "auto"),
}


def opened(csv: Path | None, rows: int, threads: int) -> duckdb.DuckDBPyConnection:
    """A database in memory with the table."""
    connection = duckdb.connect(config={"threads": str(threads)})
    if csv is not None:
        connection.read_csv(str(csv)).create(TABLE)
        return connection
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        connection.execute(f"ATTACH '{made_table(rows, Path(folder))}' AS made (READ_ONLY)")
        connection.execute(f"CREATE TABLE {TABLE} AS FROM made.{TABLE}")
        connection.execute("DETACH made")
    return connection


def searched(connection: duckdb.DuckDBPyConnection, algorithm: dict[str, Any], way: Way) -> float:
    """CPU seconds of the search of one run."""
    seconds, last = dict[str, float](), ("", time.process_time())

    def tell(step: Progress) -> None:
        nonlocal last
        if step.phase != last[0]:
            now = time.process_time()
            seconds[last[0]] = seconds.get(last[0], 0.0) + now - last[1]
            last = (step.phase, now)

    sqlanon.anonymize(
        connection,
        TABLE,
        target={"table": "released", "if_exists": "replace"},
        columns={column: {"role": "quasi"} for column in QUASI},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": 10}}],
        algorithm=algorithm,
        search_in=way,
        observer=Observer(progress=tell),
    )
    return seconds["search"]


def main() -> None:
    """Run all and print what they took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=30_000)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--threads", type=int, nargs="+", default=[2, 8])
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    with ExitStack() as stack:
        for threads in asked.threads:
            connection = stack.enter_context(closing(opened(asked.csv, asked.rows, threads)))
            took: dict[str, list[float]] = {name: [] for name in JOBS}
            for number in range(asked.rounds + 1):
                for name, (algorithm, way) in JOBS.items():
                    seconds = searched(connection, algorithm, way)
                    if number:  # the first one loads what the others have
                        took[name].append(seconds)
            for name, each in took.items():
                times = median(a / b for a, b in zip(each, took["mondrian"], strict=True))
                print(f"{threads} threads, {name}: {median(each):.2f} s, {times:.1f}", flush=True)


if __name__ == "__main__":
    main()

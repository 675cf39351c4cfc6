"""Make a table whose rows nearly all differ, of any size, in a DuckDB file.

Run `python benchmarks/distinct.py ROWS OUT.duckdb [--seed 7]`. It writes the table `persons`: eight
quasi-identifiers, all integers, with a birth date, a postcode and an income among them, so that
1,000,000 rows have more than 999,000 distinct combinations. `run.py --table distinct` times a run
on it.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import duckdb
import numpy as np

TABLE = "persons"
QUASI = (
    *("birth", "zip", "sex", "occupation", "income", "country", "education", "marital_status"),
)


def skewed(random: np.random.Generator, rows: int, values: int, power: float) -> np.ndarray:
    """Return codes 0 to values - 1, of which code i has a share of 1 / (i + 1)^power."""
    shares = (1.0 / np.arange(1, values + 1)) ** power
    return random.choice(values, size=rows, p=shares / shares.sum()).astype(np.int32)


def persons(rows: int, seed: int) -> dict[str, np.ndarray]:
    """Return the columns of the table, each of `rows` integers."""
    random = np.random.default_rng(seed)
    # log-uniform, 10,000 to 200,000
    income = np.exp(random.uniform(np.log(10_000), np.log(200_000), rows)).astype(np.int32)
    return {
        "person_id": np.arange(rows, dtype=np.int64),
        "birth": random.integers(0, 25_001, rows, dtype=np.int32),
        # towns do not lie in the order of their size
        "zip": random.permutation(20_001).astype(np.int32)[skewed(random, rows, 20_001, 0.5)],
        "sex": random.integers(0, 2, rows, dtype=np.int32),
        "occupation": skewed(random, rows, 51, 0.8),
        "income": income,
        "country": skewed(random, rows, 61, 2.0),
        "education": random.integers(1, 17, rows, dtype=np.int32),
        "marital_status": skewed(random, rows, 7, 1.0),
    }


def write(file: Path, rows: int, seed: int = 7) -> int:
    """Write the table, and return how many combinations of quasi-identifiers it has."""
    columns = persons(rows, seed)
    with duckdb.connect(str(file)) as connection:
        connection.register("columns", columns)
        connection.execute(f"CREATE OR REPLACE TABLE {TABLE} AS SELECT * FROM columns")
        connection.unregister("columns")
        query = f"SELECT COUNT(*) FROM (SELECT DISTINCT {', '.join(QUASI)} FROM {TABLE})"
        found = connection.execute(query).fetchone()
    return int(found[0]) if found else 0


def main() -> None:
    """Write the table and print how it came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    said = parser.parse_args()
    started = time.perf_counter()
    combinations = write(said.out, said.rows, said.seed)
    seconds = time.perf_counter() - started
    print(f"{said.rows:,} rows, {combinations:,} distinct combinations, {seconds:.1f} s")


if __name__ == "__main__":
    main()

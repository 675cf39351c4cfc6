"""What each algorithm costs: CPU seconds of its search and of the whole run, in DuckDB.

Run `python benchmarks/costs.py [--rows 300000 | --csv adult.csv] [--only NAME]`. The table is that
of adult_like.py, or a CSV file with its columns; k = 10. Algorithms that choose levels or cuts have
the hierarchies of optimal.py and 2 % suppression, `mu_argus` 50 %; `anatomy` and `m_invariance` ask
for five occupations, and `microaggregation` has the two columns of numbers. Each runs in a process
of its own, as long as `--limit` seconds.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import duckdb
from adult_like import QUASI, TABLE
from limits import made_table
from optimal import paths

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Progress

SENSITIVE = "occupation"
NUMBERS = ("age", "education_num")
OTHERS: dict[str, list[dict[str, Any]]] = {
    "order_and_cut": [{"measure": "span"}, {"order": "sort"}],
    "fixed": [{"levels": dict.fromkeys(QUASI, 1)}],
}
"""Options beside the defaults; of `fixed` instead of them."""
APART = {"apriori"}
"""Of items of persons: benchmarks/km.py."""


def job(database: Path, name: str, options: dict[str, Any]) -> dict[str, Any]:
    """What is run."""
    quasi: dict[str, Any] = {column: {"role": "quasi"} for column in QUASI}
    privacy: dict[str, Any] = {"k_anonymity": {"k": 10}}
    target = {"table": "released", "if_exists": "replace"}
    suppressed = 0.0
    kind = ALGORITHMS[name]
    if kind.needs_hierarchies or name == "mu_argus":
        trees = paths(database)
        quasi = {one: {"role": "quasi", "hierarchy": {"rows": trees[one]}} for one in QUASI}
        suppressed = {"fixed": 0.9, "mu_argus": 0.5}.get(name, 0.02)
    if name in {"anatomy", "m_invariance"}:
        quasi[SENSITIVE] = {"role": "sensitive"}
        privacy = {"l_diversity": {"column": SENSITIVE, "l": 5}}
    if name == "m_invariance":
        privacy = {"m_uniqueness": {"column": SENSITIVE, "m": 5}}
        target["key"] = "person_id"
    if name == "microaggregation":
        quasi = {column: {"role": "quasi", "output": "mean"} for column in NUMBERS}
    return {
        "source": TABLE,
        "target": target,
        "columns": quasi,
        "unlisted": "drop",
        "privacy": [privacy],
        "algorithm": {name: options},
        "max_suppression": suppressed,
    }


def measure(database: Path, name: str, options: dict[str, Any]) -> None:
    """Run once and print."""
    said = sqlanon.Job.from_mapping(job(database, name, options))
    begun = time.process_time()
    phases: dict[str, float] = {}
    last = ("", begun)

    def tell(step: Progress) -> None:
        nonlocal last
        if step.phase != last[0]:
            now = time.process_time()
            phases[last[0]] = phases.get(last[0], 0.0) + now - last[1]
            last = (step.phase, now)

    # not over a connection of ours: few rows take one thread, with which some searches are shorter
    where = f"duckdb:///{database}"
    report = sqlanon.run(said, connection=where, observer=Observer(progress=tell))
    searched, whole = phases.get("search", 0.0), time.process_time() - begun
    print(
        f"{name} {options or ''}: {searched:.2f} s of {whole:.2f} s, "
        f"{report.search.statements} statements, {report.search.rounds} rounds",
        flush=True,
    )


def main() -> None:
    """Run each algorithm and print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=300_000)
    parser.add_argument("--csv", type=Path)
    parser.add_argument("--only")
    parser.add_argument("--limit", type=float, default=600)
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        if asked.csv is None:
            database = made_table(asked.rows, Path(folder))
        else:
            database = Path(folder) / "adult.duckdb"
            with duckdb.connect(str(database)) as connection:
                connection.read_csv(str(asked.csv)).create("read")
                numbered = "SELECT ROW_NUMBER() OVER () AS person_id, * FROM read"
                connection.execute(f"CREATE TABLE {TABLE} AS {numbered}")
        names = [one for one in ALGORITHMS if one not in APART]
        for name in [asked.only] if asked.only else names:
            options = OTHERS.get(name, [])
            for one in options if name == "fixed" else [{}, *options]:
                process = multiprocessing.Process(target=measure, args=(database, name, one))
                process.start()
                process.join(asked.limit)
                if process.is_alive():
                    process.terminate()
                    print(f"{name} {one or ''}: more than {asked.limit:.0f} s", flush=True)


if __name__ == "__main__":
    main()

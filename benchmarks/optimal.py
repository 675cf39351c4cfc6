"""Time the search of `optimal` on 30 thousand to 3 million rows, beside anjana.

Run `python benchmarks/optimal.py [--rows 30000 3000000] [--anjana PYTHON] [--limit SECONDS]`. The
table is that of adult_like.py in a DuckDB file: eight quasi-identifiers, k = 5, at most 2 % of
the rows suppressed, hierarchies of 6,480 level vectors. Seconds and peak memory are those of the
whole process of `sqlanon run`, and the seconds of its search. anjana (PyPI) needs an older pandas
than sqlanon, so it runs in an interpreter of its own that `--anjana` names; without it anjana is
left out. Its seconds are those of `k_anonymity_inner` on a DataFrame that is loaded already, and
stop at the limit. Its loss is measured by sqlanon, with its levels pinned.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb
from adult_like import QUASI, TABLE
from run import timed_run

import sqlanon

K, SUPPRESSION = 5, 0.02
GROUPS: dict[str, tuple[int, ...]] = {
    "age": (5, 10, 20),
    "workclass": (3,),
    "education_num": (4, 8),
    "marital_status": (3,),
    "occupation": (4,),
    "race": (),
    "sex": (),
    "native_country": (8,),
}
"""Levels between the value and `*`: how many neighbours, in the order of the values, share one."""
ANJANA = """
import json, resource, sys, time
import numpy, pandas
from anjana.anonymity._k_anonymity import k_anonymity_inner

csv, trees, k, share = sys.argv[1:]
data, paths = pandas.read_csv(csv, dtype=str), json.load(open(trees))
levels = {
    column: {
        level: data[column].map({path[0]: path[level] for path in rows}).to_numpy()
        for level in range(len(rows[0]))
    }
    for column, rows in paths.items()
}
begin = time.perf_counter()
_, suppressed, reached = k_anonymity_inner(
    data, [], list(paths), int(k), 100 * float(share), levels
)
print(json.dumps({
    "seconds": time.perf_counter() - begin,
    "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    "suppressed": int(suppressed),
    "levels": {column: int(level) for column, level in reached.items()},
}))
"""


def paths(database: Path) -> dict[str, list[list[str]]]:
    """The hierarchy of each quasi-identifier, a row per value."""
    made = {}
    with duckdb.connect(str(database), read_only=True) as connection:
        for column, sizes in GROUPS.items():
            answer = connection.execute(f"SELECT DISTINCT {column} FROM {TABLE} ORDER BY 1")
            values = [str(value) for (value,) in answer.fetchall()]
            made[column] = [
                [value, *(f"{size}: {place // size}" for size in sizes), "*"]
                for place, value in enumerate(values)
            ]
    return made


def job(url: str, hierarchies: dict[str, list[list[str]]], algorithm: object) -> dict[str, Any]:
    """The job that is timed, or that measures somebody else's levels."""
    return {
        "connection": url,
        "source": TABLE,
        "target": {"table": "adult_anonymous", "if_exists": "replace"},
        "columns": {
            **{name: {"role": "quasi", "hierarchy": {"rows": hierarchies[name]}} for name in QUASI},
            "person_id": {"role": "drop"},
        },
        "unlisted": "keep",
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": algorithm,
        "max_suppression": SUPPRESSION,
    }


def optimal(folder: Path, url: str, hierarchies: dict[str, list[list[str]]]) -> dict[str, Any]:
    """The run of sqlanon."""
    file = folder / "job.json"
    file.write_text(json.dumps(job(url, hierarchies, "optimal")))
    report, taken, _, peak = timed_run(file)
    return {
        "seconds": taken,
        "search": report["seconds"]["search"],
        "peak_mib": peak,
        "nodes": report["search"]["nodes_checked"],
        "statements": report["search"]["statements"],
        "levels": list(report["recoding"]["levels"].values()),
        "suppressed": report["rows"]["suppressed"],
        "loss": report["loss"]["lm"],
    }


def anjana(
    folder: Path, database: Path, hierarchies: dict[str, list[list[str]]], python: str, limit: float
) -> dict[str, Any] | None:
    """The run of anjana; None where it does not end in time."""
    csv, trees = folder / "people.csv", folder / "paths.json"
    with duckdb.connect(str(database), read_only=True) as connection:
        connection.execute(f"COPY (SELECT {', '.join(QUASI)} FROM {TABLE}) TO '{csv}' (HEADER)")
    trees.write_text(json.dumps(hierarchies))
    command = [python, "-c", ANJANA, str(csv), str(trees), str(K), str(SUPPRESSION)]
    try:
        ended = subprocess.run(command, check=True, capture_output=True, timeout=limit, text=True)
    except subprocess.TimeoutExpired:
        return None
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    url = f"duckdb:///{database}"
    pinned = job(url, hierarchies, {"fixed": {"levels": found["levels"]}})
    plan = sqlanon.plan(sqlanon.Job.from_mapping(pinned))
    return {**found, "levels": list(found["levels"].values()), "loss": plan.loss.lm}


def measure(rows: int, python: str | None, limit: float) -> dict[str, Any]:
    """One size, ready for JSON."""
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as name:
        folder = Path(name)
        database = folder / "adult_like.duckdb"
        make = Path(__file__).with_name("adult_like.py")
        subprocess.run(
            [sys.executable, str(make), str(rows), str(database)], check=True, capture_output=True
        )
        hierarchies = paths(database)
        return {
            "rows": rows,
            "sqlanon": optimal(folder, f"duckdb:///{database}", hierarchies),
            "anjana": anjana(folder, database, hierarchies, python, limit) if python else None,
        }


def lines(found: dict[str, Any], *, asked: bool, limit: float) -> str:
    """A measurement for people."""
    ours, theirs = found["sqlanon"], found["anjana"]
    said = [
        f"{found['rows']:,} rows",
        (
            f"  sqlanon  {ours['seconds']:.1f} s, {ours['search']:.2f} s of search, "
            f"{ours['peak_mib']:,.0f} MiB, {ours['nodes']} nodes in {ours['statements']} "
            f"statements, {outcome(ours)}"
        ),
    ]
    if theirs is not None:
        said.append(
            f"  anjana   {theirs['seconds']:.1f} s, {theirs['peak_mib']:,.0f} MiB, "
            + outcome(theirs)
        )
    elif asked:
        said.append(f"  anjana   did not end within {limit:.0f} s")
    return "\n".join(said)


def outcome(found: dict[str, Any]) -> str:
    """What was found."""
    return (
        f"levels {found['levels']}, {found['suppressed']:,} rows suppressed, loss "
        f"{found['loss']:.4f}"
    )


def main() -> None:
    """Measure what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rows", type=int, nargs="+", default=[30_000, 300_000, 3_000_000])
    parser.add_argument("--anjana", metavar="PYTHON", help="an interpreter that has anjana")
    parser.add_argument("--limit", type=float, default=600, help="seconds that anjana may take")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    for rows in said.rows:
        found = measure(rows, said.anjana, said.limit)
        if said.json:
            print(json.dumps(found))
        else:
            print(lines(found, asked=said.anjana is not None, limit=said.limit), flush=True)


if __name__ == "__main__":
    main()

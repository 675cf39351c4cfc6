"""Time the whole process of a small job beside the mere import of the libraries it stands on.

Run `python benchmarks/startup.py [--runs 5] [--json]`. The job anonymizes Adult (30,162 rows, eight
quasi-identifiers, k = 10, `cut: loss`) where $SQLANON_DATA or ../shared/data holds adult/adult.csv,
else the bundled people. Both commands run in turn, each as a process of its own; medians.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb

HOUSE = Path(__file__).parents[1]
IMPORTS = [sys.executable, "-c", "import duckdb, sqlalchemy, pandas"]
ADULT = (
    *("age", "workclass", "education_num", "marital_status"),
    *("occupation", "race", "sex", "native_country"),
)
PEOPLE = (
    *("age", "sex", "zip", "marital_status"),
    *("education", "occupation", "country_of_birth"),
)


def source() -> tuple[Path, tuple[str, ...]]:
    """The CSV file to load, and its quasi-identifiers."""
    folder = Path(os.environ.get("SQLANON_DATA", HOUSE.parent / "shared" / "data"))
    adult = folder / "adult" / "adult.csv"
    if adult.is_file():
        return adult, ADULT
    return HOUSE / "fixtures" / "people.csv", PEOPLE


def job(url: str, quasi: tuple[str, ...]) -> dict[str, Any]:
    """The job that is timed."""
    return {
        "connection": url,
        "source": "loaded",
        "target": {"table": "anonymous", "if_exists": "replace"},
        "columns": {name: {"role": "quasi"} for name in quasi},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 10}}],
    }


def seconds(command: list[str]) -> float:
    """Wall-clock seconds of a process."""
    begin = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - begin


def measure(runs: int) -> dict[str, Any]:
    """Medians of both, ready for JSON."""
    file, quasi = source()
    with TemporaryDirectory(prefix="sqlanon-benchmark-") as folder:
        database = Path(folder, "small.duckdb")
        with duckdb.connect(str(database)) as connection:
            connection.read_csv(str(file), header=True).create("loaded")
        written = Path(folder, "job.json")
        written.write_text(json.dumps(job(f"duckdb:///{database}", quasi)))
        command = [sys.executable, "-m", "sqlanon", "run", str(written), "--json"]
        said = subprocess.run(command, check=True, capture_output=True)
        report = json.loads(said.stdout)
        seconds(IMPORTS)  # both have been read from disk once
        pairs = [(seconds(command), seconds(IMPORTS)) for _ in range(runs)]
    process, imports = (statistics.median(times) for times in zip(*pairs, strict=True))
    return {
        "data": str(file),
        "rows": report["rows"]["source"],
        "seconds": {"process": process, "imports": imports, **report["seconds"]},
        "ratio_to_imports": process / imports,
        "classes": report["classes"],
        "ncp": report["loss"]["ncp"],
        "ncp_set": report["loss"]["ncp_set"],
    }


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON")
    said = parser.parse_args()
    found = measure(said.runs)
    if said.json:
        print(json.dumps(found, indent=2))
        return
    taken = found["seconds"]
    print(f"{found['rows']:,} rows of {found['data']}")
    print(f"  sqlanon run, whole process          {taken['process']:.2f} s")
    print(f"  import duckdb, sqlalchemy, pandas   {taken['imports']:.2f} s")
    print(f"  ratio                               {found['ratio_to_imports']:.1f}")
    print(
        f"  NCP                                 {found['ncp']:.2%}, {found['ncp_set']:.2%} by set"
    )


if __name__ == "__main__":
    main()

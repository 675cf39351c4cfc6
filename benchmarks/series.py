"""What ten nightly releases tell together and lose: afresh, guarded, and by one recoding.

Run `python benchmarks/series.py [--nights 10] [--k 5]`. Adult (30,162 persons, $SQLANON_DATA or
../shared/data) comes in batches of one size, a batch a night, into a table in DuckDB, which is
published each night: five quasi-identifiers with hierarchies, `optimal`, at most 2 % suppressed,
k-anonymity, and occupation of at least two values in each class. Each way is told by

- refused: nights on which nothing was published, so that the release before stays;
- few: persons of joint classes of fewer than k, of two releases that follow each other (whoever
  has the same class in both, or is absent in the first); each person once;
- learnt: those of them whose joint class has one occupation, so that who knows them knows it;
- missing: persons of the source who are in no release after the last night;
- loss: NCP of the last release over all persons of the source, 1 for whoever is missing.

Batches are drawn by a fixed seed, and nothing depends on time: each run prints the same.
"""

from __future__ import annotations

import argparse
import csv
import os
import random
from collections import Counter, defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb

import sqlanon

DATA = Path(os.environ.get("SQLANON_DATA", Path(__file__).parents[1] / ".." / "shared" / "data"))
ADULT = "adult/adult.csv"
COLUMNS = ("age", "education_num", "marital_status", "race", "sex", "occupation")
QUASI = COLUMNS[:-1]
MARRIED = ["Married-civ-spouse", "Married-AF-spouse"]
ALONE = ["Never-married", "Divorced", "Separated", "Widowed", "Married-spouse-absent"]
HIERARCHIES: dict[str, dict[str, Any]] = {
    "age": {"intervals": [5, 10, 20, 40]},
    "education_num": {"intervals": [2, 4, 8]},
    "marital_status": {"taxonomy": {"married": MARRIED, "alone": ALONE}},
    "race": {"flat": True},
    "sex": {"flat": True},
}
KEY = {"key": "id", "on_small_change": "delay"}
GUARD = {"releases": {"guard": "refuse"}}
WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "afresh": ({}, {}),
    "guard": ({"target": {"key": "id"}, **GUARD}, {}),
    "reuse, delay, guard": ({"target": KEY, **GUARD}, {"recoding": {"reuse": "last"}}),
    "reuse, merge, delay, guard": (
        {"target": KEY, **GUARD},
        {"recoding": {"reuse": "last", "violating": "merge"}},
    ),
    "reuse": ({}, {"recoding": {"reuse": "last"}}),
    "reuse, merge": ({}, {"recoding": {"reuse": "last", "violating": "merge"}}),
}
"""What each way says in its job, and beside it from the second night on."""


def people() -> list[tuple[Any, ...]]:
    """Adult in an order of its own: a number, the quasi-identifiers, the occupation."""
    with (DATA / ADULT).open(newline="", encoding="utf-8") as file:
        read = [[row[name] for name in COLUMNS] for row in csv.DictReader(file)]
    random.Random(1).shuffle(read)
    return [
        (number, int(age), int(years), *rest) for number, (age, years, *rest) in enumerate(read)
    ]


def job(url: str, k: int, said: dict[str, Any]) -> sqlanon.Job:
    """A night's job; the number of a person is published, for the reader that is measured."""
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    return sqlanon.Job.from_mapping(
        {
            "connection": url,
            "source": "people",
            "target": target,
            "columns": {
                "id": {"role": "insensitive"},
                **{n: {"role": "quasi", "hierarchy": one} for n, one in HIERARCHIES.items()},
                "occupation": {"role": "sensitive"},
            },
            "privacy": [
                {"k_anonymity": {"k": k}},
                {"l_diversity": {"column": "occupation", "l": 2}},
            ],
            "algorithm": "optimal",
            "max_suppression": 0.02,
            **said,
        }
    )


def shown(path: Path) -> dict[int, tuple[Any, ...]]:
    """The class of each person who is in the release."""
    with duckdb.connect(str(path), read_only=True) as connection:
        rows = connection.execute(f"SELECT id, {', '.join(QUASI)} FROM released").fetchall()
    return {number: tuple(labels) for number, *labels in rows}


def told(
    releases: list[dict[int, tuple[Any, ...]]], occupations: list[str], k: int
) -> tuple[int, int]:
    """Persons of joint classes of fewer than k, and those of whom the occupation is learnt."""
    few: set[int] = set()
    learnt: set[int] = set()
    for before, after in zip([{}, *releases], releases, strict=False):
        joint: defaultdict[tuple[Any, ...], list[int]] = defaultdict(list)
        for person in before.keys() | after.keys():
            joint[before.get(person), after.get(person)].append(person)
        for persons in joint.values():
            if len(persons) < k:
                few.update(persons)
            if len(Counter(occupations[person] for person in persons)) == 1:
                learnt.update(persons)
    return len(few), len(learnt)


def published(way: str, nights: int, k: int) -> str:
    """A line of the table."""
    always, later = WAYS[way]
    rows = people()
    releases: list[dict[int, tuple[Any, ...]]] = []
    refused, loss, waiting = 0, 0.0, 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "series.duckdb"
        for night in range(nights):
            with duckdb.connect(str(path)) as connection:
                if not night:
                    connection.execute(
                        "CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER, education_num "
                        "INTEGER, marital_status TEXT, race TEXT, sex TEXT, occupation TEXT)"
                    )
                batch = rows[night * len(rows) // nights : (night + 1) * len(rows) // nights]
                connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", batch)
            said = {**always, **(later if night else {})}
            try:
                report = sqlanon.run(job(f"duckdb:///{path}", k, said))
            except sqlanon.VerificationError:
                refused += 1
                continue
            releases.append(shown(path))
            # suppressed rows lose everything in it; who waits is not in it
            loss = report.loss.ncp * report.rows.source
            waiting = len(rows) - report.rows.source
    few, learnt = told(releases, [row[-1] for row in rows], k)
    missing = len(rows) - len(releases[-1])
    lost = (loss + waiting) / len(rows)
    return f"| {way} | {refused} | {few:,} | {learnt:,} | {missing:,} | {lost:.1%} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nights", type=int, default=10)
    parser.add_argument("--k", type=int, default=5)
    said = parser.parse_args()
    print("| | refused | few | learnt | missing | loss |")
    print("|---|---|---|---|---|---|")
    for way in WAYS:
        print(published(way, said.nights, said.k), flush=True)


if __name__ == "__main__":
    main()

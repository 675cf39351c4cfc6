"""What two reads tell of persons who come or go alone: 100 of them, in a table of 10,000.

Run `python benchmarks/single_persons.py [--persons 10000] [--changes 100] [--k 5]`. A table in
DuckDB, with 96 classes by ward, sex and age, is published; then one person is added or removed, by
turns, and it is published again, as often as said. The reader has every release, knows who came and
went since the one before, and their wards, sexes and ages: where those who came to a class, or went
from it, show one illness, it is learnt of them. Each way is told by

- learnt: persons who came or went whose illness is learnt so;
- refused: nights on which nothing was published, so that the release before stays;
- missing: persons of the source who are in no release at the end; gone: those in it who are gone.

`live` is a view that follows its source, and the others are tables. Persons are drawn by a fixed
seed, and nothing depends on time: each run prints the same.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb

import sqlanon

ILLNESSES = ("flu", "gout", "asthma", "measles", "mumps", "migraine")
LIVE = "live view"
WAYS: dict[str, dict[str, Any]] = {
    LIVE: {"target": {"mode": "view", "follows": "live"}},
    "table": {},
    "refuse": {"target": {"key": "id"}, "release_guard": {"action": "refuse"}},
    "suppress": {
        "target": {"key": "id"},
        "release_guard": {"action": "suppress"},
        "max_suppression": 0.05,
    },
    "suppress, two illnesses": {
        "target": {"key": "id"},
        "release_guard": {"action": "suppress"},
        "max_suppression": 0.05,
        "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}],
    },
}
"""What each way says in its job."""
Person = tuple[int, int, str, int, str]


def drawn(number: int, chance: random.Random) -> Person:
    """A person: number, ward, sex, age, illness."""
    return (
        number,
        chance.randrange(12),
        chance.choice("fm"),
        chance.randrange(20, 100),
        chance.choice(ILLNESSES),
    )


def job(url: str, k: int, said: dict[str, Any]) -> sqlanon.Job:
    """The job of a night: four bands of ages, so that there are 12 x 2 x 4 classes."""
    target = {"table": "released", "if_exists": "replace", **said.get("target", {})}
    return sqlanon.Job.from_mapping(
        {
            "connection": url,
            "max_suppression": 0.02,
            "privacy": [{"k_anonymity": {"k": k}}],
            **said,
            "source": "people",
            "target": target,
            "columns": {
                "id": {"role": "drop"},
                "ward": {"role": "quasi", "hierarchy": {"flat": True}},
                "sex": {"role": "quasi", "hierarchy": {"flat": True}},
                "age": {"role": "quasi", "hierarchy": {"intervals": [20]}},
                "illness": {"role": "sensitive"},
            },
            "algorithm": {"fixed": {"levels": {"ward": 0, "sex": 0, "age": 1}}},
        }
    )


def cell(person: Person) -> tuple[str, str, int]:
    """Where a person who is in a release stands in it."""
    return str(person[1]), person[2], person[3] // 20


def read(path: Path) -> Counter[tuple[tuple[str, str, int], str]]:
    """The release: its rows by class and illness."""
    with duckdb.connect(str(path), read_only=True) as connection:
        rows = connection.execute("SELECT ward, sex, age, illness FROM released").fetchall()
    return Counter(
        ((str(ward), sex, int(age[1 : age.index("-")]) // 20), illness)
        for ward, sex, age, illness in rows
    )


def change(path: Path, statement: str, values: tuple[Any, ...]) -> None:
    """Change the source."""
    with duckdb.connect(str(path)) as connection:
        connection.execute(statement, values)


def learnt_of(
    before: Counter[tuple[tuple[str, str, int], str]],
    after: Counter[tuple[tuple[str, str, int], str]],
    moved: list[Person],
) -> set[int]:
    """The persons among those who came or went whose illness two reads tell."""
    shown: defaultdict[tuple[bool, tuple[str, str, int]], set[str]] = defaultdict(set)
    for came, found in ((True, after - before), (False, before - after)):
        for place, illness in found:
            shown[came, place].add(illness)
    return {
        one[0] for one in moved if any(shown[came, cell(one)] == {one[4]} for came in (True, False))
    }


def measured(way: str, persons: int, changes: int, k: int) -> str:
    """A line of the table."""
    chance = random.Random(1)
    there = {number: drawn(number, chance) for number in range(persons)}
    learnt: set[int] = set()
    moved: list[Person] = []
    refused = 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "nights.duckdb"
        with duckdb.connect(str(path)) as connection:
            connection.execute(
                "CREATE TABLE people (id INTEGER PRIMARY KEY, ward INTEGER, sex TEXT, age INTEGER, "
                "illness TEXT)"
            )
            connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?)", [*there.values()])
        url = f"duckdb:///{path}"
        sqlanon.run(job(url, k, WAYS[way]))
        before = read(path)
        for night in range(changes):
            if night % 2:
                gone = there.pop(chance.choice(sorted(there)))
                change(path, "DELETE FROM people WHERE id = ?", gone[:1])
                moved.append(gone)
            else:
                new = drawn(persons + night, chance)
                there[new[0]] = new
                change(path, "INSERT INTO people VALUES (?, ?, ?, ?, ?)", new)
                moved.append(new)
            if way != LIVE:
                try:
                    sqlanon.run(job(url, k, WAYS[way]))
                except sqlanon.VerificationError:
                    refused += 1
                    continue
            after = read(path)
            learnt |= learnt_of(before, after, moved)
            before = after
        source = Counter((cell(one), one[4]) for one in there.values())
        missing, stale = (source - before).total(), (before - source).total()
    return f"| {way} | {len(learnt)} | {refused} | {missing} | {stale} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--persons", type=int, default=10_000)
    parser.add_argument("--changes", type=int, default=100)
    parser.add_argument("--k", type=int, default=5)
    said = parser.parse_args()
    print("| | learnt | refused | missing | gone |")
    print("|---|---|---|---|---|")
    for way in WAYS:
        print(measured(way, said.persons, said.changes, said.k), flush=True)


if __name__ == "__main__":
    main()

"""What ten nightly releases tell together and lose: afresh, guarded, and by one recoding.

Run `python benchmarks/series.py [--nights 10] [--k 5] [--first 0.9 --go 30] [--only mondrian]`.
Adult (30,162 persons, $SQLANON_DATA or ../shared/data) comes in batches of one size, a batch a
night, or most of it on the first one (`--first`), into a table in DuckDB, from which some go each
later night (`--go`), and which is published each night: five quasi-identifiers, with hierarchies by
`optimal`, without by `mondrian`, whose labels do not overlap then; at most 2 % suppressed (5 where
persons are withheld), k-anonymity, and occupation of at least two values in each class. Each way is
told by

- refused: nights on which nothing was published, so that the release before stays;
- few: persons of joint classes of fewer than k, of two releases that follow each other (whoever
  has the same class in both, or is absent in the first); each person once;
- learnt: those of them whose joint class has one occupation, so that who knows them knows it;
- one: persons whose classes in all releases have one occupation in common, which is theirs;
- missing: persons of the source who are in no release after the last night;
- loss: NCP of the last release over all persons of the source, 1 for whoever is missing.

m-invariance has classes of m rows with different occupations, and no k-anonymity beside. It
publishes no column that would tell a person's class, and promises nothing of joint classes: of it
`one` is told, by the signatures that it stores, and how many counterfeits the last release has.

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
from typing import Any, NamedTuple

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
REFUSE = {"target": {"key": "id"}, "release_guard": {"action": "refuse"}}
SUPPRESS: dict[str, Any] = {
    "target": {"key": "id"},
    "release_guard": {"action": "suppress"},
    "max_suppression": 0.05,
}
WAYS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "afresh": ({}, {}),
    "refuse": (REFUSE, {}),
    "reuse, suppress": (SUPPRESS, {"recoding": {"reuse": "last"}}),
    "reuse": ({}, {"recoding": {"reuse": "last"}}),
    "reuse, merge": ({}, {"recoding": {"reuse": "last", "violating": "merge"}}),
}
"""What each way says in its job, and beside it from the second night on."""
REUSE: dict[str, Any] = {"reuse": "last"}
MERGE = {**REUSE, "violating": "merge"}
CUT: dict[str, Any] = {"algorithm": "mondrian", "hierarchies": {}}
WAYS |= {
    "mondrian": (CUT, {}),
    "mondrian, refuse": ({**CUT, **REFUSE}, {}),
    "mondrian, reuse": (CUT, {"recoding": REUSE}),
    "mondrian, reuse, merge": (CUT, {"recoding": MERGE}),
    "mondrian, reuse, merge, suppress": ({**CUT, **SUPPRESS}, {"recoding": MERGE}),
}
SIGNED = {"m_invariance, m = 2": 2, "m_invariance, m = 5": 5}
"""The m of ways that keep signatures."""


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
    said = {"hierarchies": HIERARCHIES, **said}
    hierarchies = {name: {"hierarchy": one} for name, one in said.pop("hierarchies").items()}
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    return sqlanon.Job.from_mapping(
        {
            "connection": url,
            "source": "people",
            "target": target,
            "columns": {
                "id": {"role": "keep"},
                **{name: {"role": "quasi", **hierarchies.get(name, {})} for name in QUASI},
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


def in_common(releases: list[dict[int, frozenset[str]]]) -> int:
    """Persons of whom the classes in all their releases have one occupation in common."""
    left: dict[int, frozenset[str]] = {}
    for release in releases:
        for person, values in release.items():
            left[person] = left.get(person, values) & values
    return sum(len(values) == 1 for values in left.values())


def values_of(
    release: dict[int, tuple[Any, ...]], occupations: list[str]
) -> dict[int, frozenset[str]]:
    """The occupations of each person's class."""
    held: defaultdict[tuple[Any, ...], set[str]] = defaultdict(set)
    for person, labels in release.items():
        held[labels].add(occupations[person])
    return {person: frozenset(held[labels]) for person, labels in release.items()}


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


class Nights(NamedTuple):
    """How a table changes: nights, the share that is there on the first, who go on later ones."""

    number: int
    first: float
    go: int

    def batch(self, rows: list[tuple[Any, ...]], night: int) -> list[tuple[Any, ...]]:
        """The persons who come in a night."""
        if not night:
            return rows[: round(self.first * len(rows))]
        later = rows[round(self.first * len(rows)) :]
        return later[
            (night - 1) * len(later) // (self.number - 1) : night * len(later) // (self.number - 1)
        ]


def change(path: Path, rows: list[tuple[Any, ...]], night: int, nights: Nights) -> None:
    """Some go, others come."""
    with duckdb.connect(str(path)) as connection:
        if not night:
            connection.execute(
                "CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER, education_num "
                "INTEGER, marital_status TEXT, race TEXT, sex TEXT, occupation TEXT)"
            )
        elif nights.go:
            here = connection.execute("SELECT id FROM people ORDER BY id").fetchall()
            gone = random.Random(night).sample(here, nights.go)
            connection.executemany("DELETE FROM people WHERE id = ?", gone)
        batch = nights.batch(rows, night)
        connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", batch)


def published(way: str, nights: Nights, k: int) -> str:
    """A line of the table."""
    always, later = WAYS[way]
    rows = people()
    releases: list[dict[int, tuple[Any, ...]]] = []
    refused, loss, waiting = 0, 0.0, 0
    with TemporaryDirectory() as folder:
        path = Path(folder) / "series.duckdb"
        for night in range(nights.number):
            change(path, rows, night, nights)
            said = {**always, **(later if night else {})}
            try:
                report = sqlanon.run(job(f"duckdb:///{path}", k, said))
            except (sqlanon.VerificationError, sqlanon.UnsatisfiableError):
                refused += 1
                continue
            releases.append(shown(path))
            # suppressed rows lose everything in it; who waits is not in it
            source = report.rows.source or 0
            loss = report.loss.ncp * source
            waiting = here(rows, nights) - source
    occupations = [row[-1] for row in rows]
    few, learnt = told(releases, occupations, k)
    one = in_common([values_of(release, occupations) for release in releases])
    # who went since the last release is in it
    missing = max(here(rows, nights) - len(releases[-1]), 0)
    lost = (loss + waiting) / here(rows, nights)
    return f"| {way} | {refused} | {few:,} | {learnt:,} | {one:,} | {missing:,} | {lost:.1%} |"


def here(rows: list[tuple[Any, ...]], nights: Nights) -> int:
    """Persons of the source after the last night."""
    return len(rows) - nights.go * (nights.number - 1)


def remembered(path: Path) -> dict[int, frozenset[str]]:
    """The signature of each person, as the last release stored it."""
    with duckdb.connect(str(path), read_only=True) as connection:
        (table,) = connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_name LIKE '%signatures'"
        ).fetchall()
        stored = connection.execute(f"SELECT person, signature, v0 FROM {table[0]}").fetchall()
    held: defaultdict[int, set[str]] = defaultdict(set)
    for person, signature, value in stored:
        if person is None:
            held[signature].add(value)
    return {
        int(person): frozenset(held[signature])
        for person, signature, _ in stored
        if person is not None
    }


def signed(way: str, nights: Nights) -> str:
    """A line of the table: m-invariance."""
    rows, refused, loss, releases = people(), 0, 0.0, []
    with TemporaryDirectory() as folder:
        path = Path(folder) / "series.duckdb"
        for night in range(nights.number):
            change(path, rows, night, nights)
            said: dict[str, Any] = {
                "target": {"key": "id"},
                "columns": {
                    "id": {"role": "drop"},
                    **{n: {"role": "quasi", "hierarchy": one} for n, one in HIERARCHIES.items()},
                    "occupation": {"role": "sensitive"},
                },
                "privacy": [{"m_uniqueness": {"column": "occupation", "m": SIGNED[way]}}],
                "algorithm": {"m_invariance": {"key": "the lot of this benchmark"}},
            }
            try:
                report = sqlanon.run(job(f"duckdb:///{path}", 0, said))
            except sqlanon.UnsatisfiableError:
                refused += 1
                continue
            releases.append(remembered(path))
            loss, missing = report.loss.ncp, report.rows.suppressed or 0
            forged = report.rows.counterfeits or 0
    one = in_common(releases)
    return (
        f"| {way} ({forged:,} counterfeits) | {refused} | – | – | {one:,} | {missing:,} | "
        f"{loss:.1%} |"
    )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nights", type=int, default=10)
    parser.add_argument("--first", type=float, default=0.1)
    parser.add_argument("--go", type=int, default=0)
    parser.add_argument("--k", type=int, default=5)
    parser.add_argument("--only", default="", help="ways whose names have this")
    said = parser.parse_args()
    nights = Nights(said.nights, said.first, said.go)
    print("| | refused | few | learnt | one | missing | loss |")
    print("|---|---|---|---|---|---|---|")
    for way in (one for one in SIGNED if said.only in one):
        print(signed(way, nights), flush=True)
    for way in (one for one in WAYS if said.only in one):
        print(published(way, nights, said.k), flush=True)


if __name__ == "__main__":
    main()

"""No series that the guard lets through tells less than k persons of a row, or too few values.

Random tables of at most twelve persons with one to three rows each, which come, go, move, and get
another owner; what a reader of all releases infers is found by brute force from what was published.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from oracle_series import Records, candidates, persons_of_chains, spread_persons

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

K = L = 2
KINDS = {"id": "text", "who": "text", "job": "text", "sex": "text", "ill": "text"}
JOBS = {"a1": "A", "a2": "A", "b1": "B", "b2": "B"}
ILLS = ("flu", "gout", "rare")
LEVELS = ((0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (2, 1))
ON = pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)


def publish(
    place: Place, table: str, levels: tuple[int, int], guard: str, **said: Any
) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "keep"},  # so that the test knows which row is which
            "who": {"role": "drop"},
            "job": {
                "role": "quasi",
                "hierarchy": {"rows": [[job, up, "*"] for job, up in JOBS.items()]},
            },
            "sex": {"role": "quasi", "hierarchy": {"rows": [["f", "*"], ["m", "*"]]}},
            "ill": {"role": "sensitive"},
        },
        "person": "who",
        "privacy": [{"k_anonymity": {"k": K}}, {"l_diversity": {"column": "ill", "l": L}}],
        "algorithm": {"fixed": {"levels": {"job": levels[0], "sex": levels[1]}}},
        "max_suppression": 0.6,
        "target": {"table": f"{table}_out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": guard},
        "min_rows": 0,
    }
    return api.anonymize(place.url, table, **asked | said)


class Series:
    """A table of persons' rows that change, and what was published of it."""

    def __init__(self, place: Place, name: str, chance: random.Random) -> None:
        """Six to ten persons."""
        self.place, self.name, self.chance = place, name, chance
        self.rows: dict[str, list[str | None]] = {}
        self.runs: list[str] = []
        self.made, self.persons = 0, 0
        place.load(name, KINDS, [])
        for _ in range(chance.randrange(6, 11)):
            self.come()

    def come(self) -> None:
        """Somebody who was never there, with one to three rows."""
        if self.persons < 12:
            self.persons += 1
            for _ in range(self.chance.choice((1, 1, 2, 3))):
                self.visit(f"P{self.persons}")

    def visit(self, who: str | None) -> None:
        """A row more of somebody."""
        chance = self.chance
        said = [who, chance.choice(list(JOBS)), chance.choice("fm"), chance.choice(ILLS)]
        self.made += 1
        self.rows[f"R{self.made}"] = said
        cells = ", ".join("NULL" if one is None else f"'{one}'" for one in (f"R{self.made}", *said))
        self.place.run(f"INSERT INTO {self.name} VALUES ({cells})")

    def update(self, row: str, place: int, value: str) -> None:
        """A row says something else: at 0 its owner, at 1 the job."""
        self.rows[row][place] = value
        column = [*KINDS][place + 1]
        self.place.run(f"UPDATE {self.name} SET {column} = '{value}' WHERE id = '{row}'")

    def change(self) -> None:
        """Persons come, rows come and go, some say something else or are somebody else's."""
        chance = self.chance
        for _ in range(chance.randrange(3)):
            self.come()
        there = sorted({str(said[0]) for said in self.rows.values() if said[0] is not None})
        for who in chance.sample(there, min(len(there), chance.randrange(3))):
            if sum(said[0] == who for said in self.rows.values()) < 3:
                self.visit(who)
        if chance.random() < 0.2:
            self.visit(None)
        for row in chance.sample(sorted(self.rows), chance.randrange(3)):
            if len(self.rows) > 5:
                del self.rows[row]
                self.place.run(f"DELETE FROM {self.name} WHERE id = '{row}'")
        for row in chance.sample(sorted(self.rows), chance.randrange(2)):
            self.update(row, 1, chance.choice(list(JOBS)))
        if chance.random() < 0.2:
            self.update(chance.choice(sorted(self.rows)), 0, chance.choice(there))

    def read(self) -> Records:
        """The release as it was published, with the truth behind it.

        A row that is somebody else's than before is another one: one that went, and one that came.
        """
        shown = self.place.records(f"{self.name}_out")
        whose = [self.rows[row["id"]][0] for row in shown]
        which = [f"{row['id']} of {owner}" for row, owner in zip(shown, whose, strict=True)]
        places = [(row["job"], row["sex"]) for row in shown]
        return Records(
            dict(zip(which, places, strict=True)),
            dict(zip(which, whose, strict=True)),
            dict(zip(which, [row["ill"] for row in shown], strict=True)),
        )

    def published(self, guard: str, releases: int) -> tuple[list[Records], int]:
        """What was let through, and how often the guard held one back."""
        series: list[Records] = []
        refused = 0
        for number in range(releases):
            if number:
                self.change()
            try:
                report = publish(self.place, self.name, self.chance.choice(LEVELS), guard)
            except sqlanon.UnsatisfiableError:
                continue
            except sqlanon.VerificationError:
                refused += 1
                continue
            series.append(self.read())
            self.runs.append(report.run_id)
            together = report.together
            assert together is not None
            everybody, several = spread_persons(series)
            assert (together.persons, together.spread) == (len(everybody), len(several))
            if len(series) > 1:
                assert bool(together.short) == told(series)
        return series, refused


def told(series: list[Records]) -> bool:
    """Whether a reader of the series finds too few persons, or values, for some record."""
    return any(len(persons) < K or len(values) < L for persons, values in candidates(series))


@ON
def test_a_reader_of_all_that_the_guard_lets_through_finds_k_persons(backend: Place) -> None:
    chance = random.Random(22)  # noqa: S311  # the same in each run
    refused, longest = 0, Counter[int]()
    for number in range(8):
        series, held = Series(backend, f"visits{number}", chance).published(
            "refuse", chance.randrange(3, 6)
        )
        refused += held
        longest[len(series)] += 1
        assert not told(series), number
    assert refused > 3
    assert sum(n for length, n in longest.items() if length > 1) > 1


@ON
def test_without_it_a_reader_learns_more_and_the_report_says_so(backend: Place) -> None:
    chance = random.Random(23)  # noqa: S311  # the same in each run
    learnt = 0
    for number in range(4):
        series, held = Series(backend, f"visits{number}", chance).published("warn", 4)
        assert not held
        learnt += told(series)
    assert learnt > 1


@ON
def test_a_comparison_finds_the_persons_of_rows_that_came_stayed_and_went(backend: Place) -> None:
    chance = random.Random(24)  # noqa: S311  # the same in each run
    used_again = 0
    for number in range(4):
        of = Series(backend, f"visits{number}", chance)
        series, _ = of.published("warn", 4)
        chains = persons_of_chains(series)
        found = sqlanon.compare(backend.url, *of.runs)
        assert found.classes.count == len(chains)
        assert found.k == min(map(len, chains), default=None)
        everybody, several = spread_persons(series)
        assert (found.persons, found.spread) == (len(everybody), len(several))
        in_all = set.intersection(*(set(one.places) for one in series))
        assert found.in_all == len({series[0].persons[record] for record in in_all} - {None})
        assert found.models[0].reached == min(
            (len({*those} - {None}) for those in chains), default=None
        )
        keys = {record.split(" of ")[0] for one in series for record in one.places}
        used_again += len({record for one in series for record in one.places}) > len(keys)
    assert used_again

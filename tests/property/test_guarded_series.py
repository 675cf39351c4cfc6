"""No series of releases that the guard lets through tells more of a person than one may.

Random tables of up to twelve persons, who come, go and move; what a reader of all releases infers
is found by brute force.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from oracle_series import (
    Seen,
    alike,
    possible_values,
    regrouped,
    values_left,
    values_of_joint_classes,
)

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

K = L = 2
KINDS = {"id": "text", "job": "text", "sex": "text", "ill": "text"}
JOBS = {"a1": "A", "a2": "A", "b1": "B", "b2": "B"}
ILLS = ("flu", "gout", "rare")
Person = tuple[str, str, str]
"""Job, sex, illness."""
LEVELS = [(job, sex) for job in (0, 1, 2) for sex in (0, 1)]
COARSE = ((2, 1), (2, 1), (1, 1), (2, 0))


def label(person: Person, levels: tuple[int, int]) -> tuple[str, str]:
    """What somebody publishes who has these levels."""
    job, sex, _ = person
    return (job, JOBS[job], "*")[levels[0]], (sex, "*")[levels[1]]


def publish(
    place: Place, table: str, levels: tuple[int, int], guard: str, **said: Any
) -> sqlanon.Report:
    return api.anonymize(
        place.url,
        table,
        columns={
            "id": {"role": "drop"},
            "job": {
                "role": "quasi",
                "hierarchy": {"rows": [[job, up, "*"] for job, up in JOBS.items()]},
            },
            "sex": {"role": "quasi", "hierarchy": {"rows": [["f", "*"], ["m", "*"]]}},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"k_anonymity": {"k": K}}, {"l_diversity": {"column": "ill", "l": L}}],
        algorithm={"fixed": {"levels": {"job": levels[0], "sex": levels[1]}}},
        max_suppression=0.5,
        target={"table": f"{table}_out", "if_exists": "replace", "key": "id"},
        release_guard={"action": guard},
        min_rows=0,
        **said,
    )


def seen(place: Place, table: str, people: dict[str, Person], levels: tuple[int, int]) -> Seen:
    """The release as it is read; a class that is not shown was suppressed."""
    values: defaultdict[Any, Counter[str]] = defaultdict(Counter)
    for row in place.records(f"{table}_out"):
        values[row["job"], row["sex"]][row["ill"]] += 1
    classes = {person: label(said, levels) for person, said in people.items()}
    return Seen({who: at for who, at in classes.items() if at in values}, dict(values))


def told(series: list[Seen]) -> bool:
    """Whether a reader of the series learns too much of somebody."""
    possible = possible_values(series)
    return min(alike(series).values()) < K or min(map(len, possible.values())) < L


def compared(
    place: Place, runs: list[str], joint: list[tuple[int, int]], series: list[Seen]
) -> None:
    """That who asks afterwards is told what the guard measures: persons and values by class."""
    diverse = {"l_diversity": {"column": "ill", "l": L}}
    found = sqlanon.compare(place.url, *runs, key="id", k=K, privacy=[diverse])
    assert found.persons == sum(size for size, _ in joint)
    assert found.classes.count == len(joint)
    few = {one.name: one.violating_classes for one in found.models}
    assert few["k_anonymity"] == sum(size < K for size, _ in joint)
    assert few["l_diversity"] == sum(values < L for _, values in joint)
    assert found.holds is not any(few.values())
    assert found.candidates["ill"].not_known == 0
    small = sorted(size for size, _ in joint if size < K)
    assert [one.persons for one in found.sizes.smallest] == small[:20]
    assert sum(band.rows for band in found.sizes.together) == found.persons
    assert [sum(band.classes or 0 for band in one) for one in found.sizes.alone] == [
        len(one.values) for one in series
    ]
    told = {band.values: (band.together, band.alone) for band in found.candidates["ill"].bands}
    left = values_left(series)
    assert told == {
        number: tuple(sum(n for both, n in left.items() if both[side] == number) for side in (0, 1))
        for number in {number for both in left for number in both}
    }  # ILLS are three, and bands below five have one number each
    assert [(one.persons, one.groups, one.small_groups) for one in found.regrouped] == [
        (sum(pairs.values()), len(pairs), sum(n < K for n in pairs.values()))
        for pairs in map(regrouped, series, series[1:])
    ]


class Series:
    """A table whose people change, and what was published of it."""

    def __init__(self, place: Place, name: str, chance: random.Random) -> None:
        """Six to ten people."""
        self.place, self.name, self.chance = place, name, chance
        self.people: dict[str, Person] = {}
        self.ever: dict[str, str] = {}
        place.load(name, KINDS, [])
        for _ in range(chance.randrange(6, 11)):
            self.come()

    def come(self) -> None:
        """Somebody who was never there."""
        if len(self.ever) < 12:
            person = f"P{len(self.ever)}"
            said = self.drawn()
            self.people[person], self.ever[person] = said, said[2]
            cells = "', '".join((person, *said))
            self.place.run(f"INSERT INTO {self.name} VALUES ('{cells}')")

    def drawn(self) -> Person:
        """What somebody may be."""
        chance = self.chance
        return chance.choice(list(JOBS)), chance.choice("fm"), chance.choice(ILLS)

    def change(self) -> None:
        """Some come, go, or have another job."""
        for _ in range(self.chance.randrange(4)):
            self.come()
        for person in self.chance.sample(sorted(self.people), self.chance.randrange(3)):
            if len(self.people) > 4:
                del self.people[person]
                self.place.run(f"DELETE FROM {self.name} WHERE id = '{person}'")
        for person in self.chance.sample(sorted(self.people), self.chance.randrange(2)):
            _, sex, ill = self.people[person]
            job = self.chance.choice(list(JOBS))
            self.people[person] = (job, sex, ill)
            self.place.run(f"UPDATE {self.name} SET job = '{job}' WHERE id = '{person}'")

    def published(self, guard: str, releases: int) -> tuple[list[Seen], int]:
        """What was let through, and how often the guard held one back."""
        series: list[Seen] = []
        runs: list[str] = []
        refused = 0
        for number in range(releases):
            if number:
                self.change()
            levels = self.chance.choice((*LEVELS, *COARSE))
            try:
                report = publish(self.place, self.name, levels, guard)
            except sqlanon.UnsatisfiableError:
                continue
            except sqlanon.VerificationError:
                refused += 1
                continue
            series.append(seen(self.place, self.name, self.people, levels))
            assert report.together is not None
            sizes = values_of_joint_classes(series, self.ever)
            assert report.together.classes == len(sizes)
            assert report.together.persons == sum(size for size, _ in sizes)
            few = {one.model: one.classes for one in report.together.short}
            assert few.get("k_anonymity", 0) == sum(size < K for size, _ in sizes)
            if guard == "warn" and len(series) > 1:
                short = any(size < K or values < L for size, values in sizes)
                assert bool(report.together.short) == short
            runs.append(report.run_id)
            if len(runs) > 1:
                compared(self.place, runs, sizes, series)
        return series, refused


ON = pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)


@ON
def test_a_reader_of_all_that_the_guard_lets_through_learns_no_more_than_of_one(
    backend: Place,
) -> None:
    chance = random.Random(14)  # noqa: S311  # the same in each run
    refused, longest = 0, Counter[int]()
    for number in range(7):
        one = Series(backend, f"people{number}", chance)
        series, held = one.published("refuse", 4)
        refused += held
        longest[len(series)] += 1
        if series:
            assert not told(series), number
    assert refused > 3
    assert sum(n for length, n in longest.items() if length > 1) > 2


@ON
def test_without_it_a_reader_learns_more_and_the_report_says_so(backend: Place) -> None:
    chance = random.Random(15)  # noqa: S311  # the same in each run
    learnt = 0
    for number in range(4):
        one = Series(backend, f"people{number}", chance)
        series, held = one.published("warn", 4)
        assert not held
        learnt += bool(series) and told(series)
    assert learnt > 1

"""Classes that are merged and split from release to release tell no more of a person than one may.

Random tables of up to twelve persons, who come, go and move; what a reader of all releases infers
is found by brute force, and what was split has never been what the guard holds a release back for.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from oracle_series import Seen, alike, possible_values, values_of_joint_classes

import sqlanon
from sqlanon import api

if TYPE_CHECKING:
    from engines import Place

K, L = 3, 2
KINDS = {"id": "text", "age": "integer", "town": "text", "ill": "text"}
TOWNS = ("Aachen", "Bonn", "Celle", None)
ILLS = ("flu", "gout", "cold", "rare")
Person = tuple[int, str | None, str]
"""Age, town, illness."""
AGAIN = {"reuse": "last", "violating": "merge"}


class Series:
    """A table whose people change, and what was published of it."""

    def __init__(self, place: Place, name: str, chance: random.Random) -> None:
        """Six or seven people."""
        self.place, self.name, self.chance = place, name, chance
        self.people: dict[str, Person] = {}
        self.ever: dict[str, str] = {}
        self.refused = self.split = 0
        place.load(name, KINDS, [])
        for _ in range(chance.randrange(6, 8)):
            self.come()

    def drawn(self) -> Person:
        """What somebody may be."""
        chance = self.chance
        return chance.randrange(20, 30), chance.choice(TOWNS), chance.choice(ILLS)

    def come(self) -> None:
        """Somebody who was never there."""
        if len(self.ever) < 12:
            person = f"P{len(self.ever)}"
            self.people[person] = self.drawn()
            self.ever[person] = self.people[person][2]

    def change(self, *, only_come: bool) -> None:
        """Most come, some go or are written anew with what they may be."""
        chance = self.chance
        for _ in range(chance.randrange(3, 7)):
            self.come()
        if not only_come:
            for person in chance.sample(sorted(self.people), chance.randrange(3)):
                if len(self.people) > 4:
                    del self.people[person]
            for person in chance.sample(sorted(self.people), chance.randrange(2)):
                age, town, _ = self.drawn()
                self.people[person] = (age, town, self.ever[person])

    def publish(self, k: int = K, **said: Any) -> sqlanon.Report:
        """Publish tonight's people."""
        return api.anonymize(
            self.place.url,
            self.name,
            columns={
                "id": {"role": "insensitive"},
                "age": {"role": "quasi"},
                "town": {"role": "quasi"},
                "ill": {"role": "sensitive"},
            },
            privacy=[{"k_anonymity": {"k": k}}, {"l_diversity": {"column": "ill", "l": L}}],
            algorithm={"mondrian": {"split": "strict"}},
            max_suppression=0.5,
            target={
                "table": f"{self.name}_out",
                "if_exists": "replace",
                "key": "id",
                "on_small_change": "delay",
            },
            releases={"guard": "refuse"},
            min_rows=0,
            **said,
        )

    def seen(self) -> Seen:
        """The release as it is read."""
        values: defaultdict[Any, Counter[str]] = defaultdict(Counter)
        classes = {}
        for row in self.place.records(f"{self.name}_out"):
            labels = (row["age"], row["town"])
            values[labels][row["ill"]] += 1
            classes[str(row["id"])] = labels
        return Seen(classes, dict(values))

    def published(self, releases: int, *, only_come: bool) -> list[Seen]:
        """What was let through."""
        series: list[Seen] = []
        for number in range(releases):
            if number:
                self.change(only_come=only_come)
            rows = [(person, *said) for person, said in self.people.items()]
            self.place.run(f"DROP TABLE {self.name}")
            self.place.load(self.name, KINDS, rows)
            # the first classes are large enough to be cut one day
            again: dict[str, Any] = {"recoding": {**AGAIN, "grown": "split"}}
            try:
                report = self.publish(**again) if series else self.publish(k=2 * K)
            except sqlanon.UnsatisfiableError:
                continue
            except sqlanon.VerificationError:
                self.refused += 1
                if series:  # not for what was split
                    with pytest.raises(sqlanon.VerificationError):
                        self.publish(recoding=AGAIN)
                continue
            self.split += report.search.split or 0
            series.append(self.seen())
            assert report.together is not None
            sizes = values_of_joint_classes(series, self.ever)
            assert report.together.classes == len(sizes)
            assert min(sizes) >= (K, L), number
        return series


ON = pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)


@ON
@pytest.mark.parametrize("people", ["come", "come and go"])
def test_a_reader_of_all_releases_learns_no_more_than_of_one(backend: Place, people: str) -> None:
    only_come = people == "come"
    chance = random.Random(21)  # noqa: S311 - the same in each run
    split, lengths = 0, Counter[int]()
    for number in range(5):
        one = Series(backend, f"people{number}", chance)
        series = one.published(4, only_come=only_come)
        split += one.split
        lengths[len(series)] += 1
        if series:
            assert min(alike(series).values()) >= K, number
            assert min(map(len, possible_values(series).values())) >= L, number
    assert max(lengths) > 2
    assert split or not only_come

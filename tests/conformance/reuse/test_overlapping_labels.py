"""Rows stay in their class from night to night, also where its labels overlap with others'."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

TOWNS = [f"{region}{number}" for region in "xyz" for number in range(4)]
BY_REGION = {"rows": [[town, town[0], "*"] for town in TOWNS]}
Row = tuple[int, int, str | None, str, str | None]
Labels = tuple[Any, ...]
K = 4


def people(chance: random.Random, first: int, number: int) -> list[Row]:
    towns = [*TOWNS, None]
    return [
        (
            person,
            chance.randrange(20, 60),
            chance.choice(towns),
            chance.choice(("flu", "gout")),
            f"P{person}",
        )
        for person in range(first, first + number)
    ]


class Nights:
    """A table to which others come each night, and what is published of it."""

    def __init__(self, place: Place, seed: int, person: str | None = None, **again: Any) -> None:
        """Sixty people."""
        self.place, self.table = place, f"people_{seed}"
        self.chance = random.Random(seed)  # noqa: S311 - the same in each run
        self.again: dict[str, Any] = {"recoding": {"reuse": "last", **again}}
        self.rows = people(self.chance, 0, 60)
        self.number = 0
        self.persons: dict[str, Any] = {} if person is None else {"person": person}

    def publish(self, **said: Any) -> sqlanon.Report:
        """One night; the first searches."""
        again = self.again if self.number else {}
        kinds = {"id": "integer", "age": "integer", "town": "text", "ill": "text", "who": "text"}
        self.place.run(f"DROP TABLE IF EXISTS {self.table}")
        self.place.load(self.table, kinds, self.rows)
        self.number += 1
        asked: dict[str, Any] = {
            "columns": {
                "id": {"role": "keep"},
                "age": {"role": "quasi"},
                "town": {"role": "quasi", "hierarchy": BY_REGION},
                "ill": {"role": "sensitive"},
                "who": {"role": "drop"},
            },
            "privacy": [{"k_anonymity": {"k": K}}],
            "algorithm": {"mondrian": {"split": "strict"}},
            "max_suppression": 0.5,
            "target": {"table": f"{self.table}_out", "if_exists": "replace", "key": "id"},
            "release_guard": {"action": "suppress"},
        }
        return sqlanon.anonymize(self.place.url, self.table, **asked | again | self.persons | said)

    def come(self) -> None:
        """Twenty more."""
        self.rows += people(self.chance, 1000 * self.number, 20)

    def read(self) -> dict[int, Labels]:
        """What is published of whom."""
        shown = self.place.records(f"{self.table}_out")
        return {int(row["id"]): (row["age"], row["town"]) for row in shown}


@pytest.mark.parametrize("again", [{}, {"violating": "merge"}, {"person": "who"}])
def test_a_guarded_series_of_overlapping_labels_goes_on(
    backend: Place, again: dict[str, str]
) -> None:
    nights = Nights(backend, 0, **again)
    nights.publish()
    before = nights.read()
    for _ in range(2):
        nights.come()
        nights.publish()
        after = nights.read()
        assert before.keys() <= after.keys()
        together = {(before[person], after[person]) for person in before}
        assert len(together) == len({*before.values()}), "each class stays, or is merged whole"
        before = after


def test_a_key_that_is_somebody_elses_was_in_no_class(backend: Place) -> None:
    nights = Nights(backend, 5, person="who")
    nights.publish()
    before = nights.read()
    target = TARGET | {"table": f"{nights.table}_out"}
    nights.publish(target=target)
    assert nights.read() == before

    nights.rows = [(*row[:4], f"other {row[4]}") for row in nights.rows]

    nights.publish(target=target, release_guard={"action": "warn"})
    assert nights.read() != before, "by labels alone somebody is in another class"


ON = pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)


@pytest.mark.gate
@ON
def test_rows_keep_their_labels_while_their_class_is_there(backend: Place) -> None:
    overlapping = 0
    for seed in range(6):
        nights = Nights(backend, seed)
        nights.publish()
        for _ in range(3):
            before, chance = nights.read(), nights.chance
            was = {row[0]: row for row in nights.rows}
            gone = {*chance.sample(sorted(was), chance.randrange(8))}
            nights.rows = [row for row in nights.rows if row[0] not in gone]
            moved = people(chance, nights.rows[0][0], 1)
            nights.rows = [*moved, *nights.rows[1:]]
            nights.come()
            nights.publish(
                release_guard={"action": "warn"}, target=TARGET | {"table": f"{nights.table}_out"}
            )
            after = nights.read()
            there = {*after.values()}
            same = [row[0] for row in nights.rows if was.get(row[0]) == row]
            for person in same:
                if before.get(person) in there and person in after:
                    assert after[person] == before[person]
            overlapping += sum(
                len([one for one in there if says(one, row)]) > 1 for row in nights.rows
            )
    assert overlapping, "somebody lies in several classes"


TARGET = {"if_exists": "replace", "key": "id"}


def says(labels: Labels, row: Row) -> bool:
    """Whether a row may be published under these labels."""
    age, town = labels
    ends = age.strip("[]").split("-")
    lies = age == "*" or int(ends[0]) <= row[1] <= int(ends[-1])
    return lies and (town == "*" or row[2] == town or str(row[2])[0] == town)

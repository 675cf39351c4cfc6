"""Releases whose algorithm deals rows of one cell to several classes, read together all the same.

Which of two rows that look the same is in which class is nobody's to know; of each it is stored
that it is in one of the classes that have such rows, and all else follows from that.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

K = 7
KINDS = {"id": "text", "age": "integer", "sex": "text", "ill": "text"}
Said = tuple[int, str, str]
"""Age, sex, illness."""
DIVERSE = [{"k_anonymity": {"k": K}}, {"l_diversity": {"column": "ill", "l": 2}}]
MEAN = {
    "id": {"role": "drop"},
    "age": {"role": "quasi", "output": "mean"},
    "sex": {"role": "keep"},
    "ill": {"role": "sensitive"},
}
WAYS: dict[str, dict[str, Any]] = {
    "ordered": {"algorithm": "order_and_cut"},
    "refined": {"algorithm": {"order_and_cut": {"refine": True}}},
    "relaxed": {"algorithm": {"mondrian": {"split": "relaxed"}}},
    "by value": {"algorithm": {"mondrian": {"split": "by_value"}}, "privacy": DIVERSE},
    "clusters": {"algorithm": "microaggregation", "columns": MEAN},
}


def publish(place: Place, way: str, **more: Any) -> sqlanon.Report:
    said: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "sex": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
        "max_suppression": 0.5,
        "target": {"table": "out", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "warn"},
    }
    return api.anonymize(place.url, "people", **said | WAYS[way] | more)


class Nights:
    """A table whose people change, and where each was in each release, as it is stored."""

    def __init__(self, place: Place, way: str, seed: int) -> None:
        """120 people of 12 kinds: more of a kind than one class has."""
        self.place, self.way = place, way
        self.chance = random.Random(seed)  # noqa: S311 - no secret
        self.people: dict[str, Said] = {}
        self.made = 0
        self.stored: list[dict[str, int]] = []
        place.load("people", KINDS, [])
        self.come(120)

    def come(self, persons: int) -> None:
        """So many more."""
        chance = self.chance
        for _ in range(persons):
            name = f"{'Pp'[self.made % 2]}{self.made // 2}"
            said = 20 + chance.randrange(6), chance.choice("fm"), chance.choice(["flu", "gout"])
            self.people[name], self.made = said, self.made + 1
            self.place.run(
                f"INSERT INTO people VALUES ('{name}', {said[0]}, '{said[1]}', '{said[2]}')"
            )

    def go(self, persons: int) -> None:
        """So many are gone."""
        for name in self.chance.sample(sorted(self.people), persons):
            del self.people[name]
            self.place.run(f"DELETE FROM people WHERE id = '{name}'")

    def read(self, report: sqlanon.Report) -> None:
        """Look that what is stored makes the release, class by class."""
        suffix = "keys" if report.together is None else "known"
        rows = self.place.records(f"sqlanon_recoding_{report.run_id}_{suffix}")
        self.stored.append({row["person"]: row["place"] for row in rows})
        assert len(self.stored[-1]) == len(rows) == report.rows.published
        if suffix == "known":
            assert all(self.people[row["person"]][2] == row["v0"] for row in rows)
        quasi = ("age",) if self.way == "clusters" else ("age", "sex")
        shown: defaultdict[Any, Counter[Any]] = defaultdict(Counter)
        for row in self.place.records("out"):
            shown[tuple(row[name] for name in quasi)][row["sex"], row["ill"]] += 1
        known: defaultdict[int, Counter[Any]] = defaultdict(Counter)
        for row in rows:
            known[row["place"]][self.people[row["person"]][1:]] += 1
        assert min(sum(one.values()) for one in known.values()) >= K
        of_ills = [
            sorted(sorted(_ills(one).items()) for one in classes.values())
            for classes in (shown, known)
        ]
        if len(shown) == len(known):  # two classes may have the same labels
            assert of_ills[0] == of_ills[1]

    def joint(self) -> Counter[tuple[int | None, ...]]:
        """Joint classes by what is stored."""
        everybody = {one for night in self.stored for one in night}
        return Counter(tuple(night.get(one) for night in self.stored) for one in everybody)


def _ills(found: Counter[Any]) -> Counter[str]:
    ills: Counter[str] = Counter()
    for (_, ill), number in found.items():
        ills[ill] += number
    return ills


@pytest.mark.parametrize("way", list(WAYS))
def test_joint_classes_are_those_of_what_is_stored(backend: Place, way: str) -> None:
    nights = Nights(backend, way, 1)
    for night in range(3):
        if night:
            nights.go(2)
            nights.come(4)
        report = publish(backend, way)
        nights.read(report)
        joint = nights.joint()
        assert report.together is not None
        assert report.together.classes == len(joint)
        few = {one.model: one.classes for one in report.together.short}
        assert few.get("k_anonymity", 0) == (sum(n < K for n in joint.values()) if night else 0)


@pytest.mark.parametrize("way", ["ordered", "by value"])
def test_who_is_too_few_is_left_out(backend: Place, way: str) -> None:
    nights = Nights(backend, way, 2)
    guard = {"release_guard": {"action": "suppress"}}
    nights.read(publish(backend, way, **guard))
    nights.go(2)
    nights.come(3)
    planned = api.plan(
        backend.url,
        "people",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "sex": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=WAYS[way].get("privacy", [{"k_anonymity": {"k": K}}]),
        algorithm=WAYS[way]["algorithm"],
        target={"table": "out", "if_exists": "replace", "key": "id"},
        release_guard={"action": "warn"},
    )
    assert planned.together is not None
    assert planned.together.short
    with pytest.raises(sqlanon.VerificationError, match="does not satisfy"):
        publish(backend, way, release_guard={"action": "refuse"})
    second = publish(backend, way, recoding={"reuse": "last"}, **guard)
    nights.read(second)
    assert second.together is not None
    assert second.together.short == ()
    assert min(nights.joint().values()) >= K


@pytest.mark.parametrize("way", list(WAYS))
def test_newcomers_wait_until_a_class_has_k_of_them(backend: Place, way: str) -> None:
    target = {"table": "out", "if_exists": "replace", "key": "id"}
    nights = Nights(backend, way, 3)
    nights.read(
        publish(
            backend, way, target=target, release_guard={"action": "warn", "compare": "previous"}
        )
    )
    nights.come(4)
    second = publish(
        backend, way, target=target, release_guard={"action": "suppress", "compare": "previous"}
    )
    nights.read(second)
    assert second.changes is not None
    came = Counter(
        nights.stored[1][one] for one in nights.stored[1].keys() - nights.stored[0].keys()
    )
    assert not came, "four are fewer than k"
    assert (second.changes.came, second.changes.delayed) == (0, None)

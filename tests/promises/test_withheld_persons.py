"""With `release_guard: suppress` few who go, come or move hold no release back, and tell nobody.

Where fewer than k of a joint class have gone, others are missing with them: who counts what a class
has lost finds k persons or none.
"""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "text", "age": "integer", "zip": "text", "ill": "text", "tag": "text"}
K = 3
ILLS = ("flu", "gout", "cold", "rare")
LABELS = {20: "[20-40[", 70: "[60-80["}
Seen = dict[str, tuple[str, str]]
"""Who is published, and the class that a reader sees."""


def job(**said: Any) -> dict[str, Any]:
    """A job over `people` that suppresses; `tag` tells the test who is published."""
    return {
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [20, 40]}},
            "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
            "ill": {"role": "sensitive"},
            "tag": {"role": "keep"},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": {"fixed": {"levels": {"age": 1, "zip": 1}}},
        "max_suppression": 0.5,
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "suppress"},
        **said,
    }


def publish(place: Place, **said: Any) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **job(**said))


def shown(place: Place) -> Seen:
    return {row["tag"]: (row["age"], row["zip"]) for row in place.records("released")}


def come(place: Place, *persons: tuple[str, int, str]) -> None:
    place.run(
        *(
            f"INSERT INTO people VALUES ('{p}', {age}, '{z}', '{ILLS[hash_of(p)]}', '{p}')"
            for p, age, z in persons
        )
    )


def hash_of(person: str) -> int:
    """Which illness somebody has."""
    return int(person[1:]) % len(ILLS)


def go(place: Place, *persons: str) -> None:
    place.run(*(f"DELETE FROM people WHERE id = '{person}'" for person in persons))


def loaded(place: Place, each: int) -> None:
    """Two far groups."""
    place.load("people", KINDS, [])
    come(place, *((f"P{n}", 20, "11") for n in range(each)))
    come(place, *((f"P{n}", 70, "99") for n in range(each, 2 * each)))


def joint_classes(series: list[Seen]) -> Counter[tuple[tuple[str, str] | None, ...]]:
    """Persons of any release, by their class in each."""
    persons = {person for one in series for person in one}
    return Counter(tuple(one.get(person) for one in series) for person in persons)


def test_others_go_with_who_has_gone_until_k_are_missing(backend: Place) -> None:
    loaded(backend, 8)
    publish(backend)
    series = [shown(backend)]
    go(backend, "P0")
    come(backend, ("Q0", 70, "99"))
    with pytest.raises(sqlanon.VerificationError, match="action: suppress") as refused:
        publish(backend, release_guard={"action": "refuse"})
    assert "(of fewer than 3 are 1 of added persons, 1 of removed persons)" in str(refused.value)
    report = publish(backend)
    series.append(shown(backend))
    missing = series[0].keys() - series[1].keys()
    assert len(missing) == K
    assert {series[0][person] for person in missing} == {series[0]["P0"]}
    assert report.together is not None
    assert (report.together.withheld, report.together.short) == (None, ())  # some, fewer than k
    assert "fewer than 3 rows of earlier releases are left out" in " ".join(str(report).split())
    # they stay away, for who came back would be known by it; more of the same go without others
    stay = missing - {"P0"}
    go(backend, min(stay))
    publish(backend)
    series.append(shown(backend))
    assert series[1] == series[2]
    # one of another group goes, and nobody comes back
    go(backend, "P9")
    publish(backend)
    series.append(shown(backend))
    assert len(series[2].keys() - series[3].keys()) == K
    assert not series[3].keys() - series[2].keys()
    assert min(joint_classes(series).values()) >= K


def test_a_class_that_can_spare_too_few_goes_whole(backend: Place) -> None:
    loaded(backend, 5)
    publish(backend)
    go(backend, "P0")
    planned = sqlanon.plan(backend.url, "people", **job())
    assert any(
        note.startswith("release_guard.action: suppress: 4 rows of earlier releases")
        for note in planned.notes
    )
    report = publish(backend)
    assert {*shown(backend)} == {f"P{n}" for n in range(5, 10)}
    assert any(
        note.startswith("release_guard.action: suppress: 4 rows of earlier releases")
        for note in report.notes
    )
    assert report.together is not None
    assert report.together.withheld == 4


def test_who_moves_to_another_class_among_few_is_left_out_with_others(backend: Place) -> None:
    loaded(backend, 8)
    publish(backend)
    first = shown(backend)
    backend.run("UPDATE people SET zip = '99', age = 70 WHERE id = 'P3'")
    publish(backend)
    second = shown(backend)
    missing = first.keys() - second.keys()
    assert "P3" in missing
    assert len(missing) == K
    assert {first[person] for person in missing} == {first["P3"]}
    # k who move can be told from nobody
    go(backend, *missing)
    backend.run("UPDATE people SET zip = '11', age = 20 WHERE id IN ('P8', 'P9', 'P10')")
    report = publish(backend)
    third = shown(backend)
    assert third["P8"] == third["P9"] == third["P10"] == first["P0"]
    assert third.keys() == second.keys()
    assert report.together is not None
    assert report.together.withheld == 0
    assert min(joint_classes([first, second, third]).values()) >= K


DIVERSE = [{"k_anonymity": {"k": K}}, {"l_diversity": {"column": "ill", "l": 2}}]


def test_joint_classes_of_too_few_values_are_withheld_too(backend: Place) -> None:
    loaded(backend, 12)
    publish(backend, privacy=DIVERSE)
    series = [shown(backend)]
    # three newcomers of one illness wait for another one
    come(backend, ("Q0", 20, "11"), ("Q4", 20, "11"), ("Q8", 20, "11"))
    publish(backend, privacy=DIVERSE)
    assert shown(backend) == series[0]
    come(backend, ("Q1", 20, "11"))
    publish(backend, privacy=DIVERSE)
    series.append(shown(backend))
    assert series[1].keys() - series[0].keys() == {"Q0", "Q4", "Q8", "Q1"}
    # three have gone and all were ill of one thing: as many others go with them
    go(backend, "P0", "P4", "P8")
    backend.run("UPDATE people SET ill = 'flu' WHERE id = 'P1'")  # not what was published of it
    report = publish(backend, privacy=DIVERSE)
    series.append(shown(backend))
    assert len(series[1].keys() - series[2].keys()) == 2 * K
    assert report.together is not None
    assert (report.together.withheld, report.together.short) == (K, ())
    ill = {f"{letter}{n}": ILLS[n % len(ILLS)] for letter in "PQ" for n in range(24)}
    held: dict[Any, set[str]] = {}
    for person in {person for one in series for person in one}:
        held.setdefault(tuple(one.get(person) for one in series), set()).add(ill[person])
    assert min(map(len, held.values())) > 1
    assert min(joint_classes(series).values()) >= K


def test_newcomers_wait(backend: Place) -> None:
    loaded(backend, 4)
    publish(backend)
    come(backend, ("Q0", 20, "11"), ("R0", 70, "99"), ("R1", 70, "99"), ("R2", 70, "99"))
    report = publish(backend)
    assert shown(backend).keys() - {f"P{n}" for n in range(8)} == {"R0", "R1", "R2"}
    assert "fewer than 3 persons were added" in " ".join(str(report).split())
    assert report.rows.source == 11
    come(backend, ("Q1", 20, "11"), ("Q2", 20, "11"))
    publish(backend)
    assert {"Q0", "Q1", "Q2"} <= shown(backend).keys()


def test_more_than_may_be_suppressed_is_refused(backend: Place) -> None:
    loaded(backend, 8)
    publish(backend)
    before = (backend.named(), shown(backend))
    go(backend, "P0", "P9")
    # two others of each class: 4 of 14
    with pytest.raises(sqlanon.UnsatisfiableError, match=r"suppress: 4 rows of 14 .*at most 3 may"):
        publish(backend, max_suppression=3)
    assert (backend.named(), shown(backend)) == before
    publish(backend, max_suppression=4)
    assert len(shown(backend)) == 10
    # with those that the release suppresses by itself
    come(backend, *((f"S{n}", 20, "99") for n in range(K)))
    publish(backend, max_suppression=4)
    go(backend, "S0", "S1")
    with pytest.raises(sqlanon.UnsatisfiableError, match="beside 1 that are suppressed"):
        publish(backend, max_suppression=4)
    publish(backend, max_suppression=5)


def test_the_seed_draws_them(backend: Place) -> None:
    loaded(backend, 30)
    left: list[frozenset[str]] = []
    for seed in range(4):
        guard = {**job()["release_guard"], "since": datetime.now(UTC).isoformat()}
        publish(backend, release_guard=guard)
        go(backend, f"P{seed}")
        publish(backend, release_guard=guard, seed=seed)
        here = shown(backend)
        left.append(frozenset(f"P{n}" for n in range(4, 60) if f"P{n}" not in here))
    assert all(len(one) <= K - 1 for one in left)
    assert len(set(left)) > 1


MOVES = pytest.mark.parametrize("reuse", [True, False], ids=["reused", "afresh"])


@MOVES
@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_no_series_is_held_back_and_none_tells_of_few(backend: Place, *, reuse: bool) -> None:
    chance = random.Random(31 + reuse)  # noqa: S311 - the same in each run
    backend.load("people", KINDS, [])
    people: list[str] = []
    ever = 0

    def grow(number: int) -> None:
        nonlocal ever
        rows = [
            (f"P{ever + n}", chance.randrange(20, 60), chance.choice(("11", "12", "99")))
            for n in range(number)
        ]
        ever += number
        people.extend(name for name, *_ in rows)
        come(backend, *rows)

    grow(60)
    series: list[Seen] = []
    published = withheld = 0
    for night in range(6):
        if night:
            gone = chance.sample(people, chance.randrange(4))
            people = [one for one in people if one not in gone]
            go(backend, *gone)
            for person in chance.sample(people, chance.randrange(3)):
                backend.run(f"UPDATE people SET zip = '12' WHERE id = '{person}'")
            grow(chance.randrange(6))
        said: dict[str, Any] = {"algorithm": "mondrian"}
        if reuse and night:
            said["recoding"] = {"reuse": "last", "violating": "merge"}
        report = publish(backend, max_suppression=0.9, privacy=DIVERSE, **said)
        series.append(shown(backend))
        published += 1
        assert report.together is not None
        assert not report.together.short
        withheld += report.together.withheld != 0
        sizes = joint_classes(series)
        assert report.together.classes == len(sizes)
        assert min(sizes.values()) >= K, night
        values: dict[Any, set[str]] = {}
        for person in {person for one in series for person in one}:
            at = tuple(one.get(person) for one in series)
            values.setdefault(at, set()).add(ILLS[hash_of(person)])
        assert min(map(len, values.values())) > 1, night
    assert published == 6
    assert withheld > 1


def test_what_goes_with_it(backend: Place) -> None:
    late = {**job()["columns"], "age": {"role": "quasi", "order": "appearance"}}
    with pytest.raises(sqlanon.UnsupportedError, match="action: suppress, which reads a copy"):
        publish(backend, columns=late, algorithm="mondrian")


PERSONS: dict[str, Any] = {
    "columns": {**job()["columns"], "tag": {"role": "drop"}, "id": {"role": "keep"}},
    "person": "tag",
}
"""Rows by `id`, of persons by `tag`."""


def test_rows_of_k_persons_go_with_the_rows_of_who_has_gone(backend: Place) -> None:
    backend.load("people", KINDS, [(f"R{n}", 20, "11", "flu", f"P{n % 7}") for n in range(21)])
    backend.run("INSERT INTO people VALUES ('N0', 20, '11', 'flu', NULL)")
    publish(backend, **PERSONS)
    assert len(backend.records("released")) == 22
    go(backend, "R0", "R7")  # of one person, who has another
    report = publish(backend, **PERSONS)
    here = {row["id"] for row in backend.records("released")}
    gone = {f"R{n}" for n in range(21)} - here
    others = {int(row[1:]) % 7 for row in gone - {"R0", "R7"}}
    assert "N0" in here
    assert len({int(row[1:]) % 7 for row in gone}) == K, "with all their rows of the class"
    assert len(gone - {"R14"}) == 2 + 3 * len(others - {0})
    assert report.together is not None
    assert report.together.withheld is None  # so many rows may be of fewer than k persons
    assert "release_guard.action: suppress: some rows of earlier releases" in " ".join(
        str(report).split()
    )
    backend.run(*(f"INSERT INTO people VALUES ('M{n}', 20, '11', 'flu', 'P99')" for n in range(5)))
    late = publish(backend, **PERSONS)
    assert "some rows of added persons" in " ".join(str(late).split())
    assert "persons were added" not in " ".join(str(late).split())
    assert {row["id"] for row in backend.records("released")} == here


@pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
def test_no_series_of_persons_is_held_back(backend: Place) -> None:
    chance = random.Random(37)  # noqa: S311 - the same in each run
    backend.load("people", KINDS, [])
    rows: dict[str, str | None] = {}
    ever: dict[str, str | None] = {}

    def come_rows(number: int) -> None:
        for _ in range(number):
            name, person = f"R{len(ever)}", chance.choice([*(f"P{n}" for n in range(25)), None])
            rows[name] = ever[name] = person
            town, whose = chance.choice(("11", "99")), "NULL" if person is None else f"'{person}'"
            backend.run(f"INSERT INTO people VALUES ('{name}', 20, '{town}', 'flu', {whose})")

    come_rows(70)
    series: list[Seen] = []
    for night in range(5):
        if night:
            for name in chance.sample(sorted(rows), chance.randrange(4)):
                del rows[name]
                go(backend, name)
            for name in chance.sample(sorted(rows), chance.randrange(3)):
                backend.run(f"UPDATE people SET zip = '99' WHERE id = '{name}'")
            come_rows(chance.randrange(8))
        report = publish(backend, max_suppression=0.9, **PERSONS)
        series.append({row["id"]: (row["age"], row["zip"]) for row in backend.records("released")})
        assert report.together is not None
        assert not report.together.short
        held: dict[Any, set[str | None]] = {}
        for name in {name for one in series for name in one}:
            held.setdefault(tuple(one.get(name) for one in series), set()).add(ever[name])
        assert min(len(persons - {None}) for persons in held.values()) >= K, night
    assert {len(one) for one in series} != {0}


@pytest.mark.gate
@pytest.mark.parametrize("said", [{}, {"privacy": DIVERSE}, PERSONS], ids=["k", "l", "persons"])
def test_the_same_are_left_out_on_every_engine(places: list[Place], said: dict[str, Any]) -> None:
    found = []
    for place in places:
        loaded(place, 12)
        # two of a tag, one of nobody
        place.run("UPDATE people SET tag = 'P2' WHERE id = 'P3'")
        place.run("UPDATE people SET tag = NULL WHERE id = 'P7'")
        mine = {**said, "columns": {**job()["columns"], "id": {"role": "keep"}}}
        if "person" in said:
            mine["columns"]["tag"] = {"role": "drop"}
        here = []
        publish(place, **mine)
        for gone in (("P0", "P4", "P8", "P20"), ("P5",)):
            go(place, *gone)
            publish(place, seed=7, **mine)
            here.append({row["id"] for row in place.records("released")})
        found.append(here)
    assert all(one == found[0] for one in found)
    assert len(found[0][0]) < 24 - 4

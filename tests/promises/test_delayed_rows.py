"""With `action: suppress` nobody comes to a release, or goes from one, among fewer than k."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import run as api

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines import Place

KINDS = {"id": "text", "age": "integer", "zip": "text", "tag": "text"}
K = 3
SEARCHES: tuple[dict[str, Any], ...] = (
    {"algorithm": "mondrian"},
    {"algorithm": "optimal", "max_suppression": 0.1},
    {"algorithm": {"mondrian": {"cut": "median"}}},
)


def job(**said: Any) -> dict[str, Any]:
    """A job over `people` whose newcomers wait; `tag` tells the test who is published."""
    return {
        "columns": {
            "id": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10, 20]}},
            "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
            "tag": {"role": "keep"},
        },
        "privacy": [{"k_anonymity": {"k": K}}],
        "target": {"table": "released", "if_exists": "replace", "key": "id"},
        "release_guard": {"action": "suppress", "compare": "previous"},
        **said,
    }


def publish(place: Place, **said: Any) -> sqlanon.Report:
    return api.anonymize(place.url, "people", **job(**said))


def shown(place: Place) -> dict[str, tuple[str, str]]:
    """Who is published, with the class that a reader sees."""
    return {row["tag"]: (row["age"], row["zip"]) for row in place.records("released")}


def come(place: Place, *persons: tuple[str, int, str]) -> None:
    place.run(*(f"INSERT INTO people VALUES ('{p}', {age}, '{z}', '{p}')" for p, age, z in persons))


def go(place: Place, *persons: str) -> None:
    place.run(*(f"DELETE FROM people WHERE id = '{person}'" for person in persons))


def small_groups(
    before: Mapping[str, tuple[str, str]], after: Mapping[str, tuple[str, str]]
) -> list[tuple[str, str]]:
    """Classes of either release whose persons of this one alone are 1 to K - 1."""
    came = Counter(after[person] for person in after.keys() - before.keys())
    went = Counter(before[person] for person in before.keys() - after.keys())
    return [place for groups in (came, went) for place, n in groups.items() if n < K]


def loaded(place: Place) -> None:
    """Two far groups of six."""
    rows = [(f"P{n}", 20 if n < 6 else 70, "11" if n < 6 else "99", f"P{n}") for n in range(12)]
    place.load("people", KINDS, rows)


def test_newcomers_wait_until_k_of_them_are_in_a_class(backend: Place) -> None:
    loaded(backend)
    first = publish(backend)
    assert first.rows.published == 12
    come(backend, ("Q0", 20, "11"), ("R0", 70, "99"), ("R1", 70, "99"), ("R2", 70, "99"))
    second = publish(backend)
    assert {"R0", "R1", "R2"} == shown(backend).keys() - {f"P{n}" for n in range(12)}
    assert second.changes is not None
    assert (second.changes.came, second.changes.small_groups) == (3, 0)
    assert second.changes.delayed is None  # fewer than k
    assert "fewer than 3 persons were added" in " ".join(str(second).split())
    assert second.rows.published == second.rows.source == 15
    assert not [one for one in second.warnings if one.code == "W10"]
    come(backend, ("Q1", 20, "11"))
    assert "Q0" not in shown(backend)
    publish(backend)
    assert not {"Q0", "Q1"} & shown(backend).keys()
    come(backend, ("Q2", 20, "11"))
    last = publish(backend)
    assert {"Q0", "Q1", "Q2"} <= shown(backend).keys()
    assert last.changes is not None
    assert (last.changes.came, last.changes.delayed) == (3, 0)


COLLATED = {
    "duckdb": "VARCHAR COLLATE NOCASE",
    "sqlite": "TEXT COLLATE NOCASE",
    "postgresql": 'TEXT COLLATE "C"',
    "mariadb": "VARCHAR(20) COLLATE utf8mb4_german2_ci",
}


def test_keys_are_compared_by_their_bytes(backend: Place) -> None:
    rows = [(f"p{n}", 20, "11", f"p{n}") for n in range(6)]
    backend.load("people", {**KINDS, "id": COLLATED[backend.name]}, rows)
    publish(backend)
    go(backend, "p0", "p1", "p2")
    come(backend, ("P0", 20, "11"), ("P1", 20, "11"), ("P2", 20, "11"))
    report = publish(backend)
    assert report.changes is not None
    assert (report.changes.came, report.changes.went, report.changes.delayed) == (3, 3, 0)
    come(backend, ("P3x", 20, "11"))
    assert len(shown(backend)) == 6
    publish(backend)
    assert "P3x" not in shown(backend)


def test_many_who_wait_are_counted(backend: Place) -> None:
    loaded(backend)
    publish(backend)
    come(backend, ("Q0", 20, "11"), ("Q1", 20, "11"), ("R0", 70, "99"), ("R1", 70, "99"))
    report = publish(backend)
    assert report.changes is not None
    assert report.changes.delayed == 4
    assert "4 persons were added" in " ".join(str(report).split())
    assert len(shown(backend)) == 12


def test_a_release_waits_while_few_went(backend: Place) -> None:
    loaded(backend)
    publish(backend)
    before = shown(backend)
    go(backend, "P0", "P1")
    come(backend, ("R0", 70, "99"), ("R1", 70, "99"), ("R2", 70, "99"))
    with pytest.raises(
        sqlanon.VerificationError, match="fewer than 3 persons were removed from 1 class"
    ):
        publish(backend)
    assert shown(backend) == before
    go(backend, "P2")
    publish(backend)
    assert not {"P0", "P1", "P2"} & shown(backend).keys()
    assert {"R0", "R1", "R2"} <= shown(backend).keys()


def test_who_is_delayed_decides_nothing_about_the_others(backend: Place) -> None:
    """A newcomer who waits would have divided the class of everybody else."""
    loaded(backend)
    publish(backend)
    before = shown(backend)
    come(backend, ("Q0", 22, "12"), ("Q1", 22, "12"))
    publish(backend)
    assert shown(backend) == before


def test_who_waits_is_asked_again_of_the_finer_classes(backend: Place) -> None:
    """Three come to [20-30[, but only because two who wait would be too few by themselves."""
    ages = [20] * 6 + [25] * 6 + [70] * 6
    backend.load("people", KINDS, [(f"P{n}", age, "11", f"P{n}") for n, age in enumerate(ages)])
    publish(backend, algorithm="optimal")
    before = shown(backend)
    come(backend, ("Q0", 20, "11"), ("Q1", 20, "11"), ("Q2", 25, "11"))
    come(backend, ("R0", 79, "11"), ("R1", 79, "11"))
    report = publish(backend, algorithm="optimal")
    assert shown(backend) == before
    assert report.changes is not None
    assert report.changes.delayed == 5


def test_a_plan_says_who_would_wait(backend: Place) -> None:
    loaded(backend)
    publish(backend)
    come(backend, ("Q0", 20, "11"))
    tables = backend.tables()
    plan = api.plan(backend.url, "people", **job())
    assert any("fewer than 3 persons were added" in note for note in plan.notes)
    assert plan.rows.source == 12
    assert backend.tables() == tables


def test_a_key_with_null_or_a_value_twice_is_refused(backend: Place) -> None:
    loaded(backend)
    publish(backend)
    for key in ("NULL", "'P1'"):
        backend.run(f"INSERT INTO people VALUES ({key}, 20, '11', 'X')")
        with pytest.raises(sqlanon.JobError, match="id is not a key of people"):
            publish(backend)
        backend.run("DELETE FROM people WHERE tag = 'X'")
    publish(backend)


def test_an_order_of_appearance_is_refused(backend: Place) -> None:
    loaded(backend)
    columns = {**job()["columns"], "age": {"role": "quasi", "order": "appearance"}}
    with pytest.raises(sqlanon.UnsupportedError, match="appearance is not supported"):
        publish(backend, columns=columns)


def drawn(chance: random.Random, name: str, number: int) -> list[tuple[str, int, str]]:
    """Persons of a few kinds."""
    return [
        (f"{name}{n}", chance.choice((20, 21, 33, 70)), chance.choice(("11", "12", "99")))
        for n in range(number)
    ]


@pytest.mark.parametrize(
    "search",
    [
        pytest.param(SEARCHES[0], id="loss", marks=pytest.mark.gate),
        pytest.param(SEARCHES[1], id="optimal", marks=pytest.mark.gate),
        pytest.param(SEARCHES[2], id="median"),
    ],
)
def test_in_no_two_releases_a_small_group_came_or_went(
    backend: Place, search: dict[str, Any]
) -> None:
    chance = random.Random(repr(search))  # noqa: S311  # the same in each run
    backend.load("people", KINDS, [(*one, one[0]) for one in drawn(chance, "P", 40)])
    publish(backend, **search)
    before, came, went, waited, refused = shown(backend), 0, 0, 0, 0
    for night in range(6):
        come(backend, *drawn(chance, f"N{night}_", chance.randrange(3, 9)))
        if night in {2, 4}:  # a whole class of the release: nobody of it is left
            left = chance.choice(sorted(before.values()))
            go(backend, *(one for one, place in before.items() if place == left))
        if night == 5:
            go(backend, chance.choice(sorted(before)))
        try:
            report = publish(backend, **search)
        except sqlanon.VerificationError:
            refused += 1
            assert shown(backend) == before
            continue
        after = shown(backend)
        assert small_groups(before, after) == []
        assert min(Counter(after.values()).values()) >= K
        assert report.changes is not None
        assert report.changes.came == len(after.keys() - before.keys())
        assert report.changes.went == len(before.keys() - after.keys())
        waited += report.changes.delayed != 0
        came, went = came + report.changes.came, went + report.changes.went
        before = after
    assert refused
    assert came
    assert went
    assert waited

"""Where models count persons, so are those who come and go: one with many rows is one."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.api import compare as api_compare
from sqlanon.api import run as api

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "person": "text", "ward": "integer", "ill": "text"}
K = 3
Visit = tuple[int, str | None, int, str]
VISITS: list[Visit] = [
    # twelve times two persons, equal where case is ignored; each was in two of the wards
    *[(n, f"{'Pp'[n % 2]}{n // 4}", n % 4, f"ill {n % 5}") for n in range(48)],
    # and one in each of hers three times more
    *[(n, "P0", n % 2 * 2, "ill 0") for n in range(50, 56)],
]


def publish(
    place: Place, action: str = "warn", table: str = "released", **said: Any
) -> sqlanon.Report:
    asked: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "person": {"role": "drop"},
            "ward": {"role": "quasi", "hierarchy": {"cuts": [[2]]}},
            "ill": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": K, "person": "person"}}],
        "algorithm": {"fixed": {"levels": {"ward": 0}}},
        "target": {"table": table, "if_exists": "replace"},
        "release_guard": {"action": action, "compare": "previous"},
        "max_suppression": 0.5,
    }
    return api.anonymize(place.url, "visits", **{**asked, **said})


def visit(place: Place, *visits: Visit) -> None:
    for number, person, ward, ill in visits:
        who = "NULL" if person is None else f"'{person}'"
        place.run(f"INSERT INTO visits VALUES ({number}, {who}, {ward}, '{ill}')")


def moved(before: list[Visit], after: list[Visit]) -> dict[str, int]:
    """Who came and went, by ward, in plain Python; suppressed wards are none of them."""
    wards: list[dict[int, set[str]]] = []
    for rows in (before, after):
        members: defaultdict[int, set[str]] = defaultdict(set)
        for _, person, ward, _ in rows:
            if person is not None:
                members[ward].add(person)
        wards.append({ward: those for ward, those in members.items() if len(those) >= K})
    there = [set().union(*one.values()) for one in wards]
    groups = [those - there[1] for those in wards[0].values()]
    groups += [those - there[0] for those in wards[1].values()]
    sizes = [len(group) for group in groups if group]
    return {
        "came": len(there[1] - there[0]),
        "went": len(there[0] - there[1]),
        "groups": len(sizes),
        "small_groups": sum(size < K for size in sizes),
    }


def told(report: sqlanon.Report) -> dict[str, int]:
    assert report.changes is not None
    found = report.changes
    return {name: getattr(found, name) or 0 for name in ("came", "went", "groups", "small_groups")}


def test_one_who_comes_with_many_rows_is_one(backend: Place) -> None:
    backend.load("visits", KINDS, VISITS)
    first = publish(backend)
    assert any("person, as the models count them" in note for note in first.notes)
    stored = backend.records(f"sqlanon_recoding_{first.run_id}_keys")
    pairs = {(person, ward) for _, person, ward, _ in VISITS}
    assert len(stored) == len(pairs) < len(VISITS)
    lone: list[Visit] = [(100 + n, "new", 1, "rare") for n in range(5)]
    nobody: list[Visit] = [(200 + n, None, 2, "rare") for n in range(5)]
    visit(backend, *lone, *nobody)
    with pytest.raises(sqlanon.VerificationError, match="fewer than 3 persons were added"):
        publish(backend, "refuse")
    waited = publish(backend, "suppress")
    assert told(waited) == {"came": 0, "went": 0, "groups": 0, "small_groups": 0}
    assert waited.changes is not None
    assert waited.changes.delayed is None  # fewer than k, and not told how many
    assert waited.rows.published == len(VISITS) + len(nobody)
    others: list[Visit] = [(300, "q", 1, "flu"), (301, "q", 1, "flu"), (302, "r", 1, "gout")]
    visit(backend, *others)
    report = publish(backend, "refuse")  # three have come to that ward
    assert told(report) == {"came": 3, "went": 0, "groups": 1, "small_groups": 0}


def test_series_of_visits_are_counted_as_python_counts_them(backend: Place) -> None:
    chance = random.Random(7)  # noqa: S311 - to draw visits
    persons = [*(f"p{n}" for n in range(9)), "P1", "P2", None]
    before: list[Visit] = []
    seen: set[int] = set()
    for night in range(3):
        rows: list[Visit] = [
            (100 * night + n, chance.choice(persons), chance.randrange(3), "x") for n in range(16)
        ]
        backend.run("DROP TABLE IF EXISTS visits")
        backend.load("visits", KINDS, rows)
        report = publish(backend)
        if night:
            want = moved(before, rows)
            assert told(report) == want
            seen.add(want["small_groups"])
        before = rows
    assert max(seen) > 0


def test_releases_of_persons_are_compared_by_persons(backend: Place) -> None:
    backend.load("visits", KINDS, VISITS)
    publish(backend)
    publish(backend, table="coarse", algorithm={"fixed": {"levels": {"ward": 1}}})
    report = sqlanon.compare(backend.url, "released", "coarse")
    people = {person for _, person, _, _ in VISITS}
    joint = {
        (person, one, two // 2)
        for _, person, one, _ in VISITS
        for _, other, two, _ in VISITS
        if person == other
    }
    sizes: defaultdict[tuple[int, int], int] = defaultdict(int)
    for _, one, two in joint:
        sizes[one, two] += 1
    assert report.persons == len(people)
    assert report.spread == len(people)  # each has rows in two wards
    assert (report.classes.count, report.k) == (len(sizes), min(sizes.values()))
    assert [one.required for one in report.models] == [K]
    assert {one.persons for one in report.releases} == {len(people)}
    assert "rows in more than one joint class" in str(report)
    for said in (
        {"privacy": [{"l_diversity": {"column": "ill", "l": 2}}]},
        {"m_invariance": {"ill": 2}},
    ):
        with pytest.raises(sqlanon.JobError, match="ill: the releases count persons"):
            sqlanon.compare(backend.url, "released", "coarse", key="id", **said)


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_persons_in_too_many_joint_classes_are_refused_before_these_are_made(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is in two wards of both: four for each."""
    backend.load("visits", KINDS, VISITS)
    publish(backend)
    publish(backend, table="another")
    people = len({person for _, person, _, _ in VISITS})
    monkeypatch.setattr(api_compare, "_MOST", 4 * people)
    assert sqlanon.compare(backend.url, "released", "another").persons == people
    monkeypatch.setattr(api_compare, "_MOST", 4 * people - 1)
    with pytest.raises(sqlanon.UnsupportedError, match="compare fewer releases at once"):
        sqlanon.compare(backend.url, "released", "another")


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "key of rows": (
        {"target": {"table": "t", "if_exists": "replace", "key": "id"}},
        "a person can have several rows; set `key: person`",
    ),
    "two keys": (
        {
            "privacy": [
                {"k_anonymity": {"k": 2, "person": "person"}},
                {"person_anonymity": {"k": 2, "person": "ill"}},
            ]
        },
        "persons by person and by ill",
    ),
    "in place": (
        {"target": {"table": "visits", "mode": "replace"}},
        "in place it counts rows, and the models count persons by person",
    ),
}


@pytest.mark.parametrize("why", REFUSED)
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_what_would_count_rows_as_persons_is_refused(backend: Place, why: str) -> None:
    backend.load("visits", KINDS, VISITS)
    said, message = REFUSED[why]
    with pytest.raises(sqlanon.SqlanonError, match=message):
        publish(backend, **{**said, "in_place": why == "in place"})

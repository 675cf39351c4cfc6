"""Views of jobs with `person`: a class is shown while it has rows of k persons."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import UnsupportedError, VerificationError
from sqlanon.algorithms import ALGORITHMS
from sqlanon.release.store import PREFIX as RECODING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engines import Place

    Row = tuple[Any, ...]

K = 3
KINDS = {"id": "integer", "who": "text", "age": "integer", "town": "text"}
LONG = "p" * 1100
"""Longer than MariaDB compares where it sorts."""
NAMES = ["Ann", "ann", "ann ", f"{LONG}a", f"{LONG}b", "Bo", "bo", "Cy", "Di", "Ed", "Flo", "Gus"]
AGES, TOWNS = (20, 24, 31, 38), ("Ulm", "Bern")

SHOWN: dict[str, dict[str, Any]] = {
    "mondrian": {},
    "order_and_cut": {"split": "strict"},
    "sangreea": {"measure": "set", "split": "strict"},
    "k_member": {"measure": "set", "split": "strict"},
    "oka": {"measure": "set", "split": "strict"},
    "fixed": {"levels": {"age": 1, "town": 0}},
    "optimal": {},
    "top_down": {},
    "bottom_up": {},
    "datafly": {},
    "heuristic": {},
    "incognito": {},
    "mingen": {},
    "ola": {},
    "samarati": {},
    "cell_suppression": {},
    "mu_argus": {},
}
"""Options with which an algorithm makes a view whose classes are of persons."""
REFUSED = {
    "anatomy": "anatomy",
    "apriori": "use mode: table",
    "m_invariance": "m_invariance",
    "microaggregation": "microaggregation treats rows of equal values differently",
}
"""Why others make none."""
FOLLOWS = ("live", "refresh")
BOTH = ("mondrian", "optimal", "top_down")
"""Algorithms of which each has another kind of recoding; each other makes one kind of view."""


def visits(chance: random.Random, number: int, first: int = 0) -> list[Row]:
    """Rows of a few persons, some of whom have many, some of nobody."""
    ages, towns, names = AGES, TOWNS, (*NAMES, *NAMES[:3], None)
    return [
        (first + n, chance.choice(names), chance.choice(ages), chance.choice(towns))
        for n in range(number)
    ]


VISITS = visits(random.Random(5), 120)  # noqa: S311 - no secret


def asked(follows: str, **said: Any) -> dict[str, Any]:
    return {
        "columns": {
            "id": {"role": "keep"},
            "who": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [10, 40]}},
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "person": "who",
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": {"fixed": {"levels": {"age": 1, "town": 0}}},  # the fewest statements
        "target": {"table": "seen", "mode": "view", "follows": follows},
        **said,
    }


def classes(rows: Iterable[dict[str, Any]]) -> dict[tuple[Any, Any], list[int]]:
    """The rows of each class that a reader sees, by their ids."""
    found = defaultdict(list)
    for row in rows:
        found[row["age"], row["town"]].append(row["id"])
    return dict(found)


def persons(ids: Iterable[int], rows: Iterable[Row]) -> int:
    """How many different persons have these rows; nobody is none."""
    who = {row[0]: row[1] for row in rows}
    return len({who[one] for one in ids} - {None})


def replace_rows(place: Place, rows: Sequence[Row]) -> None:
    """Let the source have these rows and no others."""
    place.run("DELETE FROM visits", "DROP TABLE IF EXISTS fresh")
    place.load("fresh", KINDS, rows)
    place.run("INSERT INTO visits SELECT * FROM fresh")


def test_every_algorithm_is_in_one_of_the_two_tables() -> None:
    assert {*ALGORITHMS} == {*SHOWN, *REFUSED}


@pytest.mark.parametrize(
    ("name", "follows"),
    [
        (name, follows)
        for number, name in enumerate(SHOWN)
        for place, follows in enumerate(FOLLOWS)
        if name in BOTH or place == number % 2
    ],
)
def test_a_view_of_each_algorithm_is_of_persons(backend: Place, name: str, follows: str) -> None:
    backend.load("visits", KINDS, VISITS)
    job = asked(follows, algorithm={name: SHOWN[name]}, max_suppression=0.5)
    report = sqlanon.anonymize(backend.url, "visits", **job)
    found = backend.records("seen")
    assert {*found[0]} == {"id", "age", "town"}
    assert len(found) == report.rows.published > 0
    fewest = min(persons(ids, VISITS) for ids in classes(found).values())
    assert [(one.name, one.reached) for one in report.models] == [("person_anonymity", fewest)]
    assert fewest >= K


@pytest.mark.parametrize("name", REFUSED)
def test_what_counts_rows_alone_makes_no_view_of_persons(name: str) -> None:
    job = asked("refresh", algorithm=name)
    with pytest.raises(sqlanon.SqlanonError, match=re.escape(REFUSED[name])):
        sqlanon.anonymize("duckdb:////no/such/folder/at.all", "visits", **job)


@pytest.mark.parametrize("follows", FOLLOWS)
def test_a_class_that_loses_a_person_vanishes(backend: Place, follows: str) -> None:
    rows: list[Row] = [(n, "abc"[n % 3], 20, "Ulm") for n in range(12)]
    rows += [(20 + n, "abcd"[n % 4], 31, "Ulm") for n in range(12)]
    rows += [(40 + n, None, 20 + 11 * (n % 2), "Ulm") for n in range(2)]
    backend.load("visits", KINDS, rows)
    sqlanon.anonymize(backend.url, "visits", **asked(follows))
    assert {len(ids) for ids in classes(backend.records("seen")).values()} == {13}
    backend.run("DELETE FROM visits WHERE who = 'a'")  # eight rows of two persons stay
    if follows == "refresh":
        assert len(backend.records("seen")) == 26
        report = sqlanon.refresh(backend.url, "seen")
        assert [(one.column, one.reached) for one in report.models] == [("who", 3)]
        assert "who" not in report.other_columns
    shown = [sorted(ids) for ids in classes(backend.records("seen")).values()]
    assert shown == [sorted(n for n, who, age, _ in rows if age == 31 and who != "a")]


@pytest.mark.parametrize("follows", FOLLOWS)
@pytest.mark.parametrize("seed", range(2))
def test_later_rows_are_shown_where_the_oracle_counts_k_persons(
    backend: Place, seed: int, follows: str
) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    rows = visits(chance, 90)
    backend.load("visits", KINDS, rows)
    sqlanon.anonymize(backend.url, "visits", **asked(follows, algorithm="optimal"))
    labels = {n: (row["age"], row["town"]) for row in backend.records("seen") for n in [row["id"]]}
    by_values = {row[2:]: labels[row[0]] for row in rows}
    for night in range(1, 3):
        gone = chance.choice(NAMES)
        rows = [row for row in rows if row[1] != gone and chance.random() < 0.6]
        rows += [one for one in visits(chance, 12, 1000 * night) if one[2:] in by_values]
        replace_rows(backend, rows)
        if follows == "refresh":
            sqlanon.refresh(backend.url, "seen")
        expected = defaultdict(list)
        for row in rows:
            expected[by_values[row[2:]]].append(row[0])
        held = {at: sorted(ids) for at, ids in expected.items() if persons(ids, rows) >= K}
        found = classes(backend.records("seen"))
        assert {at: sorted(ids) for at, ids in found.items()} == held


def moved(before: Sequence[Row], after: Sequence[Row]) -> dict[str, list[int]]:
    """Persons of each group of rows (person, class, text) that came or went, as a reader sees."""
    groups: dict[str, list[int]] = {"came": [], "went": []}
    for side, (old, new) in {"came": (before, after), "went": (after, before)}.items():
        more = Counter(row[1:] for row in new)
        more.subtract(Counter(row[1:] for row in old))
        for at in {row[1] for row in (*old, *new)}:
            seen = {text: n for text, n in more.items() if text[0] == at and n > 0}
            if not seen:
                continue
            behind = Counter(row for row in new if row[1:] in seen)
            behind.subtract(Counter(row for row in old if row[1:] in seen))
            who = {row[0] for row, n in behind.items() if n > 0 and row[0] is not None}
            groups[side].append(min(sum(seen.values()), len(who)))
    return groups


@pytest.mark.parametrize("seed", range(2))
def test_persons_behind_what_came_and_went_are_those_of_the_oracle(
    backend: Place, seed: int
) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    rows = visits(chance, 80)
    backend.load("visits", KINDS, rows)
    job = asked("refresh", algorithm="optimal")
    job["columns"]["id"] = {"role": "drop"}
    sqlanon.anonymize(backend.url, "visits", **job)
    stored = next(one for one in backend.tables() if one.endswith("_rows"))
    for night in range(1, 3):
        before = [(row["who"], row["age"], row["town"]) for row in backend.records(stored)]
        rows = [row for row in rows if chance.random() < 0.8] + visits(chance, 9, 100 * night)
        replace_rows(backend, rows)
        changes = sqlanon.refresh(backend.url, "seen").changes
        after = [(row["who"], row["age"], row["town"]) for row in backend.records(stored)]
        placed = [
            [(who, (age, town), (age, town)) for who, age, town in state]
            for state in (before, after)
        ]
        groups = moved(*placed)
        assert changes is not None
        assert (changes.came, changes.went) == (sum(groups["came"]), sum(groups["went"]))
        few = [n for side in groups.values() for n in side if n < K]
        assert changes.small_groups == len(few)


def test_a_newcomer_with_many_rows_is_one_person(backend: Place) -> None:
    backend.load("visits", KINDS, [(n, "abcd"[n % 4], 20, "Ulm") for n in range(12)])
    sqlanon.anonymize(backend.url, "visits", **asked("refresh"))
    backend.run(*(f"INSERT INTO visits VALUES ({90 + n}, 'new', 20, 'Ulm')" for n in range(6)))
    with pytest.raises(
        VerificationError, match="fewer than 3 persons were added to or removed from 1 clas"
    ):
        sqlanon.refresh(backend.url, "seen", release_guard="refuse")
    assert len(backend.records("seen")) == 12
    report = sqlanon.refresh(backend.url, "seen")
    assert report.changes is not None
    assert (report.changes.came, report.changes.went, report.changes.small_groups) == (1, 0, 1)
    assert "changed persons" in str(report)
    assert "1 added and 0 removed" in str(sqlanon.history(backend.url, "seen"))


@pytest.mark.parametrize("follows", FOLLOWS)
@pytest.mark.parametrize("action", ["keep", "null", "mask"])
def test_a_key_that_has_a_column_is_counted_too(backend: Place, action: str, follows: str) -> None:
    backend.load("visits", KINDS, VISITS)
    said = {"keep": {"role": "keep"}, "null": {"role": "identifier", "action": "null"}}
    said["mask"] = {"role": "identifier", "action": "mask", "value": "somebody"}
    job = asked(follows)
    job["columns"]["who"] = said[action]
    sqlanon.anonymize(backend.url, "visits", **job)
    backend.run("DELETE FROM visits WHERE who IN ('Ann', 'ann', 'Bo', 'bo', 'Cy', 'Di')")
    left = [row for row in VISITS if row[1] not in {"Ann", "ann", "Bo", "bo", "Cy", "Di"}]
    if follows == "refresh":
        sqlanon.refresh(backend.url, "seen")
    found = backend.records("seen")
    assert {*found[0]} == {"id", "who", "age", "town"}
    assert min(persons(ids, left) for ids in classes(found).values()) >= K
    told = {"keep": {row[1] for row in left}, "null": {None}, "mask": {"somebody"}}
    assert {row["who"] for row in found} <= told[action]


@pytest.mark.parametrize("follows", FOLLOWS)
def test_rows_and_persons_are_both_counted(backend: Place, follows: str) -> None:
    rows = [(n, "abcd"[n % 4], 20, "Ulm") for n in range(12)]
    rows += [(20 + n, "abcd"[n % 4], 31, "Ulm") for n in range(12)]
    backend.load("visits", KINDS, rows)
    models = [{"k_anonymity": {"k": 9}}, {"person_anonymity": {"k": K, "person": "who"}}]
    job = asked(follows, privacy=models)
    del job["person"]
    sqlanon.anonymize(backend.url, "visits", **job)
    backend.run("DELETE FROM visits WHERE id < 4", "DELETE FROM visits WHERE who IN ('a', 'b')")
    backend.run(*(f"INSERT INTO visits VALUES ({50 + n}, 'c', 31, 'Ulm')" for n in range(9)))
    backend.run("INSERT INTO visits VALUES (90, 'e', 20, 'Ulm')")
    if follows == "refresh":
        may_be_empty = sqlanon.Job.from_mapping({"source": "visits", **job, "min_rows": 0})
        sqlanon.refresh(backend.url, may_be_empty)
    assert not backend.records("seen")  # 20: five rows of three persons, 31: many of two
    backend.run(*(f"INSERT INTO visits VALUES ({70 + n}, 'c', 20, 'Ulm')" for n in range(4)))
    if follows == "refresh":
        sqlanon.refresh(backend.url, "seen")
    assert len(backend.records("seen")) == 9


def test_no_relation_that_others_read_tells_whose_a_row_is(backend: Place) -> None:
    backend.load("visits", KINDS, VISITS)
    for follows in FOLLOWS:
        job = asked(follows)
        job["target"] |= {"table": f"seen_{follows}"}
        sqlanon.anonymize(backend.url, "visits", **job)
    others = [one for one in backend.tables() if not one.startswith((RECODING, "visits"))]
    assert {"seen_live", "seen_refresh"} <= {*others}
    secret = {name for name in NAMES if name.startswith(LONG)}
    for name in others:
        text = str(backend.records(name))
        assert not any(one in text for one in secret), name


def test_a_view_counts_persons_by_one_column() -> None:
    models = [{"person_anonymity": {"k": 3, "person": one}} for one in ("who", "id")]
    job = asked("live", privacy=models)
    del job["person"]
    with pytest.raises(UnsupportedError, match="by who and by id, and a view counts them by one"):
        sqlanon.anonymize("duckdb:////no/such/folder/at.all", "visits", **job)


def test_models_of_values_make_no_view_of_persons() -> None:
    diverse = {"l_diversity": {"column": "ill", "l": 2}}
    job = asked("live", privacy=[{"k_anonymity": {"k": K}}, diverse])
    job["columns"]["ill"] = {"role": "sensitive"}
    with pytest.raises(UnsupportedError, match=r"of persons, .* not l_diversity of 'ill'"):
        sqlanon.anonymize("duckdb:////no/such/folder/at.all", "visits", **job)

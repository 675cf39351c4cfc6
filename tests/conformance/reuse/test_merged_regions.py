"""Classes read from a release that do not hold any more are put together with near ones."""

from __future__ import annotations

import itertools
import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import oracle
import pytest
from compiled_people import CITIES, COLUMNS, K5, QUASI, job_of, people
from read_classes import ORDER, TREES

import sqlanon

if TYPE_CHECKING:
    from engines import Place

Row = tuple[Any, ...]
Labels = tuple[Any, ...]
MERGE = {"reuse": "last", "violating": "merge"}
DIVERSE = [K5, {"l_diversity": {"column": "illness", "l": 2}}]
EVERYBODY = people(0, 260)
MASK = {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}}
FLAT: dict[str, Any] = {"age": {"role": "quasi"}, "city": {"role": "quasi"}, "zip": MASK}
ORDERED = {**FLAT, "zip": {"role": "quasi", "order": ORDER}}
STEPS = {**FLAT, "age": {"role": "quasi", "range": {"step": 5}}}
CASES: dict[str, dict[str, Any]] = {
    "sets, ranges and masks": {"algorithm": "mondrian", "columns": FLAT},
    "ordered texts": {"algorithm": "mondrian", "columns": ORDERED},
    "whole steps": {"algorithm": "mondrian", "columns": STEPS},
    "cuts": {"algorithm": "top_down"},
    "overlapping": {
        "algorithm": {"order_and_cut": {"split": "strict"}},
        "columns": FLAT,
    },
}


def said(case: str, **more: Any) -> dict[str, Any]:
    """A job that shows whose row it is."""
    job = {**CASES[case], "privacy": DIVERSE, "max_suppression": 0, **more}
    return {**job, "columns": {**job.get("columns", {}), "id": {"role": "keep"}}}


def load(place: Place, rows: list[Row]) -> None:
    """Tonight's people."""
    place.load("more", COLUMNS, rows)
    place.run("DELETE FROM people", "INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def published(place: Place) -> dict[int, Labels]:
    return {int(row["id"]): tuple(row[name] for name in QUASI) for row in place.records("released")}


def covers(labels: Labels, case: str) -> frozenset[Labels]:
    """Each value that a label says, of all that there ever were."""
    flat = {n for n in QUASI if "hierarchy" not in CASES[case].get("columns", {}).get(n, MASK)}
    values = [sorted({row[1] for row in EVERYBODY}), CITIES, ORDER]
    return frozenset(
        (name, value)
        for name, label, those in zip(QUASI, labels, values, strict=True)
        for value in those
        if oracle.generalizes(
            label,
            None if value is None else str(value),
            ORDER if name == "zip" else None,
            None if name in flat else TREES.get(name),
        )
    )


def known(label: str, case: str, rows: list[Row]) -> bool:
    """Whether the ends of a range are there: values, or steps in which some lie."""
    ages = {row[1] for row in rows}
    if case == "whole steps":
        ages = {age - age % 5 + more for age in ages for more in (0, 4)} | ages
    return label == "*" or {int(end) for end in label.strip("[]").split("-")} <= ages


def holds(members: list[Row]) -> bool:
    """Five rows of two illnesses; none is no illness."""
    return len(members) >= 5 and len({row[4] for row in members} - {None}) >= 2


def nights(place: Place, case: str) -> list[tuple[list[Row], dict[int, Labels], int]]:
    """Tonight's people, what is published of them, and rows that the report says were merged."""
    chance = random.Random(7)  # noqa: S311 - the same in each run
    place.run("DROP TABLE IF EXISTS people")
    place.load("people", COLUMNS, EVERYBODY[:200])
    sqlanon.run(job_of(**said(case)), connection=place.url)
    found = [(EVERYBODY[:200], published(place), 0)]
    for size in (170, 120, 150, 150):
        tonight = chance.sample(EVERYBODY, size) if len(found) < 4 else found[-1][0]
        if len(found) == 2:  # a whole city has left
            tonight = [row for row in tonight if row[2] != "Bonn"]
        load(place, tonight)
        job = job_of(**said(case, recoding=MERGE))
        report = sqlanon.run(job, connection=place.url)
        assert report.search.merged is not None
        assert report.rows.suppressed == 0
        assert all(result.holds for result in report.models)
        found.append((tonight, published(place), report.search.merged))
    return found


@pytest.mark.parametrize("case", CASES)
def test_classes_stay_whole_and_labels_say_all_that_they_said(backend: Place, case: str) -> None:
    series = nights(backend, case)
    for (_, before, _), (tonight, after, _) in itertools.pairwise(series):
        source = {row[0]: row for row in tonight}
        assert after.keys() == source.keys(), case
        classes: defaultdict[Labels, list[int]] = defaultdict(list)
        stood: defaultdict[Labels, set[Labels]] = defaultdict(set)
        for person, labels in after.items():
            classes[labels].append(person)
            raw = zip(QUASI, source[person][1:4], strict=True)
            assert covers(labels, case) >= {*raw}, (case, labels)
            if person in before:
                stood[before[person]].add(labels)
        assert all(holds([source[person] for person in those]) for those in classes.values())
        for labels, now in stood.items():
            if case == "overlapping" or (case != "cuts" and not known(labels[0], case, tonight)):
                continue  # who of them is read in which class is another question
            assert len(now) == 1, "a class was taken apart"
            assert all(covers(label, case) >= covers(labels, case) for label in now)
    assert series[1][2] > 0
    # nothing has changed in the last night: it is read as it was
    assert series[-1][1] == series[-2][1]
    assert series[-1][2] == 0


@pytest.mark.full
def test_engines_merge_the_same_classes(places: list[Place]) -> None:
    for case in ("sets, ranges and masks", "overlapping"):
        found = [[labels for _, labels, _ in nights(place, case)] for place in places]
        assert all(one == found[0] for one in found), case


def of_one_column(place: Place, kind: str, *nights_of_values: list[Any]) -> list[list[str]]:
    """What is published of a column each night, in classes of three."""
    place.run("DROP TABLE IF EXISTS people", "DROP TABLE IF EXISTS released")
    job: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {"v": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 3}}],
    }
    shown: list[list[str]] = []
    for values in nights_of_values:
        place.run("DROP TABLE IF EXISTS people")
        place.load("people", {"v": kind}, [(value,) for value in values])
        again = {"recoding": MERGE} if shown else {}
        sqlanon.run(sqlanon.Job.from_mapping({**job, **again}), connection=place.url)
        shown.append(sorted(str(row["v"]) for row in place.records("released")))
    return shown


def test_what_holds_two_classes_says_no_more_than_they_did(backend: Place) -> None:
    def found(kind: str, first: list[Any], tonight: list[Any]) -> list[Any]:
        return of_one_column(backend, kind, first, tonight)[1]

    # of two that are equally near the one before; who has come lies in none
    ten = [10] * 3 + [20] * 3 + [30] * 3
    assert found("integer", ten, [10] * 3 + [20] * 2 + [30] * 3) == ["30"] * 3 + ["[10-20]"] * 5
    assert found("integer", ten, [*ten, 40]) == ["10"] * 3 + ["20"] * 3 + ["[30-40]"] * 4
    # a set says what it said; where one of its values is gone no set does
    letters = ["c"] * 4 + ["d"] * 3 + ["a", "a", "b"]
    assert found("text", letters, ["c"] * 4 + ["d"] * 3 + ["a", "b"]) == (
        ["c"] * 4 + ["{a, b, d}"] * 5
    )
    assert found("text", letters, ["c"] * 4 + ["d"] * 3 + ["a"]) == ["*"] * 4 + ["c"] * 4
    # NULL is a value, and beside others only the root says it
    hidden = ["a"] * 3 + [None] * 3
    assert found("text", hidden, hidden) == ["None"] * 3 + ["a"] * 3
    assert found("text", hidden, hidden[:-1]) == ["*"] * 5
    assert found("integer", [1, 1, 1, None, None, None], [1, 1, 1, None]) == ["*"] * 4


TYPED: dict[str, list[str]] = {
    "date": [f"2024-{month:02}-17" for month in range(1, 10)],
    "timestamp": [f"2024-02-17 0{hour}:30:15.250000" for hour in range(1, 10)],
    "decimal": [f"{number}.50" for number in range(1, 10)],
}


def test_ranges_of_each_type_are_read_as_they_stand(backend: Place) -> None:
    for kind, values in TYPED.items():
        first = [value for value in values for _ in range(2)]
        before, same, fewer = of_one_column(backend, kind, first, first, first[:-2])
        assert before == same, kind
        # the greatest value has gone, and its class cannot be read: its rows are put with others
        assert len({*before}) >= len({*fewer}) > 1, kind
        assert len({*fewer} - {*before}) == 1, kind


TEXTS = ("a", "b", "c, d", "d", "{e", "*x", "", "a, b", "é", None, " sp", "..", "x..y")
"""Texts of which a label says more than was put into it: `{c, d}` has a `d`."""


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_was_merged_is_read_as_it_was_whatever_texts_say(backend: Place) -> None:
    chance = random.Random(13)  # noqa: S311 - the same in each run
    columns = {"id": "integer", "a": "integer", "s": "text", "m": "integer", "ill": "text"}
    roles: dict[str, Any] = {name: {"role": "quasi"} for name in "asm"}
    roles |= {"id": {"role": "keep"}, "ill": {"role": "sensitive"}}

    def drawn(number: int) -> Row:
        draw = chance.choice
        age = draw([None, *range(12)])
        return (number, age, draw(TEXTS), chance.randrange(40), draw(("p", "q", "r")))

    for series in range(2):
        first = [drawn(number) for number in range(60)]
        tonight = [*chance.sample(first, 40), *map(drawn, range(100, 110))]
        job: dict[str, Any] = {
            "source": "drawn",
            "target": {"table": "out", "if_exists": "replace"},
            "columns": roles,
            "privacy": [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "ill", "l": 2}}],
            "algorithm": ("mondrian", {"k_member": {"split": "strict"}})[series % 2],
        }
        found = []
        again = {"recoding": MERGE}
        for rows, more in ((first, {}), (tonight, again), (tonight, again)):
            backend.run("DROP TABLE IF EXISTS drawn")
            backend.load("drawn", columns, rows)
            report = sqlanon.run(sqlanon.Job.from_mapping({**job, **more}), connection=backend.url)
            shown = {row["id"]: (row["a"], row["s"], row["m"]) for row in backend.records("out")}
            found.append((shown, report.search.merged))
        assert found[1][0] == found[2][0], series
        assert found[2][1] == 0, series

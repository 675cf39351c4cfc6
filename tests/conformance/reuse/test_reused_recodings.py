"""Today's rows are published by the recoding of an earlier release, and nothing is searched."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from compiled_people import COLUMNS, K5, QUASI, classes, insert, job_of, people
from read_classes import ORDER, read

import sqlanon
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Hashable

    from engines import Place

    from sqlanon.sql.statement import Statement

LAST = {"reuse": "last"}
NUMBERED = {**COLUMNS, "illness": "integer"}
"""The illness tells whose row it is."""


def numbered(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return [(*row[:4], row[0]) for row in rows]


def come(place: Place, rows: list[tuple[Any, ...]]) -> None:
    place.load("more", NUMBERED, rows)
    place.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def published(place: Place) -> dict[int, tuple[object, ...]]:
    """What is published of each person."""
    return {
        int(row["illness"]): tuple(row[name] for name in QUASI) for row in place.records("released")
    }


def generalized(row: dict[str, Any], levels: dict[str, int]) -> tuple[Hashable, ...]:
    """What tells the class of a person, by hand: intervals of 10 and 20, a taxonomy, masks."""
    age, city, zip_code = row["age"], row["city"], row["zip"]
    ages = (age, age // 10, age // 20, "*")
    side = None if city is None else "n" if city == "Celle" else "w"
    return (
        ages[levels["age"]],
        (city, side, "*")[levels["city"]],
        (zip_code, zip_code[:-1], zip_code[:-2], "*")[levels["zip"]],
    )


def by_hand(
    place: Place, levels: dict[str, int], k: int
) -> dict[tuple[Hashable, ...], frozenset[int]]:
    """Who is in a class that is large enough."""
    found: defaultdict[tuple[Hashable, ...], set[int]] = defaultdict(set)
    for row in place.records("people"):
        found[generalized(row, levels)].add(int(row["id"]))
    return {one: frozenset(those) for one, those in found.items() if len(those) >= k}


def test_levels_are_those_of_the_run_that_searched_for_them(backend: Place) -> None:
    backend.load("people", NUMBERED, numbered(people(0, 200)))
    first = sqlanon.run(job_of(), connection=backend.url)
    levels = first.recoding.levels
    assert levels is not None
    labels = published(backend)
    coarser = {"fixed": {"levels": {"age": 3, "city": 2, "zip": 2}}}
    between = sqlanon.run(job_of(algorithm=coarser), connection=backend.url)
    # some have left, so that a class is too small, and values that were not there have come
    gone = next(iter(by_hand(backend, levels, 5).values()))
    backend.run(*(f"DELETE FROM people WHERE id = {person}" for person in sorted(gone)[:-3]))
    come(backend, [(n, 97, "Celle", "777", n) for n in range(900, 907)])
    come(backend, numbered(people(200, 40)))
    expected = by_hand(backend, levels, 5)

    again = job_of(recoding={"reuse": first.run_id})
    plan = sqlanon.plan(again, connection=backend.url)
    assert plan.search.reused == first.run_id
    assert plan.solutions == ()
    assert f"full_domain, reused of run {first.run_id}" in " ".join(str(plan).split())
    second = sqlanon.run(again, connection=backend.url)
    assert second.recoding.levels == plan.recoding.levels == levels
    found = published(backend)
    parted: defaultdict[tuple[object, ...], set[int]] = defaultdict(set)
    for person, shown in found.items():
        parted[shown].add(person)
    assert {frozenset(those) for those in parted.values()} == set(expected.values())
    assert frozenset(range(900, 907)) in expected.values()
    assert second.rows.suppressed == 3
    assert {person: labels[person] for person in found if person in labels} == {
        person: shown for person, shown in found.items() if person in labels
    }
    assert f"recoding reused of run {first.run_id}" in " ".join(str(second).split())

    # the last run has reused it: it is still that of the one that searched
    third = sqlanon.run(job_of(recoding=LAST), connection=backend.url)
    assert (third.search.reused, third.recoding.levels) == (first.run_id, levels)
    runs = {one.run_id: one.reused for one in sqlanon.history(backend.url, "released").runs}
    assert runs == {
        first.run_id: None,
        between.run_id: None,
        second.run_id: first.run_id,
        third.run_id: first.run_id,
    }


def test_a_root_stays_the_root_when_a_hierarchy_grows(backend: Place) -> None:
    """Of longer values a mask has a level more below its root."""
    masked = {"zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 4]}}}}
    levels = {"age": 3, "city": 2, "zip": 3}
    backend.load("people", NUMBERED, numbered(people(0, 40)))
    first = job_of(columns=masked, algorithm={"fixed": {"levels": levels}})
    sqlanon.run(first, connection=backend.url)
    assert {shown[2] for shown in published(backend).values()} == {"*"}
    come(backend, [(n, 30, "Celle", "7654321", n) for n in range(900, 907)])
    report = sqlanon.run(job_of(columns=masked, recoding=LAST), connection=backend.url)
    assert {shown[2] for shown in published(backend).values()} == {"*"}
    assert report.recoding.levels == {"age": 3, "city": 2, "zip": 4}


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_a_hierarchy_in_a_table_may_grow_and_one_in_the_job_may_not(
    backend: Place, algorithm: str
) -> None:
    sides = [["Celle", "n", "*"], ["Bonn", "w", "*"], ["Trier", "w", "*"]]
    kinds = dict.fromkeys(("level_0", "level_1", "level_2"), "text")
    backend.load("sides", kinds, sides)
    backend.load("people", NUMBERED, [(n, 30, sides[n % 3][0], "11111", n) for n in range(36)])

    def job(hierarchy: dict[str, Any], **said: Any) -> Any:
        columns = {"city": {"role": "quasi", "hierarchy": hierarchy}}
        return job_of(columns=columns, unlisted="drop", algorithm=algorithm, **said)

    sqlanon.run(job({"table": "sides"}), connection=backend.url)
    come(backend, [(n, 30, "Köln", "11111", n) for n in range(900, 907)])
    backend.run("INSERT INTO sides VALUES ('Köln', 'w', '*')")
    report = sqlanon.run(job({"table": "sides"}, recoding=LAST), connection=backend.url)
    assert report.search.reused is not None
    assert report.rows.published == 43 - (report.rows.suppressed or 0)
    if algorithm == "optimal":  # levels hold for any value; Mondrian has no region for it yet
        assert {row["city"] for row in backend.records("released")} >= {"Köln"}
    inline = {"rows": [*sides, ["Köln", "w", "*"]]}
    with pytest.raises(sqlanon.PublishError, match=r"hierarchy that is a table of the database"):
        sqlanon.run(job(inline, recoding=LAST), connection=backend.url)


FLAT: dict[str, Any] = {"age": {"role": "quasi"}, "city": {"role": "quasi"}}
CLASSES: dict[str, dict[str, Any]] = {
    "sets and ranges": {
        "algorithm": "mondrian",
        "columns": {**FLAT, "zip": {"role": "quasi", "order": ORDER}},
    },
    "cuts": {"algorithm": "top_down"},
}
DIVERSE = [K5, {"l_diversity": {"column": "illness", "l": 2}}]


@pytest.mark.parametrize("case", CLASSES)
def test_classes_are_read_from_the_release_with_their_labels(backend: Place, case: str) -> None:
    """Of classes that became too small, or hold too few illnesses, the rows are left out."""
    said = {**CLASSES[case], "privacy": DIVERSE}
    columns = {**said.get("columns", {}), "id": {"role": "keep"}}
    said["columns"] = columns
    backend.load("people", COLUMNS, people(0, 200))
    first = sqlanon.run(job_of(**said), connection=backend.url)
    before = [*classes(backend)]
    assert len(before) > 8
    whose = {row["id"]: tuple(row[name] for name in QUASI) for row in backend.records("released")}
    alike, small = sorted(before, key=str)[:2]
    left = [person for person, labels in whose.items() if labels == small][4:]
    backend.run(
        *(f"DELETE FROM people WHERE id = {person}" for person in left),
        *(
            f"UPDATE people SET illness = 'flu' WHERE id = {person}"
            for person, labels in whose.items()
            if labels == alike
        ),
    )
    insert(backend, [row for row in people(200, 60) if row[2] == "Bonn"])
    source = backend.records("people")
    expected = Counter(
        {
            labels: len(rows)
            for labels, rows in read(source, before, said).items()
            if labels in before and len({row["illness"] for row in rows} - {None}) >= 2
        }
    )

    again = {**said, "recoding": LAST, "max_suppression": 0.9}
    plan = sqlanon.plan(job_of(**again), connection=backend.url)
    report = sqlanon.run(job_of(**again), connection=backend.url)
    assert classes(backend) == expected
    assert small not in expected
    assert alike not in expected
    assert plan.search.reused == report.search.reused == first.run_id
    assert plan.rows.suppressed == report.rows.suppressed == len(source) - expected.total()
    # and once more, by what the second one has left
    third = sqlanon.run(job_of(**again), connection=backend.url)
    assert third.search.reused == first.run_id
    assert classes(backend) == expected
    with pytest.raises(sqlanon.UnsupportedError, match="these are of a later run"):
        sqlanon.run(
            job_of(**{**again, "recoding": {"reuse": first.run_id}}), connection=backend.url
        )
    assert report.rows.suppressed
    strictly = job_of(**{**again, "max_suppression": report.rows.suppressed - 1})
    with pytest.raises(sqlanon.UnsatisfiableError, match="leave `recoding` out, to search"):
        sqlanon.run(strictly, connection=backend.url)
    assert classes(backend) == expected


REFUSED: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "no run": ({"target": {"table": "others"}}, {}, "has no run that published"),
    "no such run": ({}, {"recoding": {"reuse": "0123456789ab"}}, "has no run 0123456789ab"),
    "other columns": (
        {},
        {"columns": {"city": {"role": "keep"}}},
        "other quasi-identifiers",
    ),
    "another hierarchy": (
        {},
        {"columns": {"age": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}}}},
        "other hierarchies",
    ),
    "another limit": (
        {},
        {"columns": {"city": {"role": "quasi", "hierarchy": {"flat": True}, "max_level": 0}}},
        "or by other hierarchies, levels",
    ),
    "another kind": ({}, {"algorithm": "mondrian"}, "name the algorithm of that run"),
    "groups of today": (
        {},
        {"columns": {"age": {"role": "quasi", "hierarchy": {"equal_frequency": [2]}}}},
        "groups of equal_frequency",
    ),
}


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_recoding_of_the_job_is_refused_before_anything_is_read(
    backend: Place, case: str
) -> None:
    first, second, message = REFUSED[case]
    backend.load("people", COLUMNS, people(0, 200))
    sqlanon.run(job_of(**first), connection=backend.url)
    seen: list[str] = []

    def meanwhile(step: Statement) -> None:
        seen.append(step.name)

    job = job_of(**{"recoding": LAST, **second})
    for what in (sqlanon.run, sqlanon.plan):
        with pytest.raises(sqlanon.SqlanonError, match=message):
            what(job, connection=backend.url, observer=Observer(statement=meanwhile))
    assert seen
    assert not [name for name in seen if name.startswith("stage/")]


BY_THE_JOB: dict[str, tuple[dict[str, Any], str]] = {
    "view": ({"target": {"mode": "view"}}, "use mode: table"),
    "no ledger": ({"ledger": False}, "ledger: false"),
    "no levels": ({"algorithm": {"fixed": {"levels": dict.fromkeys(QUASI, 1)}}}, "leave one of"),
    "groups": ({"algorithm": "anatomy", "privacy": [DIVERSE[1]]}, "group of anatomy"),
    "kept": ({"algorithm": "mondrian", "suppressed": "keep"}, "set suppressed: drop"),
    "one value": (
        {"algorithm": "mondrian", "columns": {"age": {"role": "quasi", "output": "median"}}},
        "leave output out",
    ),
    "empty": ({"recoding": {"reuse": ""}}, "recoding.reuse"),
}


@pytest.mark.parametrize("why", BY_THE_JOB)
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_a_job_says_beside_it_is_refused(backend: Place, why: str) -> None:
    said, message = BY_THE_JOB[why]
    with pytest.raises(sqlanon.SqlanonError, match=message):  # there is no table people
        sqlanon.run(job_of(**{"recoding": LAST, **said}), connection=backend.url)


def test_a_guarded_release_goes_by_the_recoding_that_the_error_names(backend: Place) -> None:
    """Newcomers make a search choose other levels, which would tell too much of those before."""
    said: dict[str, Any] = {
        "target": {"key": "id"},
        "release_guard": {"action": "suppress"},
        "max_suppression": 0.1,
    }
    backend.load("people", NUMBERED, numbered(people(0, 200)))
    first = sqlanon.run(job_of(**said), connection=backend.url)
    come(backend, [(n, 20 + n % 3, "Celle", "777", n) for n in range(900, 930)])
    come(backend, numbered(people(200, 300)))
    before = published(backend)
    fine = {"fixed": {"levels": {"age": 1, "city": 1, "zip": 2}}}
    refusing = said | {"release_guard": {"action": "refuse"}}
    with pytest.raises(sqlanon.VerificationError, match=r"recoding: \{reuse: last\}"):
        sqlanon.run(job_of(**refusing, algorithm=fine), connection=backend.url)
    report = sqlanon.run(job_of(**said, recoding=LAST), connection=backend.url)
    assert report.search.reused == first.run_id
    assert report.together is not None
    assert (len(report.together.before), report.together.short) == (1, ())
    after = published(backend)
    assert {person: after[person] for person in before} == before
    came = Counter(after[person] for person in after.keys() - before.keys())
    assert came
    assert min(came.values()) >= 5

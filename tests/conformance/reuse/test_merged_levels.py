"""Classes that fail at an earlier run's levels are merged at coarser ones, on every engine."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from compiled_people import COLUMNS, K5, QUASI, job_of, people
from oracle_merging import Labels, merged

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

Row = tuple[Any, ...]
MERGE = {"reuse": "last", "violating": "merge"}
HEIGHTS = (3, 2, 3)
WEIGHTS = (1, 2, 1)
DIVERSE = [K5, {"l_diversity": {"column": "illness", "l": 2}}]


def asked(**said: Any) -> sqlanon.Job:
    """A job that shows whose row it is, and to which a level of the city counts twice."""
    city: dict[str, Any] = {"hierarchy": {"taxonomy": {"w": ["Aachen", "Bonn"], "n": ["Celle"]}}}
    columns = {
        "id": {"role": "keep"},
        "city": {"role": "quasi", "weight": 2, **city, **said.pop("city", {})},
    }
    return job_of(columns=columns, privacy=DIVERSE, **said)


def label(row: Row, levels: Sequence[int]) -> Labels:
    """What is published of a row, by hand."""
    _, age, city, code, _ = row
    tens, twenties = age // 10 * 10, age // 20 * 20
    ages = (str(age), f"[{tens}-{tens + 9}]", f"[{twenties}-{twenties + 19}]", "*")
    side = None if city is None else "n" if city == "Celle" else "w"
    codes = (code, f"{code[:-1]}*", f"{code[:-2]}**", "*")
    return ages[levels[0]], (city, side, "*")[levels[1]], codes[levels[2]]


def holds(members: list[Row]) -> bool:
    """Five rows of two illnesses; none is no illness."""
    return len(members) >= 5 and len({row[4] for row in members} - {None}) >= 2


def load(place: Place, rows: list[Row]) -> None:
    """Tonight's people."""
    place.load("more", COLUMNS, rows)
    place.run("DELETE FROM people", "INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def published(place: Place) -> dict[int, Labels]:
    return {
        int(row["id"]): tuple(None if row[name] is None else str(row[name]) for name in QUASI)
        for row in place.records("released")
    }


def test_rows_of_failing_classes_are_merged_as_the_oracle_does_it(backend: Place) -> None:
    everybody = [
        *people(0, 200),
        *((n, 20 + n % 9, "Celle", "077", "flu" if n % 2 else "cold") for n in range(300, 309)),
    ]
    backend.load("people", COLUMNS, [])
    chance = random.Random(4)  # noqa: S311 - the same in each run
    series: list[tuple[dict[str, Any], tuple[int, ...], list[tuple[int, str]]]] = [
        # the second night comes after one that has merged, and searches where it would not
        ({}, HEIGHTS, [(110, "auto"), (60, "embedded")]),
        ({"max_level": 1}, (3, 1, 3), [(50, "database")]),
    ]
    seen = set()
    for city, tops, nights in series:
        load(backend, everybody)
        first = sqlanon.run(asked(city=city, max_suppression=0.1), connection=backend.url)
        assert first.recoding.levels is not None
        levels = [first.recoding.levels[name] for name in QUASI]
        for size, where in nights:
            tonight = chance.sample(everybody, size)
            load(backend, tonight)
            fine, coarse = merged(
                {row[0]: row for row in tonight},
                label,
                levels,
                tops=tops,
                heights=HEIGHTS,
                weights=WEIGHTS,
                holds=holds,
            )
            lost = size - len(fine) - len(coarse)
            job = asked(city=city, recoding=MERGE, max_suppression=0.4, search_in=where)
            report = sqlanon.run(job, connection=backend.url)
            assert published(backend) == fine | coarse, (city, size)
            assert (report.search.reused, report.search.merged) == (first.run_id, len(coarse))
            assert report.rows.suppressed == lost
            assert report.recoding.kind == "merged_levels"
            assert f"{len(coarse)} rows merged into coarser classes" in " ".join(
                str(report).split()
            )
            assert all(result.holds for result in report.models)
            seen |= {("fine", bool(fine)), ("coarse", bool(coarse)), ("lost", bool(lost))}
    assert seen >= {("fine", True), ("coarse", True), ("lost", True)}


ON = pytest.mark.parametrize("backend", ["duckdb"], indirect=True)


@ON
def test_nothing_is_merged_that_holds_and_too_much_that_fails_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    first = sqlanon.run(asked(), connection=backend.url)
    as_it_was = published(backend)
    job = asked(recoding=MERGE)
    report = sqlanon.run(job, connection=backend.url)
    assert published(backend) == as_it_was
    assert (report.recoding.levels, report.search.merged) == (first.recoding.levels, 0)
    assert report.recoding.kind == "full_domain"
    chance = random.Random(5)  # noqa: S311 - the same in each run
    fewer = chance.sample(people(0, 200), 80)
    load(backend, fewer)
    plan = sqlanon.plan(job, connection=backend.url)
    report = sqlanon.run(job, connection=backend.url)
    assert report.search.merged is not None
    assert report.search.merged > 0
    assert plan.search.merged == report.search.merged
    assert plan.rows.suppressed == report.rows.suppressed
    assert "merged into coarser classes" in " ".join(str(plan).split())
    assert "labels contain the persons of finer groups that" in " ".join(report.to_html().split())
    before = published(backend)
    load(backend, [*fewer, (900, 99, "Celle", "999", "flu")])
    with pytest.raises(sqlanon.UnsatisfiableError, match="nor merged at coarser ones; at most 0"):
        sqlanon.run(asked(recoding=MERGE, max_suppression=0.0), connection=backend.url)
    assert published(backend) == before


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "limits": (
        {
            "algorithm": "top_down",
            "columns": {"city": {"role": "quasi", "hierarchy": {"flat": True}, "max_level": 0}},
        },
        "classes of top_down are merged at any level, and",
    ),
    "kept": ({"suppressed": "keep"}, "with suppressed: keep these rows are one"),
    "whole table": (
        {"privacy": [K5, {"average_risk": {"threshold": 0.5}}]},
        "average_risk is not measured for each class by",
    ),
    "population": (
        {"privacy": [{"k_map": {"population": "people", "k": 2}}]},
        "k_map is not measured for each class by",
    ),
}


@ON
def test_what_cannot_be_merged_is_refused(backend: Place) -> None:
    for why, (said, message) in REFUSED.items():
        with pytest.raises(sqlanon.SqlanonError) as refused:
            sqlanon.run(job_of(recoding=MERGE, **said), connection=backend.url)
        assert f"recoding.violating: merge: {message}" in str(refused.value), why

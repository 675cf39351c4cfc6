"""The search called heuristic keeps what it promises on every engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case, levels

from sqlanon.errors import JobError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
)
GRADES = (
    ("1", "1-2", "1-4", "*"),
    ("2", "1-2", "1-4", "*"),
    ("3", "3-4", "1-4", "*"),
    ("4", "3-4", "1-4", "*"),
    ("5", "5-6", "5-6", "*"),
)
CASE = Case(
    [
        (
            TOWNS[place * 3 % 5][0] if place % 4 else None,
            ("nurse", "clerk", "smith")[place // 2 % 3],
            None if place % 7 == 5 else str(place * place % 5 + 1),
        )
        for place in range(36)
    ],
    {"town": TOWNS, "job": None, "grade": GRADES},
    {"town": 7, "grade": 2},
)
WIDE = Case(
    [tuple(f"{place * (7 + 2 * c) % (c + 3)}" for c in range(15)) for place in range(60)],
    {
        f"c{c}": [
            (f"{v}", f"a{v // 2}", f"b{v // 4}", f"c{v // 8}", f"d{v // 16}", "*")
            for v in range(c + 3)
        ]
        for c in range(15)
    },
)
"""4.7e11 level vectors."""


def test_a_small_lattice_is_searched_to_the_end(backend: Place) -> None:
    CASE.load(backend)
    for k, limit in [(2, 0), (3, 5)]:
        truth = CASE.oracle(k, limit)
        least = truth.loss(truth.best(truth.feasible_nodes()))

        report = CASE.run(backend.url, "heuristic", k, limit)

        node = levels(report)
        assert truth.loss(node) == least
        assert report.search.optimal
        assert report.search.lower_bound == pytest.approx(float(least), abs=1e-12)
        published = [(i, *row) for i, row in enumerate(truth.published(node)) if row is not None]
        records = [tuple(record.values()) for record in backend.records("released")]
        assert sorted(records, key=lambda row: int(row[0])) == published


@pytest.mark.gate
def test_a_lattice_too_large_to_enumerate_is_searched_alike_on_every_engine(
    places: list[Place],
) -> None:
    found = set()
    for place in places:
        WIDE.load(place)
        report = WIDE.run(place.url, {"heuristic": {"max_nodes": 60}}, 4, 8)
        assert not report.search.optimal
        assert 0 < (report.search.nodes_checked or 0) <= 60
        assert report.search.lower_bound is not None
        assert report.search.lower_bound <= report.loss.lm < 1
        found.add((levels(report), report.search.lower_bound))
    assert len(found) == 1


def test_it_ends_in_time(backend: Place) -> None:
    WIDE.load(backend)
    said = {"heuristic": {"max_nodes": None, "max_seconds": 0.01}}

    report = WIDE.run(backend.url, said, 4, 8)

    assert report.classes.min is not None
    assert report.classes.min >= 4
    assert report.search.options["max_seconds"] == "0.01"


def test_what_nothing_reaches_is_an_error(backend: Place) -> None:
    case = Case(CASE.rows[:3], CASE.hierarchies)
    case.load(backend)
    for limit in (0, 3):
        with pytest.raises(UnsatisfiableError, match="3 of 3 rows are in classes of fewer than 4"):
            case.run(backend.url, "heuristic", 4, limit)


def test_an_empty_table_stays_empty_and_as_it_is(backend: Place) -> None:
    case = Case([], {"town": TOWNS, "job": None})
    case.load(backend)

    report = case.run(backend.url, "heuristic", 4)

    assert (report.rows.published, levels(report)) == (0, (0, 0))


def test_a_search_without_end_is_refused() -> None:
    with pytest.raises(JobError, match="needs max_nodes or max_seconds"):
        CASE.job({"heuristic": {"max_nodes": None}}, 2)

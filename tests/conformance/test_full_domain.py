"""Every full-domain algorithm keeps what it promises on every engine, NULLs and weights included.

The algorithms: optimal, samarati, ola, incognito, datafly, mingen, fixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case, levels, solutions

from sqlanon.errors import JobError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place
    from lattice_cases import Said
    from oracle_lattice import BruteForce

    from sqlanon.report.run import Report

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
)
JOBS = (("nurse", "*"), ("clerk", "*"), ("smith", "*"))
GRADES = (
    ("1", "1-2", "1-4", "*"),
    ("2", "1-2", "1-4", "*"),
    ("3", "3-4", "1-4", "*"),
    ("4", "3-4", "1-4", "*"),
    ("5", "5-6", "5-6", "*"),
)
ROWS = [
    (
        TOWNS[place * 3 % 5][0] if place % 4 else None,
        JOBS[place // 2 % 3][0],
        None if place % 7 == 5 else str(place * place % 5 + 1),
    )
    for place in range(36)
]
CASES = {
    "a NULL without a row goes to the root": Case(
        ROWS, {"town": TOWNS, "job": JOBS, "grade": GRADES}
    ),
    "a NULL has a row of its own": Case(
        ROWS,
        {
            "town": (*TOWNS, (None, "nowhere", "*")),
            "job": JOBS,
            "grade": (*GRADES, (None, "5-6", "5-6", "*")),
        },
    ),
    "no hierarchies": Case(ROWS, dict.fromkeys(["town", "job", "grade"])),
    "weights": Case(
        ROWS, {"town": TOWNS, "job": None, "grade": GRADES}, {"town": 7, "job": 1, "grade": 2}
    ),
}
SEARCHES: tuple[Said, ...] = (
    "optimal",
    "samarati",
    "ola",
    "incognito",
    "mingen",
    {"datafly": {"suppress_up_to": "limit"}},
)


def expect(report: Report, place: Place, truth: BruteForce) -> None:
    """The release is what the oracle publishes at its level vector, and loses as much."""
    node = levels(report)
    published = [(i, *row) for i, row in enumerate(truth.published(node)) if row is not None]
    records = [tuple(record.values()) for record in place.records("released")]
    assert sorted(records, key=lambda row: int(row[0])) == published
    assert report.rows.source == len(truth.rows)
    assert report.rows.suppressed == truth.suppressed(node) <= truth.limit
    assert report.rows.published == len(published)
    assert report.loss.lm == pytest.approx(float(truth.loss(node)), abs=1e-12)
    assert report.recoding.kind == "full_domain"


@pytest.mark.parametrize("algorithm", SEARCHES, ids=str)
@pytest.mark.parametrize("name", CASES)
def test_a_release_is_what_brute_force_publishes(
    backend: Place, name: str, algorithm: Said
) -> None:
    case = CASES[name]
    case.load(backend)
    for k, limit in [(2, 0), (3, 5)]:
        truth = case.oracle(k, limit)

        report = case.run(backend.url, algorithm, k, limit)

        expect(report, backend, truth)
        found = solutions(report)
        match report.search.algorithm:
            case "optimal" | "mingen":
                best = truth.loss(truth.best(truth.feasible_nodes()))
                assert truth.loss(levels(report)) == best
            case "samarati":
                assert found == truth.lowest_nodes()
            case "ola" | "incognito":
                assert found == truth.minimal_nodes()
            case "datafly":
                assert levels(report) == truth.datafly(limit)


def test_the_limit_is_a_count_or_a_fraction(backend: Place) -> None:
    case = CASES["a NULL without a row goes to the root"]
    case.load(backend)
    truth = case.oracle(3, 5)

    for limit in (5, 0.16):  # 5 of 36 rows: 0.1389; 0.16 allows 5.76
        report = case.run(backend.url, "optimal", 3, limit)

        expect(report, backend, truth)
        assert truth.loss(levels(report)) == truth.loss(truth.best(truth.feasible_nodes()))


def test_a_fixed_level_vector_is_published_or_refused(backend: Place) -> None:
    case = CASES["a NULL without a row goes to the root"]
    case.load(backend)
    truth = case.oracle(3, 6)
    feasible = truth.best(truth.feasible_nodes())

    expect(case.run(backend.url, case.pinned(feasible), 3, 6), backend, truth)

    with pytest.raises(UnsatisfiableError, match="of 36 rows are in classes of fewer than 3"):
        case.run(backend.url, case.pinned((0, 0, 0)), 3, 6)
    with pytest.raises(JobError, match="be at most 1, the level"):
        case.run(backend.url, case.pinned((0, 2, 0)), 3, 6)
    with pytest.raises(JobError, match="must name town, job, grade"):
        case.run(backend.url, {"fixed": {"levels": {"town": 1}}}, 3, 6)


@pytest.mark.parametrize("algorithm", SEARCHES, ids=str)
def test_what_cannot_be_reached_is_an_error(backend: Place, algorithm: Said) -> None:
    case = Case(ROWS[:3], {"town": TOWNS, "job": JOBS, "grade": GRADES})
    case.load(backend)

    for limit in (0, 3):
        with pytest.raises(UnsatisfiableError, match="3 of 3 rows are in classes of fewer than 4"):
            case.run(backend.url, algorithm, 4, limit)


@pytest.mark.parametrize("algorithm", SEARCHES, ids=str)
def test_an_empty_table_stays_empty_and_as_it_is(backend: Place, algorithm: Said) -> None:
    case = Case([], {"town": TOWNS, "job": None})
    case.load(backend)

    report = case.run(backend.url, algorithm, 4)

    assert (report.rows.published, levels(report)) == (0, (0, 0))


def test_datafly_never_suppresses_more_than_the_job_allows(backend: Place) -> None:
    case = Case([("x",)] * 4 + [("y",)] * 2, {"q": None})
    case.load(backend)

    with pytest.raises(UnsatisfiableError, match="suppress 2 rows where max_suppression allows 1"):
        case.run(backend.url, "datafly", 3, 1)
    assert "released" not in backend.tables()
    assert levels(case.run(backend.url, {"datafly": {"suppress_up_to": "limit"}}, 3, 1)) == (1,)


def test_step_4_of_datafly_takes_rows_of_a_class_that_keeps_k(backend: Place) -> None:
    case = Case([("x",)] * 4 + [("y",)] * 2 + [("z",)] * 3, {"q": None})
    case.load(backend)
    said: Said = {"datafly": {"suppress_at_least_k": True}}

    report = case.run(backend.url, said, 3, 3)

    assert (report.rows.suppressed, levels(report)) == (3, (0,))
    assert sorted(str(record["q"]) for record in backend.records("released")) == [*"xxxzzz"]


def test_mingen_counts_large_lattices_only_by_force(backend: Place) -> None:
    case = CASES["no hierarchies"]
    case.load(backend)

    forced = case.run(backend.url, {"mingen": {"max_nodes": None}}, 2)

    assert forced.search.nodes_checked == 8

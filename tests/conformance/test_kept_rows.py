"""`suppressed: keep` publishes suppressed rows as a class of roots, which must be a class."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case, levels
from oracle_lattice import Kept

from sqlanon.errors import UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from engines import Place
    from lattice_cases import Said

    from sqlanon.report.run import Report

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
)
GRADES = (
    ("1", "1-2", "all"),
    ("2", "1-2", "all"),
    ("3", "3-4", "all"),
    ("4", "3-4", "all"),
    ("5", "5-6", "all"),
)
CASE = Case(
    [
        (
            TOWNS[place * 3 % 4][0] if place % 5 else None,
            ("nurse", "clerk", "smith")[place // 2 % 3],
            None if place % 7 == 5 else str(place * place % 5 + 1),
        )
        for place in range(40)
    ],
    {"town": TOWNS, "job": None, "grade": GRADES},
    {"town": 5, "grade": 2},
)
ALGORITHMS: list[Said] = [
    "optimal",
    "mingen",
    "heuristic",
    "samarati",
    "incognito",
    "ola",
    {"datafly": {"suppress_up_to": "limit"}},
]


def oracle(k: int, limit: int) -> Kept:
    """What is true of the case."""
    known = CASE.oracle(k, limit)
    return Kept(known.rows, known.trees, known.k, known.limit)


def released(place: Place) -> list[tuple[object, ...]]:
    """The release in the source's order, without the numbers of its rows."""
    records = sorted(place.records("released"), key=lambda record: int(record["id"]))
    return [tuple(record.values())[1:] for record in records]


def expect(place: Place, report: Report, truth: Kept) -> None:
    """The release is that of its level vector, and satisfies k."""
    node = levels(report)
    assert truth.feasible(node)
    assert released(place) == truth.released(node)
    lost = truth.suppressed(node)
    assert (report.rows.published, report.rows.suppressed) == (len(CASE.rows), lost)
    assert report.loss.lm == pytest.approx(float(truth.loss(node)), abs=1e-12)
    assert report.models[0].holds


@pytest.mark.parametrize(("k", "limit"), [(3, 9), (4, 3), (2, 0), (9, 20)])
def test_suppressed_rows_are_a_class(backend: Place, k: int, limit: int) -> None:
    CASE.load(backend)
    truth = oracle(k, limit)
    best = truth.best(truth.feasible_nodes())
    for algorithm in ALGORITHMS:
        report = CASE.run(backend.url, algorithm, k, limit, suppressed="keep")
        expect(backend, report, truth)
        if algorithm in ("optimal", "mingen"):
            assert truth.loss(levels(report)) == truth.loss(best)


def test_too_few_suppressed_rows_are_no_class(backend: Place) -> None:
    CASE.load(backend)
    truth = oracle(8, 30)
    few = next(node for node in truth.nodes if 0 < truth.suppressed(node) < 8)
    pinned = CASE.pinned(few)

    CASE.run(backend.url, pinned, 8, 30)
    assert 0 < len(CASE.rows) - len(released(backend)) < 8

    with pytest.raises(UnsatisfiableError, match="because they are kept, none or at least 8"):
        CASE.run(backend.url, pinned, 8, 30, suppressed="keep")


def test_values_beside_the_root_are_texts(backend: Place) -> None:
    """A column of whole numbers that is not generalized holds the root all the same."""
    rows = [(number, number % 3, number % 2) for number in range(12)] + [(12, 7, 0), (13, 8, 1)]
    backend.load("people", {"id": "integer", "a": "integer", "b": "integer"}, rows)
    case = Case([], {"a": None, "b": None})

    report = case.run(backend.url, case.pinned((0, 0)), 2, 2, suppressed="keep")

    assert report.classes.count == 7
    assert released(backend)[11:] == [("2", "1"), ("*", "*"), ("*", "*")]


@pytest.mark.parametrize(
    ("algorithm", "more", "said"),
    [
        ("mu_argus", {}, "not supported by mu_argus"),
        ("top_down", {}, "not supported by top_down"),
        ("optimal", {"privacy": [{"sample_uniqueness": {"threshold": 0.5}}]}, "goes with k_anon"),
    ],
)
def test_what_does_not_see_to_the_class_is_refused(
    backend: Place, algorithm: Said, more: dict[str, object], said: str
) -> None:
    CASE.load(backend)
    with pytest.raises(UnsupportedError, match=said):
        CASE.run(backend.url, algorithm, 2, 9, suppressed="keep", **more)
    assert backend.tables() == ["people"]


def test_a_view_publishes_them_too(backend: Place) -> None:
    CASE.load(backend)
    report = CASE.run(
        backend.url,
        "optimal",
        3,
        9,
        suppressed="keep",
        target={"table": "released", "mode": "view"},
    )
    expect(backend, report, oracle(3, 9))
    assert report.rows.suppressed

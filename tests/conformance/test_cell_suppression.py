"""The algorithm cell_suppression leaves what its definition leaves on every engine, and k of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from lattice_cases import Case
from oracle_cell_suppression import CellSuppression

import sqlanon
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
)
GRADES = tuple((grade, part, "*") for grade, part in zip("12345", "aabbc", strict=True))
# the last two rows are like nobody in some columns, and are left when all patterns are tried
CASE = Case(
    [
        *[
            (
                TOWNS[place % 3][0] if place % 11 else None,
                ("nurse", "clerk")[place // 2 % 2],
                None if place % 13 == 5 else str(place * place % 3 + 1),
                "ab"[place * place % 5 % 2],
            )
            for place in range(40)
        ],
        (TOWNS[3][0], "smith", "5", "c"),
        (TOWNS[4][0], "baker", "4", "a"),
    ],
    {"town": TOWNS, "job": None, "grade": GRADES, "side": None},
)
# localsupp.one_cell, in which a suppressed cell that matches any value would make the k of 2
ONE = Case(
    [("m", "a", "x"), ("m", "a", "x"), ("m", "b", "x"), ("f", "b", "y"), ("f", "b", "y")],
    dict.fromkeys(("sex", "b", "c")),
)


def rows(place: Place) -> list[tuple[object, ...]]:
    """The release in the source's order."""
    records = [tuple(record.values()) for record in place.records("released")]
    return sorted(records, key=lambda row: int(row[0]))


def stars(place: Place, names: list[str]) -> dict[str, int]:
    """Rows of the release that show nothing of a column."""
    records = place.records("released")
    return {name: sum(record[name] == "*" for record in records) for name in names}


def test_a_release_is_what_the_patterns_leave(backend: Place) -> None:
    CASE.load(backend)
    names = list(CASE.hierarchies)
    trees = CASE.oracle(3).trees
    truth = CellSuppression(CASE.rows, trees, 3)
    assert truth.by_patterns().count(None) == 2
    patterns = {pattern for pattern in truth.suppressed() if pattern}
    assert {len(pattern) for pattern in patterns} >= {1, 2}

    report = CASE.run(backend.url, "cell_suppression", 3, search_in="embedded")
    carried = rows(backend)
    CASE.run(backend.url, "cell_suppression", 3, search_in="database")

    release = rows(backend)
    assert (
        carried
        == release
        == [(i, *row) for i, row in enumerate(truth.release()) if row is not None]
    )
    assert min(Counter(row[1:] for row in release).values()) >= 3
    assert (report.recoding.kind, report.rows.published) == ("cell_suppression", len(CASE.rows))
    # few values first; in a job of every night it is written down, so that it stays
    assert report.search.options["importance"] == '["side", "job", "grade", "town"]'
    columns = report.recoding.attributes
    assert {name: one.suppressed_cells for name, one in columns.items()} == stars(backend, names)
    # each suppressed cell loses all, each other one nothing
    for name, one in columns.items():
        lost = report.loss.attributes[name].lm
        assert lost == pytest.approx((one.suppressed_cells or 0) / len(CASE.rows))
    assert f"{columns['grade'].suppressed_cells} (" in report.to_html()
    checked = sqlanon.check(backend.url, "released", quasi=names, k=3)
    assert (checked.holds, checked.k) == (True, report.classes.min)


@pytest.mark.parametrize("k", [2, 4])
def test_levels_pins_and_importance_are_the_jobs(backend: Place, k: int) -> None:
    CASE.load(backend)
    trees = CASE.oracle(k).trees
    quasi: dict[str, dict[str, Any]] = {
        name: {"role": "quasi"}
        | ({} if paths is None else {"hierarchy": {"rows": [list(path) for path in paths]}})
        for name, paths in CASE.hierarchies.items()
    }
    quasi["grade"] |= {"min_level": 1}
    quasi["side"] |= {"max_level": 0}
    importance = ["grade", "side", "town", "job"]
    truth = CellSuppression(
        CASE.rows, trees, k, (0, 0, 1, 0), frozenset({3}), importance=(2, 3, 0, 1)
    )
    # nobody else is on side c
    published = [(i, *row) for i, row in enumerate(truth.release()) if row is not None]
    assert len(published) == len(CASE.rows) - 1
    said: dict[str, Any] = {"columns": {"id": {"role": "keep"}, **quasi}}
    algorithm = {"cell_suppression": {"importance": importance}}

    with pytest.raises(
        UnsatisfiableError, match=r"^1 of 42 rows are in classes of fewer than"
    ) as error:
        CASE.run(backend.url, algorithm, k, **said)
    assert "at most 0 may be suppressed" in str(error.value)
    assert "released" not in backend.tables()

    report = CASE.run(backend.url, algorithm, k, 1, **said)
    assert rows(backend) == published
    assert report.rows.suppressed == 1
    starred = {n: one.suppressed_cells for n, one in report.recoding.attributes.items()}
    assert starred["side"] == 0 < (starred["job"] or 0)


def test_a_suppressed_cell_is_a_value_of_its_own(backend: Place) -> None:
    ONE.load(backend)
    report = ONE.run(backend.url, "cell_suppression", 2)
    assert [row[1:] for row in rows(backend)] == [("m", "*", "x")] * 3 + [("f", "b", "y")] * 2
    assert (report.classes.count, report.classes.min) == (2, 2)
    with pytest.raises(UnsatisfiableError, match="no release of this table has classes of 6 rows"):
        ONE.run(backend.url, "cell_suppression", 6)


def test_an_empty_table_stays_empty(backend: Place) -> None:
    empty = Case([], {"town": TOWNS, "job": None})
    empty.load(backend)
    assert empty.run(backend.url, "cell_suppression", 4).rows.published == 0

"""Single cells are suppressed until each class is of k persons: as defined, on every engine."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from lattice_cases import Case
from oracle_cell_suppression import CellSuppression
from oracle_mu_argus import MuArgus

import sqlanon
from sqlanon.errors import UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

    from sqlanon.report.run import Report

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
)
JOBS = ("nurse", "clerk", "smith")
COUNT = 44
CASE = Case(
    [
        *[
            (
                TOWNS[n % 4][0] if n % 11 else None,
                JOBS[n // 3 % 3],
                None if n % 13 == 5 else "ab"[n * n % 5 % 2],
            )
            for n in range(COUNT)
        ],
        *[("Aachen", "baker", "c")] * 4,
        ("Bonn", "judge", "d"),
    ],
    {"town": TOWNS, "job": None, "side": None},
    # P and p are two; four rows that are alike are one person's, and one row is nobody's
    persons=[*[f"{'Pp'[n % 2]}{n % 12 // 2}" for n in range(COUNT)], *["B"] * 4, None],
)
WHOSE = CASE.persons or ()


def rows(place: Place) -> list[tuple[object, ...]]:
    """The release in the source's order."""
    records = [tuple(record.values()) for record in place.records("released")]
    return sorted(records, key=lambda row: int(row[0]))


def mixed() -> Case:
    """Sixty rows of sixteen persons in columns of a few values; some are nobody's."""
    chance = random.Random(0)  # noqa: S311 - no secret
    made = [tuple(chance.choice("ppqrs"[: 4 if at else 5]) for at in range(4)) for _ in range(60)]
    whose = [
        f"{chance.choice('Pp')}{chance.randrange(8)}" if chance.random() > 0.05 else None
        for _ in made
    ]
    return Case(made, dict.fromkeys("wxyz"), persons=whose)


def persons(
    release: list[tuple[Any, ...]], whose: Sequence[str | None] = WHOSE
) -> Counter[tuple[object, ...]]:
    """The persons of each class."""
    pairs = {(row[1:], whose[row[0]]) for row in release if whose[row[0]] is not None}
    return Counter(labels for labels, _ in pairs)


@pytest.mark.parametrize("k", [3, 6])
def test_a_class_is_of_k_persons(backend: Place, k: int) -> None:
    CASE.load(backend)
    trees = CASE.oracle(k).trees
    truth = CellSuppression(CASE.rows, trees, k, persons=WHOSE)
    of_rows = CellSuppression(CASE.rows, trees, k)
    assert truth.release() != of_rows.release()
    assert (None in truth.by_patterns()) == (k == 3), "some join the classes of others"

    report = CASE.run(backend.url, "cell_suppression", k, search_in="embedded")
    carried = rows(backend)
    CASE.run(backend.url, "cell_suppression", k, search_in="database")

    release = rows(backend)
    assert carried == release == [(i, *(row or ())) for i, row in enumerate(truth.release())]
    least = min(persons(release).values())
    assert report.models[0].reached == least >= k
    assert report.rows.published == len(CASE.rows)


def test_values_and_combinations_are_of_k_persons(backend: Place) -> None:
    case = mixed()
    case.load(backend)
    whose, trees = case.persons or (), case.oracle(3).trees
    truth = MuArgus(case.rows, trees, 3, 3, 60, persons=whose).release()
    assert truth is not None
    assert truth != MuArgus(case.rows, trees, 3, 3, 60).release()
    report = case.run(backend.url, "mu_argus", 3, 60, search_in="embedded")
    carried = rows(backend)
    case.run(backend.url, "mu_argus", 3, 60, search_in="database")
    release = rows(backend)
    assert carried == release == [(i, *row) for i, row in enumerate(truth) if row is not None]
    assert report.rows.suppressed == truth.count(None) > 0
    assert report.models[0].reached == min(persons(release, whose).values()) >= 3
    with pytest.raises(UnsatisfiableError, match="of the required 3 persons, and"):
        case.run(backend.url, "mu_argus", 3)
    # without a guarantee nobody is left out, and the report has the persons that there are
    report = case.run(backend.url, {"mu_argus": {"guarantee": "none"}}, 3)
    release = rows(backend)
    assert len(release) == len(case.rows)
    counts = persons(release, whose)
    assert report.models[0].reached == min(counts[row[1:]] for row in release) < 3


def test_a_person_with_a_row_each_is_a_row(backend: Place) -> None:
    alone = Case(CASE.rows, CASE.hierarchies, persons=[str(n) for n in range(len(CASE.rows))])
    alone.load(backend)
    alone.run(backend.url, "cell_suppression", 4)
    of_persons = rows(backend)
    Case(CASE.rows, CASE.hierarchies).run(backend.url, "cell_suppression", 4, columns=shown())
    assert rows(backend) == of_persons


def shown() -> dict[str, Any]:
    """The columns of a job that counts rows of a table that has persons."""
    columns: dict[str, Any] = CASE.job("cell_suppression", 2).to_mapping()["columns"]
    return columns


def test_what_is_in_a_column_that_stays_is_of_k_persons(backend: Place) -> None:
    """Rows that agree with too few persons in a pinned column are left out."""
    CASE.load(backend)
    columns = shown()
    columns["side"] |= {"min_level": 0, "max_level": 0}
    # of side c only the rows of one person are, and of side d that of nobody
    said = r"^5 of 49 rows are in classes of fewer than 3 persons, formed by the columns"
    with pytest.raises(UnsatisfiableError, match=said):
        CASE.run(backend.url, "cell_suppression", 3, columns=columns)
    report = CASE.run(backend.url, "cell_suppression", 3, 5, columns=columns)
    assert report.rows.suppressed == 5
    assert min(persons(rows(backend)).values()) >= 3
    trees = CASE.oracle(3).trees
    truth = CellSuppression(CASE.rows, trees, 3, pinned=frozenset({2}), persons=WHOSE)
    assert rows(backend) == [(i, *row) for i, row in enumerate(truth.release()) if row is not None]


def test_too_few_persons_are_told_at_once(backend: Place) -> None:
    CASE.load(backend)
    few = len({*WHOSE} - {None})
    said = f"no release of this table has classes of {few + 1} persons: it holds only {few};"
    with pytest.raises(UnsatisfiableError, match=said):
        CASE.run(backend.url, "cell_suppression", few + 1)


def test_two_kinds_of_persons_are_refused() -> None:
    models = [{"k_anonymity": {"k": 2, "person": one}} for one in ("id", "who")]
    job = Case(CASE.rows, CASE.hierarchies).job("cell_suppression", 2, privacy=models)
    said = "cell_suppression counts persons by one column, and the models"
    with pytest.raises(UnsupportedError, match=said):
        sqlanon.plan(job, connection="duckdb:////nowhere/at/all.duckdb")


def test_a_view_and_a_check_count_them(backend: Place) -> None:
    CASE.load(backend)
    columns = shown() | {"who": {"role": "keep"}}
    CASE.run(backend.url, "cell_suppression", 3, columns=columns)
    table = rows(backend)
    found = sqlanon.check(backend.url, "released", quasi=list(CASE.hierarchies), k=3, person="who")
    assert found.holds
    assert found.models[0].reached == min(persons([row[:-1] for row in table]).values())
    target = {"table": "seen", "mode": "view"}
    report: Report = CASE.run(backend.url, "cell_suppression", 3, columns=columns, target=target)
    seen = [tuple(one.values()) for one in backend.records("seen")]
    assert sorted(seen) == table
    assert report.models[0].reached == found.models[0].reached

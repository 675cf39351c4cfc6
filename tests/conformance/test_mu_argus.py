"""The algorithm mu_argus does its steps on every engine, and guarantees k where they do not."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case
from oracle_mu_argus import MuArgus

from sqlanon.errors import JobError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place
    from lattice_cases import Said

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
            "ab"[place * place % 3 % 2],
        )
        for place in range(36)
    ],
    {"town": TOWNS, "job": None, "grade": GRADES, "side": None},
)
GROUPS = {"town": "most", "job": "more", "grade": "identifying", "side": "more"}
# muargus.not_k_anonymous
BITS = Case([tuple(map(str, bits)) for bits in product((0, 1), repeat=4)], dict.fromkeys("abcd"))


def rows(place: Place) -> list[tuple[object, ...]]:
    """The release in the source's order."""
    records = [tuple(record.values()) for record in place.records("released")]
    return sorted(records, key=lambda row: int(row[0]))


@pytest.mark.parametrize("groups", [None, GROUPS], ids=["all", "groups"])
@pytest.mark.parametrize(("k", "threshold", "limit"), [(2, None, 30), (3, 4, 35), (2, 3, 30)])
def test_a_release_is_what_the_steps_publish(
    backend: Place, k: int, threshold: int | None, limit: int, groups: dict[str, str] | None
) -> None:
    CASE.load(backend)
    trees = CASE.oracle(k).trees
    crossed = None if groups is None else list(groups.values())
    release = MuArgus(CASE.rows, trees, threshold or k, k, limit, crossed).release()
    assert release is not None
    assert any(row is not None and "*" in row for row in release)
    options = {"threshold": threshold, "groups": groups}
    said: Said = {"mu_argus": {key: value for key, value in options.items() if value is not None}}

    report = CASE.run(backend.url, said, k, limit)

    assert rows(backend) == [(i, *row) for i, row in enumerate(release) if row is not None]
    assert report.rows.suppressed == release.count(None)
    assert report.recoding.kind == "cell_suppression"
    assert report.classes.min is not None
    assert report.classes.min >= k


def test_what_mu_argus_lets_pass_is_not_k_anonymous(backend: Place) -> None:
    BITS.load(backend)
    least = [
        min(Counter(tuple(row[i] for i in places) for row in BITS.rows).values())
        for size in (1, 2, 3, 4)
        for places in [next(combinations(range(4), size))]
    ]
    assert least == [8, 4, 2, 1]

    for limit in (0, 16):
        with pytest.raises(UnsatisfiableError, match="the smallest class has 1 of the required 2"):
            BITS.run(backend.url, "mu_argus", 2, limit)
    assert "released" not in backend.tables()

    report = BITS.run(backend.url, {"mu_argus": {"guarantee": "none"}}, 2)
    assert [row[1:] for row in rows(backend)] == BITS.rows
    (model,) = report.models
    assert (model.required, model.reached, model.holds) == (2, 1, False)
    assert (model.violating_classes, model.violating_rows) == (16, 16)
    (said,) = (one.message for one in report.warnings if one.code == "W09")
    assert said == "k_anonymity does not hold: 2 is required, 1 reached, in 16 classes"


def test_an_empty_table_stays_empty(backend: Place) -> None:
    case = Case([], {"town": TOWNS, "job": None})
    case.load(backend)

    assert case.run(backend.url, "mu_argus", 4).rows.published == 0


def test_groups_name_every_quasi_identifier(backend: Place) -> None:
    CASE.load(backend)
    said: Said = {"mu_argus": {"groups": {"town": "most"}}}
    with pytest.raises(JobError, match="must name town, job, grade, side, and no other"):
        CASE.run(backend.url, said, 2)

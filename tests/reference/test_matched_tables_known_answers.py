"""Known answers of tables that are matched by their labels, on each engine."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import sqlanon

if TYPE_CHECKING:
    from engines import Place

HEART, VIRAL, CANCER, TB = "Heart Disease", "Viral Infection", "Cancer", "Tuberculosis"
ZIP = "130**"
FIRST_HOSPITAL = [
    *[(ZIP, "<30", ill) for ill in ("AIDS", HEART, VIRAL, VIRAL)],
    *[(ZIP, ">=40", ill) for ill in (CANCER, HEART, VIRAL, VIRAL)],
    *[(ZIP, "3*", CANCER)] * 4,
]
SECOND_HOSPITAL = [
    *[(ZIP, "<35", ill) for ill in ("AIDS", TB, "Flu", TB, CANCER, CANCER)],
    *[(ZIP, ">=35", ill) for ill in (CANCER, CANCER, CANCER, TB, VIRAL, VIRAL)],
]
"""Two hospitals: S. R. Ganta, S. P. Kasiviswanathan, A. Smith, KDD 2008, figure 1."""
ZIPS = ("02138", "02139", "02141", "02142")


def matched(
    place: Place, columns: tuple[str, ...], tables: dict[str, list[Any]], **said: Any
) -> sqlanon.Bounds:
    for name, rows in tables.items():
        place.load(name, dict.fromkeys(columns, "text"), rows)
    return sqlanon.compare_tables(place.url, *tables, **said)


def test_who_was_in_both_hospitals_and_is_28_has_aids(backend: Place) -> None:
    """One is 4-anonymous, the other 6-anonymous; four of twelve rows are learnt by both."""
    report = matched(
        backend,
        ("zip", "age", "ill"),
        {"first": FIRST_HOSPITAL, "second": SECOND_HOSPITAL},
        quasi=["zip", "age"],
        sensitive=["ill"],
    )
    first, second = report.values
    assert [asdict(one) for one in first.left] == [
        # AIDS below 30, learnt by both; cancer from 30 to 39, told by the first hospital alone
        {"values": 1, "rows": 8, "alone": 4, "exposed": 8},
        {"values": 2, "rows": 4, "alone": 0, "exposed": 0},  # cancer or a viral infection
    ]
    assert [asdict(one) for one in second.left] == [
        {"values": 2, "rows": 12, "alone": 0, "exposed": 12}
    ]
    assert (first.learnt, first.learnt_alone, report.holds) == (8, 4, False)
    assert report.couples[0].couples.pairs == 4


def test_complementary_releases_overlap_in_every_row_of_the_table(backend: Place) -> None:
    """Zip codes in one, races in the other, of eight persons: each is alone in a joint class.

    L. Sweeney, IJUFKS 10(5) 2002, section 4.2. By labels alone a reader knows of none of the joint
    classes that somebody is in it.
    """
    report = matched(
        backend,
        ("race", "zip"),
        {
            "a": [("*", code) for code in ZIPS for _ in range(2)],
            "b": [(race, "*") for race in ("Black", "White") for _ in ZIPS],
        },
        quasi=["race", "zip"],
        same_persons=True,
    )
    (found,) = report.couples
    assert found.couples.pairs == 8
    assert found.joint is not None
    assert (found.joint.certain, found.joint.small) == (0, 0)
    assert [one.overlap.fewest for one in report.overlaps] == [8, 8]
    assert report.holds


def test_two_diverse_releases_have_one_value_in_common(backend: Place) -> None:
    """Who knows that a man is 30 finds his class in both: only hiv is in the two."""
    report = matched(
        backend,
        ("sex", "age", "ill"),
        {
            "by_sex": [("m", "*", "flu"), ("m", "*", "hiv"), ("f", "*", "flu"), ("f", "*", "cold")],
            "by_age": [
                *[("*", "20", "flu"), ("*", "20", "flu")],
                *[("*", "30", "hiv"), ("*", "30", "cold")],
            ],
        },
        quasi=["sex", "age"],
        sensitive=["ill"],
    )
    by_sex, by_age = report.values
    assert [asdict(one) for one in by_sex.left] == [
        {"values": 2, "rows": 4, "alone": 0, "exposed": 4}
    ]
    assert [asdict(one) for one in by_age.left] == [
        {"values": 1, "rows": 2, "alone": 2, "exposed": 2},
        {"values": 2, "rows": 2, "alone": 0, "exposed": 2},
    ]
    assert report.holds  # nothing is certain for all rows of a class that was not before

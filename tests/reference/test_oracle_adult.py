"""The oracle on the real Adult data, beside the checkout or at $SQLANON_DATA; else skipped."""

from __future__ import annotations

import csv
import os
from functools import cache
from pathlib import Path

import pytest
from oracle_mondrian import (
    Attribute,
    Classes,
    by_appearance,
    by_frequency,
    encode,
    mondrian,
    ncp,
    ncp_set,
    ordered,
)

BESIDE = Path(__file__).resolve().parents[3] / "shared" / "data"
ADULT = Path(os.environ.get("SQLANON_DATA", BESIDE)) / "adult" / "adult.csv"
NUMERIC = ("age", "education_num")
QUASI = (
    *("age", "workclass", "education_num", "marital_status"),
    *("occupation", "race", "sex", "native_country"),
)
AdultRow = tuple[int | str, ...]

pytestmark = [
    pytest.mark.gate,
    pytest.mark.skipif(not ADULT.exists(), reason="the Adult data is not here"),
]


@cache
def adult() -> list[AdultRow]:
    """Return the eight quasi-identifiers of the 30,162 complete rows, in the file's order."""
    with ADULT.open(encoding="utf-8", newline="") as lines:
        return [
            tuple(int(row[name]) if name in NUMERIC else row[name] for name in QUASI)
            for row in csv.DictReader(lines)
        ]


def attributes(order: str, *, by_value: bool = False) -> list[Attribute]:
    """Return the attributes; numbers coded by rank, or so that a span is that of the values."""
    coded = []
    for name, column in zip(QUASI, zip(*adult(), strict=True), strict=True):
        if name not in NUMERIC:
            ranked = by_appearance(column) if order == "appearance" else by_frequency(column)
            coded.append(ordered(name, column, order=ranked, is_set=True))
        elif by_value:
            low, high = min(column), max(column)
            coded.append(Attribute(name, {value: value - low for value in set(column)}, high - low))
        else:
            coded.append(ordered(name, column))
    return coded


def published_mondrian(quasi: list[Attribute], k: int, *, relaxed: bool) -> Classes:
    """Return the classes of qiyuangong/Mondrian's code, but with the lower median.

    It differs from LeFevre's definition in what decides an attribute's width: the region that
    earlier cuts left, tightened to the rows only once the attribute itself is tried. Relaxed, it
    deals ties from the end of the list.
    """
    codes = encode(adult(), quasi)
    whole = [(min(column), max(column)) for column in zip(*codes, strict=True)]
    classes: Classes = []
    unfinished = [(list(range(len(codes))), whole)]
    while unfinished:
        part, region = unfinished.pop()
        untried = set(range(len(quasi))) if len(part) >= 2 * k else set()
        while untried:
            at = min(untried, key=lambda i: (-quasi[i].loss(*region[i]), i))
            untried.remove(at)
            ranked = sorted(codes[row][at] for row in part)
            region[at] = (ranked[0], ranked[-1])
            median = ranked[(len(part) - 1) // 2]
            left = [row for row in part if codes[row][at] <= median - relaxed]
            right = [row for row in part if codes[row][at] > median]
            ties = [row for row in part if codes[row][at] == median] if relaxed else []
            while ties and len(left) < len(part) // 2:
                left.append(ties.pop())
            right += ties
            if ranked[0] < ranked[-1] and min(len(left), len(right)) >= k:
                low_right = min(codes[row][at] for row in right)
                for half, bounds in ((left, (ranked[0], median)), (right, (low_right, ranked[-1]))):
                    unfinished.append((half, [*region[:at], bounds, *region[at + 1 :]]))
                break
        else:
            classes.append(part)
    return classes


def test_strict_median_on_adult_has_its_classes_and_losses() -> None:
    by_rank, by_value = attributes("appearance"), attributes("appearance", by_value=True)

    classes = mondrian(adult(), by_rank, 10)

    assert classes is not None
    assert (len(classes), min(map(len, classes))) == (1749, 10)
    assert float(ncp(classes, adult(), by_rank)) == pytest.approx(0.11301833100834165)
    assert float(ncp(classes, adult(), by_value)) == pytest.approx(0.1127846085447214)


def test_the_published_strict_figure_counts_values_and_untightened_regions() -> None:
    by_value = attributes("appearance", by_value=True)

    classes = published_mondrian(by_value, 10, relaxed=False)

    assert len(classes) == 1747  # mondrian.adult.k10.lower_median.strict
    assert float(ncp(classes, adult(), by_value)) == pytest.approx(0.1140675221646453)


def test_the_published_relaxed_figure_depends_on_the_order_of_the_rows() -> None:
    by_value = attributes("appearance", by_value=True)

    classes = published_mondrian(by_value, 10, relaxed=True)

    assert len(classes) == 2048  # mondrian.adult.k10.lower_median.relaxed
    assert float(ncp(classes, adult(), by_value)) == pytest.approx(0.15843807117510881)


def test_the_cut_of_least_loss_on_adult_loses_half_as_much() -> None:
    by_rank = attributes("frequency")

    classes = mondrian(adult(), by_rank, 10, cut="loss")

    assert classes is not None
    assert (len(classes), min(map(len, classes))) == (2114, 10)
    assert float(ncp(classes, adult(), by_rank)) == pytest.approx(0.0596636321516992)
    assert float(ncp_set(classes, adult(), by_rank)) == pytest.approx(0.0549037691724707)


def test_the_cut_of_least_loss_by_sets_loses_less_of_what_is_published() -> None:
    by_rank = attributes("frequency")

    classes = mondrian(adult(), by_rank, 10, cut="loss", sets=True)

    assert classes is not None
    assert (len(classes), min(map(len, classes))) == (2110, 10)
    assert float(ncp(classes, adult(), by_rank)) == pytest.approx(0.0628, abs=5e-5)
    assert float(ncp_set(classes, adult(), by_rank)) == pytest.approx(0.0525, abs=5e-5)

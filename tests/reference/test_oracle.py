"""The oracle's classes, risks and labels reproduce published and hand-computed answers."""

from __future__ import annotations

from fractions import Fraction

import pytest
from oracle import (
    average_class_size,
    average_risk,
    class_sizes,
    discernibility,
    equivalence_classes,
    exact,
    generalizes,
    k_of,
    mean_class_size,
    prosecutor_risk,
    uniques,
)


def test_discernibility_charges_n_per_suppressed_row() -> None:
    assert discernibility([5, 3, 2], suppressed=4) == 94  # dm.variants
    assert discernibility([5, 3, 2]) == 38
    assert (
        discernibility([5, 3, 2, 1, 1, 2]) == 44
    )  # DM* of ARX: suppressed classes are squared too


def test_average_class_size_divides_by_the_k_that_was_asked_for() -> None:
    assert average_class_size([5, 3, 2], 2, suppressed=4) == Fraction(7, 3)  # cavg.variants
    assert average_class_size([5, 3, 2], 2) == Fraction(5, 3)
    assert average_class_size([], 2, suppressed=4) is None


def test_risks_of_small_classes_are_those_of_the_definition() -> None:
    sizes = [1, 2, 3, 1]  # risk.small

    assert prosecutor_risk(sizes) == 1
    assert average_risk(sizes) == Fraction(4, 7)
    assert uniques(sizes) == 2
    assert mean_class_size(sizes) == Fraction(7, 4)


def test_an_empty_table_has_no_k_and_no_risk() -> None:
    assert (k_of([], ["a"]), prosecutor_risk([]), average_risk([]), mean_class_size([])) == (
        None,
    ) * 4


def test_classes_compare_bytes_and_keep_null_apart() -> None:
    values = ["a", "A", "a ", "á", "a\N{COMBINING ACUTE ACCENT}", "", None, "1", 1, True]
    rows: list[dict[str, object]] = [{"x": value} for value in [*values, None]]

    assert class_sizes(rows, ["x"]) == [1] * 9 + [2]
    assert equivalence_classes(rows, ["x"])[exact(None),] == [6, 10]
    assert k_of(rows, []) == 11


@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("17", "17"),
        ("*", None),
        (None, None),
        ("[17-25]", "25"),
        ("[-5..-2]", "-2"),
        ("[-1.5..2]", "-1.50"),
        ("[2020-01-31..2020-03-01]", "2020-02-29"),
        ("[2020-01-31 00:00:00..2020-03-01 12:00:00.5]", "2020-03-01 12:00:00.25"),
        ("{a, b, c}", "b"),
        ("{a, b, c}", "b, c"),
        ("{{x}, y}", "{x}"),
        ("low..high", "middle"),
        ("Europe", "Italy"),
        ("unknown", None),
    ],
)
def test_a_label_covers_the_value(label: str | None, value: str | None) -> None:
    order = ["low", "middle", "high"]
    tree = [("Italy", "Europe", "*"), ("Peru", "America", "*"), (None, "unknown", "*")]

    assert generalizes(label, value, order, tree)


@pytest.mark.parametrize(
    ("label", "value"),
    [
        ("a", "A"),
        ("a", "a "),
        (None, ""),
        ("", None),
        ("[17-25]", "26"),
        ("[17-25]", None),
        ("[-5..-2]", "2"),
        ("[2020-01-31..2020-03-01]", "2020-03-02"),
        ("{a, bc}", "b"),
        ("{a, bc}", None),
        ("low..middle", "high"),
        ("Europe", "Peru"),
        ("unknown", "Peru"),
        ("NULL", None),
    ],
)
def test_a_label_does_not_cover_another_value(label: str | None, value: str | None) -> None:
    order = ["low", "middle", "high"]
    tree = [("Italy", "Europe", "*"), ("Peru", "America", "*"), (None, "unknown", "*")]

    assert not generalizes(label, value, order, tree)

"""How many rows may be suppressed, at every edge."""

from __future__ import annotations

import pytest

from sqlanon.algorithms.budget import SuppressionBudget


@pytest.mark.parametrize(
    ("rows", "limit", "most"), [(10, 3, 3), (10, 0, 0), (10, 10, 9), (10, 12, 9), (0, 0, 0)]
)
def test_not_all_rows_of_a_table_may_go(rows: int, limit: int, most: int) -> None:
    budget = SuppressionBudget(rows, limit)

    assert budget.most == most
    assert [n for n in range(rows + 1) if budget.allows(n)] == list(range(most + 1))
    assert (budget.room(most), budget.room(most + 1)) == (0, -1)


def test_rows_that_are_kept_are_none_or_a_class() -> None:
    budget = SuppressionBudget(10, 5, least_class=3, kept=True)

    assert [n for n in range(11) if budget.allows(n)] == [0, 3, 4, 5]
    assert [n for n in range(11) if budget.fits(n)] == [0, 1, 2, 3, 4, 5]
    assert [budget.lacking(n) for n in range(5)] == [0, 2, 1, 0, 0]
    assert [n for n in range(11) if budget.with_limit(3).allows(n)] == [0, 3]


def test_no_class_is_made_where_nothing_may_be_suppressed() -> None:
    assert not SuppressionBudget(10, 0, 3, kept=True).makes_a_class
    assert SuppressionBudget(10, 1, 3, kept=True).makes_a_class


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        (SuppressionBudget(10, 3, 2), "at most 3 may be suppressed"),
        (SuppressionBudget(10, 10, 2), "not all may be suppressed"),
        (
            SuppressionBudget(10, 3, 2, kept=True),
            "at most 3 may be suppressed, and because they are kept, none or at least 2",
        ),
        (SuppressionBudget(10, 0, 2, kept=True), "at most 0 may be suppressed"),
    ],
)
def test_it_is_said_in_words(budget: SuppressionBudget, words: str) -> None:
    assert budget.words == words

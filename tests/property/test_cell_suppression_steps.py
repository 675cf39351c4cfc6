"""On random small tables cell_suppression publishes what its definition publishes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from examples import of_whole_runs
from hypothesis import example, given
from hypothesis import strategies as st
from lattice_cases import Case
from lattice_strategies import ONLY_NULLS, cases, opened
from oracle_cell_suppression import CellSuppression

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from lattice_cases import Said

# of the last row, which is like nobody, two values differ from each class; one of them costs less
LAST = Case([("p", "p", "p")] * 4 + [("q", "q", "p")] * 3 + [("p", "r", "s")], dict.fromkeys("xyz"))


@of_whole_runs()  # each is a whole run
@given(case=cases(), k=st.integers(2, 4), order=st.none() | st.permutations(range(3)))
@example(case=ONLY_NULLS, k=2, order=None)
@example(case=LAST, k=2, order=[0, 1, 2])
def test_a_release_is_what_the_patterns_leave(case: Case, k: int, order: list[int] | None) -> None:
    names = list(case.hierarchies)
    places = None if order is None else [place for place in order if place < len(names)]
    truth = CellSuppression(case.rows, case.oracle(k).trees, k, importance=places)
    said: Said = "cell_suppression"
    if places is not None:
        said = {"cell_suppression": {"importance": [names[place] for place in places]}}
    with opened(case) as connection:
        try:
            report = case.run(connection, said, k)
        except UnsatisfiableError:
            assert 0 < len(case.rows) < k
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    assert rows == [(number, *row) for number, row in enumerate(truth.release()) if row is not None]
    assert report.rows.published == len(case.rows)
    assert min(Counter(row[1:] for row in rows).values(), default=k) >= k


@given(case=cases(), k=st.integers(2, 4), places=st.permutations(range(3)))
def test_no_suppressed_cell_could_be_left_alone(case: Case, k: int, places: list[int]) -> None:
    importance = [place for place in places if place < len(case.hierarchies)]
    truth = CellSuppression(case.rows, case.oracle(k).trees, k, importance=importance)
    found = truth.by_patterns()
    if None in found:
        return
    shown = [
        truth.shown(row, pattern or frozenset())
        for row, pattern in zip(case.rows, found, strict=True)
    ]
    sizes = Counter(shown)
    assert min(sizes.values(), default=k) >= k
    for row, pattern in zip(case.rows, found, strict=True):
        for place in pattern or ():
            alone = truth.shown(row, (pattern or frozenset()) - {place})
            assert sizes[alone] + 1 < k or (k == 1 and not sizes[alone])

"""On random small tables of persons with several rows single cells are suppressed as defined."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from examples import of_whole_runs
from hypothesis import example, given
from hypothesis import strategies as st
from lattice_cases import Case
from lattice_strategies import of_persons, opened
from oracle_cell_suppression import CellSuppression
from oracle_mu_argus import MuArgus

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from oracle_lattice import Value

# what two rows of A have in common is nobody else's
TWICE = Case(
    [("p", "p", "p"), ("p", "p", "q"), ("q", "q", "p"), ("q", "q", "p"), ("p", "q", "s")],
    dict.fromkeys("xyz"),
    persons=["A", "A", "B", "C", None],
)
# A and B are alike but for z; C is like B but for y, when B is of that class already
TAKEN = Case(
    [("p", "p", "p"), ("p", "p", "q"), ("p", "r", "q"), ("p", "r", "q")],
    dict.fromkeys("xyz"),
    persons=["A", "B", "C", "C"],
)


def fewest(persons: Sequence[Value], shown: Mapping[int, object]) -> int | None:
    """Persons of the smallest class; None without any."""
    classes = defaultdict(set)
    for number, labels in shown.items():
        classes[labels].add(persons[number])
    return min((len(one - {None}) for one in classes.values()), default=None)


@of_whole_runs()  # each is a whole run
@given(case=of_persons(), k=st.integers(2, 4))
@example(case=TWICE, k=2)
@example(case=TAKEN, k=2)
def test_cells_are_suppressed_until_a_class_is_of_k_persons(case: Case, k: int) -> None:
    whose = case.persons or []
    truth = CellSuppression(case.rows, case.oracle(k).trees, k, persons=whose)
    with opened(case) as connection:
        try:
            report = case.run(connection, "cell_suppression", k)
        except UnsatisfiableError:
            assert len(case.rows) > 0
            assert len({*whose} - {None}) < k
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    release = [(number, *row) for number, row in enumerate(truth.release()) if row is not None]
    assert rows == release
    assert report.rows.published == len(case.rows)
    least = fewest(whose, {row[0]: row[1:] for row in rows})
    assert least is None or least >= k
    assert report.models[0].reached == least


@of_whole_runs()  # each is a whole run
@given(case=of_persons(), threshold=st.none() | st.integers(1, 4), k=st.integers(2, 3))
@example(case=TWICE, threshold=None, k=2)
@example(case=TWICE, threshold=1, k=2)
def test_combinations_are_those_of_persons(case: Case, threshold: int | None, k: int) -> None:
    whose, limit = case.persons or [], 12
    trees = case.oracle(k).trees
    truth = MuArgus(case.rows, trees, threshold or k, k, limit, persons=whose)
    release = truth.release()
    said = {"mu_argus": {} if threshold is None else {"threshold": threshold}}
    with opened(case) as connection:
        try:
            report = case.run(connection, said, k, limit)
        except UnsatisfiableError:
            assert release is None
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    assert release is not None
    assert rows == [(number, *row) for number, row in enumerate(release) if row is not None]
    assert report.rows.suppressed == release.count(None)
    assert report.models[0].reached == fewest(whose, {row[0]: row[1:] for row in rows})

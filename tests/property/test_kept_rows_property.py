"""On random small tables suppressed rows that are kept are none, or enough for a class."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_cases import levels
from lattice_strategies import cases, opened
from oracle_lattice import Kept

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from lattice_cases import Case

ALGORITHMS = ("optimal", "mingen", "heuristic", "samarati", "incognito", "ola", "datafly")


@of_whole_runs()  # each is a whole run
@given(case=cases(), k=st.integers(2, 4), limit=st.integers(0, 8), name=st.sampled_from(ALGORITHMS))
def test_a_release_with_its_suppressed_rows_satisfies_k(
    case: Case, k: int, limit: int, name: str
) -> None:
    known = case.oracle(k, limit)
    truth = Kept(known.rows, known.trees, known.k, known.limit)
    feasible = truth.feasible_nodes()
    with opened(case) as connection:
        try:
            report = case.run(connection, name, k, limit, suppressed="keep")
        except UnsatisfiableError:
            assert not feasible or name == "datafly"
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    node = levels(report)
    assert truth.feasible(node)
    assert rows == [(number, *row) for number, row in enumerate(truth.released(node))]
    if name in {"optimal", "mingen"}:
        assert truth.loss(node) == min(map(truth.loss, feasible))
    if name == "samarati":
        assert node in truth.lowest_nodes()
    if name in {"ola", "incognito"}:
        assert node in truth.minimal_nodes()

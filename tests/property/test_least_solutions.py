"""On random small tables a plan compares the level vectors of least loss, proved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_strategies import cases, opened

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from lattice_cases import Case


@of_whole_runs()  # each is a whole search, twice
@given(case=cases(), k=st.integers(2, 4), limit=st.integers(0, 6), wanted=st.integers(1, 8))
def test_no_other_level_vector_costs_less(case: Case, k: int, limit: int, wanted: int) -> None:
    truth = case.oracle(k, limit)
    feasible = truth.feasible_nodes()
    with opened(case) as connection:
        try:
            plan = api.plan(case.job("optimal", k, limit), connection=connection, solutions=wanted)
        except UnsatisfiableError:
            assert not feasible
            return

    assert plan.solutions
    assert plan.solutions_proved
    found = [tuple(one.levels.values()) for one in plan.solutions]
    assert len({*found}) == len(found)
    assert [truth.loss(node) for node in found] == sorted(map(truth.loss, feasible))[:wanted]
    assert plan.recoding.levels is not None
    assert found[0] == tuple(plan.recoding.levels.values())

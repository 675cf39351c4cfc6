"""On random small tables the heuristic search finds what it says, and its bound is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from examples import of_whole_runs
from hypothesis import example, given
from hypothesis import strategies as st
from lattice_cases import levels, solutions
from lattice_strategies import ONLY_NULLS, cases, opened

from sqlanon.errors import UnsatisfiableError
from sqlanon.metrics import METRICS

if TYPE_CHECKING:
    from lattice_cases import Case

    from sqlanon.report.run import Report


@of_whole_runs()  # each is a whole run, or two
@given(case=cases(), k=st.integers(2, 4), limit=st.integers(0, 6), checks=st.integers(1, 40))
@example(case=ONLY_NULLS, k=2, limit=0, checks=1)
def test_the_bound_holds_and_what_is_called_optimal_is(
    case: Case, k: int, limit: int, checks: int
) -> None:
    truth = case.oracle(k, limit)
    feasible = truth.feasible_nodes()
    with opened(case) as connection:
        try:
            report = case.run(connection, {"heuristic": {"max_nodes": checks}}, k, limit)
        except UnsatisfiableError:
            assert not feasible
            return
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()

    node, least = levels(report), truth.loss(truth.best(feasible))
    published = enumerate(truth.published(node))
    assert rows == [(number, *row) for number, row in published if row is not None]
    assert 0 < (report.search.nodes_checked or 0) <= checks
    assert truth.loss(node) >= least
    assert report.search.lower_bound is not None
    assert report.search.lower_bound <= float(least) + 1e-12
    if report.search.optimal:
        assert truth.loss(node) == least
        assert abs(report.search.lower_bound - float(least)) < 1e-12


@of_whole_runs()
@given(case=cases(), k=st.integers(2, 4), limit=st.integers(0, 6))
def test_with_time_enough_it_proves_the_optimum(case: Case, k: int, limit: int) -> None:
    truth = case.oracle(k, limit)
    with opened(case) as connection:
        try:
            report = case.run(connection, "heuristic", k, limit)
        except UnsatisfiableError:
            assert not truth.feasible_nodes()
            return

    assert report.search.optimal
    assert truth.loss(levels(report)) == truth.loss(truth.best(truth.feasible_nodes()))


@pytest.mark.gate
@pytest.mark.parametrize("metric", [*METRICS])
@of_whole_runs(8)
@given(
    case=cases(),
    taught=st.lists(st.sampled_from(["u", "v", "w"]), min_size=12, max_size=12),
    k=st.integers(2, 3),
    limit=st.integers(0, 6),
    diverse=st.booleans(),
)
def test_it_agrees_with_exhaustion_for_every_metric(
    metric: str, case: Case, taught: list[str], k: int, limit: int, *, diverse: bool
) -> None:
    """The node that is proved is one of those that mingen finds, whatever is minimized."""
    said: list[object] = [{"k_anonymity": {"k": k}}]
    if diverse:
        said.append({"l_diversity": {"column": "taught", "l": 2, "variant": "entropy"}})
    with opened(case) as connection:
        connection.execute("ALTER TABLE people ADD COLUMN taught VARCHAR")
        for number, label in enumerate(taught[: len(case.rows)]):
            connection.execute("UPDATE people SET taught = ? WHERE id = ?", [label, number])
        found: list[Report | None] = []
        for name in ("mingen", "heuristic"):
            try:
                found.append(
                    case.run(
                        connection,
                        {name: {"metric": metric}},
                        k,
                        limit,
                        privacy=said,
                        unlisted="keep",
                    )
                )
            except UnsatisfiableError:
                found.append(None)
    exhausted, searched = found
    assert (exhausted is None) == (searched is None)
    if exhausted is not None and searched is not None:
        assert searched.search.optimal
        assert levels(searched) in solutions(exhausted)

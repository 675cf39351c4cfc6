"""On random small tables every full-domain algorithm keeps what it promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_cases import levels, solutions
from lattice_strategies import cases, opened

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from lattice_cases import Case, Said
    from oracle_lattice import BruteForce, Node

    from sqlanon.report.run import Report


def release(case: Case, algorithm: Said, truth: BruteForce) -> Report | None:
    """A release that is what the oracle publishes at its level vector; None where there is none."""
    with opened(case) as connection:
        try:
            report = case.run(connection, algorithm, truth.k, truth.limit)
        except UnsatisfiableError:
            return None
        rows = connection.execute("SELECT * FROM released ORDER BY id").fetchall()
    node = levels(report)
    published = enumerate(truth.published(node))
    assert rows == [(number, *row) for number, row in published if row is not None]
    assert report.rows.suppressed == truth.suppressed(node)
    assert report.loss.lm == pytest.approx(float(truth.loss(node)), abs=1e-12)
    return report


few = of_whole_runs()  # each is a whole run, or two
problems = {"case": cases(), "k": st.integers(2, 4), "limit": st.integers(0, 6)}


@few
@given(**problems)
def test_optimal_and_mingen_lose_least(case: Case, k: int, limit: int) -> None:
    truth = case.oracle(k, limit)
    feasible = truth.feasible_nodes()
    for algorithm in ("optimal", "mingen"):
        report = release(case, algorithm, truth)

        assert (report is not None) == bool(feasible)
        if report is not None:
            assert report.search.optimal
            assert truth.loss(levels(report)) == truth.loss(truth.best(feasible))
            if algorithm == "mingen":
                least = truth.loss(truth.best(feasible))
                assert levels(report) == truth.best(feasible)
                assert solutions(report) == [n for n in feasible if truth.loss(n) == least]


@few
@given(**problems)
def test_samarati_finds_every_solution_of_least_height(case: Case, k: int, limit: int) -> None:
    truth = case.oracle(k, limit)

    report = release(case, "samarati", truth)

    assert (report is not None) == bool(truth.feasible_nodes())
    if report is not None:
        lowest = truth.lowest_nodes()
        assert solutions(report) == lowest
        assert report.search.minimal_height == sum(lowest[0])
        assert levels(report) == truth.best(lowest)


@few
@given(prefer=st.sampled_from(["suppression", "lexicographic"]), **problems)
def test_samarati_takes_the_solution_that_is_preferred(
    case: Case, k: int, limit: int, prefer: str
) -> None:
    truth = case.oracle(k, limit)

    report = release(case, {"samarati": {"prefer": prefer}}, truth)

    if report is not None:
        lowest = truth.lowest_nodes()
        if prefer == "suppression":
            assert levels(report) == min(lowest, key=lambda node: (truth.suppressed(node), node))
        else:
            assert levels(report) == lowest[0]


@pytest.mark.parametrize("algorithm", ["ola", "incognito"])
@few
@given(**problems)
def test_ola_and_incognito_find_every_minimal_generalization(
    algorithm: str, case: Case, k: int, limit: int
) -> None:
    truth = case.oracle(k, limit)

    report = release(case, algorithm, truth)

    assert (report is not None) == bool(truth.feasible_nodes())
    if report is not None:
        assert solutions(report) == truth.minimal_nodes()
        assert levels(report) == truth.best(truth.minimal_nodes())
        if report.search.optimal:
            best = truth.best(truth.feasible_nodes())
            assert truth.loss(levels(report)) == truth.loss(best)


@few
@given(up_to=st.sampled_from(["k", "limit"]), **problems)
def test_datafly_stops_at_the_first_level_vector_of_its_way_that_does(
    case: Case, k: int, limit: int, up_to: str
) -> None:
    truth = case.oracle(k, limit)
    stop = truth.datafly(k if up_to == "k" else limit)

    report = release(case, {"datafly": {"suppress_up_to": up_to}}, truth)

    expected: Node | None = stop
    if stop is not None and truth.suppressed(stop) > limit:
        expected = None
    assert (None if report is None else levels(report)) == expected


@few
@given(**problems)
def test_step_4_of_datafly_suppresses_no_row_or_at_least_k(case: Case, k: int, limit: int) -> None:
    said: Said = {"datafly": {"suppress_up_to": "limit", "suppress_at_least_k": True}}
    with opened(case) as connection:
        try:
            report = case.run(connection, said, k, limit)
        except UnsatisfiableError:
            return
    suppressed = len(case.rows) - report.rows.published
    assert report.rows.suppressed == suppressed <= limit
    assert suppressed == 0 or suppressed >= k
    assert report.classes.min is None or report.classes.min >= k
    assert bool(report.rows.published) == bool(case.rows)


@few
@given(node=st.tuples(st.integers(0, 1), st.integers(0, 1)), **problems)
def test_fixed_publishes_its_level_vector_or_nothing(
    case: Case, k: int, limit: int, node: Node
) -> None:
    truth = case.oracle(k, limit)
    pinned = (*node, 0)[: len(case.hierarchies)]

    report = release(case, case.pinned(pinned), truth)

    assert (report is not None) == truth.feasible(pinned)
    assert report is None or levels(report) == pinned

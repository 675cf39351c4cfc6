"""On random small tables full-domain searches under random models find what brute force finds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_cases import levels, solutions
from model_strategies import least_size, loaded, problems
from oracle_search import monotone

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Iterator

    import sqlalchemy
    from lattice_cases import Case
    from oracle_search import Modelled

    from sqlanon.report.run import Report


def release(
    engine: sqlalchemy.Engine, case: Case, truth: Modelled, algorithm: Any
) -> Report | None:
    """A release that is what the oracle publishes at its level vector; None where there is none."""
    job = case.job(algorithm, 1, truth.limit, privacy=list(truth.models), unlisted="keep")
    try:
        report = api.run(job, connection=engine)
    except UnsatisfiableError:
        return None
    names = ", ".join(case.hierarchies)
    with engine.connect() as connection:
        found = connection.exec_driver_sql(f"SELECT id, {names} FROM released ORDER BY id")
        rows = [tuple(row) for row in found]
    node = levels(report)
    published = [(i, *row) for i, row in enumerate(truth.published(node)) if row is not None]
    assert rows == published, algorithm
    assert report.rows.suppressed == truth.suppressed(node) <= truth.limit
    assert truth.feasible(node)
    assert all(model.holds for model in report.models)
    assert report.loss.lm == pytest.approx(float(truth.loss(node)), abs=1e-12)
    return report


few = of_whole_runs(20)  # each is up to six whole runs


@few
@given(problems())
def test_full_domain_searches_find_what_brute_force_finds(problem: tuple[Case, Modelled]) -> None:
    agree(*problem)


@few
@given(problems().filter(lambda problem: not monotone(problem[1].models, problem[1].limit)))
def test_they_do_where_what_generalizes_a_solution_need_not_be_one(
    problem: tuple[Case, Modelled],
) -> None:
    agree(*problem)


def agree(case: Case, truth: Modelled) -> None:
    """Each search finds a release where there is one, and the one that it promises."""
    feasible = truth.feasible_nodes()
    columns = dict.fromkeys(case.hierarchies, "TEXT")
    with loaded(columns, truth.rows, truth.tables, truth.public) as engine:
        found = {
            name: release(engine, case, truth, name)
            for name in ("mingen", "optimal", "heuristic", "samarati", "ola", "incognito")
        }
    for name, report in found.items():
        assert (report is not None) == bool(feasible), name
        if report is None:
            continue
        node, answer = levels(report), solutions(report)
        best = truth.loss(truth.best(feasible))
        match name:
            case "mingen" | "optimal" | "heuristic":
                assert truth.loss(node) == best, name
                assert report.search.optimal
                if name == "mingen":
                    assert node == truth.best(feasible)
                    assert answer == [n for n in feasible if truth.loss(n) == best]
            case "samarati":
                lowest = truth.lowest_nodes()
                assert answer == lowest
                assert node == truth.best(lowest)
                assert report.search.minimal_height == sum(lowest[0])
            case _:
                assert answer == truth.minimal_nodes(), name
                assert node == truth.best(truth.minimal_nodes()), name
                assert not report.search.optimal or truth.loss(node) == best


@few
@given(problems(), st.sampled_from(["k", "limit"]))
def test_datafly_stops_where_its_way_first_does(problem: tuple[Case, Modelled], up_to: str) -> None:
    case, truth = problem
    sizes = [least_size(asked) for asked in truth.models]
    tolerated = replace(truth, limit=max(sizes) if up_to == "k" else truth.limit, _known={})
    stop = next((node for node in way(tolerated) if tolerated.feasible(node)), None)
    columns = dict.fromkeys(case.hierarchies, "TEXT")
    with loaded(columns, truth.rows, truth.tables, truth.public) as engine:
        report = release(engine, case, truth, {"datafly": {"suppress_up_to": up_to}})
    if stop is not None and truth.suppressed(stop) > truth.limit:
        stop = None
    assert (None if report is None else levels(report)) == stop


def way(truth: Modelled) -> Iterator[tuple[int, ...]]:
    """From the values up, always the attribute with most distinct values."""
    node = tuple(0 for _ in truth.trees)
    while True:
        yield node
        columns = list(zip(*truth.generalized(node), strict=True)) or [()] * len(node)
        open_ones = [
            (-len(set(column)), place)
            for place, column in enumerate(columns)
            if node[place] < truth.trees[place].height
        ]
        if not open_ones:
            return
        _, place = min(open_ones)
        node = (*node[:place], node[place] + 1, *node[place + 1 :])


@given(problems())
def test_what_the_oracle_calls_monotone_is(problem: tuple[Case, Modelled]) -> None:
    """Where it is, every generalization of a solution is one."""
    _, truth = problem
    if not monotone(truth.models, truth.limit):
        return
    feasible = truth.feasible_nodes()
    for node in truth.nodes:
        if any(all(a <= b for a, b in zip(low, node, strict=True)) for low in feasible):
            assert node in feasible

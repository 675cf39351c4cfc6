"""On random small tables top_down and bottom_up make the cuts that their definitions make."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st
from lattice_strategies import cases, opened
from model_strategies import loaded
from model_strategies import problems as modelled_problems
from oracle_search import name_of, population_of
from oracle_subtrees import Subtrees, modelled

from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError, UnsupportedError
from sqlanon.features import refuse_job
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from lattice_cases import Case
    from lattice_strategies import Connection
    from oracle_search import Modelled
    from oracle_subtrees import Cut

few = of_whole_runs()  # each is a whole run
problems = {"case": cases(), "k": st.integers(2, 4), "limit": st.integers(0, 6)}


def expect(connection: Connection, job: Job, truth: Subtrees, cut: Cut | None) -> None:
    """The release is what the oracle publishes under its cut; there is none where it has none."""
    try:
        report = api.run(job, connection=connection)
    except UnsatisfiableError:
        assert cut is None
        return
    assert cut is not None
    names = ", ".join(["id", *job.quasi_identifiers])
    rows = connection.execute(f"SELECT {names} FROM released ORDER BY id").fetchall()
    published = enumerate(truth.published(cut))
    assert rows == [(number, *row) for number, row in published if row is not None]
    assert report.rows.suppressed == truth.suppressed(cut)
    assert report.recoding.kind == "subtree"
    weights = sum(tree.weight for tree in truth.trees)
    lost = float(truth.loss(cut) / weights / len(truth.rows)) if truth.rows else 0.0
    assert report.loss.lm == pytest.approx(lost, abs=1e-12)


@pytest.mark.parametrize("score", ["2005", "2007"])
@few
@given(**problems)
def test_top_down_takes_the_steps_of_the_paper(score: str, case: Case, k: int, limit: int) -> None:
    truth = Subtrees(case.rows, case.oracle(k, limit).trees, k, limit)
    with opened(case) as connection:
        job = case.job({"top_down": {"variant": score}}, k, limit)
        expect(connection, job, truth, truth.top_down(score))


@few
@given(**problems)
def test_bottom_up_takes_the_steps_of_the_paper(case: Case, k: int, limit: int) -> None:
    truth = Subtrees(case.rows, case.oracle(k, limit).trees, k, limit)
    with opened(case) as connection:
        expect(connection, case.job("bottom_up", k, limit), truth, truth.bottom_up())


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
@few
@given(taught=st.lists(st.sampled_from(["u", "v", None]), min_size=12, max_size=12), **problems)
def test_information_about_a_class_column_decides(
    algorithm: str, taught: list[str | None], case: Case, k: int, limit: int
) -> None:
    classes = taught[: len(case.rows)]
    truth = Subtrees(case.rows, case.oracle(k, limit).trees, k, limit, classes)
    cut = truth.bottom_up() if algorithm == "bottom_up" else truth.top_down("2007")
    with opened(case) as connection:
        connection.execute("ALTER TABLE people ADD COLUMN taught VARCHAR")
        for number, label in enumerate(classes):
            connection.execute("UPDATE people SET taught = ? WHERE id = ?", [label, number])
        said = {algorithm: {"column": "taught"}}
        job = case.job(said, k, limit, unlisted="keep")
        expect(connection, job, truth, cut)


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
@few
@given(
    ends=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=3, max_size=3),
    **problems,
)
def test_no_cut_leaves_the_levels_that_the_job_allows(
    algorithm: str, ends: list[tuple[int, int]], case: Case, k: int, limit: int
) -> None:
    trees = case.oracle(k, limit).trees
    limits = [
        (min(*pair, tree.height), min(max(pair), tree.height))
        for pair, tree in zip(ends, trees, strict=False)
    ]
    truth = Subtrees(case.rows, trees, k, limit, limits=limits)
    cut = truth.bottom_up() if algorithm == "bottom_up" else truth.top_down("2007")
    said = case.job(algorithm, k, limit).to_mapping()
    for name, (low, top) in zip(case.hierarchies, limits, strict=True):
        said["columns"][name] |= {"min_level": low, "max_level": top}
    with opened(case) as connection:
        expect(connection, Job.from_mapping(said), truth, cut)


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
@few
@given(
    modelled_problems().filter(lambda problem: population_of(problem[1].models) is None),
    st.sampled_from([None, "u"]),
)
def test_steps_are_those_of_the_paper_under_any_models(
    algorithm: str, problem: tuple[Case, Modelled], class_column: str | None
) -> None:
    case, known = problem
    truth = modelled(known.rows, known.trees, known.limit, known.models, known.tables)
    said: dict[str, dict[str, object]] = {algorithm: {}}
    if class_column is not None:
        said[algorithm]["column"] = class_column
        truth = replace(truth, taught=[str(row[class_column]) for row in known.tables.source])
    cut = truth.bottom_up() if algorithm == "bottom_up" else truth.top_down("2007")
    models = list(known.models)
    job = case.job(said, 1, known.limit, privacy=models, unlisted="keep")
    if algorithm == "top_down" and "m_uniqueness" in map(name_of, models):
        with pytest.raises(UnsupportedError, match="top_down starts with all"):
            refuse_job(job, None)
        return
    names = ", ".join(["id", *case.hierarchies])
    with loaded(dict.fromkeys(case.hierarchies, "TEXT"), known.rows, known.tables, None) as engine:
        try:
            report = api.run(job, connection=engine)
        except UnsatisfiableError:
            assert cut is None
            return
        with engine.connect() as connection:
            found = connection.exec_driver_sql(f"SELECT {names} FROM released ORDER BY id")
            rows = [tuple(row) for row in found]
    assert cut is not None
    published = enumerate(truth.published(cut))
    assert rows == [(number, *row) for number, row in published if row is not None]
    assert report.rows.suppressed == truth.suppressed(cut)
    assert all(model.holds for model in report.models)

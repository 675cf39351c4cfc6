"""The explorer counts what plain Python counts, on every engine, and leaves nothing behind."""

from __future__ import annotations

import threading
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sql_scenarios import COLUMNS, ROWS

import sqlanon
from sqlanon.errors import JobError, UnsatisfiableError
from sqlanon.sql.workspace import Observer, Progress
from sqlanon.tools.explorer.choices import apply_changes
from sqlanon.tools.explorer.exploration import Exploration, StoppedError, refuse_unseen
from sqlanon.tools.explorer.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place

JOB: dict[str, Any] = {
    "source": "people",
    "columns": {
        "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
        "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
        "city": {"role": "quasi", "hierarchy": {"flat": True}},
        "illness": {"role": "sensitive"},
    },
    "unlisted": "drop",
    "privacy": [{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "illness", "l": 2}}],
    "algorithm": "optimal",
    "max_suppression": 0.2,
}
TOPS = (2, 3, 1)
AGE, ZIP, CITY, ILLNESS = (list(COLUMNS).index(name) for name in ("age", "zip", "city", "illness"))


def published(row: tuple[Any, ...], levels: tuple[int, ...]) -> tuple[str, ...]:
    """What a row is published as, by a reader of the documentation."""
    age, zip_, city = row[AGE], row[ZIP], row[CITY]
    ages = (str(age), f"[{age // 10 * 10}-{age // 10 * 10 + 9}]", "*")
    zips = (zip_, zip_[:-1] + "*", zip_[:-2] + "**", "*")
    cities = ("NULL" if city is None else city, "*")
    return ages[levels[0]], zips[levels[1]], cities[levels[2]]


def classes(levels: tuple[int, ...], k: int, ell: int) -> tuple[Counter[tuple[str, ...]], int]:
    """The classes that satisfy the models, and the rows of the others."""
    sizes = Counter(published(row, levels) for row in ROWS)
    ills: dict[tuple[str, ...], set[str]] = {}
    for row in ROWS:
        ills.setdefault(published(row, levels), set()).add(str(row[ILLNESS]))
    good = Counter({one: n for one, n in sizes.items() if n >= k and len(ills[one]) >= ell})
    return good, len(ROWS) - good.total()


@contextmanager
def opened(
    place: Place, observer: Observer | None = None, **said: Any
) -> Iterator[tuple[sqlanon.Job, Exploration]]:
    job = sqlanon.Job.from_mapping({**JOB, **said})
    with Exploration.connect(job, place.url, observer or Observer()) as held:
        yield job, held


@pytest.fixture
def people(backend: Place) -> Place:
    backend.load("people", COLUMNS, ROWS)
    return backend


def test_each_level_vector_is_what_python_counts(people: Place) -> None:
    with opened(people) as (job, held):
        found = held.survey_lattice(job)
        assert (found.size, len(found.nodes), found.rows) == (24, 24, len(ROWS))
        assert (found.columns, found.lower, found.upper) == (
            ("age", "zip", "city"),
            (0, 0, 0),
            TOPS,
        )
        for node in found.nodes:
            good, lost = classes(node.levels, 2, 2)
            assert (node.classes, node.suppressed) == (len(good), lost), node
            assert node.anonymous == (lost <= len(ROWS) * 0.2), node
        assert {node.anonymous for node in found.nodes} == {True, False}
        costs = [node.cost for node in found.nodes if node.anonymous]
        assert costs == sorted(costs)  # type: ignore[type-var]
        best = found.nodes[0]
        shown = held.find_release(job, dict(zip(found.columns, best.levels, strict=True)))
        good, lost = classes(best.levels, 2, 2)
        assert (shown.rows, shown.suppressed, shown.published) == (40, lost, 40 - lost)
        assert (shown.classes, shown.smallest) == (len(good), min(good.values()))
        assert sum(band.rows for band in shown.sizes) == good.total()
        assert sum(band.rows for band in shown.sizes_before) == 40
        assert {one.name: one.level for one in shown.columns} == dict(
            zip(found.columns, best.levels, strict=True)
        )
        assert len(shown.examples) == min(10, len(good))
        for labels, rows in shown.examples:
            assert good[tuple("NULL" if one is None else one for one in labels)] == rows, labels
        assert [rows for _, rows in shown.examples] == sorted(good.values(), reverse=True)[:10]


def test_it_costs_what_a_plan_says(people: Place) -> None:
    with opened(people) as (job, held):
        found = held.survey_lattice(job)
        shown = held.find_release(job, dict(zip(found.columns, found.nodes[0].levels, strict=True)))
    planned = sqlanon.plan(job, connection=people.url, script=False, solutions=3)
    assert planned.solutions is not None
    best = planned.solutions[0]
    assert tuple(best.levels.values()) == found.nodes[0].levels
    assert found.nodes[0].cost == pytest.approx(best.loss)
    assert shown.losses.ncp == pytest.approx(planned.loss.ncp)
    assert shown.average_risk == pytest.approx(planned.risk.after.average)
    assert shown.highest_risk == pytest.approx(planned.risk.after.highest)


def test_other_numbers_need_no_second_reading_of_the_source(people: Place) -> None:
    steps: list[str] = []
    with opened(people, Observer(statement=lambda one: steps.append(one.name))) as (job, held):
        held.survey_lattice(job)
        assert steps.count("stage/totals") == 1
        other = apply_changes(job, {"privacy.0.k": "4", "privacy.1.l": "3", "max_suppression": "3"})
        for node in held.survey_lattice(other).nodes:
            good, lost = classes(node.levels, 4, 3)
            assert (node.classes, node.suppressed) == (len(good), lost), node
            assert node.anonymous == (lost <= 3), node
        impossible = apply_changes(job, {"privacy.0.k": "41"})
        nothing = held.survey_lattice(impossible)
        assert nothing.refused is not None
        assert not any(node.anonymous for node in nothing.nodes)
        with pytest.raises(UnsatisfiableError):
            held.find_release(impossible, {"age": 2, "zip": 3, "city": 1})
        assert (
            held.find_release(job, {"age": 2, "zip": 3, "city": 1}).classes == 1
        )  # and it goes on
        assert steps.count("stage/totals") == 1


def test_other_weights_cost_what_a_job_with_them_says(people: Place) -> None:
    steps: list[str] = []
    said = {"age": "5", "zip": "0.5"}
    columns = {
        name: {**column, "weight": float(said[name])} if name in said else column
        for name, column in JOB["columns"].items()
    }
    with opened(people, Observer(statement=lambda one: steps.append(one.name))) as (job, held):
        plain = held.survey_lattice(job)
        other = apply_changes(job, {"weight.0": said["age"], "weight.1": said["zip"]})
        weighed = held.survey_lattice(other)
        assert steps.count("stage/totals") == 1
        levels = dict(zip(weighed.columns, weighed.nodes[0].levels, strict=True))
        shown = held.find_release(other, levels)
        assert held.survey_lattice(job) == plain
    with opened(people, columns=columns) as (afresh, held):
        assert afresh.digest() == other.digest()
        assert held.survey_lattice(afresh) == weighed
        assert held.find_release(afresh, levels).losses == shown.losses
    losses = [{node.levels: node.cost for node in one.nodes} for one in (plain, weighed)]
    assert losses[0] != losses[1]


def test_nothing_is_left_behind(people: Place) -> None:
    before = people.tables()
    with opened(people) as (job, held):
        held.survey_lattice(job)
        held.find_release(job, {"age": 2, "zip": 3, "city": 1})
    assert people.tables() == before


@pytest.mark.parametrize("algorithm", ["mondrian", "top_down", "microaggregation"])
def test_a_job_without_a_lattice_has_a_frontier(people: Place, algorithm: str) -> None:
    said: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}], "algorithm": algorithm}
    if algorithm == "microaggregation":
        said["columns"] = {"age": {"role": "quasi", "output": "mean"}}
    with opened(people, **said) as (job, held):
        points = held.frontier(job, [2, 5, 99])
    assert [point.k for point in points] == [2, 5, 99]
    for point in points[:2]:
        assert point.shown is not None
        assert point.shown.smallest is not None
        assert point.k is not None
        assert point.shown.smallest >= point.k
        assert all(rows >= point.k for _, rows in point.shown.examples)
    assert points[2].shown is None
    assert points[2].refused


def test_no_rows_are_shown_of_what_is_guaranteed_by_nobody(people: Place) -> None:
    said: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}], "max_suppression": 0.0}
    nobody = {"mu_argus": {"guarantee": "none"}}
    with opened(people, **said, algorithm=nobody) as (job, held):
        shown = held.find_release(job)
    assert shown.smallest == 1  # it does not hold
    assert shown.examples == ()


def test_a_frontier_is_what_plans_say(people: Place) -> None:
    said: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}], "algorithm": "mondrian"}
    with opened(people, **said) as (job, held):
        points = held.frontier(job, [2, 5])
    compared = sqlanon.compare_choices(job, "k=2,5", connection=people.url)
    for point, choice in zip(points, compared.choices, strict=True):
        assert point.shown is not None
        assert point.shown.classes == choice.classes
        assert point.shown.losses.ncp == pytest.approx(choice.ncp)
        assert point.shown.average_risk == pytest.approx(choice.average_risk)


@pytest.mark.parametrize("algorithm", ["mondrian", "mu_argus"])
def test_every_metric_is_the_plans(backend: Place, algorithm: str) -> None:
    """Regions with the same labels are one class, as in the written release."""
    rows = [(n * n * 7 % 83, f"{10000 + n**3 % 97 * 37}", "abcde"[n * n % 5]) for n in range(60)]
    backend.load("people", {"age": "integer", "zip": "text", "city": "text"}, rows)
    said: dict[str, Any] = {
        "privacy": [{"k_anonymity": {"k": 3}}],
        "columns": {name: JOB["columns"][name] for name in ("age", "zip", "city")},
        "algorithm": algorithm,
        "max_suppression": 0.3,
    }
    with opened(backend, **said) as (job, held):
        shown = held.find_release(job).losses
    planned = sqlanon.plan(job, connection=backend.url, script=False, solutions=0).loss
    assert shown.values == pytest.approx(planned.values)
    assert {name: one.values for name, one in shown.attributes.items()} == {
        name: pytest.approx(one.values) for name, one in planned.attributes.items()
    }


def test_what_publishes_values_as_they_are_is_refused() -> None:
    columns = {"age": {"role": "quasi"}, "illness": {"role": "sensitive"}}
    said = {**JOB, "columns": columns, "algorithm": "anatomy", "privacy": JOB["privacy"][1:]}
    with pytest.raises(JobError, match="anatomy generalizes nothing"):
        refuse_unseen(sqlanon.Job.from_mapping(said))


def _stopping_once(nodes: int) -> Observer:
    """An observer that stops the first search when so many nodes were counted."""
    left = [1]

    def told(progress: Progress) -> None:
        if left and progress.phase == "search" and progress.done >= nodes:
            left.pop()
            raise StoppedError

    return Observer(progress=told)


def test_a_stopped_search_has_what_was_counted(people: Place) -> None:
    with opened(people, _stopping_once(8)) as (job, held):
        part = held.survey_lattice(job)
        assert part.stopped
        assert 0 < len(part.nodes) < part.size
        whole = held.survey_lattice(job)
        assert not whole.stopped
        assert len(whole.nodes) == whole.size
        assert set(part.nodes) <= set(whole.nodes)


def test_a_worker_answers_two_tabs_with_one_search(people: Place) -> None:
    job = sqlanon.Job.from_mapping(JOB)
    asked: list[str] = []

    def work(held: Exploration) -> object:
        asked.append(threading.current_thread().name)
        return held.survey_lattice(job)

    worker = Worker(lambda observer: Exploration.connect(job, people.url, observer))
    try:
        first = worker.ask("lattice", "count", work)
        second = worker.ask("lattice", "count", work)
        assert first is second
        assert first.ended.wait(60)
        assert (first.state, len(first.answer.nodes)) == ("done", 24)
        assert asked == ["sqlanon-explore"]
    finally:
        worker.close()


def test_a_worker_without_a_database_says_so(tmp_path: Path) -> None:
    job = sqlanon.Job.from_mapping(JOB)
    url = f"duckdb:///{tmp_path}/missing.duckdb"
    worker = Worker(lambda observer: Exploration.connect(job, url, observer))
    try:
        task = worker.ask("lattice", "count", lambda held: held.survey_lattice(job))
        assert task.ended.wait(60)
        assert task.state == "failed"
        assert "there is no DuckDB file" in task.trouble
    finally:
        worker.close()

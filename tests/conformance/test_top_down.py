"""The algorithms top_down and bottom_up make the same cuts, the defined ones, on every engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lattice_cases import Case
from oracle_search import Tables
from oracle_subtrees import Subtrees, modelled

from sqlanon.api import run as api
from sqlanon.errors import InspectionError, JobError, UnsatisfiableError, UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place
    from lattice_cases import Said
    from oracle_search import Asked
    from oracle_subtrees import Cut

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
    ("Lahr", "south", "*"),
)
JOBS = (("nurse", "*"), ("clerk", "*"), ("smith", "*"))
GRADES = (
    ("1", "1-2", "1-4", "*"),
    ("2", "1-2", "1-4", "*"),
    ("3", "3-4", "1-4", "*"),
    ("4", "3-4", "1-4", "*"),
    ("5", "5-6", "5-6", "*"),
)
ROWS = [
    (
        TOWNS[place * 3 % 5][0] if place % 4 else None,
        JOBS[place // 2 % 3][0],
        None if place % 7 == 5 else str(place * place % 5 + 1),
    )
    for place in range(36)
]
PAY = [place * 7 % 10 if place % 8 else None for place in range(36)]
PERSONS = [place // 2 if place % 9 else None for place in range(36)]
TAUGHT = ["ill" if place * 5 % 11 < 4 else "well" for place in range(36)]
CASES = {
    "a NULL without a row goes to the root": Case(
        ROWS, {"town": TOWNS, "job": JOBS, "grade": GRADES}
    ),
    "a NULL has a row of its own": Case(
        ROWS,
        {
            "town": (*TOWNS, (None, "nowhere", "*")),
            "job": JOBS,
            "grade": (*GRADES, (None, "5-6", "5-6", "*")),
        },
    ),
    "no hierarchies": Case(ROWS, dict.fromkeys(["town", "job", "grade"])),
    "weights": Case(
        ROWS, {"town": TOWNS, "job": None, "grade": GRADES}, {"town": 7, "job": 1, "grade": 2}
    ),
}
SAID: dict[str, Said] = {
    "top_down": "top_down",
    "top_down 2005": {"top_down": {"variant": "2005"}},
    "top_down for a class": {"top_down": {"column": "health"}},
    "bottom_up": "bottom_up",
    "bottom_up for a class": {"bottom_up": {"column": "health"}},
}
HEALTH: dict[str, object] = {"column": "health"}
MODELS: dict[str, tuple[int, list[Asked]]] = {
    "persons": (0, [{"k_anonymity": {"k": 2, "person": "person"}}]),
    "diversity": (4, [{"k_anonymity": {"k": 2}}, {"l_diversity": {**HEALTH, "l": 2}}]),
    "entropy": (4, [{"l_diversity": {**HEALTH, "l": 1.8, "variant": "entropy"}}]),
    "distributions": (
        0,
        [
            {"t_closeness": {"column": "pay", "t": 0.3, "distance": "ordered"}},
            {"alpha_k": {**HEALTH, "alpha": 0.75, "k": 3}},
        ],
    ),
    "not monotone": (
        4,
        [
            {"delta_disclosure": {**HEALTH, "delta": 0.5, "absent": "ignore"}},
            {"average_risk": {"threshold": 0.3}},
        ],
    ),
}
"""Models, and rows that may be suppressed."""


def load(place: Place, case: Case) -> None:
    """The table with a column to be learnt, and others that models look at."""
    columns = {"id": "integer", **dict.fromkeys(case.hierarchies, "text"), "health": "text"}
    columns |= {"pay": "integer", "person": "integer"}
    rows = [(i, *row, TAUGHT[i], PAY[i], PERSONS[i]) for i, row in enumerate(case.rows)]
    place.load("people", columns, rows)


def truth(case: Case, k: int, limit: int, *, taught: bool = False) -> Subtrees:
    """What is true of it."""
    trees = case.oracle(k, limit).trees
    return Subtrees(case.rows, trees, k, limit, TAUGHT[: len(case.rows)] if taught else None)


def cut_of(algorithm: str, subtrees: Subtrees) -> Cut | None:
    """The cut that an algorithm makes."""
    if algorithm.startswith("bottom_up"):
        return subtrees.bottom_up()
    return subtrees.top_down("2005" if "2005" in algorithm else "2007")


@pytest.mark.parametrize("algorithm", SAID)
@pytest.mark.parametrize("name", CASES)
def test_a_release_is_what_the_steps_publish(backend: Place, name: str, algorithm: str) -> None:
    case = CASES[name]
    load(backend, case)
    for k, limit in [(2, 0), (3, 5)]:
        subtrees = truth(case, k, limit, taught="class" in algorithm)
        cut = cut_of(algorithm, subtrees)
        assert cut is not None

        report = case.run(backend.url, SAID[algorithm], k, limit, unlisted="drop")

        records = [tuple(record.values()) for record in backend.records("released")]
        published = [(i, *row) for i, row in enumerate(subtrees.published(cut)) if row is not None]
        assert sorted(records, key=lambda row: int(row[0])) == published
        assert report.rows.suppressed == subtrees.suppressed(cut)
        assert report.recoding.kind == "subtree"
        assert "subtree" in str(
            api.plan(
                case.job(SAID[algorithm], k, limit, unlisted="drop"), connection=backend.url
            ).recoding
        )


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
@pytest.mark.parametrize("name", MODELS)
def test_every_class_satisfies_every_model(backend: Place, name: str, algorithm: str) -> None:
    case = CASES["weights"]
    load(backend, case)
    others = zip(TAUGHT, PAY, PERSONS, strict=True)
    tables = Tables([dict(zip(("health", "pay", "person"), row, strict=True)) for row in others])
    limit, models = MODELS[name]
    subtrees = modelled(case.rows, case.oracle(1).trees, limit, models, tables)
    cut = cut_of(algorithm, subtrees)
    assert cut is not None

    job = case.job(algorithm, 1, limit, unlisted="keep", privacy=models)
    report = api.run(job, connection=backend.url)

    names = ["id", *case.hierarchies]
    found = [tuple(record[n] for n in names) for record in backend.records("released")]
    published = [(i, *row) for i, row in enumerate(subtrees.published(cut)) if row is not None]
    assert sorted(found, key=lambda row: int(row[0])) == published
    assert report.rows.suppressed == subtrees.suppressed(cut)
    assert all(model.holds for model in report.models)


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
def test_a_view_shows_the_same(backend: Place, algorithm: str) -> None:
    case = CASES["weights"]
    load(backend, case)
    subtrees = truth(case, 3, 5)
    cut = cut_of(algorithm, subtrees)
    assert cut is not None

    target = {"table": "released", "mode": "view"}
    case.run(backend.url, algorithm, 3, 5, unlisted="drop", target=target)

    records = [tuple(record.values()) for record in backend.records("released")]
    published = [(i, *row) for i, row in enumerate(subtrees.published(cut)) if row is not None]
    assert sorted(records, key=lambda row: int(row[0])) == published


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
def test_what_cannot_be_reached_is_an_error(backend: Place, algorithm: str) -> None:
    case = Case(ROWS[:3], {"town": TOWNS, "job": JOBS, "grade": GRADES})
    load(backend, case)

    for limit in (0, 3):
        with pytest.raises(UnsatisfiableError, match="3 of 3 rows are in classes of fewer than 4"):
            case.run(backend.url, algorithm, 4, limit, unlisted="drop")


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
def test_what_no_class_can_reach_is_an_error_with_what_is(backend: Place, algorithm: str) -> None:
    load(backend, CASES["weights"])
    models: list[Asked] = [{"l_diversity": {**HEALTH, "l": 3}}, {"k_anonymity": {"k": 2}}]
    job = CASES["weights"].job(algorithm, 1, 2, unlisted="keep", privacy=models)

    reached = "l_diversity of 'health' is 2 in the whole table, 3 is required"
    with pytest.raises(UnsatisfiableError, match=f"36 of 36 rows .* another model.*{reached}"):
        api.run(job, connection=backend.url)


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
def test_an_empty_table_stays_empty(backend: Place, algorithm: str) -> None:
    case = Case([], {"town": TOWNS, "job": None})
    load(backend, case)

    report = case.run(backend.url, algorithm, 4, unlisted="drop")

    assert (report.rows.published, report.classes.count) == (0, 0)


@pytest.mark.parametrize("algorithm", ["top_down", "bottom_up"])
def test_a_cut_stays_within_the_levels_that_a_job_allows(backend: Place, algorithm: str) -> None:
    case = CASES["weights"]
    load(backend, case)
    said = case.job(algorithm, 2, 12, unlisted="drop").to_mapping()
    said["columns"]["grade"] |= {"min_level": 1, "max_level": 2}
    limits = [(0, 2), (0, 1), (1, 2)]
    trees = case.oracle(2, 12).trees
    subtrees = Subtrees(case.rows, trees, 2, 12, limits=limits)
    cut = cut_of(algorithm, subtrees)
    assert cut is not None

    api.run(Job.from_mapping(said), connection=backend.url)

    records = [tuple(record.values()) for record in backend.records("released")]
    published = [(i, *row) for i, row in enumerate(subtrees.published(cut)) if row is not None]
    assert sorted(records, key=lambda row: int(row[0])) == published


def test_levels_that_no_hierarchy_has_are_refused(backend: Place) -> None:
    case = CASES["weights"]
    load(backend, case)
    said = case.job("top_down", 2, unlisted="drop").to_mapping()
    columns = said["columns"]
    with pytest.raises(JobError, match="min_level is above max_level"):
        Job.from_mapping(
            {
                **said,
                "columns": {
                    **columns,
                    "grade": {**columns["grade"], "min_level": 2, "max_level": 1},
                },
            }
        )
    for algorithm in ("top_down", "bottom_up", "optimal"):
        high = {**columns, "grade": {**columns["grade"], "max_level": 9}}
        job = Job.from_mapping({**said, "columns": high, "algorithm": algorithm})
        with pytest.raises(
            JobError, match=r"columns\.grade\.max_level: must be at most 3, the level"
        ):
            api.plan(job, connection=backend.url)
    job = Job.from_mapping({**said, "columns": high, "algorithm": "mondrian"})
    with pytest.raises(UnsupportedError, match="mondrian does not support min_level and"):
        api.plan(job, connection=backend.url)


def test_the_class_column_is_a_column_that_is_no_quasi_identifier(backend: Place) -> None:
    case = CASES["no hierarchies"]
    load(backend, case)
    for name, error in [("job", JobError), ("nothing", InspectionError)]:
        with pytest.raises(error):
            case.run(backend.url, {"top_down": {"column": name}}, 2, unlisted="drop")

"""A search finds the same classes in the database and in an embedded DuckDB, on every engine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import pytest
from engines import ENGINES
from model_cases import MODELS, job, settings_of, short_name
from oracle_search import reported_name
from sampling import fewest
from sql_scenarios import COLUMNS, PLAIN, ROWS

import sqlanon
from sqlanon.errors import TooManyCellsError, UnsatisfiableError
from sqlanon.pipeline.run import Run
from sqlanon.pipeline.steps import find_recoding, inspect_source, stage_source
from sqlanon.sql.backends import open_connection
from sqlanon.sql.dialects import DIALECTS
from sqlanon.sql.statement import Query, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place

    from sqlanon.job.job import Job
    from sqlanon.pipeline.steps import Source, Staged
    from sqlanon.sql.statement import WorkTable

pytestmark = pytest.mark.no_cover  # hundreds of runs, through the same lines as others'
WAYS: tuple[Literal["database", "embedded"], ...] = ("database", "embedded")
EVERY = {
    f"{engine}-{name}-{short_name(algorithm)}": (engine, name, algorithm)
    for number, name in enumerate(MODELS)
    for turn, algorithm in enumerate(settings_of(name))
    for engine in ([ENGINES[(number + turn) % len(ENGINES)]] if number else ENGINES)
}
ALL = {
    case: EVERY[case]
    for case in fewest(
        {
            case: {
                name,
                (engine, short_name(algorithm)),
                *((reported_name(one), short_name(algorithm).split()[0]) for one in MODELS[name]),
            }
            for case, (engine, name, algorithm) in EVERY.items()
        }
    )
}
"""Each algorithm on every engine and with each model, and each way to ask for one.

Not all ways with all algorithms: what is carried follows from the way, and a search does not know
where it runs; test_models_in_search.py makes a release of each pair.
"""
IN_PLAIN = fewest(
    {
        case: {engine, short_name(algorithm), *map(reported_name, MODELS[name])}
        for case, (engine, name, algorithm) in ALL.items()
    }
)
"""Each engine, model and algorithm once."""
CASES = [
    pytest.param(*said, id=case, marks=[] if case in IN_PLAIN else pytest.mark.full)
    for case, said in ALL.items()
]
K3 = {"k_anonymity": {"k": 3}}


def held(workspace: Workspace, table: WorkTable, columns: str = "*") -> Counter[tuple[int, ...]]:
    """The rows of a relation of whole numbers."""
    rows = workspace.backend.fetch(Query("test", Sql(f"SELECT {columns} FROM {table}")))
    return Counter(tuple(int(cell) for cell in row) for row in rows)


def found(said: Job, source: Source, staged: Staged, workspace: Workspace) -> object:
    """All that a search finds; what it raises if there is nothing."""
    try:
        recoding = find_recoding(Run(said, workspace), source, staged).recoding
    except UnsatisfiableError as error:
        return str(error)
    search = recoding.search
    assert search.engine == said.search_in
    levels = (
        Counter() if recoding.levels_of_class is None else held(workspace, recoding.levels_of_class)
    )
    return (
        held(workspace, recoding.assignment, "cell, class, n"),
        levels,
        recoding.suppressed,
        search.solutions,
        search.value,
        search.lower_bound,
        search.nodes_checked,
        search.rounds,
    )


@pytest.mark.parametrize(("engine", "models", "algorithm"), CASES)
def test_both_find_the_same(
    loaded: Callable[[str], Place], engine: str, models: str, algorithm: object
) -> None:
    """Cell by cell and class by class, with the same numbers."""
    jobs = [job(MODELS[models], algorithm, search_in=way) for way in WAYS]
    with (
        open_connection(loaded(engine).url) as backend,
        backend.transaction(write=False),
        Workspace(backend) as workspace,
    ):
        run = Run(jobs[0], workspace)
        source = inspect_source(run)
        staged = stage_source(run, source)
        in_database, embedded = (found(one, source, staged, workspace) for one in jobs)
    assert embedded == in_database
    assert in_database


def released(
    place: Place, way: Literal["auto", "database", "embedded"], **said: Any
) -> tuple[list[str], sqlanon.Report]:
    """The rows of a release, and the report."""
    report = sqlanon.anonymize(
        place.url,
        "people",
        **{
            "columns": PLAIN,
            "privacy": [K3],
            "target": {"table": "released", "if_exists": "replace"},
            "search_in": way,
            **said,
        },
    )
    return sorted(map(repr, place.records("released"))), report


CLOSE = {"t_closeness": {"column": "illness", "t": 0.3}}


@pytest.mark.parametrize(
    ("dealt", "privacy"),
    [
        ({"mondrian": {"split": "relaxed"}}, [K3]),
        ({"mondrian": {"refine": True}}, [K3]),
        ({"mondrian": {"split": "by_value"}}, [K3, CLOSE]),
        ({"order_and_cut": {"split": "by_value", "refine": True}}, [K3, CLOSE]),
    ],
    ids=["relaxed", "refined", "by_value", "exchanged"],
)
def test_releases_are_the_same_with_a_seed(
    backend: Place, dealt: dict[str, Any], privacy: list[dict[str, Any]]
) -> None:
    backend.load("people", COLUMNS, ROWS)
    columns = {**PLAIN, "illness": {"role": "sensitive"}}
    asked: dict[str, Any] = {"algorithm": dealt, "privacy": privacy, "columns": columns}
    ways = [released(backend, way, seed=7, **asked) for way in WAYS]
    assert ways[0][0] == ways[1][0]
    for _, report in ways:
        assert any("split: by_value" in note for note in report.notes) == (CLOSE in privacy)
    said = [report.search for _, report in ways]
    assert [one.engine for one in said] == [*WAYS]
    assert all(one.because == "the job says so" for one in said)
    # what the database ran: the search is in it, or is not
    assert (ways[0][1].statements or 0) > (said[0].statements or 0)
    assert (ways[1][1].statements or 0) < (ways[0][1].statements or 0)
    assert {name for name in backend.tables() if name.startswith("_sqlanon")} == set()


def test_a_plan_searches_where_its_script_runs(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    said: dict[str, Any] = {"columns": PLAIN, "privacy": [K3], "search_in": "embedded"}
    scripted = sqlanon.plan(backend.url, "people", **said)
    assert scripted.search.engine == "database"
    assert "mondrian/root" in {one.name for one in scripted.script}
    plain = sqlanon.plan(backend.url, "people", **said, script=False)
    assert plain.search.engine == "embedded"
    assert not [*plain.script]
    assert plain.loss == scripted.loss
    assert plain.tables == scripted.tables


def test_level_vectors_are_compared_where_the_search_was(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    said: dict[str, Any] = {"columns": PLAIN, "privacy": [K3], "algorithm": "optimal"}
    plans = [
        sqlanon.plan(backend.url, "people", **said, search_in=way, script=False) for way in WAYS
    ]
    assert [plan.search.engine for plan in plans] == [*WAYS]
    assert plans[0].solutions == plans[1].solutions
    assert len(plans[0].solutions) == 4


def test_more_cells_than_may_be_carried_are_refused_before_one_is(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    seen: list[str] = []
    with pytest.raises(TooManyCellsError, match="max_transfer_cells is 11") as refused:
        sqlanon.anonymize(
            backend.url,
            "people",
            columns=PLAIN,
            privacy=[K3],
            target="released",
            search_in="embedded",
            max_transfer_cells=11,
            observer=sqlanon.Observer(statement=lambda one: seen.append(one.name)),
        )
    assert refused.value.exit_code == 1
    assert "search_engine/extent" in seen
    assert "search_engine/packed" not in seen
    assert "released" not in backend.tables()


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_a_job_that_does_not_say_is_searched_in_the_database_while_cells_are_few(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend.load("people", COLUMNS, ROWS)
    dialect = DIALECTS[backend.name]
    cells = len({(age, zip_code, city) for _, age, zip_code, _, _, city, *_ in ROWS})
    assert cells <= (dialect.quick_to_search or 0)
    monkeypatch.setattr(dialect, "quick_to_search", cells)
    few, report = released(backend, "auto", max_transfer_cells=11)
    assert report.search.engine == "database"
    assert report.search.because == f"up to {cells} cells it is as quick as an embedded DuckDB"
    monkeypatch.setattr(dialect, "quick_to_search", cells - 1)
    more, report = released(backend, "auto")
    assert report.search.engine == "embedded"
    assert report.search.because.endswith(f"on {backend.name} with more than {cells - 1} cells")
    many, report = released(backend, "auto", max_transfer_cells=11)
    assert report.search.engine == "database"
    assert report.search.because == "its cells are more than the 11 of max_transfer_cells"
    assert many == more == few

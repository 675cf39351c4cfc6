"""Nodes that are rolled up from a coarser relation are measured as those that read the cells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from lattice_cases import Case

from sqlanon.algorithms.full_domain import counter
from sqlanon.algorithms.full_domain.level_columns import Group, LevelColumns, estimate, group_nodes
from sqlanon.api import run as api
from sqlanon.sql.dialects.duckdb import DuckDB
from sqlanon.sql.dialects.postgresql import PostgreSQL
from sqlanon.sql.dialects.sqlite import SQLite
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engines import Place

    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.report.plan import Plan
    from sqlanon.sql.statement import Statement

TOWNS = (
    ("Aachen", "west", "*"),
    ("Bonn", "west", "*"),
    ("Celle", "north", "*"),
    ("Kiel", "north", "*"),
)
GRADES = tuple(
    (str(grade), f"half of {grade // 2 * 2}", f"below {4 if grade < 4 else 8}", "*")
    for grade in range(7)
)
CASE = Case(
    [
        (
            TOWNS[place * 3 % 4][0] if place % 5 else None,
            ("nurse", "clerk", "smith")[place // 2 % 3],
            None if place % 7 == 5 else str(place * place % 7),
        )
        for place in range(60)
    ],
    {"town": TOWNS, "job": None, "grade": GRADES},
    {"town": 5},
)
METRICS: list[Any] = [
    "loss",
    "ncp",
    "discernibility",
    "kl_divergence",
    "height",
    {"entropy": {"variant": "nue_nm"}},
    {"loss": {"aggregate": "geometric", "gs_factor": 0.3}},
]
MODELS: dict[str, list[dict[str, Any]]] = {
    "k": [{"k_anonymity": {"k": 3}}],
    "a column": [{"k_anonymity": {"k": 2}}, {"l_diversity": {"column": "id", "l": 4}}],
    "all classes": [{"average_risk": {"threshold": 0.2}}],
}


def planned(place: Place, monkeypatch: pytest.MonkeyPatch, rows: int, **said: object) -> Plan:
    """Every feasible node, where so many rows are thought to be read while a query is planned."""
    for dialect in (DuckDB, PostgreSQL, SQLite):
        monkeypatch.setattr(dialect, "planning_rows", rows)
    seen: list[Statement] = []
    metric, models = said["metric"], said["models"]
    job = CASE.job({"mingen": {"metric": metric}}, 1, 20, privacy=models)
    plan = api.plan(
        job, connection=place.url, solutions=1000, observer=Observer(statement=seen.append)
    )
    rolled = any("rolled0" in step.sql for step in seen)
    assert rolled == (rows < 0 and place.name != "mariadb")
    return plan


@pytest.mark.gate
@pytest.mark.parametrize("models", MODELS)
def test_it_makes_no_difference(
    backend: Place, monkeypatch: pytest.MonkeyPatch, models: str
) -> None:
    CASE.load(backend)
    for metric in METRICS:
        said = {"metric": metric, "models": MODELS[models]}
        plain = planned(backend, monkeypatch, 10**9, **said)
        rolled = planned(backend, monkeypatch, -(10**9), **said)
        assert plain.solutions_proved is not None
        assert plain.solutions
        assert rolled.solutions == plain.solutions
        assert rolled.recoding == plain.recoding


@pytest.mark.parametrize("metric", METRICS, ids=str)
def test_costs_asked_later_are_those_asked_at_once(
    backend: Place, monkeypatch: pytest.MonkeyPatch, metric: object
) -> None:
    CASE.load(backend)
    asked: list[bool] = []
    measured = LevelColumns.measure

    def spy(self: LevelColumns, nodes: Sequence[LevelVector], *, costs: bool) -> Any:
        asked.append(costs)
        return measured(self, nodes, costs=costs)

    monkeypatch.setattr(LevelColumns, "measure", spy)
    job = CASE.job({"mingen": {"metric": metric}}, 3, 20)
    monkeypatch.setattr(counter, "_FEW", 10**9)
    at_once = api.plan(job, connection=backend.url, solutions=1000)
    assert all(asked)
    monkeypatch.setattr(counter, "_FEW", 1)
    monkeypatch.setattr(counter, "_FEW_FEASIBLE", 1)
    later = api.plan(job, connection=backend.url, solutions=1000)
    assert not all(asked)
    assert later.solutions == at_once.solutions
    assert any(one.suppressed for one in later.solutions)


def test_groups_read_fewer_rows() -> None:
    distinct = {(0, 0): 100, (0, 1): 10, (0, 2): 1, (1, 0): 100, (1, 1): 1}
    classes = estimate(5000, distinct, (2, 1))
    assert classes((0, 0)) == pytest.approx(5000)
    assert classes((2, 1)) == pytest.approx(1)
    assert classes((0, 0)) > classes((1, 0)) > classes((1, 1)) > 1

    nodes = [(1, 1), (0, 0), (2, 1), (1, 1)]
    assert group_nodes(nodes, 5000, classes, 1000) == [Group((1, 1), [0, 2, 3]), Group((0, 0), [1])]
    assert group_nodes(nodes, 5000, classes, 100_000) == [
        Group(node, [place]) for place, node in enumerate(nodes)
    ]
    assert estimate(0, {(0, 0): 0, (0, 1): 0}, (1,))((0,)) == 1

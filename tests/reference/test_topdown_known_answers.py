"""Top-down specialization reproduces known scores (topdown.scores).

The table itself is not among the known answers; this one is made from the numbers: six rows, a
class column of one bit, ages cut above 20, 21 and 30, and sex.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import duckdb
import pytest
from lattice_cases import Case
from oracle_subtrees import Subtrees

from sqlanon.algorithms.subtree.top_down import TopDown
from sqlanon.algorithms.subtree.tree_cuts import TreeCuts
from sqlanon.api import run as api

if TYPE_CHECKING:
    from sqlanon.algorithms import Problem
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace

AGES = (20, 21, 30, 40, 50, 60)
CLASSES = ("Y", "Y", "N", "Y", "N", "N")
SEX = ("F", "M", "F", "F", "M", "M")
GAINS = {"age20": 0.190875, "age21": 0.459148, "age30": 0.081704, "sex": 0.081704}
FLAT = (("low", "*"), ("high", "*"))
ROWS = [
    (*("low" if age <= cut else "high" for cut in (20, 21, 30)), sex)
    for age, sex in zip(AGES, SEX, strict=True)
]
CASE = Case(
    ROWS,
    {"age20": FLAT, "age21": FLAT, "age30": FLAT, "sex": (("F", "*"), ("M", "*"))},
)


@pytest.fixture
def people() -> duckdb.DuckDBPyConnection:
    """The table in memory."""
    connection = duckdb.connect()
    names = ", ".join(f"{name} VARCHAR" for name in (*CASE.hierarchies, "class"))
    connection.execute(f"CREATE TABLE people (id BIGINT, {names})")
    for number, (row, label) in enumerate(zip(ROWS, CLASSES, strict=True)):
        marks = ", ".join("?" * (len(row) + 2))
        connection.execute(f"INSERT INTO people VALUES ({marks})", [number, *row, label])
    return connection


def test_information_gains(
    people: duckdb.DuckDBPyConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, float] = {}
    search = TopDown.search

    def spy(self: TopDown, problem: Problem, workspace: Workspace) -> Recoding:
        cuts = TreeCuts(problem, workspace)
        names = [attribute.name for attribute in problem.frequency_set.attributes]
        for node, gain in cuts.information("class").items():
            seen[names[node.attribute]] = gain / 1e9
        return search(self, problem, workspace)

    monkeypatch.setattr(TopDown, "search", spy)
    job = CASE.job({"top_down": {"column": "class"}}, 2, unlisted="drop")
    api.plan(job, connection=people)

    assert seen == pytest.approx(GAINS, abs=5e-7)


@pytest.mark.parametrize("score", ["2005", "2007"])
def test_the_best_allowed_score_wins(
    people: duckdb.DuckDBPyConnection, score: Literal["2005", "2007"]
) -> None:
    """Age above 21 wins: 20 would leave one row alone, and a second cut a class of one."""
    said = {"top_down": {"column": "class", "variant": score}}
    report = CASE.run(people, said, 2, unlisted="drop")

    assert report.search.rounds
    shown = people.execute("SELECT age20, age21 FROM released").fetchall()
    assert sorted(shown) == [("*", "high")] * 4 + [("*", "low")] * 2
    truth = Subtrees(ROWS, CASE.oracle(2).trees, 2, 0, CLASSES)
    cut = truth.top_down(score)
    assert cut is not None
    rows = people.execute("SELECT * EXCLUDE (id) FROM released ORDER BY id").fetchall()
    assert rows == truth.published(cut)


def test_scores_weigh_gain_against_anonymity() -> None:
    """From six rows in one class: a gain of 0.459148 for 4 rows of anonymity, 0.081704 for 3."""
    gains = {"age21": (459_147_917, 2), "sex": (81_704_166, 3)}
    for gain, made in gains.values():
        lost = 6 - made
        assert TopDown(variant="2005")._score(gain, 6, made) == pytest.approx(gain / lost)
        assert TopDown(variant="2007")._score(gain, 6, made) == pytest.approx(gain / (lost + 1))
    assert TopDown(variant="2005")._score(5, 6, 6) == TopDown(variant="2007")._score(5, 6, 6) == 5

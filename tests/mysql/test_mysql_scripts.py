"""The script of a plan on MySQL makes the release of a run, and fails where that is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from clients import outcome, replay
from spark_people import ROWS, job, loaded, rows_of

import sqlanon

if TYPE_CHECKING:
    from mysql_place import MySQLPlace

FEW = [row for row in ROWS if row[0] < 120]


@pytest.mark.parametrize("algorithm", ["mondrian", "optimal"])
def test_a_replayed_script_makes_the_release_of_the_run(mysql: MySQLPlace, algorithm: str) -> None:
    loaded(mysql, FEW)
    asked = job(algorithm=algorithm)
    plan = sqlanon.plan(asked, connection=mysql.url)
    sqlanon.run(asked, connection=mysql.url)
    by_run = rows_of(mysql)
    mysql.run("DROP TABLE released", "DROP TABLE sqlanon_runs")
    replay(mysql, plan.script.text())
    assert rows_of(mysql) == by_run
    assert not [name for name in mysql.named() if name.startswith("_sqlanon_")]


def test_a_script_fails_where_the_source_is_another_one(mysql: MySQLPlace) -> None:
    loaded(mysql, FEW)
    plan = sqlanon.plan(job(), connection=mysql.url)
    mysql.run("DELETE FROM people WHERE id > 100")
    code, told = outcome(mysql, plan.script.text())
    assert code != 0
    assert "other_source_than_planned" in told
    assert "released" not in mysql.tables()
    assert sqlanon.clean(mysql.url)
    assert not [name for name in mysql.named() if name.startswith("_sqlanon_")]


def test_a_script_fails_where_a_model_does_not_hold_any_more(mysql: MySQLPlace) -> None:
    loaded(mysql, FEW)
    models = [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}]
    plan = sqlanon.plan(job(privacy=models), connection=mysql.url)
    mysql.run("UPDATE people SET illness = 'the same'")
    code, told = outcome(mysql, plan.script.text())
    assert code != 0
    assert "model_violated_0" in told
    assert "released" not in mysql.tables()

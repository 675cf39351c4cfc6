"""Targets that others refer to or that sqlanon keeps, and connections that commit by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

from sqlanon.api import run as api
from sqlanon.errors import (
    PublishError,
    UnsupportedError,
)
from sqlanon.ledger.leftovers import clean

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

K2 = [{"k_anonymity": {"k": 2}}]


def release(place: Place, quasi: dict[str, Any], **changes: Any) -> Report:
    said: dict[str, Any] = {"privacy": K2, "target": "rel", "unlisted": "keep"}
    columns = {name: {"role": "quasi"} | more for name, more in quasi.items()}
    return api.anonymize(place.url, "t", columns=columns, **(said | changes))


def test_a_target_that_other_tables_refer_to_is_not_replaced(backend: Place) -> None:
    backend.load("t", {"v": "integer"}, [(1,), (1,), (2,), (2,)])
    backend.run("CREATE TABLE rel (id INTEGER PRIMARY KEY)")
    backend.run("CREATE TABLE child (r INTEGER, FOREIGN KEY (r) REFERENCES rel (id))")
    backend.run("INSERT INTO rel VALUES (1)", "INSERT INTO child VALUES (1)")
    with pytest.raises(PublishError, match="child"):
        release(backend, {"v": {}}, target={"table": "rel", "if_exists": "replace"})
    assert len(backend.rows("SELECT * FROM child")) == len(backend.rows("SELECT id FROM rel")) == 1
    assert clean(backend.url) == []


@pytest.mark.parametrize(
    "name", ["sqlanon_runs", "SQLANON_RUNS", "_sqlanon_x", "sqlanon_recoding_x"]
)
def test_the_names_of_the_house_are_no_targets(backend: Place, name: str) -> None:
    backend.load("t", {"v": "integer"}, [(1,), (1,)])
    with pytest.raises(PublishError, match="sqlanon reserves"):
        release(backend, {"v": {}}, target={"table": name, "if_exists": "replace"})


def test_a_table_in_place_of_a_view_takes_the_recoding_away(backend: Place) -> None:
    backend.load("t", {"v": "integer"}, [(1,), (1,), (2,), (2,)])
    release(backend, {"v": {}}, target={"table": "rel", "mode": "view"})
    if backend.name == "mariadb":  # its views are not replaced by tables in one step
        backend.run("DROP VIEW rel")
    release(backend, {"v": {}}, target={"table": "rel", "if_exists": "replace"})
    assert sorted(backend.tables()) == ["rel", "sqlanon_runs", "t"]


def test_a_connection_that_commits_every_statement_is_refused(backend: Place) -> None:
    if backend.name not in {"postgresql", "mariadb"}:
        pytest.skip("there is no such mode that sqlanon would not overrule")
    backend.load("t", {"v": "integer"}, [(1,), (1,)])
    engine = sqlalchemy.create_engine(backend.url, isolation_level="AUTOCOMMIT")
    try:
        with pytest.raises(UnsupportedError, match="AUTOCOMMIT"):
            api.anonymize(engine, "t", columns={"v": {"role": "quasi"}}, privacy=K2, target="rel")
    finally:
        engine.dispose()


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
def test_a_second_run_in_place_is_not_hindered_by_the_first(backend: Place) -> None:
    backend.load("t", {"v": "text"}, [("a",), ("a",), ("b",), ("b",)])
    for _ in range(2):
        release(backend, {"v": {}}, target={"mode": "replace"}, in_place=True)
    assert len(backend.rows("SELECT * FROM t")) == 4

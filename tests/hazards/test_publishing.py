"""What a hostile review found, each as it was found; none may come back."""

from __future__ import annotations

import traceback
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

from sqlanon import api
from sqlanon.errors import (
    ConnectionFailedError,
    HierarchyError,
    PublishError,
    SqlanonError,
    UnsupportedError,
)
from sqlanon.publish.leftovers import clean
from sqlanon.sql.backends import connect

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

K2 = [{"k_anonymity": {"k": 2}}]


def release(place: Place, quasi: dict[str, Any], **changes: Any) -> Report:
    said: dict[str, Any] = {"privacy": K2, "target": "rel", "unlisted": "insensitive"}
    columns = {name: {"role": "quasi"} | more for name, more in quasi.items()}
    return api.anonymize(place.url, "t", columns=columns, **(said | changes))


def test_numbers_that_are_equal_and_look_different_are_published_as_one(backend: Place) -> None:
    """PostgreSQL keeps 1.0 and 1.00 apart when it writes them, SQLite 1 and 1.0."""
    kinds = {"postgresql": "NUMERIC", "sqlite": ""}
    if backend.name not in kinds:
        pytest.skip("decimals of one column are all written with the same places here")
    backend.run(f"CREATE TABLE t (n {kinds[backend.name]}, s INTEGER)")
    cells = ["1.0", "1.00", "2", "2.000"] if backend.name == "postgresql" else ["1", "1.0"] * 2
    for place, cell in enumerate(cells):
        backend.run(f"INSERT INTO t VALUES ({cell}, {place})")
    release(backend, {"n": {}})
    shown = Counter(row[0] for row in backend.rows("SELECT CAST(n AS VARCHAR(9)) FROM rel"))
    assert min(shown.values()) >= 2


def test_long_labels_that_begin_alike_stay_apart_in_a_view(backend: Place) -> None:
    """MariaDB sorts, and so ranks, by the first 1,024 bytes."""
    backend.load(
        "t",
        {"v": "text", "s": "integer"},
        [
            ("x" * 1500 + last, 2 * place + row)
            for place, last in enumerate("abc")
            for row in (0, 1)
        ],
    )
    release(backend, {"v": {}}, target={"table": "rel", "mode": "view"})
    backend.run("DELETE FROM t WHERE s = 3")
    sizes = Counter(row[0] for row in backend.rows("SELECT v FROM rel"))
    assert sorted(sizes.values()) == [2, 2]


def test_a_mean_of_large_whole_numbers_is_exact(backend: Place) -> None:
    base = 2**62
    rows = [(base + 1, 0), (base + 3, 1), (-base - 7, 2), (-base - 5, 3)]
    backend.load("t", {"v": "integer", "s": "integer"}, rows)
    with pytest.raises(UnsupportedError, match="too far apart"):
        release(backend, {"v": {"output": "mean"}})
    backend.run("DELETE FROM t WHERE s > 1")
    release(backend, {"v": {"output": "mean"}})
    assert [row[0] for row in backend.rows("SELECT v FROM rel")] == [base + 2] * 2


def test_numbers_beyond_exact_intervals_are_refused(backend: Place) -> None:
    backend.load("t", {"v": "real", "s": "integer"}, [(1e30, 0), (2e30, 1), (5e25, 2), (6e25, 3)])
    with pytest.raises(HierarchyError, match="4 values, in 4 rows"):
        release(backend, {"v": {"hierarchy": {"intervals": [10]}}})


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
    with pytest.raises(PublishError, match="keeps for itself"):
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
    backend.load("t", {"v": "integer"}, [(1,), (1,), (2,), (2,)])
    for _ in range(2):
        release(backend, {"v": {}}, target={"mode": "replace"}, in_place=True)
    assert len(backend.rows("SELECT * FROM t")) == 4


def test_a_failed_cast_leaves_no_value_in_the_chain_of_errors(backend: Place) -> None:
    if backend.name in {"sqlite", "mariadb"}:
        pytest.skip("a bad cast is no error here")
    backend.load("t", {"a": "text"}, [("SSN-CANARY",)])
    backend.run("CREATE VIEW w AS SELECT CAST(a AS INTEGER) AS v FROM t")
    with pytest.raises(SqlanonError) as caught:
        api.anonymize(backend.url, "w", columns={"v": {"role": "quasi"}}, privacy=K2, target="rel")
    error: BaseException | None = caught.value
    while error is not None:
        assert "CANARY" not in "".join(traceback.format_exception_only(error))
        error = error.__cause__ or error.__context__


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://user:p@ss/w0rdSECRET@127.0.0.1:1/db",
        "postgresql://user:p@ssSECRET@127.0.0.1:1/db",
        "mysql://user:SECRET@127.0.0.1:1/x?foo=1",
        "mysql://user:SECRET@127.0.0.1:1/x?charset=nope",
        "mysql://user:SECRET@127.0.0.1:1/x?connect_timeout=abc",
        "duckdb://[/SECRET",
        "nosuch://user:SECRET@host/x",
    ],
)
def test_no_part_of_a_password_is_shown(url: str) -> None:
    with pytest.raises(ConnectionFailedError) as caught:
        connect(url)
    error: BaseException | None = caught.value
    while error is not None:
        assert "SECRET" not in str(error)
        error = error.__cause__ or error.__context__

"""Hierarchies that stay in the database: built, imported, listed, checked, exported, replaced."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import duckdb
import pandas as pd
import pytest

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

SETUP = (
    "CREATE TABLE people (age INTEGER, city VARCHAR(50), kind VARCHAR(9))",
    "INSERT INTO people VALUES (17, 'Oslo', 'x'), (25, 'Rom', 'x'), (31, 'Zürich', 'y')",
    "INSERT INTO people VALUES (NULL, NULL, NULL)",
    "CREATE TABLE vacant (age INTEGER)",
    "CREATE TABLE level_0_only (level_0 VARCHAR(9))",
    "CREATE TABLE gap (level_0 VARCHAR(9), level_2 VARCHAR(9))",
    "CREATE TABLE more (level_0 VARCHAR(9), level_1 VARCHAR(9), note VARCHAR(9))",
)
PLACES = {"Europe": {"North": ["Oslo"], "South": ["Rom", "o;d'd\"", None]}, "Asia": {"x": ["京都"]}}


def run_in(url: str, *statements: str) -> None:
    path = url.split(":///", 1)[1]
    connect = duckdb.connect if url.startswith("duckdb") else sqlite3.connect
    connection = connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.fixture(params=["duckdb", "sqlite"])
def backend_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of a database with some tables."""
    url = f"{request.param}:///{tmp_path / 'data'}"
    run_in(url, *SETUP)
    return url


def test_a_built_hierarchy_is_kept_as_a_plain_table(backend_url: str) -> None:
    made = sqlanon.build_hierarchy(
        backend_url, "people", "age", {"intervals": [10, 20]}, "age_levels"
    )

    assert (made.name, made.height, made.leaves) == ("age_levels", 3, 3)
    assert sqlanon.hierarchy_rows(backend_url, "age_levels") == [
        ("17", "[10-19]", "[0-19]", "*"),
        ("25", "[20-29]", "[20-39]", "*"),
        ("31", "[30-39]", "[20-39]", "*"),
    ]


def test_a_kept_hierarchy_serves_a_job(backend_url: str) -> None:
    sqlanon.build_hierarchy(backend_url, "people", "kind", {"flat": True}, "kinds")

    report = sqlanon.anonymize(
        backend_url,
        "people",
        columns={"kind": {"role": "quasi", "hierarchy": {"table": "kinds"}}},
        unlisted="drop",
        privacy=[sqlanon.KAnonymity(k=4)],
        target="released",
    )

    assert report.classes.count == 1


@pytest.mark.parametrize("mode", ["table", "view"])
def test_a_hierarchy_is_not_replaced_by_what_it_coarsens(backend_url: str, mode: str) -> None:
    sqlanon.build_hierarchy(backend_url, "people", "kind", {"flat": True}, "kinds")
    rows = sqlanon.hierarchy_rows(backend_url, "kinds")

    with pytest.raises(sqlanon.PublishError, match="kinds is read by the job"):
        sqlanon.anonymize(
            backend_url,
            "people",
            columns={"kind": {"role": "quasi", "hierarchy": {"table": "kinds"}}},
            unlisted="drop",
            privacy=[sqlanon.KAnonymity(k=4)],
            target={"table": "kinds", "mode": mode, "if_exists": "replace"},
        )

    assert sqlanon.hierarchy_rows(backend_url, "kinds") == rows


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_an_exported_hierarchy_imports_as_the_same_rows(
    backend_url: str, tmp_path: Path, suffix: str
) -> None:
    path = tmp_path / f"out{suffix}"
    sqlanon.import_hierarchy(backend_url, PLACES, "places")
    exported = sqlanon.export_hierarchy(backend_url, "places", path)
    sqlanon.import_hierarchy(backend_url, path, "again")

    assert exported.leaves == 5
    rows = sqlanon.hierarchy_rows(backend_url, "places")
    assert sqlanon.hierarchy_rows(backend_url, "again") == rows


def test_what_a_form_cannot_express_is_refused(backend_url: str, tmp_path: Path) -> None:
    sqlanon.import_hierarchy(backend_url, [["", "a", "*"], ["b", "a", "*"]], "blank")
    sqlanon.import_hierarchy(backend_url, [["b", "a", "everything"]], "rooted")

    with pytest.raises(sqlanon.HierarchyError, match="empty text"):
        sqlanon.export_hierarchy(backend_url, "blank", tmp_path / "a.csv")
    with pytest.raises(sqlanon.HierarchyError, match="taxonomy"):
        sqlanon.export_hierarchy(backend_url, "rooted", tmp_path / "a.json")
    with pytest.raises(sqlanon.HierarchyError, match="cannot write"):
        sqlanon.export_hierarchy(backend_url, "rooted", tmp_path / "none" / "a.csv")


def test_a_data_frame_is_a_hierarchy(backend_url: str) -> None:
    frame = pd.DataFrame({"leaf": ["x", "y", None], "top": ["*", "*", "*"]})
    sqlanon.import_hierarchy(backend_url, frame, "kinds")
    sqlanon.import_hierarchy(
        backend_url, sqlanon.hierarchy_from_frame(frame), "kinds", replace=True
    )

    rows = sqlanon.hierarchy_rows(backend_url, "kinds")

    assert rows == [("x", "*"), ("y", "*"), (None, "*")]


def test_only_tables_of_levels_are_listed(backend_url: str) -> None:
    sqlanon.import_hierarchy(backend_url, [["a", "*"]], "odd name")
    sqlanon.import_hierarchy(backend_url, PLACES, "places")

    found = sqlanon.list_hierarchies(backend_url)

    assert [(one.name, one.height, one.leaves) for one in found] == [
        ("odd name", 1, 1),
        ("places", 3, 5),
    ]


def test_a_name_that_is_free_leads_to_those_that_are_there(backend_url: str) -> None:
    sqlanon.import_hierarchy(backend_url, [["a", "*"]], "kinds")
    with pytest.raises(sqlanon.HierarchyError, match=r"did you mean kinds\?$"):
        sqlanon.hierarchy_rows(backend_url, "kindz")
    with pytest.raises(sqlanon.HierarchyError, match="`sqlanon hierarchy list` lists"):
        sqlanon.hierarchy_rows(backend_url, "zzzzzzzz")


def test_a_name_that_is_taken_is_refused(backend_url: str) -> None:
    sqlanon.import_hierarchy(backend_url, [["a", "*"]], "kinds")

    with pytest.raises(sqlanon.HierarchyError, match="--replace"):
        sqlanon.import_hierarchy(backend_url, [["b", "*"]], "kinds")
    with pytest.raises(sqlanon.HierarchyError, match="is not a hierarchy"):
        sqlanon.import_hierarchy(backend_url, [["b", "*"]], "people", replace=True)
    assert sqlanon.hierarchy_rows(backend_url, "kinds") == [("a", "*")]


def test_a_hierarchy_may_be_replaced_by_one_of_another_height(backend_url: str) -> None:
    sqlanon.import_hierarchy(backend_url, [["a", "*"]], "kinds")
    sqlanon.import_hierarchy(backend_url, [["b", "c", "*"]], "kinds", replace=True)

    assert sqlanon.hierarchy_rows(backend_url, "kinds") == [("b", "c", "*")]


def test_a_hierarchy_that_is_no_tree_is_not_stored(backend_url: str) -> None:
    rows = [["secret1", "x", "A", "*"], ["secret2", "x", "B", "*"]]

    with pytest.raises(sqlanon.HierarchyError, match="more than one parent") as caught:
        sqlanon.import_hierarchy(backend_url, rows, "kinds")

    assert "secret" not in str(caught.value)
    assert sqlanon.list_hierarchies(backend_url) == []


def test_a_column_without_values_has_no_hierarchy(backend_url: str) -> None:
    with pytest.raises(sqlanon.HierarchyError, match="no values"):
        sqlanon.build_hierarchy(backend_url, "vacant", "age", {"flat": True}, "empty")


def test_values_that_are_no_leaf_are_counted_and_shown_only_on_request(backend_url: str) -> None:
    sqlanon.import_hierarchy(backend_url, PLACES, "places")

    quiet = sqlanon.check_hierarchy(backend_url, "places", table="people", column="city")
    told = sqlanon.check_hierarchy(
        backend_url, "places", table="people", column="city", show_values=True
    )

    assert [(one.kind, one.labels) for one in quiet.problems] == [("uncovered", ())]
    assert [(one.kind, one.labels) for one in told.problems] == [("uncovered", ("Zürich",))]
    assert sqlanon.check_hierarchy(backend_url, "places").holds


def test_every_problem_of_a_table_is_named_with_its_labels(backend_url: str) -> None:
    run_in(
        backend_url,
        "CREATE TABLE bad (level_0 VARCHAR(9), level_1 VARCHAR(9), level_2 VARCHAR(9))",
        "INSERT INTO bad VALUES ('a', 'g', '*'), ('a', 'g', '*'), ('b', 'g', 'top'),"
        " ('*', 'h', '*'), ('c', NULL, '*'), ('h', 'i', '*')",
    )

    found = sqlanon.check_hierarchy(backend_url, "bad", show_values=True)

    assert {one.kind: one.labels for one in found.problems} == {
        "missing": ("c",),
        "starred": (),
        "duplicates": ("a",),
        "roots": ("*", "top"),
        "parents": ("g",),
        "ambiguous": ("*", "h"),
    }


def test_a_file_is_checked_without_being_stored(backend_url: str, tmp_path: Path) -> None:
    path = tmp_path / "places.csv"
    path.write_text("Oslo;*\nRom;*\n", encoding="utf-8")

    found = sqlanon.check_hierarchy(backend_url, path, table="people", column="city")

    assert [one.kind for one in found.problems] == ["uncovered"]
    assert sqlanon.list_hierarchies(backend_url) == []

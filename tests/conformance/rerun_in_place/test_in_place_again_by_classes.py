"""`run` once more on a table that regions or cuts have made anonymous, and that lived on since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from again import COLUMNS, SAID, run, shown, table
from class_nights import SEX_ROWS, ZIP_ROWS, ClassNights
from engines import DuckDBPlace

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import SqlanonError, UnsatisfiableError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

TREES: dict[str, Any] = {
    **COLUMNS,
    "zip": {"role": "quasi", "hierarchy": {"rows": ZIP_ROWS}},
    "sex": {"role": "quasi", "hierarchy": {"rows": SEX_ROWS}},
}
BY_K = {"privacy": SAID["privacy"][:1]}


def said(algorithm: str) -> dict[str, Any]:
    """A job by an algorithm."""
    models = {} if algorithm in {"mondrian", "top_down", "bottom_up"} else BY_K
    return {"columns": TREES, "algorithm": algorithm, "max_suppression": 0, **models}


def quasi(place: Place) -> dict[int, tuple[str | None, ...]]:
    return {row[0]: row[1:4] for row in shown(place)}


def live(place: Place, algorithm: str, *, days: int, seed: int = 5) -> list[list[Any]]:
    """Nights and days, each night looked at; what was shown after each."""
    two = algorithm in {"mondrian", "top_down", "bottom_up"}
    nights = ClassNights(k=5, l=2 if two else 1, seed=seed)
    table(place, *nights.come(60, kinds=9))
    joined, seen = 0, []
    for day in range(days):
        before = quasi(place)
        report = run(place, **said(algorithm))
        came = None if report.resumed is None else report.resumed.came
        joined += nights.class_night(before, shown(place), came)
        seen.append(shown(place))
        place.run(*nights.day(), *nights.come(day * 7, kinds=9))
    assert joined, "nobody joined a class that was there"
    return seen


@pytest.mark.gate
def test_nights_by_regions_are_those_that_plain_python_allows(
    backend: Place, tmp_path: Path
) -> None:
    seen = live(backend, "mondrian", days=4)
    if backend.name != "duckdb":
        (tmp_path / "other").mkdir()
        assert seen == live(DuckDBPlace(tmp_path / "other"), "mondrian", days=4)


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
@pytest.mark.parametrize(
    "algorithm", ["top_down", "bottom_up", "order_and_cut", "mu_argus", "cell_suppression"]
)
def test_nights_by_cuts_are_those_that_plain_python_allows(backend: Place, algorithm: str) -> None:
    live(backend, algorithm, days=4)


def fixed_rows(place: Place, *more: tuple[str, str, str | None]) -> None:
    """Three classes of five rows: all cooks alike, all of food, all of health."""
    rows = [("cook", "10115", "f")] * 5
    rows += [("baker", "10117", "m")] * 3 + [("cook", "10117", "m")] * 2
    rows += [("nurse", "80331", "f")] * 3 + [("dentist", "80331", "f")] * 2
    table(place, *(insertion(n, *row) for n, row in enumerate([*rows, *more])))


def insertion(key: int, *cells: str | None) -> str:
    quoted = ", ".join("NULL" if one is None else f"'{one}'" for one in cells)
    return f"INSERT INTO people VALUES ({key}, {quoted}, 'flu', 'note {key}')"


REGIONS: dict[str, Any] = {**said("mondrian"), **BY_K}


def test_what_reads_like_a_class_is_in_it_and_what_lies_in_one_joins_it(backend: Place) -> None:
    fixed_rows(backend)
    run(backend, **REGIONS)
    before = shown(backend)
    assert [row[1] for row in before] == ["cook"] * 5 + ["food"] * 5 + ["health"] * 5
    backend.run(
        insertion(20, "cook", "10115", "f"),  # raw, and a class's labels
        insertion(21, "cook", "10117", "m"),  # within food
        insertion(22, "food", "10117", "m"),  # somebody writes what he sees
        "UPDATE people SET job = 'surgeon' WHERE id = 10",  # one cell of a row of health
    )
    plan = api.plan(backend.url, "people", **{**SAID, **REGIONS})
    assert plan.resumed is not None
    assert plan.resumed.came == 2
    report = run(backend, **REGIONS)
    assert report.resumed == plan.resumed
    assert report.recoding.kind == "multidimensional"
    assert quasi(backend) == {
        **{row[0]: row[1:4] for row in before},
        20: ("cook", "10115", "f"),
        21: ("food", "10117", "m"),
        22: ("food", "10117", "m"),
    }
    # one knows no key: what is entered is what any reader sees
    stored = backend.rows("SELECT DISTINCT label FROM sqlanon_runs_classes WHERE class > 0")
    assert {label for (label,) in stored} == {
        cell for row in quasi(backend).values() for cell in row
    }
    names: list[str] = []
    again = run(
        backend, observer=Observer(statement=lambda step: names.append(step.name)), **REGIONS
    )
    assert any(note.startswith("no new rows since run") for note in again.notes)
    assert again.loss.ncp == report.loss.ncp, "a label has the leaves that it had"
    assert not {"in_place/update", "in_place/delete"} & {*names}
    assert backend.rows("SELECT COUNT(DISTINCT run_id) FROM sqlanon_runs_classes") == [(1,)]
    past = sqlanon.history(backend.url, "people").runs
    assert [one.resumed and one.resumed.came for one in past] == [0, 2, None]


def test_too_few_raise_whole_classes(backend: Place) -> None:
    fixed_rows(backend)
    run(backend, **REGIONS)
    backend.run(insertion(20, "mason", "10117", "m"))
    run(backend, **REGIONS)
    now = quasi(backend)
    risen = {key for key, cells in now.items() if cells == ("trade", "10117", "m")}
    assert risen == {5, 6, 7, 8, 9, 20}, "all of food with the one who came"
    assert now[0] == ("cook", "10115", "f")
    assert now[10] == ("health", "80331", "f")


SETTABLE = pytest.mark.parametrize("backend", ["duckdb", "sqlite"], indirect=True)
"""Where a text column holds a set of any length; elsewhere a job of sets is refused."""
SETS: dict[str, Any] = {
    **REGIONS,
    "columns": {**COLUMNS, "job": {"role": "quasi"}, "zip": {"role": "quasi"}},
}


@SETTABLE
def test_sets_stay_as_they_are_and_too_few_are_suppressed_or_refused(backend: Place) -> None:
    fixed_rows(backend)
    run(backend, **SETS)
    before = quasi(backend)
    assert before[5] == ("{baker, cook}", "10117", "m")
    backend.run(insertion(20, "mason", "10117", "m"))
    with pytest.raises(UnsatisfiableError, match=r"1 row, new.* lies in no class") as refused:
        run(backend, **SETS)
    assert refused.value.exit_code == 1
    assert "mason" not in str(refused.value)
    assert quasi(backend) == {**before, 20: ("mason", "10117", "m")}
    report = run(backend, **{**SETS, "max_suppression": 1})
    assert (report.rows.suppressed, quasi(backend)) == (1, before)
    backend.run("DELETE FROM people WHERE id = 5")
    with pytest.raises(UnsatisfiableError, match="4 rows that an earlier run published"):
        run(backend, **SETS)
    report = run(backend, **{**SETS, "max_suppression": 4})
    assert report.rows.suppressed == 4
    assert {cells[0] for cells in quasi(backend).values()} == {"cook", "{dentist, nurse}"}
    backend.run(*(insertion(n, "mason", "9", None) for n in range(30, 35)))
    run(backend, **SETS)
    assert quasi(backend)[30] == ("mason", "9", None)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"algorithm": "optimal"}, "algorithm: .* which have no level per column, and optimal"),
        (
            {"columns": {**TREES, "sex": {"role": "keep"}}},
            "the quasi-identifiers job, sex, zip; use exactly these",
        ),
        (
            {
                "algorithm": "top_down",
                "columns": {**TREES, "job": {**TREES["job"], "max_level": 1}},
            },
            "above level 1, and the job allows level 1",
        ),
        (
            {
                "columns": {
                    **TREES,
                    "note": {"role": "identifier", "action": "hash", "key": "sixteen of them !"},
                }
            },
            "columns.note.action: .*it would be hashed once more",
        ),
    ],
    ids=["levels", "columns", "max_level", "hash"],
)
def test_a_job_that_cannot_go_on_is_refused(
    backend: Place, changed: dict[str, Any], reason: str
) -> None:
    fixed_rows(backend)
    run(backend, **REGIONS)
    before = shown(backend)
    with pytest.raises(SqlanonError, match=reason) as refused:
        run(backend, **{**REGIONS, **changed})
    assert refused.value.exit_code == 2
    assert shown(backend) == before


def test_a_table_that_was_loaded_anew_begins_anew(backend: Place) -> None:
    fixed_rows(backend)
    run(backend, **REGIONS)
    backend.run(
        "DELETE FROM people",
        *(insertion(n, ("mason", "roofer")[n % 2], "20095", "m") for n in range(6)),
    )
    fewer = {**TREES, "sex": {"role": "keep"}}
    report = run(backend, **{**REGIONS, "columns": fewer})
    assert report.resumed is None
    assert {cells[0] for cells in quasi(backend).values()} == {"building"}


@pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
def test_numbers_that_became_ranges_are_refused(backend: Place) -> None:
    backend.run("CREATE TABLE people (age INTEGER)")
    backend.run(f"INSERT INTO people VALUES {', '.join(f'({20 + n})' for n in range(10))}")
    ages = {
        "columns": {"age": {"role": "quasi"}},
        "algorithm": "mondrian",
        **BY_K,
        "target": {"mode": "replace"},
    }
    run(backend, **ages)
    before = backend.rows("SELECT age FROM people ORDER BY age")
    backend.run("INSERT INTO people VALUES ('30')")
    with pytest.raises(SqlanonError, match="made text of values that were integer"):
        run(backend, **ages)
    assert backend.rows("SELECT age FROM people WHERE age <> '30' ORDER BY age") == before


def test_values_that_stand_for_others_stay(backend: Place) -> None:
    backend.run("CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER)")
    rows = ", ".join(f"({n}, {20 + n})" for n in range(10))
    backend.run(f"INSERT INTO people VALUES {rows}")
    ages = {
        "columns": {"id": COLUMNS["id"], "age": {"role": "quasi", "output": "mean"}},
        "algorithm": "mondrian",
        **BY_K,
    }
    run(backend, **ages)
    assert {age for (age,) in backend.rows("SELECT age FROM people")} == {22, 27}
    backend.run("INSERT INTO people VALUES (10, 22), (11, 23)")
    with pytest.raises(UnsatisfiableError, match=r"1 row, new.* lies in no class"):
        run(backend, **ages)
    backend.run("DELETE FROM people WHERE id = 11")
    backend.run(f"INSERT INTO people VALUES {', '.join(f'({n}, {n})' for n in range(40, 45))}")
    run(backend, **ages)
    seen = sorted(backend.rows("SELECT age, COUNT(*) FROM people GROUP BY age"))
    assert seen == [(22, 6), (27, 5), (42, 5)]


@SETTABLE
def test_each_table_has_the_classes_of_its_last_run(backend: Place) -> None:
    fixed_rows(backend)
    run(backend, **REGIONS)
    backend.run("CREATE TABLE others (id INTEGER PRIMARY KEY, job VARCHAR(9))")
    backend.run(*(f"INSERT INTO others VALUES ({n}, 'cook')" for n in range(6)))
    job = {"role": "quasi"}
    k = {"privacy": SAID["privacy"][:1], "target": SAID["target"], "in_place": True}
    for _ in range(2):
        report = api.anonymize(
            backend.url, "others", columns={"id": COLUMNS["id"], "job": job}, **k
        )
    first = run(backend, **REGIONS)
    entered = backend.rows("SELECT DISTINCT run_id FROM sqlanon_runs_classes")
    assert {one for (one,) in entered} == {first.run_id, report.run_id}
    leveled = {"id": COLUMNS["id"], "job": {**job, "hierarchy": {"flat": True}}}
    backend.run("UPDATE others SET job = 'x'")  # as if it were loaded anew
    api.anonymize(backend.url, "others", columns=leveled, algorithm="optimal", **k)
    assert backend.rows("SELECT DISTINCT run_id FROM sqlanon_runs_classes") == [(first.run_id,)]


def test_classes_whose_rows_are_dealt_stay_whole_or_go(backend: Place) -> None:
    fixed_rows(backend)
    dealt: dict[str, Any] = {**REGIONS, "algorithm": {"mondrian": {"split": "relaxed"}}}
    run(backend, **dealt)
    before = quasi(backend)
    backend.run(insertion(20, "mason", "10117", "m"))
    with pytest.raises(UnsatisfiableError, match=r"1 row, new.* lies in no class"):
        run(backend, **dealt)
    assert quasi(backend) == {**before, 20: ("mason", "10117", "m")}


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_default_privileges_open_the_classes_to_nobody(backend: Place) -> None:
    fixed_rows(backend)
    backend.run(
        f"ALTER DEFAULT PRIVILEGES IN SCHEMA {backend.quote(backend.schema)} "
        "GRANT SELECT ON TABLES TO PUBLIC"
    )
    run(backend, **REGIONS)
    granted = backend.rows(
        "SELECT grantee FROM information_schema.role_table_grants "
        f"WHERE table_schema = '{backend.schema}' AND table_name = 'sqlanon_runs_classes'"
    )
    assert {one for (one,) in granted} == {"postgres"}

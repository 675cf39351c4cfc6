"""`run` once more on a table that it has made anonymous, and that went on living since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from again import COLUMNS, SAID, SMALL, run, shown, table, taken
from customers import breaking
from nights import ILLS

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import HierarchyError, SqlanonError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place


FLAT: dict[str, Any] = {**COLUMNS, "sex": {"role": "quasi", "hierarchy": {"flat": True}}}


def published(place: Place, **said: Any) -> list[tuple[Any, ...]]:
    """A table that one run has made anonymous, which had to generalize for it."""
    rows = [("baker", "10115"), ("cook", "10115"), ("nurse", "10117"), ("midwife", "10117")]
    cells = [(*rows[n % 4], "fm"[n // 4 % 2], ILLS[n // 8], f"note {n}") for n in range(32)]
    table(place, *(insertion(n, *row) for n, row in enumerate(cells)))
    assert taken(run(place, **said)) == (1, 0, 0)
    return shown(place)


def insertion(key: int, *cells: str) -> str:
    return f"INSERT INTO people VALUES ({key}, {', '.join(map(repr, cells))})"


NEW = (100, "cook", "10115", "f", "flu", "new")
LABELS = ("food", "10115", "f")


def test_what_has_come_gets_the_labels_that_are_there(backend: Place) -> None:
    before = published(backend)
    backend.run(insertion(*NEW), "UPDATE people SET job = 'midwife' WHERE id = 2")
    plan = api.plan(backend.url, "people", **SAID)
    assert plan.resumed is not None
    assert plan.resumed.came == 2
    assert any("2 rows with values that are not its labels" in note for note in plan.notes)
    assert (NEW[1], *shown(backend)[-1][2:4]) == NEW[1:4], "a plan writes nothing"

    report = run(backend)

    assert report.resumed is not None
    assert report.resumed == plan.resumed
    assert shown(backend) == [*before, (NEW[0], *LABELS, *NEW[4:])]
    past = sqlanon.history(backend.url, "people")
    assert [one.resumed for one in past.runs] == [report.resumed, None]
    assert report.resumed.run_id == past.runs[1].run_id
    assert f"{past.runs[1].run_id}, 2 rows added" in " ".join(str(past).split())


def test_where_nothing_has_come_nothing_is_written(backend: Place) -> None:
    before = published(backend)
    names: list[str] = []
    observer = Observer(statement=lambda step: names.append(step.name))
    report = run(backend, observer=observer)
    assert any(note.startswith("no new rows since run") for note in report.notes)
    assert report.resumed is not None
    assert report.resumed.came == 0
    assert not {"in_place/update", "in_place/delete"} & {*names}
    assert shown(backend) == before
    past = sqlanon.history(backend.url).runs
    assert [one.state for one in past] == ["published"] * 2
    lost = [one.loss.ncp for one in past if one.loss is not None]
    assert lost == [lost[0]] * 2, "a label has the leaves that it had"
    backend.run("DELETE FROM people WHERE ill = 'flu' AND sex = 'f'")
    assert not any("no new rows" in note for note in run(backend, **SEVEN).notes)
    assert shown(backend) != [row for row in before if row[3:5] != ("f", "flu")]


SEVEN: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 7}}]}
"""What the classes from which somebody went do not satisfy any more."""


def test_a_name_under_labels_that_are_there_is_masked_all_the_same(backend: Place) -> None:
    masked = {**COLUMNS, "note": {"role": "identifier", "action": "mask", "value": "nobody"}}
    said = {"columns": masked}
    before = published(backend, **said)
    backend.run(insertion(100, *LABELS, "flu", "somebody"))
    report = run(backend, **said)
    assert report.resumed is not None
    assert report.resumed.came == 0
    assert shown(backend) == [*before, (100, *LABELS, "flu", "nobody")]
    emptied = {"columns": {**COLUMNS, "note": {"role": "identifier", "action": "null"}}}
    run(backend, **emptied)
    assert {row[5] for row in shown(backend)} == {None}
    assert any("no new rows" in note for note in run(backend, **emptied).notes)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"algorithm": "top_down"}, "which top_down cannot continue; use an algorithm"),
        (
            {"algorithm": "mondrian", "columns": FLAT},
            "which mondrian cannot continue; use an algorithm",
        ),
        ({"algorithm": {"fixed": {"levels": {"job": 0, "zip": 0, "sex": 0}}}}, "at level 1, and"),
        (
            {"columns": {**COLUMNS, "job": {**COLUMNS["job"], "max_level": 0}}},
            "at level 1, and the job allows level 0",
        ),
        (
            {"columns": {**COLUMNS, "sex": {"role": "keep"}}},
            "the quasi-identifiers job, sex, zip; use exactly these",
        ),
        (
            {
                "columns": {
                    **COLUMNS,
                    "note": {"role": "identifier", "action": "hash", "key": "sixteen of them !"},
                }
            },
            "columns.note.action: .*it would be hashed once more",
        ),
        (
            {
                "columns": {
                    **COLUMNS,
                    "note": {"role": "identifier", "action": "mask", "value": "nobody"},
                },
                "privacy": [{"k_anonymity": {"k": 3, "person": "note"}}],
            },
            "its rows do not identify persons any more",
        ),
    ],
    ids=["cuts", "regions", "levels", "max_level", "columns", "hash", "persons"],
)
def test_a_job_that_cannot_go_on_is_refused(
    backend: Place, said: dict[str, Any], reason: str
) -> None:
    published(backend)
    backend.run(insertion(*NEW))
    before = shown(backend)
    with pytest.raises(SqlanonError, match=reason) as refused:
        run(backend, **said)
    assert refused.value.exit_code == 2
    assert "cook" not in str(refused.value)
    assert shown(backend) == before


def test_a_value_that_is_neither_label_nor_leaf_is_refused(backend: Place) -> None:
    published(backend)
    backend.run(insertion(100, "juggler", "10115", "f", "flu", "new"))
    before = shown(backend)
    with pytest.raises(HierarchyError, match="lacks 1 value that occurs, in 1 row") as refused:
        run(backend)
    assert "juggler" not in str(refused.value)
    assert shown(backend) == before


def test_labels_of_another_level_are_no_labels(backend: Place) -> None:
    published(backend)
    backend.run(insertion(100, "trade", "10115", "f", "flu", "new"))
    with pytest.raises(HierarchyError, match="lacks 1 value that occurs, in 1 row"):
        run(backend)


def test_without_a_ledger_nothing_is_known_of_labels(backend: Place) -> None:
    published(backend, ledger=False)
    with pytest.raises(HierarchyError, match="lacks 2 values that occur"):
        run(backend, ledger=False)


def test_without_a_ledger_labels_of_regions_are_not_known(backend: Place) -> None:
    jobs = ("roofer", "mason")
    cells = [(jobs[n % 2], "80331", "m", ILLS[n % 4], "") for n in range(7)]
    table(backend, *(insertion(n, *row) for n, row in enumerate(cells)))
    run(backend, algorithm="mondrian", columns=FLAT, ledger=False)
    backend.run(insertion(*NEW))
    before = shown(backend)
    assert before[0][1] == "building"
    with pytest.raises(HierarchyError, match="lacks 1 value that occurs, in 7 rows"):
        run(backend, ledger=False)
    assert shown(backend) == before


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
def test_a_column_that_was_retyped_is_refused(backend: Place) -> None:
    backend.run(
        "CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER)",
        f"INSERT INTO people VALUES {', '.join(f'({n}, {20 + n})' for n in range(10))}",
    )
    ages = {"role": "quasi", "hierarchy": {"intervals": [5, 10]}, "retype": True}
    said = {"columns": {"id": COLUMNS["id"], "age": ages}, "privacy": SAID["privacy"][:1]}
    run(backend, **said)
    before = sorted(backend.rows("SELECT id, age FROM people"))
    backend.run("INSERT INTO people VALUES (10, '30')")
    with pytest.raises(SqlanonError, match="intervals is for numbers, and the column's") as refused:
        run(backend, **said)
    assert refused.value.exit_code == 2
    assert sorted(backend.rows("SELECT id, age FROM people WHERE id < 10")) == before


def test_what_a_script_has_made_since_is_not_gone_on_from(backend: Place) -> None:
    published(backend)
    said = (
        """{"script": "0123456789ab", "recoding": {"kind": "full_domain", "levels": {"job": 1}}}"""
    )
    backend.run(
        "INSERT INTO sqlanon_runs (run_id, finished_at, source, target, job_digest, report) SELECT "
        f"'0123456789ab', '2999-01-01T00:00:00+00:00', 'raw', target, '', '{said}' "
        "FROM sqlanon_runs"
    )
    with pytest.raises(HierarchyError, match="lacks 2 values that occur"):
        run(backend)


def test_a_table_that_was_loaded_anew_begins_anew(backend: Place) -> None:
    published(backend)
    cells = [("baker", "10115", "m", ILLS[n % 4], "again") for n in range(8)]
    backend.run("DELETE FROM people", *(insertion(n, *row) for n, row in enumerate(cells)))
    report = run(backend)
    assert report.resumed is None
    assert taken(report) == (0, 0, 0)


def test_rows_that_were_suppressed_and_kept_stay_at_the_root(backend: Place) -> None:
    covered = {name: {**COLUMNS[name], "min_level": 1} for name in ("job", "zip")}
    kept = {"privacy": SMALL["privacy"][:1], "suppressed": "keep", "max_suppression": 8}
    kept["columns"] = {**COLUMNS, **covered}
    cells = [("roofer", "80331", "m", ILLS[n % 4], "odd") for n in range(4)]
    odd = [("mason", "20095", "f"), ("dentist", "80333", "m"), ("other", "2009", "f")]
    cells += [(*one, ill, "odd") for one, ill in zip(odd, ILLS, strict=False)]
    table(backend, *(insertion(n, *row) for n, row in enumerate(cells)))
    levels = taken(run(backend, **kept))
    first = shown(backend)
    root = [row for row in first if row[1:4] == ("*", "*", "*")]
    assert (levels, len(root)) == ((1, 1, 0), 3)
    backend.run(insertion(*NEW[:1], "roofer", "80331", "m", "flu", "new"))
    report = run(backend, **kept)
    assert taken(report) == levels
    assert report.resumed is not None
    assert report.resumed.came == 1
    assert shown(backend) == [*first, (NEW[0], "building", "8033*", "m", "flu", "new")]


def test_the_root_of_a_mask_stays_the_root_when_longer_values_come(backend: Place) -> None:
    cells = [("cook", "7", "f", ILLS[n % 4], "short") for n in range(5)]
    table(backend, *(insertion(n, *row) for n, row in enumerate(cells)))
    assert taken(run(backend, algorithm={"fixed": {"levels": {"job": 0, "zip": 3, "sex": 0}}}))
    assert {row[2] for row in shown(backend)} == {"*"}
    longer = [("cook", "80331", *row[2:]) for row in cells]
    backend.run(*(insertion(n, *row) for n, row in enumerate(longer, start=10)))
    run(backend)
    assert {row[2] for row in shown(backend)} == {"*"}


@pytest.mark.gate
@pytest.mark.no_cover  # a run per statement
def test_a_run_that_breaks_at_any_statement_leaves_the_table(backend: Place) -> None:
    published(backend)
    backend.run(insertion(*NEW))
    before = shown(backend)
    broken = []
    for statement in breaking(lambda observer: run(backend, observer=observer)):
        broken.append(statement)
        assert shown(backend) == before, statement
    assert {"in_place/update", "verify/violations", "in_place/written"} <= {*broken}
    assert shown(backend) == [*before[:-1], (NEW[0], *LABELS, *NEW[4:])]

"""A table is the same one however a job spells it: in capitals, or with its schema."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import JobError, PublishError

if TYPE_CHECKING:
    from engines import Place

TOWNS = ["Bonn", "Jena", "Kiel", "Trier", "Ulm", "Worms"]
KINDS = {"town": "text", "ill": "text"}
ROWS = [(TOWNS[n % 6], "abc"[n % 3]) for n in range(12)]
RESERVED = ["my_runs", "my_runs_attempts", "my_runs_classes"]


def home(place: Place) -> str:
    """The schema of the place's tables."""
    asked = {"sqlite": "'main'", "mariadb": "DATABASE()"}.get(place.name, "current_schema()")
    ((found,),) = place.rows(f"SELECT {asked}")
    return str(found)


def spellings(place: Place, table: str) -> list[str]:
    """A table as jobs may name it there; PostgreSQL and MariaDB tell capitals apart."""
    said = [table, f"{home(place)}.{table}"]
    if place.name in {"duckdb", "sqlite"}:
        said += [table.upper(), f"{home(place)}.{table}".upper()]
    return said


def said(**more: Any) -> dict[str, Any]:
    return {
        "columns": {"town": {"role": "quasi"}, "ill": {"role": "keep"}},
        "privacy": [{"k_anonymity": {"k": 4}}],
        **more,
    }


def in_place(place: Place, spelled: str) -> sqlanon.Report:
    target = {"mode": "replace", "by": "update"}
    asked = said(target=target, release_guard={"action": "refuse", "compare": "previous"})
    asked["columns"]["id"] = {"role": "identifier", "action": "keep"}
    return sqlanon.anonymize(place.url, spelled, in_place=True, **asked)


def test_a_run_in_place_goes_on_from_the_last_one(backend: Place) -> None:
    """The label of a newcomer's class was her town, which nobody took for a raw value."""
    kinds = {"id": f"{backend.type('integer')} NOT NULL PRIMARY KEY", **KINDS}
    backend.load("people", kinds, [(n, *row) for n, row in enumerate(ROWS)])
    first = in_place(backend, "people").run_id
    for spelled in spellings(backend, "people"):
        again = in_place(backend, spelled)
        assert again.resumed is not None
        assert again.resumed.run_id == first
        first = again.run_id
        entered = backend.rows("SELECT DISTINCT run_id FROM sqlanon_runs_classes")
        assert entered == [(first,)], "classes of runs before stay in no table"
    backend.run("INSERT INTO people VALUES (99, 'Bonn', 'a')")
    for spelled in spellings(backend, "people"):
        with pytest.raises(sqlanon.SqlanonError, match=r"fewer than 4|too few|1 row"):
            in_place(backend, spelled)


def test_a_ledger_is_none_of_the_tables_of_its_job(backend: Place) -> None:
    """It was entered into the table, or that was published in its place."""
    backend.load("people", KINDS, ROWS)
    before = backend.tables()
    for ledger in spellings(backend, "people"):
        asked = said(source="people", target={"table": "out"}, ledger=ledger)
        for command in (sqlanon.run, sqlanon.plan):
            with pytest.raises((PublishError, JobError), match="ledger"):
                command(sqlanon.Job.from_mapping(asked), connection=backend.url)
    for reserved in RESERVED:
        for table in spellings(backend, reserved):
            with pytest.raises((PublishError, JobError), match="ledger"):
                sqlanon.anonymize(backend.url, "people", **said(target=table, ledger="my_runs"))
    assert backend.tables() == before
    sqlanon.anonymize(backend.url, "people", **said(target="out", ledger="my_runs"))
    target = {"table": "my_runs_attempts", "if_exists": "replace"}
    with pytest.raises(PublishError, match=r"ledger: .*my_runs_attempts is read or published"):
        sqlanon.anonymize(backend.url, "people", **said(target=target, ledger="my_runs"))
    ended = sqlanon.history(backend.url, "out", ledger="my_runs")
    assert [one.state for one in ended.runs] == ["published"]


def test_tables_of_scripts_are_found_and_never_a_target(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    for spelled in spellings(backend, "nightly"):
        target = {"table": spelled, "if_exists": "replace"}
        job = sqlanon.Job.from_mapping({"source": "people", **said(target=target)})
        made = sqlanon.compile_job(job, connection=backend.url)
        for table in map(str, made.tables):
            with pytest.raises(PublishError, match="a name that sqlanon reserves"):
                sqlanon.anonymize(backend.url, "people", **said(target={**target, "table": table}))
        target["table"] = spellings(backend, "nightly")[-1]
        job = sqlanon.Job.from_mapping({"source": "people", **said(target=target)})
        dropped = sqlanon.drop_compiled(job, connection=backend.url)
        assert {one.name for one in dropped} == {one.name for one in made.tables} != set()
    assert not [one for one in backend.tables() if one.startswith("sqlanon_compiled")]


@pytest.mark.parametrize("backend", ["duckdb", "postgresql"], indirect=True)
def test_history_has_the_runs_of_the_schema_that_is_named(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    names = [f"{home(backend)}_one", f"{home(backend)}_two"]
    backend.run(*[f"CREATE SCHEMA {name}" for name in names])
    try:
        runs = {}
        for name in names:
            ledger = f"{home(backend)}.all_runs"
            report = sqlanon.anonymize(
                backend.url, "people", **said(target=f"{name}.out", ledger=ledger)
            )
            runs[name] = report.run_id
        for name in names:
            found = sqlanon.history(backend.url, f"{name}.out", ledger=ledger)
            assert [one.run_id for one in found.runs] == [runs[name]]
        found = sqlanon.history(backend.url, "out", ledger=ledger)
        assert {one.run_id for one in found.runs} == {*runs.values()}
        # a bare name lies beside the target, as in a job
        beside = sqlanon.anonymize(
            backend.url, "people", **said(target=f"{names[0]}.other", ledger="own_runs")
        )
        found = sqlanon.history(backend.url, f"{names[0]}.other", ledger="own_runs")
        assert [one.run_id for one in found.runs] == [beside.run_id]
    finally:
        backend.run(*[f"DROP SCHEMA {name} CASCADE" for name in names])

"""The history of a release: each published run, and what differs from the run before."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.cli.app import main
from sqlanon.report.history import Change
from sqlanon.report.schema import build_schema
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

    from sqlanon.sql.statement import Statement

ROWS = [(place, place % 4) for place in range(12)]
TARGET = {"table": "released", "if_exists": "replace"}


def publish(
    place: Place, k: int = 3, target: str = "released", mode: str = "table", **options: Any
) -> sqlanon.Report:
    """Publish `people` once more."""
    return sqlanon.anonymize(
        place.url,
        "people",
        columns={"id": {"role": "drop"}, "v": {"role": "quasi"}},
        privacy=[sqlanon.KAnonymity(k=k)],
        target={"table": target, "if_exists": "replace", "mode": mode},
        **options,
    )


def test_each_run_is_told_with_what_differs_from_the_one_before(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    assert sqlanon.history(backend.url, "released").runs == ()
    first = publish(backend)
    publish(backend, target="another")
    backend.run("INSERT INTO people VALUES (12, 1)")
    second, third = publish(backend), publish(backend, k=4)
    history = sqlanon.history(backend.url, "released")
    assert [run.run_id for run in history.runs] == [
        report.run_id for report in (third, second, first)
    ]
    assert [run.rows and run.rows.source for run in history.runs] == [13, 13, 12]
    changes = [{change.what: change for change in run.differs} for run in history.runs]
    assert changes[2] == {}
    assert set(changes[1]) == {"rows read", "rows published"}
    assert changes[1]["rows read"] == Change("rows read", 12, 13)
    assert {"job", "classes", "k_anonymity required"} <= set(changes[0])
    assert changes[0]["k_anonymity required"] == Change("k_anonymity required", 3, 4)
    for run, report in zip(history.runs, (third, second, first), strict=True):
        assert (run.job_digest, run.rows) == (report.job_digest, report.rows)
        assert (run.classes, run.models) == (report.classes, report.models)
        assert (run.loss, run.recoding) == (report.loss, report.recoding)
        assert (run.versions, run.database) == (report.versions, report.database)
        assert run.finished is not None
        assert run.started is not None
        assert run.started < run.finished
    assert len(sqlanon.history(backend.url).runs) == 4
    Draft202012Validator(build_schema("history")).validate(json.loads(history.to_json()))


@pytest.mark.parametrize("name", ["odd.name", "two words", 'quo"te'])
def test_a_name_that_needs_quotes_is_found(backend: Place, name: str) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    written = str(RelationName(None, name))
    run = publish(backend, target=written)
    publish(backend, target="name")
    assert [one.run_id for one in sqlanon.history(backend.url, written).runs] == [run.run_id]


def test_a_ledger_of_an_older_version_is_read(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    publish(backend)
    backend.run(
        "INSERT INTO sqlanon_runs (run_id, finished_at, source, target, job_digest, report) VALUES "
        "('0123456789ab', '2025-01-01T00:00:00+00:00', 'people', 'released', 'abc', "
        """'{"rows": {"source": 9, "published": 8, "suppressed": 1}}')"""
    )
    old = sqlanon.history(backend.url, "released").runs[-1]
    assert (old.run_id, old.classes, old.models) == ("0123456789ab", None, ())
    assert old.rows is not None
    assert (old.rows.source, old.rows.published) == (9, 8)
    assert "0123456789ab" in str(sqlanon.history(backend.url))


def test_the_command_prints_it_for_people_and_programs(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    where = ["--url", backend.url]
    assert main(["history", "released", *where]) == 0
    assert "none is entered" in capsys.readouterr().out
    report, _ = publish(backend), publish(backend, k=4)
    assert main(["history", "released", *where]) == 0
    said = capsys.readouterr().out
    assert report.run_id in said
    assert "k_anonymity required 3 → 4" in " ".join(said.split())
    assert main(["history", *where, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == "urn:sqlanon:schema/history/3"
    assert [run["differs"] == [] for run in data["runs"]] == [False, True]


def job_file(folder: Path, **said: Any) -> str:
    """A job's file; only what a history reads of it matters."""
    job = {
        "source": "people",
        "columns": {"v": {"role": "quasi"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 3}}],
    }
    file = folder / "job.json"
    file.write_text(json.dumps(job | said))
    return str(file)


def test_a_job_says_which_release_where_and_in_which_ledger(
    backend: Place, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    file = job_file(tmp_path, connection=backend.url, target="released", ledger="entered")
    assert main(["run", file, "--json"]) == 0
    run = json.loads(capsys.readouterr().out)["run_id"]
    publish(backend)  # in another ledger
    assert main(["history", file, "--json"]) == 0
    assert [one["run_id"] for one in json.loads(capsys.readouterr().out)["runs"]] == [run]
    assert main(["history", file, "--ledger", "sqlanon_runs", "--json"]) == 0
    assert run not in capsys.readouterr().out


def test_a_ledger_may_be_named_where_the_job_has_none(
    backend: Place, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    entered = publish(backend).run_id
    file = job_file(tmp_path, connection=backend.url, target="released", ledger=False)
    assert main(["history", file]) == 2
    assert "false`, so its runs are" in capsys.readouterr().err
    assert main(["history", file, "--ledger", "sqlanon_runs", "--json"]) == 0
    assert [one["run_id"] for one in json.loads(capsys.readouterr().out)["runs"]] == [entered]
    assert main(["history", file, "--ledger", "another", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["runs"] == []


@pytest.mark.parametrize(
    ("job", "told"),
    [
        ({}, "the job names no target: there is no history of it"),
        ({"target": "released", "ledger": False}, "false`, so its runs are"),
        ({"target": "released"}, "set --url"),
    ],
)
def test_a_job_whose_runs_nobody_enters_is_refused(
    job: dict[str, Any],
    told: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SQLANON_URL", raising=False)
    assert main(["history", job_file(tmp_path, **job)]) == 2
    assert told in capsys.readouterr().err


def test_a_run_that_fails_is_told_with_its_error_and_nothing_else(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    first = publish(backend)
    with pytest.raises(sqlanon.UnsatisfiableError):
        publish(backend, k=13)
    with pytest.raises(sqlanon.PublishError):
        sqlanon.anonymize(
            backend.url,
            "people",
            columns={"id": {"role": "drop"}, "v": {"role": "quasi"}},
            privacy=[sqlanon.KAnonymity(k=3)],
            target="released",
        )
    refused, failed, published = sqlanon.history(backend.url, "released").runs
    assert (published.run_id, published.state, published.error) == (first.run_id, "published", None)
    assert (failed.state, failed.error, failed.exit_code) == ("failed", "UnsatisfiableError", 1)
    assert (refused.error, refused.exit_code) == ("PublishError", 2)
    assert failed.started is not None
    assert failed.finished is not None
    assert failed.started < failed.finished
    assert (failed.rows, failed.models, failed.differs) == (None, (), ())
    assert publish(backend).rows.source == 12  # a failed run is in nobody's way
    told = sqlanon.history(backend.url, "released")
    assert told.runs[0].differs == ()  # compared with the last release
    Draft202012Validator(build_schema("history")).validate(json.loads(told.to_json()))
    assert main(["history", "released", "--url", backend.url]) == 0
    assert "failed, began" in " ".join(capsys.readouterr().out.split())


DYING = """
import os, sys, sqlanon
from sqlanon.sql.workspace import Observer
def statement(one):
    if one.name.startswith("publish/fill"):
        print("there", flush=True)
        sys.stdin.readline()
sqlanon.anonymize(sys.argv[1], "people", target={"table": "released", "if_exists": "replace"},
    columns={"id": {"role": "drop"}, "v": {"role": "quasi"}},
    privacy=[{"k_anonymity": {"k": 3}}], observer=Observer(statement=statement))
"""


@pytest.mark.gate
def test_a_run_that_dies_is_running_and_then_interrupted(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    backend.let_go()
    words = [sys.executable, "-c", DYING, backend.url]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == b"there\n"
            if backend.name != "duckdb":  # whose file is one process's
                (run,) = sqlanon.history(backend.url, "released").runs
                assert (run.state, run.finished) == ("running", None)
        finally:
            process.kill()
    deadline = time.monotonic() + 120
    while (run := sqlanon.history(backend.url, "released").runs[0]).state == "running":
        assert time.monotonic() < deadline, "the session is gone, and nobody sees it"
        time.sleep(0.1)
    assert (run.state, run.finished, run.error) == ("interrupted", None, None)
    publish(backend)
    assert [one.state for one in sqlanon.history(backend.url, "released").runs] == [
        "published",
        "interrupted",
    ]


def test_a_run_of_this_process_is_running(backend: Place) -> None:
    """Asked over another connection, from inside the run."""
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    states: list[str] = []

    def look(statement: Statement) -> None:
        if statement.name == "publish/fill":
            states.extend(run.state for run in sqlanon.history(backend.url, "released").runs)

    publish(backend, observer=Observer(statement=look))
    assert states == ["running"]


def test_a_signal_is_told_as_such(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)

    def stop(statement: Statement) -> None:
        if statement.name == "publish/fill":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        publish(backend, observer=Observer(statement=stop))
    (run,) = sqlanon.history(backend.url, "released").runs
    assert (run.state, run.error, run.exit_code) == ("interrupted", "KeyboardInterrupt", None)


def test_the_ledger_may_be_named_and_left_out(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    report = publish(backend, ledger="my_runs")
    assert "sqlanon_runs" not in backend.tables()
    (run,) = sqlanon.history(backend.url, "released", ledger="my_runs").runs
    assert run.run_id == report.run_id
    assert sqlanon.history(backend.url, "released").runs == ()
    before = backend.tables()
    report = publish(backend, ledger=False)
    assert any("in no ledger" in note for note in report.notes)
    assert backend.tables() == before
    assert len(sqlanon.history(backend.url, ledger="my_runs").runs) == 1
    with pytest.raises(sqlanon.JobError, match="the ledger is a table of its own"):
        publish(backend, ledger="people")


@pytest.mark.parametrize("mode", ["table", "replace"])
def test_a_plan_names_the_ledger_tables_that_a_run_creates(backend: Place, mode: str) -> None:
    backend.load(
        "people", {"id": "integer PRIMARY KEY", "v": "text"}, [(n, "abcd"[v]) for n, v in ROWS]
    )
    stays = {"role": "identifier", "action": "keep"}
    said: dict[str, Any] = {
        "columns": {"id": stays if mode == "replace" else {"role": "drop"}, "v": {"role": "quasi"}},
        "privacy": [sqlanon.KAnonymity(k=3)],
        "algorithm": "k_member",
        "target": {"mode": mode} if mode == "replace" else TARGET,
        "ledger": "my_runs",
    }

    def named() -> set[str]:
        """What the plan says that a run creates."""
        notes = sqlanon.plan(backend.url, "people", **said).notes
        (note,) = [one for one in notes if "(the ledger)" in one] or ["a run creates , "]
        listed = note.removeprefix("a run creates ").partition(", where")[0]
        return {name.rpartition(".")[2] for name in listed.split(", ")} - {""}

    before = {*backend.named()}
    foretold = named()
    sqlanon.anonymize(backend.url, "people", in_place=mode == "replace", **said)
    assert foretold == {*backend.named()} - before - {"released"}
    assert "my_runs" in foretold
    assert named() == set()


def test_a_view_needs_a_ledger(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    with pytest.raises(sqlanon.UnsupportedError, match="ledger: false"):
        publish(backend, mode="view", ledger=False)


def test_a_release_that_is_handed_out_no_more_is_retired(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    with pytest.raises(sqlanon.PublishError, match="there is no ledger"):
        sqlanon.retire(backend.url, "0123456789ab")
    first, second, other = publish(backend), publish(backend), publish(backend, target="another")
    before = backend.named()
    told = sqlanon.retire(backend.url, first.run_id)
    assert [one.run_id for one in told.runs] == [second.run_id, first.run_id]
    assert [one.retired is None for one in told.runs] == [True, False]
    assert {one.state for one in told.runs} == {"published"}
    assert told.runs == sqlanon.history(backend.url, "released").runs
    Draft202012Validator(build_schema("history")).validate(json.loads(told.to_json()))
    assert backend.named() == before
    ledger = backend.records("sqlanon_runs_attempts")
    refused = {
        first.run_id: "was retired already, at 20",
        "0123456789ab": "has no release by it",
        second.run_id: "released is there, and shows its release; drop it",
        other.run_id: "another is there",
    }
    for run, why in refused.items():
        with pytest.raises(sqlanon.PublishError, match=why):
            sqlanon.retire(backend.url, run)
    assert backend.records("sqlanon_runs_attempts") == ledger
    # withdrawn, and not replaced
    backend.run("DROP TABLE another")
    assert sqlanon.retire(backend.url, other.run_id).runs[0].retired is not None
    # nor does anybody who goes on look as if he had ended
    assert publish(backend).run_id == sqlanon.history(backend.url, "released").runs[0].run_id


def test_a_retired_release_is_known_to_the_guard(backend: Place) -> None:
    """Retiring says nothing of who has kept it."""
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    guarded: dict[str, Any] = {
        "columns": {"id": {"role": "drop"}, "v": {"role": "quasi"}},
        "privacy": [sqlanon.KAnonymity(k=3)],
        "release_guard": {"action": "refuse"},
    }
    target = {"table": "released", "if_exists": "replace", "key": "id"}
    first = sqlanon.anonymize(backend.url, "people", target=target, **guarded)
    backend.run("DROP TABLE released")
    sqlanon.retire(backend.url, first.run_id)
    assert sqlanon.clean(backend.url) == []
    backend.run("INSERT INTO people VALUES (12, 1)")
    with pytest.raises(sqlanon.VerificationError, match="with 1 earlier release of people"):
        sqlanon.anonymize(backend.url, "people", target=target, **guarded)


def test_the_command_retires(backend: Place, capsys: pytest.CaptureFixture[str]) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    where = ["--url", backend.url]
    first, second = publish(backend), publish(backend)
    assert main(["history", "retire", first.run_id, *where]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert f"{first.run_id} retired" in said
    assert "Retired since, and known to earlier readers" in said
    assert main(["history", "retire", second.run_id, *where, "--json"]) == 2
    assert "shows its release" in json.loads(capsys.readouterr().out)["error"]["message"]
    assert main(["history", "released", first.run_id, *where]) == 2
    assert "sqlanon history retire RUN" in capsys.readouterr().err
    assert main(["history", "retire", *where]) == 0
    assert "none is entered" in capsys.readouterr().out

"""What a program can follow of a command, on every engine: events of the logger `sqlanon`."""

from __future__ import annotations

import json
import logging
from datetime import datetime
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.cli.app import main
from sqlanon.common.events import KEYS

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

JOB = """\
source: people
target: released
columns: {age: {role: quasi}, name: {role: drop}}
privacy: [{k_anonymity: {k: %d}}]
"""
PHASES = ["inspect", "stage", "search", "release", "write", "verify", "publish"]


def load(place: Place) -> None:
    rows = [(f"CANARY{n}", 700_000_413_572_960 + n) for n in range(6)]
    place.load("people", {"name": "text", "age": "integer"}, rows)


def events(stderr: str) -> list[dict[str, Any]]:
    """The events on stderr, where every line is one."""
    lines = [json.loads(line) for line in stderr.splitlines()]
    for line in lines:
        assert line.keys() <= {"time", "level", "message", *KEYS}
        assert datetime.fromisoformat(line["time"]).tzinfo is not None
    return lines


def test_a_run_logs_its_start_each_phase_and_its_end(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    job = tmp_path / "job.yaml"
    job.write_text(JOB % 3)
    assert main(["run", str(job), "--url", backend.url, "--log", "json"]) == 0
    said = capsys.readouterr()
    first, *between, last = events(said.err)
    assert (first["event"], first["command"], first["level"]) == ("started", "run", "info")
    assert (first["source"], first["target"]) == ("people", "released")
    assert [event["phase"] for event in between] == PHASES
    assert {event["event"] for event in between} == {"phase"}
    assert last["event"] == "finished"
    assert (last["rows"], last["published"], last["suppressed"]) == (6, 6, 0)
    assert last["seconds"] > 0
    (entered,) = sqlanon.history(backend.url, "released").runs
    assert {event["run_id"] for event in (first, *between, last)} == {entered.run_id}
    assert "CANARY" not in said.err
    assert "70000041357" not in said.err


def test_a_run_that_fails_logs_why_and_where(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    job = tmp_path / "job.yaml"
    job.write_text(JOB % 7)
    assert main(["run", str(job), "--url", backend.url, "--log=json", "--json"]) == 1
    said = capsys.readouterr()
    *_, last = events(said.err)
    assert [event["event"] for event in events(said.err)].count("failed") == 1
    assert (last["event"], last["level"], last["phase"]) == ("failed", "error", "search")
    assert (last["error"], last["exit_code"]) == ("UnsatisfiableError", 1)
    assert last["retry"] is False
    assert json.loads(said.out)["error"]["message"] in last["message"]
    assert "CANARY" not in said.err


def test_a_plan_and_a_check_log_too(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    job = tmp_path / "job.yaml"
    job.write_text(JOB % 3)
    assert main(["plan", str(job), "--url", backend.url, "--log", "json", "-v"]) == 0
    told = events(capsys.readouterr().err)
    assert (told[0]["command"], told[-1]["event"], told[-1]["rows"]) == ("plan", "finished", 6)
    assert "stage/totals" in {event.get("statement") for event in told}
    words = ["check", "people", "--quasi", "age", "--k", "2", "--url", backend.url]
    assert main([*words, "--log", "json"]) == 1
    told = events(capsys.readouterr().err)
    assert [event["event"] for event in told] == ["started", "finished"]
    assert told[-1]["holds"] is False


@pytest.mark.parametrize("words", [["run", "missing.yaml"], ["check", "people"], ["run"]])
def test_what_fails_before_it_begins_is_one_event(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--log", "json"]) == 2
    (only,) = events(capsys.readouterr().err)
    assert (only["event"], only["exit_code"]) == ("failed", 2)


def test_python_hears_them_from_the_logger(
    backend: Place, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    load(backend)
    columns: Any = {"age": {"role": "quasi"}, "name": {"role": "drop"}}
    asked: Any = {"columns": columns, "privacy": [sqlanon.KAnonymity(k=3)], "target": "released"}
    with caplog.at_level(logging.INFO, logger="sqlanon"):
        report = sqlanon.anonymize(backend.url, "people", **asked)
    first, *_, last = caplog.records
    assert first.name == "sqlanon"
    assert vars(first)["event"] == "started"
    assert vars(last)["event"] == "finished"
    assert vars(last)["run_id"] == report.run_id
    assert "finished" in last.getMessage()
    assert not capsys.readouterr().err  # nothing is printed where nobody listens


def test_a_bug_says_no_more_than_its_class(
    backend: Place,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    load(backend)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("CANARY")

    monkeypatch.setattr("sqlanon.pipeline.steps.stage_source", broken)
    columns: Any = {"age": {"role": "quasi"}, "name": {"role": "drop"}}
    asked: Any = {"columns": columns, "privacy": [sqlanon.KAnonymity(k=3)], "target": "released"}
    with pytest.raises(RuntimeError):
        sqlanon.anonymize(backend.url, "people", **asked)
    last = caplog.records[-1]
    assert (vars(last)["event"], vars(last)["error"]) == ("failed", "RuntimeError")
    assert vars(last)["exit_code"] == 70
    assert "CANARY" not in repr(vars(last))

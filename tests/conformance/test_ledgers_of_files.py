"""Runs of files in a file: a line for each, read again by the next run and by `history`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import sqlanon
from sqlanon.cli.app import main

SAID: dict[str, Any] = {
    "source": {"file": "people.csv"},
    "target": {"file": "out/released.csv", "if_exists": "replace"},
    "columns": {"age": "quasi", "ill": "sensitive"},
    "k": 3,
    "ledger": "runs.jsonl",
}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("out").mkdir()
    people(range(12))
    return tmp_path


def people(numbers: range) -> None:
    rows = "".join(f"{20 + n % 4},secret{n % 3}\n" for n in numbers)
    Path("people.csv").write_text(f"age,ill\n{rows}")


def job(**changes: Any) -> sqlanon.Job:
    return sqlanon.Job.from_mapping({**SAID, **changes})


def entered(path: str = "runs.jsonl") -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


def test_each_run_is_a_line_that_only_its_owner_reads() -> None:
    os.umask(0o022)
    first = sqlanon.run(job())
    assert Path("runs.jsonl").stat().st_mode & 0o777 == 0o600
    assert not any("in no ledger" in note for note in first.notes)
    people(range(15))
    second = sqlanon.run(job())
    told = entered()
    assert [one["run_id"] for one in told] == [first.run_id, second.run_id]
    assert [one["target"] for one in told] == ['"out/released.csv"'] * 2
    assert told[0]["finished_at"] < told[1]["finished_at"]
    assert told[1]["report"]["rows"]["published"] == 15
    assert "secret" not in Path("runs.jsonl").read_text()


def test_a_relative_path_is_taken_from_the_job_file(place: Path) -> None:
    (place / "jobs").mkdir()
    said = {**SAID, "source": {"file": "../people.csv"}, "target": {"file": "../out/released.csv"}}
    Path("jobs/job.json").write_text(json.dumps(said))
    assert main(["run", "jobs/job.json"]) == 0
    assert len(entered("jobs/runs.jsonl")) == 1


def test_history_reads_it_by_ledger_job_and_release(capsys: pytest.CaptureFixture[str]) -> None:
    sqlanon.run(job())
    people(range(18))
    sqlanon.run(job())
    other = job(target={"file": "other.csv"})
    sqlanon.run(other)
    Path("job.json").write_text(json.dumps(SAID))

    def shown(*said: str) -> dict[str, Any]:
        assert main(["history", *said, "--json"]) == 0
        told: dict[str, Any] = json.loads(capsys.readouterr().out)
        return told

    assert [len(shown(*said)["runs"]) for said in (["runs.jsonl"], ["job.json"])] == [3, 2]
    assert len(shown("other.csv", "--ledger", "runs.jsonl")["runs"]) == 1
    assert len(shown("--ledger", "runs.jsonl")["runs"]) == 3
    Path("other.csv").rename("moved.csv")
    assert len(shown("other.csv", "--ledger", "runs.jsonl")["runs"]) == 1
    Path("moved.csv").rename("other.csv")
    assert main(["history", "retire", "0123456789ab", "--ledger", "runs.jsonl"]) == 2
    assert "has runs of files" in capsys.readouterr().err
    newest, oldest = shown("out/released.csv", "--ledger", "runs.jsonl")["runs"]
    assert newest["differs"]
    assert not oldest["differs"]
    assert shown("other.csv")["runs"] == []
    history = sqlanon.history(Path("runs.jsonl"), Path("out/released.csv"))
    assert [one.state for one in history.runs] == ["published"] * 2
    assert history.ledger == "runs.jsonl"
    assert sqlanon.history(Path("never.jsonl")).runs == ()


def test_a_share_of_the_last_release_is_asked_for_by_it() -> None:
    sqlanon.run(job(min_rows="50%"))
    people(range(4))
    with pytest.raises(sqlanon.SqlanonError, match="min_rows"):
        sqlanon.run(job(min_rows="50%"))
    assert len(entered()) == 1


def test_a_run_that_fails_and_a_plan_leave_no_line() -> None:
    sqlanon.plan(job())
    with pytest.raises(sqlanon.SqlanonError):
        sqlanon.run(job(k=1000))
    assert not Path("runs.jsonl").exists()


def test_what_a_killed_run_left_is_told_with_its_line_and_nothing_is_written() -> None:
    sqlanon.run(job())
    before = Path("out/released.csv").read_bytes()
    whole = Path("runs.jsonl").read_text()
    for torn in ('{"run_id": "1', '{"run_id": "1", "report": {}}\n', "[]\n", '"text"\n'):
        Path("runs.jsonl").write_text(whole + torn)
        with pytest.raises(sqlanon.InspectionError, match=r"runs\.jsonl:2: the line is not a run"):
            sqlanon.run(job())
    assert Path("out/released.csv").read_bytes() == before
    Path("runs.jsonl").write_text(whole.rstrip("\n"))  # as an editor leaves it
    sqlanon.run(job())
    assert len(entered()) == 2


def test_a_file_that_cannot_be_written_stops_the_run_before_it_reads() -> None:
    Path("folder.jsonl").mkdir()
    with pytest.raises(sqlanon.PublishError, match="is not a regular"):
        sqlanon.run(job(ledger="folder.jsonl"))
    with pytest.raises(sqlanon.PublishError, match="there is no folder never"):
        sqlanon.run(job(ledger="never/runs.jsonl"))
    assert not Path("out/released.csv").exists()


def test_no_file_of_the_job_is_its_ledger() -> None:
    """A line at the end of a release would be published, and never verified."""
    target = {"file": "out/runs.jsonl", "format": "csv", "if_exists": "replace"}
    Path("link.jsonl").symlink_to("people.csv")
    sqlanon.run(job(ledger="runs.jsonl"))
    os.link("out/released.csv", "out/linked.jsonl")
    for said in (
        {"target": target, "ledger": "out/runs.jsonl"},
        {"ledger": "out/linked.jsonl"},
        {"ledger": "link.jsonl"},
    ):
        with pytest.raises(sqlanon.PublishError, match="is the source or the target"):
            sqlanon.run(job(**said))
    assert not Path("out/runs.jsonl").exists()


def test_a_link_is_the_file_that_it_names() -> None:
    Path("jobs").mkdir()
    Path("runs.jsonl").touch()
    Path("jobs/link.jsonl").symlink_to("../runs.jsonl")
    first = sqlanon.run(job(ledger="jobs/link.jsonl"))
    second = sqlanon.run(job())
    assert second.drift is not None
    assert second.drift.before == first.run_id


def test_a_line_that_is_there_twice_is_one_run() -> None:
    first = sqlanon.run(job())
    line = Path("runs.jsonl").read_text()
    Path("runs.jsonl").write_text(line * 2)
    second = sqlanon.run(job(min_rows="50%"))
    assert second.drift is not None
    assert second.drift.before == first.run_id
    assert len(sqlanon.history(Path("runs.jsonl")).runs) == 2
    told = json.loads(line)
    Path("runs.jsonl").write_text(line + json.dumps({**told, "source": "other.csv"}))
    with pytest.raises(sqlanon.InspectionError, match=r"runs\.jsonl:2: the run has another line"):
        sqlanon.run(job())


@pytest.mark.parametrize(
    "change",
    [
        {"finished_at": "yesterday"},
        {"finished_at": "2026-01-01T00:00:00"},
        {"target": "a.b.c"},
        {"source": "\ud800"},
        {"report": {}},
        {"report": {"recoding": [], "target": {}}},
    ],
    ids=repr,
)
def test_a_line_that_somebody_edited_stops_the_run(change: dict[str, Any]) -> None:
    sqlanon.run(job())
    told = json.loads(Path("runs.jsonl").read_text())
    Path("runs.jsonl").write_text(json.dumps({**told, **change}))
    for act in (lambda: sqlanon.run(job()), lambda: sqlanon.history(Path("runs.jsonl"))):
        with pytest.raises(sqlanon.InspectionError, match=r"runs\.jsonl:1: the line is not a run"):
            act()


def test_a_release_that_cannot_be_entered_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full when the release has its name."""
    fsync = os.fsync

    def stored(handle: int) -> None:
        if Path("out/released.csv").exists():
            raise OSError(28, "No space left on device")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", stored)
    report = sqlanon.run(job())
    assert Path("out/released.csv").exists()
    assert any("cannot be entered in runs.jsonl: No space left" in note for note in report.notes)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            {"ledger": "my_runs"},
            "my_runs is a table, and beside a file runs are entered in",
        ),
        (
            {"source": "people", "target": "t"},
            "a file of runs is for a target that is a file",
        ),
    ],
)
def test_files_and_tables_have_ledgers_of_their_kind(said: dict[str, Any], told: str) -> None:
    with pytest.raises(sqlanon.SqlanonError, match=told):
        sqlanon.run(job(**said), connection=None if "ledger" in said else "duckdb://")

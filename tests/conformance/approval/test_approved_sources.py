"""Approvals of detail tables, files and frames; and what cannot be approved."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

import detail_people
import duckdb
import polars as pl
import pytest
from blocks import HOUSE, blocks
from unknown_engine import unknown

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError, NotApprovedError, UnsatisfiableError

if TYPE_CHECKING:
    from engines import Place

ROWS = [(20 + n % 6, f"z{n % 5}") for n in range(60)]
JOB = {
    "source": {"file": "people.csv", "types": {"age": "integer"}},
    "target": {"file": "released.csv"},
    "k": 4,
    "columns": {"age": "quasi", "zip": "quasi"},
    "unlisted": "keep",
}


def write(folder: Path, *more: str) -> Path:
    """A file of people, with more columns, and a job that says `unlisted: keep`."""
    header, tail = ",".join(["age", "zip", *more]), ",1" * len(more)
    lines = [header, *(f"{age},{area}{tail}" for age, area in ROWS)]
    (folder / "people.csv").write_text("\n".join(lines) + "\n")
    job = folder / "job.json"
    job.write_text(json.dumps(JOB))
    return job


def report_of(job: Path, capsys: pytest.CaptureFixture[str], *words: str) -> Path:
    """What `plan --json` prints of a job, in a file."""
    assert main(["plan", str(job), "--json", *words]) == 0
    report = job.with_name("report.json")
    report.write_text(capsys.readouterr().out)
    return report


def test_the_command_line_approves_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    job, out = write(tmp_path), tmp_path / "approval.json"
    report = report_of(job, capsys)
    words = ["approve", str(job), "--report", str(report), "--out", str(out), "--by", "Jane"]
    assert main(words) == 0
    assert main(words) == 2  # it is there already
    assert json.loads(out.read_text())["by"] == "Jane"
    monkeypatch.chdir(tmp_path.parent)  # paths are relative to the job
    assert main(["run", str(job), "--approved", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["approval"]["by"] == "Jane"
    assert told["drift"]["figures"][0]["what"] == "rows read"
    (tmp_path / "released.csv").unlink()
    write(tmp_path, "income")
    assert main(["run", str(job), "--approved", str(out)]) == 1
    assert "- source people.csv: column income is new" in capsys.readouterr().err
    assert not (tmp_path / "released.csv").exists()
    assert main(["run", str(job), "--approved", str(report)]) == 2
    assert "approve the job again" in capsys.readouterr().err


def test_a_ledger_is_the_same_from_every_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path).write_text(json.dumps({**JOB, "ledger": "runs.jsonl"}))
    monkeypatch.chdir(tmp_path.parent)
    within = Path(tmp_path.name, "job.json")
    assert main(["plan", str(within), "--json"]) == 0
    approved = sqlanon.approve(sqlanon.Job.from_file(within), json.loads(capsys.readouterr().out))
    monkeypatch.chdir(tmp_path)
    report = sqlanon.run(sqlanon.Job.from_file("job.json"), approved=approved)
    assert report.approval == approved.to_record()


def test_another_file_is_another_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    job = write(tmp_path)
    report, copy = report_of(job, capsys), tmp_path / "copy"
    copy.mkdir()
    write(copy)
    approved = sqlanon.approve(sqlanon.Job.from_file(job), report)
    with pytest.raises(NotApprovedError) as told:
        sqlanon.run(sqlanon.Job.from_file(copy / "job.json"), approved=approved)
    assert {line.partition(" was ")[0] for line in told.value.changes} == {
        "source: file",
        "target: file",
    }


def test_a_frame_has_no_job_to_approve() -> None:
    frame = pl.DataFrame(ROWS, schema=["age", "zip"], orient="row")
    said: dict[str, Any] = {"quasi": ["age", "zip"], "k": 4}
    handed: Any = {"approved": {}, **said}  # type checkers refuse it too
    with pytest.raises(JobError, match="a frame has no table, target, in_place or approved"):
        sqlanon.anonymize(frame, **handed)
    job = {name: one for name, one in JOB.items() if name != "target"}
    plan = sqlanon.plan(frame, script=False, **said)
    with pytest.raises(JobError, match="names no target"):
        sqlanon.approve(sqlanon.Job.from_mapping({**job, "source": "frame"}), plan)


def test_a_detail_table_is_bound_too(backend: Place) -> None:
    detail_people.load(backend)
    said = detail_people.job(backend)
    said["tables"][0]["unlisted"] = "keep"
    job = sqlanon.Job.from_mapping(said)
    approved = sqlanon.approve(job, sqlanon.plan(job, script=False))
    assert sqlanon.run(job, approved=approved).approval == approved.to_record()
    said["target"] = {"table": "people_out", "if_exists": "replace"}
    job = sqlanon.Job.from_mapping(said)
    approved = sqlanon.approve(job, sqlanon.plan(job, script=False))
    backend.run("ALTER TABLE buys ADD COLUMN remark INTEGER")
    with pytest.raises(NotApprovedError) as told:
        sqlanon.run(job, approved=approved)
    assert told.value.changes == ("source buys: column remark is new",)


@pytest.fixture(scope="module")
def told() -> tuple[sqlanon.Job, sqlanon.Plan]:
    """A job and its plan."""
    said = {**JOB, "source": "people", "target": "released"}
    job = sqlanon.Job.from_mapping(said)
    with duckdb.connect() as people:
        people.execute("CREATE TABLE people (age INTEGER, zip VARCHAR)")
        people.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
        return job, sqlanon.plan(job, connection=people, script=False)


def test_a_report_for_others_is_not_approved(told: tuple[sqlanon.Job, sqlanon.Plan]) -> None:
    job, plan = told
    with pytest.raises(JobError, match="for external readers"):
        sqlanon.approve(job, plan.external())
    with pytest.raises(JobError, match="half a surrogate pair"):
        sqlanon.approve(job, plan, by="\ud800")
    with pytest.raises(JobError, match="this is not a"):
        sqlanon.approve(job, {"schema": "urn:sqlanon:schema/check/2"})
    with pytest.raises(JobError, match="the report is incomplete: keys"):
        sqlanon.approve(job, {"schema": sqlanon.Plan.schema, "fingerprint": {"salt": 1}})


def test_a_strict_plan_with_open_warnings_is_not_approved() -> None:
    said = {**JOB, "source": "people", "target": "released", "strict": True}
    with duckdb.connect() as people:
        people.execute("CREATE TABLE people (age INTEGER, zip VARCHAR)")
        people.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
        job = sqlanon.Job.from_mapping(said)
        plan = sqlanon.plan(job, connection=people, script=False)
        with pytest.raises(JobError, match="is strict, and a run is refused for W05; change"):
            sqlanon.approve(job, plan)
        job = sqlanon.Job.from_mapping({**said, "accept": {"W05": "ages are known"}})
        plan = sqlanon.plan(job, connection=people, script=False)
        sqlanon.run(job, connection=people, approved=sqlanon.approve(job, plan))


@pytest.mark.parametrize(
    "broken",
    [
        {"schema": "urn:sqlanon:schema/approval/0"},
        {"by": 7},
        {"figures": {"rows": 1}},
        {"fingerprint": {}},
        {"approved_at": "yesterday"},
        {"approved_at": "2026-11-28T10:00:00"},  # in no zone
        {"by": "\ud800"},
        {"figures": {"rows": 1, "smallest_class": 1, "loss": float("nan")}},
    ],
)
def test_what_is_no_approval_is_refused(
    told: tuple[sqlanon.Job, sqlanon.Plan], broken: dict[str, Any]
) -> None:
    job, plan = told
    approved = sqlanon.approve(job, plan)
    assert sqlanon.Approval.of(json.loads(approved.to_json())) == approved
    with pytest.raises(JobError, match="approve the job again"):
        sqlanon.run(job, connection="duckdb://", approved={**approved.to_dict(), **broken})


@pytest.mark.gate
def test_the_page_shows_what_is_told() -> None:
    page = blocks((HOUSE / "docs/how-to/approve.md").read_text(encoding="utf-8"))
    refusal, figures = (block.text.splitlines() for block in page if block.language == "text")
    hierarchy: dict[str, Any] = {"role": "quasi", "hierarchy": {"intervals": [10, 20]}}
    said = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "k": 5,
        "columns": {"age": hierarchy},
        "unlisted": "keep",
    }
    job = sqlanon.Job.from_mapping(said)
    with duckdb.connect() as people:
        people.execute("CREATE TABLE people AS SELECT range AS age FROM range(90)")
        plan = sqlanon.plan(job, connection=people, script=False, solutions=0)
        approved = sqlanon.approve(job, plan, by="Jane Doe")
        sqlanon.run(job, connection=people, approved=approved)
        people.execute("DELETE FROM people WHERE age > 80")
        told = str(sqlanon.run(job, connection=people, approved=approved))
        people.execute("ALTER TABLE people ADD COLUMN income INTEGER")
        said |= {"k": 4, "columns": {"age": {**hierarchy, "hierarchy": {"intervals": [10]}}}}
        with pytest.raises(NotApprovedError) as error:
            sqlanon.run(sqlanon.Job.from_mapping(said), connection=people, approved=approved)
    lines = re.sub(r"\d{4}-\d\d-\d\d", "2026-11-28", str(error.value)).splitlines()
    assert lines[0] == refusal[0]
    assert {*lines[1:-1]} == {*refusal[1:]}
    shown = re.sub(r"run [0-9a-f]{12}", "run b883ac0cc0f1", told)
    assert all(word in shown for line in figures[:2] for word in line.split("  "))
    for line in figures[2:]:
        assert f"\n  {line.split('  ')[1]}" in shown


# -- what a release may lose -----------------------------------------------------------------------


def test_more_loss_than_the_job_lets_it_is_refused(backend: Place) -> None:
    backend.load("people", {"age": "integer", "zip": "text"}, ROWS)
    said = {**JOB, "source": "people", "target": {"table": "released", "if_exists": "replace"}}
    lost = sqlanon.run(sqlanon.Job.from_mapping(said), connection=backend.url).loss.ncp
    assert 0.05 < lost < 1
    before = sorted(map(repr, backend.records("released")))
    job = sqlanon.Job.from_mapping({**said, "max_loss": 0.05})
    plan = sqlanon.plan(job, connection=backend.url, solutions=0)
    assert plan.refusal == f"the release loses {lost:.2%} (NCP), and max_loss is 5.00%"
    assert f"is refused: {plan.refusal}" in " ".join(str(plan).split())
    # a script measures no loss, so it ends before it publishes
    assert "loss_is_not_measured" in plan.script.text()
    with pytest.raises(UnsatisfiableError, match="nothing is published; look at") as error:
        sqlanon.run(job, connection=backend.url)
    assert error.value.exit_code == 1
    assert sorted(map(repr, backend.records("released"))) == before
    with pytest.raises(JobError, match="a run of this plan is refused"):
        sqlanon.approve(job, plan)
    nearly = sqlanon.Job.from_mapping({**said, "max_loss": round(lost - 1e-7, 9)})
    refusal = sqlanon.plan(nearly, connection=backend.url, solutions=0, script=False).refusal or ""
    assert f"{lost:.10%}" in refusal
    assert f"{nearly.max_loss:.10%}" in refusal
    enough = sqlanon.Job.from_mapping({**said, "max_loss": lost})
    assert sqlanon.run(enough, connection=backend.url).loss.ncp == lost


def test_a_plan_that_a_run_would_refuse_ends_with_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    job = write(tmp_path)
    job.write_text(json.dumps({**JOB, "max_loss": 0}))
    assert main(["plan", str(job)]) == 1
    assert "is refused: the release loses" in capsys.readouterr().out
    assert main(["run", str(job)]) == 1


def test_max_loss_is_no_key_of_scripts_and_refreshes(backend: Place) -> None:
    said = {**JOB, "source": "people", "target": {"table": "released", "if_exists": "replace"}}
    job = sqlanon.Job.from_mapping({**said, "max_loss": 0.5})
    with pytest.raises(sqlanon.UnsupportedError, match="max_loss: a script measures no loss"):
        sqlanon.compile_job(job, connection=backend.url)
    with pytest.raises(sqlanon.UnsupportedError, match="max_loss: a refresh does not measure"):
        sqlanon.refresh(backend.url, job)


@pytest.mark.gate
def test_an_engine_without_digests_takes_hierarchies_of_files_only(tmp_path: Path) -> None:
    file = tmp_path / "people.db"
    with contextlib.closing(sqlite3.connect(file)) as people:
        people.execute("CREATE TABLE people (age INTEGER, zip TEXT)")
        people.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
        people.execute("CREATE TABLE areas (level_0 TEXT, level_1 TEXT)")
        people.executemany("INSERT INTO areas VALUES (?, '*')", [(f"z{n}",) for n in range(5)])
        people.commit()
    areas = {"role": "quasi", "hierarchy": {"table": "areas"}}
    said = {**JOB, "source": "people", "target": {"table": "released", "if_exists": "replace"}}
    in_table = sqlanon.Job.from_mapping({**said, "columns": {"age": "quasi", "zip": areas}})
    engine = unknown(str(file))
    plan = sqlanon.plan(in_table, connection=engine, script=False, solutions=0)
    with pytest.raises(JobError, match=r"columns\.zip: this engine computes no digest"):
        sqlanon.approve(in_table, plan)
    job = sqlanon.Job.from_mapping(said)
    approved = sqlanon.approve(job, sqlanon.plan(job, connection=engine, script=False))
    assert sqlanon.run(job, connection=engine, approved=approved).approval == approved.to_record()
    with pytest.raises(NotApprovedError, match="content of the hierarchy is not known"):
        sqlanon.run(in_table, connection=engine, approved=approved)

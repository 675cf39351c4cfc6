"""Warnings: what a job may accept, and what the command line makes of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import duckdb
import pytest
from rich.console import Console

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError
from sqlanon.report import text

if TYPE_CHECKING:
    from pathlib import Path

JOB = """
connection: duckdb:///{folder}/people.duckdb
source: people
target: released
columns: {{age: {{role: quasi}}, number: {{role: keep}}}}
privacy: [{{k_anonymity: {{k: 2}}}}]
algorithm: optimal
{more}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a database of six people of two ages, each with a number."""
    with duckdb.connect(str(tmp_path / "people.duckdb")) as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT 20 + range % 2 AS age, range AS number FROM range(6)"
        )
    return tmp_path


def job(folder: Path, more: str = "") -> str:
    file = folder / "job.yaml"
    file.write_text(JOB.format(folder=folder, more=more))
    return str(file)


@pytest.mark.parametrize(
    ("accept", "message"),
    [
        ("{W001: why}", r"accept: there is no warning 'W001'; did you mean W01\? \(known: W01"),
        ("{W01: ' '}", "accept.W01: needs a reason in words"),
        ("{W01: {number: 5}}", "accept.W01: needs a reason in words, or one for each column"),
        ("{W01: {}}", "accept.W01: needs a reason in words"),
        ("{W01:}", "accept.W01: needs a reason in words"),
        ("[W01]", "accept: must be a mapping of keys"),
    ],
)
def test_an_acceptance_names_a_warning_and_a_reason(
    folder: Path, accept: str, message: str
) -> None:
    with pytest.raises(JobError, match=message):
        sqlanon.Job.from_file(job(folder, f"accept: {accept}"))


@pytest.mark.parametrize("way", ["option", "job"])
def test_a_strict_run_ends_with_exit_code_1_and_says_why(
    folder: Path, way: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = job(folder, "strict: true") if way == "job" else job(folder)
    words = ["run", said, "--json"] + (["--strict"] if way == "option" else [])
    assert main(words) == 1
    shown = capsys.readouterr()
    error = json.loads(shown.out)["error"]
    assert error["type"] == "UnacceptedWarningsError"
    (warning,) = error["warnings"]
    assert (warning["code"], warning["column"], warning["figures"]["unique"]) == (
        "W01",
        "number",
        1,
    )
    assert "error: W01 kept-identifies: 100.00% of the rows" in shown.err
    with duckdb.connect(str(folder / "people.duckdb")) as connection:
        assert connection.execute("SHOW TABLES").fetchall() == [
            ("people",),
            ("sqlanon_runs",),
            ("sqlanon_runs_attempts",),
        ]


def test_what_is_accepted_is_published(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", job(folder, "accept: {W01: drawn by lot}"), "--strict"]) == 0
    assert "accepted: drawn by lot" in " ".join(capsys.readouterr().out.split())


def test_a_strict_check_ends_with_exit_code_1(folder: Path) -> None:
    words = ["check", "people", "--quasi", "age", "--url", f"duckdb:///{folder}/people.duckdb"]
    assert main(words) == 0
    assert main([*words, "--strict"]) == 1


def test_a_reason_for_one_column_is_none_for_another(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["plan", job(folder, "accept: {W01: {other: drawn by lot}}"), "--json"]) == 0
    planned = json.loads(capsys.readouterr().out)
    assert [one["accepted"] for one in planned["warnings"]] == [None]
    assert planned["unraised"] == ["W01 of other"]
    assert main(["run", job(folder, "accept: {W01: {number: drawn by lot}}"), "--strict"]) == 0


def test_warnings_stand_out_until_they_are_accepted(folder: Path) -> None:
    """In colour on a terminal, and in a tone of their own on a page."""
    for more, stands_out in (("", True), ("accept: {W01: drawn by lot}", False)):
        planned = sqlanon.plan(sqlanon.Job.from_file(job(folder, more)))
        console = Console(force_terminal=True, color_system="standard", width=100)
        with console.capture() as shown:
            text.show(console, planned.sections())
        assert ("\x1b[33m100.00% of the rows are unique" in shown.get()) == stands_out
        assert ('<td class="warn">100.00% of the rows' in planned.to_html()) == stands_out


def test_a_strict_plan_ends_with_exit_code_1(folder: Path) -> None:
    assert main(["plan", job(folder)]) == 0
    assert main(["plan", job(folder), "--strict"]) == 1
    assert main(["plan", job(folder, "strict: true")]) == 1
    assert main(["plan", job(folder, "accept: {W01: drawn by lot}"), "--strict"]) == 0

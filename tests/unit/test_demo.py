"""The demonstration shows one class of people before and after, and what was measured."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sqlanon.cli.app import main
from sqlanon.tools import demo
from sqlanon.tools.demo import Demonstration, demonstrate

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def shown() -> Demonstration:
    """One run of the demonstration."""
    return demonstrate()


@pytest.fixture
def _shown_again(shown: Demonstration, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command shows that run, and makes none of its own."""
    monkeypatch.setattr(demo, "demonstrate", lambda **_: shown)


def test_the_rows_after_are_alike_in_every_quasi_identifier(shown: Demonstration) -> None:
    quasi = shown.report.recoding.attributes
    assert len(shown.before) == len(shown.after) == 5
    assert len({tuple(row[name] for name in quasi) for row in shown.after}) == 1
    assert len({tuple(row[name] for name in quasi) for row in shown.before}) > 1
    assert all("name" in row for row in shown.before)
    assert not any("name" in row for row in shown.after)


def test_the_rows_before_are_those_of_the_class(shown: Demonstration) -> None:
    before, after = (sorted(row["diagnosis"] for row in one) for one in (shown.before, shown.after))
    assert before == after


def test_the_report_is_of_the_bundled_job(shown: Demonstration) -> None:
    assert shown.report.rows.source == 12_000
    assert [model.reached for model in shown.report.models] == [5, 3]


def test_the_bundled_job_raises_no_warning(shown: Demonstration) -> None:
    assert shown.report.warnings == ()


def test_no_more_classes_are_generalized_than_there_are(shown: Demonstration) -> None:
    columns = shown.report.recoding.attributes.values()
    most = max(column.classes_generalized or 0 for column in columns)
    assert 0 < most <= shown.report.classes.count


@pytest.mark.gate
@pytest.mark.usefixtures("_shown_again")
def test_it_prints_text_within_100_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo"]) == 0
    said = capsys.readouterr()
    # a path is not broken, however deep the environment lies, so that it can be copied
    lines = [line for line in said.out.splitlines() if not line.endswith("people.yaml")]
    assert max(map(len, lines)) <= 100
    assert "sqlanon run job.yaml" in said.out
    assert "\x1b" not in said.out
    assert said.err == ""


@pytest.mark.usefixtures("_shown_again")
def test_it_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--json"]) == 0
    assert {"job", "before", "after", "report"} == set(json.loads(capsys.readouterr().out))


@pytest.mark.gate
def test_the_command_runs_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["report"]["rows"]["source"] == 12_000


@pytest.mark.usefixtures("_shown_again")
def test_it_says_why_the_risk_is_higher_if_more_is_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["demo"]) == 0
    assert "why this is higher" in capsys.readouterr().out


@pytest.mark.gate
def test_a_folder_has_what_the_printed_commands_need(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "new" / "demo"
    assert main(["demo", "--into", str(folder)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert (folder / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    commands = [one.split() for one in said if one.startswith("  sqlanon ")]
    assert [words[:2] for words in commands] == [
        ["sqlanon", one] for one in ("plan", "run", "init")
    ]
    monkeypatch.chdir(folder)
    assert [main(words[1:]) for words in commands] == [0, 0, 0]
    assert main(["demo", "--into", ".", "--force"]) == 0


def test_a_folder_that_holds_something_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.txt").touch()
    assert main(["demo", "--into", str(tmp_path)]) == 2
    assert "is not empty; name a new folder, or add" in capsys.readouterr().err

"""`init --ask` asks about what is not certain, and writes the file of the answers."""

from __future__ import annotations

import io
import os
import pty
import subprocess
import sys
from pathlib import Path

import duckdb
import pytest
import yaml
from typing_extensions import override

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError

_COMMAND = ["init", "people", "--url", "duckdb:///people.duckdb", "--ask", "-o", "job.yaml"]


class Terminal(io.StringIO):
    """An input that says that it is a terminal."""

    @override
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table with a column that is certain, and two that are not."""
    monkeypatch.chdir(tmp_path)
    with duckdb.connect("people.duckdb") as database:
        database.execute(
            "CREATE TABLE people AS SELECT 20 + i % 40 AS age, i % 7 AS tier, "
            "['a', 'b', 'c'][1 + i % 3] AS rating FROM range(200) AS t (i)"
        )


def answered(monkeypatch: pytest.MonkeyPatch, *lines: str) -> int:
    """The exit code of the command with these answers."""
    monkeypatch.setattr(sys, "stdin", Terminal("".join(f"{one}\n" for one in lines)))
    return main(_COMMAND)


def written() -> dict[str, object]:
    """The job that was written."""
    made: dict[str, object] = yaml.safe_load(Path("job.yaml").read_text(encoding="utf-8"))
    return made


def test_enter_takes_what_is_proposed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answered(monkeypatch, "", "", "", "") == 0
    asked = capsys.readouterr().err
    assert "tier: others may know it" in asked
    assert "rating: others may know it" in asked
    assert "age:" not in asked
    proposed = sqlanon.propose("duckdb:///people.duckdb", "people").job
    assert {key: written()[key] for key in proposed} == proposed


def test_answers_are_the_job(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answered(monkeypatch, "keep", "", "rating", "10") == 0
    made = written()
    assert made["columns"] == {
        "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10, 20, 40]}},
        "tier": {"role": "keep"},
        "rating": {"role": "sensitive"},
    }
    assert made["privacy"] == [
        {"k_anonymity": {"k": 10}},
        {"l_diversity": {"column": "rating", "l": 2}},
    ]


def test_a_wrong_answer_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert answered(monkeypatch, "secret", "drop", "", "salary", "", "one", "1", "3") == 0
    said = capsys.readouterr().err
    assert "must be one of quasi, sensitive, keep, drop" in said
    assert "there is no salary" in said
    assert said.count("a whole number, 2 or more") == 2
    assert yaml.safe_load(str(written()["privacy"])) == [{"k_anonymity": {"k": 3}}]


def test_who_cannot_answer_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n\n\n"))
    assert main(_COMMAND) == 2
    assert "standard input is not a terminal" in capsys.readouterr().err
    assert answered(monkeypatch, "") == 2
    assert "the input ended before the last answer" in capsys.readouterr().err
    assert not (tmp_path / "job.yaml").exists()


def test_roles_that_cannot_be_are_refused() -> None:
    url = "duckdb:///people.duckdb"
    with pytest.raises(JobError, match="there is no column salary"):
        sqlanon.propose(url, "people", roles={"salary": "quasi"})
    with pytest.raises(JobError, match="must be one of quasi"):
        sqlanon.propose(url, "people", roles={"age": "secret"})  # type: ignore[dict-item]
    with pytest.raises(JobError, match="k must be 2 or more"):
        sqlanon.propose(url, "people", k=1)


@pytest.mark.gate
def test_a_terminal_is_asked(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    os.write(ours, b"\n\nrating\n7\n")
    command = [sys.executable, "-c", "from sqlanon.cli.app import main; raise SystemExit(main())"]
    done = subprocess.run(
        [*command, *_COMMAND], stdin=theirs, capture_output=True, check=False, cwd=tmp_path
    )
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 0, done.stderr
    assert written()["privacy"] == [
        {"k_anonymity": {"k": 7}},
        {"l_diversity": {"column": "rating", "l": 2}},
    ]

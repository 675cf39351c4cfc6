"""Files that commands write: whole, beside and renamed, and never over what is there unasked."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import duckdb
import pytest

from sqlanon.cli import output
from sqlanon.cli.app import main
from sqlanon.common.output_files import write_output

if TYPE_CHECKING:
    from collections.abc import Sequence

OLD = "precious"
URL = ["--url", "duckdb:///people.duckdb"]
LEVELS = ["hierarchy", "build", "people", "age", "levels", "--spec", "intervals: [10]", *URL]
COMMANDS: dict[str, Sequence[str]] = {
    "init": ["init", "people", *URL, "-o"],
    "init --values": ["init", "people", *URL, "--values", "-o"],
    "run": ["run", "job.json", "--html"],
    "plan": ["plan", "job.json", "--html"],
    "plan --compare": ["plan", "job.json", "--compare", "k=2", "--html"],
    "check": ["check", "people", "--quasi", "age", "--k", "2", *URL, "--html"],
    "history": ["history", *URL, "--html"],
    "compile": ["compile", "job.json", "-o"],
    "export": ["hierarchy", "export", "levels", *URL],
}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    with duckdb.connect("people.duckdb") as database:
        database.execute("CREATE TABLE people AS SELECT 20 + range % 3 AS age FROM range(12)")
    said = {
        "connection": URL[1],
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {"age": {"role": "quasi", "hierarchy": {"intervals": [10]}}},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": "optimal",
    }
    Path("job.json").write_text(json.dumps(said))
    return tmp_path


@pytest.mark.gate
@pytest.mark.parametrize("name", COMMANDS)
def test_a_file_is_overwritten_where_that_is_said(
    name: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*COMMANDS[name]]
    if name in {"history", "export"}:
        assert main(["run", "job.json"] if name == "history" else LEVELS) == 0
    os.umask(0o022)
    made, linked, victim = Path("made.yaml"), Path("linked.yaml"), Path("victim")
    assert main([*words, str(made)]) == 0
    assert made.stat().st_mode & 0o777 == (0o600 if "--values" in words else 0o644)
    new = made.read_text()
    assert new not in {OLD, ""}
    capsys.readouterr()

    made.write_text(OLD)
    made.chmod(0o640)
    victim.write_text(OLD)
    linked.symlink_to(victim)
    Path("nowhere.yaml").symlink_to("nothing")
    before = {*place.iterdir()}
    for taken in (str(made), "linked.yaml", "nowhere.yaml"):
        assert main([*words, taken]) == 2, taken
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert "it exists already; add --force to overwrite it" in told.err
    assert {*place.iterdir()} == before, "nothing was done"
    assert made.read_text() == victim.read_text() == OLD

    for file in (made, linked):
        assert main([*words, str(file), "--force"]) == 0
        assert file.read_text() != OLD
        assert not file.is_symlink()
    assert made.stat().st_mode & 0o777 == (0o600 if "--values" in words else 0o640)
    assert victim.read_text() == OLD
    assert not [one for one in place.iterdir() if one.name.startswith(".sqlanon-output")]


@pytest.mark.parametrize("name", ["init", "run", "export"])
def test_what_cannot_be_a_file_is_told_first(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("folder.yaml").mkdir()
    Path("null.yaml").symlink_to("/dev/null")
    for file, told in [
        ("folder.yaml", "it is not a regular"),
        ("null.yaml", "it is not a regular"),
        ("none/made.yaml", "its folder does not exist"),
    ]:
        assert main([*COMMANDS[name], file, "--force"]) == 2
        assert told in capsys.readouterr().err
    with duckdb.connect("people.duckdb") as database:
        assert database.sql("SHOW TABLES").fetchall() == [("people",)]


def test_a_file_that_came_meanwhile_stays(tmp_path: Path) -> None:
    place = tmp_path / "page.html"
    place.write_text(OLD)
    with pytest.raises(FileExistsError):
        write_output(place, "new", force=False)
    assert place.read_text() == OLD
    assert {one.name for one in tmp_path.iterdir()} >= {"page.html"}
    assert not [one for one in tmp_path.iterdir() if one.name.startswith(".sqlanon-output")]


def test_a_run_whose_page_cannot_be_written_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(output, "write_output", full)
    monkeypatch.setattr(output, "drop_output", lambda: None)
    assert main(["run", "job.json", "--html", "page.html"]) == 0
    assert "is published, but the page page.html could not be written" in capsys.readouterr().err

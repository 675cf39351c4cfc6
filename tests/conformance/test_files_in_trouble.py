"""Files when something comes between: kills, signals, writers, damage. All old or all new."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from sqlanon.cli.app import main
from sqlanon.publish import file as publication
from sqlanon.sql.backends import files
from sqlanon.sql.backends.orphans import release_folder
from sqlanon.sql.workspace import Workspace

JOB = """
source: {file: people.csv}
target: {file: out.csv, if_exists: IF_EXISTS}
columns:
  age: {role: quasi, hierarchy: {intervals: [10]}}
  town: {role: quasi}
privacy: [{k_anonymity: {k: 3}}]
"""
OLD = "what was there before\n"


def inside(folder: Path | str = ".") -> set[str]:
    return {one.name for one in Path(folder).iterdir()}


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a source and two jobs, and a place for temporary files."""
    for name in ("here", "temporary"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    rows = "".join(f"{20 + n % 20},{'Aachen' if n % 2 else 'Bonn'}\n" for n in range(60))
    Path("people.csv").write_text(f"age,town\n{rows}")
    for said in ("error", "replace"):
        Path(f"{said}.yaml").write_text(JOB.replace("IF_EXISTS", said))


def published() -> bool:
    """Whether the target is a whole release."""
    header, *lines = Path("out.csv").read_text().splitlines()
    return header == "age,town" and len(lines) == 60


KILLED = """
import os, pathlib, signal
from sqlanon.cli.app import main
moved = pathlib.Path.replace
def replace(written, place):  # templates that are compiled move a file too
    if written.name == "release.csv":
        os.kill(os.getpid(), signal.SIGKILL)
    return moved(written, place)
pathlib.Path.replace = replace
main(["run", "replace.yaml"])
"""


@pytest.mark.gate
def test_a_killed_run_leaves_the_old_file_and_the_next_one_tidies_up() -> None:
    Path("out.csv").write_text(OLD)
    before = inside()
    done = subprocess.run([sys.executable, "-c", KILLED], check=False)
    assert done.returncode == -signal.SIGKILL
    assert Path("out.csv").read_text() == OLD
    (left,) = inside() - before
    assert left.startswith(".sqlanon-release-")
    assert Path(left).stat().st_mode & 0o777 == 0o700
    assert inside(left) == {"release.csv"}
    mine = Path(".sqlanon-release-of-mine")  # by its name alone
    mine.mkdir()
    (mine / "notes").write_text("kept")
    assert main(["run", "replace.yaml"]) == 0
    assert published()
    assert inside() - before == {mine.name}
    assert inside(tempfile.gettempdir()) == set()


@pytest.mark.gate
def test_what_a_killed_run_left_is_cleaned_where_one_asks_for_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    mine, elsewhere = Path(".sqlanon-release-of-mine"), Path("elsewhere")
    mine.mkdir()
    (mine / "notes").write_text("kept")
    elsewhere.mkdir()

    def said(*words: str) -> Any:
        capsys.readouterr()
        assert main(["clean", *words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    with release_folder(Path()) as going_on:
        (going_on / "release.csv").touch()
        before = inside()
        subprocess.run([sys.executable, "-c", KILLED], check=False)
        (left,) = inside() - before
        # what its search left among temporary files is found wherever one looks
        searched = [str(one) for one in Path(tempfile.gettempdir()).iterdir()]
        assert said("elsewhere") == {"found": searched, "removed": searched}
        assert said("out.csv", ".", "--dry-run") == {"found": [left], "removed": []}
        assert Path(left).is_dir()
        assert said("none-yet.parquet") == {"found": [left], "removed": [left]}
        assert inside() == before
    assert said(".") == {"found": [], "removed": []}
    # nothing is removed where a folder is not there, or a database is not named
    subprocess.run([sys.executable, "-c", KILLED], check=False)
    assert main(["clean", ".", "lost/out.csv"]) == 2
    assert "there is no folder lost" in capsys.readouterr().err
    assert main(["clean", ".", "--ledger", "runs"]) == 2
    assert len(inside() - before) == 1


@pytest.mark.gate
def test_what_goes_wrong_leaves_the_old_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("out.csv").write_text(OLD)
    Path("out.csv").chmod(0o604)
    before, load, run = inside(), files._load, Workspace.run

    def touching(backend: Any, file: Any, *rest: Any, **values: Any) -> None:
        load(backend, file, *rest, **values)
        os.utime(file.path, (1, 1))

    def damaging(self: Workspace, template: str, /, **values: Any) -> None:
        run(self, template, **values)
        if template == "files/write":
            path = Path(str(values["path"]).strip("'"))
            path.write_text(path.read_text().replace("Bonn", "Celle", 1))

    def full(*_: Any, **__: Any) -> str:
        raise OSError(28, "No space left on device")

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    troubles: list[tuple[Any, str, Any, int, str]] = [
        (files, "_load", touching, 1, "changed while it was read"),
        (Workspace, "run", damaging, 1, "it was not published"),
        (os, "access", lambda _, mode: mode == os.R_OK, 2, "missing: the right to write to"),
        (publication, "release_folder", full, 2, "No space left on device"),
        (os, "fsync", full, 2, "out.csv cannot be written: No space left on device"),
        (Path, "replace", interrupted, 130, "interrupted; nothing was published"),
    ]
    for where, name, broken, code, told in troubles:
        with monkeypatch.context() as patch:
            patch.setattr(where, name, broken)
            assert main(["run", "replace.yaml"]) == code, told
        said = capsys.readouterr()
        assert told in said.err
        assert "Bonn" not in said.err
        assert Path("out.csv").read_text() == OLD
        assert inside() == before
    # the same without trouble, and a signal that comes too late
    moved = Path.replace

    def late(written: Path, place: Path) -> None:
        moved(written, place)
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", late)
    assert main(["run", "replace.yaml"]) == 0
    assert "note: interrupted after the release was published" in capsys.readouterr().err
    assert published()
    assert Path("out.csv").stat().st_mode & 0o777 == 0o604  # as the file that it replaced
    assert inside() == before


def test_a_file_that_somebody_made_meanwhile_is_not_replaced(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link = os.link

    def beaten(written: Path, place: Path) -> None:
        Path(place).write_text(OLD)
        link(written, place)

    monkeypatch.setattr(os, "link", beaten)
    assert main(["run", "error.yaml"]) == 2
    assert "was created by another program" in capsys.readouterr().err
    assert Path("out.csv").read_text() == OLD

"""An embedded search keeps to itself: what it may read, what it writes, and that all of it goes."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import tempfile
from typing import TYPE_CHECKING, Any

import pytest
from sql_scenarios import COLUMNS, PLAIN, ROWS

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import DatabaseError
from sqlanon.sql.backends import duckdb as home
from sqlanon.sql.backends import orphans
from sqlanon.sql.backends.duckdb import open_embedded
from sqlanon.sql.statement import Command, Query, Sql

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engines import Place

K3 = {"k_anonymity": {"k": 3}}
KILLED = """
import os, signal, sys
import sqlanon

def kill(statement):
    if statement.name == "mondrian/root":
        os.kill(os.getpid(), signal.SIGKILL)

sqlanon.anonymize(
    sys.argv[1], "people", columns={"age": {"role": "quasi"}, "zip": {"role": "quasi"}},
    unlisted="drop", privacy=[{"k_anonymity": {"k": 3}}], target="released",
    search_in="embedded", observer=sqlanon.Observer(statement=kill),
)
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of temporary files of this test's own."""
    own = tmp_path / "temporary"
    own.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(own))
    return own


def anonymize(place: Place, told: Callable[[Any], None]) -> None:
    sqlanon.anonymize(
        place.url,
        "people",
        columns=PLAIN,
        privacy=[K3],
        target="released",
        search_in="embedded",
        observer=sqlanon.Observer(statement=told),
    )


def test_its_folder_is_nobody_elses_and_goes_with_it(backend: Place, folder: Path) -> None:
    backend.load("people", COLUMNS, ROWS)
    seen: list[Path] = []

    def look(statement: Any) -> None:
        if statement.name == "mondrian/root":
            seen.extend(folder.iterdir())

    anonymize(backend, look)
    assert seen
    assert len({*seen}) == 1
    assert [*folder.iterdir()] == []


def test_it_goes_when_a_search_fails(backend: Place, folder: Path) -> None:
    backend.load("people", COLUMNS, ROWS)

    class StoppedError(Exception):
        pass

    def stop(statement: Any) -> None:
        if statement.name == "mondrian/root":
            (spilling,) = folder.iterdir()
            assert stat.S_IMODE(spilling.stat().st_mode) == 0o700
            raise StoppedError

    with pytest.raises(StoppedError):
        anonymize(backend, stop)
    assert [*folder.iterdir()] == []
    assert backend.tables() == ["people"]


@pytest.mark.gate
def test_what_a_killed_search_left_is_removed_by_clean_and_by_the_next_one(
    backend: Place, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", COLUMNS, ROWS)
    backend.let_go()

    def kill() -> Path:
        ended = subprocess.run(
            [sys.executable, "-c", KILLED, backend.url],
            check=False,
            env={**os.environ, "TMPDIR": str(folder)},
        )
        assert ended.returncode == -signal.SIGKILL
        (left,) = folder.iterdir()
        (left / "spilled").write_text("codes")
        return left

    left = kill()
    with orphans.spill_folder() as next_one:
        assert [*folder.iterdir()] == [next_one] != [left]
        left = folder / f"{orphans.PREFIX}of-a-killed-one"
        left.mkdir()
        capsys.readouterr()
        at = ["--url", backend.url, "--json"]
        assert main(["clean", *at, "--dry-run"]) == 0
        assert {*folder.iterdir()} == {left, next_one}
        assert main(["clean", *at]) == 0
        assert [*folder.iterdir()] == [next_one], "one that goes on was taken away, or one stayed"
        decode = json.JSONDecoder().raw_decode
        out = capsys.readouterr().out
        found, end = decode(out)
        removed, _ = decode(out[end:].lstrip())
    assert found == {"removed": [], "found": [str(left)]}
    assert removed == {"removed": [str(left)], "found": [str(left)]}
    assert "released" not in backend.tables()


def test_it_reads_no_file_and_loads_nothing(tmp_path: Path) -> None:
    secret = tmp_path / "secret.csv"
    secret.write_text("a\n1\n")
    with open_embedded(6) as backend:
        for sql in (
            f"SELECT * FROM read_csv('{secret}')",
            f"ATTACH '{tmp_path / 'other.duckdb'}'",
            f"COPY (SELECT 1) TO '{tmp_path / 'out.csv'}'",
            "LOAD httpfs",
            "INSTALL httpfs",
            "SET enable_external_access = true",
            "SET temp_directory = '/elsewhere'",
        ):
            with pytest.raises(DatabaseError):
                backend.execute(Command("test", Sql(sql)))
    assert [*tmp_path.glob("o*")] == []


def test_what_does_not_fit_into_memory_is_spilled(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "_MEMORY", "30MB")
    with open_embedded(6) as backend:
        backend.execute(
            Command(
                "test", Sql("CREATE TABLE t AS SELECT HASH(i) AS h FROM range(8000000) AS r(i)")
            )
        )
        (own,) = folder.iterdir()
        assert [*own.iterdir()]
        assert backend.fetch(Query("test", Sql("SELECT COUNT(*) FROM t"))) == [(8_000_000,)]
    assert [*folder.iterdir()] == []


def test_without_a_place_for_files_memory_has_to_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "its folder does not"))
    monkeypatch.chdir(folder)
    monkeypatch.setattr(home, "_MEMORY", "30MB")
    made = Sql("CREATE TABLE t AS SELECT HASH(i) AS h FROM range(8000000) AS r(i)")
    with open_embedded(6) as backend, pytest.raises(DatabaseError):
        backend.execute(Command("test", made))
    assert [*folder.iterdir()] == []

"""CSV and Parquet files: read once, published whole, with what a table of the same rows gets."""

from __future__ import annotations

import gzip
import json
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import polars as pl
import pytest

import sqlanon
from sqlanon.cli.app import main
from sqlanon.job.files import FileName
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Sequence

OLD = "what was there before\n"
NAMES = ["name", "age", "zip", "Town, at last", "paid", "illness"]
ROWS = [
    [
        f"person {number}",
        str(20 + number * 7 % 40),
        f"0{number % 3}{number % 2}07",
        ["Aachen", 'Bonn "am Rhein"', "", None][number % 4],
        f"{number % 11}.50",
        ["flu", "cold", "gout\nand flu", None][number * number % 7 % 4],
    ]
    for number in range(120)
]
"""As text; None is an empty cell, and "" one in quotes."""
COLUMNS: dict[str, Any] = {
    "name": {"role": "drop"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 3]}}},
    "Town, at last": {"role": "quasi"},
    "paid": {"role": "keep"},
    "illness": {"role": "sensitive"},
}
QUASI = ["age", "zip", "Town, at last"]
SAID: dict[str, Any] = {
    "columns": COLUMNS,
    "privacy": [{"k_anonymity": {"k": 4}}],
    "max_suppression": 0.2,
}


def inside(folder: Path | str) -> set[str]:
    return {one.name for one in Path(folder).iterdir()}


def cell(value: str | None) -> str:
    return "" if value is None else '"' + value.replace('"', '""') + '"'


def lines(rows: Sequence[Sequence[str | None]], ends: str = "\n") -> str:
    return "".join(",".join(map(cell, row)) + ends for row in rows)


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files in it, and a place for temporary ones."""
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    monkeypatch.delenv("SQLANON_URL", raising=False)
    folder = tmp_path / "year=2026 [a]*?'"  # neither a column nor a pattern
    folder.mkdir()
    monkeypatch.chdir(folder)
    text = lines([list(NAMES), *ROWS], "\r\n")
    Path("people.csv").write_text("\ufeff" + text, encoding="utf-8", newline="")
    with gzip.open("people.csv.gz", "wt", encoding="utf-8", newline="") as stream:
        stream.write(text)
    typed().write_parquet("people.parquet")
    (tmp_path / "year=2026 abc'").mkdir()  # what the folder's name would fit as a pattern
    for name in ("people.csv", "people.csv.gz", "people.parquet"):
        Path(tmp_path, "year=2026 abc'", name).write_text("another one")
    return folder


def typed() -> pl.DataFrame:
    """The same as a database has them."""
    people = pl.DataFrame(ROWS, schema=NAMES, orient="row")
    return people.with_columns(pl.col("age").cast(pl.Int64))


def rows_of(path: str) -> Counter[tuple[str | None, ...]]:
    """The rows of a release, by another reader; columns in their order."""
    if path.endswith(".parquet"):
        read = pl.read_parquet(path, hive_partitioning=False)
    else:
        read = pl.read_csv(path, infer_schema=False)
    assert read.columns == [*QUASI, "paid", "illness"]
    return Counter(read.rows())


def expected() -> Counter[tuple[str | None, ...]]:
    """The release of a table with the same rows."""
    with duckdb.connect() as database:
        database.register("given", typed().to_arrow())
        database.execute("CREATE TABLE people AS FROM given")
        sqlanon.anonymize(database, "people", target="released", **SAID)
        return Counter(database.table("released").fetchall())


def job(**changes: Any) -> None:
    """Write a job file in a folder beside the files."""
    said = {"source": {"file": "../people.csv"}, "target": {"file": "../out.csv"}, **SAID}
    Path("jobs").mkdir(exist_ok=True)
    Path("jobs/job.json").write_text(json.dumps({**said, **changes}))


@pytest.mark.gate
def test_a_file_becomes_the_release_of_its_table(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    os.umask(0o022)
    Path("people.csv").chmod(0o640)
    before = {name: Path(name).read_bytes() for name in inside(place)}
    wanted = expected()
    assert sum(wanted.values()) > 100
    assert {None, ""} <= {town for _, _, town, _, _ in wanted}
    # by the command line
    job()
    assert main(["run", "jobs/job.json", "--json"]) == 0
    told = capsys.readouterr().out
    report = json.loads(told)
    assert report["target"] == {
        "table": "jobs/../out.csv",
        "mode": "file",
        "by": None,
        "keys": None,
    }
    assert report["source"] == "jobs/../people.csv"
    assert rows_of("out.csv") == wanted
    assert Path("out.csv").stat().st_mode & 0o777 == 0o640
    # in Python, from and to the other forms
    given: Any = {"columns": COLUMNS, "privacy": [sqlanon.KAnonymity(k=4)], "max_suppression": 0.2}
    sqlanon.anonymize(Path("people.csv.gz"), target=Path("out.parquet"), **given)
    assert rows_of("out.parquet") == wanted
    source = sqlanon.SourceFile(file=Path("people.parquet"), format="parquet")
    Path("odd").symlink_to("out.csv.gz")
    made = sqlanon.anonymize(source, target={"file": "odd", "format": "csv.gz"}, **given)
    assert Path("odd").is_symlink()
    assert rows_of("out.csv.gz") == wanted
    assert Path("out.csv.gz").read_bytes()[3:8] == bytes(5)  # neither a name nor a time
    assert made.rows.published == sum(wanted.values())
    # a plan, and checks of what there is now
    planned = sqlanon.plan(Path("people.csv"), target=Path("other.csv"), **given)
    assert planned.generalization == made.loss.attributes
    assert planned.script.lines == ()
    for name in ("out.csv", "out.parquet", "out.csv.gz"):
        found = sqlanon.check(Path(name), quasi=QUASI, k=4)
        assert found.holds
        assert found.classes == made.classes
    Path("report.json").write_text(told)
    assert main(["check", "out.csv", "--certificate", "report.json"]) == 0
    assert main(["check", "people.csv", "--quasi", 'age,zip,"Town, at last"', "--k", "4"]) == 1
    # nothing else was left, or changed
    made_here = {"jobs", "out.csv", "out.parquet", "odd", "out.csv.gz", "report.json"}
    assert inside(place) == made_here | before.keys()
    assert all(Path(name).read_bytes() == content for name, content in before.items())
    assert inside(tempfile.gettempdir()) == set()


def test_what_a_file_lacks_is_said_in_one_line_without_a_value(
    capsys: pytest.CaptureFixture[str],
) -> None:
    canary = "Rumpelstiltskin of Hohenzollern"
    header, rest = lines([list(NAMES)]), lines(ROWS)
    row = [canary, "30", "01207", "Aachen", "1", "flu"]
    ragged = lines([row]).replace(",", ",x,", 1)
    latin = lines([[*row[:3], "M\u00fcnchen", *row[4:]]]).encode("latin-1")
    broken = {
        "its first line": rest.encode(),
        "none of its 3 columns": b"name;age;zip\n",
        "columns 2 and 3 have one name": header.replace("zip", "Age").encode(),
        "column 3 of 6 has no name": header.replace('"zip"', "").encode(),
        "is empty": b"",
        "line 122: does not have as many cells": (header + rest + ragged).encode(),
        "line 3: has a quote that is not closed": (header + ",,,,,\n" + f'"{canary}').encode(),
        "UTF-8": header.encode() + latin,
        "first line is not a list of names": f'"{canary}" {canary}\n'.encode(),
        "another line end": (header.replace("\n", "\r\n") + '"a\nb",,,,,\n' + rest).encode(),
        "column age has 2 cells, of 122, not a whole number": (
            header + rest + lines([["", "037.5", *row[2:]], ["", canary, *row[2:]]])
        ).encode(),
        "is not a Parquet file": canary.encode(),
        "not compressed by gzip": canary.encode() * 100,
    }
    for said, content in broken.items():
        ends = {"is not a Parquet file": "parquet", "not compressed by gzip": "csv.gz"}
        name = f"broken.{ends.get(said, 'csv')}"
        Path(name).write_bytes(content)
        job(source={"file": f"../{name}"})
        code = main(["run", "jobs/job.json"])
        told = capsys.readouterr()
        assert (code, told.out) == (2, ""), said
        assert said in told.err
        assert told.err.count("\n") == 1, told.err
        assert all(word not in told.err for word in ["Rumpel", "M\u00fcnchen", "037", "person"])
    assert not Path("out.csv").exists()
    assert inside(tempfile.gettempdir()) == set()


TABLE = {"target": {"table": "released"}}
OUT = {"file": "../out.csv"}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"source": {"file": "../nobody.csv"}}, "nobody.csv: cannot be read: No such file"),
    ({"source": {"file": ".", "format": "csv"}}, "is not a regular"),
    ({"source": {"file": "../people.xlsx"}}, "set `format`"),
    (
        {"source": {"file": "../people.parquet", "types": {"age": "text"}}},
        "date_order and types are",
    ),
    ({"source": {"file": "../people.csv", "types": {"age": "int"}}}, "source.types.age"),
    ({"source": {"file": "../people.csv", "types": {"aeg": "text"}}}, "has no column aeg"),
    ({"source": {"file": "../people.csv", "sheet": 1}}, "source.sheet"),
    ({"connection": "duckdb://"}, "leave the connection (--url) out"),
    (TABLE, "a file is published as a file"),
    ({"source": "people"}, "a file is published as a file"),
    ({"target": {"mode": "replace"}}, "a file is published as a file"),
    ({"target": {**OUT, "mode": "view"}}, "mode: view is only for"),
    ({"target": {**OUT, "table": "released"}}, "a table or a file"),
    ({"target": {**OUT, "key": "name"}}, "no persons are stored beside a file"),
    ({"target": {"file": "../people.csv", "if_exists": "replace"}}, "is the source"),
    ({"target": {"file": "../linked.csv", "if_exists": "replace"}}, "is the source"),
    ({"target": {"file": "../there.csv"}}, "exists already"),
    ({"target": {"file": "../nowhere/out.csv"}}, "there is no folder"),
    ({"target": {"file": "../jobs", "format": "csv"}}, "is not a regular"),
    ({"ledger": "runs"}, "beside a file runs are entered in a file"),
    ({"release_guard": {"action": "warn"}}, "no persons are stored beside a file"),
    ({"recoding": {"reuse": "latest"}}, "recoding: "),
    ({"privacy": [{"k_map": {"k": 2, "population": "others"}}]}, "reads no other table"),
]


def test_what_a_file_cannot_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    Path("there.csv").write_text("old")
    os.link("people.csv", "linked.csv")
    job()
    before = inside(".")
    for changes, what in REFUSED:
        job(**changes)
        assert main(["run", "jobs/job.json"]) == 2, changes
        assert what in capsys.readouterr().err
        assert inside(".") == before
    assert Path("there.csv").read_text() == "old"


@pytest.mark.gate
def test_a_job_is_proposed_for_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    """Codes stay texts, whatever their digits; what is guessed stands in the job."""
    names = ["age", "plz", "born", "seen", "paid", "zero", "codes", "number", "word", "nothing"]
    made = [
        [
            str(20 + n % 30),
            str(10115 + n % 9),
            f"19{50 + n % 40}-01-07",
            f"2026-01-0{1 + n % 5} 08:30",
            f"{n % 7}.50",
            f"{n % 7:02}",
            str(70000 + n % 12),
            str(n % 3),
            "ab"[n % 2],
            "",
        ]
        for n in range(300)
    ]
    Path("people.csv").write_text(lines([names, *made]))
    Path("people_anonymous.csv").write_text(OLD)
    Path("jobs").mkdir()
    assert main(["init", "people.csv", "-o", "jobs/proposed.yaml"]) == 0
    said = Job.from_file("jobs/proposed.yaml")
    assert isinstance(said.source, FileName)
    assert said.source.said.types == {
        "age": "integer",
        "born": "date",
        "seen": "timestamp",
        "paid": "number",
    }
    assert main(["plan", "jobs/proposed.yaml"]) == 0
    assert "people_anonymous_2.csv" in Path("jobs/proposed.yaml").read_text()
    assert Path("people_anonymous.csv").read_text() == OLD
    capsys.readouterr()
    Path("people.csv").write_text(lines([row[:-1] for row in made]))
    assert main(["init", "people.csv"]) == 2
    assert "its first line holds a number" in capsys.readouterr().err
    assert main(["compile", "jobs/proposed.yaml"]) == 2
    assert "the job is on a file" in capsys.readouterr().err
    assert sqlanon.propose(Path("people.parquet")).job["source"] == {"file": "people.parquet"}

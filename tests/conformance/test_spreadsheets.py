"""Files of spreadsheets and other tools: read at the first try, or refused with a remedy."""

from __future__ import annotations

import gzip
import json
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

PEOPLE = [(20 + n % 3, ("Köln", "Bonn")[n % 2], n) for n in range(12)]
FIELD = Path("/work/shared/field/semicolon-csv")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("SQLANON_URL", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def job(source: dict[str, Any] | str, columns: dict[str, Any], **more: Any) -> str:
    """Write a job over a file, and return its name."""
    said = {
        "source": source,
        "target": {"file": "out.csv", "if_exists": "replace"},
        "columns": columns,
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 2}}],
        **more,
    }
    Path("job.json").write_text(json.dumps(said))
    return "job.json"


def released() -> list[dict[str, str | None]]:
    return pl.read_csv("out.csv", infer_schema=False).to_dicts()


def text(rows: Sequence[Sequence[object]], sign: str, end: str = "\r\n") -> str:
    return "".join(sign.join(map(str, row)) + end for row in rows)


GERMAN: list[list[object]] = [
    ["Nr", "Alter", "Ort", "Lohn", "Geburt"],
    *([n, age, city, f"{1 + n % 2}.000,5", f"0{1 + n % 2}.02.1980"] for age, city, n in PEOPLE),
]
UNICODE: list[list[object]] = [
    ["Nr", "Alter", "Ort", "Lohn", "Geburt"],
    *([n, age, city, f"{1 + n % 2}000,5", f"{13 + n % 2}/02/1980"] for age, city, n in PEOPLE),
]
AMERICAN: list[list[object]] = [
    ["Nr", "Alter", "Ort", "Lohn", "Geburt"],
    *([n, age, city, f'"{1 + n % 2},000.5"', f"2/{13 + n % 2}/1980"] for age, city, n in PEOPLE),
]
EXPORTS = {
    "german": (text(GERMAN, ";").encode("utf-8-sig"), {"delimiter": ";", "decimal": ","}),
    "german in Latin-9": (
        text(GERMAN, ";").encode("iso-8859-15"),
        {"delimiter": ";", "decimal": ",", "encoding": "iso-8859-15"},
    ),
    "unicode text": (
        text(UNICODE, "\t").encode("utf-16"),
        {"delimiter": "\t", "decimal": ",", "date_order": "dmy"},
    ),
    "unicode text without a mark": (
        text(UNICODE, "\t").encode("utf-16-be"),
        {"delimiter": "\t", "decimal": ",", "date_order": "dmy"},
    ),
    "american": (text(AMERICAN, ",").encode("utf-8-sig"), {"date_order": "mdy"}),
}
COLUMNS = {
    "Alter": {"role": "quasi", "hierarchy": {"intervals": [10]}},
    "Ort": {"role": "quasi"},
    "Lohn": {"role": "keep"},
    "Geburt": {"role": "quasi", "hierarchy": {"dates": ["year"]}},
}


@pytest.mark.gate
@pytest.mark.parametrize("name", EXPORTS)
def test_exports_of_spreadsheets_are_read(name: str) -> None:
    content, found = EXPORTS[name]
    Path("people.csv").write_bytes(content)
    said = ["--encoding", found["encoding"]] if "encoding" in found else []
    assert main(["init", "people.csv", *said, "-o", "proposed.yaml"]) == 0
    proposed = Job.from_file("proposed.yaml").source
    assert isinstance(proposed, FileName)
    kinds = {"Alter": "integer", "Lohn": "number", "Geburt": "date"}
    assert proposed.said.types == kinds
    assert proposed.said.reading == found
    assert main(["plan", job({"file": "people.csv", "types": kinds}, COLUMNS), *said]) == 0
    assert main(["run", "job.json", *said]) == 0
    rows = released()
    assert len(rows) == 12
    assert {row["Ort"] for row in rows} == {"Köln", "Bonn"}
    assert {row["Lohn"] for row in rows} == {"1000.5", "2000.5"}
    assert {str(row["Geburt"])[:8] for row in rows} == {"1980-02-"}
    measured = ["check", "people.csv", "--quasi", "Alter,Ort", "--k", "2", *said]
    assert main(measured) == 0


TWO_READINGS = {
    "delimiter": ("Ort;Name,Alter\nK;a,1\nB;b,2\n", {}, "set `delimiter`"),
    "decimal": ("Ort;Lohn\nK;1,234\nB;2,345\n", {"Lohn": "number"}, "set `decimal"),
    "decimal of points": ("Ort;Lohn\nK;1.234\nB;2.345\n", {"Lohn": "number"}, "set `decimal"),
    "decimal of whole numbers": ('Ort,Lohn\nK,"1,234"\n', {"Lohn": "integer"}, "set `decimal"),
    "both signs": ("Ort;Lohn\nK;1,5\nB;2.5\n", {"Lohn": "number"}, "`decimal`"),
    "date_order": ("Ort,Tag\nK,01/02/2020\nB,3/3/2020\n", {"Tag": "date"}, "set `date_order"),
    "date_order of times": (
        "Ort,Tag\nK,01-02-2020 08:30\n",
        {"Tag": "timestamp"},
        "set `date_order",
    ),
    "both orders": ("Ort,Tag\nK,13/02/2020\nB,02/13/2020\n", {"Tag": "date"}, "`date_order`"),
    "encoding": ("Ort;Lohn\nKöln;1\n", {}, "windows-1252"),
    "distances": (
        "Ort,Tag\nK,2020-01-01T08:30Z\nB,2020-01-01T08:30\n",
        {"Tag": "timestamp"},
        "1 time with Z",
    ),
}


@pytest.mark.gate
@pytest.mark.parametrize("name", TWO_READINGS)
def test_two_readings_stop_every_command(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    content, types, remedy = TWO_READINGS[name]
    Path("people.csv").write_bytes(content.encode("latin-1"))
    job({"file": "people.csv", "types": types}, {"Ort": {"role": "quasi"}})
    commands = [["plan", "job.json"], ["run", "job.json"]]
    if name != "distances" and "whole numbers" not in name:
        commands.append(["init", "people.csv"])
    if not types:
        commands.append(["check", "people.csv", "--quasi", "Ort", "--k", "1"])
    for command in commands:
        assert main(command) == 2, command
        told = capsys.readouterr().err
        assert remedy in told
        assert told.count("\n") == 1
        assert all(word not in told for word in ["2,345", "13/02", "Köln"])
    assert not Path("out.csv").exists()


READ_AS = {(",", "dmy"): ("1.234", "2020-02-01"), (".", "mdy"): ("1234.0", "2020-01-02")}


@pytest.mark.gate
@pytest.mark.parametrize("said", READ_AS)
def test_an_option_decides(said: tuple[str, str]) -> None:
    rows = "K\xf6ln;1,234;01/02/2020\n" * 2
    Path("people.csv").write_bytes(("Ort;Lohn;Tag\n" + rows).encode("latin-1"))
    columns = {
        "Ort": {"role": "quasi"},
        "Lohn": {"role": "keep"},
        "Tag": {"role": "keep"},
    }
    source = {"file": "people.csv", "types": {"Lohn": "number", "Tag": "date"}}
    (decimal, order), (pay, day) = said, READ_AS[said]
    options = {"delimiter": ";", "decimal": decimal, "date_order": order}
    job({**source, **options, "encoding": "iso-8859-15"}, columns)
    assert main(["run", "job.json"]) == 0
    told = [{"Ort": "Köln", "Lohn": pay, "Tag": day}] * 2
    assert released() == told
    Path("out.csv").unlink()
    job(source, columns)
    words = ["--delimiter", ";", "--decimal", decimal, "--date-order", order]
    assert main(["run", "job.json", *words, "--encoding", "iso-8859-15"]) == 0
    assert released() == told


@pytest.mark.parametrize(
    ("name", "sign", "note", "written"),
    [("people.tsv", "\t", "note, if any", "\t"), ("people.txt", ";", "note", ",")],
)
@pytest.mark.parametrize("packed", [False, True])
def test_other_endings_of_csv_files(
    name: str,
    sign: str,
    note: str,
    written: str,
    packed: bool,  # noqa: FBT001
) -> None:
    # commas part each line of the first file evenly, too: its ending decides
    rows: list[list[object]] = [["nr", "age", note], *([n, age, "a, b"] for age, _, n in PEOPLE)]
    data = text(rows, sign).encode()
    name += ".gz" if packed else ""
    Path(name).write_bytes(gzip.compress(data) if packed else data)
    assert main(["init", name, "-o", "proposed.yaml"]) == 0
    target = name.replace("people", "people_anonymous")
    columns = {"age": "quasi", "nr": "drop", note: "keep"}
    said = job(
        {"file": name}, columns, target={"file": target}, privacy=[{"k_anonymity": {"k": 4}}]
    )
    assert main(["run", said]) == 0
    found = Path(target).read_bytes()
    lines = (gzip.decompress(found) if packed else found).decode().splitlines()
    assert lines[0] == f"age{written}{note}"
    assert {line.partition(written)[2] for line in lines[1:]} == {
        "a, b" if written == "\t" else '"a, b"'
    }
    assert main(["check", target, "--quasi", "age", "--k", "4"]) == 0


def test_a_file_of_another_program_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("people.xlsx").write_bytes(b"PK")
    for command in (["init"], ["check", "--quasi", "age", "--k", "2"]):
        assert main([command[0], "people.xlsx", *command[1:]]) == 2
        assert "export the table as CSV" in capsys.readouterr().err
    Path("people.duckdb").write_bytes(b"")
    assert main(["init", "people.duckdb"]) == 2
    assert "--url duckdb:///" in capsys.readouterr().err


@pytest.mark.gate
def test_times_of_iso_8601() -> None:
    moments = {
        "2020-01-01T08:30:00Z": "2020-01-01 08:30:00+00",
        "2020-01-01T08:30:00.25+02:00": "2020-01-01 06:30:00.25+00",
        "2020-01-01 08:30:00,250000000 +0200": "2020-01-01 06:30:00.25+00",
        "2020-01-01T08:30-05": "2020-01-01 13:30:00+00",
    }
    rows = [["k", "at"], *(["a", f'"{one}"'] for one in moments)]
    Path("people.csv").write_text(text(rows, ","))
    columns = {"k": {"role": "quasi"}, "at": {"role": "keep"}}
    assert main(["run", job({"file": "people.csv", "types": {"at": "timestamp"}}, columns)]) == 0
    assert sorted(str(row["at"]) for row in released()) == sorted(moments.values())
    years = {"k": {"role": "quasi"}, "at": {"role": "quasi", "hierarchy": {"dates": ["year"]}}}
    job({"file": "people.csv"}, years, privacy=[{"k_anonymity": {"k": 4}}])
    assert main(["run", "job.json"]) == 0
    assert {row["at"] for row in released()} == {"2020"}


def test_a_wrong_delimiter_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("people.csv").write_text("Nr;Alter;Ort\n1;2;3\n1;2;3\n")
    columns = {"Alter": {"role": "quasi"}}
    assert main(["run", job({"file": "people.csv", "delimiter": ","}, columns)]) == 2
    told = capsys.readouterr().err
    assert 'its first line has 2 semicolons and no comma: set `delimiter: ";"`' in told
    assert main(["init", "people.csv", "--delimiter", "tab"]) == 2
    assert "2 semicolons and no tab" in capsys.readouterr().err
    assert main(["run", job({"file": "people.csv"}, columns)]) == 0
    Path("people.csv").write_text('"a;b"\nx\nx\n')  # a name, in quotes
    assert main(["run", job({"file": "people.csv"}, {"a;b": {"role": "quasi"}})]) == 0


def test_options_of_files_are_of_csv_files(capsys: pytest.CaptureFixture[str]) -> None:
    with duckdb.connect("people.duckdb") as database:
        database.execute("CREATE TABLE people AS SELECT 1 AS age FROM range(9)")
        database.execute("COPY people TO 'people.parquet'")
    url = ["--url", "duckdb:///people.duckdb"]
    target = {"table": "t"}
    job("people", {"age": {"role": "quasi"}}, connection=url[1], target=target)
    for command, told in [
        (["init", "people", *url], "for CSV files only; a"),
        (["check", "people", "--quasi", "age", *url], "for CSV files only; a"),
        (["run", "job.json"], "for CSV files only; a"),
        (["plan", "job.json"], "for CSV files only; a"),
        (["check", "people.parquet", "--quasi", "age"], "CSV files; a Parquet"),
    ]:
        assert main([*command, "--decimal", ","]) == 2
        assert told in capsys.readouterr().err
    assert main(["init", "people.csv", "--encoding", "latin-99"]) == 2
    assert "--encoding: is not a known encoding" in capsys.readouterr().err


@pytest.mark.gate
def test_a_folder_of_parquet_parts_is_a_source(capsys: pytest.CaptureFixture[str]) -> None:
    frame = pl.DataFrame(PEOPLE, schema=["age", "city", "n"], orient="row")
    folder = Path("people")
    folder.mkdir()
    frame[:7].write_parquet(folder / "part-0.snappy.parquet")
    frame[7:].write_parquet(folder / "part-1.snappy.parquet")
    (folder / "_SUCCESS").touch()
    (folder / ".part-0.crc").touch()
    columns = {"age": {"role": "quasi"}, "city": {"role": "quasi"}}
    assert main(["init", "people", "-o", "proposed.yaml"]) == 0
    assert "people_anonymous.parquet" in Path("proposed.yaml").read_text()
    assert main(["run", job({"file": "people"}, columns)]) == 0
    assert len(released()) == 12
    assert main(["check", "people/", "--quasi", "age", "--k", "2"]) == 0
    job({"file": "people"}, columns, target={"file": "people/part-2.parquet"})
    capsys.readouterr()
    assert main(["run", "job.json"]) == 2
    assert "is in the folder of the source" in capsys.readouterr().err
    job({"file": "people"}, columns)
    for name, told in [
        ("year=2026", "1 file or folder beside 2 Parquet files"),
        ("_delta_log", "1 file or folder beside 2 Parquet files"),
    ]:
        (folder / name).mkdir()
        assert main(["run", "job.json"]) == 2
        assert told in capsys.readouterr().err
        (folder / name).rmdir()
    frame.with_columns(pl.col("age").cast(pl.Float64)).write_parquet(folder / "part-2.parquet")
    assert main(["run", "job.json"]) == 2
    assert "parts do not have the same columns" in capsys.readouterr().err
    Path("empty").mkdir()
    assert main(["check", "empty", "--quasi", "age"]) == 2
    assert "a folder without Parquet files" in capsys.readouterr().err


def test_a_compressed_file_in_another_encoding() -> None:
    with gzip.open("people.csv.gz", "wb") as stream:
        stream.write(text(GERMAN, ";").encode("utf-16"))
    found = sqlanon.check(Path("people.csv.gz"), quasi=["Alter", "Ort"], k=2)
    assert found.holds


@pytest.mark.gate
@pytest.mark.skipif(not FIELD.is_dir(), reason="the field cases are not here")
def test_the_field_case(place: Path) -> None:
    assert main(["init", str(FIELD / "data-without-decimals.csv"), "-o", "a.yaml"]) == 0
    assert main(["init", str(FIELD / "data.csv"), "-o", "b.yaml"]) == 0
    (place / "data.csv").write_bytes((FIELD / "data.csv").read_bytes())
    job = (FIELD / "job.yaml").read_text()  # its roles have other names by now
    for was, now in (("{role: identifier}", "drop"), ("{role: insensitive}", "keep")):
        job = job.replace(was, now)
    (place / "job.yaml").write_text(job)
    assert main(["run", "job.yaml"]) == 0
    rows = pl.read_csv("release.csv", infer_schema=False).to_dicts()
    assert {row["Geburt"] for row in rows} == {"1980"}
    assert {row["Lohn"] for row in rows} == {"1000.5", "1100.5", "1200.5", "1300.5"}

"""The command line: exit codes, JSON, error lines; what it prints cannot drive a terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import duckdb
import pytest
import typer

from sqlanon.api import run as api
from sqlanon.cli.app import app, load_commands, main
from sqlanon.cli.options import split_names
from sqlanon.errors import JobError, note
from sqlanon.sql.templates import resource

COMMANDS = [
    (),
    ("run",),
    ("plan",),
    ("check",),
    ("schema",),
    ("demo",),
    ("clean",),
    ("hierarchy",),
    *(("hierarchy", name) for name in ("build", "import", "export", "show", "check", "list")),
]
JOB = """\
source: people
target: released
columns: {age: {role: quasi}, sex: {role: quasi}}
unlisted: drop
privacy: [{k_anonymity: {k: %d}}]
"""


@pytest.fixture(autouse=True)
def _no_url(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SQLANON_URL", raising=False)


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A DuckDB file with a table of six people."""
    path = tmp_path / "data.duckdb"
    with duckdb.connect(str(path)) as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT 20 + range AS age, 'secret' AS sex FROM range(6)"
        )
        connection.execute('CREATE TABLE "odd\x1b[31m" AS SELECT age AS "a,b", sex FROM people')
    return f"duckdb:///{path}"


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """A job that can be done: 2-anonymous."""
    path = tmp_path / "job.yaml"
    path.write_text(JOB % 2, encoding="utf-8")
    return path


def out_json(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--help"]) == 0
    assert "Usage" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS[1:7] + COMMANDS[8:], ids=" ".join)
def test_every_command_takes_json(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*command, "--help"])
    assert "--json" in capsys.readouterr().out


def test_run_prints_the_report_as_json(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", str(job), "--url", url, "--json"]) == 0
    report = out_json(capsys)
    assert report["rows"] == {
        "source": 6,
        "published": 6,
        "suppressed": 0,
        "counterfeits": 0,
    }
    assert set(report["classes"]) == {"count", "min", "mean", "max"}
    assert report["models"] == [{"name": "k_anonymity", "required": 2, "reached": 3, "holds": True}]
    measures = {"ncp", "ncp_set", "lm", "discernibility", "average_class_size"}
    assert measures <= set(report["loss"])
    assert report["recoding"]["kind"] == "multidimensional"
    assert {"algorithm", "optimal", "rounds", "statements"} <= set(report["search"])
    assert {"stage", "search", "write", "verify", "total"} <= set(report["seconds"])


def test_run_prints_lines_for_people(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", str(job), "--url", url]) == 0
    assert "6 of 6 published" in capsys.readouterr().out


def test_verbose_names_steps_and_never_a_value(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", str(job), "--url", url, "--json", "-v"]) == 0
    said = capsys.readouterr()
    assert " s  stage/cells" in said.err
    assert "secret" not in said.err
    assert json.loads(said.out)["rows"]["source"] == 6


def test_steps_that_come_again_are_folded_by_phase(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["plan", str(job), "--url", url, "-vv"]) == 0
    told = [line for line in capsys.readouterr().err.splitlines() if " s  " in line]
    phases = [line.split()[-1] for line in told if " s  phase " in line]
    assert phases[:3] == ["inspect", "stage", "search"]
    each = [line.split()[-1] for line in told if " s  phase " not in line]
    assert main(["plan", str(job), "--url", url, "-v"]) == 0
    told = [line for line in capsys.readouterr().err.splitlines() if " s  " in line]
    assert [line.split()[-1] for line in told if " s  phase " in line] == phases
    folded = [line for line in told if " s  phase " not in line]
    counted = Counter[str]()
    for line in folded:
        found = re.fullmatch(r"sqlanon: +[0-9.]+ s  ([^ ,]+)(?:, ([0-9,]+) more)?", line)
        assert found, line
        counted[found[1]] += int((found[2] or "1").replace(",", ""))
    assert counted == Counter(each)
    assert len(folded) <= len(each)
    assert any(line.endswith(" more") for line in folded)
    # what comes again is told in its phase, not at the end
    places = [place for place, line in enumerate(folded) if line.endswith(" more")]
    assert places[0] < len(folded) - len(places)


def test_plan_prints_sql_and_writes_nothing(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["plan", str(job), "--url", url, "--sql"]) == 0
    assert "CREATE TABLE" in capsys.readouterr().out
    assert main(["plan", str(job), "--url", url, "--json"]) == 0
    assert "script" not in out_json(capsys)
    assert main(["plan", str(job), "--url", url, "--json", "--sql"]) == 0
    assert "/* stage/cells */" in out_json(capsys)["script"]
    assert main(["check", "released", "--quasi", "age", "--url", url]) == 2


@pytest.mark.parametrize(("k", "code"), [("1", 0), ("2", 1)])
def test_check_exits_with_1_when_the_table_falls_short(
    k: str, code: int, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "people", "--quasi", "age", "--k", k, "--url", url, "--json"]) == code
    report = out_json(capsys)
    assert report["classes"]["min"] == 1
    assert report["holds"] is (code == 0)


def test_the_url_may_come_from_the_environment(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "people", "--quasi", "age"]) == 2
    assert "--url" in capsys.readouterr().err
    monkeypatch.setenv("SQLANON_URL", url)
    assert main(["check", "people", "--quasi", "age"]) == 0


def test_the_url_may_lie_in_a_file(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SQLANON_URL_FILE", str(tmp_path / "url"))
    assert main(["check", "people", "--quasi", "age"]) == 2
    told = "the file that SQLANON_URL_FILE names cannot be read: No such file or directory"
    assert told in capsys.readouterr().err
    (tmp_path / "url").write_text(f"{url}\n")
    assert main(["check", "people", "--quasi", "age"]) == 0
    job = tmp_path / "job.yaml"
    job.write_text(JOB % 3)
    assert main(["run", str(job)]) == 0


def test_names_from_the_database_cannot_drive_the_terminal(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["check", '"odd\x1b[31m"', "--quasi", '"a,b",sex', "--url", url]
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert "\x1b" not in said.out
    assert "a,b, sex" in said.out
    assert main(["check", '"odd\x1b[31m"', "--quasi", "[red]\x1b[31m", "--url", url]) == 2
    error = capsys.readouterr().err
    assert "\x1b" not in error
    assert "[red]" in error


@pytest.mark.parametrize(
    ("values", "names"),
    [
        (["a,b"], ["a", "b"]),
        (["a", "b,c"], ["a", "b", "c"]),
        (['"a,b", c'], ["a,b", "c"]),
        (['"a ""b"""'], ['a "b"']),
    ],
)
def test_quasi_identifiers_are_split_at_commas_outside_quotes(
    values: list[str], names: list[str]
) -> None:
    assert split_names(values) == names


@pytest.mark.parametrize("values", [[""], ["a,,b"], ["a,"], ['"a']])
def test_an_empty_name_is_refused(values: list[str]) -> None:
    with pytest.raises(JobError):
        split_names(values)


@pytest.mark.parametrize(
    "arguments",
    [
        ["nope"],
        ["run"],
        ["run", "job.yaml", "--nope"],
        ["run", "missing.yaml"],
        ["hierarchy"],
        ["check", "people", "--quasi", "age", "--k", "0"],
        ["check", "people", "--quasi", "age", "--url", "nonsense"],
        ["check", "people", "--quasi", "age", "--url", "duckdb:///missing.duckdb"],
        ["compare", "a", "b", "--quasi", "age", "--person", "who", "--url", "duckdb://"],
        ["hierarchy", "build", "t", "c", "n", "--spec", "{", "--url", "duckdb://"],
        ["hierarchy", "build", "t", "c", "n", "--spec", "nope: 1", "--url", "duckdb://"],
    ],
    ids=" ".join,
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--json"]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("sqlanon: error: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    error = json.loads(said.out)["error"]
    assert error["message"] in said.err
    assert error["type"].endswith("Error")


@pytest.mark.gate
@pytest.mark.parametrize(
    "arguments",
    [
        ["run", "{job}"],
        ["plan", "{job}"],
        ["check", "nowhere", "--quasi", "age", "--k", "2"],
        ["compare", "nowhere", "elsewhere"],
        ["compare", "nowhere", "elsewhere", "--quasi", "age"],
        ["compare", "nowhere", "elsewhere", "--quasi", "age", "--key", "id"],
        ["refresh", "nowhere"],
        ["history", "retire", "nothing"],
        ["compile", "{job}"],
        ["init", "nowhere"],
    ],
    ids=" ".join,
)
def test_what_fails_leaves_no_empty_page(arguments: list[str], tmp_path: Path) -> None:
    said, empty = tmp_path / "job.yaml", f"duckdb:///{tmp_path / 'empty.duckdb'}"
    said.write_text(JOB % 2, encoding="utf-8")
    duckdb.connect(str(tmp_path / "empty.duckdb")).close()
    page = tmp_path / "page.yaml"
    option = "--output" if arguments[0] in {"compile", "init"} else "--html"
    words = [str(said) if word == "{job}" else word for word in arguments]
    assert main([*words, option, str(page), "--url", empty]) in {1, 2}
    assert not page.exists()
    page.write_text("of yesterday", encoding="utf-8")
    assert main([*words, option, str(page), "--url", empty, "--force"]) in {1, 2}
    assert page.read_text(encoding="utf-8") == "of yesterday"


@pytest.mark.parametrize("command", [["run"], ["plan"], ["check", "--quasi", "a"]])
def test_a_terminal_is_not_for_external_readers(
    command: list[str], job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    what = "t" if command[0] == "check" else str(job)
    assert main([*command, what, "--audience", "external", "--url", url]) == 2
    assert "add --html FILE or --json" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "j.yaml", "--audience", "all"], "'all' is not one of 'external', 'internal'"),
        (["run", "j.yaml", "--log", "xml"], "'xml' is not one of 'text', 'json'"),
        (["plan", "j.yaml", "--solutions", "few"], "must be a whole number"),
        (["explore", "j.yaml", "--port", "70000"], "must be less than or equal to 65535"),
    ],
    ids=["audience", "log", "solutions", "port"],
)
def test_a_wrong_value_of_an_option_is_told_in_our_words(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = f"Invalid value for '{arguments[2]}': {said} (see `sqlanon {arguments[0]} --help`)"
    assert capsys.readouterr().err == f"sqlanon: error: {error}\n"


def test_a_requirement_that_cannot_be_met_is_exit_code_1(
    job: Path, url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    job.write_text(JOB % 7, encoding="utf-8")
    assert main(["run", str(job), "--url", url, "--json"]) == 1
    assert out_json(capsys)["error"]["type"] == "UnsatisfiableError"


def test_an_unforeseen_error_tells_its_place_and_no_data(
    job: Path, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(api, "run", fail)
    assert main(["run", str(job), "--url", url]) == 70
    said = capsys.readouterr().err
    assert "bug in sqlanon: ZeroDivisionError in app.py" in said
    assert "secret" not in said
    assert main(["run", str(job), "--url", url, "-vv"]) == 70
    assert "Traceback" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["-v"], ["-vv"], ["-vv", "--json"], ["--log", "json"]])
@pytest.mark.parametrize("chained", ["cause", "context", "shown as usage"])
def test_no_message_of_an_unforeseen_error_is_told(
    job: Path,
    chained: str,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class OddError(Exception):
        def format_message(self) -> str:
            return "secret usage"

    def fail(*_: object, **__: object) -> None:
        text = "Could not convert string 'secret one'"
        try:
            raise duckdb.ConversionException(text)
        except duckdb.Error as error:
            second = OddError("secret two") if chained.startswith("shown") else ValueError("secret")
            second.add_note("a secret note")
            note(second, "a note of ours")
            if chained == "context":
                raise second  # noqa: B904 - as code of anybody's
            raise second from (error if chained == "cause" else None)

    monkeypatch.setattr(api, "run", fail)
    assert main(["run", str(job), "--url", "duckdb:///none", *words]) == 70
    said = "".join(capsys.readouterr())
    assert "secret" not in said
    assert "a note of ours" in said
    assert ("duckdb.ConversionException" in said) == (
        chained in {"cause", "context"} and "-vv" in words
    )


def test_notes_of_an_error_are_shown(
    job: Path, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        error = JobError("no")
        error.add_note("look there")
        raise error

    monkeypatch.setattr(api, "run", fail)
    assert main(["run", str(job), "--url", url]) == 2
    assert capsys.readouterr().err == "sqlanon: error: no\nsqlanon: note: look there\n"


def test_an_interrupt_is_exit_code_130(
    job: Path, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(api, "run", stop)
    assert main(["run", str(job), "--url", url]) == 130
    assert capsys.readouterr().err == "sqlanon: interrupted; nothing was published\n"


@pytest.mark.gate
def test_an_interrupted_process_publishes_nothing(tmp_path: Path) -> None:
    people = resource("fixtures") / "people.csv"
    database = tmp_path / "people.duckdb"
    with duckdb.connect(str(database)) as connection:
        connection.read_csv(str(people), dtype={"zip": "VARCHAR"}).create("people")
    job = resource("fixtures") / "jobs" / "people.yaml"
    words = ["run", str(job), "--url", f"duckdb:///{database}", "-v"]
    with subprocess.Popen(
        [sys.executable, "-m", "sqlanon", *words], stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if "mondrian/" in line:
                process.send_signal(signal.SIGINT)
                break
        rest = process.stderr.read()
    assert process.returncode == 130
    assert rest.endswith("sqlanon: interrupted; nothing was published\n")
    with duckdb.connect(str(database)) as connection:
        assert connection.sql("SHOW TABLES").fetchall() == [
            ("people",),
            ("sqlanon_runs",),
            ("sqlanon_runs_attempts",),
        ]


@pytest.mark.gate
def test_a_reader_that_goes_away_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "sqlanon", "schema"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.gate
@pytest.mark.parametrize("how", [["--json"], []])
def test_what_is_published_is_done_wherever_its_report_goes(how: list[str], tmp_path: Path) -> None:
    """A scheduler takes any other exit code for a release that is not there."""
    database = tmp_path / "full.duckdb"
    with duckdb.connect(str(database)) as connection:
        connection.execute("CREATE TABLE people AS SELECT range % 2 AS v FROM range(8)")
    job = tmp_path / "job.yaml"
    job.write_text(
        f"connection: 'duckdb:///{database}'\nsource: people\ntarget: released\n"
        "columns: {v: {role: quasi}}\nprivacy: [{k_anonymity: {k: 2}}]\n"
    )
    command = [sys.executable, "-m", "sqlanon"]
    with Path("/dev/full").open("w") as full:
        out: dict[str, Any] = {"stdout": full, "stderr": subprocess.PIPE}
        planned = subprocess.run([*command, "plan", str(job)], check=False, **out)
        done = subprocess.run([*command, "run", str(job), *how], check=False, **out)
    assert planned.returncode == 75
    assert b"could not be written: No space left on device" in planned.stderr
    assert done.returncode == 0
    assert done.stderr.count(b"is published, but the ") == 1
    assert b"Traceback" not in done.stderr
    with duckdb.connect(str(database)) as connection:
        assert connection.sql("SELECT COUNT(*) FROM released").fetchall() == [(8,)]


@pytest.mark.gate
def test_a_run_whose_reader_goes_away_is_done(tmp_path: Path) -> None:
    database = tmp_path / "gone.duckdb"
    with duckdb.connect(str(database)) as connection:
        connection.execute("CREATE TABLE people AS SELECT range % 2 AS v FROM range(8)")
    job = tmp_path / "job.json"
    job.write_text(
        json.dumps(
            {
                "connection": f"duckdb:///{database}",
                "source": "people",
                "target": "released",
                "columns": {"v": {"role": "quasi"}},
                "privacy": [{"k_anonymity": {"k": 2}}],
            }
        )
    )
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "sqlanon", "run", str(job), "--json"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.returncode == 0
    assert b"is published, but the reader of the output closed it" in done.stderr


@pytest.mark.gate
def test_the_process_ends_with_all_said_and_without_taking_its_modules_apart() -> None:
    program = (
        "import atexit, sys; from sqlanon.__main__ import process\n"
        "atexit.register(print, 'taken apart'); sys.argv = ['sqlanon', 'schema']; process()"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert "columns" in json.loads(done.stdout)["properties"]
    command = [sys.executable, "-m", "sqlanon", "run", "/no/such/file"]
    failed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (failed.returncode, failed.stderr[:9]) == (2, "sqlanon: ")


@pytest.mark.gate
def test_help_and_run_import_no_more_than_they_need(job: Path, url: str) -> None:
    program = (
        "import sys; from sqlanon.cli.app import main\n"
        "main(['--help']); print('loaded', *{'duckdb', 'pydantic', 'pandas'} & set(sys.modules))\n"
        f"main(['run', {str(job)!r}, '--url', {url!r}])\n"
        "print('loaded', *{'sqlalchemy', 'pandas'} & set(sys.modules))\n"
        "print('loaded', *(one for one in sys.modules if one.startswith('sqlanon.features.')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("loaded")]
    assert lines == ["loaded", "loaded", "loaded"]


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("sqlanon ")


def test_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == 0
    assert "columns" in out_json(capsys)["properties"]


@pytest.mark.gate
def test_hierarchies_go_in_and_out(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "ages.csv")
    where = ["--url", url, "--json"]
    spec = ["--spec", "intervals: [5, 10]"]
    assert main(["hierarchy", "build", "people", "age", "ages", *spec, *where]) == 0
    assert out_json(capsys) == {"name": "ages", "height": 3, "leaves": 6}
    assert main(["hierarchy", "export", "ages", file, *where]) == 0
    assert main(["hierarchy", "import", file, "ages", "--replace", *where]) == 0
    capsys.readouterr()
    assert main(["hierarchy", "list", *where]) == 0
    assert out_json(capsys) == {"hierarchies": [{"name": "ages", "height": 3, "leaves": 6}]}
    assert main(["hierarchy", "show", "ages", *where]) == 0
    assert out_json(capsys)["rows"][0] == ["20", "[20-24]", "[20-29]", "*"]
    assert main(["hierarchy", "show", "ages", "--rows", "2", "--url", url]) == 0
    assert "4 more rows" in capsys.readouterr().out
    covered = ["--table", "people", "--column"]
    assert main(["hierarchy", "check", "ages", *covered, "age", *where]) == 0
    capsys.readouterr()
    assert main(["hierarchy", "check", "ages", *covered, "sex", "--url", url]) == 1
    assert "secret" not in capsys.readouterr().out
    assert main(["hierarchy", "check", "ages", *covered, "sex", "--show-values", *where]) == 1
    assert out_json(capsys)["problems"][0]["labels"] == ["secret"]
    assert main(["hierarchy", "check", file]) == 0


def test_clean_lists_and_removes_leftovers(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # others' searches leave folders too
    api.anonymize(
        url,
        "people",
        columns={"age": {"role": "quasi"}},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": 2}}],
        target={"table": "shown", "mode": "view"},
    )
    with duckdb.connect(url.removeprefix("duckdb:///")) as connection:
        connection.execute("DROP VIEW shown")
    assert main(["clean", "--url", url, "--dry-run", "--json"]) == 0
    found = out_json(capsys)
    assert found["removed"] == []
    assert all(name.startswith("main.sqlanon_recoding_") for name in found["found"])
    assert main(["clean", "--url", url, "--json"]) == 0
    assert out_json(capsys) == {"removed": found["found"], "found": found["found"]}
    assert main(["clean", "--url", url]) == 0
    assert capsys.readouterr().out == "nothing is left behind\n"


@pytest.mark.gate
def test_a_shell_completes_commands_and_options() -> None:
    def completed(line: str) -> str:
        asked = {"_SQLANON_COMPLETE": "complete_bash", "COMP_WORDS": line}
        asked["COMP_CWORD"] = str(line.count(" "))
        command = [sys.executable, "-m", "sqlanon"]
        environment = {**os.environ, **asked}
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert completed("sqlanon pl").split() == ["plan"]
    assert "--in-place" in completed("sqlanon run --in").split()


@pytest.mark.parametrize("words", [["hierarchy", "--help"], ["--help"], ["hierachy"]])
def test_commands_are_loaded_when_asked_for(words: list[str]) -> None:
    # in a process of its own: another test may have loaded them
    code = "import sys, typer.testing; from sqlanon.cli.app import app\n"
    code += "print(typer.testing.CliRunner().invoke(app, sys.argv[1:]).output)"
    command = [sys.executable, "-c", code, *words]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "hierarchy" in said.stdout
    assert said.stdout.count("No such") == (words == ["hierachy"])


def test_the_help_of_every_command_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[tuple[str, ...]] = []
    load_commands()
    for name, command in vars(typer.main.get_command(app))["commands"].items():
        said += [(name,), *((name, inner) for inner in getattr(command, "commands", ()))]
    assert len(said) > 15
    for words in said:
        assert main([*words, "--help"]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert f"Example: `sqlanon {' '.join(words)}" in told, words

"""Typical mistakes, each with the message that it gets and the exit code: what, where, what to do.

A row that begins with a URL is a connection that cannot be made, over the command line; no server
is asked for a password, so PostgreSQL's and MariaDB's refusals are played by `saying_servers`.
"""
# ruff: noqa: E501 - a row of a table is a line

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from engines import UnreachableError, fresh_place, unreachable
from saying_servers import mariadb_saying, postgresql_saying

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

SECRET = "sesame"  # noqa: S105 - it must not be seen
BARE = re.compile(r"OperationalError|InternalError|HY000|42000|42501|QueuePool|Traceback")
"""Words of drivers that say nothing."""


def refusal(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[str, int]:
    """The message of a command that fails, and its exit code; the rest is as it is always."""
    code = main([*words, "--json"])
    said = capsys.readouterr()
    assert said.err.startswith("sqlanon: error: ")
    error = json.loads(said.out)["error"]
    assert error["retry"] is (code == 75)
    assert "".join(f"sqlanon: error: {line}\n" for line in error["message"].split("\n")) in said.err
    assert not BARE.search(error["message"])
    assert SECRET not in said.err + said.out
    return error["message"], code


# -- connections that cannot be made ---------------------------------------------------------------

CONNECTIONS = [
    # the URL                               what the server says   the message                                       code
    ("postgres://u:sesame@host/db", None, "write postgresql:// instead of postgres://", 2),
    ("postgress://u:sesame@host/db", None, "write postgresql:// instead of postgress://", 2),
    ("oracle://u:sesame@host/db", None, "the driver (oracledb|cx_Oracle) is not installed: pip install (oracledb|cx_Oracle)", 2),
    ("mssql+pyodbc://u:sesame@host/db", None, "the driver pyodbc is not installed: pip install pyodbc", 2),
    ("snowflake://u:sesame@host/db", None, "not installed.*: pip install .snowflake-sqlalchemy", 2),
    ("postgresql+psycopg2://u:sesame@h/db", None, r"the driver psycopg2 is not installed: install it, or take \+psycopg2 out", 2),
    ("postgresql+nosuch://u:sesame@h/db", None, "SQLAlchemy knows no driver nosuch for postgresql", 2),
    ("nonsense", None, "the connection is not a URL; write duckdb:///file.duckdb", 2),
    ("duckdb://people.duckdb", None, "a file has no host: write duckdb:///people.duckdb, with three slashes", 2),
    ("duckdb://u:sesame@host/people.duckdb", None, "a file has no host: write duckdb:///file.duckdb, with three slashes", 2),
    ("sqlite://people.db", None, "a file has no host: write sqlite:///people.db, with three slashes", 2),
    ("postgresql://u:sesame@nowhere.invalid/db", None, "nowhere.invalid/db: there is no host of this name; check the host", 2),
    ("mysql://u:sesame@nowhere.invalid/db", None, "nowhere.invalid/db: there is no host of this name; check the host", 2),
    ("postgresql://u:sesame@127.0.0.1:1/db", None, "127.0.0.1:1/db: nothing answers there: the server is down, or", 75),
    ("mysql://u:sesame@127.0.0.1:1/db", None, "127.0.0.1:1/db: nothing answers there: the server is down, or", 75),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("28P01", 'password authentication failed for user "u"'), "the user name or the password is wrong; check both", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1045, "Access denied for user 'u'@'h' (using password: YES)"), "the user name or the password is wrong; check both", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("28000", 'no pg_hba.conf entry for host "h", user "u", database "db", no encryption'), "takes encrypted connections only; ask for one in the URL", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (3159, "Connections using insecure transport are prohibited"), "takes encrypted connections only; ask for one in the URL", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db?sslmode=require", ("00000", ""), "the URL asks for an encrypted connection, and the server offers none", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("53300", "sorry, too many clients already"), "takes no more connections at the moment; run it again later", 75),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1040, "Too many connections"), "takes no more connections at the moment; run it again later", 75),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("57P03", "the database system is starting up"), "the server is starting, stopping or recovering; run it again soon", 75),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1130, "Host 'h' is not allowed to connect to this MariaDB server"), "this database from this machine, in", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db?nosuch=1", (1130, "unused"), r"cannot use an option of the URL \(nosuch\)", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db?nosuch=1", ("00000", ""), r"cannot use an option of the URL \(nosuch\)", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("3D000", 'database "db" does not exist'), "the server has no database of this name; check the name behind the last /", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1049, "Unknown database 'db'"), "the server has no database of this name; check the name behind the last /", 2),
    ("{postgresql}/no_such_database", None, "the server has no database of this name; check the name behind the last /", 2),
    ("{mariadb}/no_such_database", None, "the server has no database of this name; check the name behind the last /", 2),
]  # fmt: skip


@pytest.mark.parametrize(
    "mistake",
    CONNECTIONS,
    ids=[f"{url.partition(':')[0]}-{message[:30]}" for url, _, message, _ in CONNECTIONS],
)
def test_a_connection_that_cannot_be_made(
    mistake: tuple[str, tuple[str | int, str] | None, str, int],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    url, says, message, code = mistake
    with ExitStack() as stack:
        port, bare = 0, {}
        if asked := re.match("{(postgresql|mariadb)}", url):  # a real server's answer
            try:
                place = stack.enter_context(fresh_place(asked[1], tmp_path))
            except UnreachableError as error:
                unreachable(asked[1], error)
            server = sqlalchemy.make_url(place.url).set(database=None, query={})
            bare[asked[1]] = server.render_as_string(hide_password=False).rstrip("/")
        match says:
            case (str(state), text):
                port = stack.enter_context(postgresql_saying(state, text))
            case (int(number), text):
                port = stack.enter_context(mariadb_saying(number, text))
        where = url.format(port=port, **bare)
        said, ended = refusal(["check", "people", "--quasi", "a", "--url", where, "-vv"], capsys)

    assert re.search(message, said), said
    assert ended == code


@pytest.mark.parametrize("engine", ["duckdb", "sqlite"])
def test_a_file_that_is_not_there_is_shown_with_its_whole_path(
    engine: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)

    said, code = refusal(["check", "t", "--quasi", "a", "--url", f"{engine}:///a/b.db"], capsys)

    assert f"{tmp_path}/a/b.db (a/b.db is relative to {tmp_path}); check its name" in said
    assert code == 2


@pytest.mark.parametrize("engine", ["duckdb", "sqlite"])
def test_a_file_that_is_no_database(
    engine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("a text " * 1000)
    where = f"{engine}:///{tmp_path}/text.db"

    said, code = refusal(["check", "t", "--quasi", "a", "--url", where], capsys)

    assert "the file is not a database of this engine; check its name" in said
    assert code == 2


# -- in Python ---------------------------------------------------------------------------------------

OBJECTS: list[tuple[type[Any], dict[str, object], str]] = [
    (sqlanon.KAnonymity, {"k": 0}, "KAnonymity.k: must be greater than or equal to 1"),
    (sqlanon.KAnonymity, {"k": "5"}, "KAnonymity.k: must be a whole number"),
    (sqlanon.KAnonymity, {}, "KAnonymity.k: is required"),
    (
        sqlanon.KAnonymity,
        {"k": 5, "persson": "id"},
        "KAnonymity.persson: unknown key; did you mean person?",
    ),
    (sqlanon.Quasi, {"wieght": 2}, "Quasi.wieght: unknown key; did you mean weight?"),
]


@pytest.mark.parametrize(("member", "said", "message"), OBJECTS)
def test_an_option_of_an_object_that_cannot_be(
    member: type[Any], said: dict[str, object], message: str
) -> None:
    with pytest.raises(JobError) as caught:
        member(**said)

    assert str(caught.value) == message
    assert caught.value.__context__ is None, "a notebook shows no chain"


def test_a_notebook_shows_the_message_alone() -> None:
    """IPython prints what this hook of its returns, instead of the frames of every library."""
    where = "sqlite:///nowhere.db"
    with pytest.raises(sqlanon.SqlanonError) as caught:
        sqlanon.check(where, "people", quasi=["a"])
    caught.value.add_note("a note")

    name, message = type(caught.value).__name__, str(caught.value)
    assert caught.value._render_traceback_() == [f"{name}: {message}", "a note"]


# -- jobs on tables that are not as they say ---------------------------------------------------------

ROWS = [(place % 4, "x") for place in range(12)]
SAID: dict[str, object] = {
    "source": "people",
    "target": "released",
    "columns": {"age": {"role": "quasi"}, "town": {"role": "keep"}},
    "privacy": [{"k_anonymity": {"k": 2}}],
}


def run(place: Place, folder: Path, url: str | None = None, **said: object) -> list[str]:
    """The words of a command that runs a job."""
    file = folder / "job.json"
    file.write_text(json.dumps({**SAID, **said}))
    return ["run", str(file), "--url", url or place.url]


@pytest.fixture
def people(backend: Place) -> Place:
    """A place with a table."""
    backend.load("people", {"age": "integer", "town": "text"}, ROWS)
    return backend


def test_a_table_that_is_misspelt(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("run", "plan"):
        _, *words = run(people, tmp_path, source="peopel")
        said, code = refusal([command, *words], capsys)

        assert re.search(
            r"there is no table or view .*peopel that this user can see; did you mean .*people\?",
            said,
        )
        assert code == 2


@pytest.mark.parametrize("backend", ["sqlite", "mariadb"], indirect=True)
def test_a_view_of_a_table_that_is_gone(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """PostgreSQL keeps such a table; DuckDB says of the view that it is not there."""
    backend.run(
        "CREATE TABLE gone (age INT, town TEXT)",
        "CREATE VIEW people AS SELECT * FROM gone",
        "DROP TABLE gone",
    )

    said, code = refusal(run(backend, tmp_path), capsys)

    assert "people cannot be read: " in said
    assert re.search("a view (of|reads) something that no longer exists", said)
    assert code == 2


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_view_that_fails_on_a_value(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.run(
        "CREATE TABLE raw (age INT, town TEXT)",
        "INSERT INTO raw VALUES (1, 'x'), (1, 'x')",
        "CREATE VIEW people AS SELECT age, CAST(town AS INET4) AS town FROM raw",
    )

    said, code = refusal(run(backend, tmp_path), capsys)

    assert "the source, or a view that it reads, fails on a value in one of its rows" in said
    assert code == 2


def test_columns_that_are_misspelt_are_all_named(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    columns = {"aeg": {"role": "quasi"}, "twon": {"role": "keep"}}

    said, code = refusal(run(people, tmp_path, columns=columns), capsys)

    assert said.split("\n") == [
        "people has no column 'aeg'; did you mean age?",
        "people has no column 'twon'; did you mean town?",
    ]
    assert code == 2


@pytest.mark.parametrize("backend", ["sqlite", "mariadb"], indirect=True)
def test_columns_that_select_does_not_show(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = {
        "sqlite": "CREATE VIRTUAL TABLE people USING fts5(age, town)",
        "mariadb": "CREATE TABLE people (age TEXT, town TEXT, rank INT INVISIBLE DEFAULT 1)",
    }
    backend.run(hidden[backend.name])

    said, code = refusal(run(backend, tmp_path), capsys)

    assert re.search("has columns that a query for all columns leaves out .*rank; use a view", said)
    assert code == 2


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_types_are_known_where_the_server_quotes_all_names(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"{people.url}%20-cquote_all_identifiers%3Don"

    assert main(run(people, tmp_path, url)) == 0
    assert "12 of 12 published" in capsys.readouterr().out


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_search_path_that_leads_nowhere(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = people.url.replace(people.schema, "no_such_schema")

    said, code = refusal(run(people, tmp_path, url, source="nobodys"), capsys)

    assert "search_path leads to no schema that is there and that this user may use: write" in said
    assert code == 2


# -- while it works ----------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"], indirect=True)
def test_a_lock_that_somebody_else_keeps_is_for_later(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    locks = {"sqlite": ("BEGIN EXCLUSIVE",), "postgresql": ("BEGIN", "LOCK TABLE people")}
    patience = {"sqlite": "?timeout=0.1", "postgresql": "%20-clock_timeout%3D100"}
    with closing(people.connect()) as other:
        for statement in locks[people.name]:
            other.cursor().execute(statement)
        said, code = refusal(run(people, tmp_path, people.url + patience[people.name]), capsys)
        other.cursor().execute("ROLLBACK")

    assert (
        "a lock was not free in time: another session is using a table of this run; run it" in said
    )
    assert code == 75


@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_a_statement_that_takes_too_long(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = {
        "postgresql": "%20-cstatement_timeout%3D200",
        "mariadb": "&init_command=SET%20max_statement_time%3D0.2",
    }
    slow = (
        "CASE WHEN pg_sleep(0.1) IS NULL THEN 1 ELSE 2 END"
        if people.name == "postgresql"
        else "SLEEP(0.1)"
    )
    people.run(f"CREATE VIEW slow AS SELECT age, town, {slow} AS pause FROM people")

    columns = {**SAID["columns"], "pause": {"role": "quasi"}}  # type: ignore[dict-item]
    url = people.url + options[people.name]
    said, code = refusal(run(people, tmp_path, url, source="slow", columns=columns), capsys)

    assert "the statement took longer than the server allows this" in said
    assert code == 2


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_server_that_is_read_only(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"{people.url}%20-cdefault_transaction_read_only%3Don"

    said, code = refusal(run(people, tmp_path, url), capsys)

    assert said == "missing: a database that can be written to: transactions are read-only here"
    assert code == 2


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_file_that_another_process_has_open(
    people: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    people.let_go()
    program = f"import duckdb; held = duckdb.connect({people.url[10:]!r}); print('open', flush=True); input()"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", program], **pipes) as other:  # type: ignore[call-overload]
        other.stdout.readline()
        said, code = refusal(run(people, tmp_path), capsys)
        other.communicate(b"\n")

    assert "another process has the file open; run it again when that process has closed it" in said
    assert code == 75

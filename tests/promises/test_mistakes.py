"""Typical mistakes, each with the message that it gets and the exit code: what, where, what to do.

A row that begins with a URL is a connection that cannot be made, over the command line; no server
is asked for a password, so PostgreSQL's and MariaDB's refusals are played by `saying_servers`.
"""
# ruff: noqa: E501 - a row of a table is a line

from __future__ import annotations

import json
import os
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
import sqlalchemy
from engines import MARIADB, POSTGRESQL
from saying_servers import mariadb_saying, postgresql_saying

from sqlanon.cli.app import main

if TYPE_CHECKING:
    from pathlib import Path

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
    ("oracle://u:sesame@host/db", None, "sqlanon does not work in Oracle: .* there is one for duckdb, sqlite", 2),
    ("mssql+pyodbc://u:sesame@host/db", None, "sqlanon does not work in SQL Server", 2),
    ("snowflake://u:sesame@host/db", None, "sqlanon does not work in Snowflake: .* copy the table", 2),
    ("postgresql+psycopg2://u:sesame@h/db", None, r"the driver psycopg2 is not installed: install it, or take \+psycopg2 out", 2),
    ("postgresql+nosuch://u:sesame@h/db", None, "SQLAlchemy knows no driver nosuch for postgresql", 2),
    ("nonsense", None, "the connection is no URL; write duckdb:///file.duckdb", 2),
    ("postgresql://u:sesame@nowhere.invalid/db", None, "nowhere.invalid/db: there is no host of this name; check the host", 2),
    ("mysql://u:sesame@nowhere.invalid/db", None, "nowhere.invalid/db: there is no host of this name; check the host", 2),
    ("postgresql://u:sesame@127.0.0.1:1/db", None, "127.0.0.1:1/db: nobody answers there: the server is down, or", 75),
    ("mysql://u:sesame@127.0.0.1:1/db", None, "127.0.0.1:1/db: nobody answers there: the server is down, or", 75),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("28P01", 'password authentication failed for user "u"'), "the user name or the password is wrong; check both", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1045, "Access denied for user 'u'@'h' (using password: YES)"), "the user name or the password is wrong; check both", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("28000", 'no pg_hba.conf entry for host "h", user "u", database "db", no encryption'), "takes encrypted connections only; ask for one in the URL", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (3159, "Connections using insecure transport are prohibited"), "takes encrypted connections only; ask for one in the URL", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db?sslmode=require", ("00000", ""), "the URL asks for an encrypted connection, and the server offers none", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("53300", "sorry, too many clients already"), "takes no more connections at the moment; run it again later", 75),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1040, "Too many connections"), "takes no more connections at the moment; run it again later", 75),
    ("postgresql://u:sesame@127.0.0.1:{port}/db", ("57P03", "the database system is starting up"), "the server is starting, stopping or recovering; run it again soon", 75),
    ("mysql://u:sesame@127.0.0.1:{port}/db", (1130, "Host 'h' is not allowed to connect to this MariaDB server"), "lets nobody in from this machine", 2),
    ("mysql://u:sesame@127.0.0.1:{port}/db?nosuch=1", (1130, "unused"), r"cannot use an option of the URL \(nosuch\)", 2),
    ("postgresql://u:sesame@127.0.0.1:{port}/db?nosuch=1", ("00000", ""), r"cannot use an option of the URL \(nosuch\)", 2),
    ("{postgresql}/no_such_database", None, "the server has no database of this name; check the name behind the last /", 2),
    ("{mariadb}/no_such_database", None, "the server has no database of this name; check the name behind the last /", 2),
]  # fmt: skip


@pytest.mark.parametrize(
    ("url", "says", "message", "code"),
    CONNECTIONS,
    ids=[f"{url.partition(':')[0]}-{message[:30]}" for url, _, message, _ in CONNECTIONS],
)
def test_a_connection_that_cannot_be_made(
    url: str,
    says: tuple[str | int, str] | None,
    message: str,
    code: int,
    capsys: pytest.CaptureFixture[str],
) -> None:
    servers = {
        "postgresql": os.environ.get("SQLANON_POSTGRESQL_URL", POSTGRESQL),
        "mariadb": os.environ.get("SQLANON_MARIADB_URL", MARIADB),
    }
    bare = {
        name: sqlalchemy.make_url(said).set(database=None, query={}).render_as_string(hide_password=False).rstrip("/")
        for name, said in servers.items()
    }  # fmt: skip
    with ExitStack() as stack:
        port = 0
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

    assert "the file is no database of this engine; check its name" in said
    assert code == 2

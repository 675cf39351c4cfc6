"""The engines' own clients, as whoever saved a script to a file would run them."""

from __future__ import annotations

import os
import shutil
import subprocess
from contextlib import suppress
from typing import TYPE_CHECKING

import duckdb
import pytest
import sqlalchemy
from engines import required

if TYPE_CHECKING:
    from engines import Place


def replay(place: Place, script: str) -> None:
    """Run a script; the test fails where it does."""
    code, said = outcome(place, script)
    assert code == 0, said


def go_on(place: Place, script: str) -> None:
    """Run a script by a client that goes on after each error, whatever the script says of that."""
    if place.name == "duckdb":
        with duckdb.connect(str(place.url).removeprefix("duckdb:///")) as connection:
            for statement in connection.extract_statements(script):
                with suppress(duckdb.Error):
                    connection.execute(statement)
        return
    for said in (".bail on\n", "\\set ON_ERROR_STOP on\n"):
        script = script.replace(said, "")
    heedless = {"sqlite": [], "postgresql": [], "mariadb": ["--force"]}[place.name]
    careful = {"-bail", "--set=ON_ERROR_STOP=1"}
    program, *options = (word for word in _command(place) if word not in careful)
    _run([program, *options[:1], *heedless, *options[1:]], script, place)


def outcome(place: Place, script: str) -> tuple[int, str]:
    """The exit code of a client that runs a script, and what it says of errors."""
    if place.name == "duckdb":
        with duckdb.connect(str(place.url).removeprefix("duckdb:///")) as connection:
            try:
                connection.execute(script)
            except duckdb.Error as error:
                return 1, str(error)
        return 0, ""
    return _run(_command(place), script, place)[:2]


def _command(place: Place) -> list[str]:
    url = sqlalchemy.make_url(place.url)
    mariadb = [  # which speaks to MySQL, too
        *("mariadb", "--no-defaults", "--batch", f"--host={url.host}"),
        *(f"--port={url.port or 3306}", f"--user={url.username}", str(url.database)),
    ]
    return {
        "sqlite": ["sqlite3", "-bail", str(url.database)],
        "postgresql": [
            *("psql", "--no-psqlrc", "--quiet", "--output=/dev/null"),
            *("--set=ON_ERROR_STOP=1", f"--host={url.host}", f"--port={url.port or 5432}"),
            *(f"--username={url.username}", f"--dbname={url.database}"),
        ],
        "mariadb": mariadb,
        "mysql": mariadb,
    }[place.name]


def _run(command: list[str], script: str, place: Place) -> tuple[int, str, str]:
    """The exit code of a command, and what it wrote to stderr and to stdout."""
    url = sqlalchemy.make_url(place.url)
    if shutil.which(command[0]) is None:
        said = f"the client {command[0]} is not installed"
        pytest.fail(said) if required(place.name) else pytest.skip(said)
    passwords = {"PGPASSWORD": str(url.password or ""), "MYSQL_PWD": str(url.password or "")}
    done = subprocess.run(
        command,
        input=script.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, **passwords},
        timeout=300,
    )
    return done.returncode, done.stderr.decode(), done.stdout.decode()


def printed(place: Place, script: str) -> list[list[str]]:
    """The rows that an engine's own client prints, each as its cells; it goes on after an error."""
    if place.name == "duckdb":
        found: list[list[str]] = []
        with place.connect() as database:
            for statement in database.extract_statements(script):
                with suppress(duckdb.Error):
                    rows = database.execute(statement).fetchall()
                    found += [[str(cell) for cell in row] for row in rows]
        return found
    command = [word for word in _command(place) if not word.startswith(("-bail", "--output"))]
    separated = {"sqlite": ["-tabs", "-readonly"], "mariadb": ["--force"]}
    separated["postgresql"] = ["--no-align", "--field-separator=\t", "--tuples-only"]
    command[1:1] = separated[place.name]
    if place.name == "mariadb":  # it takes --no-defaults only first
        command[1:3] = ["--no-defaults", "--force"]
    command = [word for word in command if word != "--set=ON_ERROR_STOP=1"]
    return [line.split("\t") for line in _run(command, script, place)[2].splitlines()]

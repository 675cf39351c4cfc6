"""The engines' own clients, as whoever saved a script to a file would run them."""

from __future__ import annotations

import os
import shutil
import subprocess
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


def outcome(place: Place, script: str) -> tuple[int, str]:
    """The exit code of a client that runs a script, and what it says of errors."""
    if place.name == "duckdb":
        with duckdb.connect(str(place.url).removeprefix("duckdb:///")) as connection:
            try:
                connection.execute(script)
            except duckdb.Error as error:
                return 1, str(error)
        return 0, ""
    url = sqlalchemy.make_url(place.url)
    command = {
        "sqlite": ["sqlite3", "-bail", str(url.database)],
        "postgresql": [
            *("psql", "--no-psqlrc", "--quiet", "--output=/dev/null"),
            *("--set=ON_ERROR_STOP=1", f"--host={url.host}", f"--port={url.port or 5432}"),
            *(f"--username={url.username}", f"--dbname={url.database}"),
        ],
        "mariadb": [
            *("mariadb", "--no-defaults", "--batch", f"--host={url.host}"),
            *(f"--port={url.port or 3306}", f"--user={url.username}", str(url.database)),
        ],
    }[place.name]
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
    return done.returncode, done.stderr.decode()

"""Projects of dbt, which has an environment of its own (SQLANON_DBT names the program)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place


def program() -> str:
    """The program; skips the test where there is none."""
    found = os.environ.get("SQLANON_DBT") or shutil.which("dbt")
    if found is None:
        pytest.skip("SQLANON_DBT names no dbt")
    return found


def profile(place: Place) -> dict[str, Any]:
    """How dbt connects to a place."""
    url = sqlalchemy.make_url(place.url)
    if place.name == "duckdb":
        return {"type": "duckdb", "path": str(url.database), "threads": 1}
    who = {"user": url.username, "password": str(url.password or "none"), "dbname": url.database}
    where = {"type": "postgres", "host": url.host, "port": url.port or 5432}
    return {**where, **who, "schema": place.schema, "threads": 1}


def project(place: Place, folder: Path) -> None:
    """A dbt project with nothing in it, and the profile to run it."""
    (folder / "dbt_project.yml").write_text(
        json.dumps({"name": "nightly", "version": "1.0", "profile": "here"})
    )
    outputs = {"outputs": {"now": profile(place)}, "target": "now"}
    (folder / "profiles.yml").write_text(json.dumps({"here": outputs}))


def dbt(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command of dbt in a project."""
    return subprocess.run(
        [program(), *words, "--profiles-dir", str(folder), "--project-dir", str(folder)],
        capture_output=True,
        check=False,
        text=True,
        timeout=300,
        env={**os.environ, "DBT_SEND_ANONYMOUS_USAGE_STATS": "false", "PYTHONPATH": ""},
        cwd=folder,
    )

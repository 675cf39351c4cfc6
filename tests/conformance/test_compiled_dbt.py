"""Compiled models, built and tested by dbt in an environment of its own (SQLANON_DBT names it)."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from dbt_projects import dbt, program, project

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "city": "text", "illness": "text"}
SAID: dict[str, Any] = {
    "source": "people",
    "target": {"table": "released", "if_exists": "replace"},
    "on_new_value": "suppress",
    "columns": {
        "id": {"role": "drop"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
        "city": {"role": "quasi"},
        "illness": {"role": "sensitive"},
    },
    "privacy": [{"k_anonymity": {"k": 5}}, {"l_diversity": {"column": "illness", "l": 2}}],
    "max_suppression": 0.3,
}


def people(first: int, count: int) -> list[tuple[Any, ...]]:
    cities = ("Aachen", "Bonn", "Celle {{ this }}")
    return [
        (n, 20 + n * 7 % 40, cities[n % 3], "abc"[n * n % 5 % 3])
        for n in range(first, first + count)
    ]


def released(place: Place) -> Counter[tuple[object, ...]]:
    return Counter(tuple(row.values()) for row in place.records("released"))


@pytest.mark.gate
@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_dbt_builds_the_release_or_leaves_the_one_before(
    backend: Place, tmp_path: Path, algorithm: str
) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = sqlanon.Job.from_mapping({**SAID, "algorithm": algorithm})
    if backend.name not in {"duckdb", "postgresql"}:
        with pytest.raises(UnsupportedError, match="never built by dbt"):
            sqlanon.compile_job(job, connection=backend.url, form="dbt")
        return
    program()
    folder = tmp_path / "project"
    folder.mkdir()
    project(backend, folder)
    file = tmp_path / "job.json"
    file.write_text(json.dumps(job.to_mapping()))
    assert (
        main(["compile", str(file), "--url", backend.url, "--form", "dbt", "-o", str(folder)]) == 0
    )
    assert "released" not in backend.tables()

    backend.let_go()  # dbt is another process
    done = dbt(folder, "build")  # the model, and its test
    assert done.returncode == 0, done.stdout
    assert "PASS=2" in done.stdout
    sqlanon.run(
        sqlanon.Job.from_mapping({**job.to_mapping(), "target": "by_run"}), connection=backend.url
    )
    assert released(backend) == Counter(tuple(row.values()) for row in backend.records("by_run"))

    backend.load("more", COLUMNS, people(200, 40))
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    backend.let_go()
    assert dbt(folder, "build").returncode == 0
    before = released(backend)
    report = sqlanon.check(backend.url, "released", quasi=["age", "city"], privacy=job.privacy)
    assert report.holds
    assert sum(before.values()) > 140

    backend.load("more", COLUMNS, [(n, 20, f"X{n}", "a") for n in range(1000, 1200)])
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    backend.let_go()
    failed = dbt(folder, "run")
    assert failed.returncode != 0
    assert "suppressed_beyond_the_limit" in failed.stdout
    assert "X10" not in failed.stdout + failed.stderr
    assert released(backend) == before
    backend.let_go()
    tested = dbt(folder, "test")  # of today's rows too many are not in the release before
    assert tested.returncode != 0
    assert set(backend.tables()) >= {"people", "released"}
    assert not [name for name in backend.tables() if name.startswith(("released_", "_sqlanon"))]


def test_names_that_dbt_cannot_have_are_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 50))
    target = {"table": '"a {{ b }}"', "if_exists": "replace"}
    job = sqlanon.Job.from_mapping({**SAID, "target": target})
    with pytest.raises(UnsupportedError, match="dbt"):
        sqlanon.compile_job(job, connection=backend.url, form="dbt")
    assert backend.tables() == ["people"]

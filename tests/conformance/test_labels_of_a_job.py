"""`sqlanon compare --job`: tables are matched by the labels of the job that made them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

import sqlanon
from sqlanon.cli.app import app

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

COLUMNS: dict[str, Any] = {
    "id": {"role": "drop"},
    "job": {"role": "quasi", "hierarchy": {"file": "jobs.csv"}},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
    "ill": {"role": "sensitive"},
}
KINDS = {"job": "text", "age": "text", "ill": "text"}


def told(*words: str, exit_code: int) -> dict[str, Any]:
    done = CliRunner().invoke(app, ["compare", "one", "two", *words, "--json"])
    assert done.exit_code == exit_code, done.output
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize("backend", ["sqlite", "duckdb"], indirect=True)
def test_a_job_says_columns_hierarchies_and_connection(backend: Place, tmp_path: Path) -> None:
    (tmp_path / "jobs.csv").write_text("nurse;care;*\ncook;care;*\nclerk;office;*\n")
    backend.load("one", KINDS, [["care", "[20-30)", "flu"], ["care", "[20-30)", "gout"]])
    backend.load("two", KINDS, [["nurse", "[25-30)", "flu"], ["office", "[20-30)", "gout"]])
    file = tmp_path / "job.json"
    said = {"source": "people", "connection": backend.url, "columns": COLUMNS}
    file.write_text(json.dumps({**said, "privacy": [{"k_anonymity": {"k": 2}}]}))
    by_job = told("--job", str(file), exit_code=1)
    assert by_job["quasi"] == ["job", "age"]
    # whoever is a nurse has what both show
    assert by_job["values"][0]["left"] == [{"values": 1, "rows": 2, "alone": 0, "exposed": 2}]
    by_hand = ["--quasi", "job,age", "--sensitive", "ill", "--url", backend.url]
    hierarchy = f"job={tmp_path / 'jobs.csv'}"
    assert told(*by_hand, "--hierarchy", hierarchy, exit_code=1)["values"] == by_job["values"]
    # what is said beside the job counts: with nothing to read labels by, names of groups are values
    assert told("--job", str(file), "--quasi", "age", exit_code=0)["quasi"] == ["age"]
    flat = tmp_path / "flat.csv"
    flat.write_text("care;*\nnurse;*\noffice;*\n")
    apart = told("--job", str(file), "--hierarchy", f"job={flat}", exit_code=0)
    assert apart["values"][0]["left"][0]["values"] == 0
    failed = CliRunner().invoke(app, ["compare", "one", "two", "--job", str(file), "--key", "id"])
    assert isinstance(failed.exception, sqlanon.JobError)
    assert "--job match labels" in str(failed.exception)


def test_a_column_that_is_published_as_two_has_no_labels(tmp_path: Path) -> None:
    file = tmp_path / "job.json"
    columns = {"age": {"role": "quasi", "output": "bounds"}, "town": "quasi"}
    said = {"source": "people", "connection": "duckdb://", "columns": columns, "k": 2}
    file.write_text(json.dumps(said))
    failed = CliRunner().invoke(app, ["compare", "one", "two", "--job", str(file)])
    assert isinstance(failed.exception, sqlanon.JobError)
    assert "name the other quasi-identifiers with --quasi" in str(failed.exception)

"""The job in a report: as it was written, but for secrets and values of the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sqlanon.job.job import Job
from sqlanon.job.redaction import redact

if TYPE_CHECKING:
    from pathlib import Path

WRITTEN = """\
connection: "postgresql://anna:${PW}@db.example/crm"   # not the one of staging: pw hunter2
source: "${SCHEMA}.people"
columns:
  name: {role: identifier, action: hash, key: "${KEY}"}
  mail: {role: identifier, action: hash, key: "0123456789abcdef0"}
  age:  {role: quasi}
  rows: {role: quasi, order: [low, high]}
  city: {role: quasi, hierarchy: {taxonomy: {West: [Aachen, Bonn]}}}
  ill:  {role: sensitive}
privacy:
  - k_anonymity: {k: 5}
  - alpha_k: {column: ill, alpha: 0.5, value: flu}
"""
ENVIRONMENT = {"PW": "s3cret-password", "SCHEMA": "crm", "KEY": "fedcba9876543210f"}


@pytest.fixture
def job(tmp_path: Path) -> Job:
    """The job of a file that has secrets."""
    path = tmp_path / "j.yaml"
    path.write_text(WRITTEN)
    return Job.from_file(path, environment=ENVIRONMENT)


def test_variables_stay_variables(job: Job) -> None:
    said = job.redact()
    assert said["connection"] == "postgresql://anna:${PW}@db.example/crm"
    assert said["source"] == "${SCHEMA}.people"
    assert said["columns"]["name"]["key"] == "${KEY}"


def test_no_secret_and_no_value_is_shown(job: Job) -> None:
    text = json.dumps(job.redact())
    hidden = [*ENVIRONMENT.values(), "0123456789abcdef0", "hunter2", "Aachen", "West", "low", "flu"]
    assert not [word for word in hidden if f'"{word}' in text or f":{word}" in text]
    assert job.redact()["columns"]["rows"] == {"role": "quasi", "order": "***"}
    assert job.redact()["privacy"][0] == {"k_anonymity": {"k": 5}}


def test_a_job_that_was_in_no_file_is_shown_too() -> None:
    columns = {
        "age": {"role": "quasi"},
        "city": {"role": "quasi", "hierarchy": {"rows": [["Bonn", "*"]]}},
    }
    privacy = [{"k_anonymity": {"k": 2}}]
    said = {"connection": "mysql://u:geheim@h/d", "source": "t", "columns": columns}
    text = json.dumps(Job.from_mapping({**said, "privacy": privacy}).redact())
    assert '"age": {"role": "quasi"' in text
    assert "geheim" not in text
    assert "Bonn" not in text


def test_the_key_of_a_target_is_a_column() -> None:
    target = {"table": "out", "key": "person_id"}
    assert redact({"source": "t", "target": target})["target"] == target
    assert redact({"columns": {"name": {"key": "geheim"}}})["columns"]["name"] == {"key": "***"}


def test_how_a_job_was_written_does_not_tell_it_from_its_like(job: Job, tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text(WRITTEN.replace("${SCHEMA}", "crm"))
    assert Job.from_file(path, environment=ENVIRONMENT) == job


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("duckdb:///people.duckdb", "duckdb:///people.duckdb"),
        ("postgresql://db/crm", "postgresql://db/crm"),
        ("postgresql://anna@db:5432/crm", "postgresql://anna@db:5432/crm"),
        ("${URL}", "${URL}"),
        ("postgresql://anna:${PW}@db/crm", "postgresql://anna:${PW}@db/crm"),
        ("postgresql://anna:pw@db/crm", "postgresql://***"),
        ("postgresql://anna:p${PW}@db/crm", "postgresql://***"),
        ("postgresql://anna:p@w:${PW}@db/crm", "postgresql://***"),
        ("postgresql://anna:p/w@db/crm", "postgresql://***"),
        ("postgresql://db/crm?password=pw", "postgresql://***"),
        ("nonsense pw", "***"),
    ],
)
def test_a_connection_is_shown_without_its_password(url: str, told: str) -> None:
    assert redact({"connection": url})["connection"] == told

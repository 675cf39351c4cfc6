"""One list says what is public; objects, mappings and keywords say the same."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon import public
from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import run as api
from sqlanon.errors import JobError
from sqlanon.job.columns import ROLES
from sqlanon.job.job import Job
from sqlanon.job.keywords import JobOptions
from sqlanon.metrics import METRICS
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.source.hierarchies.specification import BUILDERS

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def people() -> Iterator[duckdb.DuckDBPyConnection]:
    """Six people of two ages."""
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT 20 + range % 2 AS age, 'x' AS sex FROM range(6)"
        )
        yield connection


def test_every_public_name_is_there_and_leads_to_what_it_names() -> None:
    listed = {
        alias.asname
        for statement in ast.parse(Path(public.__file__).read_text()).body
        if isinstance(statement, ast.ImportFrom)
        for alias in statement.names
    }
    names = dir(sqlanon)
    assert names == sorted(filter(None, listed))
    for name in names:
        assert getattr(sqlanon, name) is getattr(public, name)
    with pytest.raises(AttributeError):
        getattr(sqlanon, "nothing")  # noqa: B009 - mypy knows that it is not there


@pytest.mark.parametrize(
    "member",
    [
        *ALGORITHMS.values(),
        *PRIVACY_MODELS.values(),
        *METRICS.values(),
        *ROLES.values(),
        *BUILDERS.values(),
    ],
    ids=lambda member: member.__name__,
)
def test_every_member_of_every_family_is_public(member: type) -> None:
    assert getattr(sqlanon, member.__name__) is member


def test_importing_the_package_imports_nothing_else() -> None:
    program = "import sys, sqlanon; print({'pydantic', 'duckdb', 'sqlalchemy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


def test_keywords_are_the_keys_of_a_job() -> None:
    beside = {"connection", "source", "target"}
    short = {"quasi", "sensitive", "k", "l"}
    assert set(JobOptions.__annotations__) == set(Job.model_fields) - beside | short


@pytest.mark.parametrize("said", ["objects", "mappings"])
def test_objects_and_mappings_say_the_same(said: str, people: duckdb.DuckDBPyConnection) -> None:
    objects: dict[str, Any] = {
        "columns": {"age": sqlanon.Quasi(weight=2), "sex": sqlanon.Quasi()},
        "privacy": [sqlanon.KAnonymity(k=2)],
        "algorithm": sqlanon.Optimal(),
        "target": sqlanon.Target(table="released"),
    }
    mappings: dict[str, Any] = {
        "columns": {"age": {"role": "quasi", "weight": 2}, "sex": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": "optimal",
        "target": "released",
    }
    arguments = objects if said == "objects" else mappings
    planned = api.plan(people, "people", **arguments)
    assert planned.rows.source == 6
    assert sqlanon.anonymize(people, "people", **arguments).rows.published == 6


def test_plan_without_a_table_says_what_it_takes(people: duckdb.DuckDBPyConnection) -> None:
    with pytest.raises(JobError, match="a Job, a frame, a file, or a connection and a table"):
        api.plan(people)

"""Short forms of a job mean what the long ones say, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import duckdb
import pandas as pd
import pytest
from jsonschema import Draft202012Validator, ValidationError

import sqlanon
from sqlanon.errors import JobError
from sqlanon.job.job import Job
from sqlanon.job.keywords import job_of, job_schema

if TYPE_CHECKING:
    from pathlib import Path

LONG: dict[str, Any] = {
    "source": "people",
    "columns": {
        "age": {"role": "quasi"},
        "zip": {"role": "quasi"},
        "illness": {"role": "sensitive"},
        "income": {"role": "sensitive"},
        "name": {"role": "drop"},
    },
    "privacy": [
        {"k_anonymity": {"k": 5}},
        {"l_diversity": {"column": "illness", "l": 3}},
        {"l_diversity": {"column": "income", "l": 3}},
    ],
}
SHORT = {
    "source": "people",
    "columns": {
        "age": "quasi",
        "zip": "quasi",
        "illness": "sensitive",
        "income": "sensitive",
        "name": "drop",
    },
    "k": 5,
    "l": 3,
}


def test_they_are_the_same_job() -> None:
    short = Job.from_mapping(SHORT)
    assert short == Job.from_mapping(LONG)
    assert short.digest() == Job.from_mapping(LONG).digest()
    assert short.to_mapping() == Job.from_mapping(LONG).to_mapping()


def test_keywords_name_columns_by_their_roles() -> None:
    said = job_of(
        "people",
        None,
        quasi=pd.Index(["age", "zip"]),  # type: ignore[arg-type]
        sensitive=("illness", "income"),
        columns={"name": "drop"},
        k=5,
        l=3,
    )
    assert said == Job.from_mapping(LONG)
    one = job_of("people", None, quasi="age", k=2)
    assert [*one.quasi_identifiers] == ["age"]
    with pytest.raises(JobError, match="age is named twice"):
        job_of("people", None, quasi="age", columns={"age": "quasi"}, k=2)


def test_models_stand_beside_them_and_persons_are_counted() -> None:
    said = Job.from_mapping(
        {**SHORT, "person": "name", "privacy": [{"t_closeness": {"column": "illness", "t": 0.5}}]}
    )
    assert [one.name for one in said.privacy] == [
        "t_closeness",
        "person_anonymity",
        "l_diversity",
        "l_diversity",
    ]
    assert said.privacy[1].person_column == "name"


@pytest.mark.parametrize(
    ("more", "line", "message"),
    [
        ("k: 1", 4, "protects nobody"),
        ("k: five", 4, "k: must be a whole number"),
        ("k: 5\nl: 0", 5, "l: must be 2 or more"),
        ("k: 5\nl: 1", 5, "l: must be 2 or more"),
        ("k: 5\nl:", 5, "l: must be a number"),
        ("k: 5\nl: 2\nprivacy: ''", 6, "privacy: "),
        ("k: two\nprivacy: [{t_closeness: {column: ill, t: 1}}]", 4, "k: must be a whole number"),
        ("k: 5\nprivacy: [{k_anonymity: {k: 3}}]", 4, "k: is short for k_anonymity"),
        ("k: 5\nl: 2\nprivacy: [{l_diversity: {column: ill, l: 3}}]", 5, "l: is short for"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, more: str, line: int, message: str
) -> None:
    file = tmp_path / "job.yaml"
    file.write_text(f"source: people\ntarget: b\ncolumns: {{age: quasi, ill: sensitive}}\n{more}\n")
    with pytest.raises(JobError, match=message) as told:
        sqlanon.plan(Job.from_file(file), connection=duckdb.connect())
    if "protects" not in message:
        assert f"job.yaml:{line}: " in str(told.value)


def test_l_without_a_sensitive_column_and_no_model_at_all() -> None:
    quasi = {"source": "people", "columns": {"age": "quasi"}}
    with pytest.raises(JobError, match="l: needs a sensitive column, and the source has none"):
        Job.from_mapping({**quasi, "k": 5, "l": 2})
    with pytest.raises(JobError, match="privacy: is required"):
        Job.from_mapping(quasi)
    with pytest.raises(JobError, match="role must be one of"):
        Job.from_mapping({**quasi, "columns": {"age": "quassi"}, "k": 5})


def test_the_schema_takes_both() -> None:
    schema = Draft202012Validator(job_schema())
    for job in (SHORT, LONG):
        schema.validate(job)
    for wrong in ({"k": 1}, {"k": "5"}, {"columns": {"age": "quassi"}}):
        with pytest.raises(ValidationError):
            schema.validate({**SHORT, **wrong})
    with pytest.raises(ValidationError):
        schema.validate({key: SHORT[key] for key in ("source", "columns")})


def test_a_frame_in_one_line() -> None:
    frame = pd.DataFrame({"age": [20, 21, 22, 40, 41, 42], "ill": ["a", "b"] * 3, "id": range(6)})
    released, report = sqlanon.anonymize(
        frame, quasi=["age"], sensitive="ill", unlisted="drop", k=3, l=2
    )
    assert [*released.columns] == ["age", "ill"]
    assert report.classes.min == 3


def test_a_report_has_the_long_form(tmp_path: Path) -> None:
    file = tmp_path / "job.yaml"
    file.write_text(
        "source: people\ntarget: b\ncolumns: {age: quasi, ill: sensitive}\nk: 2\nl: 2\n"
    )
    with duckdb.connect() as database:
        database.execute("CREATE TABLE people AS SELECT 20 AS age, range AS ill FROM range(4)")
        report = sqlanon.run(Job.from_file(file), connection=database)
    said = report.job
    assert said["columns"] == {"age": {"role": "quasi"}, "ill": {"role": "sensitive"}}
    assert said["privacy"] == [
        {"k_anonymity": {"k": 2}},
        {"l_diversity": {"column": "ill", "l": 2}},
    ]
    assert {"k", "l"}.isdisjoint(said)


@pytest.mark.parametrize(
    "names",
    [
        pd.Series(["SecretTown"]),
        pd.DataFrame({"age": ["SecretTown"]}),
        {"SecretTown"},
        {"SecretTown": "quasi"},
        None,
        [],
        [3],
    ],
    ids=["series", "frame", "set", "mapping", "none", "empty", "number"],
)
def test_names_of_columns_are_no_values(names: Any) -> None:
    frame = pd.DataFrame({"age": [20, 21]})
    with pytest.raises(JobError, match="quasi: takes the names of columns") as told:
        sqlanon.anonymize(frame, quasi=names, k=2)
    assert "Secret" not in str(told.value)


def test_a_wrong_role_is_told_and_not_hidden_by_l() -> None:
    said = {"source": "people", "columns": {"age": "quasi", "ill": "sensitiv"}, "k": 2, "l": 2}
    with pytest.raises(JobError, match=r"columns\.ill: role must be one of"):
        Job.from_mapping(said)


def test_plan_takes_a_job_or_options() -> None:
    plan: Any = sqlanon.plan
    job = Job.from_mapping(SHORT)
    with pytest.raises(JobError, match="leave k out"):
        plan(job, connection=duckdb.connect(), k=15)
    with pytest.raises(JobError, match="leave a table out"):
        plan(job, "people", connection=duckdb.connect())
    with pytest.raises(JobError, match="connection is for plan"):
        plan(pd.DataFrame({"age": [1]}), connection="duckdb://", quasi="age", k=2)


def test_a_class_in_the_place_of_an_object_is_told() -> None:
    with pytest.raises(JobError, match=r"columns\.age"):
        Job.from_mapping({"source": "people", "columns": {"age": sqlanon.Quasi}, "k": 2})


def test_a_refresh_takes_an_action_alone() -> None:
    refresh: Any = sqlanon.refresh
    for said in ({"action": "refuse"}, sqlanon.ReleaseGuard(action="refuse"), "suppress", "Refuse"):
        with pytest.raises(JobError, match="release_guard: must be warn or refuse: a refresh"):
            refresh("duckdb://", "shown", release_guard=said)

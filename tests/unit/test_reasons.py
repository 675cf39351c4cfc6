"""Reasons of a job (`why`) are kept and shown, and change nothing that a run does."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from sqlanon.errors import JobError
from sqlanon.job.fingerprint import shape_digest
from sqlanon.job.job import Job
from sqlanon.privacy_models.k_anonymity import KAnonymity

PLAIN: dict[str, Any] = {
    "source": "people",
    "columns": {
        "why": {"role": "quasi", "hierarchy": {"taxonomy": {"why": ["yes", "no"]}}},
        "number": {"role": "identifier", "action": "hash", "key": "sixteen characters"},
        "illness": {"role": "sensitive"},
        "seen": {"role": "keep"},
    },
    "privacy": [
        {"k_anonymity": {"k": 5, "person": "number"}},
        {"l_diversity": {"column": "illness", "l": 3}},
    ],
}
DETAILS: dict[str, Any] = {
    "source": "visits",
    "target": "visits_released",
    "key": "number",
    "columns": {"number": "sensitive", "item": {"role": "quasi"}},
    "privacy": [{"km_anonymity": {"k": 2, "m": 1}}],
}


def with_reasons(said: dict[str, Any]) -> dict[str, Any]:
    """The same with a reason in each place that can have one."""
    made = deepcopy(said)
    places = [made, *(one for one in made["columns"].values() if isinstance(one, dict))]
    places += [options for model in made["privacy"] for options in model.values()]
    for number, place in enumerate(places):
        place["why"] = f"reason {number}"
    return made


def test_each_is_kept_and_shown() -> None:
    job = Job.from_mapping(with_reasons(PLAIN))

    assert job.why == "reason 0"
    assert [one.why for one in job.columns.values()] == [f"reason {n}" for n in range(1, 5)]
    # k_anonymity of persons stands for another model
    assert [one.why for one in job.privacy] == ["reason 5", "reason 6"]
    shown = job.redact()
    assert shown["columns"]["why"]["why"] == "reason 1"
    assert shown["privacy"][1]["l_diversity"]["why"] == "reason 6"
    told = job.to_mapping()
    told["columns"]["number"]["key"] = PLAIN["columns"]["number"]["key"]
    assert Job.from_mapping(told) == job


@pytest.mark.parametrize("tables", [None, [DETAILS]])
def test_none_changes_what_a_job_asks_for(tables: list[dict[str, Any]] | None) -> None:
    bare = PLAIN if tables is None else {**PLAIN, "tables": tables}
    said = with_reasons(bare)
    if tables is not None:
        said["tables"] = [with_reasons(one) for one in tables]
    plain, reasoned = Job.from_mapping(bare), Job.from_mapping(said)

    assert plain != reasoned
    assert reasoned.digest() == plain.digest()
    assert shape_digest(reasoned) == shape_digest(plain)
    other = deepcopy(said)
    other["columns"]["illness"]["role"] = "quasi"
    other["privacy"].pop()
    assert Job.from_mapping(other).digest() != plain.digest()


def test_a_reason_is_no_option_of_a_quasi_identifier() -> None:
    # anatomy refuses those that have some, because it publishes them as they are
    said = {**PLAIN["columns"], "why": {"role": "quasi", "why": "known to neighbours"}}
    job = Job.from_mapping({**PLAIN, "columns": said})

    assert not job.quasi_identifiers["why"].nondefault_options


@pytest.mark.parametrize("said", ["", "  \n", "x" * 501, 5, None, ["a"]])
def test_others_are_refused(said: object) -> None:
    with pytest.raises(JobError, match=r"^why: "):
        Job.from_mapping({**PLAIN, "why": said})
    with pytest.raises(JobError, match=r"^privacy.0.k_anonymity.why: "):
        Job.from_mapping({**PLAIN, "privacy": [{"k_anonymity": {"k": 5, "why": said}}]})
    columns = {**PLAIN["columns"], "seen": {"role": "keep", "why": said}}
    with pytest.raises(JobError, match=r"^columns.seen.why: "):
        Job.from_mapping({**PLAIN, "columns": columns})


def test_python_says_it_too() -> None:
    assert KAnonymity(k=5, why="small town").why == "small town"


def test_a_variable_of_the_environment_is_not_shown(tmp_path: Any) -> None:
    file = tmp_path / "job.yaml"
    file.write_text("source: people\ncolumns: {age: quasi}\nk: 5\nwhy: for ${TOKEN}\n")
    job = Job.from_file(file, environment={"TOKEN": "secret"})

    assert job.redact()["why"] == "for ${TOKEN}"

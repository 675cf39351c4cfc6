"""Whatever a job file says, it is a Job or a JobError."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from sqlanon.errors import JobError
from sqlanon.job import file as jobfile
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from pathlib import Path

VALID = """\
connection: postgresql://user:${PASSWORD}@host/db
source: {schema: public, table: adult}
target:
  table: adult_anonymous
  mode: table
  if_exists: replace
columns:
  name: {role: identifier, action: hash, key: "${PASSWORD}${PASSWORD}${PASSWORD}"}
  age:
    role: quasi
    hierarchy: {intervals: [5, 10, 20], origin: 0.5}
    weight: 2.5
  income:
    role: quasi
    hierarchy:
      cuts:
        - [10, 20, 30]
        - [20]
  country:
    role: quasi
    hierarchy:
      taxonomy:
        Europe:
          North: [Sweden, Norway]
          South: [Italy]
        Asia: [Japan, 010]
  workclass: {role: quasi, order: [private, public, no]}
  zip: {role: quasi, hierarchy: {mask: {steps: [1, 2], side: left}}}
  born: {role: quasi, hierarchy: {dates: [month, year]}}
  score: {role: quasi, hierarchy: {equal_frequency: [8, 4]}}
  school: {role: quasi, hierarchy: {file: education.csv, format: tree}}
  town: {role: quasi, hierarchy: {table: s.towns}}
  sex: {role: quasi, hierarchy: {flat: true}}
  occupation: {role: sensitive}
unlisted: drop
privacy:
  - k_anonymity:
      k: 10
algorithm:
  mondrian: {split: relaxed}
max_suppression: 0.05
suppressed: keep
seed: 7
"""
ENVIRONMENT = {"PASSWORD": "hunter2"}
LINES = VALID.splitlines()
ODD = ["", " ", ":", "-", "#", "'", '"', "[", "{", "}", "&a", "*a", "!", "<<", "${", "\t", "~", "é"]
ODD += ["\0", "true", "1e9", "-1", "null", "\ud800", "%", "@", "?", "|", ">", "\u2028", "0" * 200]

places = st.integers(0, len(LINES) - 1)
columns = st.integers(0, 60)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Return the valid job after one to four mistakes of a hurried writer."""
    lines = list(LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(places) % len(lines)
        line = lines[at]
        cut = draw(columns) % (len(line) + 1)
        match draw(st.sampled_from(["delete", "double", "swap", "misspell", "insert", "indent"])):
            case "delete" if len(lines) > 1:
                del lines[at]
            case "double":
                lines.insert(draw(places) % len(lines), line)
            case "swap" if cut + 1 < len(line):
                lines[at] = line[:cut] + line[cut + 1] + line[cut] + line[cut + 2 :]
            case "misspell":
                lines[at] = line[:cut] + line[cut + 1 :]
            case "insert":
                lines[at] = line[:cut] + draw(st.sampled_from(ODD)) + line[cut:]
            case _:
                lines[at] = draw(st.sampled_from([line.lstrip(), "  " + line]))
    return "\n".join(lines)


def loaded(text: str, kind: str) -> Job | str:
    """Return the job that the text says, or the message that refuses it."""
    try:
        document = jobfile.parse(text, origin="j", kind=kind, environment=ENVIRONMENT)
        return Job.from_mapping(document.data)
    except JobError as error:
        return str(error)


def check(text: str, kind: str) -> None:
    """Load the text; a job must survive being written down, and nothing may show the secret."""
    job = loaded(text, kind)
    if isinstance(job, str):
        assert "hunter2" not in job
        return
    assert "hunter2" not in repr(job)
    written = json.dumps(job.to_mapping())
    assert "hunter2" not in written
    assert len(job.digest()) == 64
    if not any(column.action == "hash" for column in job.identifiers.values()):
        assert Job.from_mapping(json.loads(written)).digest() == job.digest()


def test_the_job_that_is_mutated_is_valid(tmp_path: Path) -> None:
    (tmp_path / "j.yaml").write_text(VALID, encoding="utf-8")
    assert len(Job.from_file(tmp_path / "j.yaml", environment=ENVIRONMENT).columns) == 12


@settings(deadline=None)
@given(mutated())
def test_a_mistaken_job_loads_or_is_refused_as_a_job_error(text: str) -> None:
    check(text, "yaml")


@settings(deadline=None)
@given(st.text(), st.sampled_from(["yaml", "toml", "json"]))
def test_any_text_loads_or_is_refused_as_a_job_error(text: str, kind: str) -> None:
    check(text, kind)


@settings(deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=10,
    ),
    st.sampled_from(["source", "target", "columns", "privacy", "algorithm", "max_suppression"]),
    st.sampled_from(["directly", "in a hierarchy"]),
)
def test_any_value_under_a_key_is_taken_or_refused_as_a_job_error(
    value: object, key: str, where: str
) -> None:
    data: dict[str, object] = {
        "source": "adult",
        "columns": {"age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 2}}],
    }
    nested = {"age": {"role": "quasi", "hierarchy": value}}
    data[key] = value if where == "directly" else nested
    with contextlib.suppress(JobError):
        Job.from_mapping(data).digest()

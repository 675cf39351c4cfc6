"""The JSON of a report, a plan, a check and a proposal, key by key, as other programs read it.

`tests/unit/golden` holds them with what differs from run to run as "…". A test that fails here asks
whether programs that read the JSON still can; if so, write the file anew with what it prints.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

import sqlanon
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from sqlanon.report.renderable import Renderable

GOLDEN = Path(__file__).parent / "golden"
VOLATILE = {
    "run_id",
    "started",
    "ended",
    "versions",
    "seconds",
    "statements",
    "script",
    "job_digest",
    "shape",
    "salt",
    "sqlanon",
}
JOB = """\
connection: "duckdb://"
source: people
target: released
columns:
  name: {role: identifier, action: hash, key: "${KEY}"}
  age:  {role: quasi, hierarchy: {intervals: [10]}}
  sex:  {role: quasi}
  pay:  {role: sensitive}
privacy: [{k_anonymity: {k: 2}}, {l_diversity: {column: pay, l: 2}}]
algorithm: optimal
max_suppression: 1
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Renderable]:
    """What a plan, a run, a check and a proposal of seven people say."""
    path = tmp_path_factory.mktemp("golden") / "job.yaml"
    path.write_text(JOB)
    job = Job.from_file(path, environment={"KEY": "sixteen characters"})
    with duckdb.connect() as people:
        people.execute(
            """CREATE TABLE people AS
            SELECT 'p' || range AS name, 20 + range AS age, 'fm'[1 + range % 2] AS sex, range AS pay
            FROM range(7)"""
        )
        planned = sqlanon.plan(job, connection=people)
        done = sqlanon.run(job, connection=people, figures="internal")
        return {
            "plan": planned,
            "report": done,
            "proposal": sqlanon.propose(people, "people"),
            "certified": sqlanon.check_certificate(people, done.to_dict()),
            "check": sqlanon.check(people, "released", quasi=["age", "sex"], k=4),
        }


def steady(value: Any) -> Any:
    """The same with what differs from run to run as "…"."""
    match value:
        case dict():
            return {key: "…" if key in VOLATILE else steady(one) for key, one in value.items()}
        case list():
            return [steady(one) for one in value]
        case str() if value.startswith("digest:"):
            return "…"
        case float():
            return round(value, 9)
    return value


@pytest.mark.parametrize("name", ["plan", "report", "check", "certified", "proposal"])
def test_json_is_as_it_was(told: dict[str, Renderable], name: str) -> None:
    made = json.dumps(steady(json.loads(told[name].to_json())), indent=2, ensure_ascii=False) + "\n"
    golden = GOLDEN / f"{name}.json"
    assert made == golden.read_text(encoding="utf-8"), made

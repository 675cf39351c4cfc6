"""Which optional features a job uses, and which of them may meet in one job."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sqlanon import features
from sqlanon.errors import SqlanonError, UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from sqlanon.pipeline.feature import Feature

SAID = {
    "source": "people",
    "target": "released",
    "columns": {"id": {"role": "identifier", "action": "renumber"}, "age": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 2}}],
}
DAYS = {"day": {"role": "keep"}}
TABLES = [{"source": "visits", "target": "v", "key": "id", "columns": DAYS}]


def every(job: Job) -> list[Feature]:
    """All features there are, whether the job uses them or not."""
    named = (where.partition(":") for _, where in features._FEATURES)
    return [getattr(import_module(f"sqlanon.features.{m}"), c)(job) for m, _, c in named]


def test_every_folder_is_in_the_list() -> None:
    folders = {path.parent.name for path in Path(features.__path__[0]).glob("*/__init__.py")}
    handed = features._APPROVAL.partition(".")[0]  # to a run; no job switches it on
    assert {handed, *(one.name for one in every(Job.from_mapping(SAID)))} == folders


def test_every_pair_that_is_not_listed_is_refused() -> None:
    job = Job.from_mapping(SAID)
    allowed = {frozenset(pair) for pair in features._TOGETHER}
    for pair in combinations(every(job), 2):
        names = frozenset(one.name for one in pair)
        refused = list(features.pair_refusals(pair))
        assert bool(refused) == (len(names) == 2 and names not in allowed), names


def test_a_job_with_two_that_do_not_meet_is_refused_and_told_both() -> None:
    job = Job.from_mapping({**SAID, "tables": TABLES, "target": {"mode": "replace"}})
    with pytest.raises(UnsupportedError, match=r"^tables: cannot be combined"):
        features.refuse_job(job, None)


@pytest.mark.parametrize(
    ("mode", "word", "compare"),
    [
        *((mode, word, "all") for mode in ("replace", "view") for word in ("warn", "refuse")),
        ("replace", "store", "previous"),
        ("replace", "suppress", "previous"),
        ("view", "warn", "previous"),
    ],
)
def test_releases_are_refused_where_it_is_not_stored_who_is_in_them(
    mode: str, word: str, compare: str
) -> None:
    target = {} if mode == "replace" else {"table": "p"}
    said: dict[str, object] = {**SAID, "release_guard": {"action": word, "compare": compare}}
    job = Job.from_mapping({**said, "target": {**target, "mode": mode}})
    with pytest.raises(SqlanonError, match=f"release_guard: mode: {mode} stores no persons"):
        features.refuse_job(job, None)

"""Reports and plans say what was measured, against what, and what is not guaranteed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

from few_people import COLUMNS, ROWS, K, release


def test_what_is_not_guaranteed_says_so_everywhere(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    weak = {"mu_argus": {"guarantee": "none"}}
    strict = [{"k_anonymity": {"k": 6}}]
    with pytest.raises(UnsupportedError, match="a view leaves out classes"):
        release(
            backend,
            privacy=strict,
            algorithm=weak,
            target={"table": "released", "mode": "view"},
        )
    loose = {"mu_argus": {"guarantee": "none", "threshold": 1}}
    report = release(backend, privacy=strict, algorithm=loose)
    assert "k_anonymity 2 of 6 (does NOT HOLD) reached" in report.sentence()


def test_a_plan_shows_precision_as_reports_do(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    job = {
        "source": "people",
        "target": "released",
        "columns": {"q": {"role": "quasi"}, "age": {"role": "quasi"}},
        "unlisted": "drop",
        "privacy": [{"k_anonymity": {"k": 2}}],
        "algorithm": {"optimal": {"metric": "precision"}},
    }
    plan = api.plan(Job.from_mapping(job), connection=backend.url)
    assert plan.solutions
    best, *_, last = plan.solutions
    assert (best.levels, best.value) == ({"q": 0, "age": 0}, 1)
    assert (last.levels, last.value) == ({"q": 1, "age": 1}, 0)


def test_a_report_says_whose_distribution_was_compared_with(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    backend.load("others", COLUMNS, ROWS)
    close = {"column": "ill", "t": 0.9}
    models = [{"t_closeness": close}, {"t_closeness": {**close, "reference": "others"}}, *K]
    report = release(backend, privacy=models, algorithm="optimal")
    said = [model.get("reference") for model in report.to_dict()["models"]]
    assert said == ["the source before suppression", "others", None]
    assert "against the source before suppression" in str(report)

    checked = sqlanon.check(backend.url, "released", quasi=["q", "age"], privacy=models[:2])
    assert [model.reference for model in checked.models] == ["the measured table", "others"]

"""Compiled scripts enter their releases in the ledger, and take levels from it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from clients import go_on, outcome, replay
from compiled_people import (
    COLUMNS,
    K5,
    QUASI,
    classes,
    entered,
    insert,
    job_of,
    people,
)

import sqlanon
from sqlanon.errors import (
    PublishError,
    UnsupportedError,
)

if TYPE_CHECKING:
    from engines import Place


def test_a_script_enters_what_it_measured_in_the_ledger(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(
        privacy=[K5, {"l_diversity": {"column": "illness", "l": 1.5, "variant": "entropy"}}]
    )
    report = sqlanon.run(job, connection=backend.url)
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    insert(backend, people(200, 30))
    replay(backend, made.text)
    run, first, second = entered(backend)
    assert run.script is None
    assert first.script == second.script
    assert len({run.run_id, first.run_id, second.run_id}) == 3
    times = [one.finished for one in (run, first, second)]
    assert times == sorted(time for time in times if time is not None)
    assert (first.state, first.target, first.job_digest) == ("published", run.target, job.digest())
    assert first.rows is not None
    assert second.rows is not None
    assert (first.source, first.rows.source, second.rows.source) == ("people", 200, 230)
    assert first.rows == report.rows
    assert first.classes is not None
    assert first.classes.count == report.classes.count
    assert [(m.name, m.required, m.holds) for m in first.models] == [
        (m.name, m.required, m.holds) for m in report.models
    ]
    for one, other in zip(first.models, report.models, strict=True):
        assert one.reached == pytest.approx(other.reached)
    assert second.rows.published == len(backend.records("released"))
    assert second.classes is not None
    assert second.classes.count == len(classes(backend))
    assert second.models[0].reached == min(classes(backend).values())
    assert first.recoding is not None
    assert first.recoding.kind == "full_domain"
    assert f"script {first.script}" in sqlanon.history(backend.url, "released").to_html()


def test_a_script_that_fails_enters_nothing(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    made = sqlanon.compile_job(job_of(on_new_value="suppress"), connection=backend.url)
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    assert outcome(backend, made.text)[0] != 0
    go_on(backend, made.text)
    assert entered(backend) == []


def test_a_script_takes_the_levels_of_a_published_run(backend: Place) -> None:
    """Of rows that a search of today would recode otherwise."""
    backend.load("people", COLUMNS, people(0, 60))
    job = job_of()
    old = sqlanon.run(job, connection=backend.url)
    insert(backend, people(60, 1500))
    today = sqlanon.plan(job, connection=backend.url)
    assert today.recoding.levels != old.recoding.levels
    assert today.recoding.levels is not None
    for wanted in ("last", old.run_id):
        made = sqlanon.compile_job(job, connection=backend.url, from_run=wanted)
        replay(backend, made.text)
        last = entered(backend)[-1]
        assert last.recoding is not None
        assert last.recoding.levels == old.recoding.levels
        fixed = sqlanon.run(
            job_of(
                algorithm={"fixed": {"levels": old.recoding.levels}}, target={"table": "pinned"}
            ),
            connection=backend.url,
        )
        pinned = Counter(tuple(row[n] for n in QUASI) for row in backend.records("pinned"))
        assert classes(backend) == pinned
        assert fixed.rows.published == pinned.total()


def test_a_recoding_that_the_ledger_does_not_hold_is_not_taken(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))

    def refused(match: str, wanted: str = "last", **said: Any) -> None:
        before = backend.tables()
        with pytest.raises((PublishError, UnsupportedError), match=match):
            sqlanon.compile_job(job_of(**said), connection=backend.url, from_run=wanted)
        assert backend.tables() == before

    refused("no run that published")
    refused("ledger: false, so no run is known", ledger=False)
    replay(backend, sqlanon.compile_job(job_of(), connection=backend.url).text)
    refused("no run that published")  # a script is none
    sqlanon.run(job_of(), connection=backend.url)
    refused("no run 0123456789ab", "0123456789ab")
    refused("was of another job", max_suppression=0.2)
    refused(
        "equal_frequency", columns={"age": {"role": "quasi", "hierarchy": {"equal_frequency": [4]}}}
    )


def test_a_job_without_a_ledger_compiles_to_a_script_without_one(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    replay(backend, sqlanon.compile_job(job_of(ledger=False), connection=backend.url).text)
    assert "sqlanon_runs" not in backend.tables()

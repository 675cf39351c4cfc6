"""The history of a release: each published run, and what differs from the run before."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.cli.app import main
from sqlanon.report.history import Change
from sqlanon.report.schema import told_schema

if TYPE_CHECKING:
    import pytest
    from engines import Place

ROWS = [(place, place % 4) for place in range(12)]


def publish(place: Place, k: int = 3, target: str = "released") -> sqlanon.Report:
    """Publish `people` once more."""
    columns: Any = {"id": {"role": "identifier"}, "v": {"role": "quasi"}}
    where = {"table": target, "if_exists": "replace"}
    privacy = [sqlanon.KAnonymity(k=k)]
    return sqlanon.anonymize(place.url, "people", columns=columns, privacy=privacy, target=where)


def test_each_run_is_told_with_what_differs_from_the_one_before(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    assert sqlanon.history(backend.url, "released").runs == ()
    first = publish(backend)
    publish(backend, target="another")
    backend.run("INSERT INTO people VALUES (12, 1)")
    second, third = publish(backend), publish(backend, k=4)
    history = sqlanon.history(backend.url, "released")
    assert [run.run_id for run in history.runs] == [
        report.run_id for report in (third, second, first)
    ]
    assert [run.rows for run in history.runs] == [13, 13, 12]
    changes = [{change.what: change for change in run.changes} for run in history.runs]
    assert changes[2] == {}
    assert set(changes[1]) == {"rows read", "rows published"}
    assert changes[1]["rows read"] == Change("rows read", 12, 13)
    assert {"job", "classes", "k_anonymity required"} <= set(changes[0])
    assert changes[0]["k_anonymity required"] == Change("k_anonymity required", 3, 4)
    for run, report in zip(history.runs, (third, second, first), strict=True):
        assert (run.job_digest, run.classes) == (report.job_digest, report.classes.count)
        assert (run.ncp, run.user) == (report.loss.ncp, report.database.user)
        assert run.finished.tzinfo is not None
    assert len(sqlanon.history(backend.url).runs) == 4
    Draft202012Validator(told_schema("history")).validate(json.loads(history.to_json()))


def test_a_ledger_of_an_older_version_is_read(backend: Place) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    publish(backend)
    backend.run(
        "INSERT INTO sqlanon_runs (run_id, finished_at, source, target, job_digest, report) VALUES "
        "('0123456789ab', '2025-01-01T00:00:00+00:00', 'people', 'released', 'abc', "
        """'{"rows": {"source": 9}}')"""
    )
    old = sqlanon.history(backend.url, "released").runs[-1]
    assert (old.run_id, old.rows, old.classes, old.models) == ("0123456789ab", 9, None, ())
    assert "0123456789ab" in str(sqlanon.history(backend.url))


def test_the_command_prints_it_for_people_and_programs(
    backend: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", {"id": "integer", "v": "integer"}, ROWS)
    where = ["--url", backend.url]
    assert main(["history", "released", *where]) == 0
    assert "none is entered" in capsys.readouterr().out
    report, _ = publish(backend), publish(backend, k=4)
    assert main(["history", "released", *where]) == 0
    said = capsys.readouterr().out
    assert report.run_id in said
    assert "k_anonymity required 3 → 4" in " ".join(said.split())
    assert main(["history", *where, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == "urn:sqlanon:schema/history/1"
    assert [run["changes"] == [] for run in data["runs"]] == [False, True]

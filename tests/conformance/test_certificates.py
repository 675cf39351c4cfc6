"""A report as a certificate: its figures are measured anew, and a changed table is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from few_people import COLUMNS, ROWS, release

import sqlanon
from sqlanon.cli.app import main
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

MODELS: list[dict[str, Any]] = [
    {"k_anonymity": {"k": 2}},
    {"l_diversity": {"column": "ill", "l": 1.5, "variant": "entropy"}},
    {"t_closeness": {"column": "ill", "t": 0.9}},
]


def test_a_certificate_holds_until_somebody_touches_the_table(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    report = release(backend, privacy=MODELS)
    assert report.rows.published == report.rows.source
    told = json.loads(report.to_json())

    def measured() -> sqlanon.CheckReport:
        return sqlanon.check_certificate(backend.url, told)

    first = measured().certificate
    assert first is not None
    assert (first.agrees, first.not_compared) == (True, {})
    assert (first.run_id, first.job_digest) == (report.run_id, report.job_digest)
    figures = {one.name: one.measured for one in first.figures}
    assert figures["rows"] == 24
    assert figures["classes, count"] == report.classes.count
    for model, (said,) in zip(report.models, map(list, MODELS), strict=True):
        (name,) = (one for one in figures if one.startswith(said) and one.endswith("reached"))
        assert figures[name] == pytest.approx(model.reached)

    backend.run("UPDATE released SET ill = 'other' WHERE person = 1 AND ill = 'y'")
    changed = measured().certificate
    assert changed is not None
    wrong = {one.name for one in changed.figures if not one.agrees}
    assert not changed.agrees
    assert wrong >= {"ill, values"}
    assert not any(name.startswith(("rows", "k_anonymity", "person")) for name in wrong)

    backend.run("DELETE FROM released WHERE person = 3")
    gone = measured().certificate
    assert gone is not None
    assert "rows" in {one.name for one in gone.figures if not one.agrees}


def test_what_a_release_does_not_show_is_not_compared(backend: Place) -> None:
    rows = [*ROWS, (24, "d", 9, "x", 0)]
    backend.load("people", COLUMNS, rows)
    models = [
        *MODELS,
        {"alpha_k": {"k": 2, "column": "ill", "alpha": 0.99, "value": "x"}},
        {"k_map": {"population": "people", "k": 2}},
    ]
    report = release(backend, privacy=models, algorithm="optimal", max_suppression=1)
    assert report.rows.suppressed == 1
    found = sqlanon.check_certificate(backend.url, report.to_dict()).certificate
    assert found is not None
    assert found.agrees
    assert [*found.not_compared] == ["t_closeness of ill", "alpha_k of ill", "k_map"]
    names = {one.name for one in found.figures}
    assert "k_anonymity, reached" in names
    assert not any(name.startswith(("t_closeness", "alpha_k", "k_map")) for name in names)


def test_a_certificate_that_was_changed_does_not_agree(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    told = json.loads(release(backend).to_json())
    changes: list[tuple[list[str | int], Any]] = [
        (["models", 0, "reached"], 7),
        (["models", 0, "required"], 7),
        (["models"], []),
        (["classes", "count"], 3),
        (["risk", "after", "average"], 0.01),
        (["other_columns"], {}),
        (["rows"], {"source": 25, "published": 25}),
    ]
    for (*way, last), value in changes:
        said = place = json.loads(json.dumps(told))
        for step in way:
            place = place[step]
        place[last] = value
        found = sqlanon.check_certificate(backend.url, said).certificate
        assert found is not None
        assert not found.agrees


def test_on_the_command_line(
    backend: Place, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backend.load("people", COLUMNS, ROWS)
    report, page = tmp_path / "report.json", tmp_path / "page.html"
    report.write_text(release(backend).to_json())
    ask = ["check", "--certificate", str(report), "--url", backend.url]
    assert main([*ask, "--html", str(page)]) == 0
    assert "figures agree" in capsys.readouterr().out
    assert "figures agree" in page.read_text()
    backend.run("DELETE FROM released WHERE person = 3")
    assert main([*ask, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["holds"] in {True, False}
    assert not told["certificate"]["agrees"]
    assert main(ask) == 1
    assert "DOES NOT AGREE" in capsys.readouterr().out
    assert main([*ask, "--quasi", "age"]) == 2
    assert "leave --quasi and models out" in capsys.readouterr().err
    assert main(["check", "--url", backend.url]) == 2
    for wrong in ("[]", "{", '{"schema": "urn:sqlanon:schema/report/2"}', '{"schema": "x"}'):
        report.write_text(wrong)
        assert main(ask) == 2
    assert main(["check", "--certificate", "nowhere.json", "--url", backend.url]) == 2


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(17 * 2**20)
    with pytest.raises(JobError, match="too large"):
        sqlanon.check_certificate("duckdb://", large)


def test_a_release_with_counterfeits_is_refused(backend: Place) -> None:
    rows = [(f"p{i}", 20 + i, "xyz"[i % 3]) for i in range(30)]
    backend.load("patients", {"id": "text", "age": "integer", "ill": "text"}, rows)
    report = sqlanon.anonymize(
        backend.url,
        "patients",
        columns={
            "id": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}],
        algorithm="m_invariance",
        target={"table": "numbered", "key": "id"},
    )
    with pytest.raises(JobError, match="several tables"):
        sqlanon.check_certificate(backend.url, json.loads(report.to_json()))

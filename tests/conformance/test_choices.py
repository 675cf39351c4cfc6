"""Choices beside each other: each row is what a plan of that choice alone says."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from few_people import COLUMNS, ROWS
from jsonschema import Draft202012Validator

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.api.choices import _too_slow, _whole_numbers
from sqlanon.cli.app import main
from sqlanon.errors import ConnectionFailedError, JobError
from sqlanon.report.choices import ComparedChoice
from sqlanon.report.schema import build_schema

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

JOB: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {
        "id": {"role": "drop"},
        "q": {"role": "quasi"},
        "age": {"role": "quasi", "hierarchy": {"intervals": [2]}},
        "ill": {"role": "sensitive"},
        "person": {"role": "drop"},
    },
    "privacy": [{"k_anonymity": {"k": 2}}],
}


@pytest.fixture
def job(backend: Place, tmp_path: Path) -> Path:
    backend.load("people", COLUMNS, [*ROWS, (24, "d", 9, "x", 0)])
    file = tmp_path / "job.json"
    file.write_text(json.dumps({**JOB, "connection": backend.url}))
    return file


def test_each_k_is_what_its_plan_says(backend: Place, job: Path) -> None:
    found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "k=2, 3,1000")
    assert (found.source, found.rows, found.by) == ("people", 25, "k=2, 3,1000")
    assert [(one.name, one.k) for one in found.choices] == [
        ("k = 2", 2),
        ("k = 3", 3),
        ("k = 1000", 1000),
    ]
    *planned, refused = found.choices
    for one in planned:
        job.write_text(
            json.dumps(
                {**JOB, "connection": backend.url, "privacy": [{"k_anonymity": {"k": one.k}}]}
            )
        )
        alone = sqlanon.plan(sqlanon.Job.from_file(job), figures="internal")
        assert alone.figures is not None
        assert one.refused is None
        assert one.algorithm == "mondrian"
        assert (one.suppressed, one.ncp) == (alone.rows.suppressed, alone.loss.ncp)
        assert one.classes == sum(band.classes or 0 for band in alone.figures.sizes)
        assert alone.usefulness is not None
        assert one.query_error == alone.usefulness.query_error
        assert (one.average_risk, one.highest_risk) == (
            alone.risk.after.average,
            alone.risk.after.highest,
        )
    assert planned[0].ncp != planned[1].ncp
    assert "Which one" not in str(found)
    assert refused.refused is not None
    assert "classes of 1000 rows" in refused.refused
    assert refused.ncp is refused.classes is None
    text = str(found)
    assert "classes of 1000 rows" in text
    drawn = text.partition("Loss and risk")[2].splitlines()
    bars = [line for line in drawn if line.strip(" █▒0123456789.%k=") == "" and "%" in line]
    long = [round(part * 40) for one in planned for part in (one.ncp or 0, one.average_risk or 0)]
    assert [line.count("█") + line.count("▒") for line in bars] == long
    assert bars[0].startswith("  k = 2 ")
    assert "Loss and risk" in found._repr_html_()
    assert backend.tables() == ["people"]
    Draft202012Validator(build_schema("choices")).validate(json.loads(found.to_json()))


def test_each_algorithm_is_planned_or_says_why_not(job: Path) -> None:
    found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms")
    names = [name for name in ALGORITHMS if name != "fixed"]
    names.insert(names.index("order_and_cut") + 1, "order_and_cut, measure: span")
    assert [one.name for one in found.choices] == names
    planned = [one for one in found.choices if one.refused is None]
    assert {"mondrian", "optimal", "order_and_cut", "samarati"} <= {one.name for one in planned}
    for one in planned:
        assert one.highest_risk is not None
        assert one.highest_risk <= 1 / 2
    page = found.to_html()
    for use, losses in (
        ("all columns", {one.name: one.ncp for one in planned}),
        ("random counts", {one.name: one.query_error for one in planned}),
    ):
        overall = {one.name: one.ncp for one in planned}  # of equal ones the one that loses least
        told = {name: (lost, overall[name]) for name, lost in losses.items() if lost is not None}
        least = min(told, key=lambda name: told[name])
        assert re.search(f"for {use} +{least}, ", str(found))
    assert "Loss and risk" in page
    assert all(one.name in page for one in found.choices)
    leveled = {one.algorithm: one.leveled for one in found.choices if one.refused is None}
    assert leveled["mondrian"] is False
    assert leveled["optimal"] is leveled["samarati"] is True
    text = str(found)
    narrow = min(one.ncp for one in found.choices if one.leveled is False and one.ncp is not None)
    assert re.search(rf"narrow labels  .*off by {narrow:.2%}: each class has its own", text)
    uniform = min(one.ncp for one in found.choices if one.leveled and one.ncp is not None)
    assert re.search(rf"uniform labels .*off by {uniform:.2%}: a column has one level", text)


@pytest.mark.parametrize("searched", ["oka", "mingen"])
def test_slow_algorithms_are_compared_on_many_rows_only_where_the_job_names_them(
    job: Path, monkeypatch: pytest.MonkeyPatch, searched: str
) -> None:
    monkeypatch.setattr("sqlanon.api.choices._FEW_ROWS", 20)
    job.write_text(json.dumps({**json.loads(job.read_text()), "algorithm": searched}))
    found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms")
    left_out = {one.name for one in found.choices if "to plan it, too" in (one.refused or "")}
    slow = {"sangreea", "k_member", "oka", "heuristic", "samarati", "ola", "incognito", "mingen"}
    assert left_out == slow - {searched}
    assert {one.name for one in found.choices if one.refused is None} >= {"optimal", searched}


def test_spans_are_compared_only_where_a_column_can_be_a_set(job: Path) -> None:
    def refused() -> dict[str, str | None]:
        found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms")
        return {one.name: one.refused for one in found.choices}

    with_sets = refused()
    assert with_sets["order_and_cut"] is with_sets["order_and_cut, measure: span"] is None
    numbers = {**json.loads(job.read_text()), "columns": {**JOB["columns"], "q": {"role": "drop"}}}
    job.write_text(json.dumps(numbers))
    without = refused()
    assert without["order_and_cut"] is None
    assert "nothing better" in (without["order_and_cut, measure: span"] or "")


def test_other_searches_of_levels_are_compared_where_optimal_finds_none() -> None:
    found, refused = (ComparedChoice("optimal", "optimal", 2, why) for why in (None, "too large"))
    assert _too_slow("heuristic", [found])
    assert not _too_slow("heuristic", [refused])
    assert not _too_slow("top_down", [found])


def test_algorithms_that_deal_equal_rows_keep_them_together_for_other_models(job: Path) -> None:
    said = {**JOB, "privacy": [*JOB["privacy"], {"l_diversity": {"column": "ill", "l": 1}}]}
    made = json.loads(job.read_text())
    job.write_text(json.dumps({**made, **said}))
    found = {
        one.name: one
        for one in sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms").choices
    }
    for name in ("order_and_cut", "sangreea", "k_member", "oka"):
        assert name not in found
        assert found[f"{name}, split: strict"].refused is None
    assert found["mondrian"].refused is None
    assert "mondrian, split: by_value" not in found


def test_where_shares_of_values_are_bounded_mondrian_is_planned_by_value_too(
    backend: Place,
) -> None:
    rows = [(age, ("flu", "gout")[age >= 40]) for age in range(20, 60)]
    backend.load("visits", {"age": "integer", "ill": "text"}, rows)
    close = sqlanon.Job.from_mapping(
        {
            "connection": backend.url,
            "source": "visits",
            "columns": {"age": {"role": "quasi"}, "ill": {"role": "sensitive"}},
            "privacy": [{"k_anonymity": {"k": 2}}, {"t_closeness": {"column": "ill", "t": 0.3}}],
        }
    )
    found = {one.name: one for one in sqlanon.compare_choices(close, "algorithms").choices}
    strict, dealt = found["mondrian"], found["mondrian, split: by_value"]
    assert strict.refused is dealt.refused is None
    assert (dealt.classes or 0) > (strict.classes or 0)
    assert (dealt.ncp or 0) < (strict.ncp or 0)


def test_on_the_command_line(job: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert main(["plan", str(job), "--compare", "k=2", "--json", "--html", str(page)]) == 0
    (told,) = json.loads(capsys.readouterr().out)["choices"]
    assert told["k"] == 2
    assert "Loss and risk" in page.read_text()
    assert main(["plan", str(job), "--compare", "k=2"]) == 0
    assert "average risk" in capsys.readouterr().out
    assert main(["plan", str(job), "--compare", "k=2", "--sql"]) == 2
    assert main(["plan", str(job), "--compare", "t=2"]) == 2
    assert "must be algorithms" in capsys.readouterr().err


def test_what_is_compared_is_said_in_numbers() -> None:
    assert _whole_numbers("k=2..50") == [2, 3, 5, 10, 20, 30, 50]
    assert _whole_numbers("k=7..7") == [7]
    assert _whole_numbers("k=9,3,9") == [9, 3]
    for wrong in ("k", "k=", "k=0", "k=5..2", "k=-1", "k=1.5", "k=2..", "l=2", "", "k=1,2,"):
        with pytest.raises(JobError, match="must be algorithms"):
            _whole_numbers(wrong)


def test_a_database_that_is_away_is_no_row_of_the_table(job: Path) -> None:
    with pytest.raises(ConnectionFailedError):
        sqlanon.compare_choices(
            sqlanon.Job.from_file(job), "algorithms", connection="duckdb:///nowhere/x.duckdb"
        )


def test_a_job_without_k_has_none_to_compare(job: Path, backend: Place) -> None:
    models = [{"l_diversity": {"column": "ill", "l": 2}}]
    job.write_text(json.dumps({**JOB, "connection": backend.url, "privacy": models}))
    with pytest.raises(JobError, match="k cannot be varied"):
        sqlanon.compare_choices(sqlanon.Job.from_file(job), "k=2,3")


def test_what_remembers_beside_its_target_is_planned_with_it(backend: Place, job: Path) -> None:
    said = {
        **JOB,
        "connection": backend.url,
        "target": {"table": "released", "key": "id"},
        "columns": {**JOB["columns"], "age": {"role": "quasi"}},
        "privacy": [{"m_uniqueness": {"column": "ill", "m": 2}}],
        "algorithm": "m_invariance",
        "max_suppression": 0.5,
    }
    job.write_text(json.dumps(said))
    choices = sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms").choices
    (told,) = [one for one in choices if one.name == "m_invariance"]
    assert told.refused is None
    assert told.highest_risk is not None
    assert told.highest_risk <= 1 / 2
    assert backend.tables() == ["people"]


def test_the_first_of_many_reasons_is_told_with_their_number(job: Path) -> None:
    found = sqlanon.compare_choices(sqlanon.Job.from_file(job), "algorithms")
    (told,) = [one for one in found.choices if one.name == "m_invariance"]
    assert told.refused is not None
    first, *more = told.refused.split("\n")
    assert more
    printed = " ".join(str(found).split())
    assert f"{first} (and {len(more)} more reason" in printed
    assert more[-1] not in printed
    assert re.search(r"^ +algorithm +suppressed", str(found), re.MULTILINE)

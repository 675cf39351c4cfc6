"""What a second hostile review found, as tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import api
from sqlanon.errors import JobError, UnsupportedError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.run import Report

ROWS = [(n, "abc"[n % 3], n % 4, "xyz"[n * n % 3], n % 5) for n in range(24)]
COLUMNS = {"id": "integer", "q": "text", "age": "integer", "ill": "text", "person": "integer"}
K: list[dict[str, Any]] = [{"k_anonymity": {"k": 2}}]


def release(
    place: Place, columns: dict[str, dict[str, object]] | None = None, **more: Any
) -> Report:
    """Anonymize the table of people."""
    said: dict[str, dict[str, object]] = {
        "id": {"role": "identifier"},
        "q": {"role": "quasi"},
        "age": {"role": "quasi"},
        "ill": {"role": "sensitive"},
        "person": {"role": "insensitive"},
    }
    return api.anonymize(
        place.url,
        more.pop("table", "people"),
        columns=more.pop("only", {**said, **(columns or {})}),
        privacy=more.pop("privacy", K),
        target=more.pop("target", "released"),
        **more,
    )


@pytest.mark.parametrize("output", ["mode", "median", "mean", "representative"])
@pytest.mark.parametrize("algorithm", ["optimal", "top_down", "mu_argus", "datafly"])
def test_no_value_stands_for_a_root(backend: Place, algorithm: str, output: str) -> None:
    """A column without hierarchy has a flat one there, whose root was published as a value."""
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(UnsupportedError, match="leave output out, or use mondrian"):
        release(backend, {"age": {"role": "quasi", "output": output}}, algorithm=algorithm)
    assert backend.tables() == ["people"]


REPLACING = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
IN_PLACE: dict[str, list[dict[str, Any]]] = {
    "two": [{"k_anonymity": {"k": 2}}, {"k_anonymity": {"k": 3}}],
    "persons": [{"k_anonymity": {"k": 2, "unit": "person"}}],
    "diversity": [{"l_diversity": {"column": "ill", "l": 2}}],
    "entropy": [*K, {"l_diversity": {"column": "ill", "l": 1.5, "variant": "entropy"}}],
    "alpha": [{"alpha_k": {"column": "ill", "alpha": 0.9, "value": "x"}}],
    "risk": [{"average_risk": {"threshold": 0.4}}, {"sample_uniqueness": {"threshold": 0.1}}],
}


@REPLACING
@pytest.mark.parametrize("models", IN_PLACE)
def test_a_release_in_place_satisfies_any_model(backend: Place, models: str) -> None:
    backend.load("people", COLUMNS, ROWS)
    report = release(
        backend,
        privacy=IN_PLACE[models],
        algorithm="optimal",
        target={"mode": "replace", "table": "people"},
        in_place=True,
    )
    assert all(model.holds for model in report.models)
    assert len(backend.records("people")) == len(ROWS)
    assert "id" not in backend.records("people")[0]


@REPLACING
def test_a_table_replaced_can_be_its_own_reference(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    said: dict[str, Any] = {
        "privacy": [{"t_closeness": {"column": "ill", "t": 0.9, "reference": "people"}}],
        "algorithm": "optimal",
        "target": {"mode": "replace", "table": "people"},
        "in_place": True,
    }
    assert release(backend, **said).models[0].holds


def test_a_root_may_be_longer_than_the_values(backend: Place) -> None:
    """And the rows that are kept lie among those that look like them."""
    rows = [("a",)] * 4 + [("b",)] * 4 + [(None,)] * 3 + [("c",)]
    backend.load("people", {"q": "text"}, rows)
    tree = [[value, "group", "anything at all"] for value in "abc"]
    report = release(
        backend,
        only={"q": {"role": "quasi", "hierarchy": {"rows": tree}}},
        algorithm={"fixed": {"levels": {"q": 0}}},
        privacy=[{"k_anonymity": {"k": 4}}],
        max_suppression=4,
        suppressed="keep",
    )
    assert report.rows.suppressed == 4
    values = sorted(record["q"] for record in backend.records("released"))
    assert values == ["a"] * 4 + ["anything at all"] * 4 + ["b"] * 4


def test_kept_rows_lie_among_those_that_look_like_them(backend: Place) -> None:
    rows = [(1, None)] * 4 + [(2, "v")] * 4 + [(3, "w")] * 2 + [(3, "x")] * 2
    backend.load("people", {"part": "integer", "q": "text"}, rows)
    tree = [["v", "left", "*"], ["w", "mid", "*"], ["x", "right", "*"]]
    said: dict[str, Any] = {
        "only": {
            "part": {"role": "insensitive"},
            "q": {"role": "quasi", "hierarchy": {"rows": tree}},
        },
        "algorithm": {"fixed": {"levels": {"q": 1}}},
        "privacy": [{"k_anonymity": {"k": 3}}],
        "max_suppression": 4,
        "suppressed": "keep",
        "target": {"table": "released", "if_exists": "replace"},
    }
    orders = set()
    for _ in range(12):
        release(backend, **said)
        found = [(record["part"], record["q"]) for record in backend.records("released")]
        orders.add(tuple(part for part, value in found if value == "*"))
        assert sorted(part for part, value in found if value == "*") == [1] * 4 + [3] * 4
    assert orders - {(1, 1, 1, 1, 3, 3, 3, 3), (3, 3, 3, 3, 1, 1, 1, 1)}


def test_top_down_refuses_what_no_root_satisfies(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(UnsupportedError, match="top_down begins at the roots"):
        release(
            backend, privacy=[{"m_uniqueness": {"column": "ill", "m": 2}}], algorithm="top_down"
        )


@pytest.mark.parametrize("algorithm", ["optimal", "mondrian"])
def test_persons_are_not_told_apart_by_what_is_generalized(backend: Place, algorithm: str) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(JobError, match="the column is a quasi-identifier"):
        release(backend, privacy=[{"k_anonymity": {"k": 2, "unit": "age"}}], algorithm=algorithm)
    assert backend.tables() == ["people"]


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

    checked = api.check(backend.url, "released", quasi=["q", "age"], privacy=models[:2])
    assert [model.reference for model in checked.models] == ["the measured table", "others"]

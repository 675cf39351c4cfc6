"""A release in place of its source satisfies any model, also one that refers to the source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from few_people import COLUMNS, ROWS, K, release

if TYPE_CHECKING:
    from engines import Place


REPLACING = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
IN_PLACE: dict[str, list[dict[str, Any]]] = {
    "two": [{"k_anonymity": {"k": 2}}, {"k_anonymity": {"k": 3}}],
    "persons": [{"k_anonymity": {"k": 2, "person": "person"}}],
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

"""One equality for a class: what a reader of the release sees, for every part of a check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.check import CheckReport

LOOKS: dict[str, list[tuple[str, tuple[str, str]]]] = {
    "duckdb": [("DOUBLE", ("'0'", "'-0'"))],
    "sqlite": [
        ("", ("1", "1.0")),
        ("REAL", ("0.3", "0.1 + 0.2")),
        ("", ("9007199254740992", "9007199254740993")),
    ],
    "postgresql": [("NUMERIC", ("1.0", "1.00")), ("DOUBLE PRECISION", ("'0'", "'-0'"))],
    "mariadb": [("FLOAT", ("1", "1.0000001"))],
}
"""Types of a column, and two values that are equal, or nearly so, and differ to a reader."""


def check(place: Place, *models: dict[str, Any]) -> CheckReport:
    return sqlanon.check(place.url, "t", quasi=["n"], privacy=models)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_class_sizes_risk_and_models_see_the_same_classes(backend: Place, which: int) -> None:
    if which >= len(LOOKS[backend.name]):
        pytest.skip("no such type here")
    kind, values = LOOKS[backend.name][which]
    backend.run(f"CREATE TABLE t (n {kind}, s INTEGER)")
    for place, value in enumerate(values * 2):
        backend.run(f"INSERT INTO t VALUES ({value}, {place})")

    report = check(
        backend,
        {"k_anonymity": {"k": 4}},
        {"l_diversity": {"column": "s", "l": 4}},
        {"average_risk": {"threshold": 0.4}},
        {"k_map": {"population": "t", "k": 4}},
    )

    assert (report.k, report.classes.count, report.risk.after.highest) == (2, 2, 0.5)
    assert [(model.reached, model.holds) for model in report.models] == [
        (2, False),
        (2, False),
        (0.5, False),
        (2, False),
    ]
    assert [model.violating_classes for model in report.models] == [2] * 4


def test_sensitive_values_that_only_look_different_are_one(backend: Place) -> None:
    """What a reader learns of a person is the number, however it is written."""
    kind, values = LOOKS[backend.name][0]
    if backend.name == "mariadb":
        pytest.skip("equal numbers of one column are all written alike here")
    backend.run(f"CREATE TABLE t (n INTEGER, s {kind})")
    for value in values:
        backend.run(f"INSERT INTO t VALUES (1, {value})")
    (result,) = check(backend, {"l_diversity": {"column": "s", "l": 2}}).models
    assert (result.reached, result.holds) == (1, False)


def test_a_population_of_another_type_is_compared_by_value(backend: Place) -> None:
    backend.load("t", {"n": "integer"}, [(1,), (1,), (2,), (2,)])
    backend.load("p", {"n": "real"}, [(1.0,), (1.0,), (1.0,), (2.0,), (2.0,), (2.0,)])
    report = check(backend, {"k_anonymity": {"k": 2}}, {"k_map": {"population": "p", "k": 3}})
    assert [(model.reached, model.holds) for model in report.models] == [(2, True), (3, True)]

"""Each privacy model measures alike on each engine: NULLs, ties, one class, one value, no rows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.errors import InspectionError, JobError, UnsupportedError
from sqlanon.privacy_models import PRIVACY_MODELS

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"q": "text", "z": "integer", "s": "text", "v": "integer"}
ROWS = [
    *[("a", 1, "flu", 1), ("a", 1, "flu", 2), ("a", 1, "hiv", 9), ("a", 1, None, None)],
    *[("A", 1, "flu", 1), ("A", 1, "cold", 1), (None, 1, "flu", 2), (None, 1, "cold", 2)],
    *[("a ", None, "hiv", 9), ("a ", None, "hiv", 9)],
]
"""Five classes where collations would see three: sizes 4, 2, 2, 2."""
POPULATION = [*ROWS, ("a", 1, "x", 0), ("b", 1, "x", 0), (None, 1, "x", 0), (None, 1, "x", 0)]
ORDER = ["cold", "flu", "hiv"]
TREE = {"taxonomy": {"airways": ["cold", "flu"], "virus": ["hiv"]}}
S: dict[str, Any] = {"column": "s"}
EXPECTED: list[tuple[dict[str, Any], list[tuple[Any, int, int]]]] = [
    # what is asked: reached, violating classes, violating rows
    ({"k_anonymity": {"k": 3}}, [(2, 3, 6)]),
    ({"k_anonymity": {"k": 2, "person": "v"}}, [(1, 3, 6)]),
    ({"person_anonymity": {"k": 2, "person": "v"}}, [(1, 3, 6)]),
    ({"l_diversity": {**S, "l": 2}}, [(1, 1, 2)]),
    ({"l_diversity": {**S, "l": 3, "null_sensitive": "value"}}, [(1, 3, 6)]),
    ({"l_diversity": {**S, "l": 2, "variant": "entropy"}}, [(1.0, 2, 6)]),
    ({"l_diversity": {**S, "l": 2, "variant": "recursive", "c": 2}}, [(math.inf, 2, 6)]),
    ({"t_closeness": {**S, "t": 0.5}}, [(0.7, 1, 2)]),
    ({"t_closeness": {**S, "t": 0.5, "null_sensitive": "none"}}, [(2 / 3, 1, 2)]),
    (
        {"t_closeness": {**S, "t": 0.28, "distance": "ordered", "order": ORDER}},
        [(0.3, 1, 2)],
    ),
    ({"t_closeness": {"column": "v", "t": 0.4, "distance": "ordered"}}, [(1.2 / 3, 0, 0)]),
    (
        {"t_closeness": {**S, "t": 0.5, "distance": "hierarchical", "hierarchy": TREE}},
        [(0.7, 1, 2)],
    ),
    ({"alpha_k": {**S, "alpha": 0.5, "k": 2}}, [(2, 0, 0), (1.0, 1, 2)]),
    ({"alpha_k": {**S, "alpha": 0.2, "value": "hiv"}}, [(2, 0, 0), (1.0, 2, 6)]),
    (
        {"beta_likeness": {**S, "beta": 1.5}},
        [
            (7 / 3, 1, 2),
        ],
    ),
    ({"beta_likeness": {**S, "beta": 9, "variant": "enhanced"}}, [(math.inf, 1, 2)]),
    ({"delta_disclosure": {**S, "delta": 9}}, [(math.inf, 4, 10)]),
    ({"delta_disclosure": {**S, "delta": 1, "absent": "ignore"}}, [(math.log(10 / 3), 1, 2)]),
    (
        {"delta_presence": {"population": "everybody", "min": 0.5, "max": 0.9}},
        [(0.0, 1, 0), (1.0, 2, 4)],
    ),
    ({"k_map": {"population": "everybody", "k": 3}}, [(2, 2, 4)]),
    ({"average_risk": {"threshold": 0.39}}, [(0.4, 3, 6)]),
    ({"average_risk": {"threshold": 0.4}}, [(0.4, 0, 0)]),
    ({"average_risk": {"threshold": 0.2, "population": "everybody"}}, [(0.33, 3, 6)]),
    ({"sample_uniqueness": {"threshold": 0}}, [(0.0, 0, 0)]),
    ({"sample_uniqueness": {"threshold": 0, "population": "everybody"}}, [(0.0, 0, 0)]),
    ({"m_uniqueness": {**S, "m": 2}}, [(0, 2, 6)]),
]


def asked(model: dict[str, Any]) -> str:
    return next(iter(model))


def measured(place: Place, *models: dict[str, Any], quasi: str = "q,z") -> list[Any]:
    return list(sqlanon.check(place.url, "people", quasi=quasi.split(","), privacy=models).models)


def test_every_model_is_here() -> None:
    of_one_column = {"km_anonymity"}  # these are measured on two: test_km_anonymity.py
    every = {*PRIVACY_MODELS}
    assert {asked(model) for model, _ in EXPECTED} == every - of_one_column


def test_each_model_measures_the_same_everywhere(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    backend.load("everybody", COLUMNS, POPULATION)
    for model, expected in EXPECTED:
        results = measured(backend, model)
        got = [(r.reached, r.violating_classes, r.violating_rows) for r in results]
        assert got == [(pytest.approx(a), b, c) for a, b, c in expected], model
        assert [r.holds for r in results] == [not classes for _, classes, _ in expected]


def test_a_table_without_rows_satisfies_every_model(backend: Place) -> None:
    backend.load("people", COLUMNS, [])
    backend.load("everybody", COLUMNS, [])
    for model, _ in EXPECTED:
        for result in measured(backend, model):
            assert (result.reached, result.holds) == (None, True), model


def test_one_class_of_one_value_is_at_no_distance_from_itself(backend: Place) -> None:
    backend.load("people", COLUMNS, [("a", 1, "flu", 1)] * 3)
    for distance in (
        {"distance": "equal"},
        {"distance": "ordered", "order": ORDER},
        {"distance": "hierarchical", "hierarchy": TREE},
    ):
        (result,) = measured(backend, {"t_closeness": {**S, "t": 0, **distance}})
        assert (result.reached, result.holds) == (0, True)


@pytest.mark.parametrize("values", [2, 3, 6, 7, 9, 10, 11, 12])
def test_equally_frequent_values_are_exactly_entropy_diverse(backend: Place, values: int) -> None:
    rows = [("e", 1, f"s{place}", copy) for place in range(values) for copy in range(3)]
    backend.load("people", COLUMNS, rows)
    exact = {"l_diversity": {**S, "l": values, "variant": "entropy"}}
    (result,) = measured(backend, exact)
    assert result.holds
    assert result.reached == pytest.approx(values)
    more = {"l_diversity": {**S, "l": values + 0.001, "variant": "entropy"}}
    assert not measured(backend, more)[0].holds


def test_sensitive_values_are_told_apart_by_their_bytes(backend: Place) -> None:
    backend.load("people", COLUMNS, [("e", 1, s, 1) for s in ("a", "A", "a ", "á")])
    (result,) = measured(backend, {"l_diversity": {**S, "l": 4}})
    assert (result.reached, result.holds) == (4, True)


def test_a_text_without_an_order_has_no_ordered_distance(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(JobError, match="list them all in `order`"):
        measured(backend, {"t_closeness": {**S, "t": 1, "distance": "ordered"}})
    short = {"t_closeness": {**S, "t": 1, "distance": "ordered", "order": ORDER[1:]}}
    with pytest.raises(InspectionError, match="1 value of column 's' without a place in its order"):
        measured(backend, short)


def test_a_sensitive_column_is_no_quasi_identifier(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(JobError, match="is a quasi-identifier"):
        measured(backend, {"l_diversity": {**S, "l": 1}}, quasi="q,s")


def test_a_population_has_columns_of_the_same_types(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    backend.load("everybody", {"q": "integer", "z": "integer"}, [(1, 1)])
    with pytest.raises(InspectionError, match="give both the same type"):
        measured(backend, {"k_map": {"population": "everybody", "k": 1}})


def test_checking_leaves_nothing_behind(backend: Place) -> None:
    backend.load("people", COLUMNS, ROWS)
    measured(backend, {"t_closeness": {**S, "t": 1, "distance": "ordered", "order": ORDER}})
    assert backend.tables() == ["people"]


def test_models_of_one_column_share_a_statement_and_no_result(backend: Place) -> None:
    """All models at once reach what each reaches alone."""
    backend.load("people", COLUMNS, ROWS)
    backend.load("everybody", COLUMNS, POPULATION)
    results = measured(backend, *(model for model, _ in EXPECTED))
    got = [(r.reached, r.violating_classes, r.violating_rows) for r in results]
    wanted = [expected for _, results in EXPECTED for expected in results]
    assert got == [(pytest.approx(a), b, c) for a, b, c in wanted]


def test_long_texts_are_told_apart_behind_their_first_kilobyte(backend: Place) -> None:
    """MariaDB sorts, and so windows, by 1,024 bytes of a text."""
    long = "y" * 2000
    rows = [
        (f"{long}{q}", 1, f"{long}{s}", n)
        for n, (q, s) in enumerate((("a", "a"), ("a", "b"), ("b", "a"), ("b", "c")))
    ]
    backend.load("people", COLUMNS, rows)
    diverse, tree = {"l_diversity": {**S, "l": 3}}, {"flat": True}
    results = measured(
        backend,
        diverse,
        {"t_closeness": {**S, "t": 1}},
        {"t_closeness": {**S, "t": 1, "distance": "ordered", "order": [long + s for s in "abc"]}},
        {"t_closeness": {**S, "t": 1, "distance": "hierarchical", "hierarchy": tree}},
        {"delta_disclosure": {**S, "delta": 1, "absent": "ignore"}},
    )
    assert [r.violating_classes for r in results] == [2, 0, 0, 0, 0]
    wanted = [2, 0.25, 0.125, 0.25, math.log(2)]
    assert [r.reached for r in results] == [pytest.approx(value) for value in wanted]


@pytest.mark.parametrize("k", [0, -1, "3"])
def test_a_k_below_one_is_refused_in_one_line(backend: Place, k: Any) -> None:
    backend.load("people", COLUMNS, ROWS)
    with pytest.raises(JobError, match=r"^k must be a whole number, 1 or more$"):
        sqlanon.check(backend.url, "people", quasi=["q"], k=k)


@pytest.mark.parametrize("act", ["run", "plan"])
def test_a_search_refuses_a_model_that_it_does_not_honour_before_it_reads(
    act: str, tmp_path: Any
) -> None:
    for model in ({"l_diversity": {**S, "l": 2}}, {"k_anonymity": {"k": 2, "person": "v"}}):
        job = sqlanon.Job.from_mapping(
            {
                "connection": f"duckdb:///{tmp_path}/missing.duckdb",
                "source": "people",
                "target": "released",
                "columns": {"q": {"role": "quasi"}, "s": {"role": "sensitive"}},
                "privacy": [model],
                "algorithm": {"mondrian": {"split": "relaxed"}},
            }
        )
        with pytest.raises(UnsupportedError, match="choose another algorithm"):
            getattr(sqlanon, act)(job)

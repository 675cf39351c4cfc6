"""Compiled scripts hold every model of rows that came after they were compiled, or fail."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import oracle_models
import pytest
from clients import outcome, replay
from compiled_people import (
    COLUMNS,
    K5,
    QUASI,
    ROLES,
    classes,
    insert,
    job_of,
    people,
)

import sqlanon
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

LEVELS = ["cold", "cough", "flu", "none"]
TREE = {"taxonomy": {"airways": ["cold", "cough"], "other": ["flu", "none"]}}
ILLNESS = {"column": "illness"}
Worst = Callable[[list[dict[str, Any]], list[dict[str, Any]]], Any]


def greatest(found: oracle_models.Measures) -> Any:
    return max(measure for _, measure in found)


def least(found: oracle_models.Measures) -> Any:
    return min(measure for _, measure in found)


def closeness(distance: Any) -> Worst:
    return lambda rows, source: greatest(
        oracle_models.t_closeness(rows, QUASI, "illness", distance, nulls=True, reference=source)
    )


def ratio(rows: list[dict[str, Any]], source: list[dict[str, Any]]) -> Fraction:
    """The greatest q / p of a value in a class."""
    p = oracle_models.shares(oracle_models.counts(source, "illness", nulls=True))
    return max(
        share / p[value]
        for members in oracle_models.classes(rows, QUASI).values()
        for value, share in oracle_models.shares(
            oracle_models.counts(members, "illness", nulls=True)
        ).items()
    )


def ordered(q: Any, p: Any) -> Fraction:
    return oracle_models.ordered_distance(q, p, LEVELS)


def in_tree(q: Any, p: Any) -> Fraction:
    above = {one: "airways" if one in {"cold", "cough"} else "other" for one in LEVELS}
    return oracle_models.hierarchical_distance(q, p, {one: (above[one], "*") for one in LEVELS})


MODELS: dict[str, tuple[dict[str, Any], Worst, Callable[[Any], bool]]] = {
    "distinct": (
        {"l_diversity": {**ILLNESS, "l": 3}},
        lambda rows, _: least(oracle_models.distinct_l(rows, QUASI, "illness", nulls=True)),
        lambda worst: worst >= 3,
    ),
    "entropy": (
        {"l_diversity": {**ILLNESS, "l": "2.5", "variant": "entropy"}},
        lambda rows, _: least(oracle_models.entropy_l(rows, QUASI, "illness", nulls=True)),
        lambda worst: worst >= 2.5 - 1e-9,
    ),
    "recursive": (
        {"l_diversity": {**ILLNESS, "l": 3, "variant": "recursive", "c": 2}},
        lambda rows, _: greatest(
            oracle_models.recursive_c(rows, QUASI, "illness", l=3, nulls=True)
        ),
        lambda worst: worst < 2,
    ),
    "equal": (
        {"t_closeness": {**ILLNESS, "t": "0.3"}},
        closeness(oracle_models.equal_distance),
        lambda worst: worst <= Fraction("0.3"),
    ),
    "ordered": (
        {"t_closeness": {**ILLNESS, "t": "0.2", "distance": "ordered", "order": LEVELS}},
        closeness(ordered),
        lambda worst: worst <= Fraction("0.2"),
    ),
    "hierarchical": (
        {"t_closeness": {**ILLNESS, "t": "0.2", "distance": "hierarchical", "hierarchy": TREE}},
        closeness(in_tree),
        lambda worst: worst <= Fraction("0.2"),
    ),
    "alpha": (
        {"alpha_k": {**ILLNESS, "alpha": "0.5", "k": 3}},
        lambda rows, _: greatest(oracle_models.alpha(rows, QUASI, "illness", nulls=True)),
        lambda worst: worst <= Fraction("0.5"),
    ),
    "alpha of one": (
        {"alpha_k": {**ILLNESS, "alpha": "0.3", "value": "flu"}},
        lambda rows, _: greatest(
            oracle_models.alpha(rows, QUASI, "illness", nulls=True, value="flu")
        ),
        lambda worst: worst <= Fraction("0.3"),
    ),
    "beta": (
        {"beta_likeness": {**ILLNESS, "beta": "0.9"}},
        ratio,
        lambda worst: worst <= Fraction("1.9"),
    ),
    "delta": (
        {"delta_disclosure": {**ILLNESS, "delta": "0.9", "absent": "ignore"}},
        ratio,
        lambda worst: worst < math.exp(0.9),
    ),
    "m": (
        {"m_uniqueness": {"column": "person", "m": 5}},
        lambda rows, _: least(oracle_models.m_uniqueness(rows, QUASI, "person", nulls=True)),
        lambda worst: worst >= 5,
    ),
    "persons": (
        {"person_anonymity": {"k": 5, "person": "person"}},
        lambda rows, _: least(oracle_models.persons(rows, QUASI, "person")),
        lambda worst: worst >= 5,
    ),
    "risk": (
        {"average_risk": {"threshold": "0.1"}},
        lambda rows, _: oracle_models.average_risk(rows, QUASI),
        lambda worst: worst <= Fraction("0.1"),
    ),
    "uniques": (
        {"sample_uniqueness": {"threshold": "0.1"}},
        lambda rows, _: oracle_models.uniques(rows, QUASI),
        lambda worst: worst <= Fraction("0.1"),
    ),
}


def persons(first: int, count: int) -> list[tuple[Any, ...]]:
    return [
        (n // 6 * 5 + n % 5, age, city, zip_, "none" if n * n % 7 > 3 else LEVELS[n * n % 13 % 4])
        for n, age, city, zip_, _ in people(first, count)
    ]


@pytest.mark.parametrize("model", MODELS)
def test_every_model_holds_of_rows_that_come_later(backend: Place, model: str) -> None:
    asked, worst, holds = MODELS[model]
    columns = {"person": "integer", **{n: k for n, k in COLUMNS.items() if n != "id"}}
    backend.load("people", columns, persons(0, 300))
    roles = {"id": None, "person": {"role": "sensitive"}}
    said = {n: role for n, role in {**ROLES, **roles}.items() if role is not None}
    job = Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "columns": said,
            "privacy": [{"k_anonymity": {"k": 3}}, asked],
            "algorithm": {"fixed": {"levels": {"age": 1, "city": 1, "zip": 2}}},
            "max_suppression": "0.9",
        }
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness", "person")
    sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness", "person")

    backend.load("more", columns, persons(300, 60))
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    rows, source = backend.records("released"), backend.records("people")
    assert len(rows) > 60
    assert holds(worst(rows, source))
    assert least(oracle_models.k_anonymity(rows, QUASI)) >= 3


@pytest.mark.parametrize("model", [m for m in MODELS if m not in {"risk", "uniques", "persons"}])
def test_the_guard_finds_by_itself_what_was_not_suppressed(backend: Place, model: str) -> None:
    asked, worst, holds = MODELS[model]
    columns = {"person": "integer", **{n: k for n, k in COLUMNS.items() if n != "id"}}
    backend.load("people", columns, persons(0, 300))
    roles = {n: role for n, role in ROLES.items() if n != "id"}
    job = job_of(privacy=[{"k_anonymity": {"k": 3}}, asked], max_suppression="0.9")
    job = Job.from_mapping(
        {
            **job.to_mapping(),
            "columns": {**roles, "person": {"role": "sensitive"}},
            "algorithm": {"fixed": {"levels": {"age": 1, "city": 1, "zip": 2}}},
        }
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    alike = [(7, 999, "Xanten", "000", "flu")] * 12  # a class of its own: two roots, and 0**
    backend.load("more", columns, alike)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    assert holds(worst(backend.records("released"), backend.records("people")))
    before = classes(backend, *QUASI, "illness")
    careless = re.sub(r"/\* compiled/suppress \*/[^;]*;", "", made.text)
    assert careless != made.text
    code, said = outcome(backend, careless)
    assert code != 0
    assert "_violated_" in said
    assert "Xanten" not in said
    assert classes(backend, *QUASI, "illness") == before


@pytest.mark.parametrize("model", ["ordered", "hierarchical"])
def test_a_value_without_a_place_in_a_model_fails(backend: Place, model: str) -> None:
    rows = [(n, age, city, zip_, LEVELS[n % 4]) for n, age, city, zip_, _ in people(0, 200)]
    backend.load("people", COLUMNS, rows)
    job = job_of(privacy=[K5, MODELS[model][0]], max_suppression="0.9")
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    insert(backend, [(1000, 20, "Bonn", "000", "plague")])
    code, said = outcome(backend, made.text)
    assert code != 0
    assert "without_a_place" in said
    assert "plague" not in said
    assert classes(backend, *QUASI, "illness") == before

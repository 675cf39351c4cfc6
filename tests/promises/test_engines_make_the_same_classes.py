"""Each algorithm, model, metric and mode publishes on each engine the classes it does on SQLite."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import ExitStack
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from data import QUASI, SAID, release
from engines import ENGINES, UnreachableError, fresh_place, unreachable
from expected import text
from sampling import QUICKEST
from witness import members

from sqlanon.api import run as api
from sqlanon.job.job import Job
from sqlanon.privacy_models import PRIVACY_MODELS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engines import Place

COLUMNS = {
    "id": "integer",
    "who": "integer",
    "age": "integer",
    "town": "text",
    "item": "text",
    "ill": "text",
    "pay": "integer",
}
TOWNS = ("Bonn", "bonn", "Köln", None, "Ulm")
ILLS = ("flu", "cold", None, "gout", "flu", "hiv")
ROWS: list[tuple[Any, ...]] = [
    (
        number,
        number // 2,
        None if number == 5 else 20 + number * 7 % 40,
        TOWNS[number * number % 5],
        ("beer", "milk", "tea", "wine")[number * 3 % 4],
        ILLS[number * 5 % 6],
        number * 11 % 7,
    )
    for number in range(40)
]
HIERARCHIES: dict[str, dict[str, Any]] = {
    "age": {"intervals": [10, 20]},
    "town": {"taxonomy": {"west": ["Bonn", "bonn", "Köln"], "south": ["Ulm"]}},
}
ILL = {"column": "ill"}
OPTIONS: dict[str, dict[str, Any]] = {
    "order_and_cut": {"split": "strict"},
    "k_member": {"measure": "set"},
    "oka": {"measure": "set"},
    "sangreea": {"measure": "set"},
    "fixed": {"levels": {"age": 2, "town": 1}},
    "datafly": {"suppress_up_to": "limit"},
    "anatomy": {"key": "sixteen letters, no secret"},
    "m_invariance": {"key": "sixteen letters, no secret"},
}
MODEL_NAMES = {*PRIVACY_MODELS}
MODELS: dict[str, list[dict[str, Any]]] = {
    "counted persons": [{"person_anonymity": {"k": 2, "person": "who"}}],
    "values": [
        {"k_anonymity": {"k": 3}},
        {"l_diversity": {**ILL, "l": 2}},
        {"t_closeness": {**ILL, "t": 0.6}},
        {"alpha_k": {**ILL, "alpha": 0.8}},
        {"beta_likeness": {**ILL, "beta": 9}},
    ],
    "more values": [
        {"delta_disclosure": {**ILL, "delta": 9, "absent": "ignore"}},
        {"m_uniqueness": {"column": "id", "m": 2}},
    ],
    "a population": [
        {"delta_presence": {"population": "everybody", "min": 0, "max": 0.6}},
        {"k_map": {"population": "everybody", "k": 4}},
        {"average_risk": {"threshold": 0.4}},
        {"sample_uniqueness": {"threshold": 0.1}},
    ],
}


def job(algorithm: dict[str, Any], **changes: Any) -> dict[str, Any]:
    columns: dict[str, Any] = {name: {"role": "keep"} for name in COLUMNS}
    columns |= {"ill": {"role": "sensitive"}}
    columns |= {name: {"role": "quasi", "hierarchy": told} for name, told in HIERARCHIES.items()}
    return {
        "source": "people",
        "target": {"table": "out", "if_exists": "replace"},
        "columns": columns,
        "privacy": [{"k_anonymity": {"k": 3}}],
        "algorithm": algorithm,
        "max_suppression": 0.3,
        "unlisted": "drop",
        **changes,
    }


DROPPED = {"role": "drop"}
KEPT = {"role": "keep"}
PLAIN = {name: {"role": "quasi"} for name in HIERARCHIES}
OTHERS: dict[str, dict[str, Any]] = {
    "microaggregation": {
        "columns": {
            "id": KEPT,
            **{name: {"role": "quasi", "output": "mean"} for name in ("age", "pay")},
            **dict.fromkeys(("who", "town", "item", "ill"), DROPPED),
        }
    },
    "apriori": {
        "columns": {
            "id": KEPT,
            "item": {"role": "quasi", "hierarchy": {"flat": True}},
            **dict.fromkeys(("who", "age", "town", "ill", "pay"), DROPPED),
        },
        "privacy": [{"km_anonymity": {"k": 2, "m": 2, "person": "who"}}],
    },
    "anatomy": {
        "columns": {"id": KEPT, **PLAIN, "ill": {"role": "sensitive"}},
        "privacy": [{"l_diversity": {**ILL, "l": 2}}],
    },
    "m_invariance": {
        "columns": {"id": DROPPED, **PLAIN, "ill": {"role": "sensitive"}},
        "privacy": [{"m_uniqueness": {**ILL, "m": 2}}],
        "target": {"table": "invariant", "if_exists": "replace", "key": "id"},
    },
}
"""What jobs of algorithms that reach another model say."""


GROUPED = ("anatomy", "m_invariance")
"""Algorithms whose last column numbers classes, in another order in each run."""


def of_member(name: str) -> dict[str, Any]:
    """The job that shows an algorithm, a metric or a mode."""
    kind, _, word = name.rpartition(" ")
    target = {"table": word, "if_exists": "replace", "mode": word}
    match kind, word:
        case "metric", _:
            return job({"optimal": {"metric": word}})
        case "mode", "replace":
            town = {"role": "quasi", "hierarchy": HIERARCHIES["town"]}
            changes = {"source": "mine", "target": {"mode": word}}
            return job({"ola": {}}, columns={"id": KEPT, "town": town}, **changes)
        case "mode", _:
            return job({"mondrian": {}}, target=target)
        case _:
            return job({name: OPTIONS.get(name, {})}, **OTHERS.get(name, {}))


JOBS = {
    **{name: of_member(name) for name in members() if name not in MODEL_NAMES},
    **{name: job({"ola": {}}, privacy=models) for name, models in MODELS.items()},
}


def released(place: Place, told: dict[str, Any]) -> list[tuple[str, ...]]:
    """What a job publishes."""
    if told["source"] == "mine":
        place.run("DROP TABLE IF EXISTS mine")
        kinds = {"id": "INTEGER NOT NULL PRIMARY KEY", "town": place.type("text")}
        place.load("mine", kinds, [(row[0], row[3]) for row in ROWS])
    report = api.run(
        Job.from_mapping(told), connection=place.url, in_place=told["source"] == "mine"
    )
    assert all(model.holds for model in report.models)
    rows = place.records(told["target"].get("table", "mine"))
    return [tuple(map(repr, map(text, row.values()))) for row in rows]


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Place]]:
    """A place of an engine with the tables."""
    with ExitStack() as stack:

        @cache
        def opened(engine: str) -> Place:
            try:
                place = stack.enter_context(fresh_place(engine, tmp_path_factory.mktemp(engine)))
            except UnreachableError as error:
                unreachable(engine, error)
            place.load("people", COLUMNS, ROWS)
            place.load("everybody", COLUMNS, [*ROWS, *ROWS])
            return place

        yield opened


@pytest.mark.each_engine
@pytest.mark.parametrize("name", JOBS)
@pytest.mark.parametrize("engine", ENGINES)
def test_a_member_makes_the_same_classes(
    loaded: Callable[[str], Place], engine: str, name: str
) -> None:
    made = released(loaded(engine), JOBS[name])
    assert len({row[1:] for row in made}) > 1
    if engine != QUICKEST:
        same = grouped if name in GROUPED else sorted
        assert same(made) == same(released(loaded(QUICKEST), JOBS[name]))


def grouped(rows: list[tuple[str, ...]]) -> Counter[tuple[tuple[str, ...], ...]]:
    """The classes, whatever their numbers are."""
    classes: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for *cells, number in rows:
        classes[number].append(tuple(cells))
    return Counter(tuple(sorted(cells)) for cells in classes.values())


def test_every_model_is_shown() -> None:
    shown = {model for told in JOBS.values() for one in told["privacy"] for model in one}
    assert shown == MODEL_NAMES


def test_all_engines_publish_the_same_labels(places: list[Place]) -> None:
    """Of columns of each type, with NULLs, in the source's order."""
    releases = {}
    for place in places:
        records = release(place, columns={**SAID, "pay": {"role": "sensitive"}})
        releases[place.name] = [
            tuple(text(record[name]) for name in ("id", *QUASI) if name != "pay")
            for record in records
        ]

    assert set(map(tuple, releases.values())) == {tuple(releases["duckdb"])}

"""A small table with a population and another table, models that it can satisfy, and its jobs."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import oracle_models
from engines import UnreachableError, fresh_place, unreachable
from oracle_search import Tables, broken, population_of

from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import run as api
from sqlanon.errors import UnsatisfiableError
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place
    from oracle_search import Asked

    from sqlanon.report.run import Report

Classes = frozenset[frozenset[int]]
"""The classes of a release, as sets of rows."""
COLUMNS = {
    "id": "integer",
    "town": "text",
    "age": "integer",
    "job": "text",
    "ill": "text",
    "pay": "integer",
    "person": "integer",
}
QUASI = ("town", "age", "job")
PATHS: dict[str, tuple[tuple[str, ...], ...]] = {
    "town": (
        ("Aachen", "west", "*"),
        ("Bonn", "west", "*"),
        ("Celle", "north", "*"),
        ("Kiel", "north", "*"),
    ),
    "age": (
        ("20", "young", "*"),
        ("21", "young", "*"),
        ("27", "young", "*"),
        ("34", "young", "*"),
        ("41", "old", "*"),
        ("99", "old", "*"),
    ),
    "job": (("nurse", "*"), ("clerk", "*"), ("judge", "*")),
}
ORDER = ["cold", "flu", "hiv", "gout"]
ILLS = {"airways": ["cold", "flu"], "others": ["hiv", "gout", "never there"]}
LEAVES: dict[str | None, tuple[str, ...]] = {
    **{ill: (kind, "*") for kind, ills in ILLS.items() for ill in ills},
    None: ("*", "*"),
}


def _row(place: int) -> tuple[Any, ...]:
    return (
        place,
        (["Aachen", "Bonn", "Celle", "Kiel", None])[place * 3 % 5 if place % 3 else 0],
        None if place % 13 == 5 else 20 + place * place % 4 * 7,
        ("nurse", "clerk")[place // 4 % 2],
        ["flu", "cold", "hiv", "flu", "gout", None, "cold", "flu"][place * 5 % 8],
        None if place % 11 == 3 else place * 7 % 4,
        None if place % 17 == 9 else place // 2,
    )


ROWS = [_row(place) for place in range(60)]
OUTLIERS = [(60, "Kiel", 99, "judge", "hiv", 3, 60), (61, None, 99, "judge", None, 2, 61)]
PUBLIC = [
    (1000 + place, *row[1:])
    for place, row in enumerate(
        [*ROWS, *ROWS, *OUTLIERS, ROWS[3], (0, "Bonn", 21, "judge", None, None, None)]
    )
]
"""Everybody, and some more."""
OTHER = [
    (place, None, None, None, ill, place % 4, None) for place, ill in enumerate([*ORDER, None] * 2)
]
TABLES = {"people": [*ROWS, *OUTLIERS], "everybody": PUBLIC, "others": OTHER}
ILL: dict[str, Any] = {"column": "ill"}
PAY: dict[str, Any] = {"column": "pay"}
TREE: dict[str, Any] = {"distance": "hierarchical", "hierarchy": {"taxonomy": ILLS}}
MODELS: dict[str, list[Asked]] = {
    "k": [{"k_anonymity": {"k": 4}}],
    "persons": [{"k_anonymity": {"k": 3, "person": "person"}}],
    "distinct": [{"l_diversity": {**ILL, "l": 3}}],
    "distinct with NULL": [{"l_diversity": {**ILL, "l": 4, "null_sensitive": "value"}}],
    "entropy": [{"l_diversity": {**ILL, "l": 2.5, "variant": "entropy"}}],
    "recursive": [{"l_diversity": {**ILL, "l": 2, "c": 1.5, "variant": "recursive"}}],
    "equal": [{"t_closeness": {**ILL, "t": 0.3}}],
    "equal without NULL": [{"t_closeness": {**ILL, "t": 0.25, "null_sensitive": "none"}}],
    "equal to others": [{"t_closeness": {**ILL, "t": 0.4, "reference": "others"}}],
    "ordered numbers": [{"t_closeness": {**PAY, "t": 0.2, "distance": "ordered"}}],
    "ordered like others": [
        {"t_closeness": {**PAY, "t": 0.25, "distance": "ordered", "reference": "others"}}
    ],
    "ordered texts": [
        {
            "t_closeness": {
                **ILL,
                "t": 0.2,
                "distance": "ordered",
                "order": ORDER,
                "null_sensitive": "none",
            }
        }
    ],
    "hierarchical": [{"t_closeness": {**ILL, "t": 0.25, **TREE}}],
    "alpha": [{"alpha_k": {**ILL, "alpha": 0.5, "k": 3}}],
    "alpha of one": [{"alpha_k": {**ILL, "alpha": 0.25, "value": "hiv", "null_sensitive": "none"}}],
    "beta": [{"beta_likeness": {**ILL, "beta": 1}}],
    "enhanced beta": [{"beta_likeness": {**ILL, "beta": 2, "variant": "enhanced"}}],
    "beta of others": [
        {"beta_likeness": {**PAY, "beta": 2, "reference": "others", "null_sensitive": "none"}}
    ],
    "delta": [{"delta_disclosure": {**PAY, "delta": 1.5}}],
    "delta, absent ignored": [
        {"delta_disclosure": {**ILL, "delta": 1.2, "base": 2, "absent": "ignore"}}
    ],
    "delta of others": [
        {"delta_disclosure": {**PAY, "delta": 2, "reference": "others", "null_sensitive": "none"}}
    ],
    "presence": [{"delta_presence": {"population": "everybody", "min": 0, "max": 0.5}}],
    "presence, both": [{"delta_presence": {"population": "everybody", "min": 0.2, "max": 0.75}}],
    "k-map": [{"k_map": {"population": "everybody", "k": 8}}],
    "prosecutor": [{"average_risk": {"threshold": 0.2}}],
    "marketer": [{"average_risk": {"threshold": 0.1, "population": "everybody"}}],
    "uniques": [{"sample_uniqueness": {"threshold": 0.02}}],
    "no uniques": [{"sample_uniqueness": {"threshold": 0}}],
    "uniques of the public": [{"sample_uniqueness": {"threshold": 0, "population": "everybody"}}],
    "m": [{"m_uniqueness": {"column": "id", "m": 3}}],
    "m with NULL": [{"m_uniqueness": {"column": "person", "m": 1, "null_sensitive": "value"}}],
    "two columns": [
        {"k_anonymity": {"k": 3}},
        {"l_diversity": {**ILL, "l": 2}},
        {"t_closeness": {**PAY, "t": 0.3, "distance": "ordered"}},
    ],
    "many": [
        {"k_anonymity": {"k": 2}},
        {"l_diversity": {**ILL, "l": 2, "variant": "entropy"}},
        {"alpha_k": {**ILL, "alpha": 0.75}},
        {"delta_disclosure": {**PAY, "delta": 3, "absent": "ignore"}},
        {"average_risk": {"threshold": 0.3}},
    ],
    "the whole table twice": [
        {"average_risk": {"threshold": 0.22}},
        {"sample_uniqueness": {"threshold": 0.02}},
        {"sample_uniqueness": {"threshold": 0, "population": "everybody"}},
    ],
    # SQLite's parser nests a hundred symbols deep: these take most of them
    "the deepest": [
        {"t_closeness": {**ILL, "t": 0.4, **TREE}},
        {"t_closeness": {**PAY, "t": 0.4, "distance": "ordered", "reference": "others"}},
        {"average_risk": {"threshold": 0.1, "population": "everybody"}},
        {"sample_uniqueness": {"threshold": 0.05, "population": "everybody"}},
    ],
    "a population and a column": [
        {"k_map": {"population": "everybody", "k": 5}},
        {"l_diversity": {**ILL, "l": 2}},
        {"sample_uniqueness": {"threshold": 0.05, "population": "everybody"}},
    ],
}
LIMIT = 8
TRUTH = Tables(
    [dict(zip(COLUMNS, row, strict=True)) for row in TABLES["people"]],
    {name: [dict(zip(COLUMNS, row, strict=True)) for row in rows] for name, rows in TABLES.items()},
    {"ill": LEAVES},
)


def label(column: str, value: object, level: int) -> str | None:
    """What a value is published as at a level; NULL is a leaf below the root."""
    paths = {path[0]: path for path in PATHS[column]}
    path = paths.get(str(value), (None, *["*"] * (len(PATHS[column][0]) - 1)))
    return path[level]


@contextmanager
def loaded_place(engine: str, folder: Path) -> Iterator[Place]:
    """A place of an engine with the tables; skips the test where there is no such engine."""
    with ExitStack() as stack:
        try:
            place = stack.enter_context(fresh_place(engine, folder))
        except UnreachableError as error:
            unreachable(engine, error)
        for name, rows in TABLES.items():
            place.load(name, COLUMNS, rows)
        yield place


def short_name(algorithm: object) -> str:
    """An algorithm and its options as a test's name says them."""
    if not isinstance(algorithm, dict):
        return str(algorithm)
    ((name, options),) = algorithm.items()
    return " ".join([name, *(v for v in options.values() if isinstance(v, str))])


def job(models: list[Asked], algorithm: object, limit: int = LIMIT, **more: object) -> Job:
    """The job that releases them."""
    columns: dict[str, object] = {name: {"role": "sensitive"} for name in COLUMNS}
    for name, paths in PATHS.items():
        columns[name] = {"role": "quasi", "hierarchy": {"rows": [list(path) for path in paths]}}
    return Job.from_mapping(
        {
            "source": "people",
            "target": {"table": "released", "if_exists": "replace"},
            "min_rows": 0,  # some tables are empty
            "columns": columns,
            "privacy": models,
            "algorithm": algorithm,
            "max_suppression": limit,
            **more,
        }
    )


def expect(report: Report, place: Place, models: list[Asked]) -> Classes:
    """The release is sound and whole; its classes, as sets of rows."""
    rows = [
        {n: str(v) if n in QUASI and v is not None else v for n, v in row.items()}
        for row in place.records("released")
    ]
    source = {row["id"]: row for row in TRUTH.source}
    for row in rows:
        kept = source[row["id"]]
        assert all(row[name] == kept[name] for name in ("ill", "pay", "person"))
    assert len({row["id"] for row in rows}) == len(rows) == report.rows.published
    assert report.rows.suppressed == len(TRUTH.source) - len(rows) <= LIMIT
    classes = oracle_models.classes(rows, QUASI)
    population: dict[Any, list[oracle_models.Row]] = {}
    named = population_of(models)
    if report.recoding.levels is not None:
        levels = report.recoding.levels

        def generalized(row: oracle_models.Row) -> oracle_models.Row:
            return {**row, **{n: label(n, row[n], levels[n]) for n in QUASI}}

        at_levels = {row["id"]: generalized(row) for row in TRUTH.source}
        published = {row["id"] for row in rows}
        for row in rows:
            assert [row[n] for n in QUASI] == [at_levels[row["id"]][n] for n in QUASI]
        gone = [tuple(row[n] for n in QUASI) for i, row in at_levels.items() if i not in published]
        assert not {*gone} & {*classes}
        if named is not None:
            public = [generalized(row) for row in TRUTH.others[named]]
            public = [row for row in public if tuple(row[n] for n in QUASI) not in gone]
            population = oracle_models.classes(public, QUASI)
    assert broken(models, classes, population, TRUTH) == []
    assert all(model.holds for model in report.models)
    return frozenset(frozenset(row["id"] for row in members) for members in classes.values())


@cache
def settings_of(name: str) -> list[object]:
    """Every algorithm, with its variants, that does not refuse one of the named models."""
    models = MODELS[name]
    said: list[object] = []
    for algorithm in ALGORITHMS.values():
        match algorithm.name:
            case "mondrian":
                said += [
                    {"mondrian": {"split": split, "cut": cut}}
                    for split in ("strict", "relaxed")
                    for cut in ("loss", "median")
                ]
                said += [{"mondrian": {"split": "by_value"}}, {"mondrian": {"refine": True}}]
            case "datafly":
                said.append({"datafly": {"suppress_up_to": "limit"}})
            case "fixed":
                said.append({"fixed": {"levels": {"town": 2, "age": 1, "job": 1}}})
            case "sangreea" | "k_member" | "oka" as clusters:
                # of which codes are enough
                said += [{clusters: {"measure": "set", **one}} for one in ({}, {"split": "strict"})]
            case "order_and_cut" as ordered:
                ways = ({"split": "strict", "refine": True}, {"split": "by_value", "refine": True})
                said += [ordered, *({ordered: one} for one in ways)]
            case "anatomy" | "apriori" | "m_invariance" | "microaggregation":
                pass  # other jobs: test_two_tables.py and those of their names
            case plain:
                said.append(plain)
    jobs = [(one, job(models, one)) for one in said]
    return [one for one, made in jobs if not [*made.algorithm.refusals(made)]]


def released(place: Place, models: list[Asked], algorithm: object) -> Classes | None:
    """The classes of a sound release; None where there is none."""
    try:
        report = api.run(job(models, algorithm), connection=place.url)
    except UnsatisfiableError:
        return None
    return expect(report, place, models)

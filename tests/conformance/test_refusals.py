"""What a job cannot have of its source is refused before staging, and by types, not by values."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import run as api
from sqlanon.errors import (
    HierarchyError,
    JobError,
    SqlanonError,
    UnsatisfiableError,
    UnsupportedError,
)
from sqlanon.job import rules
from sqlanon.job.job import Job
from sqlanon.publish import publisher_of
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

KINDS = {"age": "integer", "town": "text", "ill": "text"}
MANY = [(20 + place % 8, ["Bonn", "Kiel", None][place % 3], "flu") for place in range(48)]
ONE = [(20, "Bonn", "flu")] * 8
"""One class of one value each: nothing is generalized, so that no `output` is ever used."""
QUASI: dict[str, dict[str, Any]] = {"age": {"role": "quasi"}, "town": {"role": "quasi"}}
K = {"k_anonymity": {"k": 2}}


def job(columns: dict[str, dict[str, Any]] | None = None, **changes: object) -> Job:
    said: dict[str, object] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": QUASI | {"ill": {"role": "sensitive"}} | (columns or {}),
        "privacy": [K],
    }
    return Job.from_mapping(said | changes)


def quasi(name: str, **options: object) -> dict[str, dict[str, Any]]:
    return {name: {"role": "quasi", **options}}


def refused(place: Place, made: Job) -> tuple[SqlanonError, list[str]]:
    """The error of a run, and the names of the statements that it ran."""
    ran: list[str] = []
    observer = Observer(statement=lambda step: ran.append(step.name))
    with pytest.raises(SqlanonError) as caught:
        api.run(made, connection=place.url, in_place=True, observer=observer)
    return caught.value, ran


ORDERED = {"t_closeness": {"column": "ill", "t": 0.5, "distance": "ordered"}}
TREE = {"column": "ill", "t": 0.5, "distance": "hierarchical", "hierarchy": {"intervals": [5]}}
MISFITS: dict[str, tuple[Job, type[SqlanonError], str]] = {
    "median of texts": (
        job(quasi("town", output="median")),
        UnsupportedError,
        "columns.town.output: a median needs ordered values",
    ),
    "median by frequency": (
        job(quasi("age", output="median", order="frequency")),
        UnsupportedError,
        "columns.age.output: a median needs ordered values",
    ),
    "lower end of texts": (
        job(quasi("town", output="lower")),
        UnsupportedError,
        "columns.town.output: a lower end needs ordered values",
    ),
    "upper end by frequency": (
        job(quasi("age", output="upper", order="frequency")),
        UnsupportedError,
        "columns.age.output: an upper end needs ordered values",
    ),
    "mean of texts": (
        job(quasi("town", output="mean", order=["Bonn", "Kiel"])),
        UnsupportedError,
        "columns.town.output: a mean needs numbers",
    ),
    "intervals of texts": (
        job(quasi("town", hierarchy={"intervals": [5]})),
        HierarchyError,
        "columns.town.hierarchy.intervals is for numbers",
    ),
    "dates of numbers": (
        job(quasi("age", hierarchy={"dates": ["year"]}), algorithm="optimal"),
        HierarchyError,
        "columns.age.hierarchy.dates is for dates, timestamps and",
    ),
    "an order of texts": (
        job(privacy=[K, ORDERED]),
        JobError,
        "t_closeness: the values of column 'ill' have no order of their own",
    ),
    "intervals of sensitive texts": (
        job(privacy=[K, {"t_closeness": TREE}]),
        HierarchyError,
        "t_closeness of 'ill': hierarchy.intervals is for numbers",
    ),
}


@pytest.mark.parametrize("rows", [MANY, ONE], ids=["many", "one"])
@pytest.mark.parametrize("name", MISFITS)
def test_what_a_column_cannot_be_is_refused_before_staging_whatever_its_values_are(
    backend: Place, name: str, rows: list[tuple[object, ...]]
) -> None:
    made, kind, said = MISFITS[name]
    backend.load("people", KINDS, rows)
    error, ran = refused(backend, made)
    assert type(error) is kind
    assert str(error).startswith(said)
    assert ran
    assert not [step for step in ran if not step.startswith(("inspect/", "publish/", "ledger/"))]
    assert backend.tables() == ["people"]


def test_all_misfits_are_said_at_once(backend: Place) -> None:
    backend.load("people", KINDS, ONE)
    made = job(
        quasi("town", output="median") | quasi("age", hierarchy={"dates": ["year"]}),
        privacy=[K, ORDERED],
    )
    error, _ = refused(backend, made)
    assert type(error) is JobError
    assert len(str(error).splitlines()) == 3


@pytest.mark.parametrize(
    ("output", "values"),
    [
        ("representative", {"Bonn"}),
        ("mode", {"Bonn"}),
        ("interval", {"Bonn", "{Bonn, Kiel}"}),
    ],
)
def test_outputs_that_need_no_order_are_published_of_texts(
    backend: Place, output: str, values: set[str]
) -> None:
    backend.load("people", KINDS, [(20, town, "flu") for town in ["Bonn"] * 3 + ["Kiel"]])
    api.run(job(quasi("town", output=output)), connection=backend.url)
    assert {row["town"] for row in backend.records("released")} <= values


@pytest.mark.parametrize("said", ["max_level", "fixed"])
def test_a_level_above_the_root_of_a_stored_hierarchy_is_refused_before_staging(
    backend: Place, said: str
) -> None:
    backend.load("people", KINDS, MANY)
    levels = {"level_0": "text", "level_1": "text", "level_2": "text"}
    backend.load("towns", levels, [("Bonn", "west", "*"), ("Kiel", "north", "*")])
    limits = {"max_level": 3} if said == "max_level" else {}
    towns = quasi("town", hierarchy={"table": "towns"}, **limits)
    made = job(
        quasi("age", hierarchy={"intervals": [4]}) | towns,
        algorithm={"fixed": {"levels": {"age": 1, "town": 3}}} if said == "fixed" else "optimal",
    )
    error, ran = refused(backend, made)
    assert type(error) is JobError
    assert str(error).endswith("must be at most 2, the level of the root")
    assert not [step for step in ran if step == "stage/cells" or step.startswith("lattice/")]


def test_a_level_that_a_mask_has_only_for_longer_values_is_the_root(backend: Place) -> None:
    """Steps of 1, 2 and 5 characters make root level 2 of two characters, and 4 of six."""
    backend.load("people", KINDS, [(20, "AB", "flu"), (21, "CD", "flu")] * 2)
    mask = {"mask": {"steps": [1, 2, 5]}}
    for algorithm, limits in (
        ({"fixed": {"levels": {"age": 0, "town": 4}}}, {}),
        ("optimal", {"min_level": 3, "max_level": 4}),
        ("top_down", {"min_level": 3, "max_level": 4}),
    ):
        made = job(
            quasi("age", hierarchy={"flat": True}) | quasi("town", hierarchy=mask, **limits),
            algorithm=algorithm,
        )
        api.run(made, connection=backend.url)
        assert {row["town"] for row in backend.records("released")} == {"*"}


def test_replacing_in_place_is_refused_before_staging_where_writes_could_be_lost(
    backend: Place,
) -> None:
    backend.load("people", KINDS, MANY)
    made = job(target={"mode": "replace", "by": "swap"})
    if backend.name != "mariadb":
        assert api.run(made, connection=backend.url, in_place=True).rows.published == len(MANY)
        return
    error, ran = refused(backend, made)
    assert type(error) is UnsupportedError
    assert str(error).startswith("by: swap is not safe on mariadb")
    assert not [step for step in ran if not step.startswith(("inspect/", "publish/"))]


SAMPLE: dict[str, dict[str, Any]] = {
    **{f"view by {name}": {"algorithm": name} for name in ALGORITHMS if name != "fixed"},
    "view by levels": {"algorithm": {"fixed": {"levels": {"age": 2, "town": 1}}}},
    "view by relaxed": {"algorithm": {"mondrian": {"split": "relaxed"}}},
    "view by step 4": {"algorithm": {"datafly": {"suppress_at_least_k": True}}},
    "view of means": {"columns": QUASI["age"] | {"output": "mean"}},
    "view with rows kept": {"algorithm": "optimal", "suppressed": "keep", "max_suppression": 2},
}


def test_what_the_rules_let_pass_is_not_refused_later(backend: Place) -> None:
    backend.load("people", KINDS, MANY)
    let_pass = 0
    for name, changes in SAMPLE.items():
        columns = {"age": changes.get("columns", QUASI["age"] | {"hierarchy": {"intervals": [4]}})}
        rest = {key: value for key, value in changes.items() if key != "columns"}
        target = {"table": "shown", "mode": "view", "if_exists": "replace"}
        made = job(columns, target=target, **rest)
        publisher = publisher_of(made)
        assert publisher is not None
        found = [*rules.refusals(made), *publisher.refusals(made)]
        let_pass += not found
        refusal: SqlanonError | None = None
        try:
            with suppress(UnsatisfiableError):
                api.run(made, connection=backend.url)
        except SqlanonError as error:
            refusal = error
        said = [] if refusal is None else str(refusal).splitlines()
        assert said == [str(error) for error in found], name
    # but what divides rows of equal values, and what k-anonymity or labels are not asked of
    assert let_pass == len(SAMPLE) - 10


def test_check_refuses_what_no_table_can_be_measured_on_before_it_counts(backend: Place) -> None:
    backend.load("people", KINDS, MANY)
    ran: list[str] = []
    with pytest.raises(JobError) as caught:
        sqlanon.check(
            backend.url,
            "people",
            quasi=["age", "town"],
            privacy=[{"l_diversity": {"column": "town", "l": 2}}, ORDERED],
            observer=Observer(statement=lambda step: ran.append(step.name)),
        )
    first, second = str(caught.value).splitlines()
    assert first == "l_diversity: column 'town' is a quasi-identifier, not a sensitive one"
    assert second.startswith("t_closeness: the values of column 'ill' have no order of their own;")
    assert {name.partition("/")[0] for name in ran} == {"inspect"}

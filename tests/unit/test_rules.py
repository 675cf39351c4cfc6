"""What a job cannot have is said at once, in whole sentences, before anything is connected to."""

from __future__ import annotations

import re
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.algorithms import ALGORITHMS
from sqlanon.api import run as api
from sqlanon.errors import (
    ConnectionFailedError,
    HierarchyError,
    JobError,
    SqlanonError,
    UnsupportedError,
)
from sqlanon.job import rules
from sqlanon.job.job import Job
from sqlanon.metrics import METRICS
from sqlanon.privacy_models import PRIVACY_MODELS
from sqlanon.publish import PUBLISHERS, publisher_of

if TYPE_CHECKING:
    from pathlib import Path

NOWHERE = "duckdb:////no/such/folder/at.all"
"""Who connects to it learns that it is not there."""
QUASI: dict[str, dict[str, Any]] = {
    "age": {"role": "quasi", "hierarchy": {"intervals": [5, 10]}},
    "town": {"role": "quasi"},
}
ILL: dict[str, dict[str, Any]] = {"ill": {"role": "sensitive"}}
HASHED = {"name": {"role": "identifier", "action": "hash", "key": "sixteen characters"}}
K = {"k_anonymity": {"k": 2}}
PLAINEST: dict[str, dict[str, Any]] = {
    "apriori": {"km_anonymity": {"k": 2, "m": 2, "person": "person"}},
    "anatomy": {"l_diversity": {"column": "ill", "l": 2}},
    "m_invariance": {"m_uniqueness": {"column": "ill", "m": 2}},
}
"""A model of each algorithm that does not know k-anonymity."""


def job(**changes: object) -> Job:
    said: dict[str, object] = {
        "source": "people",
        "target": {"table": "released"},
        "columns": QUASI | ILL,
        "privacy": [K],
    }
    return Job.from_mapping(said | changes)


def limited(column: str, **levels: object) -> dict[str, Any]:
    columns: dict[str, Any] = QUASI | ILL
    return columns | {column: columns[column] | levels}


TREE = {"column": "ill", "t": 0.5, "distance": "hierarchical"}
VIEW = {"table": "released", "mode": "view"}
DIVERSE = {"l_diversity": {"column": "ill", "l": 2}}
ALONE: dict[str, tuple[dict[str, Any], type[SqlanonError], str]] = {
    "view, sensitive": (
        {"target": VIEW, "privacy": [K, {"l_diversity": {"column": "ill", "l": 2}}]},
        UnsupportedError,
        "a view .* not l_diversity of 'ill'",
    ),
    "view, persons by two columns": (
        {
            "target": VIEW,
            "privacy": [{"k_anonymity": {"k": 2, "person": unit}} for unit in ("ill", "name")],
        },
        UnsupportedError,
        "by ill and by name, and a view counts them by one column",
    ),
    "view, relaxed": (
        {"target": VIEW, "algorithm": {"mondrian": {"split": "relaxed"}}},
        UnsupportedError,
        "mondrian with split: relaxed .* a view cannot",
    ),
    "by no value": (
        {"algorithm": {"mondrian": {"split": "by_value"}}},
        UnsupportedError,
        "by_value needs models of exactly one sensitive column, and",
    ),
    "by two values": (
        {
            "algorithm": {"mondrian": {"split": "by_value"}},
            "privacy": [K, *({"l_diversity": {"column": one, "l": 2}} for one in ("ill", "name"))],
            "columns": QUASI | ILL | {"name": {"role": "sensitive"}},
        },
        UnsupportedError,
        "and the models refer to ill, name",
    ),
    "persons by value": (
        {
            "algorithm": {"mondrian": {"split": "by_value"}},
            "privacy": [{"k_anonymity": {"k": 2, "person": "name"}}, DIVERSE],
            "columns": QUASI | ILL | {"name": {"role": "drop"}},
        },
        UnsupportedError,
        "by_value assigns single rows to classes, and several rows",
    ),
    "by value at the median": (
        {"algorithm": {"mondrian": {"split": "by_value", "cut": "median"}}, "privacy": [DIVERSE]},
        UnsupportedError,
        "cuts where most loss is removed; leave cut out",
    ),
    "by value in an order": (
        {
            "algorithm": {"order_and_cut": {"split": "by_value", "order": "sort"}},
            "privacy": [DIVERSE],
        },
        UnsupportedError,
        "order_and_cut: split: by_value takes rows of each sensitive value",
    ),
    "in an order, by no value": (
        {"algorithm": {"order_and_cut": {"split": "by_value"}}},
        UnsupportedError,
        "order_and_cut: split: by_value needs .* refer to no column; leave split out",
    ),
    "by value, others as quasi": (
        {
            "algorithm": {"mondrian": {"split": "by_value"}},
            "privacy": [DIVERSE],
            "sensitive_as_quasi": True,
        },
        UnsupportedError,
        "by_value supports one sensitive column; leave sensitive_as_quasi out, or",
    ),
    "ranges at cuts by value": (
        {
            "algorithm": {"mondrian": {"split": "by_value"}},
            "privacy": [DIVERSE],
            "columns": {**QUASI, **ILL, "age": {"role": "quasi", "range": "cut"}},
        },
        UnsupportedError,
        "not regions between cuts; set range",
    ),
    "ranges at cuts of refined classes": (
        {
            "algorithm": {"mondrian": {"refine": True}},
            "columns": {**QUASI, "age": {"role": "quasi", "range": "cut"}},
        },
        UnsupportedError,
        "are not regions between cuts; set range",
    ),
    "view, suppressing at least k": (
        {"target": VIEW, "algorithm": {"datafly": {"suppress_at_least_k": True}}},
        UnsupportedError,
        "datafly with .*suppress_at_least_k .* a view cannot",
    ),
    "view, hashed": (
        {"target": VIEW, "columns": QUASI | ILL | HASHED},
        UnsupportedError,
        r"columns\.name: a view .* key of hashed columns",
    ),
    "view, no guarantee": (
        {"target": VIEW, "algorithm": {"mu_argus": {"guarantee": "none"}}},
        UnsupportedError,
        "which mu_argus without guarantee",
    ),
    "levels of some columns": (
        {"algorithm": {"fixed": {"levels": {"age": 1}}}},
        JobError,
        r"algorithm\.fixed\.levels must name age, town, and no other",
    ),
    "a level above the root": (
        {"algorithm": {"fixed": {"levels": {"age": 4, "town": 1}}}},
        JobError,
        r"algorithm\.fixed\.levels\.age: must be at most 3, the",
    ),
    "groups of some columns": (
        {"algorithm": {"mu_argus": {"groups": {"age": "more"}}}},
        JobError,
        r"algorithm\.mu_argus\.groups must name age, town, and no other",
    ),
    "values suppressed in a column that keeps its type": (
        {"columns": limited("age", max_level=0), "algorithm": "mu_argus"},
        UnsupportedError,
        r"columns\.age\.max_level: 0: mu_argus may suppress values of every column",
    ),
    "values suppressed above a level": (
        {"columns": limited("age", max_level=2), "algorithm": "mu_argus"},
        UnsupportedError,
        r"columns\.age\.max_level: 2: mu_argus may suppress values of every column",
    ),
    "importance of some columns": (
        {"algorithm": {"cell_suppression": {"importance": ["age", "age"]}}},
        JobError,
        r"algorithm\.cell_suppression\.importance must name age, town, each once, and no other",
    ),
    "too many columns of which cells are suppressed": (
        {
            "columns": {f"c{place}": {"role": "quasi"} for place in range(14)}
            | {"c13": {"role": "quasi", "max_level": 0}},
            "algorithm": "cell_suppression",
        },
        UnsupportedError,
        "and the job has 13; set max_level to min_level",
    ),
    "cells suppressed up to a level": (
        {"columns": limited("age", max_level=2), "algorithm": "cell_suppression"},
        UnsupportedError,
        r"columns\.age\.max_level: cell_suppression publishes a value at min_level or suppresses",
    ),
    "max_level above the root": (
        {"columns": limited("age", max_level=4), "algorithm": "optimal"},
        JobError,
        r"columns\.age\.max_level: must be at most 3, the level",
    ),
    "min_level above the root of a flat column": (
        {"columns": limited("town", min_level=2), "algorithm": "top_down"},
        JobError,
        r"columns\.town\.min_level: must be at most 1, the level",
    ),
    "max_level above all steps of a mask": (
        {
            "columns": limited("town", hierarchy={"mask": {"steps": [1, 3]}}, max_level=4),
            "algorithm": "optimal",
        },
        JobError,
        r"columns\.town\.max_level: must be at most 3, the level",
    ),
    "a class column that is generalized": (
        {"algorithm": {"bottom_up": {"column": "town"}}},
        JobError,
        r"algorithm\.bottom_up\.column: column 'town' is a quasi-identifier",
    ),
    "a sensitive quasi-identifier": (
        {"privacy": [{"t_closeness": {"column": "town", "t": 0.5}}]},
        JobError,
        "t_closeness: column 'town' is a quasi-identifier",
    ),
    "more level vectors than allowed": (
        {"algorithm": {"mingen": {"max_nodes": 7}}},
        UnsupportedError,
        "the lattice has 8 level vectors, more than the 7 that mingen",
    ),
    "no such file of a model": (
        {"privacy": [K, {"t_closeness": {**TREE, "hierarchy": {"file": "no/such.csv"}}}]},
        HierarchyError,
        r"hierarchy file no/such\.csv",
    ),
    "no such file": (
        {"columns": limited("town", hierarchy={"file": "no/such.csv"}), "algorithm": "optimal"},
        HierarchyError,
        r"hierarchy file no/such\.csv",
    ),
}


@pytest.mark.parametrize("what", ["run", "plan"])
@pytest.mark.parametrize("name", ALONE)
def test_what_the_job_alone_decides_is_refused_before_anything_is_connected_to(
    name: str, what: str
) -> None:
    changes, kind, said = ALONE[name]
    refused = job(**changes)
    with pytest.raises(kind, match=said) as caught:
        getattr(api, what)(refused, connection=NOWHERE)
    assert "\n" not in str(caught.value)
    assert caught.value.exit_code == 2
    with pytest.raises(ConnectionFailedError):
        getattr(api, what)(job(), connection=NOWHERE)


def test_a_level_of_a_hierarchy_in_a_file_is_known_before_anything_is_connected_to(
    tmp_path: Path,
) -> None:
    path = tmp_path / "towns.csv"
    path.write_text("Bonn;west;*\nKiel;north;*\n")
    columns = limited("town", hierarchy={"file": str(path)}, max_level=3)
    with pytest.raises(JobError, match=r"columns\.town\.max_level: must be at most 2, the level"):
        api.run(job(columns=columns, algorithm="optimal"), connection=NOWHERE)


def test_all_refusals_are_said_at_once() -> None:
    refused = job(
        target=VIEW,
        columns=limited("age", max_level=9) | HASHED,
        privacy=[K, {"l_diversity": {"column": "town", "l": 2}}],
        algorithm={"fixed": {"levels": {"age": 1}}},
    )
    with pytest.raises(JobError) as caught:
        api.run(refused, connection=NOWHERE)
    lines = str(caught.value).splitlines()
    assert len(lines) == 5
    for said in (
        "algorithm.fixed.levels must name age, town",
        "l_diversity: column 'town' is a quasi-identifier",
        "columns.age.max_level: must be at most 3, the level",
        "key of hashed columns",
        "not l_diversity of 'town'",
    ):
        assert sum(said in line for line in lines) == 1


def test_refusals_of_one_class_keep_it() -> None:
    algorithm = {"mondrian": {"split": "relaxed"}}
    with pytest.raises(UnsupportedError, match=r"(?s)relaxed.*hashed"):
        api.run(
            job(target=VIEW, columns=QUASI | ILL | HASHED, algorithm=algorithm), connection=NOWHERE
        )


def test_a_view_of_rows_dealt_by_value_is_refused_by_that_name() -> None:
    dealt = job(target=VIEW, algorithm={"mondrian": {"split": "by_value"}}, privacy=[K, DIVERSE])
    with pytest.raises(UnsupportedError, match=r"(?s)with split: by_value .* a view cannot"):
        api.run(dealt, connection=NOWHERE)


def test_rounds_of_a_refinement_that_is_not_asked_for_are_refused() -> None:
    algorithm = {"order_and_cut": {"max_rounds": 3, "max_seconds": 0.5}}
    with pytest.raises(UnsupportedError) as told:
        api.run(job(algorithm=algorithm), connection=NOWHERE)
    for option in ("max_rounds", "max_seconds"):
        assert f"{option} bounds the rounds of refine; set refine: true" in str(told.value)


def test_a_curve_through_more_columns_than_bits_is_refused() -> None:
    many: dict[str, Any] = {f"q{number}": {"role": "quasi"} for number in range(63)}
    for more in (False, True):
        columns = many if more else dict(list(many.items())[1:])
        curve = job(columns=columns, algorithm={"order_and_cut": {"order": "hilbert"}})
        found = [str(error) for error in curve.algorithm.refusals(curve)]
        assert any("at most 62 quasi-identifiers" in said for said in found) == more


def test_a_measure_that_a_median_does_not_look_at_is_refused() -> None:
    algorithm = {"mondrian": {"cut": "median", "measure": "set"}}
    with pytest.raises(UnsupportedError, match="is not used with cut: median"):
        api.run(job(algorithm=algorithm), connection=NOWHERE)


def test_clusters_are_refined_by_what_is_published() -> None:
    with pytest.raises(UnsupportedError, match="oka: refine needs measure: set or span; set one"):
        api.run(job(algorithm={"oka": {"refine": True}}), connection=NOWHERE)


# -- every pair -----------------------------------------------------------------------------------

Part = tuple[str, str, dict[str, Any]]
"""A member: its family, what a refusal calls it, and what a job says of it."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "mondrian": [{}, {"split": "relaxed"}, {"cut": "median"}, {"refine": True}],
    "order_and_cut": [{}, {"split": "strict"}, {"refine": True}],
    "sangreea": [{}, {"split": "strict"}],
    "k_member": [{}, {"split": "strict"}],
    "oka": [{}, {"split": "strict"}, {"measure": "set", "refine": True}],
    "datafly": [{}, {"suppress_at_least_k": True}],
    "mu_argus": [{}, {"guarantee": "none"}],
    "cell_suppression": [{}, {"importance": ["town", "age"]}],
    "fixed": [{"levels": {"age": 1, "town": 0}}],
    "top_down": [{}, {"column": "ill"}],
}
SAID: dict[str, list[dict[str, Any]]] = {
    "k_anonymity": [{"k": 2}],
    "person_anonymity": [{"k": 2, "person": "person"}],
    "l_diversity": [{"column": "ill", "l": 2}],
    "t_closeness": [{"column": "ill", "t": 0.5}, {"column": "ill", "t": 0.5, "reference": "other"}],
    "alpha_k": [{"column": "ill", "alpha": 0.5}],
    "beta_likeness": [{"column": "ill", "beta": 1}],
    "delta_disclosure": [
        {"column": "ill", "delta": 1},
        {"column": "ill", "delta": 1, "absent": "ignore"},
    ],
    "delta_presence": [{"population": "everybody", "min": 0, "max": 0.5}],
    "k_map": [{"population": "everybody", "k": 2}, {"population": "others", "k": 2}],
    "average_risk": [{"threshold": 0.5}, {"threshold": 0.5, "population": "everybody"}],
    "sample_uniqueness": [{"threshold": 0.5}, {"threshold": 0.5, "population": "everybody"}],
    "m_uniqueness": [{"column": "ill", "m": 2}],
    "km_anonymity": [{"k": 2, "m": 2, "person": "person"}],
}


def parts() -> list[Part]:
    """Every member of every family, with the options that make a difference."""
    made: list[Part] = []
    for algorithm in ALGORITHMS.values():
        for options in OPTIONS.get(algorithm.name, [{}]):
            said = {"algorithm": {algorithm.name: options}}
            made.append(("algorithm", algorithm.name, said))
    for model in PRIVACY_MODELS.values():
        made += [("model", model.name, {"privacy": [{model.name: o}]}) for o in SAID[model.name]]
    for mode in PUBLISHERS:
        target = {"mode": mode} | ({} if mode == "replace" else {"table": "released"})
        made.append(("mode", {"replace": "mode: replace"}.get(mode, mode), {"target": target}))
    made += [("metric", metric.name, {"metric": metric.name}) for metric in METRICS.values()]
    for output in (
        "interval",
        "representative",
        "mean",
        "median",
        "mode",
        "lower",
        "upper",
        "bounds",
    ):
        made.append(("output", output, {"columns": {"town": {"role": "quasi", "output": output}}}))
    made.append(("column", "hashed", {"columns": HASHED}))
    made.append(("column", "min_level", {"columns": {"age": QUASI["age"] | {"min_level": 1}}}))
    made.append(("suppressed", "suppressed: keep", {"suppressed": "keep"}))
    made.append(("others", "sensitive_as_quasi", {"sensitive_as_quasi": True}))
    return made


def plainest(said: dict[str, Any]) -> dict[str, Any]:
    """A model that the algorithm knows where there is none, and a key where it needs one."""
    (algorithm,) = said["algorithm"]
    target = said["target"]
    if algorithm == "m_invariance" and target.get("mode", "table") == "table":
        target = {"key": "person"} | target
    return {"privacy": said["privacy"] or [PLAINEST.get(algorithm, K)], "target": target}


def combined(one: Part, other: Part) -> Job | None:  # noqa: C901, PLR0912 - a line for each family
    """The job that says both; None where no job can, both being of one place in it."""
    said: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released"},
        "unlisted": "drop",
        "columns": QUASI | ILL | {"person": {"role": "drop"}},
        "privacy": [],
        "algorithm": {"mondrian": {}},
    }
    if "anatomy" in {one[1], other[1]}:  # it has no release of the plainest job
        said["columns"] |= {name: {"role": "quasi"} for name in QUASI}
    metrics = []
    for _, _, part in (one, other):
        for key, value in part.items():
            if key == "privacy":
                said[key] = said[key] + value
            elif key == "columns":
                said[key] = said[key] | value
            elif key == "metric":
                metrics.append(value)
            else:
                said[key] = value
    if "microaggregation" in {one[1], other[1]}:  # it publishes numbers
        for name in QUASI:
            own = {**said["columns"][name]}
            own.pop("hierarchy", None)
            said["columns"] = said["columns"] | {name: {"output": "mean"} | own}
    named = {one[1], other[1]}
    if {"apriori", "km_anonymity"} & named and not {"cell_suppression", "fixed"} & named:
        # of one column
        if "algorithm" not in {one[0], other[0]}:
            said["algorithm"] = {"apriori": {}}
        gone = "age" if "output" in said["columns"]["town"] else "town"
        said["columns"] = {n: column for n, column in said["columns"].items() if n != gone}
    said |= plainest(said)
    for metric in metrics:
        if "algorithm" not in {one[0], other[0]}:
            said["algorithm"] = {"optimal": {}}
        ((name, options),) = said["algorithm"].items()
        if "metric" not in ALGORITHMS[name].model_fields:
            return None
        said["algorithm"] = {name: options | {"metric": metric}}
    return Job.from_mapping(said)


PAIRS = [
    (one, other)
    for one, other in combinations(parts(), 2)
    if one[0] != other[0] or one[0] in {"model", "column"}
]


def test_a_refusal_of_any_two_members_is_a_sentence_that_names_them() -> None:
    refused, unnamed, odd = 0, [], []
    for one, other in PAIRS:
        made = combined(one, other)
        if made is None or made.target is None:
            continue
        # what one part is refused with the plainest other one is not said of the pair
        publisher = publisher_of(made)
        assert publisher is not None
        found = [str(one) for one in (*rules.refusals(made), *publisher.refusals(made))]
        refused += bool(found)
        names = {one[1], other[1], made.algorithm.name, *(m.name for m in made.privacy)}
        needed = 1 if one[1] == other[1] else 2
        for sentence in found:
            if sum(bool(re.search(rf"\b{re.escape(n)}\b", sentence)) for n in names) < needed:
                unnamed.append((one[1], other[1], sentence))
            if len(sentence.split()) < 6 or sentence.endswith("."):
                odd.append(sentence)
    assert refused > 100
    assert unnamed == []
    assert odd == []

"""Compiled scripts, run by the engines' own clients, on rows that came after they were compiled."""

from __future__ import annotations

import datetime as dt
import math
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import oracle
import oracle_models
import pytest
from clients import go_on, outcome, replay

import sqlanon
from sqlanon.errors import (
    JobError,
    PublishError,
    UnacceptedWarningsError,
    UnsupportedError,
)
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

COLUMNS = {"id": "integer", "age": "integer", "city": "text", "zip": "text", "illness": "text"}
CITIES = ("Aachen", "Bonn", "Celle", None)
ILL = ("flu", "cold", "cough", None)


def people(first: int, count: int) -> list[tuple[Any, ...]]:
    return [
        (n, 20 + n * 7 % 40, CITIES[n % 4], f"0{n % 6}{n % 3}", ILL[n * 5 % 17 % 4])
        for n in range(first, first + count)
    ]


ROLES: dict[str, dict[str, Any]] = {
    "id": {"role": "identifier"},
    "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
    "city": {"role": "quasi", "hierarchy": {"taxonomy": {"w": ["Aachen", "Bonn"], "n": ["Celle"]}}},
    "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
    "illness": {"role": "sensitive"},
}
QUASI = ("age", "city", "zip")
K5 = {"k_anonymity": {"k": 5}}


def job_of(**said: Any) -> Job:
    target = {"table": "released", "if_exists": "replace", **said.pop("target", {})}
    columns = {**ROLES, **said.pop("columns", {})}
    usual = {"privacy": [K5], "algorithm": "optimal", "max_suppression": 0.3}
    return Job.from_mapping(
        {"source": "people", "target": target, "columns": columns, **usual, **said}
    )


def insert(place: Place, rows: list[tuple[Any, ...]]) -> None:
    place.load("more", COLUMNS, rows)
    place.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")


def classes(place: Place, *columns: str) -> Counter[tuple[object, ...]]:
    names = columns or QUASI
    return Counter(tuple(row[name] for name in names) for row in place.records("released"))


FLAT: dict[str, dict[str, Any]] = {"age": {"role": "quasi"}, "city": {"role": "quasi"}}
CASES: dict[str, dict[str, Any]] = {
    "optimal": {},
    "top_down": {"algorithm": "top_down"},
    "bottom_up": {"algorithm": "bottom_up"},
    "datafly": {"algorithm": "datafly", "max_suppression": 0.5},
    "mondrian": {"algorithm": "mondrian"},
    "ranges and sets": {"algorithm": "mondrian", "columns": FLAT},
    "listed": {
        "algorithm": {"mondrian": {"split": "strict", "cut": "median"}},
        "columns": {
            "age": {"role": "quasi"},
            "zip": {"role": "quasi", "order": sorted({row[3] for row in people(0, 200)})},
        },
    },
    "as they are": {"columns": {"age": {**ROLES["age"], "max_level": 0}}, "max_suppression": 0.9},
}


@pytest.mark.parametrize("algorithm", CASES)
def test_a_script_makes_the_release_of_a_run_on_the_same_rows(
    backend: Place, algorithm: str
) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(**CASES[algorithm])
    made = sqlanon.compile_job(job, connection=backend.url)
    assert backend.records("released") == []
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness")
    report = sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness")
    assert by_script.total() == report.rows.published
    assert len(by_script) > 10


@pytest.mark.parametrize("algorithm", CASES)
def test_what_is_published_holds_what_stood_in_the_row(backend: Place, algorithm: str) -> None:
    columns = {**COLUMNS, "illness": "integer"}  # it tells whose row it is
    backend.load("people", columns, [(*row[:4], row[0]) for row in people(0, 200)])
    said = CASES[algorithm]
    job = job_of(**said)
    made = sqlanon.compile_job(job, connection=backend.url)
    later = [
        (n, 19 + n * 3 % 50, (*CITIES, "Xanten")[n % 5], f"0{n % 7}{n % 3}", n)
        for n in range(300, 360)
    ]
    backend.load("more", columns, later)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    source = {row["id"]: row for row in backend.records("people")}
    trees = {
        "city": [("Aachen", "w"), ("Bonn", "w"), ("Celle", "n")],
        "zip": [
            (z, *(z[: 3 - cut] + "*" * cut for cut in (1, 2)))
            for z in {r["zip"] for r in source.values()}
        ],
    }
    order = sorted({row[3] for row in people(0, 200)})
    released = backend.records("released")
    for row in released:
        for name in QUASI:
            value = source[row["illness"]][name]
            told = None if value is None else str(value)
            label = None if row[name] is None else str(row[name])
            assert oracle.generalizes(
                label, told, order if name == "zip" else None, trees.get(name)
            )
    assert min(classes(backend).values()) >= 5
    assert len({row["illness"] for row in released}) == len(released)
    assert any(row["illness"] >= 300 for row in released)


@pytest.mark.each_engine
def test_rows_that_come_later_keep_every_class_at_k(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    made = sqlanon.compile_job(job_of(), connection=backend.url)
    insert(backend, people(200, 40))
    for _ in range(2):  # each time anew
        replay(backend, made.text)
        found = classes(backend)
        assert min(found.values()) >= 5
        assert 0.7 * 240 <= found.total() <= 240
        assert found.total() > 200


@pytest.mark.parametrize("unknown", ["root", "suppress"])
def test_values_that_are_new_become_the_root_or_are_left_out(backend: Place, unknown: str) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(target={"unknown": unknown})
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, "city")
    assert before[("*",)] == 0
    insert(backend, [(n, 20, "Xanten", "000", "flu") for n in range(1000, 1006)])
    replay(backend, made.text)
    assert classes(backend, "city")[("*",)] == (6 if unknown == "root" else 0)
    insert(backend, [(n, 20, "Ypern", "111", "flu") for n in range(2000, 2004)])
    replay(backend, made.text)  # four are too few to be shown, whatever they become
    assert not any("Ypern" in str(row) for row in backend.records("released"))
    assert min(classes(backend).values()) >= 5


@pytest.mark.each_engine
def test_the_rule_of_a_hierarchy_knows_values_that_did_not_occur(backend: Place) -> None:
    columns = {**COLUMNS, "born": "date"}
    backend.load("people", columns, [(*row, dt.date(2020, 1, 1)) for row in people(0, 200)])
    levels = {"age": 1, "city": 2, "zip": 1, "born": 1}
    job = job_of(
        columns={"born": {"role": "quasi", "hierarchy": {"dates": ["month", "year"]}}},
        algorithm={"fixed": {"levels": levels}},
        max_suppression=0.9,
        target={"unknown": "suppress"},
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    later = [(n, 80, None, "77x", "flu", dt.date(2024, 2, n - 990)) for n in range(1000, 1006)]
    backend.load("more", columns, later)
    backend.run("INSERT INTO people SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    found = classes(backend, "age", "zip", "born")
    assert found[("[80-89]", "77*", "2024-02")] == 6


def test_a_strict_job_is_compiled_without_warnings_only(backend: Place) -> None:
    backend.load("people", COLUMNS, [(n % 50, *row[1:]) for n, row in enumerate(people(0, 200))])
    told = {"id": {"role": "insensitive"}}
    with pytest.raises(UnacceptedWarningsError):
        sqlanon.compile_job(job_of(columns=told, strict=True), connection=backend.url)
    assert backend.tables() == ["people"]


def test_classes_are_looked_at_in_parts_where_the_job_says_so(backend: Place) -> None:
    columns = {**COLUMNS, "job": "text"}
    rows = [
        (*row[:4], row[4] or "none", "abc"[n * n % 7 % 3]) for n, row in enumerate(people(0, 300))
    ]
    backend.load("people", columns, rows)
    job = job_of(
        columns={"job": {"role": "sensitive"}},
        privacy=[
            {"l_diversity": {"column": "illness", "l": 2}},
            {"l_diversity": {"column": "job", "l": 2}},
        ],
        others_as_quasi=True,
        algorithm={"fixed": {"levels": {"age": 1, "city": 1, "zip": 2}}},
        max_suppression=0.95,
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness", "job")
    sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness", "job")
    assert by_script


def entered(place: Place) -> list[sqlanon.report.history.PastRun]:
    """What the history says of `released`, the oldest first."""
    return [*reversed(sqlanon.history(place.url, "released").runs)]


@pytest.mark.each_engine
def test_a_script_enters_what_it_measured_in_the_ledger(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(
        privacy=[K5, {"l_diversity": {"column": "illness", "l": 1.5, "variant": "entropy"}}]
    )
    report = sqlanon.run(job, connection=backend.url)
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    insert(backend, people(200, 30))
    replay(backend, made.text)
    run, first, second = entered(backend)
    assert run.script is None
    assert first.script == second.script
    assert len({run.run_id, first.run_id, second.run_id}) == 3
    times = [one.finished for one in (run, first, second)]
    assert times == sorted(time for time in times if time is not None)
    assert (first.state, first.target, first.job_digest) == ("published", run.target, job.digest())
    assert (first.source, first.rows, second.rows) == ("people", 200, 230)
    assert first.published == report.rows.published
    assert first.suppressed == report.rows.suppressed
    assert first.classes == report.classes.count
    assert [(m.name, m.required, m.holds) for m in first.models] == [
        (m.name, m.required, m.holds) for m in report.models
    ]
    for one, other in zip(first.models, report.models, strict=True):
        assert one.reached == pytest.approx(other.reached)
    assert second.published == len(backend.records("released"))
    assert second.classes == len(classes(backend))
    assert second.models[0].reached == min(classes(backend).values())
    assert first.recoding["recoding"] == "full_domain"
    assert f"script {first.script}" in sqlanon.history(backend.url, "released").to_html()


@pytest.mark.each_engine
def test_a_script_that_fails_enters_nothing(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    made = sqlanon.compile_job(job_of(target={"unknown": "suppress"}), connection=backend.url)
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    assert outcome(backend, made.text)[0] != 0
    go_on(backend, made.text)
    assert entered(backend) == []


@pytest.mark.each_engine
def test_a_script_takes_the_levels_of_a_published_run(backend: Place) -> None:
    """Of rows that a search of today would recode otherwise."""
    backend.load("people", COLUMNS, people(0, 60))
    job = job_of()
    old = sqlanon.run(job, connection=backend.url)
    insert(backend, people(60, 1500))
    today = sqlanon.plan(job, connection=backend.url)
    assert today.recoding.levels != old.recoding.levels
    assert today.recoding.levels is not None
    for wanted in ("last", old.run_id):
        made = sqlanon.compile_job(job, connection=backend.url, from_run=wanted)
        replay(backend, made.text)
        last = entered(backend)[-1]
        assert old.recoding.levels == {
            name: last.recoding[f"level of {name}"] for name in today.recoding.levels
        }
        fixed = sqlanon.run(
            job_of(
                algorithm={"fixed": {"levels": old.recoding.levels}}, target={"table": "pinned"}
            ),
            connection=backend.url,
        )
        pinned = Counter(tuple(row[n] for n in QUASI) for row in backend.records("pinned"))
        assert classes(backend) == pinned
        assert fixed.rows.published == pinned.total()


@pytest.mark.each_engine
def test_a_recoding_that_the_ledger_does_not_hold_is_not_taken(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))

    def refused(match: str, wanted: str = "last", **said: Any) -> None:
        before = backend.tables()
        with pytest.raises((PublishError, UnsupportedError), match=match):
            sqlanon.compile_job(job_of(**said), connection=backend.url, from_run=wanted)
        assert backend.tables() == before

    refused("no run that published")
    refused("ledger: false, so no run is known", ledger=False)
    replay(backend, sqlanon.compile_job(job_of(), connection=backend.url).text)
    refused("no run that published")  # a script is none
    sqlanon.run(job_of(), connection=backend.url)
    refused("no run 0123456789ab", "0123456789ab")
    refused("was of another job", max_suppression=0.2)
    refused(
        "equal_frequency", columns={"age": {"role": "quasi", "hierarchy": {"equal_frequency": [4]}}}
    )
    regions: dict[str, Any] = {"algorithm": "mondrian"}
    sqlanon.run(job_of(**regions), connection=backend.url)
    refused("is multidimensional, and the ledger holds levels only", **regions)


def test_a_job_without_a_ledger_compiles_to_a_script_without_one(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    replay(backend, sqlanon.compile_job(job_of(ledger=False), connection=backend.url).text)
    assert "sqlanon_runs" not in backend.tables()


@pytest.mark.each_engine
def test_a_script_that_would_lose_too_much_fails_and_leaves_the_release(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(target={"unknown": "suppress"})
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    code, said = outcome(backend, made.text)
    assert code != 0
    assert "suppressed_beyond_the_limit" in said
    assert "X10" not in said
    assert classes(backend, *QUASI, "illness") == before
    backend.run("DELETE FROM people WHERE id >= 1000")
    replay(backend, made.text)
    assert classes(backend, *QUASI, "illness") == before


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


@pytest.mark.parametrize(
    ("said", "what"),
    [
        ({"algorithm": "mu_argus"}, "cell_suppression"),
        (
            {"algorithm": {"mondrian": {"split": "relaxed", "cut": "median"}}},
            "split: relaxed",
        ),
        (
            {"algorithm": {"order_and_cut": {"split": "strict"}}},
            "classes of order_and_cut overlap",
        ),
        ({"target": {"if_exists": "error"}}, "if_exists: replace"),
        ({"target": {"mode": "view"}}, "mode: view"),
        ({"suppressed": "keep"}, "suppressed: keep"),
        (
            {
                "columns": {
                    "id": {"role": "identifier", "action": "hash", "key": "0123456789abcdef"}
                }
            },
            "columns.id",
        ),
        ({"target": {"key": "id", "on_small_change": "refuse"}}, "on_small_change: .* not compare"),
        ({"privacy": [K5, {"person_anonymity": {"k": 2, "person": "id"}}]}, "key is not in"),
        ({"privacy": [K5, {"k_map": {"population": "people", "k": 2}}]}, "population"),
    ],
)
def test_what_cannot_be_compiled_is_refused(
    backend: Place, said: dict[str, Any], what: str
) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    with pytest.raises((UnsupportedError, JobError), match=what):
        sqlanon.compile_job(job_of(**said), connection=backend.url)
    assert backend.tables() == ["people"]


def test_a_target_with_other_columns_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    backend.load("released", {"age": "text"}, [("mine",)])
    with pytest.raises(PublishError, match="other columns"):
        sqlanon.compile_job(job_of(), connection=backend.url)
    assert backend.tables() == ["people", "released"]


def test_a_script_holds_no_value_and_its_tables_can_be_dropped(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    first, second = (sqlanon.compile_job(job_of(), connection=backend.url) for _ in range(2))
    told = [*CITIES[:3], *ILL[:3], *(row[3] for row in people(0, 100))]
    assert not [value for value in told if str(value) in first.text]
    names = sorted(table.name for table in (*first.tables, *second.tables))
    assert len(names) == 6
    assert backend.tables() == sorted(["people", "released", *names])
    assert sqlanon.clean(backend.url) == []
    dropped = sqlanon.drop_compiled(job_of(), connection=backend.url)
    assert sorted(table.name for table in dropped) == names
    assert backend.tables() == ["people", "released"]
    assert outcome(backend, first.text)[0] != 0


def test_procedures_fill_the_target_or_fail_where_the_engine_keeps_them(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 200))
    job = job_of(target={"unknown": "suppress"})
    if backend.name not in {"postgresql", "mariadb"}:
        with pytest.raises(UnsupportedError, match="keeps no procedures"):
            sqlanon.compile_job(job, connection=backend.url, form="procedure")
        assert backend.tables() == ["people"]
        return
    made = sqlanon.compile_job(job, connection=backend.url, form="procedure")
    replay(backend, made.text)
    assert backend.records("released") == []
    call = "CALL refresh_released();"
    replay(backend, f"SET search_path TO {backend.schema}; {call}" if backend.mark == '"' else call)
    before = classes(backend, *QUASI, "illness")
    assert min(classes(backend).values()) >= 5
    insert(backend, [(n, 20, f"X{n}", "000", "flu") for n in range(1000, 1100)])
    for _ in range(2):
        with pytest.raises(Exception, match="suppressed_beyond_the_limit"):
            backend.run(call)
        assert classes(backend, *QUASI, "illness") == before
    (only,) = entered(backend)  # the first CALL, and none that failed
    assert (only.state, only.rows, only.published) == ("published", 200, before.total())


def test_a_form_that_is_not_there_is_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 100))
    with pytest.raises(JobError, match="no form notebook"):
        sqlanon.compile_job(job_of(), connection=backend.url, form="notebook")
    with pytest.raises(UnsupportedError, match="connect to that one"):
        sqlanon.compile_job(job_of(), connection=backend.url, dialect="spark")
    assert backend.tables() == ["people"]

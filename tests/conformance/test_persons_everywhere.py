"""`person: COLUMN`, said once for a job, with every algorithm and way to publish."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon
from sqlanon import KAnonymity, PersonAnonymity
from sqlanon.algorithms import ALGORITHMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

K = 4
KINDS = {"id": "integer", "who": "text", "age": "integer", "town": "text", "ill": "text"}
QUASI = ("age", "town")


def visits() -> Iterator[tuple[Any, ...]]:
    """One to three visits of each of forty persons, some of whom move; three are nobody's."""
    chance = random.Random(3)  # noqa: S311 - no secret
    number = 0
    for person in range(40):
        age, town = chance.choice((20, 22, 30, 31, 45, 47)), chance.choice(("Ulm", "Bern", "Kiel"))
        for _ in range(chance.randrange(1, 4)):
            if chance.random() < 0.2:
                town = chance.choice(("Ulm", "Bern", "Kiel"))
            # persons who are equal where case is ignored are two
            yield number, f"{'Pp'[person % 2]}{person // 2}", age, town, chance.choice("abc")
            number += 1
    yield from ((1000 + n, None, 20, "Ulm", "a") for n in range(3))


VISITS = [*visits()]
AS_TEXT = [(number, who, str(age), *rest) for number, who, age, *rest in VISITS]
WHO = {number: who for number, who, *_ in VISITS}

STRICT: dict[str, dict[str, Any]] = {
    "mondrian": {},
    "order_and_cut": {"split": "strict"},
    "sangreea": {"measure": "set", "split": "strict"},
    "k_member": {"measure": "set", "split": "strict"},
    "oka": {"measure": "set", "split": "strict"},
    "fixed": {"levels": {"age": 2, "town": 0}},
    **{
        name: {}
        for name in (
            "optimal",
            "heuristic",
            "samarati",
            "ola",
            "incognito",
            "mingen",
            "datafly",
            "top_down",
            "bottom_up",
            "cell_suppression",
            "mu_argus",
        )
    },
}
"""Algorithms that look at who is in a class, and their options."""
ROWS_ONLY: dict[str, tuple[dict[str, Any], str]] = {
    "apriori": ({}, "apriori generalizes combinations of a person's items, and"),
    "anatomy": ({}, "anatomy publishes quasi-identifiers unchanged"),
    "m_invariance": ({}, "m_invariance makes classes of m rows"),
}
"""Algorithms that do not, and what they say."""
DEALT = ("mondrian", "order_and_cut", "sangreea", "k_member", "oka")


def asked(place: Place, algorithm: object, **said: Any) -> dict[str, Any]:
    hierarchy = {"intervals": [10, 40]}
    return {
        "connection": place.url,
        "source": "visits",
        "target": {"table": "out", "if_exists": "replace"},
        "columns": {
            "id": {"role": "keep"},
            "who": {"role": "drop"},
            "age": {"role": "quasi", "hierarchy": hierarchy},
            "town": {"role": "quasi", "hierarchy": {"flat": True}},
            "ill": {"role": "keep"},
        },
        "person": "who",
        "privacy": [{"k_anonymity": {"k": K}}],
        "algorithm": algorithm,
        "max_suppression": 0.4,
        **said,
    }


def fewest(records: list[dict[str, Any]]) -> tuple[int, int]:
    """Persons of the smallest class, and how many persons are in several."""
    classes, places = defaultdict(set), defaultdict(set)
    for row in records:
        if (who := WHO[row["id"]]) is not None:
            classes[row["age"], row["town"]].add(who)
            places[who].add((row["age"], row["town"]))
    return min(map(len, classes.values())), sum(len(one) > 1 for one in places.values())


def singled(records: list[dict[str, Any]]) -> int:
    """Persons in several classes whose classes have fewer than k persons in common."""
    classes, places = defaultdict(set), defaultdict(set)
    for row in records:
        if (who := WHO[row["id"]]) is not None:
            classes[row["age"], row["town"]].add(who)
            places[who].add((row["age"], row["town"]))
    several = [one for one in places.values() if len(one) > 1]
    return sum(len(set.intersection(*(classes[at] for at in one))) < K for one in several)


def told_apart(report: sqlanon.Report | sqlanon.Plan) -> float:
    """Those of whom W08 says so."""
    figures = (one.figures for one in report.warnings if one.code == "W08")
    return next((one["singled_out"] for one in figures), 0)


def spread(report: sqlanon.Report | sqlanon.Plan | sqlanon.CheckReport) -> float:
    """The persons of whom W08 says that they are in several classes."""
    return next((one.figures["spread"] for one in report.warnings if one.code == "W08"), 0)


def test_every_algorithm_is_listed() -> None:
    """That of numbers counts persons in a test of its own."""
    assert {*STRICT, *ROWS_ONLY, "microaggregation"} == {*ALGORITHMS}


@pytest.mark.parametrize("name", STRICT)
def test_each_algorithm_counts_the_persons_of_the_job(backend: Place, name: str) -> None:
    backend.load("visits", KINDS, VISITS)
    job = sqlanon.Job.from_mapping(asked(backend, {name: STRICT[name]}))
    planned = sqlanon.plan(job)
    report = sqlanon.run(job)
    least, several = fewest(backend.records("out"))
    (model,) = report.models
    assert (model.name, model.reached) == ("person_anonymity", least)
    assert least >= K
    assert spread(report) == spread(planned) == several
    assert told_apart(report) == told_apart(planned) == singled(backend.records("out"))


@pytest.mark.parametrize("name", ROWS_ONLY)
def test_those_of_rows_say_so(name: str) -> None:
    options, said = ROWS_ONLY[name]
    with pytest.raises(sqlanon.SqlanonError, match=said):
        sqlanon.plan(sqlanon.Job.from_mapping(asked(NOWHERE, {name: options})))


@pytest.mark.parametrize("name", DEALT)
def test_those_that_deal_rows_by_chance_say_so(name: str) -> None:
    options = {"cut": "median"} if name == "mondrian" else {}
    algorithm = {name: {"split": "relaxed", **options}}
    with pytest.raises(
        sqlanon.UnsupportedError, match="split: relaxed assigns rows of equal values"
    ):
        sqlanon.plan(sqlanon.Job.from_mapping(asked(NOWHERE, algorithm)))


class Nowhere:
    """A place that is never connected to."""

    url = "duckdb:////nowhere/at/all.duckdb"


NOWHERE: Any = Nowhere()


@pytest.mark.parametrize("by", ["update", "swap"])
def test_in_place(backend: Place, by: str) -> None:
    if by == "swap" and backend.name == "mariadb":
        pytest.skip("a table is not swapped there")
    backend.load("visits", {**KINDS, "id": "integer PRIMARY KEY", "age": "text"}, AS_TEXT)
    columns = asked(backend, "optimal")["columns"]
    columns["who"] = {"role": "identifier", "action": "keep"}
    columns["age"]["hierarchy"] = {"mask": {"steps": [1, 2]}}
    target = {"mode": "replace", "by": by}
    said = asked(backend, "optimal", columns=columns, target=target)
    report = sqlanon.run(sqlanon.Job.from_mapping(said), in_place=True)
    least, several = fewest(backend.records("visits"))
    assert report.models[0].reached == least >= K
    assert spread(report) == several


def test_a_check_counts_them_too(backend: Place) -> None:
    """Of persons by the published column, which a check finds in the table too."""
    backend.load("visits", KINDS, VISITS)
    columns = asked(backend, "optimal")["columns"]
    columns["who"] = {"role": "keep"}
    said = asked(backend, "optimal", columns=columns)
    job = sqlanon.Job.from_mapping(said)
    report = sqlanon.run(job)
    least, several = fewest(backend.records("out"))
    model = {"k_anonymity": {"k": K, "person": "who"}}
    found = sqlanon.check(backend.url, "out", quasi=QUASI, privacy=[model])
    assert report.models[0].reached == found.models[0].reached == least
    assert spread(report) == spread(found) == several > 0
    assert told_apart(report) == singled(backend.records("out")) > 0
    (warned,) = [one for one in found.warnings if one.code == "W08"]
    assert "singled_out" not in warned.figures, "a check makes no tables"


def test_what_a_job_says_once_is_what_its_models_would_say() -> None:
    once = sqlanon.Job.from_mapping(asked(NOWHERE, "optimal"))
    each = asked(NOWHERE, "optimal", privacy=[{"k_anonymity": {"k": K, "person": "who"}}])
    del each["person"]
    assert once.privacy == (PersonAnonymity(k=K, person="who"),)
    assert once.digest() == sqlanon.Job.from_mapping(each).digest()
    assert sqlanon.Job.from_mapping(once.to_mapping()) == once
    for models in (
        [KAnonymity(k=K)],
        [{"person_anonymity": {"k": K}}],
        [{"k_anonymity": {"k": K, "person": "who"}}],
    ):
        made = sqlanon.Job.from_mapping(asked(NOWHERE, "optimal", privacy=models))
        assert made.privacy == once.privacy


SUMS = {"source": "buys", "key": "who", "columns": {"bought": {"count": "who"}}}


def test_aggregates_take_it_too() -> None:
    made = sqlanon.Job.from_mapping(asked(NOWHERE, "optimal", aggregates=[SUMS]))
    assert made.aggregates is not None
    assert made.aggregates[0].person == "who"


BUYS = {"source": "buys", "target": "bought", "key": "who", "columns": {}}
CHANGING = {"table": "out", "if_exists": "replace", "key": "id"}
KEPT = {"k_anonymity": {"k": 2}}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"privacy": [{"k_anonymity": {"k": 2, "person": "id"}}]}, "the job has person: who"),
        (
            {"privacy": [KEPT, {"person_anonymity": {"k": 2, "person": "id"}}]},
            "are identified by one",
        ),
        ({"privacy": [{"l_diversity": {"column": "ill", "l": 2}}]}, "no model of the job counts p"),
        ({"privacy": [KEPT, {"average_risk": {"threshold": 0.1}}]}, "average_risk: it counts rows"),
        (
            {"privacy": [KEPT, {"alpha_k": {"column": "ill", "alpha": 0.9, "k": 2}}]},
            "alpha_k of 'ill': it counts rows",
        ),
        ({"privacy": [KEPT, {"m_uniqueness": {"column": "ill", "m": 2}}]}, "it counts rows"),
        ({"aggregates": [{**SUMS, "person": "id"}]}, r"aggregates\.buys\.person: id: the job has"),
        ({"tables": [BUYS]}, "set `action: renumber` for that column"),
        (
            {"target": CHANGING, "release_guard": {"action": "warn", "compare": "previous"}},
            "target.key: id: the models count persons by who",
        ),
    ],
)
def test_what_is_said_otherwise_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(sqlanon.SqlanonError, match=said):
        sqlanon.plan(sqlanon.Job.from_mapping(asked(NOWHERE, "optimal", **changes)))


UNIQUE = {"m_uniqueness": {"column": "ill", "m": 2}}
DIVERSE = {"l_diversity": {"column": "ill", "l": 2}}
PERSON, UNIT = {"person": "who"}, [{"k_anonymity": {"k": 2, "person": "who"}}]
BY_LOT: dict[str, tuple[str, list[Any], dict[str, Any]]] = {
    "anatomy, person of the job": ("anatomy", [DIVERSE], PERSON),
    "anatomy, unit of a model": ("anatomy", [DIVERSE, *UNIT], {}),
    "m_invariance, person of the job": ("m_invariance", [UNIQUE], PERSON),
    "m_invariance, unit of a model": ("m_invariance", [UNIQUE, *UNIT], {}),
}


@pytest.mark.parametrize("case", BY_LOT)
def test_classes_that_are_made_by_lot_are_of_rows(case: str) -> None:
    """With the remedy, before anything is connected to."""
    algorithm, privacy, person = BY_LOT[case]
    said: dict[str, Any] = {
        "columns": {
            "id": {"role": "drop"},
            "who": {"role": "drop"},
            "age": {"role": "quasi"},
            "ill": {"role": "sensitive"},
        },
        "privacy": privacy,
        "algorithm": algorithm,
        "target": {"table": "out"} | ({"key": "id"} if algorithm == "m_invariance" else {}),
    }
    what = "person: who" if person else "person_anonymity of 'who'"
    remedy = rf"{what}: {algorithm} counts rows; use mondrian with l_diversity, .* a view with"
    with pytest.raises(sqlanon.SqlanonError, match=remedy) as told:
        sqlanon.plan(NOWHERE.url, "visits", **said, **person)
    assert "no model of the job counts persons" not in str(told.value)


def test_a_share_of_values_goes_with_persons() -> None:
    """Its k is of rows, and is left at 1."""
    models = [KEPT, {"alpha_k": {"column": "ill", "alpha": 0.9}}]
    made = sqlanon.Job.from_mapping(asked(NOWHERE, "optimal", privacy=models))
    with pytest.raises(sqlanon.ConnectionFailedError):
        sqlanon.plan(made)


def test_a_certificate_counts_the_persons_of_the_job(backend: Place, tmp_path: Any) -> None:
    backend.load("visits", KINDS, VISITS)
    columns = asked(backend, "optimal")["columns"]
    columns["who"] = {"role": "keep"}
    said = asked(backend, "optimal", columns=columns)
    del said["connection"]
    file = tmp_path / "job.json"
    file.write_text(json.dumps(said))
    report = sqlanon.run(sqlanon.Job.from_file(file), connection=backend.url)
    shown = tmp_path / "report.json"
    shown.write_text(report.to_json())
    compared = sqlanon.check_certificate(backend.url, shown).certificate
    assert compared is not None
    assert compared.agrees
    assert "person_anonymity of who, reached" in {one.name for one in compared.figures}

"""Compiled scripts recode a population as they recode the source, and hold its models or fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import oracle_models
import pytest
from clients import outcome, replay
from compiled_people import COLUMNS, K5, QUASI, classes, insert, job_of, people

import sqlanon
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from engines import Place
    from oracle_models import Row

    from sqlanon.job.job import Job

PUBLIC = {"population": "everybody"}
Holds = Callable[[list[dict[str, Any]], list[dict[str, Any]]], bool]


def between(least: str, most: str) -> Holds:
    def holds(rows: list[Row], public: list[Row]) -> bool:
        shares = [share for _, share in oracle_models.presence(rows, public, QUASI)]
        return all(Fraction(least) <= share <= Fraction(most) for share in shares)

    return holds


MODELS: dict[str, tuple[dict[str, Any], Holds]] = {
    "presence": (
        {"delta_presence": {**PUBLIC, "min": 0, "max": "0.5"}},
        between("0", "0.5"),
    ),
    "presence, both": (
        {"delta_presence": {**PUBLIC, "min": "0.2", "max": "0.6"}},
        between("0.2", "0.6"),
    ),
    "k-map": (
        {"k_map": {**PUBLIC, "k": 18}},
        lambda rows, public: min(F for _, F in oracle_models.k_map(rows, public, QUASI)) >= 18,
    ),
    "marketer": (
        {"average_risk": {**PUBLIC, "threshold": "0.05"}},
        lambda rows, public: oracle_models.marketer_risk(rows, public, QUASI) <= Fraction("0.05"),
    ),
    "uniques": (
        {"sample_uniqueness": {**PUBLIC, "threshold": 0}},
        lambda rows, public: oracle_models.population_uniques(rows, public, QUASI) == 0,
    ),
}


def told(row: Row) -> tuple[Any, ...]:
    """What the levels below publish of a row, by hand."""
    score = row["age"] // 20 * 20
    city = {"Aachen": "w", "Bonn": "w", "Celle": "n"}.get(row["city"], "*")
    return f"[{score}-{score + 19}]", city, f"{row['zip'][:2]}*"


def published(place: Place) -> tuple[list[Row], list[Row]]:
    """The release, and the population as its reader recodes it without what was left out."""
    rows = place.records("released")
    shown = {tuple(row[name] for name in QUASI) for row in rows}
    gone = {told(row) for row in place.records("people")} - shown
    public = [told(row) for row in place.records("everybody")]
    return rows, [dict(zip(QUASI, one, strict=True)) for one in public if one not in gone]


def settled(place: Place, model: dict[str, Any], **said: Any) -> Job:
    """A source, its population, and a job that asks for a model of both."""
    place.load("people", COLUMNS, people(0, 240))
    rows = people(0, 240)
    # the public are three for each of the source, but only those of the source where zips begin 03
    place.load("everybody", COLUMNS, [*rows, *(row for row in rows * 2 if row[3][1] != "3")])
    levels = {"age": 2, "city": 1, "zip": 1}
    usual: dict[str, Any] = {"algorithm": {"fixed": {"levels": levels}}, "max_suppression": "0.9"}
    return job_of(**{"privacy": [{"k_anonymity": {"k": 3}}, model], **usual, **said})


@pytest.mark.parametrize("model", MODELS)
def test_a_model_of_a_population_holds_of_rows_that_come_later(backend: Place, model: str) -> None:
    asked, holds = MODELS[model]
    job = settled(backend, asked)
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    by_script = classes(backend, *QUASI, "illness")
    report = sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend, *QUASI, "illness")
    assert 60 < by_script.total() == report.rows.published
    assert holds(*published(backend))

    insert(backend, people(240, 30))
    backend.load("more", COLUMNS, people(200, 100))
    backend.run("INSERT INTO everybody SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    assert holds(*published(backend))
    assert min(classes(backend).values()) >= 3


@pytest.mark.parametrize("model", ["presence", "k-map"])
def test_a_class_that_the_public_lacks_is_left_out_and_the_guard_sees_to_it(
    backend: Place, model: str
) -> None:
    asked, holds = MODELS[model]
    made = sqlanon.compile_job(settled(backend, asked), connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    insert(backend, [(n, 99, "Bonn", "777", "flu") for n in range(900, 920)])
    careless = re.sub(r"/\* compiled/suppress \*/[^;]*;", "", made.text)
    assert careless != made.text
    code, said = outcome(backend, careless)
    assert (code != 0, "_violated_" in said) == (True, True)
    assert classes(backend, *QUASI, "illness") == before
    replay(backend, made.text)
    assert ("[80-99]", "w", "77*") not in classes(backend)
    assert holds(*published(backend))
    backend.load("more", COLUMNS, [(n, 99, "Aachen", "770", "flu") for n in range(60)])
    backend.run("INSERT INTO everybody SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    assert classes(backend)[("[80-99]", "w", "77*")] == 20
    assert holds(*published(backend))


def test_a_class_of_too_many_others_is_left_out_of_both(backend: Place) -> None:
    asked, holds = MODELS["presence, both"]
    made = sqlanon.compile_job(settled(backend, asked), connection=backend.url)
    replay(backend, made.text)
    label = ("[20-39]", "w", "00*")
    assert classes(backend)[label] > 0
    backend.load("more", COLUMNS, [(n, 25, "Bonn", "009", "flu") for n in range(100)])
    backend.run("INSERT INTO everybody SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    assert classes(backend)[label] == 0
    assert holds(*published(backend))


@pytest.mark.parametrize(
    ("model", "came"),
    [
        ("marketer", [(n, 50 + n % 2 * 20, "Bonn", "777", "flu") for n in range(6)]),
        ("uniques", [(1000, 99, "Bonn", "777", "flu")]),
    ],
)
def test_a_condition_of_the_whole_table_lets_the_script_fail(
    backend: Place, model: str, came: list[tuple[Any, ...]]
) -> None:
    asked, holds = MODELS[model]
    job = settled(backend, asked, privacy=[asked])
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    assert before.total() == 240
    insert(backend, came)  # of whom the public knows nothing
    code, said = outcome(backend, made.text)
    assert (code != 0, f"{next(iter(asked))}_violated" in said) == (True, True)
    assert classes(backend, *QUASI, "illness") == before
    backend.load("more", COLUMNS, came * 40)
    backend.run("INSERT INTO everybody SELECT * FROM more", "DROP TABLE more")
    replay(backend, made.text)
    assert classes(backend).total() == 240 + len(came)
    assert holds(*published(backend))


def test_a_public_that_has_shrunk_lets_the_script_fail(backend: Place) -> None:
    job = settled(backend, MODELS["k-map"][0], max_suppression="0.6")
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    backend.run("DELETE FROM everybody WHERE age > 22")
    code, said = outcome(backend, made.text)
    assert (code != 0, "suppressed_beyond_the_limit" in said) == (True, True)
    assert classes(backend, *QUASI, "illness") == before


@pytest.mark.parametrize("unknown", ["root", "suppress"])
def test_a_value_that_only_the_public_has_is_a_class_without_anybody(
    backend: Place, unknown: str
) -> None:
    """Its share is 0, below the minimum: everybody sees who is not in the release."""
    model = {"delta_presence": {**PUBLIC, "min": "0.1", "max": "0.6"}}
    job = settled(backend, model, on_new_value=unknown)
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    before = classes(backend, *QUASI, "illness")
    backend.load("more", COLUMNS, [(1, 20, "Xanten", "999", "flu")])
    backend.run("INSERT INTO everybody SELECT * FROM more", "DROP TABLE more")
    code, said = outcome(backend, made.text)
    assert (code != 0, "delta_presence_violated" in said, "Xanten" in said) == (True, True, False)
    assert classes(backend, *QUASI, "illness") == before


def test_columns_that_are_published_as_they_are_are_compared_as_they_are(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 240))
    backend.load("everybody", COLUMNS, [*people(0, 240), *people(0, 200)])
    job = job_of(
        columns={"age": {"role": "quasi", "hierarchy": {"intervals": [10]}, "max_level": 0}},
        privacy=[{"k_anonymity": {"k": 2}}, {"k_map": {**PUBLIC, "k": 5}}],
        algorithm={"fixed": {"levels": {"age": 0, "city": 2, "zip": 2}}},
        max_suppression="0.9",
    )
    made = sqlanon.compile_job(job, connection=backend.url)
    replay(backend, made.text)
    by_script = classes(backend)
    sqlanon.run(job, connection=backend.url)
    assert by_script == classes(backend)
    public = backend.records("everybody")
    for age, _, zip_ in by_script:
        assert sum((row["age"], row["zip"][0]) == (age, str(zip_)[0]) for row in public) >= 5


def test_numbers_of_another_type_are_refused(backend: Place) -> None:
    backend.load("people", COLUMNS, people(0, 240))
    backend.load("everybody", {**COLUMNS, "age": "real"}, people(0, 240))
    job = job_of(privacy=[K5, {"k_map": {**PUBLIC, "k": 3}}])
    with pytest.raises(UnsupportedError, match="'age' has another type in"):
        sqlanon.compile_job(job, connection=backend.url)
    assert backend.tables() == ["everybody", "people"]

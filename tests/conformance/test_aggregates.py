"""Columns of persons that are made of their rows elsewhere, beside the same made in Python."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon import (
    InspectionError,
    Job,
    JobError,
    SqlanonError,
    UnsupportedError,
    anonymize,
    compile_job,
    plan,
    run,
)
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

CANARY = "Kanarienvogel"
Person = tuple[Any, str, int]
Buy = tuple[Any, str | None, int | None, str | None]


def tables(seed: int, key: Any = int) -> tuple[list[Person], list[Buy]]:
    """Persons with a town and an age, some without rows; rows of theirs and of nobody."""
    chance = random.Random(seed)  # noqa: S311 - no secret
    keys = [key(1000 + 7 * n) for n in range(24)]
    people = [(who, "NS"[n % 2], 20 + n) for n, who in enumerate(keys)]
    whose = [*keys[:18], None, key(5)]
    rows = [
        (
            chance.choice(whose),
            chance.choice(["a", "A", "b", "b ", None]),
            chance.choice([-5, 0, 3, 10, None]),
            chance.choice(["2020-01-31", "2021-05-01", None]),
        )
        for _ in range(70)
    ]
    # all that somebody has may be NULL
    return people, [*rows, (keys[20], None, None, None), (keys[20], None, None, None)]


def load(place: Place, people: list[Person], buys: list[Buy], key: str = "integer") -> None:
    place.load("people", {"id": key, "town": "text", "age": "integer"}, people)
    columns = {"who": key, "item": "text", "price": "integer", "day": "date"}
    place.load("buys", columns, buys)


ASKED = {
    "bought": {"count": "who"},
    "priced": {"count": "price"},
    "items": {"distinct": "item"},
    "spent": {"sum": "price"},
    "least": {"min": "price"},
    "last_day": {"max": "day"},
    "mean_price": {"mean": "price"},
}


def made(buys: list[Buy], who: Any) -> tuple[Any, ...]:
    """What a person gets of ASKED."""
    mine = [row[1:] for row in buys if row[0] is not None and row[0] == who]
    prices = [price for _, price, _ in mine if price is not None]
    days = [day for *_, day in mine if day is not None]
    return (
        len(mine),
        len(prices),
        len({item for item, *_ in mine if item is not None}),
        sum(prices),
        min(prices, default=None),
        max(days, default=None),
        sum(prices) / len(prices) if prices else None,
    )


def job(place: Place, columns: dict[str, Any], **more: Any) -> Job:
    said: dict[str, Any] = {
        "connection": place.url,
        "source": "people",
        "target": {"table": "people_out", "if_exists": "replace"},
        "columns": {
            "id": {"role": "drop"},
            "town": {"role": "quasi"},
            "age": {"role": "drop"},
            **columns,
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "aggregates": [{"source": "buys", "key": "who", "person": "id", "columns": ASKED}],
        **more,
    }
    return Job.from_mapping(said)


def plain(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(
        float(row[name])
        if name == "mean_price" and row[name] is not None
        else str(row[name])
        if name == "last_day" and row[name] is not None
        else row[name]
        for name in ("town", *ASKED)
    )


@pytest.mark.parametrize("key", ["integer", "text"])
def test_persons_get_what_their_rows_come_to(backend: Place, key: str) -> None:
    people, buys = tables(1, int if key == "integer" else "k{}".format)
    load(backend, people, buys, key)
    kept = {name: {"role": "keep"} for name in ASKED}
    planned = plan(job(backend, kept))
    report = run(job(backend, kept))
    shown = backend.records("people_out")
    assert [*shown[0]] == ["town", *ASKED]
    assert Counter(map(plain, shown)) == Counter(
        (town, *made(buys, who)) for who, town, _ in people
    )
    types = [column.type for column in planned.tables[0].columns]
    assert types == [kind for _, kind, _ in backend.catalogue("people_out")]
    assert report.rows.published == len(people)
    assert backend.tables() == ["buys", "people", "people_out", "sqlanon_runs"]


def test_rows_of_nobody_are_told(backend: Place) -> None:
    people, buys = tables(1)
    load(backend, people, buys)
    report = run(job(backend, {}, unlisted="drop"))
    known = {who for who, *_ in people}
    nobodys = sum(row[0] not in known for row in buys)
    (warned,) = [one for one in report.warnings if one.code == "W14"]
    assert warned.column == "buys"
    assert warned.figures == {"rows": len(buys), "nobodys": nobodys}
    backend.run("DELETE FROM buys WHERE who IS NULL OR who NOT IN (SELECT id FROM people)")
    whole = run(job(backend, {}, unlisted="drop"))
    assert "W14" not in {one.code for one in whole.warnings}
    backend.run("DELETE FROM buys")
    empty = run(job(backend, {}, unlisted="drop"))
    assert "W14" not in {one.code for one in empty.warnings}


def test_columns_that_are_dropped_unlisted_are_not_read(backend: Place) -> None:
    people, buys = tables(1)
    rows = [(*row, CANARY, "x") for row in people]
    kinds = {"id": "integer", "town": "text", "age": "integer", "mail": "text", "kept": "text"}
    backend.load("people", kinds, rows)
    backend.load(
        "buys", {"who": "integer", "item": "text", "price": "integer", "day": "date"}, buys
    )
    told: list[str] = []
    observer = Observer(statement=lambda one: told.append(str(one.sql)))
    said = job(backend, {"kept": {"role": "keep"}}, unlisted="drop")
    run(said, observer=observer)
    written = [one for one in told if "kept" in one]
    assert written
    assert not [one for one in written if "mail" in one]
    assert [*backend.records("people_out")[0]] == ["town", "kept"]


def test_they_are_generalized_with_the_others(backend: Place) -> None:
    people, buys = tables(2)
    load(backend, people, buys)
    columns = {
        "bought": {"role": "quasi"},
        "spent": {"role": "quasi", "hierarchy": {"intervals": [5, 20]}},
        "items": {"role": "sensitive"},
    }
    privacy = [{"k_anonymity": {"k": 4}}, {"l_diversity": {"column": "items", "l": 2}}]
    report = run(job(backend, columns, privacy=privacy, unlisted="drop"))
    shown = backend.records("people_out")
    sizes = Counter((row["town"], row["bought"], row["spent"]) for row in shown)
    assert min(sizes.values()) >= 4
    assert all(model.holds for model in report.models)
    counted = Counter(made(buys, who)[2] for who, *_ in people)
    assert Counter(row["items"] for row in shown) == counted
    for row in shown:
        assert "[" in row["spent"] or row["spent"] == "*" or row["spent"].lstrip("-").isdigit()
    # of those who are in a range of counts each has as many rows
    ends = [str(row["bought"]).strip("[]").split("-") for row in shown]
    low, high = min(int(end[0]) for end in ends), max(int(end[-1]) for end in ends)
    numbers = [made(buys, who)[0] for who, *_ in people]
    assert (low, high) == (min(numbers), max(numbers))


def test_rows_are_published_and_aggregated_at_once(backend: Place) -> None:
    people, buys = tables(3)
    load(backend, people, buys)
    details = {
        "source": "buys",
        "target": "buys_out",
        "key": "who",
        "columns": {"price": {"role": "keep"}},
        "unlisted": "drop",
    }
    columns = {
        "id": {"role": "identifier", "action": "renumber"},
        "bought": {"role": "keep"},
    }
    run(job(backend, columns, unlisted="drop", tables=[details]))
    shown = Counter(row["who"] for row in backend.records("buys_out"))
    persons = {row["id"]: row["bought"] for row in backend.records("people_out")}
    assert len(persons) == len(people)
    assert {who: shown[who] for who in persons} == persons


def test_the_same_is_said_in_python(backend: Place) -> None:
    people, buys = tables(4)
    load(backend, people, buys)
    asked = [{"source": "buys", "key": "who", "person": "id", "columns": {"n": {"count": "who"}}}]
    anonymize(
        backend.url,
        "people",
        target="people_out",
        columns={"town": {"role": "quasi"}, "n": {"role": "keep"}},
        unlisted="drop",
        privacy=[{"k_anonymity": {"k": 2}}],
        aggregates=asked,
    )
    assert sum(row["n"] for row in backend.records("people_out")) == sum(
        made(buys, who)[0] for who, *_ in people
    )


def test_keys_with_more_digits_than_those_they_refer_to_are_the_same(backend: Place) -> None:
    """As texts 7.0 and 7.00 would be two."""
    backend.run(
        "CREATE TABLE people (id DECIMAL(6, 1), town VARCHAR(9))",
        "CREATE TABLE buys (who DECIMAL(9, 3), price INTEGER)",
        "INSERT INTO people VALUES (1.0, 'N'), (2.5, 'N'), (30.0, 'N')",
        "INSERT INTO buys VALUES (1, 5), (1, -7), (2.5, 11), (2.501, 100), (NULL, 1000)",
    )
    asked = {"bought": {"count": "who"}, "spent": {"sum": "price"}}
    details = {
        "source": "buys",
        "target": "buys_out",
        "key": "who",
        "columns": {"price": {"role": "keep"}},
    }
    said = {
        "connection": backend.url,
        "source": "people",
        "target": "people_out",
        "columns": {
            "id": {"role": "identifier", "action": "renumber"},
            "town": {"role": "quasi"},
            **{name: {"role": "keep"} for name in asked},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "aggregates": [{"source": "buys", "key": "who", "person": "id", "columns": asked}],
        "tables": [details],
    }
    run(Job.from_mapping(said))
    shown = backend.records("people_out")
    assert sorted((row["bought"], row["spent"]) for row in shown) == [(0, 0), (1, 11), (2, -2)]
    persons = {row["id"]: row["spent"] for row in shown}
    rows = backend.records("buys_out")
    assert sorted((persons[row["who"]], row["price"]) for row in rows) == [
        (-2, -7),
        (-2, 5),
        (11, 11),
    ]


def of(**more: Any) -> list[dict[str, Any]]:
    return [{"source": "buys", "key": "who", "person": "id", "columns": ASKED, **more}]


@pytest.mark.parametrize(
    ("more", "error", "words"),
    [
        ({"aggregates": of(columns={"age": {"count": "who"}})}, InspectionError, "a column 'age'"),
        ({"aggregates": of() + of()}, JobError, "columns.bought: is named twice"),
        (
            {"aggregates": of(columns={"n": {"count": "who"}, "N": {"sum": "price"}})},
            JobError,
            "is named twice; engines ignore the case of names",
        ),
        ({"aggregates": of(key="whose")}, InspectionError, "no column 'whose'"),
        ({"aggregates": of(person="ids")}, InspectionError, "no column 'ids'"),
        ({"aggregates": of(key="item")}, JobError, "item holds text values"),
        (
            {"aggregates": of(columns={"n": {"sum": "item"}})},
            UnsupportedError,
            "n.sum: is of whole",
        ),
        ({"aggregates": of(columns={"n": {"min": "item"}})}, UnsupportedError, "n.min: is of num"),
        (
            {"aggregates": of(columns={"n": {"sum": "price", "min": "price"}})},
            JobError,
            "one funct",
        ),
        ({"aggregates": of(columns={"n": {"avg": "price"}})}, JobError, "avg"),
        ({"target": {"table": "out", "mode": "view"}}, UnsupportedError, "mode: view"),
        ({"release_guard": {"action": "warn"}}, UnsupportedError, "between releases"),
        (
            {"columns": {"town": {"role": "quasi", "order": "appearance"}}},
            UnsupportedError,
            "order",
        ),
    ],
)
def test_what_is_refused_of_aggregates(
    backend: Place, more: dict[str, Any], error: type[SqlanonError], words: str
) -> None:
    load(backend, *tables(0))
    others = {key: value for key, value in more.items() if key != "columns"}
    with pytest.raises(error, match=words):
        run(job(backend, more.get("columns", {}), unlisted="drop", **others))
    assert backend.tables() == ["buys", "people"]
    with pytest.raises(UnsupportedError, match="a script reads one table"):
        compile_job(job(backend, {}, unlisted="drop"))

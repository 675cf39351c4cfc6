"""A person table and its detail tables, published together."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from detail_people import BUYS, CANARY, PEOPLE, expected, found, job, load

from sqlanon import (
    InspectionError,
    Job,
    JobError,
    PublishError,
    UnacceptedWarningsError,
    UnsupportedError,
    VerificationError,
    compile_job,
    history,
    plan,
    run,
)
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import Workspace

if TYPE_CHECKING:
    from engines import Place


def said(place: Place, **more: Any) -> Job:
    return Job.from_mapping(job(place, **more))


def detail(**more: Any) -> list[dict[str, Any]]:
    return [
        {
            "source": "buys",
            "target": "buys_out",
            "key": "person",
            "columns": {"price": {"role": "insensitive"}, "note": {"role": "identifier"}},
            **more,
        }
    ]


def test_details_follow_their_persons(backend: Place) -> None:
    load(backend)
    planned = plan(said(backend))
    report = run(said(backend))

    people, buys = backend.records("people_out"), backend.records("buys_out")
    assert found(people, buys) == expected(PEOPLE, BUYS)
    assert [*people[0]] == ["id", "age", "town"]
    assert [*buys[0]] == ["person", "price"]
    assert {one["id"] for one in people} <= {*range(1, len(PEOPLE) + 1)}
    (told,) = report.details
    assert told == planned.details[0]
    alone = sum(who == PEOPLE[-1][0] for who, *_ in BUYS)
    assert alone
    assert (told.rows, told.nobodys, told.suppressed) == (len(BUYS), 3, alone)
    assert (told.published, told.persons) == (len(buys), len(people))
    assert {"W13", "W14"} <= {one.code for one in report.warnings}
    for text in (report.to_json(), report.to_html(), str(report), planned.to_json()):
        assert CANARY not in text
        assert str(PEOPLE[0][0]) not in text
    assert [one.run_id for one in history(backend.url, "people_out").runs] == [report.run_id]


def test_another_run_replaces_all_tables_with_other_numbers(backend: Place) -> None:
    load(backend)
    target = {"table": "people_out", "if_exists": "replace"}
    run(said(backend))
    before = backend.tables()
    first = sorted((one["person"], one["price"]) for one in backend.records("buys_out"))
    backend.run("DELETE FROM buys WHERE price = 10")
    with pytest.raises(PublishError, match="exists already"):
        run(said(backend))
    run(said(backend, target=target))
    left = [row for row in BUYS if row[1] != 10]
    people, buys = backend.records("people_out"), backend.records("buys_out")
    assert found(people, buys) == expected(PEOPLE, left)
    assert backend.tables() == before
    assert first != sorted((one["person"], one["price"]) for one in buys)


def test_keys_that_are_texts(backend: Place) -> None:
    people = [(f"{CANARY}{'Aa'[n % 2]}{n // 2}", *row[1:]) for n, row in enumerate(PEOPLE)]
    buys = [(people[n % 30][0], n, "") for n in range(50)] + [(None, 1, ""), (CANARY, 2, "")]
    load(backend, people, buys, "text")
    run(said(backend))
    released = backend.records("people_out"), backend.records("buys_out")
    assert found(*released) == expected(people, buys)


def test_what_becomes_of_the_columns_of_details(backend: Place) -> None:
    load(backend)
    backend.load("visits", {"a": "text", "who": "integer", "b": "text"}, [("x", PEOPLE[0][0], "y")])
    hashed = {"role": "identifier", "action": "hash", "key": "0123456789abcdef"}
    masked = {"role": "identifier", "action": "mask", "text": "somewhere"}
    visits = {
        "source": "visits",
        "target": "visits_out",
        "key": "who",
        "columns": {"a": hashed, "b": masked},
    }
    run(said(backend, tables=[*detail(), visits]))
    (row,) = backend.records("visits_out")
    assert [*row] == ["a", "who", "b"]
    assert row["b"] == "somewhere"
    assert len(row["a"]) == 64
    assert row["who"] in {one["id"] for one in backend.records("people_out")}


@pytest.mark.parametrize("seed", range(3))
def test_random_tables(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    keys = chance.sample(range(1000), chance.randrange(15, 40))
    people = [(key, chance.randrange(3), chance.choice("ab"), "") for key in keys]
    whose = [*keys, None, 2000]
    buys = [(chance.choice(whose), chance.randrange(4), "") for _ in range(chance.randrange(60))]
    load(backend, people, buys)
    k = chance.randrange(1, 4)
    report = run(said(backend, privacy=[{"k_anonymity": {"k": k}}]))
    released = backend.records("people_out"), backend.records("buys_out")
    assert found(*released) == expected(people, buys, k)
    assert report.details[0].nobodys == sum(who in {None, 2000} for who, *_ in buys)


def test_a_strict_job_publishes_nothing_where_details_tell_of_persons(backend: Place) -> None:
    load(backend)
    with pytest.raises(UnacceptedWarningsError, match="W14 details-of-nobody"):
        run(said(backend), strict=True)
    assert backend.tables() == ["buys", "people"]


def test_the_verifier_finds_a_row_that_is_missing(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    load(backend)
    execute = Workspace.execute

    def losing(self: Workspace, command: Any) -> None:
        execute(self, command)
        if command.name == "publish/fill_details":
            into = command.sql.split("INSERT INTO ")[1].split(" (")[0]
            lost = Sql(f"DELETE FROM {into} WHERE price = 0")
            execute(self, Command("publish/lose", lost))

    monkeypatch.setattr(Workspace, "execute", losing)
    with pytest.raises(VerificationError, match="not the rows of the persons"):
        run(said(backend))
    assert backend.tables() == ["buys", "people"]


@pytest.mark.parametrize(
    ("more", "error", "words"),
    [
        ({"tables": detail(key="whose")}, InspectionError, "no column 'whose'"),
        (
            {"tables": detail(key="note", columns={})},
            JobError,
            "holds text values",
        ),
        ({"tables": detail(columns={})}, InspectionError, "does not classify: price, note"),
        ({"tables": detail(target="people")}, JobError, "is a table that is read"),
        ({"tables": detail(target="people_out")}, JobError, "another target"),
        ({"tables": detail(source="people")}, JobError, "is the source itself"),
        ({"tables": detail(columns={"price": {"role": "quasi"}})}, UnsupportedError, "price"),
        ({"target": {"table": "people_out", "mode": "view"}}, UnsupportedError, "mode: view"),
        ({"target": {"mode": "replace"}}, UnsupportedError, "mode: replace"),
        (
            {"target": {"table": "people_out", "if_exists": "replace", "on_small_change": "warn"}},
            UnsupportedError,
            "on_small_change compare",
        ),
    ],
)
def test_what_is_refused(
    backend: Place, more: dict[str, Any], error: type[Exception], words: str
) -> None:
    load(backend)
    with pytest.raises(error, match=words):
        run(said(backend, **more), in_place=True)
    assert backend.tables() == ["buys", "people"]


def test_a_key_that_is_none_is_refused(backend: Place) -> None:
    load(backend, [*PEOPLE, PEOPLE[0]])
    with pytest.raises(JobError, match="id is no key of people"):
        run(said(backend))
    target = {"table": "people_out", "if_exists": "replace"}
    with pytest.raises(UnsupportedError, match="no detail tables"):
        compile_job(said(backend, target=target))


def test_a_fault_leaves_all_old_or_all_new_tables(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each statement that writes, names or drops; readers see one release or the other."""
    load(backend)
    target = {"table": "people_out", "if_exists": "replace"}
    wanted = said(backend, target=target)
    old = expected(PEOPLE, BUYS)
    execute = Workspace.execute
    seen = set()
    for place in range(40):
        load_again(backend, wanted)
        backend.run("DELETE FROM buys WHERE price = 10")
        left = place

        def failing(self: Workspace, command: Any) -> None:
            nonlocal left
            if command.name.startswith("publish/"):
                left -= 1
                if left < 0:
                    monkeypatch.setattr(Workspace, "execute", execute)
                    raise InterruptedError
            execute(self, command)

        monkeypatch.setattr(Workspace, "execute", failing)
        over = False
        try:
            run(wanted)
            over = left >= 0
        except InterruptedError:
            pass
        monkeypatch.setattr(Workspace, "execute", execute)
        new = expected(PEOPLE, [row for row in BUYS if row[1] != 10])
        shown = found(backend.records("people_out"), backend.records("buys_out"))
        assert shown in (old, new)
        seen.add(shown == new)
        assert backend.tables() == ["buys", "buys_out", "people", "people_out", "sqlanon_runs"]
        if over:
            break
    assert over
    assert seen == {True, False}


def load_again(place: Place, wanted: Job) -> None:
    """The tables as they were, and their release."""
    place.run(*(f"DROP TABLE {name}" for name in ("people", "buys") if name in place.tables()))
    load(place)
    run(wanted)

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
    retire,
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
            "columns": {"price": {"role": "keep"}, "note": {"role": "drop"}},
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
    for table in ("people_out", "buys_out"):
        (past,) = history(backend.url, table).runs
        assert (past.run_id, past.details) == (report.run_id, ("buys_out",))
        assert "buys_out" in str(history(backend.url, table))
    assert history(backend.url, "buys").runs == ()


def test_a_release_is_not_retired_while_a_detail_table_of_it_is_there(backend: Place) -> None:
    load(backend)
    first = run(said(backend)).run_id
    target = {"table": "people_out", "if_exists": "replace"}
    later = run(said(backend, target=target, tables=detail(target="others"))).run_id
    with pytest.raises(PublishError, match="buys_out is there, and shows its release"):
        retire(backend.url, first)
    backend.run("DROP TABLE buys_out")
    (_, past) = retire(backend.url, first).runs
    assert (past.run_id, past.retired is None) == (first, False)
    with pytest.raises(PublishError, match="people_out is there"):
        retire(backend.url, later)


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
    masked = {"role": "identifier", "action": "mask", "value": "somewhere"}
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


_MORE = {
    "duckdb": ("JSON", "'{\"a\": 1}'", "BLOB", "'\\x00a'::BLOB"),
    "sqlite": ("", "1.0", "BLOB", "x'00ff'"),
    "postgresql": ("JSON", "'{\"a\":  1}'", "BYTEA", "'\\x00ff'"),
    "mariadb": ("JSON", "'{\"a\": 1}'", "VARBINARY(9)", "x'00ff'"),
}
"""By engine: two types that it has, and a value of each."""


def test_values_of_any_type_are_the_person_s_own(backend: Place) -> None:
    load(backend)
    first, one, second, other = _MORE[backend.name]
    columns = "whose INTEGER, r DOUBLE PRECISION, d NUMERIC(9, 2), c CHAR(5), t TIMESTAMP NULL"
    backend.run(f"CREATE TABLE kinds ({columns}, e DATE, v VARCHAR(4000), o {first}, b {second})")
    for n, (person, *_) in enumerate(PEOPLE[:20]):
        values = f"{n % 3 - 0.1}, {n}.50, 'a{n}', '2020-01-0{n % 8 + 1} 10:00:00'"
        more = f"'2020-02-0{n % 8 + 1}', '{'long ' * 400}{n}', {one}, {other}"
        backend.run(f"INSERT INTO kinds VALUES ({person}, {values}, {more})")
        backend.run(f"INSERT INTO kinds (whose, r) VALUES ({person}, -0.0)")
    emptied = {"role": "identifier", "action": "null"}
    kinds = detail(source="kinds", target="kinds_out", key="whose", columns={"e": emptied})
    tables = [{**kinds[0], "unlisted": "keep"}]
    report = run(said(backend, tables=tables, accept={"W22": "invented"}))
    shown = backend.records("kinds_out")
    assert len(shown) == report.details[0].published == 40
    assert {one["e"] for one in shown} == {None}


@pytest.mark.parametrize("seed", range(3))
def test_random_tables(backend: Place, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - no secret
    keys = chance.sample(range(1000), chance.randrange(15, 40))
    people = [(key, chance.randrange(3), chance.choice("ab"), "") for key in keys]
    whose = [*keys, None, 2000]
    buys = [(chance.choice(whose), chance.randrange(4), "") for _ in range(chance.randrange(60))]
    load(backend, people, buys)
    k = chance.randrange(2, 4)
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
        if command.name == "detail_tables/fill_details":
            into = command.sql.split("INSERT INTO ")[1].split(" (")[0]
            lost = Sql(f"DELETE FROM {into} WHERE price = 0")
            execute(self, Command("publish/lose", lost))

    monkeypatch.setattr(Workspace, "execute", losing)
    with pytest.raises(VerificationError, match="rows are not those of the"):
        run(said(backend))
    assert backend.tables() == ["buys", "people"]


def test_the_verifier_finds_values_of_two_persons_swapped(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each person has as many rows as before, and each value is as often there."""
    load(backend, buys=[(person, n, "") for n, (person, *_) in enumerate(PEOPLE)])
    execute = Workspace.execute

    def swapping(self: Workspace, command: Any) -> None:
        execute(self, command)
        if command.name == "detail_tables/fill_details":
            into = command.sql.split("INSERT INTO ")[1].split(" (")[0]
            swapped = f"UPDATE {into} SET price = 7 - price WHERE price IN (3, 4)"
            execute(self, Command("publish/swap", Sql(swapped)))

    monkeypatch.setattr(Workspace, "execute", swapping)
    with pytest.raises(VerificationError, match="rows are not those of the"):
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
        ({"tables": detail(target="people")}, JobError, "is read by the job; choose"),
        ({"tables": detail(target="people_out")}, JobError, "another target"),
        ({"tables": detail(source="people")}, JobError, "is the source itself"),
        ({"tables": detail() + detail(target="buys_too")}, JobError, "is named twice, so its"),
        ({"tables": detail(columns={"price": {"role": "quasi"}})}, JobError, "price is a quasi"),
        ({"target": {"table": "people_out", "mode": "view"}}, UnsupportedError, "mode: view"),
        ({"target": {"mode": "replace"}}, UnsupportedError, "mode: replace"),
        (
            {
                "columns": {
                    "id": {"role": "identifier", "action": "renumber"},
                    "age": {"role": "quasi", "order": "appearance"},
                    "town": {"role": "quasi"},
                    "name": {"role": "drop"},
                },
                "algorithm": {"mondrian": {}},
            },
            UnsupportedError,
            "columns.age.order: appearance is not",
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


def test_a_table_is_read_once_however_it_is_called(backend: Place) -> None:
    load(backend)
    again = detail(source=f"{backend.schema}.buys", target="buys_too")
    with pytest.raises(PublishError, match="is the same table as buys, so"):
        run(said(backend, tables=detail() + again))
    assert backend.tables() == ["buys", "people"]


def test_a_key_that_is_none_is_refused(backend: Place) -> None:
    load(backend, [*PEOPLE, PEOPLE[0]])
    with pytest.raises(JobError, match="id is not a key of people"):
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
            if command.name.startswith(("publish/", "detail_tables/")):
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

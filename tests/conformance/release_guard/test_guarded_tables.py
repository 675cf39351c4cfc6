"""In place, `write_guard: true` leaves what refuses values that the release does not hold."""

from __future__ import annotations

import threading
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, catalogue, customers, update

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import JobError, PublishError, UnsupportedError, VerificationError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

GUARDED: dict[str, Any] = {"mode": "replace", "write_guard": True}
ABLE = pytest.mark.parametrize("backend", ["sqlite", "postgresql"], indirect=True)
NOBODY = "it''s \\ nobody"


def written(place: Place, statement: str) -> bool:
    """Whether a statement of a plain client goes through; a guard's refusal names no value."""
    with closing(place.connect()) as connection:
        try:
            connection.cursor().execute(statement)
        except Exception as error:  # noqa: BLE001 - each driver has its own
            refused = str(error)
        else:
            return True
    assert "not a value that the anonymous table" in refused
    assert "Raw" not in refused
    return False


def alike(place: Place) -> tuple[Any, ...]:
    """What one row of the release has in its quasi-identifiers."""
    return place.rows("SELECT sex, age, zip FROM people WHERE id = 5")[0]


@ABLE
def test_rows_that_come_later_hold_what_the_release_holds_or_are_refused(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)
    plan = api.plan(backend.url, "people", **said())
    assert plan.in_place is not None
    fates = {one.name: one.fate for one in plan.in_place.objects}
    assert fates["sqlanon_guard"].startswith("is created")
    assert "in_place/guard" in {statement.name for statement in plan.script}

    report = update(backend, target=GUARDED)

    assert any("are refused" in note for note in report.notes)
    assert not any("as they are written" in note for note in report.notes)
    known = [row for rows in before for row in rows]
    made = [row for rows in catalogue(backend) for row in rows if row not in known]
    assert all("sqlanon_guard" in str(row) for row in made)
    sex, age, zip_code = alike(backend)
    row = "INSERT INTO people (name, sex, age, zip, pay) VALUES ('{}', '{}', {}, '{}', 7)"
    assert written(backend, row.format(NOBODY, sex, age, zip_code))
    assert not written(backend, row.format("Raw Person", sex, age, zip_code))
    assert not written(backend, row.format(NOBODY, sex, 99, zip_code))
    assert not written(backend, row.format(NOBODY, sex, "NULL", zip_code))
    assert not written(backend, row.format(NOBODY, sex, age, "10001"))
    assert not written(backend, row.format(NOBODY, sex.upper(), age, zip_code))
    assert not written(backend, "UPDATE people SET age = 99 WHERE id = 5")
    assert not written(backend, "UPDATE people SET name = 'Raw Person' WHERE id = 5")
    assert written(backend, "UPDATE people SET pay = 9 WHERE id = 5")
    assert written(backend, "DELETE FROM people WHERE id = 7")
    assert len(backend.rows("SELECT id FROM people")) == len(PEOPLE)


def said() -> dict[str, Any]:
    """A job that leaves a guard."""
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "pay", "l": 2}}]
    return {"columns": COLUMNS, "privacy": privacy, "target": GUARDED}


@ABLE
def test_a_plain_table_that_is_exchanged_is_guarded_too(backend: Place) -> None:
    rows = [(20 + n % 4, "xy"[n % 2]) for n in range(16)]
    backend.load("people", {"age": "integer", "town": "text"}, rows)
    report = api.anonymize(
        backend.url,
        "people",
        columns={"age": {"role": "quasi"}, "town": {"role": "keep"}},
        privacy=[{"k_anonymity": {"k": 8}}],
        target=GUARDED,
        in_place=True,
    )
    assert report.target.by == "swap"
    label = backend.rows("SELECT age FROM people")[0][0]
    assert written(backend, f"INSERT INTO people (age, town) VALUES ('{label}', 'new')")
    assert not written(backend, "INSERT INTO people (age, town) VALUES ('23', 'new')")


@ABLE
def test_values_are_the_same_in_bytes_whatever_a_collation_takes_for_one(backend: Place) -> None:
    """A column of either engine that takes upper and lower case for the same."""
    collation = "NOCASE" if backend.name == "sqlite" else "either_case"
    if backend.name == "postgresql":
        backend.run(
            f"CREATE COLLATION {collation} "
            "(provider = icu, locale = 'und-u-ks-level2', deterministic = false)"
        )
    backend.run(
        f"CREATE TABLE people (id INTEGER PRIMARY KEY, town TEXT COLLATE {collation})",
        *(f"INSERT INTO people VALUES ({n}, '{'ab'[n % 2]}')" for n in range(12)),
    )
    api.anonymize(
        backend.url,
        "people",
        columns={
            "id": {"role": "identifier", "action": "keep"},
            "town": {"role": "quasi", "output": "mode"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        target={**GUARDED, "by": "update"},
        in_place=True,
    )
    assert written(backend, "INSERT INTO people VALUES (50, 'a')")
    assert not written(backend, "INSERT INTO people VALUES (51, 'A')")
    assert not written(backend, "UPDATE people SET town = 'B' WHERE id = 1")


@ABLE
def test_a_writer_that_waits_at_the_lock_is_refused(backend: Place) -> None:
    customers(backend)
    acknowledged: list[bool] = []
    threads: list[threading.Thread] = []

    def write_once() -> None:
        raw = "INSERT INTO people (name, sex, age, zip, pay) VALUES ('Raw', 'm', 30, '10001', 7)"
        acknowledged.append(written(backend, raw))

    def meanwhile(step: Statement) -> None:
        if step.name == "in_place/update" and not threads:
            threads.append(threading.Thread(target=write_once))
            threads[0].start()
            time.sleep(0.1)

    update(backend, target=GUARDED, observer=Observer(statement=meanwhile))
    threads[0].join(timeout=120)
    assert acknowledged == [False]
    assert len(backend.rows("SELECT id FROM people")) == len(PEOPLE)


@ABLE
def test_a_guard_that_is_there_is_in_the_way_of_a_run(backend: Place) -> None:
    customers(backend)
    update(backend, target=GUARDED)
    for triggers in ("fire", "hold"):
        with pytest.raises(PublishError, match=r"sqlanon_guard.*: it refuses the values"):
            update(backend, target={"mode": "replace", "triggers": triggers})


@ABLE
def test_a_run_that_is_taken_back_leaves_no_guard(
    backend: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    customers(backend)
    before = catalogue(backend)

    def fails(*_: object, **__: object) -> None:
        raise VerificationError("it does not hold")

    monkeypatch.setattr("sqlanon.ledger.ledger.record", fails)
    with pytest.raises(VerificationError):
        update(backend, target=GUARDED)
    assert catalogue(backend) == before
    assert written(backend, "INSERT INTO people (name, sex, pay) VALUES ('Raw Person', 'm', 7)")


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_what_triggers_before_it_write_is_guarded_too(backend: Place) -> None:
    """The statement names no guarded column, and the row has another value in one all the same."""
    customers(backend)
    backend.run(
        """CREATE FUNCTION ages() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN IF NEW.pay = 7 THEN NEW.age := 99; END IF; RETURN NEW; END $$""",
        "UPDATE people SET pay = 8 WHERE pay = 7",
        "CREATE TRIGGER ages BEFORE UPDATE ON people FOR EACH ROW EXECUTE FUNCTION ages()",
    )
    update(backend, target={**GUARDED, "triggers": "fire"})
    assert written(backend, "UPDATE people SET pay = 9 WHERE id = 5")
    assert not written(backend, "UPDATE people SET pay = 7 WHERE id = 5")


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_who_may_only_write_is_guarded_too(backend: Place) -> None:
    """The guard reads the table as its owner, whoever writes."""
    customers(backend)
    update(backend, target=GUARDED)
    sex, age, zip_code = alike(backend)
    role = f"{backend.schema}_writer"
    backend.run(
        f"CREATE ROLE {role}",
        f"GRANT USAGE ON SCHEMA {backend.schema} TO {role}",
        "REVOKE ALL ON people FROM PUBLIC",
        f"GRANT INSERT ON people TO {role}",
    )
    row = (
        f"INSERT INTO {backend.schema}.people (name, sex, age, zip, pay) "
        f"VALUES ('{NOBODY}', '{sex}', {{}}, '{zip_code}', 7)"
    )
    try:
        with closing(backend.connect()) as connection:
            cursor = connection.cursor()
            cursor.execute(f"SET ROLE {role}")
            cursor.execute("SET search_path = pg_temp")
            cursor.execute(row.format(age))
            with pytest.raises(Exception, match="not a value that the anonymous table"):
                cursor.execute(row.format(99))
            # nor can the guard be asked of a table of one's own what people holds
            cursor.execute("CREATE TEMP TABLE mine (name text, sex text, age integer, zip text)")
            cursor.execute("RESET ROLE")
            ((function,),) = backend.rows(
                "SELECT tgfoid::regprocedure::text FROM pg_trigger WHERE tgname ~ '^sqlanon_guard'"
                " AND tgrelid = 'people'::regclass"
            )
            cursor.execute(f"SET ROLE {role}")
            with pytest.raises(Exception, match="permission denied for function"):
                cursor.execute(
                    "CREATE TRIGGER ask BEFORE INSERT ON mine FOR EACH ROW EXECUTE FUNCTION "
                    f"{backend.schema}.{function}"
                )
    finally:
        backend.run(f"DROP OWNED BY {role}", f"DROP ROLE {role}")


@pytest.mark.parametrize("backend", ["duckdb", "mariadb"], indirect=True)
def test_engines_that_have_none_say_so(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)
    with pytest.raises(UnsupportedError, match=r"target\.write_guard: is not supported"):
        update(backend, target=GUARDED)
    assert catalogue(backend) == before


def test_a_guard_is_of_a_table_in_place() -> None:
    with pytest.raises(JobError, match="guard needs mode: replace"):
        sqlanon.anonymize(
            "duckdb://",
            "people",
            columns=COLUMNS,
            privacy=[{"k_anonymity": {"k": 3}}],
            target={"table": "released", "write_guard": True},
        )


BY_LEVELS: dict[str, Any] = {
    **{name: one for name, one in COLUMNS.items() if name != "age"},
    "age": {"role": "keep"},
}


@ABLE
def test_a_guard_is_made_anew_by_a_run_that_goes_on(backend: Place) -> None:
    customers(backend)
    unguarded = catalogue(backend)
    said: dict[str, Any] = {"columns": BY_LEVELS, "algorithm": "optimal", "target": GUARDED}
    first = update(backend, **said)
    triggers = guards(backend, first.run_id)
    assert triggers
    again = update(backend, **said)
    assert any("no new rows" in note for note in again.notes)
    assert guards(backend, first.run_id) == triggers, "nothing was written, and nothing made anew"
    backend.run("DELETE FROM orders", "DELETE FROM people WHERE id > 55")
    fewer: dict[str, Any] = {**said, "privacy": [{"k_anonymity": {"k": 40}}]}
    planned = api.plan(backend.url, "people", **fewer)
    assert planned.in_place is not None
    fates = [one.fate for one in planned.in_place.objects if "_guard_" in one.name]
    assert fates == ["is dropped, and created again"] * len(triggers)
    assert guards(backend, first.run_id) == triggers

    third = update(backend, **fewer)

    assert guards(backend, first.run_id) == []
    assert len(guards(backend, third.run_id)) == len(triggers)
    assert not written(backend, "INSERT INTO people (name, sex, pay) VALUES ('Raw', 'm', 7)")
    with pytest.raises(PublishError, match=r"sqlanon_guard.*: it refuses the values"):
        update(backend, **{**fewer, "target": {"mode": "replace"}})
    backend.run(*taken_away(backend, guards(backend, third.run_id)))
    assert catalogue(backend)[:1] == unguarded[:1]

    fourth = update(backend, **fewer)
    assert guards(backend, fourth.run_id)
    fifth = update(backend, **{**fewer, "target": {**GUARDED, "by": "swap"}})
    assert guards(backend, fourth.run_id) == []
    assert len(guards(backend, fifth.run_id)) == len(triggers)


def guards(place: Place, run_id: str) -> list[str]:
    """The triggers that a run has left."""
    asked = {
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'trigger'",
        "postgresql": "SELECT tgname FROM pg_trigger WHERE NOT tgisinternal",
    }
    return sorted(name for (name,) in place.rows(asked[place.name]) if run_id in name)


def taken_away(place: Place, names: list[str]) -> list[str]:
    """The statements of a plain client that take guards away."""
    if place.name == "sqlite":
        return [f"DROP TRIGGER {name}" for name in names]
    return [f"DROP TRIGGER {name} ON people; DROP FUNCTION {name}()" for name in names]

"""In place by UPDATE: the table stays what it is, and its rows are the release."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, breaking, catalogue, customers, lean, update
from engines import ENGINES

import sqlanon
from sqlanon.errors import (
    DatabaseError,
    JobError,
    PublishError,
    SqlanonError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines import Place

    from sqlanon.sql.statement import Statement


def people(place: Place) -> list[tuple[Any, ...]]:
    """The rows by their key."""
    return sorted(place.rows("SELECT id, name, sex, age, zip, pay FROM people"))


def test_everything_that_hangs_on_the_table_stays(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)

    report = update(backend)

    assert catalogue(backend) == before
    rows = people(backend)
    assert [(row[0], row[5]) for row in rows] == [(row[0], row[5]) for row in PEOPLE]
    assert {row[1] for row in rows} == {"it's \\ nobody"}
    classes = Counter(row[2:5] for row in rows)
    assert (min(classes.values()), len(classes)) == (report.classes.min, report.classes.count)
    assert min(classes.values()) >= 3
    assert not set(classes) <= {row[2:5] for row in PEOPLE}
    assert sqlanon.check(backend.url, "people", quasi=["sex", "age", "zip"], k=3).holds
    orders = "SELECT number, name FROM orders JOIN people ON id = person ORDER BY number"
    assert backend.rows(orders) == [(n, "it's \\ nobody") for n in (1, 2, 3)]
    shown = sorted((row[3], row[5]) for row in rows if row[5] > 50)
    assert sorted(backend.rows("SELECT age, pay FROM rich")) == shown
    assert report.target.by == "update"
    assert report.columns["id"] == "kept as a link"
    assert any("id: kept unchanged, and links each" in note for note in report.notes)
    assert any("rows that are written from now on" in note for note in report.notes)


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_table_that_others_point_to_is_not_exchanged_on_duckdb(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)
    with pytest.raises(PublishError) as caught:
        update(backend, target={"mode": "replace", "by": "swap"})
    told = "foreign key of another table orders (DuckDB drops no table that another one points to)"
    assert f"raw rows: {told}. Set `by: update`" in str(caught.value)
    assert catalogue(backend) == before
    assert people(backend) == PEOPLE


@pytest.mark.gate
@pytest.mark.no_cover  # a run per statement
def test_a_run_that_breaks_at_any_statement_leaves_the_table(backend: Place) -> None:
    customers(backend)
    before = catalogue(backend)
    for statement in breaking(lean(backend)):
        assert people(backend) == PEOPLE, statement
        assert catalogue(backend) == before, statement
    assert people(backend) != PEOPLE


def test_suppressed_rows_are_deleted_and_counted(backend: Place) -> None:
    customers(backend)
    backend.run("DROP TABLE orders")
    columns = {**COLUMNS, "age": {"role": "keep"}}
    flat = {"role": "quasi", "hierarchy": {"mask": {"steps": [2]}}, "max_level": 1}
    report = update(
        backend, columns={**columns, "zip": flat}, algorithm="optimal", max_suppression=40
    )
    suppressed = report.rows.suppressed or 0
    assert 0 < suppressed <= 40
    rows = people(backend)
    assert len(rows) == report.rows.published == len(PEOPLE) - suppressed
    assert {row[0]: row[5] for row in rows}.items() <= {row[0]: row[5] for row in PEOPLE}.items()
    assert min(Counter((row[2], row[4]) for row in rows).values()) >= 3


def test_cells_that_are_divided_are_written_row_by_row(backend: Place) -> None:
    customers(backend)
    backend.run("UPDATE people SET age = CASE WHEN id < 40 THEN 30 ELSE 40 END, zip = '10000'")
    columns = {
        **COLUMNS,
        "sex": {"role": "keep"},
        "zip": {"role": "quasi", "output": "mode"},
    }
    report = update(
        backend,
        columns=columns,
        privacy=[{"k_anonymity": {"k": 25}}],
        algorithm={"mondrian": {"split": "relaxed", "cut": "median"}},
    )
    rows = people(backend)
    assert report.rows.published == len(rows) == len(PEOPLE)
    # the lower half has 30 only, the upper one has what is left of 30, and 40
    assert Counter(row[3] for row in rows) == {30: 30, 40: 30}
    assert all(row[3] == 40 for row in rows if row[0] >= 40)


SHORT = {"zip": {"role": "quasi"}}
REFUSED: list[tuple[dict[str, Any], type[SqlanonError], str]] = [
    ({"age": {"role": "quasi"}}, JobError, "columns.age: it is published as text, which its"),
    (SHORT, JobError, "columns.zip: a set of its values may not fit"),
    ({"sex": {"role": "identifier", "action": "null"}}, JobError, "the column is NOT NULL"),
    ({"id": {"role": "quasi", "output": "mean"}}, PublishError, "primary key .* depends on id"),
    ({"pay": {"role": "quasi", "output": "mean"}}, PublishError, "check .* depends on pay"),
]


@pytest.mark.parametrize(
    ("backend", "said", "error", "told"),
    [
        (engine, *case)
        for engine in ENGINES
        for case in REFUSED
        # elsewhere columns of text have no length
        if case[0] is not SHORT or engine in {"postgresql", "mariadb"}
    ],
    indirect=["backend"],
)
def test_what_the_table_cannot_take_is_refused_before_anything_is_read(
    backend: Place, said: dict[str, Any], error: type[SqlanonError], told: str
) -> None:
    customers(backend)
    steps: list[str] = []
    columns = {**COLUMNS, **said}
    observer = Observer(statement=lambda step: steps.append(step.name))
    privacy = [{"k_anonymity": {"k": 3}}]
    with pytest.raises(error, match=told):
        update(backend, columns=columns, privacy=privacy, observer=observer)
    assert not [step for step in steps if step.startswith(("stage/", "in_place/update"))]
    assert people(backend) == PEOPLE


HASHED = {"role": "identifier", "action": "hash", "key": "sixteen of them !"}


def test_a_unique_column_that_is_hashed_stays_unique(backend: Place) -> None:
    rows = [(n, None if n == 5 else f"p{n}@x.org", "mf"[n % 2], n % 3) for n in range(12)]
    columns = {
        "id": "INTEGER PRIMARY KEY",
        "mail": "VARCHAR(90) UNIQUE",
        "sex": "TEXT",
        "branch": "INTEGER NOT NULL, UNIQUE (branch, mail)",
    }
    backend.load("people", columns, rows)
    said: dict[str, Any] = {
        "id": {"role": "identifier", "action": "keep"},
        "mail": HASHED,
        "sex": {"role": "quasi", "output": "mode"},
        "branch": {"role": "keep"},
    }
    update(backend, columns=said, privacy=[{"k_anonymity": {"k": 3}}])
    mails = [mail for (mail,) in backend.rows("SELECT mail FROM people")]
    hashes = {mail for mail in mails if mail is not None}
    assert len(hashes) == 11
    assert mails.count(None) == 1
    assert {len(mail) for mail in hashes} == {64}
    again = "INSERT INTO people SELECT 99, mail, sex, 9 FROM people WHERE id = 1"
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        backend.run(again)


@pytest.mark.parametrize(
    ("backend", "parts"),
    [
        ("sqlite", "(name) WHERE pay > 5"),
        ("postgresql", "(name) WHERE pay > 5"),
        ("postgresql", "(lower(name))"),
        ("mariadb", "(name(20))"),
        ("postgresql", "(name, zip)"),
    ],
    indirect=["backend"],
)
def test_what_is_not_sure_to_stay_unique_is_refused(backend: Place, parts: str) -> None:
    customers(backend)
    backend.run(f"CREATE UNIQUE INDEX mails ON people {parts}")
    with pytest.raises(PublishError, match=r"unique .*mails depends on"):
        update(backend, columns={**COLUMNS, "name": HASHED})


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_a_unique_column_changes_under_no_foreign_key_on_duckdb(backend: Place) -> None:
    backend.run(
        "CREATE TABLE people (id INTEGER PRIMARY KEY, name VARCHAR UNIQUE, sex VARCHAR)",
        "INSERT INTO people SELECT range, 'p' || range, 'm' FROM range(6)",
        "CREATE TABLE orders (person INTEGER REFERENCES people (id))",
    )
    columns = {name: COLUMNS[name] for name in ("id", "sex")} | {"name": HASHED}
    with pytest.raises(PublishError, match=r"deletes and inserts rows .* drop unique"):
        update(backend, columns=columns, privacy=[{"k_anonymity": {"k": 3}}])


def test_a_key_is_not_kept_in_silence(backend: Place) -> None:
    customers(backend)
    columns = {name: said for name, said in COLUMNS.items() if name != "id"}
    with pytest.raises(JobError, match="columns: id is the key of people, which links"):
        update(backend, columns=columns, unlisted="keep")


def test_rows_that_others_refer_to_are_not_deleted(backend: Place) -> None:
    customers(backend)
    with pytest.raises(PublishError, match="rows of orders refer to people"):
        update(backend, max_suppression=5)


def test_a_table_without_a_key_is_refused(backend: Place) -> None:
    backend.load("people", {"age": "integer", "town": "text"}, [(n % 9, "x") for n in range(30)])
    with pytest.raises(UnsupportedError, match="no key that stays"):
        update(
            backend,
            columns={"age": {"role": "quasi", "output": "mean"}, "town": {"role": "keep"}},
            privacy=[{"k_anonymity": {"k": 3}}],
            target={"mode": "replace", "by": "update"},
        )


def test_what_does_not_hold_is_taken_back(backend: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    customers(backend)
    before = catalogue(backend)
    seen: list[int] = []

    def fails(*_: object, **__: object) -> None:
        seen.append(1)
        raise VerificationError("it does not hold")

    monkeypatch.setattr("sqlanon.verify.release.refuse_failed", fails)
    with pytest.raises(VerificationError):
        update(backend)
    assert seen
    assert people(backend) == PEOPLE
    assert catalogue(backend) == before


TRIGGERS = {
    "duckdb": (),
    "sqlite": (
        "CREATE TRIGGER audit AFTER UPDATE ON people BEGIN INSERT INTO seen VALUES (OLD.id); END",
    ),
    "postgresql": (
        """CREATE FUNCTION audit() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN INSERT INTO seen VALUES (OLD.id); RETURN NULL; END $$""",
        "CREATE TRIGGER audit AFTER UPDATE ON people FOR EACH ROW EXECUTE FUNCTION audit()",
        "ALTER TABLE people ENABLE ALWAYS TRIGGER audit",
    ),
    "mariadb": (
        "CREATE TRIGGER audit AFTER UPDATE ON people FOR EACH ROW INSERT INTO seen VALUES (OLD.id)",
    ),
}


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
@pytest.mark.parametrize("triggers", [None, "fire", "hold"])
def test_triggers_do_as_the_job_says(backend: Place, triggers: str | None) -> None:
    customers(backend)
    home = f"{backend.schema}." if backend.name == "postgresql" else ""
    made = [one.replace("INTO seen", f"INTO {home}seen") for one in TRIGGERS[backend.name]]
    backend.run("CREATE TABLE seen (id INTEGER)", *made)
    before = catalogue(backend)
    target = {"mode": "replace", **({} if triggers is None else {"triggers": triggers})}
    if triggers is None or (triggers == "hold" and backend.name != "postgresql"):
        told = "set `triggers: fire`" if triggers is None else "cannot disable it for"
        with pytest.raises(PublishError, match=told):
            update(backend, target=target)
        assert people(backend) == PEOPLE
        return
    update(backend, target=target)
    fired = len(PEOPLE) if triggers == "fire" else 0
    assert len(backend.rows("SELECT id FROM seen")) == fired
    assert catalogue(backend) == before
    backend.run("UPDATE people SET pay = 1 WHERE id = 1")
    assert len(backend.rows("SELECT id FROM seen")) == fired + 1


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
@pytest.mark.parametrize("missing", ["TABLE", "FUNCTION"])
def test_triggers_find_no_names_by_the_path_of_the_session(backend: Place, missing: str) -> None:
    """Nobody's functions stand in for the engine's in a run, so a trigger says where to look."""
    customers(backend)
    put = {"TABLE": "INSERT INTO seen VALUES (OLD.id)", "FUNCTION": "PERFORM put(OLD.id)"}[missing]
    body = "INSERT INTO {schema}.seen SELECT $1"
    backend.run(
        "CREATE TABLE seen (id INTEGER)",
        f"CREATE FUNCTION put(INTEGER) RETURNS void LANGUAGE sql AS '{body}'".format(
            schema=backend.schema
        ),
        TRIGGERS["postgresql"][0].replace("INSERT INTO seen VALUES (OLD.id)", put),
        TRIGGERS["postgresql"][1],
    )
    target = {"mode": "replace", "triggers": "fire"}
    with pytest.raises(DatabaseError, match="view, column or function does not") as told:
        update(backend, target=target)
    assert ["SET search_path" in note for note in told.value.__notes__] == [True]
    assert people(backend) == PEOPLE
    backend.run(f"ALTER FUNCTION audit() SET search_path = {backend.schema}")
    update(backend, target=target)
    assert len(backend.rows("SELECT id FROM seen")) == len(PEOPLE)


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_what_triggers_put_off_is_measured_too(backend: Place) -> None:
    """A constraint trigger that waits for the end of the transaction puts the old rows back."""
    customers(backend)
    backend.run(
        TRIGGERS["postgresql"][0].replace(
            "INSERT INTO seen VALUES (OLD.id)",
            f"UPDATE {backend.schema}.people SET age = OLD.age, pay = 1 WHERE id = OLD.id "
            "AND pay <> 1",
        ),
        "CREATE CONSTRAINT TRIGGER audit AFTER UPDATE ON people DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION audit()",
    )
    with pytest.raises(VerificationError):
        update(backend, target={"mode": "replace", "triggers": "fire"})
    assert people(backend) == PEOPLE


WRITES = {
    "insert": "INSERT INTO people (name, sex, pay) VALUES ('late', 'm', 7)",
    "update": "UPDATE people SET pay = 777 WHERE id = 5",
    "delete": "DELETE FROM people WHERE id = 7",
}


def effect(place: Place, write: str) -> bool:
    """Whether a write is there."""
    asked = {
        "insert": "SELECT COUNT(*) FROM people WHERE name = 'late'",
        "update": "SELECT COUNT(*) FROM people WHERE pay = 777",
        "delete": "SELECT 1 - COUNT(*) FROM people WHERE id = 7",
    }[write]
    return place.rows(asked) == [(1,)]


@pytest.mark.parametrize("write", WRITES)
def test_a_write_that_waits_is_there_in_the_end_or_was_refused(backend: Place, write: str) -> None:
    """A writer comes while the run holds its lock, at the moment before the rows are updated."""
    customers(backend)
    acknowledged: list[bool] = []
    threads: list[threading.Thread] = []
    other = backend.connect()  # open before: DuckDB's files have one process

    def write_once() -> None:
        try:
            other.cursor().execute(WRITES[write])
        except Exception:  # noqa: BLE001 - any refusal is an answer: not acknowledged
            acknowledged.append(False)
        else:
            acknowledged.append(True)

    def meanwhile(step: Statement) -> None:
        if step.name == "in_place/update" and not threads:
            threads.append(threading.Thread(target=write_once))
            threads[0].start()
            time.sleep(0.1)

    update(backend, observer=Observer(statement=meanwhile))
    threads[0].join(timeout=120)
    other.close()
    assert len(acknowledged) == 1
    assert effect(backend, write) == acknowledged[0]
    untouched = [row for row in people(backend) if row[1] != "late"]
    assert {row[1] for row in untouched} == {"it's \\ nobody"}


# on SQLite a second writer does not begin beside a first one
@pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
def test_a_write_in_flight_is_read_or_stops_the_run(backend: Place) -> None:
    """A row is inserted and not yet committed when the run begins: it is not left raw."""
    customers(backend)
    other = backend.connect()
    cursor = other.cursor()
    cursor.execute("BEGIN")
    cursor.execute("INSERT INTO people (name, sex, age, zip, pay) VALUES ('late','m',30,'10001',7)")

    def commit() -> None:
        time.sleep(0.3)
        cursor.execute("COMMIT")

    committing = threading.Thread(target=_quietly(commit))
    committing.start()
    try:
        update(backend)
    except SqlanonError:
        assert len(people(backend)) >= len(PEOPLE)
    else:
        committing.join()
        names = {row[1] for row in people(backend)}
        assert names == {"it's \\ nobody"}
    committing.join()
    other.close()


def _quietly(action: Callable[[], None]) -> Callable[[], None]:
    def done() -> None:
        try:
            action()
        except Exception:  # noqa: BLE001 - DuckDB refuses the commit: not acknowledged
            time.sleep(0)

    return done

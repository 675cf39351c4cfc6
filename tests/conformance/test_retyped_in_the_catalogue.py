"""In place on SQLite, `retype: true` changes one word of a table's definition, and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, SAID, breaking, catalogue, customers, update
from oracle import generalizes

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import PublishError, SqlanonError
from sqlanon.publish.in_place.definitions import type_place
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

    from sqlanon.sql.statement import Statement

SQLITE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
RETYPED: dict[str, Any] = {**COLUMNS, "age": {"role": "quasi", "retype": True}}
AGES = {row[0]: str(row[3]) for row in PEOPLE}
LADEN = (
    "CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, -- age INTEGER, or so\n"
    " name TEXT, sex TEXT NOT NULL, `age` /* in years */ UNSIGNED BIG INT(4, 2)NOT NULL "
    "CONSTRAINT aged COLLATE NOCASE, zip VARCHAR(10) DEFAULT 'age INTEGER', "
    "pay INTEGER CHECK (pay >= 0), UNIQUE (id, pay)){end}"
)


def laden(place: Place, *, end: str = "", definition: str = LADEN) -> None:
    """A table to which all is attached that SQLite has, most of it about the age."""
    place.run(
        definition.format(end=end),
        f"INSERT INTO people (id, name, sex, age, zip, pay) VALUES {', '.join(map(str, PEOPLE))}",
        "CREATE INDEX people_age ON people (age)",
        "CREATE INDEX old_people ON people (pay, age DESC) WHERE age > '3'",
        "CREATE INDEX decades ON people (SUBSTR(age, 1, 1))",
        "CREATE INDEX pays ON people (pay)",
        "CREATE VIEW aged AS SELECT id, age FROM people",
        "CREATE TABLE orders (number INTEGER PRIMARY KEY, "
        "person INTEGER REFERENCES people ON DELETE CASCADE)",
        "INSERT INTO orders VALUES (1, 1), (2, 1), (3, 60)",
        "CREATE TABLE told (id INTEGER, age)",
        "CREATE TRIGGER telling AFTER UPDATE OF age ON people BEGIN "
        "INSERT INTO told VALUES (NEW.id, NEW.age); END",
    )


def whole(place: Place) -> list[list[tuple[Any, ...]]]:
    """All that the file holds, and what SQLite itself finds wrong with it."""
    tables = [str(name) for (name,) in place.rows("SELECT name FROM sqlite_master WHERE sql <> ''")]
    kept = [name for name in tables if "sqlanon" not in name]
    listed = place.rows("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")
    rows = [place.rows(f"SELECT * FROM {name}") for (name,) in listed if name in kept]
    checks = [place.rows(f"PRAGMA {one}") for one in ("integrity_check", "foreign_key_check")]
    assert checks == [[("ok",)], []]
    return [*catalogue(place), *rows]


def labels_are_found(backend: Place) -> None:
    """In the table, by each of its indexes, in the view and in what the trigger wrote."""
    ages = dict(backend.rows("SELECT id, age FROM people"))
    assert all(generalizes(ages[row[0]], str(row[3])) for row in PEOPLE)
    assert {kind for (kind,) in backend.rows("SELECT TYPEOF(age) FROM people")} == {"text"}
    assert dict(backend.rows("SELECT id, age FROM aged")) == ages
    assert dict(backend.rows("SELECT * FROM told")) == ages
    for label in set(ages.values()):
        found = backend.rows(
            f"SELECT id FROM people INDEXED BY people_age WHERE age = '{label}' ORDER BY id"
        )
        assert found == [(key,) for key in sorted(ages) if ages[key] == label]


@SQLITE
@pytest.mark.parametrize("end", ["", " STRICT", " WITHOUT ROWID"])
def test_all_that_a_table_carries_stays(backend: Place, end: str) -> None:
    definition = LADEN
    if end:  # the one takes no key that counts itself, the other no type of another name
        definition = definition.replace(" AUTOINCREMENT", "")
        definition = definition.replace("UNSIGNED BIG INT(4, 2)", "INTEGER ")
        definition = definition.replace("VARCHAR(10)", "TEXT")
    laden(backend, end=end, definition=definition)
    if end:
        backend.run("CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT)")
    master = "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlanon%' ORDER BY name"
    before, counters = dict(backend.rows(master)), backend.rows("SELECT * FROM sqlite_sequence")
    orders = backend.rows("SELECT * FROM orders")
    with closing(sqlite3.connect(backend.url.removeprefix("sqlite:///"))) as other:
        other.execute("SELECT age FROM people").fetchall()  # it knows the table as it was
        caller = sqlite3.connect(backend.url.removeprefix("sqlite:///"), isolation_level=None)
        with closing(caller):
            caller.execute("PRAGMA foreign_keys = ON")  # orders go with the persons of a new table
            target = {"mode": "replace", "triggers": "fire"}
            said = {**SAID, "columns": RETYPED, "target": target}
            plan = api.plan(caller, "people", **{k: v for k, v in said.items() if k != "in_place"})
            assert plan.in_place is not None
            fates = {(one.kind, one.name): one.fate for one in plan.in_place.objects}
            assert fates["column", "age"].startswith("becomes text (TEXT)")
            assert fates["index", "people_age"] == "is created again, on the labels"
            assert fates["index", "pays"] == "stays"
            assert dict(backend.rows(master)) == before
            api.anonymize(caller, "people", **said)
            assert caller.execute("PRAGMA writable_schema").fetchall() == [(0,)]
        shown = dict(other.execute("SELECT id, age FROM people WHERE age LIKE '%-%'"))
        assert shown, "another connection sees texts"
        columns = other.execute("SELECT name, type FROM pragma_table_info('people')").fetchall()
        assert ("age", "TEXT") in columns
    old = definition.format(end=end)
    typed = "UNSIGNED BIG INT(4, 2)" if not end else "INTEGER "
    begin, age, rest = old.partition("/* in years */ ")
    assert rest.startswith(typed)
    text = f"{begin}{age}TEXT {rest.removeprefix(typed).lstrip()}"
    after = dict(backend.rows(master))
    assert after.pop("people") == text
    before.pop("people")
    assert after == before
    assert backend.rows("SELECT * FROM sqlite_sequence") == counters
    assert backend.rows("SELECT * FROM orders") == orders
    labels_are_found(backend)
    whole(backend)
    assert sqlanon.check(backend.url, "people", quasi=["sex", "age", "zip"], k=3).holds


@SQLITE
@pytest.mark.gate
@pytest.mark.no_cover  # a run per statement
def test_a_run_that_breaks_at_any_statement_leaves_the_file(backend: Place) -> None:
    laden(backend)
    before = whole(backend)
    broken = []
    target = {"mode": "replace", "triggers": "fire"}
    retyping = partial(update, backend, columns=RETYPED, target=target)
    for statement in breaking(lambda observer: retyping(observer=observer)):
        assert whole(backend)[0] == before[0], statement
        assert {*map(str, whole(backend))} >= {*map(str, before)}, statement
        broken.append(statement)
    ways = {"open_catalogue", "redefine", "shut_catalogue", "drop_index", "made_again"}
    assert {*ways} <= {name.rpartition("/")[2] for name in broken}
    assert whole(backend) != before


@SQLITE
@pytest.mark.parametrize("at", ["in_place/redefine", "in_place/shut_catalogue", "in_place/update"])
def test_a_callers_connection_may_write_to_no_catalogue_afterwards(backend: Place, at: str) -> None:
    customers(backend)
    before = catalogue(backend)

    def breaks(step: Statement) -> None:
        if step.name == at:
            raise KeyboardInterrupt

    with closing(sqlite3.connect(backend.url.removeprefix("sqlite:///"))) as caller:
        with pytest.raises(KeyboardInterrupt):
            api.anonymize(
                caller,
                "people",
                **{**SAID, "columns": RETYPED},
                observer=Observer(statement=breaks),
            )
        assert caller.execute("PRAGMA writable_schema").fetchall() == [(0,)]
        types = dict(caller.execute("SELECT name, type FROM pragma_table_info('people')"))
        assert types["age"] == "INTEGER"
        assert dict(caller.execute("SELECT id, age FROM people")) == {r[0]: r[3] for r in PEOPLE}
    assert catalogue(backend) == before


def _refused() -> Iterator[tuple[str, str]]:
    yield "age INTEGER DEFAULT 18", "age cannot become text .*default of column age"
    yield "age INTEGER CHECK (age < 200)", "check 1 depends on age"
    yield "age INTEGER UNIQUE", "unique .* depends on age"
    yield "age INTEGER REFERENCES years", "foreign key 0 depends on age"
    yield "age INTEGER, older AS (age + 1)", "generated column .* depends on age"


@SQLITE
@pytest.mark.parametrize(("column", "told"), [*_refused()])
def test_what_would_not_hold_its_labels_is_refused(backend: Place, column: str, told: str) -> None:
    backend.run(
        "CREATE TABLE years (n INTEGER PRIMARY KEY)",
        f"CREATE TABLE people (id INTEGER PRIMARY KEY, {column})",
        f"INSERT INTO people (id, age) VALUES {', '.join(f'({n}, {n})' for n in range(12))}",
    )
    columns: dict[str, Any] = {"id": COLUMNS["id"], "age": RETYPED["age"]}
    if "older" in column:
        columns["older"] = {"role": "keep"}
    with pytest.raises(SqlanonError, match=told):
        update(backend, columns=columns, privacy=[{"k_anonymity": {"k": 3}}])
    assert len(backend.rows("SELECT DISTINCT age FROM people")) == 12


def test_a_table_of_an_attached_file(tmp_path: Any) -> None:
    with closing(sqlite3.connect(tmp_path / "main.db", isolation_level=None)) as caller:
        caller.execute(f"ATTACH '{tmp_path / 'other.db'}' AS aux")
        caller.execute("CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER)")
        caller.execute("CREATE TABLE aux.people (id INTEGER PRIMARY KEY, age INTEGER)")
        caller.executemany("INSERT INTO aux.people VALUES (?, ?)", [(n, n) for n in range(12)])
        caller.execute("CREATE INDEX aux.ages ON people (age)")
        said: dict[str, Any] = {
            "columns": {"id": COLUMNS["id"], "age": RETYPED["age"]},
            "privacy": [{"k_anonymity": {"k": 3}}],
            "target": {"mode": "replace", "by": "update"},
            "in_place": True,
        }
        with pytest.raises(PublishError, match=r"age cannot become text .*index ages"):
            api.anonymize(caller, "aux.people", **said)
        caller.execute("DROP INDEX aux.ages")
        api.anonymize(caller, "aux.people", **said)
        types = "SELECT type FROM pragma_table_info('people', {}) WHERE name = 'age'"
        assert caller.execute(types.format("'aux'")).fetchall() == [("TEXT",)]
        assert caller.execute(types.format("'main'")).fetchall() == [("INTEGER",)]
        assert caller.execute("PRAGMA aux.integrity_check").fetchall() == [("ok",)]
        ages = caller.execute("SELECT age, COUNT(*) FROM aux.people GROUP BY age").fetchall()
        assert min(number for _, number in ages) >= 3
        assert any("-" in label for label, _ in ages)


@pytest.mark.parametrize(
    "definition",
    [
        "CREATE TABLE t (a INTEGER, age INTEGER NOT NULL, b)",
        "CREATE TABLE t(age, b)",
        """CREATE TABLE t(b int check (b in (1, ')')), "Age" DECIMAL(10, 2) DEFAULT (3+(4)), c)""",
        "CREATE TABLE t(x /* age INT, */ INT, -- age TEXT,\n [age] unsigned big int NULL)",
        "CREATE TABLE 't(' (`a``b` int, 'age' varchar(3)COLLATE NOCASE, PRIMARY KEY(`a``b`))",
        """CREATE TABLE t("check" int, age 'INTEGER'NOT NULL, "foreign" int, CHECK (age > 3))""",
        "CREATE TABLE é(öäü int,age\tINT/**/)",
        "CREATE TABLE t(age int primary key)",
        """CREATE TABLE t(a int, b int as (a+1), age "a type" (3) not null, age2 INT)""",
        "CREATE TABLE t AS SELECT 1 AS a, 2 AS age",
    ],
)
def test_the_type_is_found_where_sqlite_finds_it(definition: str) -> None:
    shape = 'SELECT name, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?)'
    types = "SELECT name, type FROM pragma_table_xinfo(?)"
    with closing(sqlite3.connect(":memory:")) as first, closing(sqlite3.connect(":memory:")) as new:
        first.execute(definition)
        ((name, text),) = first.execute("SELECT name, sql FROM sqlite_master WHERE sql <> ''")
        place = type_place(text, "AGE")
        assert place is not None
        new.execute(f"{text[: place.begin]} TEXT {text[place.end :]}")
        assert new.execute(shape, (name,)).fetchall() == first.execute(shape, (name,)).fetchall()
        was = first.execute(types, (name,)).fetchall()
        expected = [(one, "TEXT" if one.lower() == "age" else type_) for one, type_ in was]
        assert new.execute(types, (name,)).fetchall() == expected
        assert type_place(text, "nobody") is None


def test_a_virtual_table_says_no_types() -> None:
    assert type_place("CREATE VIRTUAL TABLE t USING fts5(age)", "age") is None

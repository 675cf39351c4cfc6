"""Exchange in place where the text of a definition says what a table carries (SQLite)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from customers import COLUMNS, PEOPLE, SAID, customers, update
from exchanges import SWAP, catalogue, people

from sqlanon.api import run as api
from sqlanon.errors import PublishError, SqlanonError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_all_that_a_definition_says_is_made_with_the_table(backend: Place) -> None:
    body = (
        "/* (a) */ id INTEGER PRIMARY KEY AUTOINCREMENT, name VARCHAR(40) COLLATE NOCASE, "
        "age INTEGER NOT NULL, boss INTEGER REFERENCES people (id) ON DELETE CASCADE, "
        "pay INTEGER DEFAULT (2 + 3), twice INTEGER GENERATED ALWAYS AS (pay * 2) STORED, "
        "third AS (pay * 3), CONSTRAINT one UNIQUE (pay, id), CHECK (pay > 0)"
    )
    rows = ", ".join(f"({n}, 'Person {n}', {n % 40}, NULL, {n})" for n in range(1, 61))
    backend.run(
        f"CREATE TABLE people ({body})",
        f"INSERT INTO people (id, name, age, boss, pay) VALUES {rows}",
        "UPDATE people SET boss = id - 1 WHERE id > 9",
        "INSERT INTO people (id, age, pay) VALUES (900, 7, 61)",
        "DELETE FROM people WHERE id = 900",
        "CREATE TABLE orders (person INTEGER REFERENCES people ON DELETE CASCADE)",
        "INSERT INTO orders VALUES (1), (60)",
        "CREATE TABLE log (id INTEGER)",
        "CREATE UNIQUE INDEX by_pay ON people (pay) WHERE boss IS NOT NULL",
        "CREATE INDEX odd ON people (pay + boss, age)",
        "CREATE TRIGGER told AFTER UPDATE OF pay ON people BEGIN "
        "INSERT INTO log VALUES (OLD.id); END",
        "CREATE TRIGGER of_orders AFTER INSERT ON orders BEGIN "
        "DELETE FROM people WHERE id = NEW.person; END",
        "CREATE VIEW rich AS SELECT p.pay FROM people AS p JOIN orders ON person = p.id",
    )
    before = catalogue(backend)
    said: dict[str, Any] = {name: {"role": "keep"} for name in ("boss", "pay", "twice", "third")}
    report = update(
        backend,
        columns={
            **said,
            "id": COLUMNS["id"],
            "name": COLUMNS["name"],
            "age": {"role": "quasi", "output": "median"},
        },
        privacy=[{"k_anonymity": {"k": 3}}],
        **SWAP,
    )
    assert report.target.by == "swap"
    for old, new in zip(before, catalogue(backend), strict=True):
        assert new == old
    assert sorted(backend.rows("SELECT id, boss, pay, twice, third FROM people")) == [
        (n, n - 1 if n > 9 else None, n, 2 * n, 3 * n) for n in range(1, 61)
    ]
    assert min(Counter(backend.rows("SELECT age FROM people")).values()) >= 3
    assert sorted(backend.rows("SELECT person FROM orders")) == [(1,), (60,)]
    assert sorted(backend.rows("SELECT pay FROM rich")) == [(1,), (60,)]
    assert backend.rows("SELECT * FROM log") == []
    backend.run("INSERT INTO people (age, pay) VALUES (7, 500)")
    assert backend.rows("SELECT id, twice FROM people WHERE pay = 500") == [(901, 1000)]


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("statement", "columns", "said"),
    [
        ("", {"age": {"role": "quasi"}}, "view rich: age becomes text"),
        ("", {"name": {"role": "drop"}}, "the release has no column name"),
        ("", {"sex": {"role": "identifier", "action": "null"}}, "sex.action: the column is NOT"),
        (
            "",
            {"id": {"role": "identifier", "action": "mask", "value": "x"}},
            "foreign key of another table orders: id becomes text",
        ),
        (
            "ALTER TABLE people ADD COLUMN of_age INTEGER AS (age + 1)",
            {"of_age": {"role": "keep"}},
            "generated column .*: age gets other values",
        ),
        (
            "ALTER TABLE people ADD COLUMN old INTEGER CHECK (age < 900)",
            {"old": {"role": "keep"}},
            "check .*: age gets other values",
        ),
        (
            "CREATE TRIGGER told AFTER INSERT ON people BEGIN SELECT NEW.age; END; DROP VIEW rich",
            {"age": {"role": "quasi"}},
            "trigger told: age becomes text",
        ),
        (
            "CREATE UNIQUE INDEX of_age ON people (age, id)",
            {},
            "index of_age: age gets other values",
        ),
    ],
)
def test_what_a_definition_does_not_let_be_made_is_refused(
    backend: Place, statement: str, columns: dict[str, Any], said: str
) -> None:
    customers(backend)
    backend.run(*(one for one in statement.split("; DROP") if one and "VIEW" not in one))
    if "DROP VIEW" in statement:
        backend.run("DROP VIEW rich")
    before, rows = catalogue(backend), people(backend)
    phases: list[str] = []
    with pytest.raises(SqlanonError, match=said):
        update(
            backend,
            columns={**COLUMNS, **columns},
            observer=Observer(progress=lambda step: phases.append(step.phase)),
            **SWAP,
        )
    assert set(phases) <= {"inspect"}
    assert people(backend) == rows
    assert catalogue(backend) == before


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_rows_of_others_do_not_go_with_the_old_table(backend: Place) -> None:
    """Where a connection looks at foreign keys, DROP TABLE deletes what points to its rows."""
    customers(backend)
    engine = sqlalchemy.create_engine(backend.url)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = ON")
        connection.rollback()
        with pytest.raises(PublishError, match=r"setting foreign_keys \(it is on"):
            api.anonymize(connection, "people", **{**SAID, **SWAP})
    engine.dispose()
    assert people(backend) == PEOPLE
    assert len(backend.rows("SELECT * FROM orders")) == 3


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_an_index_does_not_find_rows_by_the_words_that_they_had(backend: Place) -> None:
    customers(backend)
    backend.run(
        "CREATE VIRTUAL TABLE words USING fts5 (name, content = 'people', content_rowid = id)",
        "CREATE VIRTUAL TABLE others USING fts5 (content)",
        "INSERT INTO words (words) VALUES ('rebuild')",
    )
    for said in ({"by": "swap"}, {"by": "update"}):
        with pytest.raises(PublishError, match=r"full-text index words.* keeps words") as told:
            update(backend, target={"mode": "replace", **said})
        assert "others" not in str(told.value)
    assert people(backend) == PEOPLE
    backend.run(
        "CREATE TRIGGER told AFTER UPDATE ON people BEGIN INSERT INTO words (words, rowid, name) "
        "VALUES ('delete', OLD.id, OLD.name); "
        "INSERT INTO words (rowid, name) VALUES (NEW.id, NEW.name); END"
    )
    update(backend, target={"mode": "replace", "triggers": "fire"})
    found = [f"SELECT COUNT(*) FROM words WHERE words MATCH '{word}'" for word in ("27", "nobody")]
    assert [backend.rows(one) for one in found] == [[(0,)], [(len(PEOPLE),)]]


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_duckdb_names_the_tables_that_keep_it_from_a_swap_and_what_to_say(backend: Place) -> None:
    """DuckDB 2.0 drops no table that others point to, alters none, and takes no constraint away."""
    customers(backend)
    before = people(backend)
    with pytest.raises(SqlanonError, match=r"another table orders \(.*\)\. Set `by: update`"):
        update(backend, columns=COLUMNS, **SWAP)
    assert people(backend) == before
    altered = {
        "ALTER TABLE people RENAME TO folk": "Dependency Error",
        "ALTER TABLE orders DROP CONSTRAINT orders_person_id_fkey": "Not implemented Error",
        "DROP TABLE people": "main key table",
    }
    for statement, said in altered.items():
        with pytest.raises(Exception, match=said):
            backend.run(statement)

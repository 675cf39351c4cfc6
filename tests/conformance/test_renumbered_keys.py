"""In place, `action: renumber` gives a key and what points to it new numbers without order."""

from __future__ import annotations

import re
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, breaking, catalogue, customers, lean, update
from oracle import rank_correlation

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import (
    JobError,
    PublishError,
    SqlanonError,
    UnsupportedError,
    VerificationError,
)
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.report.check import CheckReport
    from sqlanon.sql.statement import Statement

KEY: dict[str, Any] = {"role": "identifier", "action": "renumber", "references": ["orders.person"]}
RENUMBERED: dict[str, Any] = {**COLUMNS, "id": KEY}
FOLLOWS = ["", "ON UPDATE CASCADE", "ON UPDATE SET NULL", "ON UPDATE RESTRICT"]
LATER = "DEFERRABLE INITIALLY DEFERRED"
REFERRING = [(engine, said) for engine in ("sqlite", "postgresql", "mariadb") for said in FOLLOWS]
REFERRING += [("sqlite", LATER), ("postgresql", LATER)]
PLACE = {"duckdb": "rowid", "sqlite": "rowid", "postgresql": "ctid", "mariadb": "id"}
"""What the rows of a table lie in the order of."""


def shop(place: Place) -> None:
    """The customers and their orders; DuckDB does not change a key that a constraint points to."""
    customers(place)
    if place.name == "duckdb":
        place.run(
            "DROP TABLE orders",
            "CREATE TABLE orders (number INTEGER PRIMARY KEY, person INTEGER)",
            "INSERT INTO orders VALUES (1, 1), (2, 1), (3, 60)",
        )
    place.run("INSERT INTO orders VALUES (4, NULL)")


def described(place: Place) -> list[list[tuple[Any, ...]]]:
    """The catalogue without the counters of keys."""
    said = catalogue(place)
    if place.name == "mariadb":
        return [
            [tuple(re.sub(r" AUTO_INCREMENT=\d+", "", str(c)) for c in row) for row in rows]
            for rows in said
        ]
    return said[:-1]


def test_a_key_gets_new_numbers_and_so_does_what_points_to_it(backend: Place) -> None:
    shop(backend)
    before = described(backend)
    plan = api.plan(backend.url, "people", **said())
    assert plan.in_place is not None
    fates = {(one.kind, one.name): one.fate for one in plan.in_place.objects}
    assert fates["reference", "orders.person"] == "refers to the new numbers"
    assert sorted(backend.rows("SELECT id FROM people")) == [(row[0],) for row in PEOPLE]

    report = update(backend, columns=RENUMBERED)

    assert described(backend) == before
    # everybody's pay was their old key, and is theirs only
    new = {pay: key for key, pay in backend.rows("SELECT id, pay FROM people")}
    assert sorted(new) == [row[0] for row in PEOPLE]
    assert not set(new.values()) & set(new)
    joined = "SELECT number, pay FROM orders JOIN people ON id = person ORDER BY number"
    assert backend.rows(joined) == [(1, 1), (2, 1), (3, 60)]
    assert backend.rows("SELECT COUNT(*) FROM orders WHERE person IS NULL") == [(1,)]
    by_key = sorted(new, key=lambda pay: new[pay])
    assert abs(rank_correlation(by_key)) < 0.6
    lying = backend.rows(f"SELECT pay FROM people ORDER BY {PLACE[backend.name]}")
    assert [row[0] for row in lying] == by_key
    assert backend.rows("SELECT pay FROM people WHERE pay > 0 ORDER BY id") == lying
    assert report.columns["id"] == "new numbers"
    assert any("orders.person" in note and "new numbers" in note for note in report.notes)
    assert not any("kept unchanged, and links each" in note for note in report.notes)
    for one in (plan, report):
        assert [w.column for w in one.warnings if w.code == "W23"] == ["orders.person"]
    assert sqlanon.check(backend.url, "people", quasi=["sex", "age", "zip"], k=3).holds
    names = [table for table in backend.tables() if "sqlanon" in table]
    assert names == ["sqlanon_runs", "sqlanon_runs_classes"]

    backend.run("INSERT INTO people (name, sex, pay) VALUES ('later', 'm', 777)")
    ((later,),) = backend.rows("SELECT id FROM people WHERE pay = 777")
    assert later > max(new.values())


def said() -> dict[str, Any]:
    """A job that renumbers."""
    privacy = [{"k_anonymity": {"k": 3}}, {"l_diversity": {"column": "pay", "l": 2}}]
    return {"columns": RENUMBERED, "privacy": privacy, "target": {"mode": "replace"}}


def test_two_runs_give_other_numbers(backend: Place) -> None:
    orders = set()
    for _ in range(2):
        shop(backend)
        update(backend, columns=RENUMBERED)
        orders.add(tuple(backend.rows("SELECT pay FROM people ORDER BY id")))
        backend.run("DROP VIEW rich", "DROP TABLE orders", "DROP TABLE people")
        if backend.name == "duckdb":
            backend.run("DROP SEQUENCE ids")
    assert len(orders) == 2


@pytest.mark.parametrize(("backend", "follows"), REFERRING, indirect=["backend"])
def test_foreign_keys_hold_afterwards_whatever_they_do_on_an_update(
    backend: Place, follows: str
) -> None:
    shop(backend)
    backend.run(
        "DROP TABLE orders",
        "CREATE TABLE orders (number INTEGER PRIMARY KEY, person INTEGER, asker INTEGER, "
        f"FOREIGN KEY (person) REFERENCES people (id) {follows}, "
        f"FOREIGN KEY (asker) REFERENCES people (id) {follows})",
        "INSERT INTO orders VALUES (1, 1, 2), (2, 1, NULL), (3, 60, 60), (4, NULL, 7)",
    )
    key = {**KEY, "references": ["orders.person", "orders.asker"]}
    with closing(backend.connect()) as connection:
        if backend.name == "sqlite":
            connection.execute("PRAGMA foreign_keys = ON")
        columns = {**COLUMNS, "id": key}
        api.anonymize(connection, "people", **{**said(), "columns": columns}, in_place=True)
        if backend.name == "mariadb":
            cursor = connection.cursor()
            cursor.execute("SELECT @@SESSION.foreign_key_checks")
            assert cursor.fetchall() == ((1,),)
    joined = (
        "SELECT number, p.pay, a.pay FROM orders LEFT JOIN people AS p ON p.id = person "
        "LEFT JOIN people AS a ON a.id = asker ORDER BY number"
    )
    assert backend.rows(joined) == [(1, 1, 2), (2, 1, None), (3, 60, 60), (4, None, 7)]
    if backend.name == "sqlite":
        assert backend.rows("PRAGMA foreign_key_check") == []


def test_a_table_may_point_to_itself(backend: Place) -> None:
    pointing = "" if backend.name == "duckdb" else ", FOREIGN KEY (boss) REFERENCES staff (id)"
    bosses = {1: "NULL"} | {n: str(n // 2) for n in range(2, 41)}
    rows = ", ".join(f"({n}, {boss}, {20 + n % 7}, {n})" for n, boss in bosses.items())
    backend.run(
        "CREATE TABLE staff (id INTEGER NOT NULL PRIMARY KEY, boss INTEGER, age INTEGER, "
        f"pay INTEGER{pointing})",
        f"INSERT INTO staff VALUES {rows}",
    )
    columns = {
        "id": {**KEY, "references": ["staff.boss"]},
        "boss": {"role": "keep"},
        "age": {"role": "quasi", "output": "median"},
        "pay": {"role": "keep"},
    }
    report = api.anonymize(
        backend.url,
        "staff",
        columns=columns,
        privacy=[{"k_anonymity": {"k": 4}}],
        target={"mode": "replace", "by": "update"},
        in_place=True,
    )
    asked = "SELECT s.pay, b.pay FROM staff AS s JOIN staff AS b ON b.id = s.boss ORDER BY s.pay"
    assert backend.rows(asked) == [(n, n // 2) for n in range(2, 41)]
    assert {row[0] for row in backend.rows("SELECT id FROM staff")} == set(range(41, 81))
    assert "W23" not in {one.code for one in report.warnings}


@pytest.mark.parametrize("references", [[], ["orders.number"]])
def test_what_points_to_the_key_and_is_not_named_is_refused(
    backend: Place, references: list[str]
) -> None:
    customers(backend)
    before = catalogue(backend)
    key = {**KEY, "references": references}
    error = UnsupportedError if backend.name == "duckdb" else PublishError
    with pytest.raises(error, match=r"orders\.person"):
        update(backend, columns={**COLUMNS, "id": key})
    assert catalogue(backend) == before
    assert backend.rows("SELECT person FROM orders ORDER BY number") == [(1,), (1,), (60,)]


def test_rows_that_are_pointed_to_are_not_deleted_whether_a_constraint_says_it_or_not(
    backend: Place,
) -> None:
    shop(backend)
    with pytest.raises(PublishError, match="rows of orders refer to people"):
        update(backend, columns=RENUMBERED, max_suppression=5)


@pytest.mark.parametrize(
    ("column", "told"),
    [
        ({**KEY, "references": ["nowhere.person"]}, "nowhere"),
        ({**KEY, "references": ["orders.persona"]}, "persona"),
        ({**KEY, "references": ["people.zip"]}, "people.zip: holds no whole numbers"),
    ],
)
def test_references_that_are_not_there_are_refused(
    backend: Place, column: dict[str, Any], told: str
) -> None:
    shop(backend)
    with pytest.raises(SqlanonError, match=told):
        update(backend, columns={**COLUMNS, "id": column})


def test_rows_of_tables_alone_get_new_numbers(backend: Place) -> None:
    """A table that keeps its own history would tell which number was which."""
    shop(backend)
    backend.run("CREATE VIEW seen AS SELECT * FROM orders")
    both = {**KEY, "references": ["orders.person", "seen.person"]}
    with pytest.raises(PublishError, match=r"seen, which refers to it, is VIEW"):
        update(backend, columns={**COLUMNS, "id": both})
    if backend.name == "mariadb":
        backend.run("ALTER TABLE orders ADD SYSTEM VERSIONING")
        with pytest.raises(PublishError, match=r"orders, which refers to it, is SYSTEM VERSIONED"):
            update(backend, columns=RENUMBERED)
    assert backend.rows("SELECT MIN(id) FROM people") == [(1,)]


def test_only_the_key_is_renumbered(backend: Place) -> None:
    shop(backend)
    columns = {**COLUMNS, "pay": {"role": "identifier", "action": "renumber"}}
    privacy = [{"k_anonymity": {"k": 3}}]
    with pytest.raises(UnsupportedError, match=r"pay\.action: renumber is for the primary key"):
        update(backend, columns=columns, privacy=privacy)


def test_keys_without_room_for_new_ones_are_refused(backend: Place) -> None:
    shop(backend)
    backend.run("INSERT INTO orders VALUES (5, NULL)")
    backend.run("DELETE FROM orders")
    forced = "OVERRIDING SYSTEM VALUE " if backend.name == "postgresql" else ""
    high = 2**63 - 5 if backend.name == "sqlite" else 2**31 - 5
    backend.run(f"INSERT INTO people (id, name, sex, pay) {forced}VALUES ({high}, 'x', 'm', 99)")
    with pytest.raises(PublishError, match="cannot hold 61 new numbers"):
        update(backend, columns=RENUMBERED)
    assert backend.rows("SELECT MIN(id) FROM people") == [(1,)]


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_a_trigger_of_a_table_that_points_to_it_fires_as_the_job_says(backend: Place) -> None:
    shop(backend)
    home = f"{backend.schema}." if backend.name == "postgresql" else ""
    body = f"INSERT INTO {home}seen VALUES (OLD.person)"
    made = {
        "sqlite": [f"CREATE TRIGGER told AFTER UPDATE ON orders BEGIN {body}; END"],
        "postgresql": [
            f"""CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN {body}; RETURN NULL; END $$""",
            "CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION told()",
        ],
        "mariadb": [f"CREATE TRIGGER told AFTER UPDATE ON orders FOR EACH ROW {body}"],
    }
    backend.run("CREATE TABLE seen (id INTEGER)", *made[backend.name])
    with pytest.raises(PublishError, match=r"orders.* trigger told: it reads every raw row"):
        update(backend, columns=RENUMBERED)
    update(backend, columns=RENUMBERED, target={"mode": "replace", "triggers": "fire"})
    assert sorted(backend.rows("SELECT id FROM seen")) == [(1,), (1,), (60,)]


WRONG = {
    # the first statement of these writes to orders, and the last one to people
    "what points to the key": {"in_place/point": 1, "in_place/point_all": 1},
    "the key": {"in_place/point": 2, "in_place/point_all": 2},
}


@pytest.mark.parametrize("wrong", WRONG)
def test_rows_that_follow_another_person_are_found(backend: Place, wrong: str) -> None:
    """Everybody has one order: each key is pointed to as often as before, by another's order."""
    shop(backend)
    backend.run("DELETE FROM orders")
    backend.run(*(f"INSERT INTO orders VALUES ({row[0]}, {row[0]})" for row in PEOPLE))
    before = described(backend)
    mirrored = f"{3 * len(PEOPLE) + 1} - "
    seen: list[str] = []

    def spoiled(statement: Statement) -> None:
        """The last shall be first: a mistake that gives out each of the new numbers once."""
        place = WRONG[wrong].get(statement.name)
        if place is None:
            return
        seen.append(statement.name)
        if statement.name == "in_place/point_all":
            parts = statement.sql.split("m0.new AS")
            head, rest = "m0.new AS".join(parts[:place]), "m0.new AS".join(parts[place:])
            object.__setattr__(statement, "sql", Sql(f"{head}{mirrored}m0.new AS{rest}"))
        elif len(seen) == place:
            spoilt = statement.sql.replace("m.new", f"{mirrored}m.new")
            object.__setattr__(statement, "sql", Sql(spoilt))

    with pytest.raises(VerificationError, match="more or fewer than"):
        update(backend, columns=RENUMBERED, observer=Observer(statement=spoiled))
    assert seen
    assert sorted(backend.rows("SELECT id, name, sex, age, zip, pay FROM people")) == PEOPLE
    assert described(backend) == before
    assert backend.rows("SELECT COUNT(*) FROM orders WHERE number = person") == [(len(PEOPLE),)]


@pytest.mark.gate
@pytest.mark.no_cover  # a run per statement
def test_a_run_that_breaks_at_any_statement_leaves_both_tables(backend: Place) -> None:
    shop(backend)
    before, pointed = described(backend), backend.rows("SELECT * FROM orders ORDER BY number")
    for statement in breaking(lean(backend, RENUMBERED)):
        rows = sorted(backend.rows("SELECT id, name, sex, age, zip, pay FROM people"))
        assert rows == PEOPLE, statement
        assert backend.rows("SELECT * FROM orders ORDER BY number") == pointed, statement
        assert described(backend) == before, statement
    assert backend.rows("SELECT MIN(id) FROM people") == [(len(PEOPLE) + 1,)]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"target": "released"}, "renumber is only for a table in"),
        ({"target": {"mode": "replace", "by": "swap"}}, "renumber needs by: update"),
        (
            {"id": {"role": "identifier", "action": "null", "references": ["a.b"]}},
            "only with action: renumber",
        ),
        ({"id": {**KEY, "references": ["a.b", "a.b"]}}, "must not name a column twice"),
        ({"id": {**KEY, "references": ["orders"]}}, "is written table.column"),
    ],
)
def test_jobs_that_mean_nothing_are_refused(said: dict[str, Any], told: str) -> None:
    with pytest.raises(JobError, match=told):
        sqlanon.anonymize(
            "duckdb://",
            "people",
            columns={**COLUMNS, "id": said.get("id", KEY)},
            privacy=[{"k_anonymity": {"k": 3}}],
            target=said.get("target", {"mode": "replace"}),
            in_place=True,
        )


def test_nobody_knows_a_number_that_was_drawn(backend: Place) -> None:
    shop(backend)
    planned = api.plan(backend.url, "people", **said())
    assert planned.other_columns.keys() == {"pay"}
    kept = check(backend)
    assert kept.other_columns.keys() == {"id", "name", "pay"}
    assert kept.other_columns["id"].risk.unique == 1

    report = update(backend, columns=RENUMBERED)

    assert report.other_columns.keys() == {"pay"}
    certified = sqlanon.check_certificate(backend.url, report.to_dict())
    assert certified.certificate is not None
    assert certified.certificate.agrees
    told = report.to_dict()  # as versions before wrote it
    told["other_columns"]["id"] = told["other_columns"]["pay"]
    older = sqlanon.check_certificate(backend.url, told).certificate
    assert older is not None
    assert older.agrees
    backend.run("UPDATE people SET name = 'back' WHERE pay = 1")
    broken = sqlanon.check_certificate(backend.url, report.to_dict()).certificate
    assert broken is not None
    assert {one.name.split(",")[0] for one in broken.figures if not one.agrees} == {"name"}
    for found in (check(backend), certified):
        assert "id" not in found.other_columns
        assert found.drawn == ("id",)
        assert "drawn by lot" in str(found)
        assert "id" not in {one.column for one in found.warnings}

    update(backend, columns=COLUMNS)  # the numbers stay as they are, and can be known by now

    later = check(backend)
    assert later.drawn == ()
    assert later.other_columns["id"].risk.unique == 1
    assert "id" in {one.column for one in later.warnings if one.code == "W01"}


def check(place: Place) -> CheckReport:
    return sqlanon.check(place.url, "people", quasi=["sex", "age", "zip"], k=3)

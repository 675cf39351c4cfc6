"""A plan of a run in place lists all that hangs on the table, with its fate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from customers import PEOPLE, SAID, customers

import sqlanon

if TYPE_CHECKING:
    from engines import Place

MORE = {
    "postgresql": (
        "CREATE FUNCTION nothing() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
        "CREATE TRIGGER going BEFORE UPDATE ON people FOR EACH ROW EXECUTE FUNCTION nothing()",
        "CREATE TRIGGER off BEFORE UPDATE ON people FOR EACH ROW EXECUTE FUNCTION nothing()",
        "ALTER TABLE people DISABLE TRIGGER off",
        "CREATE POLICY old ON people FOR SELECT USING (age > 30)",
        "CREATE STATISTICS together ON age, zip FROM people",
        "ALTER TABLE people ADD twice INTEGER GENERATED ALWAYS AS (pay * 2) STORED",
        "COMMENT ON INDEX people_pay IS 'i'",
        "CREATE SEQUENCE counted OWNED BY people.pay",
        "ALTER TABLE people SET (fillfactor = 90)",
        "CREATE PUBLICATION {schema} FOR TABLE people",
    ),
    "mariadb": (
        "ALTER TABLE people ADD twice INTEGER AS (pay * 2) STORED",
        "GRANT SELECT, UPDATE (pay) ON people TO PUBLIC",
    ),
    "sqlite": (
        "ALTER TABLE people ADD twice INTEGER AS (pay * 2)",
        "CREATE TRIGGER going AFTER UPDATE ON people BEGIN SELECT 1; END",
    ),
    "duckdb": (),
}
"""What customers may carry besides."""
TAKEN_AWAY = {
    "postgresql": "DROP PUBLICATION IF EXISTS {schema}",
    "mariadb": "REVOKE ALL ON people FROM PUBLIC",
}
"""What would stay when the place is gone."""
COMMON = {
    ("view", "rich"): "stays, and shows the release",
    ("foreign key of another table", "orders"): "stays",
    ("index", "people_pay"): "stays",
    ("index", "people_second"): "stays",
    ("default", "zip"): "stays",
}
FATES = {
    "duckdb": {
        ("check", "people_pay_check"): "stays",
        ("primary key", "people_id_pkey"): "stays",
        ("comment", "people"): "stays",
        ("comment", "zip"): "stays",
        ("default", "id"): "stays",
    },
    "sqlite": {
        ("check", "check 1"): "stays",
        ("primary key", "primary key"): "stays",
        ("identity column", "id"): "stays",
        ("generated column", "twice"): "stays",
        ("generated column", "expression 1"): "stays",
        ("trigger", "going"): "fires",
    },
    "postgresql": {
        ("check", "people_pay_check"): "stays",
        ("primary key", "people_pkey"): "stays",
        ("identity column", "id"): "stays",
        ("generated column", "twice"): "stays",
        ("trigger", "going"): "fires",
        ("trigger that is off", "off"): "stays off",
        ("comment", "table"): "stays",
        ("comment", "zip"): "stays",
        ("comment", "index people_pay"): "stays",
        ("grant", "SELECT to PUBLIC"): "stays",
        ("grant", "UPDATE (pay) to PUBLIC"): "stays",
        ("owner", "postgres"): "stays",
        ("row-level security", "table"): "stays",
        ("policy", "all_rows"): "stays",
        ("policy", "old"): "stays, and reads age of the release",
        ("extended statistics", "together"): "stays, and is computed again",
        ("sequence", "counted"): "stays",
        ("storage option", "table"): "stays",
        ("publication", "{schema}"): "stays, and sends every changed row on",
    },
    "mariadb": {
        ("check", "pay"): "stays",
        ("primary key", "PRIMARY"): "stays",
        ("identity column", "id"): "stays",
        ("generated column", "twice"): "stays",
        ("comment", "people"): "stays",
        ("comment", "zip"): "stays",
        ("grant", "SELECT to 'PUBLIC'@''"): "stays",
        ("grant", "UPDATE (pay) to 'PUBLIC'@''"): "stays",
    },
}
"""All that hangs on them then, and what becomes of it."""


def test_a_plan_says_the_way_the_reason_and_every_object(backend: Place) -> None:
    customers(backend)
    try:
        backend.run(*(statement.format(schema=backend.schema) for statement in MORE[backend.name]))
        said = {key: value for key, value in SAID.items() if key != "in_place"}
        said["target"] = {"mode": "replace", "triggers": "fire"}
        if "twice" in str(MORE[backend.name]):
            said["columns"] = {**SAID["columns"], "twice": {"role": "keep"}}
        plan = sqlanon.plan(backend.url, "people", **said)
    finally:
        taken = TAKEN_AWAY.get(backend.name)
        backend.run(*([taken.format(schema=backend.schema)] if taken else []))
    assert plan.in_place is not None
    assert plan.in_place.by == "update"
    assert plan.in_place.reason
    expected = {**COMMON, **FATES[backend.name]}
    assert {(one.kind, one.name): one.fate for one in plan.in_place.objects} == {
        (kind, name.format(schema=backend.schema)): fate for (kind, name), fate in expected.items()
    }
    assert "by update" in str(plan)
    assert "in_place/update" in {statement.name for statement in plan.script}
    columns = "id, name, sex, age, zip, pay"
    assert backend.rows(f"SELECT {columns} FROM people ORDER BY id") == PEOPLE

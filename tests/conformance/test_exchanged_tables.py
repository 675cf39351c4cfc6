"""In place by exchange: what the table carries is there again, object by object, or refused."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from customers import COLUMNS, PEOPLE, SAID, breaking, customers, lean, update
from exchanges import SWAP, catalogue, exchangeable, people

import sqlanon
from sqlanon.errors import PublishError, SourceChangedError
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

    from sqlanon.sql.statement import Statement

ABLE = pytest.mark.parametrize("backend", ["duckdb", "sqlite", "postgresql"], indirect=True)
POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
"""Engines on which a table with all that is created again is replaced."""
_BEGINS = "publish/create"
_EACH = ("publish/taken_away", "publish/made_again")


@ABLE
def test_a_customer_table_is_exchanged_with_all_that_hangs_on_it(backend: Place) -> None:
    exchangeable(backend)
    before = catalogue(backend)
    report = update(backend, **SWAP)
    assert report.target.by == "swap"
    for old, new in zip(before, catalogue(backend), strict=True):
        assert new == old


RICH = (
    "GRANT USAGE, CREATE ON SCHEMA {schema} TO {reader}",
    "CREATE SEQUENCE numbers START 500 INCREMENT 5",
    "ALTER SEQUENCE people_id_seq RESTART WITH 5000",
    "GRANT USAGE ON SEQUENCE people_id_seq TO {reader}",
    "COMMENT ON SEQUENCE people_id_seq IS 'of persons'",
    "ALTER TABLE people ADD COLUMN serial integer NOT NULL DEFAULT nextval('numbers')",
    "ALTER SEQUENCE numbers OWNED BY people.serial",
    "ALTER TABLE people ADD COLUMN twice integer GENERATED ALWAYS AS (pay * 2) STORED",
    "ALTER TABLE people ADD COLUMN boss integer REFERENCES people (id) DEFERRABLE",
    'ALTER TABLE people ADD CONSTRAINT "odd ""name" UNIQUE (pay, serial) INCLUDE (id)',
    "ALTER TABLE people ADD CONSTRAINT later CHECK (serial > 0) NOT VALID",
    "COMMENT ON CONSTRAINT later ON people IS 'it''s % not valid'",
    "COMMENT ON CONSTRAINT orders_person_fkey ON orders IS 'whose'",
    "CREATE UNIQUE INDEX by_serial ON people (serial) WHERE pay IS NOT NULL",
    "COMMENT ON INDEX by_serial IS 'one by one'",
    "CREATE INDEX doubled ON people ((pay * 2))",
    "ALTER INDEX doubled ALTER COLUMN 1 SET STATISTICS 44",
    "ALTER TABLE people REPLICA IDENTITY USING INDEX people_pkey",
    "ALTER TABLE people SET (fillfactor = 70, autovacuum_enabled = false)",
    "ALTER TABLE people ALTER COLUMN pay SET STATISTICS 7",
    "ALTER TABLE people ALTER COLUMN name SET STORAGE EXTERNAL",
    "ALTER TABLE people ALTER COLUMN pay SET (n_distinct = 9)",
    "CREATE STATISTICS pays ON pay, serial FROM people",
    "ALTER STATISTICS pays SET STATISTICS 77",
    "COMMENT ON STATISTICS pays IS 'counted % together'",
    "ALTER TABLE people ALTER COLUMN name SET COMPRESSION pglz",
    "CREATE FUNCTION told() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    (
        "CREATE TRIGGER of_pay AFTER UPDATE OF pay ON people FOR EACH ROW "
        "WHEN (OLD.pay > 7) EXECUTE FUNCTION told()"
    ),
    "COMMENT ON TRIGGER of_pay ON people IS 'told'",
    (
        "CREATE CONSTRAINT TRIGGER in_the_end AFTER INSERT ON people DEFERRABLE INITIALLY DEFERRED "
        "FOR EACH ROW EXECUTE FUNCTION told()"
    ),
    "CREATE TRIGGER asleep AFTER DELETE ON people EXECUTE FUNCTION told()",
    "ALTER TABLE people DISABLE TRIGGER asleep",
    "CREATE RULE nobody_goes AS ON DELETE TO people WHERE OLD.pay = 7 DO INSTEAD NOTHING",
    "COMMENT ON RULE nobody_goes ON people IS 'a rule'",
    "ALTER TABLE people FORCE ROW LEVEL SECURITY",
    "CREATE POLICY few ON people AS RESTRICTIVE FOR UPDATE TO {reader} USING (pay = 1)",
    "GRANT SELECT ON people TO {reader} WITH GRANT OPTION",
    "GRANT SELECT (age) ON rich TO {reader}",
    "COMMENT ON VIEW rich IS 'few'",
    "COMMENT ON COLUMN rich.age IS 'in years'",
    (
        "CREATE VIEW richer (years) WITH (security_barrier, check_option = local) "
        "AS SELECT age FROM rich WHERE pay > 55"
    ),
    "ALTER VIEW richer ALTER COLUMN years SET DEFAULT 7",
    "CREATE TRIGGER instead INSTEAD OF INSERT ON richer FOR EACH ROW EXECUTE FUNCTION told()",
    (
        "CREATE MATERIALIZED VIEW kept_rich WITH (fillfactor = 80) AS "
        "SELECT r.age, p.id FROM rich AS r JOIN people AS p ON p.pay = r.pay"
    ),
    "CREATE UNIQUE INDEX of_kept ON kept_rich (id)",
    "COMMENT ON MATERIALIZED VIEW kept_rich IS 'stored'",
    "ALTER MATERIALIZED VIEW kept_rich ALTER COLUMN age SET STATISTICS 33",
    "ALTER MATERIALIZED VIEW kept_rich ALTER COLUMN id SET (n_distinct = 4)",
    "GRANT SELECT ON kept_rich TO {reader}",
    "CREATE VIEW from_stored AS SELECT COUNT(*) AS n FROM kept_rich",
    "ALTER VIEW from_stored OWNER TO {reader}",
    "CREATE MATERIALIZED VIEW empty_one AS SELECT * FROM people WITH NO DATA",
    "ALTER MATERIALIZED VIEW empty_one ALTER COLUMN name SET STORAGE MAIN",
    "ALTER MATERIALIZED VIEW empty_one ALTER COLUMN name SET COMPRESSION pglz",
    "CREATE PUBLICATION {reader}_p FOR TABLE orders, people",
)

MORE = {name: {"role": "keep"} for name in ("serial", "twice", "boss")}


@POSTGRESQL
def test_everything_that_a_catalogue_tells_of_is_made_again(backend: Place) -> None:
    customers(backend)
    reader = f"{backend.schema}_reader"
    backend.run(f"CREATE ROLE {reader}")
    try:
        backend.run(*(one.format(reader=reader, schema=backend.schema) for one in RICH))
        before = catalogue(backend)
        report = update(backend, columns={**COLUMNS, **MORE}, **SWAP)
        after = catalogue(backend)
        counted = backend.rows("SELECT n FROM from_stored")
    finally:
        backend.run(
            f"DROP PUBLICATION {reader}_p", f"DROP OWNED BY {reader}", f"DROP ROLE {reader}"
        )
    assert report.target.by == "swap"
    for old, new in zip(before, after, strict=True):
        assert new == old
    rows = backend.rows("SELECT id, age, pay, twice FROM people")
    assert {row[0]: row[3] for row in rows} == {row[0]: 2 * row[5] for row in PEOPLE}
    stored = {(row[0], row[1]) for row in rows if row[2] > 50}
    assert set(backend.rows("SELECT id, age FROM kept_rich")) == stored
    assert counted == [(len(stored),)]
    assert min(Counter(row[1] for row in rows).values()) >= 3
    backend.run("INSERT INTO people (sex, pay) VALUES ('f', 7000)")
    assert backend.rows("SELECT id, serial, twice FROM people WHERE pay = 7000") == [
        (5000, 500 + 5 * len(PEOPLE), 14000)
    ]


@POSTGRESQL
def test_who_owns_it_all_may_and_who_owns_the_table_alone_is_told(backend: Place) -> None:
    """Row-level security hides nothing from an owner, unless it is forced: then rows would go."""
    customers(backend)
    owner = f"{backend.schema}_owner"
    backend.run(
        f"CREATE ROLE {owner} LOGIN",
        f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {owner}",
        f"ALTER TABLE people OWNER TO {owner}",
    )
    before, url = catalogue(backend), backend.url
    try:
        backend.url = url.replace("postgres@", f"{owner}@")
        with pytest.raises(PublishError) as caught:
            update(backend, **SWAP)
        backend.url = url
        assert "orders_person_fkey (its table belongs to another role)" in str(caught.value)
        assert "view rich (it belongs to another role" in str(caught.value)
        assert catalogue(backend) == before
        backend.run(*(f"ALTER TABLE {name} OWNER TO {owner}" for name in ("orders", "rich")))
        backend.run("ALTER TABLE people FORCE ROW LEVEL SECURITY")
        backend.url = url.replace("postgres@", f"{owner}@")
        for said in ({"by": "swap"}, {"by": "update"}):
            with pytest.raises(PublishError, match="it hides rows from this user"):
                update(backend, target={"mode": "replace", **said}, allow_row_security=True)
        backend.url = url
        backend.run("ALTER TABLE people NO FORCE ROW LEVEL SECURITY")
        before = catalogue(backend)
        backend.url = url.replace("postgres@", f"{owner}@")
        update(backend, **SWAP)
        backend.url = url
        assert catalogue(backend) == before
    finally:
        backend.url = url
        backend.run(f"DROP OWNED BY {owner}", f"DROP ROLE {owner}")


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    # what no statement makes again, and what would hold the old table
    (
        "DROP TABLE orders; ALTER TABLE people SET UNLOGGED",
        {},
        r"storage option table \(it is not logged",
    ),
    ("CREATE TABLE more () INHERITS (people)", {}, "inheritance or partitioning table"),
    (
        "CREATE FUNCTION of(people) RETURNS integer LANGUAGE sql AS 'SELECT 1'",
        {},
        r"dependent function .*of\(.*people\) \(it holds the old table",
    ),
    (
        "CREATE POLICY theirs ON orders USING (EXISTS (SELECT 1 FROM people WHERE pay = 7))",
        {},
        "dependent policy theirs on table .*orders",
    ),
    (
        "CREATE RULE also AS ON INSERT TO orders DO ALSO SELECT pay FROM people",
        {},
        "dependent rule also on table .*orders",
    ),
    (
        "CREATE RULE also AS ON UPDATE TO rich DO ALSO NOTIFY changed",
        {},
        r"rule view rich: also \(it is one of a view",
    ),
    ("ALTER INDEX people_pkey SET (fillfactor = 50)", {}, "constraint people_pkey .its index has"),
    ("ALTER TABLE people CLUSTER ON people_pay", {}, "index people_pay"),
    (
        "CREATE PUBLICATION {schema}_some FOR TABLE people (id, pay)",
        {},
        "publication .*_some .it carries some columns",
    ),
    # what does not fit the columns of the release
    ("", {"age": {"role": "quasi"}}, "view rich: age becomes text"),
    (
        "ALTER TABLE people ADD CHECK (age < 900)",
        {},
        "constraint people_age_check: age gets other values",
    ),
    (
        "",
        {"id": {"role": "identifier", "action": "mask", "value": "x"}},
        "orders_person_fkey: id becomes text",
    ),
    ("", {"zip": {"role": "drop"}}, "comment zip: the release has no column zip"),
    (
        "CREATE INDEX of_age ON people ((age + 1)); DROP VIEW rich",
        {"age": {"role": "quasi"}},
        "index of_age: age becomes text",
    ),
    (
        "UPDATE people SET zip = id; CREATE UNIQUE INDEX of_zip ON people (zip)",
        {},
        "index of_zip: zip gets other values",
    ),
]


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
@pytest.mark.parametrize(("statement", "columns", "said"), REFUSED)
def test_what_cannot_be_made_again_is_refused_before_anything_is_read(
    backend: Place, statement: str, columns: dict[str, Any], said: str
) -> None:
    customers(backend)
    if statement:
        backend.run(statement.format(schema=backend.schema))
    before, rows = catalogue(backend), people(backend)
    phases: list[str] = []
    try:
        with pytest.raises(PublishError, match=said):
            update(
                backend,
                columns={**COLUMNS, **columns},
                observer=Observer(progress=lambda step: phases.append(step.phase)),
                **SWAP,
            )
    finally:
        if "PUBLICATION" in statement:
            backend.run(f"DROP PUBLICATION {backend.schema}_some")
    assert set(phases) <= {"inspect"}
    assert people(backend) == rows
    if "PUBLICATION" not in statement:
        assert catalogue(backend) == before


@ABLE
def test_what_is_about_plain_columns_follows_a_column_that_becomes_text(backend: Place) -> None:
    exchangeable(backend)
    backend.run("DROP VIEW rich", "CREATE INDEX of_age ON people (age)")
    before = catalogue(backend)
    update(backend, columns={**COLUMNS, "age": {"role": "quasi"}}, **SWAP)
    after = catalogue(backend)
    for old, new in zip(before, after, strict=True):
        assert [row for row in new if row not in old] == [
            row
            for row in new
            if "age" in str(row) and re.search("text|varchar", str(row), re.IGNORECASE)
        ]


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"], indirect=True)
def test_suppression_does_not_take_rows_away_under_others(backend: Place) -> None:
    exchangeable(backend)
    with pytest.raises(PublishError, match=r"set `max_suppression: 0`"):
        update(backend, max_suppression=9, **SWAP)
    assert people(backend) == PEOPLE


@ABLE
def test_a_plan_lists_what_is_made_again_and_its_script_does_it(backend: Place) -> None:
    exchangeable(backend)
    before = catalogue(backend)
    said = {key: value for key, value in SAID.items() if key != "in_place"}
    plan = sqlanon.plan(backend.url, "people", **{**said, **SWAP})
    assert plan.in_place is not None
    fates = {(one.kind, one.name): one.fate for one in plan.in_place.objects}
    assert fates["index", "people_pay"] == "is created again"
    remade = backend.name == "postgresql"
    assert fates["view", "rich"] == ("is created again" if remade else "stays")
    assert catalogue(backend) == before
    assert people(backend) == PEOPLE
    _, published = plan.script.text().split("The next statements publish")
    assert "people_pay" in published
    assert ("CREATE VIEW" in published) == (backend.name == "postgresql")


@ABLE
@pytest.mark.gate
@pytest.mark.no_cover  # a run per statement
def test_a_run_that_breaks_at_any_statement_leaves_all_old(backend: Place) -> None:
    exchangeable(backend)
    before = catalogue(backend)
    broken = []
    for statement in breaking(lean(backend, **SWAP), _BEGINS, _EACH):
        broken.append(statement)
        assert people(backend) == PEOPLE, statement
        assert catalogue(backend) == before, statement
    assert people(backend) != PEOPLE
    assert catalogue(backend) == before
    taken = set() if backend.name == "duckdb" else {"publish/taken_away"}
    assert {*taken, "publish/made_again", "publish/drop", "publish/rename"} <= {*broken}
    made = {"sqlite": 2, "duckdb": 4}.get(backend.name, 6)
    assert Counter(broken)["publish/made_again"] >= made


@POSTGRESQL
def test_a_grant_given_meanwhile_is_not_lost(backend: Place) -> None:
    """GRANT waits for no lock of the table."""
    customers(backend)
    granted: list[str] = []

    def meanwhile(step: Statement) -> None:
        if step.name == "publish/comment" and not granted:
            granted.append("GRANT INSERT ON people TO PUBLIC")
            backend.run(*granted)

    with pytest.raises(SourceChangedError, match="grants, views"):
        update(backend, observer=Observer(statement=meanwhile), **SWAP)
    assert granted
    assert people(backend) == PEOPLE


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_the_text_of_a_table_says_is_kept_and_what_stands_beside_it(backend: Place) -> None:
    """Of a schema whose name needs quotes, with columns of every kind of default and constraint."""
    backend.run(
        'CREATE SCHEMA "my own"',
        "CREATE SEQUENCE numbers START 500",
        """CREATE TABLE "my own".people (id BIGINT DEFAULT nextval('numbers') PRIMARY KEY,
        age INTEGER, born TIMESTAMP WITH TIME ZONE, "the ""kind" ENUM ('a', 'b'),
        paid DECIMAL(18, 2) DEFAULT 0 CHECK (paid >= 0 AND paid < 1000),
        word VARCHAR COLLATE nocase,
        twice DECIMAL(18, 2) GENERATED ALWAYS AS (paid * 2), UNIQUE (id, word))""",
        """INSERT INTO "my own".people (id, age, "the ""kind", paid, word)
        SELECT range, 20 + range % 30, 'a', range, 'w' || range FROM range(60)""",
        'CREATE UNIQUE INDEX by_word ON "my own".people (LOWER(word))',
        'CREATE INDEX by_age ON "my own".people (age)',
        "COMMENT ON INDEX \"my own\".by_age IS 'it''s'",
        "COMMENT ON TABLE \"my own\".people IS 'mine'",
    )
    before = catalogue(backend)
    said: dict[str, Any] = {
        "columns": {"age": {"role": "quasi", "output": "median"}},
        "unlisted": "keep",
        "privacy": [{"k_anonymity": {"k": 3}}],
    }
    sqlanon.anonymize(backend.url, "my own.people", in_place=True, **said, **SWAP)
    assert catalogue(backend) == before
    rows = backend.rows('SELECT id, age, twice, word FROM "my own".people')
    assert {row[0]: (row[2], row[3]) for row in rows} == {n: (2 * n, f"w{n}") for n in range(60)}
    assert min(Counter(row[1] for row in rows).values()) >= 3
    assert Counter(row[1] for row in rows) != Counter(20 + n % 30 for n in range(60))


@pytest.mark.parametrize("backend", ["duckdb"], indirect=True)
def test_what_a_changed_column_would_break_is_said_once(backend: Place) -> None:
    backend.run(
        "CREATE TABLE made (age INTEGER CHECK (age > 0), town VARCHAR, n INTEGER, "
        "later INTEGER GENERATED ALWAYS AS (age + 1), UNIQUE (age, n))",
        "CREATE UNIQUE INDEX of_age ON made ((age + 2), n)",
        "INSERT INTO made (age, town, n) SELECT 20 + range % 9, 'x', range FROM range(60)",
    )
    columns: Any = {"age": {"role": "quasi", "output": "median"}}
    with pytest.raises(PublishError) as caught:
        sqlanon.anonymize(
            backend.url,
            "made",
            columns=columns,
            unlisted="keep",
            privacy=[{"k_anonymity": {"k": 3}}],
            in_place=True,
            **SWAP,
        )
    told = str(caught.value).partition("dependent objects: ")[2].partition(". Set")[0].split("; ")
    assert sorted(one.partition(":")[0] for one in told) == [
        "check constraint age",
        "default or generated column later",
        "index of_age",
        "unique constraint age, n",
    ]
    assert {one.partition(": ")[2] for one in told} == {"age gets other values"}

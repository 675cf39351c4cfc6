"""What a target carries is there again when it was replaced, or nothing happens to it."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import pytest
from users import user

import sqlanon
from sqlanon import LDiversity
from sqlanon.api import run as api
from sqlanon.errors import PublishError, TransientDatabaseError
from sqlanon.job.job import Job
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engines import Place

    from sqlanon.errors import SqlanonError
    from sqlanon.report.run import Report

POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
PEOPLE = {"age": "integer", "ward": "integer"}
ROWS = [(age, age % 2) for age in range(12)]
SAID: dict[str, Any] = {
    "columns": {"age": {"role": "quasi"}, "ward": {"role": "sensitive"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "rel", "if_exists": "replace"},
}


GROUPS: dict[str, Any] = {
    "algorithm": "anatomy",
    "privacy": [{"l_diversity": {"column": "ward", "l": 2}}],
}


def release(place: Place, **changes: Any) -> Report:
    return api.anonymize(place.url, "people", **(SAID | changes))


@contextmanager
def role(place: Place) -> Iterator[str]:
    """A role of the server, which the test may grant to; gone afterwards."""
    name = f"{place.schema}_reader"
    place.run(f"CREATE ROLE {name}")
    try:
        yield name
    finally:
        place.run(f"DROP OWNED BY {name}", f"DROP ROLE {name}")


@POSTGRESQL
def test_a_table_that_once_had_a_grant_is_replaced_in_place(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    with role(backend) as reader:
        backend.run(f"GRANT SELECT ON people TO {reader}", f"REVOKE SELECT ON people FROM {reader}")
        release(backend, target={"mode": "replace"}, in_place=True)
    assert not {row[0] for row in backend.rows("SELECT age FROM people")} & {*range(12)}


@POSTGRESQL
def test_who_may_read_a_table_that_is_exchanged_may_read_what_he_could(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    with role(backend) as reader:
        backend.run(f"GRANT SELECT (age), UPDATE (ward) ON people TO {reader}")
        release(backend, target={"mode": "replace", "by": "swap"}, in_place=True)
        may = "SELECT has_column_privilege('{}', 'people', '{}', '{}')"
        asked = [("age", "SELECT"), ("ward", "UPDATE"), ("ward", "SELECT"), ("age", "UPDATE")]
        answers = [backend.rows(may.format(reader, *one)) for one in asked]
        assert answers == [[(True,)], [(True,)], [(False,)], [(False,)]]


CARRIED = {
    "duckdb": (
        "CREATE INDEX rel_ward ON rel (ward, age)",
        'CREATE INDEX "odd ""name""" ON rel (age)',
        "COMMENT ON TABLE rel IS 'it''s for the press'",
        "COMMENT ON COLUMN rel.age IS 'in \"years\"'",
    ),
    "sqlite": (
        "CREATE INDEX rel_ward ON rel (ward, age)",
        "CREATE UNIQUE INDEX one_by_one ON rel (age, ward) WHERE ward > 5",
    ),
    "postgresql": (
        "CREATE INDEX rel_ward ON rel (ward, age)",
        'CREATE UNIQUE INDEX "odd ""name" ON rel (LOWER(age::text), ward) WHERE ward > 5',
        "COMMENT ON INDEX rel_ward IS 'by ward'",
        "CREATE STATISTICS both_columns ON age, ward FROM rel",
        "COMMENT ON TABLE rel IS 'it''s for the press'",
        "COMMENT ON COLUMN rel.age IS E'in \\\\ years'",
        "GRANT SELECT ON rel TO {reader} WITH GRANT OPTION",
        "GRANT UPDATE (ward) ON rel TO {reader}",
        "GRANT SELECT (age) ON rel TO PUBLIC",
        "REVOKE TRUNCATE ON rel FROM CURRENT_USER",
        "ALTER TABLE rel ENABLE ROW LEVEL SECURITY",
        "ALTER TABLE rel FORCE ROW LEVEL SECURITY",
        "CREATE POLICY few ON rel AS RESTRICTIVE FOR SELECT TO {reader} USING (ward = 1)",
        'CREATE POLICY "all of them" ON rel USING (true) WITH CHECK (ward < 9)',
        "COMMENT ON POLICY few ON rel IS 'few of them'",
    ),
    "mariadb": (
        "CREATE INDEX rel_ward ON rel (ward DESC)",
        "CREATE INDEX `odd ``name` ON rel (age(7), ward) COMMENT 'it''s here'",
        "ALTER TABLE rel COMMENT = 'it''s for the press'",
        "ALTER TABLE rel MODIFY ward {ward} COMMENT 'it''s a \\\\ and a \"'",
        "ALTER TABLE rel MODIFY age {age} COMMENT 'in ''years'''",
    ),
}
CATALOGUE = {
    "duckdb": """
        SELECT index_name, sql, comment, is_unique FROM duckdb_indexes() ORDER BY 1;
        SELECT comment FROM duckdb_tables() WHERE table_name = 'rel';
        SELECT column_name, comment FROM duckdb_columns() WHERE table_name = 'rel' ORDER BY 1""",
    "sqlite": "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name <> 'rel' ORDER BY 2",
    "postgresql": """
        SELECT pg_get_indexdef(indexrelid), obj_description(indexrelid, 'pg_class') FROM pg_index
        WHERE indrelid = 'rel'::regclass ORDER BY 1;
        SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
        WHERE stxrelid = 'rel'::regclass;
        SELECT relrowsecurity, relforcerowsecurity, relowner, obj_description(oid, 'pg_class')
        FROM pg_class WHERE oid = 'rel'::regclass;
        SELECT g::text FROM pg_class, UNNEST(relacl) AS g WHERE oid = 'rel'::regclass ORDER BY 1;
        SELECT attname, attacl::text, col_description(attrelid, attnum) FROM pg_attribute
        WHERE attrelid = 'rel'::regclass AND attnum > 0 ORDER BY 1;
        SELECT policyname, permissive, roles, cmd, qual, with_check FROM pg_policies
        WHERE tablename = 'rel' AND schemaname = CURRENT_SCHEMA() ORDER BY 1;
        SELECT polname, obj_description(oid, 'pg_policy') FROM pg_policy
        WHERE polrelid = 'rel'::regclass ORDER BY 1""",
    "mariadb": """
        SELECT index_name, seq_in_index, column_name, collation, sub_part, non_unique,
          index_type, index_comment FROM information_schema.statistics
        WHERE table_schema = DATABASE() AND table_name = 'rel' ORDER BY 1, 2;
        SELECT table_comment FROM information_schema.tables
        WHERE table_schema = DATABASE() AND table_name = 'rel';
        SELECT column_name, column_type, collation_name, is_nullable, column_comment
        FROM information_schema.columns
        WHERE table_schema = DATABASE() AND table_name = 'rel' ORDER BY 1""",
}


def catalogue(place: Place) -> list[list[tuple[Any, ...]]]:
    """What the catalogues say of the release, but its rows."""
    return [place.rows(query) for query in CATALOGUE[place.name].split(";")]


def test_what_a_target_carries_is_there_again_object_by_object(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    release(backend)
    bare = catalogue(backend)
    reader = f"{backend.schema}_reader"
    types = {f"{{{name}}}": type_ for name, type_, _ in backend.catalogue("rel")}
    statements = []
    for text in CARRIED[backend.name]:
        said = text
        for name, meant in {"{reader}": reader, **types}.items():
            said = said.replace(name, meant)
        statements.append(said)
    with role(backend) if backend.name == "postgresql" else nullcontext():
        backend.run(*statements)
        before = catalogue(backend)
        backend.run("DELETE FROM people WHERE age < 6")
        release(backend)
        assert catalogue(backend) == before
        backend.run("DROP TABLE rel")
    assert all(one != other for one, other in zip(bare, before, strict=True))


def test_what_a_release_would_lose_is_named_before_anything_is_read(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    backend.run("CREATE TABLE rel (age INTEGER PRIMARY KEY, ward INTEGER DEFAULT 3)")
    phases: list[str] = []
    with pytest.raises(PublishError, match=r"default or generated|default, generated") as caught:
        release(backend, observer=Observer(progress=lambda step: phases.append(step.phase)))
    assert "primary key" in str(caught.value) or "rel_pkey" in str(caught.value)
    assert not phases
    backend.run("INSERT INTO rel (age) VALUES (1)")
    assert backend.rows("SELECT ward FROM rel") == [(3,)]


def test_what_needs_a_column_that_the_release_drops_is_named_before_the_search(
    backend: Place,
) -> None:
    backend.load("people", PEOPLE, ROWS)
    release(backend)
    backend.run("CREATE INDEX rel_ward ON rel (ward)")
    phases: list[str] = []
    with pytest.raises(PublishError, match=r"index rel_ward \(on ward\)"):
        release(
            backend,
            columns={"age": {"role": "quasi"}, "ward": {"role": "drop"}},
            observer=Observer(progress=lambda step: phases.append(step.phase)),
        )
    assert phases == ["inspect"]


@POSTGRESQL
@pytest.mark.parametrize("mode", ["table", "compared", "compiled", "view", "views", "replace"])
def test_nobody_may_read_a_release_by_default(backend: Place, mode: str) -> None:
    """Nor what is stored beside it: recodings, and keys of the source."""
    rows = [(*row, number) for number, row in enumerate(ROWS)]
    backend.load("people", {**PEOPLE, "id": "integer"}, rows)
    target: dict[str, Any] = {"table": "rel", "if_exists": "replace"}
    match mode:
        case "compared":
            target |= {"key": "id"}
        case "view" | "replace":
            target = {"mode": mode, **({} if mode == "replace" else {"table": "rel"})}
        case "views":
            target |= {"mode": "view"}
    said = {**SAID, "target": target, "unlisted": "drop"} | (GROUPS if mode == "views" else {})
    if mode == "compared":
        said |= {"release_guard": {"action": "warn", "compare": "previous"}}
    with role(backend) as reader:
        default = f"ALTER DEFAULT PRIVILEGES IN SCHEMA {backend.schema} GRANT SELECT ON TABLES TO"
        backend.run(f"{default} {reader}", f"{default} PUBLIC")
        if mode == "compiled":
            job = Job.from_mapping({"source": "people", **said})
            sqlanon.compile_job(job, connection=backend.url)
        else:
            release(backend, **said, in_place=True)
        words = {"compared": "_keys", "compiled": "sqlanon_compiled_", "view": "_live"}
        stored = (words | {"views": "_counts"}).get(mode)
        assert stored is None or [name for name in backend.tables() if stored in name]
        others = backend.rows(
            "SELECT relname, g.grantee FROM pg_class, aclexplode(relacl) AS g "
            f"WHERE relnamespace = '{backend.schema}'::regnamespace AND g.grantee <> relowner "
            "AND relname NOT LIKE 'sqlanon_runs%'"
        )
        assert not others


@POSTGRESQL
def test_a_view_that_is_made_again_keeps_its_readers(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    target = {"table": "rel", "mode": "view", "if_exists": "replace"}
    release(backend, target=target)
    with role(backend) as reader:
        backend.run(
            f"GRANT SELECT (age) ON rel TO {reader}",
            "COMMENT ON VIEW rel IS 'it''s mine'",
            "COMMENT ON COLUMN rel.ward IS 'where'",
        )
        before = catalogue(backend)
        release(backend, target=target)
        assert catalogue(backend) == before


@POSTGRESQL
def test_two_views_that_are_made_again_keep_their_readers(backend: Place) -> None:
    """Who may read the views alone reads them, and not what is stored behind them."""
    backend.load("people", PEOPLE, ROWS)
    target = {"table": "rel", "mode": "view", "if_exists": "replace"}
    release(backend, **GROUPS, target=target)
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON rel, rel_ward TO {name}",
            "COMMENT ON VIEW rel_ward IS 'it''s mine'",
        )
        before = catalogue(backend)
        release(backend, **GROUPS, target=target)
        assert catalogue(backend) == before
        wards = [LDiversity(column="ward", l=2)]
        asked: dict[str, Any] = {"quasi": ["age"], "privacy": wards}
        found = sqlanon.check(
            url, f"{backend.schema}.rel", values=f"{backend.schema}.rel_ward", **asked
        )
        assert found.holds
        stored = [one for one in backend.tables() if one.startswith("sqlanon_recoding_")]
        assert len(stored) == 2
        for one in stored:
            with pytest.raises(sqlanon.SqlanonError, match="permission denied"):
                sqlanon.check(url, f"{backend.schema}.{one}", quasi=["group_id"], k=1)


def test_a_plan_prints_what_makes_it_again(backend: Place) -> None:
    backend.load("people", PEOPLE, ROWS)
    release(backend)
    backend.run("CREATE INDEX rel_ward ON rel (ward)")
    job = Job.from_mapping({"source": "people", **SAID})
    script = api.plan(job, connection=backend.url).script.text()
    _, published = script.split("The next statements publish")
    assert "rel_ward" in published
    assert len(backend.records("rel")) == 12


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_view_has_no_defaults_to_lose(backend: Place) -> None:
    """Its catalogue shows those of the columns that it reads, and 0 for a number."""
    backend.load("people", PEOPLE, ROWS)
    backend.run("CREATE VIEW rel AS SELECT 7 AS was")
    release(backend, target={"table": "rel", "mode": "view", "if_exists": "replace"})
    assert len(backend.records("rel")) == len(ROWS)


@POSTGRESQL
@pytest.mark.parametrize(
    ("code", "error"), [("disk_full", TransientDatabaseError), ("division_by_zero", PublishError)]
)
def test_what_could_be_made_again_later_is_for_later(
    backend: Place, code: str, error: type[SqlanonError]
) -> None:
    """An index that finds no room is no index that does not fit."""
    backend.load("people", PEOPLE, ROWS)
    function = f"{backend.schema}.fails"
    backend.run(
        "CREATE TABLE rel (age text)",
        f"CREATE FUNCTION {function}(text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS "
        f"$$BEGIN RAISE EXCEPTION USING ERRCODE = '{code}', MESSAGE = $1; END$$",
        f"CREATE INDEX made ON rel ({function}(age))",
    )
    with pytest.raises(error, match="publish/made_again"):
        release(backend)
    assert backend.records("rel") == []

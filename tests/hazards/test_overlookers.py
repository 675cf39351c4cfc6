"""Whoever may not read the source reads no recoding table, and hidden rows are told of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from clients import outcome, replay
from users import user

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import PublishError, RightsError, UnacceptedWarningsError
from sqlanon.job.job import Job
from sqlanon.tools.compile import compile_job

if TYPE_CHECKING:
    from engines import Place

POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
SAID: dict[str, Any] = {
    "columns": {"age": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "target": {"table": "rel", "mode": "view"},
}
RARE: dict[str, Any] = {
    "columns": {"age": {"role": "quasi", "hierarchy": {"rare": {"below": 3, "as": "other"}}}},
    "algorithm": "optimal",
}
"""A job that stores which values are not rare, if nobody else reads them."""


@POSTGRESQL
def test_a_view_is_refused_where_a_publication_carries_every_table_away(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    name = f"{backend.schema}_p"
    exchanged = SAID | {"target": {"mode": "replace", "by": "swap"}}
    backend.run(f"CREATE PUBLICATION {name} FOR TABLES IN SCHEMA {backend.schema}")
    try:
        with pytest.raises(PublishError, match=f"the publication {name} can read"):
            api.anonymize(backend.url, "people", **SAID)
        with pytest.raises(PublishError, match=f"publication of its schema {name}"):
            api.anonymize(backend.url, "people", in_place=True, **exchanged)
        report = api.anonymize(backend.url, "people", **SAID | RARE | {"target": "listed"})
        assert f"later runs count anew: the publication {name} can" in " ".join(report.notes)
        assert not [one for one in backend.tables() if one.endswith("_common")]
    finally:
        backend.run(f"DROP PUBLICATION {name}")
    assert api.anonymize(backend.url, "people", **SAID).rows.published == 12


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_view_is_refused_where_others_read_its_schema_and_not_the_source(backend: Place) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    home, reader = f"{backend.schema}_out", f"{backend.schema[-12:]}_r"
    said = SAID | {"target": {"table": f"{home}.rel", "mode": "view"}}
    backend.run(
        f"CREATE DATABASE {home}",
        f"CREATE USER `{reader}`@`%`",
        f"GRANT SELECT ON `{home}`.* TO `{reader}`@`%`",
    )
    try:
        with pytest.raises(PublishError, match=f"the user '{reader}'@'%' can read"):
            api.anonymize(backend.url, "people", **said)
        api.anonymize(backend.url, "people", **said | RARE | {"target": f"{home}.listed"})
        assert not backend.rows(
            f"SELECT 1 FROM information_schema.tables WHERE table_schema = '{home}' "
            "AND table_name NOT IN ('listed', 'sqlanon_runs', 'sqlanon_runs_attempts')"
        )
        backend.run(f"GRANT SELECT ON people TO `{reader}`@`%`")  # raw values are no news then
        assert api.anonymize(backend.url, "people", **said).rows.published == 12
    finally:
        backend.run(f"DROP USER `{reader}`@`%`", f"DROP DATABASE {home}")


@POSTGRESQL
@pytest.mark.parametrize("source", ["people", "through"])
def test_rows_that_policies_hide_are_told_of(backend: Place, source: str) -> None:
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON people TO {name}",
            "ALTER TABLE people ENABLE ROW LEVEL SECURITY",
            f"CREATE POLICY half ON people TO {name} USING (age < 6)",
            "CREATE VIEW through WITH (security_invoker = true) AS SELECT * FROM people",
            "CREATE VIEW of_owner AS SELECT * FROM people",
            f"GRANT SELECT ON through, of_owner TO {name}",
        )
        table = SAID | {"target": "rel"}
        hidden = f"only some rows of {backend.schema}.people"
        with pytest.raises(RightsError, match=hidden):
            api.anonymize(url, source, **table)
        with pytest.raises(RightsError, match=hidden):
            api.plan(url, source, **table)
        assert api.anonymize(url, source, allow_row_security=True, **table).rows.source == 6
        whole = api.anonymize(url, "of_owner", **table | {"target": "whole"})
        assert whole.rows.source == 12  # its owner sees all of them


@POSTGRESQL
@pytest.mark.parametrize("allow_row_security", [False, True])
def test_a_script_fails_for_whom_policies_hide_rows(
    backend: Place, *, allow_row_security: bool
) -> None:
    """It was compiled by somebody who sees all; who runs it would publish some, without a word."""
    backend.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    job = Job.from_mapping(
        {
            **SAID,
            "source": "people",
            "target": {"table": "rel", "if_exists": "replace"},
            "allow_row_security": allow_row_security,
        }
    )
    made = compile_job(job, connection=backend.url)
    replay(backend, made.text)
    with user(backend) as (name, _):
        read = ", ".join(f'"{table.schema}"."{table.name}"' for table in made.tables)
        backend.run(
            f"GRANT USAGE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON people, {read} TO {name}",
            f"GRANT SELECT, INSERT, DELETE ON rel TO {name}",
            f"GRANT INSERT ON sqlanon_runs TO {name}",
            "ALTER TABLE people ENABLE ROW LEVEL SECURITY",
            f"CREATE POLICY half ON people TO {name} USING (age < 6)",
        )
        code, said = outcome(backend, f"SET ROLE {name};\n{made.text}")
    assert len(backend.records("rel")) == (6 if allow_row_security else 12)
    assert (code == 0) is allow_row_security
    assert allow_row_security or "row-level security" in said


@POSTGRESQL
def test_hidden_rows_of_what_a_release_is_measured_against_are_warned_of(backend: Place) -> None:
    rows = [(age, "ab"[age % 2]) for age in range(12)]
    for table in ("people", "everybody", "usual"):
        backend.load(table, {"age": "integer", "ill": "text"}, rows)
    models: dict[str, list[dict[str, Any]]] = {
        "everybody": [{"delta_presence": {"population": "everybody", "min": 0, "max": 1}}],
        "usual": [{"t_closeness": {"column": "ill", "t": 1, "reference": "usual"}}],
    }
    age = {"role": "quasi", "hierarchy": {"flat": True}}
    columns = {"age": age, "ill": {"role": "sensitive"}}
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON people, everybody, usual TO {name}",
        )
        for hiding, privacy in models.items():
            said: dict[str, Any] = {
                "columns": columns,
                "privacy": privacy,
                "allow_row_security": True,
            }
            said["algorithm"] = "optimal"
            seen = f"which rows of {backend.schema}.{hiding} are seen, which the release"

            def told(
                said: dict[str, Any] = said, privacy: list[dict[str, Any]] = privacy
            ) -> list[str]:
                planned = api.plan(url, "people", **said)
                checked = sqlanon.check(url, "people", quasi=["age"], privacy=privacy)
                warnings = (*planned.warnings, *checked.warnings)
                return [one.message for one in warnings if one.code == "W07"]

            assert told() == []
            backend.run(
                f"ALTER TABLE {hiding} ENABLE ROW LEVEL SECURITY",
                f"CREATE POLICY most ON {hiding} TO {name} USING (age < 20)",
            )
            assert len(told()) == 2
            assert all(seen in message for message in told())
            with pytest.raises(UnacceptedWarningsError, match=seen):
                api.anonymize(url, "people", target="rel", strict=True, **said)


@POSTGRESQL
def test_default_privileges_let_nobody_write_to_the_history(backend: Place) -> None:
    backend.load("people", {"id": "integer", "age": "text"}, [(i, str(i % 7)) for i in range(28)])
    backend.run("ALTER TABLE people ADD PRIMARY KEY (id)")
    said: dict[str, Any] = {
        **SAID,
        "columns": {"id": {"role": "identifier", "action": "keep"}, "age": {"role": "quasi"}},
        "algorithm": "mondrian",
        "target": {"mode": "replace", "by": "update"},
    }
    others = (
        "SELECT DISTINCT c.relname, r.rolname, a.privilege_type FROM pg_class AS c "
        "CROSS JOIN LATERAL aclexplode(c.relacl) AS a LEFT JOIN pg_roles AS r ON r.oid = a.grantee "
        f"WHERE c.relnamespace = '{backend.schema}'::regnamespace AND a.grantee <> c.relowner "
        "AND c.relname LIKE 'sqlanon%'"
    )
    homes = f"IN SCHEMA {backend.schema}"
    with user(backend) as (name, _):
        for whom in ("PUBLIC", name):
            backend.run(f"ALTER DEFAULT PRIVILEGES {homes} GRANT ALL ON TABLES TO {whom}")
        api.anonymize(backend.url, "people", in_place=True, **said)
        made = backend.rows(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND relname LIKE 'sqlanon%' "
            f"AND relnamespace = '{backend.schema}'::regnamespace ORDER BY relname"
        )
        names = ("sqlanon_runs", "sqlanon_runs_attempts", "sqlanon_runs_classes")
        assert tuple(row[0] for row in made) == names
        assert backend.rows(others) == []
        backend.run(f"GRANT INSERT ON sqlanon_runs TO {name}")  # by hand: a later run leaves it
        api.anonymize(backend.url, "people", in_place=True, **said)
        assert backend.rows(others) == [("sqlanon_runs", name, "INSERT")]
        backend.run(f"DROP TABLE {', '.join(names)}")
        target = {"table": "rel", "if_exists": "replace"}
        named = {"source": "people", "unlisted": "drop", "target": target}
        job = Job.from_mapping(SAID | named)
        compile_job(job, connection=backend.url)
        assert backend.rows(others) == []

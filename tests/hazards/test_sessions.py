"""Settings of a session that change what SQL means, and effects that reading must not have."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy

import sqlanon
from sqlanon.api import run as api
from sqlanon.errors import DatabaseError, SqlanonError
from sqlanon.job.job import Job
from sqlanon.sql.backends import connect
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Command, Query, Sql, Statement
from sqlanon.sql.workspace import Observer

if TYPE_CHECKING:
    from engines import Place

KINDS = {"id": "integer", "v": "integer"}
ROWS = [(place, place % 4) for place in range(12)]
JOB: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {"id": {"role": "keep"}, "v": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 3}}],
}


@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_a_backslash_in_a_name_opens_no_string_where_strings_do_not_conform(
    backend: Place,
) -> None:
    """With standard_conforming_strings off a backslash escapes the quote that would close."""
    backend.load("victim", {"x": "integer"}, [(1,)])
    name = f"x\\'; drop table {backend.schema}.victim; commit; --"
    loose = f"{backend.url}%20-cstandard_conforming_strings%3Doff"

    with pytest.raises(SqlanonError, match="there is no table or view"):
        sqlanon.check(loose, RelationName(None, name), quasi=["a"], k=3)

    assert backend.tables() == ["victim"]


@pytest.mark.parametrize("name", ["back\\slash", "ends\\", "x\\'y", "\\' || pg_sleep(0) --"])
@pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
def test_names_with_backslashes_stay_where_strings_do_not_conform(
    backend: Place, name: str
) -> None:
    backend.load(name, KINDS, ROWS)
    loose = f"{backend.url}%20-cstandard_conforming_strings%3Doff"
    target = RelationName(None, f"{name}2")
    said = {**JOB, "source": RelationName(None, name), "target": {"table": target}}

    api.run(Job.from_mapping(said), connection=loose)

    assert len(backend.records(f"{name}2")) == len(ROWS)


@pytest.mark.parametrize("mode", ["table", "view"])
@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_a_plan_leaves_no_named_lock_on_the_callers_connection(backend: Place, mode: str) -> None:
    backend.load("people", KINDS, ROWS)
    said = {**JOB, "target": {"table": "released", "mode": mode}}
    engine = sqlalchemy.create_engine(backend.url)
    with engine.connect() as connection:
        taken: list[str] = []

        def remember(step: Statement) -> None:
            if "GET_LOCK" in step.sql:
                taken.append(step.name)

        api.plan(Job.from_mapping(said), connection=connection, observer=Observer(remember))
        assert connection.exec_driver_sql("SELECT RELEASE_ALL_LOCKS()").scalar_one() == 0
    engine.dispose()
    assert not taken


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_an_error_of_mariadb_says_what_its_number_means(backend: Place) -> None:
    """PyMySQL 1.2 gives SQLSTATE as well, which is 42000 or HY000 for nearly everything."""
    backend.load("people", KINDS, ROWS)
    other = connect(backend.url)
    with closing(backend.connect()) as connection:
        connection.cursor().execute("LOCK TABLES people WRITE")
        with other.transaction(write=False):
            other.execute(Command("test/patience", Sql("SET SESSION lock_wait_timeout = 1")))
            with pytest.raises(
                DatabaseError, match=r"a lock was not free in time.*LOCK_WAIT_TIMEOUT 1205"
            ):
                other.fetch(Query("test/wait", Sql("SELECT * FROM people")))
    other.close()


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_a_plan_commits_nothing_of_the_callers(backend: Place) -> None:
    """On MariaDB a copy of the source is followed by COMMIT, unless the transaction is theirs."""
    backend.load("people", KINDS, ROWS)
    backend.load("kept", {"x": "integer"}, [])
    url = backend.url.replace("postgresql://", "postgresql+psycopg://")
    engine = sqlalchemy.create_engine(url)
    with engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO kept VALUES (1)")
        api.plan(Job.from_mapping(JOB), connection=connection)
        connection.rollback()
    engine.dispose()
    assert backend.records("kept") == []

"""A right that is missing is named before anything is read, with the statement that gives it."""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import ExitStack, closing
from functools import partial
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
import sqlalchemy
from engines import UnreachableError, unreachable
from servers import own_place
from users import user

from sqlanon.api import run as api
from sqlanon.errors import DatabaseError, RightsError, UnsupportedError
from sqlanon.job.job import Job
from sqlanon.ledger.retirement import retire
from sqlanon.sql.workspace import Observer, Progress

if TYPE_CHECKING:
    from pathlib import Path

    from engines import Place

POSTGRESQL = pytest.mark.parametrize("backend", ["postgresql"], indirect=True)
SAID: dict[str, Any] = {
    "source": "people",
    "columns": {"age": {"role": "quasi", "hierarchy": {"table": "ages"}}},
    "privacy": [{"k_anonymity": {"k": 3}}],
    "algorithm": "optimal",
    "target": "rel",
}


def prepared(place: Place) -> None:
    """A source and a hierarchy of it."""
    place.load("people", {"age": "integer"}, [(age,) for age in range(12)])
    levels = [(str(age), f"group {age // 6}", "*") for age in range(12)]
    place.load("ages", dict.fromkeys(("level_0", "level_1", "level_2"), "text"), levels)


def _note(phases: list[str], step: Progress) -> None:
    phases.append(step.phase)


def refused(job: dict[str, Any], url: str) -> list[str]:
    """What a run is refused for, line by line; a plan is refused for the same."""
    said = []
    for does in (api.run, api.plan):
        phases: list[str] = []
        told = Observer(progress=partial(_note, phases))
        confirmed: dict[str, Any] = {"in_place": True} if does is api.run else {}
        with pytest.raises(RightsError) as caught:
            does(Job.from_mapping(job), connection=url, observer=told, **confirmed)
        assert not phases, "something was read first"
        said.append(str(caught.value).splitlines())
    assert said[0] == said[1]
    return said[0]


@POSTGRESQL
def test_what_is_granted_as_the_messages_say_is_enough(backend: Place) -> None:
    """Each line ends in a statement; when all of them were run, the job runs."""
    prepared(backend)
    schema = backend.schema
    job = SAID | {"source": f"{schema}.people", "target": f"{schema}.rel"}
    job["columns"] = {"age": {"role": "quasi", "hierarchy": {"table": f"{schema}.ages"}}}
    with user(backend) as (name, url):
        lines = refused(job, url)
        assert [line.partition(";")[0] for line in lines] == [
            f"missing: CREATE on schema {schema}",
            f"missing: SELECT on {schema}.ages",
            f"missing: SELECT on {schema}.people",
            f"missing: USAGE on schema {schema}",
        ]
        backend.run(*(line.partition("administrator for: ")[2] for line in lines))
        assert api.run(Job.from_mapping(job), connection=url).rows.published == 12
        owners = backend.rows(
            f"SELECT tableowner FROM pg_tables WHERE tablename = 'rel' AND schemaname = '{schema}'"
        )
        assert owners == [(name,)]


@POSTGRESQL
def test_a_ledger_and_a_target_of_somebody_else_are_named(backend: Place) -> None:
    prepared(backend)
    api.run(Job.from_mapping(SAID), connection=backend.url)
    job = SAID | {"target": {"table": "rel", "if_exists": "replace"}}
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON people, ages TO {name}",
        )
        lines = refused(job, url)
    assert len(lines) == 4
    assert f"INSERT on {backend.schema}.sqlanon_runs" in lines[0]
    assert f"SELECT on {backend.schema}.sqlanon_runs" in lines[1]
    assert f"membership of postgres, the owner of {backend.schema}.rel" in lines[2]
    assert "owner other than the user postgres" in lines[3]


@POSTGRESQL
def test_retiring_needs_a_right_on_the_history_and_no_other(backend: Place) -> None:
    prepared(backend)
    run = api.run(Job.from_mapping(SAID), connection=backend.url).run_id
    backend.run("DROP TABLE rel")
    ledger = f"{backend.schema}.sqlanon_runs"
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE ON SCHEMA {backend.schema} TO {name}",
            f"GRANT SELECT ON sqlanon_runs, sqlanon_runs_attempts TO {name}",
        )
        with pytest.raises(DatabaseError, match=r"needs the right to INSERT into .*_attempts"):
            retire(url, run, ledger=ledger)
        backend.run(f"GRANT INSERT ON sqlanon_runs_attempts TO {name}")
        assert retire(url, run, ledger=ledger).runs[0].retired is not None


@POSTGRESQL
def test_temporary_tables_are_asked_for(backend: Place) -> None:
    prepared(backend)
    database = f"{backend.schema}_db"
    backend.run(f"CREATE DATABASE {database}")
    try:
        inside = sqlalchemy.make_url(backend.url).set(database=database, query={})
        engine = sqlalchemy.create_engine(inside)
        with engine.connect() as connection:
            connection.exec_driver_sql(
                "CREATE TABLE people AS SELECT * FROM GENERATE_SERIES(1, 9) AS age"
            )
            connection.exec_driver_sql(f"REVOKE TEMPORARY ON DATABASE {database} FROM PUBLIC")
            connection.exec_driver_sql("GRANT SELECT ON people TO PUBLIC")
            connection.commit()
        engine.dispose()
        with user(backend) as (_, url):
            inside = sqlalchemy.make_url(url).set(database=database, query={})
            said = SAID | {"columns": {"age": {"role": "quasi"}}}
            job = Job.from_mapping({key: said[key] for key in said if key != "target"})
            with pytest.raises(RightsError, match=f"GRANT TEMPORARY ON DATABASE {database} TO"):
                api.plan(job, connection=inside.render_as_string(hide_password=False))
    finally:
        backend.run(f"DROP DATABASE {database}")


@pytest.mark.parametrize("backend", ["duckdb", "postgresql", "mariadb"], indirect=True)
def test_a_target_in_a_schema_that_is_not_there_is_refused_first(backend: Place) -> None:
    prepared(backend)
    (line,) = refused(SAID | {"target": "nowhere.rel"}, backend.url)
    assert " nowhere of the target" in line
    assert "for: CREATE " in line


def test_a_file_that_is_open_for_reading_only_is_refused_first(tmp_path: Path) -> None:
    file = tmp_path / "people.duckdb"
    with duckdb.connect(str(file)) as connection:
        connection.execute("CREATE TABLE people AS SELECT range AS age FROM range(9)")
    with closing(duckdb.connect(str(file), read_only=True)) as connection:
        job = SAID | {"columns": {"age": {"role": "quasi"}}}
        (line,) = refused(job, connection)  # type: ignore[arg-type]
        assert "open for reading only" in line
        del job["target"]
        assert api.plan(Job.from_mapping(job), connection=connection).rows.source == 9


def test_a_file_that_only_a_write_tells_to_be_read_only_is_refused_first(tmp_path: Path) -> None:
    """SQLite has no question for it; what is tried is undone, and another may write meanwhile."""
    file = tmp_path / "people.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE people (age INT)")
        connection.executemany("INSERT INTO people VALUES (?)", [(n % 3,) for n in range(9)])
        connection.commit()
        before = file.read_bytes()
        job = SAID | {"columns": {"age": {"role": "quasi"}}}
        (line,) = refused(job, f"sqlite:///file:{file}?mode=ro&uri=true")
        assert "open for reading only; make the file" in line
        connection.execute("PRAGMA query_only = ON")
        (line,) = refused(job, connection)  # type: ignore[arg-type]
        assert "open for reading only; make the file" in line
        connection.execute("PRAGMA query_only = OFF")
        assert api.plan(Job.from_mapping(job), connection=connection).rows.source == 9
        assert file.read_bytes() == before
        del job["target"]
        where = f"sqlite:///file:{file}?mode=ro&uri=true"
        assert api.plan(Job.from_mapping(job), connection=where).rows.source == 9


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
@pytest.mark.parametrize("mode", ["table", "view"])
def test_what_is_granted_as_mariadb_is_asked_is_enough(backend: Place, mode: str) -> None:
    prepared(backend)
    name, word, schema = f"{backend.schema[-12:]}_u", secrets.token_hex(8), backend.schema
    place = sqlalchemy.make_url(backend.url).set(username=name, password=word)
    url = place.render_as_string(hide_password=False)
    target = {"table": f"{schema}.rel", "mode": mode}
    job = SAID | {"target": target}
    making = f"SELECT, INSERT, CREATE, DROP, ALTER{', CREATE VIEW' * (mode == 'view')}"
    backend.run(
        f"CREATE USER `{name}`@`%` IDENTIFIED BY '{word}'",
        f"GRANT DELETE ON `{schema}`.* TO `{name}`@`%`",
    )
    try:
        lines = refused(job, url)
        assert [line.partition(";")[0] for line in lines] == [
            f"missing: SELECT on {schema}.people",
            f"missing: SELECT on {schema}.ages",
            f"missing: CREATE TEMPORARY TABLES on database {schema}",
            f"missing: {making} on database {schema}",
        ]
        backend.run(*(line.partition("administrator for: ")[2] for line in lines))
        assert api.run(Job.from_mapping(job), connection=url).rows.published == 12
    finally:
        backend.run(f"DROP USER `{name}`@`%`")


@pytest.mark.gate  # a server of its own
def test_a_server_that_is_read_only_is_told_of_first() -> None:
    """A user who may write to it all the same, as root, is not kept from it."""
    with ExitStack() as stack:
        try:
            place, _ = stack.enter_context(own_place("mariadb", "read-only=1"))
        except UnreachableError as error:
            unreachable("mariadb", error)
        prepared(place)
        place.run("CREATE USER app", f"GRANT ALL PRIVILEGES ON {place.schema}.* TO app")
        url = sqlalchemy.make_url(place.url).set(username="app", password=None).render_as_string()
        (said,) = refused(SAID, url)
        assert said.endswith("read_only is on here, and this user has no READ ONLY ADMIN")
        searched = Job.from_mapping({key: SAID[key] for key in SAID if key != "target"})
        assert api.plan(searched, connection=url).solutions, "it writes nothing"
        assert api.run(Job.from_mapping(SAID), connection=place.url).rows.published == 12


@pytest.mark.parametrize("backend", ["sqlite", "mariadb"], indirect=True)
def test_more_columns_than_a_join_has_tables_are_refused_before_staging(backend: Place) -> None:
    names = [f"c{place}" for place in range(61)]
    backend.load("people", dict.fromkeys(names, "integer"), [(1,) * len(names)] * 3)
    quasi: dict[str, Any] = {"role": "quasi", "hierarchy": {"flat": True}}
    said = SAID | {"algorithm": "datafly", "columns": dict.fromkeys(names, quasi)}
    phases: list[str] = []
    told = Observer(progress=partial(_note, phases))
    with pytest.raises(UnsupportedError, match=r"enough for 60 .* the job has 61"):
        api.run(Job.from_mapping(said), connection=backend.url, observer=told)
    assert "stage" not in phases
    said["columns"] = said["columns"] | {"c60": {"role": "drop"}}
    assert api.run(Job.from_mapping(said), connection=backend.url).rows.published == 3


RENUMBERING: dict[str, Any] = {
    "columns": {
        "id": {"role": "identifier", "action": "renumber", "references": ["orders.person"]},
        "age": {"role": "quasi", "output": "median"},
    },
    "privacy": [{"k_anonymity": {"k": 3}}],
    "max_suppression": 0,
    "target": {"mode": "replace", "by": "update"},
}


def shop(place: Place) -> None:
    """Persons, and orders that point to them."""
    place.run(
        "CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER)",
        "CREATE TABLE orders (number INTEGER PRIMARY KEY, person INTEGER REFERENCES people (id))",
        *(f"INSERT INTO people VALUES ({n}, {n % 5})" for n in range(1, 13)),
        "INSERT INTO orders VALUES (1, 4)",
    )


def renumbering(place: Place) -> dict[str, Any]:
    """The job, with the tables' schema."""
    said = {**RENUMBERING, "source": f"{place.schema}.people", "columns": {}}
    key = {**RENUMBERING["columns"]["id"], "references": [f"{place.schema}.orders.person"]}
    return said | {"columns": {**RENUMBERING["columns"], "id": key}}


@POSTGRESQL
def test_rights_to_rows_that_change_are_asked_for(backend: Place) -> None:
    """An owner may have taken a right from itself."""
    shop(backend)
    job = renumbering(backend)
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            *(f"ALTER TABLE {table} OWNER TO {name}" for table in ("people", "orders")),
            f"REVOKE UPDATE ON orders, people FROM {name}",
        )
        for table in ("people", "orders"):  # what points to a table is looked at after the table
            (line,) = refused(job, url)
            assert line.startswith(f"missing: UPDATE on {backend.schema}.{table}; ask")
            backend.run(line.partition("administrator for: ")[2])
        api.run(Job.from_mapping(job), connection=url, in_place=True)
        assert backend.rows("SELECT COUNT(*) FROM people WHERE id > 12") == [(12,)]
        backend.run("DROP TABLE orders, people CASCADE")


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_rights_to_rows_that_change_are_asked_of_mariadb(backend: Place) -> None:
    shop(backend)
    name, word, schema = f"{backend.schema[-12:]}_u", secrets.token_hex(8), backend.schema
    place = sqlalchemy.make_url(backend.url).set(username=name, password=word)
    url = place.render_as_string(hide_password=False)
    job = renumbering(backend) | {"max_suppression": 1, "suppressed": "drop"}
    backend.run(f"CREATE USER `{name}`@`%` IDENTIFIED BY '{word}'")
    backend.run(
        f"GRANT SELECT, INSERT, CREATE, DROP, ALTER, CREATE TEMPORARY TABLES ON `{schema}`.* "
        f"TO `{name}`@`%`"
    )
    classes = f"{schema}.sqlanon_runs_classes"
    try:
        # a run makes the table when it begins; a plan makes nothing, and asks for the same
        with pytest.raises(RightsError, match=rf"missing: DELETE on {classes}; .* GRANT CREATE, D"):
            api.plan(Job.from_mapping(job), connection=url)
        lines = refused(job, url)
        assert [line.partition(";")[0] for line in lines] == [
            f"missing: UPDATE on {schema}.people",
            f"missing: DELETE on {schema}.people",
            f"missing: DELETE on {classes}",
        ]
        backend.run(*(line.partition("administrator for: ")[2] for line in lines))
        job = job | {"max_suppression": 0}
        (line,) = refused(job, url)
        assert line.startswith(f"missing: UPDATE on {schema}.orders; ask")
        backend.run(line.partition("administrator for: ")[2])
        report = api.run(Job.from_mapping(job), connection=url, in_place=True)
        assert report.afterwards is not None
        assert any(note.startswith("the history lacks") for note in report.notes)
        assert backend.rows("SELECT person > 12 FROM orders") == [(1,)]
    finally:
        backend.run(f"DROP USER `{name}`@`%`")


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_what_mariadb_says_of_classes_is_enough_where_there_are_none_yet(backend: Place) -> None:
    shop(backend)
    name, word, schema = f"{backend.schema[-12:]}_u", secrets.token_hex(8), backend.schema
    place = sqlalchemy.make_url(backend.url).set(username=name, password=word)
    url = place.render_as_string(hide_password=False)
    backend.run(f"CREATE USER `{name}`@`%` IDENTIFIED BY '{word}'")
    rights = "SELECT, INSERT, UPDATE, CREATE, DROP, ALTER, CREATE TEMPORARY TABLES"
    backend.run(f"GRANT {rights} ON `{schema}`.* TO `{name}`@`%`")
    job = Job.from_mapping(renumbering(backend))
    try:
        with pytest.raises(RightsError) as caught:
            api.plan(job, connection=url)
        (line,) = str(caught.value).splitlines()
        backend.run(line.partition("administrator for: ")[2])
        for _ in range(2):
            api.run(job, connection=url, in_place=True)
    finally:
        backend.run(f"DROP USER `{name}`@`%`")


@POSTGRESQL
def test_rights_to_classes_of_somebody_else_are_asked_for(backend: Place) -> None:
    """Those that a run needs, each of them; one that only looks whether it has any needs fewer."""
    backend.run(
        "CREATE TABLE mine (id INTEGER PRIMARY KEY, job TEXT)",
        "INSERT INTO mine SELECT n, chr(97 + n % 5) FROM generate_series(1, 12) AS n",
        "CREATE TABLE theirs AS SELECT * FROM mine",
        "ALTER TABLE theirs ADD PRIMARY KEY (id)",
    )
    said: dict[str, Any] = {
        "columns": {
            "id": {"role": "identifier", "action": "keep"},
            "job": {"role": "quasi", "hierarchy": {"flat": True}},
        },
        "privacy": [{"k_anonymity": {"k": 3}}],
        "target": {"mode": "replace", "by": "update"},
    }
    api.run(Job.from_mapping(said | {"source": "mine"}), connection=backend.url, in_place=True)
    job = said | {"source": f"{backend.schema}.theirs"}
    classes = f"{backend.schema}.sqlanon_runs_classes, the classes beside the ledger"
    with user(backend) as (name, url):
        backend.run(
            f"GRANT USAGE, CREATE ON SCHEMA {backend.schema} TO {name}",
            f"ALTER TABLE theirs OWNER TO {name}",
            f"GRANT SELECT, INSERT ON sqlanon_runs TO {name}",
        )
        lines = refused(job, url)
        assert [line.partition(";")[0] for line in lines] == [
            f"missing: {right} on {classes}" for right in ("DELETE", "INSERT", "SELECT")
        ]
        assert len(refused(job | {"algorithm": "optimal"}, url)) == 2
        backend.run(*(line.partition("administrator for: ")[2] for line in lines))
        for _ in range(2):
            api.run(Job.from_mapping(job), connection=url, in_place=True)
        backend.run("DROP TABLE theirs")


@pytest.mark.gate  # a server of its own
def test_a_binary_log_whose_replicas_would_draw_for_themselves_is_refused() -> None:
    with ExitStack() as stack:
        said = ("log-bin=bin", "server-id=1", "binlog-format=STATEMENT")
        try:
            place, _ = stack.enter_context(own_place("mariadb", *said))
        except UnreachableError as error:
            unreachable("mariadb", error)
        prepared(place)
        (line,) = refused(SAID, place.url)
        assert "with binlog_format = STATEMENT they run the statements" in line
        place.run(line.partition("administrator for: ")[2])
        assert api.run(Job.from_mapping(SAID), connection=place.url).rows.published == 12

"""A connection of the caller's is left as it was found: open, not committed, with its settings."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
import sqlalchemy
from sqlalchemy.engine.default import DefaultDialect
from typing_extensions import override

from sqlanon import Observer
from sqlanon.api import run as api
from sqlanon.errors import RightsError, SqlanonError, UnsatisfiableError, UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from engines import Place
    from sqlalchemy.engine import Connection, Engine

    from sqlanon.report.run import Report
    from sqlanon.sql.backends import Connectable
    from sqlanon.sql.statement import Statement

KINDS = {"id": "integer", "v": "integer"}
ROWS = [(place, place % 4) for place in range(12)]


def anonymize(connection: Connectable, k: int = 3, **options: Any) -> Report:
    """Release `people` as `released`."""
    columns: dict[str, object] = {"id": {"role": "keep"}, "v": {"role": "quasi"}}
    arguments = {"target": "released", "columns": columns, **options}
    return api.anonymize(connection, "people", privacy=[{"k_anonymity": {"k": k}}], **arguments)


@contextmanager
def engine_of(place: Place) -> Iterator[Engine]:
    """A SQLAlchemy engine of the caller's."""
    url = place.url.replace("postgresql://", "postgresql+psycopg://")
    engine = sqlalchemy.create_engine(url)
    try:
        yield engine
    finally:
        engine.dispose()


@pytest.fixture
def open_duckdb(tmp_path: Path) -> Iterator[duckdb.DuckDBPyConnection]:
    """A DuckDB connection with a transaction open, and an uncommitted temporary table in it."""
    with closing(duckdb.connect(str(tmp_path / "callers.duckdb"))) as connection:
        connection.execute("CREATE TABLE kept (x INTEGER)")
        connection.execute("BEGIN")
        connection.execute("CREATE TEMPORARY TABLE people (id INTEGER, v INTEGER)")
        connection.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
        connection.execute("INSERT INTO kept VALUES (1)")
        yield connection


def tables(connection: duckdb.DuckDBPyConnection) -> set[str]:
    """Tables that a DuckDB connection sees."""
    sql = "SELECT table_name FROM information_schema.tables"
    return {str(row[0]) for row in connection.execute(sql).fetchall()}


def count(connection: duckdb.DuckDBPyConnection, table: str) -> int:
    """Rows of a table."""
    (found,) = connection.execute(f"SELECT COUNT(*) FROM {table}").fetchall()
    return int(found[0])


def test_an_open_transaction_of_duckdb_is_worked_in_and_not_committed(
    open_duckdb: duckdb.DuckDBPyConnection,
) -> None:
    report = anonymize(open_duckdb)

    assert report.rows.published == len(ROWS)
    assert tables(open_duckdb) == {"kept", "people", "released", "sqlanon_runs"}
    open_duckdb.execute("ROLLBACK")
    assert tables(open_duckdb) == {"kept"}
    assert count(open_duckdb, "kept") == 0


def test_the_caller_may_commit_what_was_released_in_its_transaction(
    open_duckdb: duckdb.DuckDBPyConnection,
) -> None:
    anonymize(open_duckdb)
    open_duckdb.execute("COMMIT")

    assert count(open_duckdb, "released") == len(ROWS)
    assert count(open_duckdb, "kept") == 1


def test_a_refusal_in_the_callers_transaction_of_duckdb_leaves_it_usable(
    open_duckdb: duckdb.DuckDBPyConnection,
) -> None:
    with pytest.raises(UnsatisfiableError):
        anonymize(open_duckdb, k=1000)

    assert tables(open_duckdb) == {"kept", "people"}
    assert count(open_duckdb, "kept") == 1


def test_a_duckdb_connection_without_a_transaction_is_not_closed() -> None:
    with closing(duckdb.connect()) as connection:
        connection.execute("CREATE TEMPORARY TABLE people (id INTEGER, v INTEGER)")
        connection.executemany("INSERT INTO people VALUES (?, ?)", ROWS)

        anonymize(connection)

        assert count(connection, "released") == len(ROWS)
        connection.execute("BEGIN")  # would fail inside a transaction that was left open
        connection.execute("ROLLBACK")


@pytest.mark.parametrize("by", ["update", "swap"])
def test_an_attached_database_that_use_led_to_is_worked_in(by: str) -> None:
    """A second connection begins with the database that was opened, whose table is another one."""
    columns = {"id": {"role": "identifier", "action": "keep"}, "v": {"role": "quasi"}}
    columns["v"] |= {"output": "median"}
    with closing(duckdb.connect()) as connection:
        connection.execute("ATTACH ':memory:' AS \"ot'her, one\"")
        for place in ("memory", '"ot\'her, one"'):
            table = f"{place}.people"
            connection.execute(f"CREATE TABLE {table} (id INTEGER PRIMARY KEY, v INTEGER)")
        connection.executemany(f"INSERT INTO {table} VALUES (?, ?)", ROWS)
        connection.execute(f"USE {place}")
        asked: dict[str, Any] = {
            "target": {"table": "people", "mode": "replace", "by": by},
            "columns": columns,
            "in_place": True,
        }
        with pytest.raises(UnsatisfiableError):
            anonymize(connection, 1000, **asked)
        anonymize(connection, 6, **asked)
        said = connection.execute("SELECT state, error FROM sqlanon_runs_attempts ORDER BY ALL")
        assert ("failed", "UnsatisfiableError") in said.fetchall()
        published = connection.execute("SELECT v, COUNT(*) FROM people GROUP BY v").fetchall()
        assert sum(n for _, n in published) == len(ROWS)
        assert min(n for _, n in published) >= 6
        assert tables(connection) >= {"people", "sqlanon_runs"}
        assert count(connection, "memory.people") == 0
        told = connection.execute("SELECT stats(v) FROM people LIMIT 1").fetchall()
        assert (told[0][0]["min"], told[0][0]["max"]) == (min(published)[0], max(published)[0])


def test_a_release_in_another_database_than_the_one_in_use_is_refused_with_what_to_write() -> None:
    with closing(duckdb.connect()) as connection:
        for statement in (
            "ATTACH ':memory:' AS other",
            "CREATE TABLE other.people (id INT, v INT)",
        ):
            connection.execute(statement)
        connection.executemany("INSERT INTO other.people VALUES (?, ?)", ROWS)
        said: dict[str, Any] = {
            "columns": {"v": {"role": "quasi"}},
            "unlisted": "drop",
            "privacy": [{"k_anonymity": {"k": 4}}],
        }
        use = r'other is another database.* Say USE "other" over the connection before the run'
        for home, told in (
            ("other", f"schema other of the {{}}: {use}"),
            ("memory", "of the {}: memory is the database that the connection uses; leave it out"),
            ("nowhere", 'schema nowhere of the {}; .* CREATE SCHEMA "nowhere"'),
        ):
            with pytest.raises(RightsError, match=told.format("target")):
                api.anonymize(connection, "other.people", target=f"{home}.released", **said)
            entered: dict[str, Any] = {"target": "released", "ledger": f"{home}.runs"}
            with pytest.raises(RightsError, match=told.format("ledger")):
                api.anonymize(connection, "other.people", **entered, **said)
        by_swap = {"mode": "replace", "by": "swap"}
        with pytest.raises(RightsError, match=use):
            api.anonymize(connection, "other.people", target=by_swap, in_place=True, **said)
        assert api.anonymize(connection, "other.people", target="here", **said).rows.published == 12
        connection.execute('USE "other"')
        api.anonymize(connection, "people", target=by_swap, in_place=True, **said)
        published = connection.execute("SELECT DISTINCT v FROM other.people ORDER BY v").fetchall()
        assert published == [("[0-1]",), ("[2-3]",)]


@pytest.mark.parametrize("given", ["engine", "connection"])
def test_an_engine_of_duckdb_engine_is_driven_natively(given: str) -> None:
    wrapper = pytest.importorskip("duckdb_engine")
    native = duckdb.connect()
    native.execute("CREATE TEMPORARY TABLE people (id INTEGER, v INTEGER)")
    native.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
    engine = sqlalchemy.create_engine(
        "duckdb://",
        creator=lambda: wrapper.ConnectionWrapper(native),
        poolclass=sqlalchemy.pool.StaticPool,
    )

    if given == "engine":
        anonymize(engine)
    else:
        with engine.connect() as connection:
            anonymize(connection)

    assert count(native, "released") == len(ROWS)
    engine.dispose()


class _DuckDB(DefaultDialect):
    """As much of a dialect for DuckDB as a pool needs."""

    name = "duckdb"
    supports_statement_cache = True

    @override
    def initialize(self, connection: Any) -> None:
        """Nothing is asked."""

    @override
    def do_rollback(self, dbapi_connection: Any) -> None:
        """What a pool does to a connection that comes back; outside a transaction DuckDB fails."""
        with suppress(duckdb.TransactionException):
            dbapi_connection.rollback()


def test_a_connection_of_a_pool_is_nobody_elses_while_a_run_has_it() -> None:
    """Its rollback, when it came back, undid the run's transaction."""
    native = duckdb.connect()
    native.execute("CREATE TABLE people (id INTEGER, v INTEGER)")
    native.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
    taken: Any = lambda: native  # noqa: E731 - a DuckDB connection is no PEP 249 one to mypy
    driver: Any = duckdb
    dialect = _DuckDB(dbapi=driver)
    few: dict[str, Any] = {"pool_size": 1, "max_overflow": 0, "timeout": 0.01}
    pool = sqlalchemy.pool.QueuePool(taken, dialect=dialect, **few)
    engine = sqlalchemy.Engine(pool, dialect, sqlalchemy.make_url("duckdb://"))
    out: list[int] = []

    def look(statement: Statement) -> None:
        del statement
        out.append(pool.checkedout())
        with pytest.raises(sqlalchemy.exc.TimeoutError):
            engine.connect()

    anonymize(engine, observer=Observer(statement=look))
    assert set(out) == {1}
    assert pool.checkedout() == 0
    assert count(native, "released") == len(ROWS)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_an_engine_of_the_callers_is_used_and_not_disposed(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with engine_of(backend) as engine:
        anonymize(engine)

        assert engine.pool.checkedout() == 0  # type: ignore[attr-defined]
        with engine.connect() as connection:
            counted = connection.exec_driver_sql("SELECT COUNT(*) FROM released")
            assert counted.scalar_one() == len(ROWS)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "mariadb"], indirect=True)
def test_a_connection_without_a_transaction_is_committed_and_left_open(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with engine_of(backend) as engine, engine.connect() as connection:
        anonymize(connection)

        assert not connection.closed
        assert not connection.in_transaction()
        assert len(backend.records("released")) == len(ROWS)
        assert connection.exec_driver_sql("SELECT 1").scalar_one() == 1


@pytest.mark.parametrize("finish", ["commit", "rollback"])
@pytest.mark.parametrize("backend", ["sqlite", "postgresql"], indirect=True)
def test_an_open_transaction_of_the_callers_decides_over_the_release(
    backend: Place, finish: str
) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("kept", {"x": "integer"}, [])
    with engine_of(backend) as engine, engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO kept VALUES (1)")
        assert connection.in_transaction()

        anonymize(connection)

        assert connection.in_transaction()
        if backend.name == "postgresql":  # nobody else sees it yet
            assert backend.tables() == ["kept", "people"]
        if finish == "commit":
            connection.commit()
        else:
            connection.rollback()
    done = finish == "commit"
    assert ("released" in backend.tables()) is done
    assert len(backend.records("kept")) == int(done)


@pytest.mark.parametrize("backend", ["sqlite", "postgresql"], indirect=True)
def test_a_failure_undoes_only_what_sqlanon_did_in_the_callers_transaction(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("kept", {"x": "integer"}, [])
    with engine_of(backend) as engine, engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO kept VALUES (1)")
        with pytest.raises(SqlanonError):
            anonymize(connection, k=1000)
        with pytest.raises(SqlanonError):
            anonymize(connection, columns={"id": {"role": "quasi", "output": "mode"}})

        connection.exec_driver_sql("INSERT INTO kept VALUES (2)")
        connection.commit()

    assert backend.tables() == ["kept", "people"]
    assert len(backend.records("kept")) == 2


@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_an_open_transaction_of_mariadb_is_refused_before_anything_commits_it(
    backend: Place,
) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("kept", {"x": "integer"}, [])
    with engine_of(backend) as engine, engine.connect() as connection:
        connection.exec_driver_sql("INSERT INTO kept VALUES (1)")
        with pytest.raises(UnsupportedError, match="commit or roll back first"):
            anonymize(connection)
        connection.rollback()

    assert backend.records("kept") == []
    assert backend.tables() == ["kept", "people"]


def settings(connection: Connection) -> dict[str, object]:
    """Every setting of a session, as the server tells it."""
    asked = {
        "postgresql": "SELECT name, setting FROM pg_settings WHERE name NOT LIKE 'transaction%%'",
        "mysql": "SHOW SESSION VARIABLES",
        "mariadb": "SHOW SESSION VARIABLES",
    }[connection.dialect.name]
    changing = {"timestamp", "last_insert_id", "rand_seed1", "rand_seed2", "in_transaction"}
    found = connection.exec_driver_sql(asked.replace("%%", "%"), execution_options=RAW).all()
    # PL/pgSQL's own come with the first block that a session runs in it
    told = {str(name): value for name, value in found if not str(name).startswith("plpgsql.")}
    return {name: value for name, value in told.items() if name not in changing}


RAW = {"no_parameters": True}


@pytest.mark.parametrize("nested", [False, True])
@pytest.mark.parametrize("k", [3, 1000])
@pytest.mark.parametrize("backend", ["postgresql", "mariadb"], indirect=True)
def test_settings_of_the_session_are_put_back_after_success_and_failure(
    backend: Place, k: int, *, nested: bool
) -> None:
    backend.load("people", KINDS, ROWS)
    with engine_of(backend) as engine, engine.connect() as connection:
        if backend.name == "mariadb":
            connection.exec_driver_sql("SET SESSION sql_mode = 'ANSI'")
        else:
            connection.exec_driver_sql("SET datestyle = 'German'")
        connection.commit()
        before = settings(connection)
        if not nested or backend.name == "mariadb":
            connection.rollback()

        try:
            anonymize(connection, k=k)
        except UnsatisfiableError:
            assert k == 1000

        assert settings(connection) == before
        connection.rollback()


def test_a_sqlite_driver_keeps_its_way_with_transactions(tmp_path: Path) -> None:
    file = tmp_path / "callers.sqlite"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE people (id INTEGER, v INTEGER)")
        made.executemany("INSERT INTO people VALUES (?, ?)", ROWS)
        made.commit()
    engine = sqlalchemy.create_engine(f"sqlite:///{file}")

    with engine.connect() as connection:
        driver: Any = connection.connection.driver_connection
        before = driver.isolation_level
        anonymize(connection)
        assert driver.isolation_level == before
        with pytest.raises(UnsatisfiableError):
            anonymize(connection, k=1000, target="again")
        assert driver.isolation_level == before
        assert not driver.in_transaction
    engine.dispose()


@pytest.mark.parametrize("k", [3, 1000])
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_a_transaction_that_has_only_read_decides_too_and_later_ones_roll_back(
    backend: Place, k: int
) -> None:
    backend.load("people", KINDS, ROWS)
    backend.load("kept", {"x": "integer"}, [])
    with engine_of(backend) as engine, engine.connect() as connection:
        connection.exec_driver_sql("SELECT COUNT(*) FROM kept").all()
        try:
            anonymize(connection, k=k)
        except UnsatisfiableError:
            assert k == 1000
        connection.rollback()
        assert backend.tables() == ["kept", "people"]

        connection.exec_driver_sql("INSERT INTO kept VALUES (1)")
        connection.rollback()

    assert backend.records("kept") == []


def test_something_that_is_no_connection_is_refused() -> None:
    with pytest.raises(SqlanonError, match="an int is not a connection"):
        anonymize(7)  # type: ignore[arg-type]


SERVERS = pytest.mark.parametrize(
    "backend", ["sqlite", "postgresql", "mariadb"], indirect=True
)  # SQLAlchemy knows them without another package


def test_a_url_of_sqlalchemys_is_a_url(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    anonymize(sqlalchemy.make_url(backend.url))
    assert len(backend.records("released")) == len(ROWS)


@SERVERS
def test_a_closed_connection_is_refused(backend: Place) -> None:
    with engine_of(backend) as engine:
        connection = engine.connect()
        connection.close()
        with pytest.raises(SqlanonError, match=r"this Connection .* is closed"):
            anonymize(connection)


@SERVERS
def test_an_engine_that_streams_its_results_is_spoken_to_without(backend: Place) -> None:
    backend.load("people", KINDS, ROWS)
    with engine_of(backend) as engine:
        anonymize(engine.execution_options(stream_results=True, yield_per=2))
    assert len(backend.records("released")) == len(ROWS)

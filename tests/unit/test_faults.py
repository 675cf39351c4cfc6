"""The names of faults are those that the drivers have."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import duckdb
import pytest

from sqlanon.errors import TransientDatabaseError, TryAgainError
from sqlanon.sql.faults import duckdb as of_duckdb
from sqlanon.sql.faults import fault_of, kinds, mariadb, postgresql, sqlite, statement_failure

_NEWER = {"IdleSessionTimeout", "TransactionTimeout", "ConnectionTimeout"}
"""Classes that not every driver that is supported has."""


def test_classes_of_postgresql_are_those_of_the_driver() -> None:
    errors = pytest.importorskip("psycopg.errors")

    unknown = [name for name in postgresql.CLASSES if not hasattr(errors, name)]

    assert set(unknown) <= _NEWER


def test_numbers_of_mariadb_are_those_of_the_driver() -> None:
    constants = pytest.importorskip("pymysql.constants")
    known = {**vars(constants.ER), **vars(constants.CR)}
    named = {name: number for number, (name, _) in mariadb.ERRORS.items()}
    ours = {name: number for name, number in named.items() if not name.startswith("ER_")}

    assert {name: known.get(name) for name in ours} == ours
    by_words = [name for name, kind in mariadb.ERRORS.values() if kind is None]
    assert by_words == ["GET_ERRNO"], "each other one has a sentence"


def test_postgresql_without_locks_is_told_from_postgresql_without_memory() -> None:
    """Both are of one class and code: the hint, in whatever language, names the setting."""
    errors = pytest.importorskip("psycopg.errors")
    hint = "out of shared memory\nHINT:  You might need to increase max_locks_per_transaction."
    assert postgresql.fault(errors.OutOfMemory(hint)) is kinds.OUT_OF_LOCKS
    assert postgresql.fault(errors.OutOfMemory("out of memory")) is kinds.OUT_OF_MEMORY


@pytest.mark.parametrize(
    ("number", "words", "full"),
    [
        (3, "Error writing file '/t/#sql/fd=55' (Errcode: 28 \"No space left on device\")", True),
        (126, "Got error '126 \"Index is corrupted\"' for '#sql-temptable-545d-7.MAI'", True),
        (126, "Got error '126 \"Index is corrupted\"' for './test/people.MAI'", False),
        (3, "Error writing file '/t/people.ibd' (Errcode: 5 \"Input/output error\")", False),
    ],
)
def test_temporary_files_of_mariadb_tell_of_a_full_disk(
    number: int, words: str, *, full: bool
) -> None:
    errors = pytest.importorskip("pymysql.err")
    found = fault_of("mariadb", errors.InternalError(number, words))
    assert (found is kinds.DISK_FULL) is full


def test_names_of_sqlite_are_those_of_the_driver() -> None:
    assert [name for name in sqlite.ERRORS if not hasattr(sqlite3, name)] == []


def test_classes_of_duckdb_are_those_of_the_driver() -> None:
    names = {*of_duckdb.CLASSES, *(name for name, _, _ in of_duckdb.WORDS)}

    assert [name for name in names if not hasattr(duckdb, name)] == []


def test_what_passes_may_be_tried_again() -> None:
    error = statement_failure("duckdb", "stage/cells", duckdb.IOException("No space left: 4711"))

    assert isinstance(error, TransientDatabaseError | TryAgainError)
    assert error.exit_code == 75
    assert error.fault is kinds.DISK_FULL
    assert "4711" not in f"{error}{error.causes}"


def test_who_deletes_what_another_has_deleted_may_try_again() -> None:
    with duckdb.connect() as first, first.cursor() as second:
        first.execute("CREATE TABLE rows_of_it AS SELECT 4711 AS n")
        for one in (first, second):
            one.execute("BEGIN")
            one.execute("FROM rows_of_it")
        first.execute("DELETE FROM rows_of_it")
        with pytest.raises(duckdb.Error) as found:
            second.execute("DELETE FROM rows_of_it")
    assert fault_of("duckdb", found.value) is kinds.SERIALIZATION


def test_a_column_under_a_view_that_is_not_there_any_more_is_missing() -> None:
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE rows_of_it AS SELECT 4711 AS n")
        connection.execute("CREATE VIEW shown AS SELECT n + 1 AS m FROM rows_of_it")
        connection.execute("ALTER TABLE rows_of_it RENAME n TO other")
        with pytest.raises(duckdb.Error) as found:
            connection.execute("FROM shown")
    assert fault_of("duckdb", found.value) is kinds.MISSING_OBJECT


def test_what_is_missing_on_sqlite_is_told_by_how_its_message_begins() -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE rows_of_it AS SELECT 4711 AS n")
        connection.execute("CREATE VIEW shown AS SELECT n + 1 AS m FROM rows_of_it")
        connection.execute("PRAGMA legacy_alter_table = ON")
        for statement in ("SELECT m FROM shown", "SELECT n FROM shown", "SELECT * FROM other"):
            connection.execute("ALTER TABLE rows_of_it RENAME TO former")
            with pytest.raises(sqlite3.Error) as found:
                connection.execute(statement)
            assert fault_of("sqlite", found.value) is kinds.MISSING_OBJECT
            connection.execute("ALTER TABLE former RENAME TO rows_of_it")
        with pytest.raises(sqlite3.Error) as found:
            connection.execute("SELECT FROM")
    assert fault_of("sqlite", found.value) is None


def test_a_fault_that_is_not_known_says_so_and_names_the_step() -> None:
    error = statement_failure("duckdb", "stage/cells", duckdb.InternalException("row 4711"))

    assert error.exit_code == 2
    assert "(stage/cells: InternalException)" in str(error)
    assert "4711" not in f"{error}{error.causes}"


def test_an_engine_without_names_of_its_own_knows_none() -> None:
    assert fault_of("toy", duckdb.IOException("No space left")) is None

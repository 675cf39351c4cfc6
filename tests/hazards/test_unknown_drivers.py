"""Drivers of engines that sqlanon does not know: what they raise is told by its class alone."""

from __future__ import annotations

import traceback
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy
from typing_extensions import override
from unknown_engine import Odd, unknown

import sqlanon
from sqlanon.errors import DatabaseError

if TYPE_CHECKING:
    from pathlib import Path


class Quoting(Odd):
    """Its driver raises, where it cannot convert a value, what quotes it."""

    name = "quoting"
    supports_statement_cache = True

    @override
    def do_execute_no_params(self, cursor: Any, statement: str, context: Any = None) -> None:
        if '"people"' in statement and "GROUP BY" in statement:
            raise ValueError("cannot convert MARIA")
        super().do_execute_no_params(cursor, statement, context)  # type: ignore[no-untyped-call]


def test_an_error_that_db_api_does_not_know_tells_nothing(tmp_path: Path) -> None:
    engine = unknown(f"{tmp_path}/people.db", Quoting)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER, town TEXT)")
        connection.exec_driver_sql("INSERT INTO people VALUES (1, 'MARIA')")
    with pytest.raises(DatabaseError, match=r"quoting refused .*ValueError") as raised:
        sqlanon.anonymize(
            engine,
            "people",
            columns={"age": sqlanon.Quasi(), "town": sqlanon.Quasi()},
            privacy=[sqlanon.KAnonymity(k=2)],
            target="released",
        )
    told = "".join(traceback.format_exception(raised.value))
    assert "MARIA" not in told
    left = set(sqlalchemy.inspect(engine).get_table_names())
    assert left == {"people", "sqlanon_runs", "sqlanon_runs_attempts"}
    engine.dispose()

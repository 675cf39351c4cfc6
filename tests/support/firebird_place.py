"""Databases of an embedded Firebird, an engine for which sqlanon has no dialect of its own."""

from __future__ import annotations

import contextlib
import ctypes
import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy

if TYPE_CHECKING:
    from collections.abc import Sequence

_SAID = {
    "integer": "BIGINT",
    "decimal": "NUMERIC(18, 2)",
    "text": "VARCHAR(40)",
    "date": "DATE",
    "timestamp": "TIMESTAMP",
    "real": "DOUBLE PRECISION",
}


def _runtime() -> Path:
    """Where the engine's files lie."""
    found = find_spec("firebird.embedded")
    if found is None or found.origin is None:
        raise ModuleNotFoundError(name="firebird.embedded")
    return Path(found.origin).parent / "runtime"


class FirebirdPlace:
    """A file of its own, spoken to with the bare driver under names without quotes.

    Attributes:
        url: What sqlanon connects to.
    """

    def __init__(self, folder: Path) -> None:
        runtime = _runtime()
        os.environ["FIREBIRD"] = str(runtime)
        # libtommath1 is Debian's; the engine looks for the other one elsewhere
        for library in ("libtommath.so.1", str(runtime / "libtomcrypt.so.1")):
            ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
        driver: Any = import_module("firebird.driver")  # of a group of its own
        driver.driver_config.fb_client_library.value = str(runtime / "libfbclient.so.2")
        driver.driver_config.db_defaults.forced_writes.value = False
        self.file = folder / "place.fdb"
        driver.create_database(str(self.file), user="SYSDBA", charset="UTF8").close()
        self.url = f"firebird+firebird:///{self.file}?charset=UTF8&user=SYSDBA"
        self._engine = sqlalchemy.create_engine(self.url, poolclass=sqlalchemy.pool.NullPool)

    def load(self, table: str, columns: dict[str, str], rows: Sequence[Sequence[Any]]) -> None:
        """Make a table and fill it."""
        defined = ", ".join(f"{name} {_SAID.get(kind, kind)}" for name, kind in columns.items())
        self.run(f"CREATE TABLE {table} ({defined})")
        marks = ", ".join("?" * len(columns))
        with self._engine.begin() as connection:
            connection.exec_driver_sql(
                f"INSERT INTO {table} VALUES ({marks})", [tuple(row) for row in rows]
            )

    def run(self, *statements: str) -> None:
        """Run statements, each in a transaction of its own."""
        for statement in statements:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(statement)

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """All rows of a query."""
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(sql)]

    def records(self, table: str) -> list[dict[str, Any]]:
        """All rows of a table, by column."""
        with self._engine.connect() as connection:
            return [
                dict(row) for row in connection.exec_driver_sql(f"SELECT * FROM {table}").mappings()
            ]

    def tables(self) -> list[str]:
        """Names of all tables and views, but for that of attempts."""
        with self._engine.connect() as connection:
            inspector = sqlalchemy.inspect(connection)
            names = [*inspector.get_table_names(), *inspector.get_view_names()]
        return sorted(str(name) for name in names if name != "sqlanon_runs_attempts")

    def close(self) -> None:
        """Remove the place."""
        self._engine.dispose()
        with contextlib.suppress(FileNotFoundError):
            self.file.unlink()

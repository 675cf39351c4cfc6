"""SQLite under another name: an engine for which sqlanon has no dialect, in every installation."""

from __future__ import annotations

from typing import Any

import sqlalchemy
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite


class Odd(SQLiteDialect_pysqlite):
    """An engine that nobody knows."""

    name = "odd"
    supports_statement_cache = True


def unknown(file: str, kind: type[Odd] = Odd, **options: Any) -> sqlalchemy.Engine:
    """The engine on a file of SQLite's."""
    registry.register(kind.name, kind.__module__, kind.__name__)
    return sqlalchemy.create_engine(f"{kind.name}:///{file}", **options)

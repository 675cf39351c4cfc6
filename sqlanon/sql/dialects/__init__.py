"""Dialects: how SQL is spelled on each engine."""

from __future__ import annotations

from sqlanon.dialects.base import Dialect, Kind, SourceLock
from sqlanon.dialects.duckdb import DuckDB
from sqlanon.dialects.mariadb import MariaDB, MySQL
from sqlanon.dialects.postgresql import PostgreSQL
from sqlanon.dialects.sqlite import SQLite

DIALECTS: tuple[type[Dialect], ...] = (DuckDB, SQLite, PostgreSQL, MariaDB, MySQL)
"""Every dialect; the engine's SQLAlchemy dialect has the same name."""

__all__ = [
    "DIALECTS",
    "Dialect",
    "DuckDB",
    "Kind",
    "MariaDB",
    "MySQL",
    "PostgreSQL",
    "SQLite",
    "SourceLock",
]

"""Dialects: how SQL is spelled on each engine."""

from __future__ import annotations

from sqlanon.sql.dialects.abilities import Lying, Moving, Replacing
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.duckdb import DuckDB
from sqlanon.sql.dialects.kinds import UTC, Kind
from sqlanon.sql.dialects.mariadb import MariaDB, MySQL
from sqlanon.sql.dialects.postgresql import PostgreSQL
from sqlanon.sql.dialects.spark import Sail, Spark
from sqlanon.sql.dialects.sqlite import SQLite

DIALECTS: tuple[type[Dialect], ...] = (DuckDB, SQLite, PostgreSQL, MariaDB, MySQL, Spark, Sail)
"""Every dialect; the engine's SQLAlchemy dialect has the same name."""

__all__ = [
    "DIALECTS",
    "UTC",
    "Dialect",
    "DuckDB",
    "Kind",
    "Lying",
    "MariaDB",
    "Moving",
    "MySQL",
    "PostgreSQL",
    "Replacing",
    "SQLite",
    "Sail",
    "Spark",
]

"""Dialects: the spelling of SQL on each engine."""

from __future__ import annotations

from importlib.metadata import entry_points

from sqlanon.common.registry import Registry
from sqlanon.errors import UnsupportedError
from sqlanon.sql.dialects.abilities import Moving, Replacing, RowOrdering
from sqlanon.sql.dialects.base import Dialect
from sqlanon.sql.dialects.column_types import UTC, Kind

DIALECTS = Registry[Dialect](
    __name__,
    {
        "duckdb": "duckdb:DuckDB",
        "sqlite": "sqlite:SQLite",
        "postgresql": "postgresql:PostgreSQL",
        "mariadb": "mariadb:MariaDB",
        "mysql": "mysql:MySQL",
        "spark": "spark:Spark",
        "sail": "spark:Sail",
    },
)
"""Every dialect; the engine's SQLAlchemy dialect has the same name."""

ENTRY_POINTS = "sqlanon.dialects"
"""Entry points for dialects of other packages: the name of SQLAlchemy's dialect, and a class."""


def find_external_dialect(name: str) -> type[Dialect] | None:
    """Find the dialect of an engine in installed packages; None where there is none.

    Raises:
        UnsupportedError: two packages have one, or the class is no dialect, or has another name.
    """
    found = [one for one in entry_points(group=ENTRY_POINTS) if one.name == name]
    if not found:
        return None
    if len(found) > 1:
        whose = ", ".join(sorted(one.value for one in found))
        raise UnsupportedError(f"there are several dialects for {name}: {whose}; uninstall some")
    kind = found[0].load()
    if not (isinstance(kind, type) and issubclass(kind, Dialect) and kind.name == name):
        raise UnsupportedError(
            f"{found[0].value}, which is entered for {name}, is not a dialect of that name"
        )
    return kind


__all__ = [
    "DIALECTS",
    "ENTRY_POINTS",
    "UTC",
    "Dialect",
    "Kind",
    "Moving",
    "Replacing",
    "RowOrdering",
    "find_external_dialect",
]

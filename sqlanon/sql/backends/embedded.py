"""Embedded DuckDBs of our own, for searches in codes and counts that came from elsewhere."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import duckdb

from sqlanon.sql.backends.duckdb import ONE_THREAD, DuckDBBackend, translated
from sqlanon.sql.backends.spill import spill_folder
from sqlanon.sql.statement import Command
from sqlanon.sql.templates import render

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.backends.base import Backend

_MEMORY = "50%"
"""Of what this machine, or container, has; what is more goes to the folder."""


@contextmanager
def in_memory(**settings: str) -> Iterator[duckdb.DuckDBPyConnection]:
    """An empty database in memory, which is gone at the end.

    A folder of its own takes what does not fit into memory, and is gone then, too. Where this
    machine has no place for temporary files, memory has to do.

    Args:
        settings: What else DuckDB is told when it begins.
    """
    with spill_folder() as folder:
        where = {"memory_limit": _MEMORY, "temp_directory": str(folder or "")}
        opened = translated(
            "connect", lambda: duckdb.connect(":memory:", config={**where, **settings})
        )
        try:
            yield opened
        finally:
            opened.close()


@contextmanager
def embedded(rows: int) -> Iterator[Backend]:
    """An empty database in memory, which reads and writes nothing but a folder of its own.

    Args:
        rows: How many its relations will have, about.
    """
    with in_memory(**({"threads": "1"} if rows <= ONE_THREAD else {})) as opened:
        backend = DuckDBBackend(opened, owned=True)
        try:
            backend.execute(Command("session/shut", render(backend.dialect, "session/shut")))
            yield backend
        finally:
            backend.close()

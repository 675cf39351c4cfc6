"""What killed runs left behind, and its removal; nothing else is ever touched."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.publish.names import existing
from sqlanon.release.release import MARK
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.backends import Connectable, connect
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import LEFTOVER, PREFIX, Observer, Workspace

if TYPE_CHECKING:
    from sqlanon.sql.backends import Backend

_OURS = re.compile(rf"{LEFTOVER.pattern}|{RECODING}[0-9a-f]{{12}}_([0-9]+|map)")
_HELD_SOURCE = re.compile(r"_sqlanon_[0-9a-f]{12}_source")
"""What a publication in place calls the source for a while: it is the user's table, not ours."""


def leftovers(connection: Connectable, *, observer: Observer | None = None) -> list[RelationName]:
    """Tables that runs which were killed left in the database.

    On DuckDB, SQLite and PostgreSQL a killed run leaves none: its transaction was never committed.
    On MariaDB a table counts only if it is in the connection's own database, carries sqlanon's
    mark, and its run is not going on.

    Args:
        connection: See `anonymize`.
        observer: Who is told of statements.

    Returns:
        Their names, in order.

    Raises:
        SqlanonError: one of its subclasses.
    """
    backend = connect(connection)
    try:
        with backend.transaction(write=False):
            return _leftovers(backend, observer)
    finally:
        backend.close()


def clean(connection: Connectable, *, observer: Observer | None = None) -> list[RelationName]:
    """Remove the tables that `leftovers` lists.

    Args:
        connection: See `anonymize`.
        observer: Who is told of statements.

    Returns:
        What was removed.

    Raises:
        SqlanonError: one of its subclasses.
    """
    backend = connect(connection)
    try:
        with backend.transaction(write=True), Workspace(backend, observer or Observer()) as found:
            names = _leftovers(backend, observer)
            for name in names:
                kind = "drop_view_if_there" if existing(found, name) == "VIEW" else "drop_if_there"
                found.run(f"publish/{kind}", table=backend.dialect.table(name))
            return names
    finally:
        backend.close()


def _leftovers(backend: Backend, observer: Observer | None) -> list[RelationName]:
    """Candidates by SQL's LIKE, where `_` stands for any character; the regex decides."""
    with Workspace(backend, observer or Observer()) as workspace:
        rows = workspace.rows(
            "inspect/leftovers",
            pattern=backend.dialect.literal(f"{PREFIX}%"),
            mark=backend.dialect.literal(MARK),
        )
    return [
        RelationName(str(schema), str(name))
        for schema, name in rows
        if _OURS.fullmatch(name) and not _HELD_SOURCE.fullmatch(name)
    ]

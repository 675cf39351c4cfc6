"""What the connections of single engines need, one file each; the registry is the one list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.backends.sessions.base import Session, Speaker
from sqlanon.sql.backends.sessions.mariadb import MariaDBSession, MySQLSession
from sqlanon.sql.backends.sessions.postgresql import PostgreSQLSession
from sqlanon.sql.backends.sessions.sqlite import SQLiteSession

if TYPE_CHECKING:
    from sqlanon.sql.dialects import Dialect

SESSIONS: dict[str, type[Session]] = {
    "sqlite": SQLiteSession,
    "postgresql": PostgreSQLSession,
    "mariadb": MariaDBSession,
    "mysql": MySQLSession,
}
"""Sessions by the name of their dialect; an engine without one is begun and ended plainly."""

__all__ = ["SESSIONS", "Session", "Speaker", "session_of"]


def session_of(dialect: Dialect) -> type[Session]:
    """The session of a dialect, that of its parent where it has none of its own."""
    of_parent = SESSIONS.get(dialect.parent or "", Session)
    return SESSIONS.get(dialect.name, of_parent)

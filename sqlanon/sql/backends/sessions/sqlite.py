"""Sessions of SQLite (read on 3.40.1, Python's own driver)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from sqlanon.sql.backends.sessions.base import Session, Speaker
from sqlanon.sql.dialects.sqlite import HMAC
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy.engine import Connection


class SQLiteSession(Session):
    """SQLite's driver commits behind one's back unless it is told to leave BEGIN to us."""

    settings: ClassVar[Mapping[str, str]] = {
        # a rename would else check every view of the file, and one broken view would stop the run
        "legacy_alter_table": "ON",
    }

    def __init__(self, connection: Connection, speaker: Speaker) -> None:
        """Registers a function that SQLite has none of its own of."""
        super().__init__(connection, speaker)
        self._isolation_level: str | None = None
        self._driver.create_function(HMAC, 3, _hmac_sha256, deterministic=True)

    @override
    def _open(self, *, write: bool, nested: bool) -> None:
        driver, guarded = self._driver, self._speaker.guarded
        self._isolation_level = driver.isolation_level
        self._transaction = None if nested else guarded("begin", self._connection.begin)
        if guarded("begin", lambda: driver.in_transaction):
            self._transaction = guarded("begin", self._connection.begin_nested)
            return
        driver.isolation_level = None
        self._speaker.execute(Command("begin", Sql("BEGIN IMMEDIATE" if write else "BEGIN")))
        if nested:
            self._transaction = guarded("begin", self._connection.begin_nested)

    @override
    def _ended(self) -> None:
        super()._ended()
        if self._isolation_level is not None:
            # None is there already, and setting it would commit
            level, self._isolation_level = self._isolation_level, None
            self._speaker.guarded("end", lambda: setattr(self._driver, "isolation_level", level))


def _hmac_sha256(inner: str, outer: str, message: bytes | None) -> str | None:
    """HMAC-SHA256 (RFC 2104) from padded keys in hexadecimal."""
    if message is None:
        return None
    first = hashlib.sha256(bytes.fromhex(inner) + message).digest()
    return hashlib.sha256(bytes.fromhex(outer) + first).hexdigest()

"""Ways to replace a table without losing a write, one file each; the dialect says which is its."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.publish.protocols.base import Protocol
from sqlanon.publish.protocols.lock_statement import LockStatement
from sqlanon.publish.protocols.rename_first import RenameFirst
from sqlanon.publish.protocols.write_lock import WriteLock
from sqlanon.sql.dialects import Replacing

if TYPE_CHECKING:
    from sqlanon.sql.dialects import Dialect

PROTOCOLS: dict[Replacing, type[Protocol]] = {
    Replacing.RENAME_FIRST: RenameFirst,
    Replacing.WRITE_LOCK: WriteLock,
    Replacing.LOCK_STATEMENT: LockStatement,
}
"""Every way that a dialect may name."""

__all__ = ["PROTOCOLS", "Protocol", "protocol_of"]


def protocol_of(dialect: Dialect) -> Protocol:
    """How an engine's tables are replaced.

    Raises:
        UnsupportedError: no way is known in which it loses no write.
    """
    if dialect.replacing is None:
        raise UnsupportedError(
            f"mode: replace is not safe on {dialect.name}: a write that waits while the table is "
            "locked may be acknowledged and lost. Publish to a new table (mode: table), and rename "
            "it to the source's name while nobody writes"
        )
    return PROTOCOLS[dialect.replacing]()

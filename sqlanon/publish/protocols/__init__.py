"""Ways to keep writers from a table that is written to in place, one file each, by dialect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.publish.protocols.base import Protocol
from sqlanon.publish.protocols.lock_statement import LockStatement
from sqlanon.publish.protocols.locked_rows import LockedRows
from sqlanon.publish.protocols.touch_first import TouchFirst
from sqlanon.publish.protocols.write_lock import WriteLock
from sqlanon.sql.dialects import Replacing

if TYPE_CHECKING:
    from sqlanon.sql.dialects import Dialect

PROTOCOLS: dict[Replacing, type[Protocol]] = {
    Replacing.WRITE_LOCK: WriteLock,
    Replacing.LOCK_STATEMENT: LockStatement,
    Replacing.TOUCH_FIRST: TouchFirst,
    Replacing.LOCKED_ROWS: LockedRows,
}
"""Every way that a dialect may name."""

__all__ = ["PROTOCOLS", "Protocol", "replacing_protocol", "updating_protocol"]


def replacing_protocol(dialect: Dialect) -> Protocol:
    """How a table keeps writers out while another one takes its name.

    Raises:
        UnsupportedError: no way is known in which it loses no write.
    """
    if dialect.replacing is None:
        raise UnsupportedError(
            f"by: swap is not safe on {dialect.name}: a write that waits while the table is locked "
            "may be acknowledged and lost. Say `by: update`, or publish to a new table (mode: "
            "table) and rename it to the source's name while nobody writes"
        )
    return PROTOCOLS[dialect.replacing]()


def updating_protocol(dialect: Dialect) -> Protocol:
    """How a table keeps writers out while its rows are updated.

    Raises:
        UnsupportedError: its rows are not updated at all.
    """
    if dialect.updating is None:
        raise UnsupportedError(
            f"mode: replace is not offered on {dialect.name}: its rows cannot be updated while "
            "others are kept from writing; use mode: table"
        )
    return PROTOCOLS[dialect.updating]()

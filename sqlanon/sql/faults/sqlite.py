"""Codes of SQLite's faults, as in `sqlite_errorname` of Python's driver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

ERRORS: dict[str, Fault] = {
    "SQLITE_BUSY": kinds.LOCK_TIMEOUT,
    "SQLITE_LOCKED": kinds.LOCK_TIMEOUT,
    "SQLITE_READONLY": kinds.READ_ONLY,
    "SQLITE_FULL": kinds.DISK_FULL,
    "SQLITE_NOMEM": kinds.OUT_OF_MEMORY,
    "SQLITE_IOERR": kinds.DAMAGED,
    "SQLITE_CORRUPT": kinds.DAMAGED,
    "SQLITE_NOTADB": kinds.NOT_A_DATABASE,
    "SQLITE_CANTOPEN": kinds.CANNOT_OPEN,
    "SQLITE_PERM": kinds.CANNOT_OPEN,
    "SQLITE_AUTH": kinds.DENIED,
    "SQLITE_INTERRUPT": kinds.STATEMENT_TIMEOUT,
    "SQLITE_TOOBIG": kinds.TOO_LARGE,
}
"""Kinds by the names of results; SQLITE_IOERR_WRITE counts as its first part, SQLITE_IOERR."""
_MISSING = ("no such table: ", "no such column: ", "no such function: ")
"""Beginnings of messages on missing objects, which have no result of their own (3.40.1)."""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a driver's error; None where it is unknown."""
    name = label(error) or ""
    if name == "SQLITE_ERROR" and str(error).startswith(_MISSING):
        return kinds.MISSING_OBJECT
    return ERRORS.get("_".join(name.split("_")[:2]))


def label(error: BaseException) -> str | None:
    """Return the name of the result, with its extension."""
    name = getattr(error, "sqlite_errorname", None)
    return None if name is None else str(name)

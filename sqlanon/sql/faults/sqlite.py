"""SQLite's names of faults, as Python's driver has them in `sqlite_errorname`."""

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
"""By the names of results; an extended one, as SQLITE_IOERR_WRITE, counts as its first part."""
_MISSING = ("no such table: ", "no such column: ", "no such function: ")
"""How messages begin of what is not there, which has no result of its own (3.40.1)."""


def fault(error: BaseException) -> Fault | None:
    """The kind of an error of the driver's; None where it is not known."""
    name = label(error) or ""
    if name == "SQLITE_ERROR" and str(error).startswith(_MISSING):
        return kinds.MISSING_OBJECT
    return ERRORS.get("_".join(name.split("_")[:2]))


def label(error: BaseException) -> str | None:
    """The name of the result, with its extension."""
    name = getattr(error, "sqlite_errorname", None)
    return None if name is None else str(name)

"""Codes of DuckDB's faults: classes of the driver's exceptions.

A class has faults of several kinds, so words of the message decide too. They are never passed on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

WORDS: tuple[tuple[str, str, Fault], ...] = (
    ("IOException", "Could not set lock", kinds.FILE_IN_USE),
    ("IOException", "already open in", kinds.FILE_IN_USE),
    ("IOException", "not a valid DuckDB database", kinds.NOT_A_DATABASE),
    ("IOException", "No space left", kinds.DISK_FULL),
    ("IOException", "Cannot open file", kinds.CANNOT_OPEN),
    ("IOException", "Permission denied", kinds.CANNOT_OPEN),
    ("TransactionException", "No space left", kinds.DISK_FULL),
    ("FatalException", "No space left", kinds.DISK_FULL),
    ("OutOfMemoryException", "No space left", kinds.DISK_FULL),
    ("OutOfMemoryException", "max_temp_directory_size", kinds.TEMPORARY_SPACE),
    ("InvalidInputException", "read-only mode", kinds.READ_ONLY),
    ("InvalidInputException", "options were not recognized", kinds.UNKNOWN_OPTION),
    ("TransactionException", "conflict", kinds.SERIALIZATION),
    ("TransactionException", "Conflict on", kinds.SERIALIZATION),  # "… tuple deletion!"
    ("BinderException", "Referenced column", kinds.MISSING_OBJECT),  # what a view reads
    ("CatalogException", "write-write conflict", kinds.SERIALIZATION),
    ("CatalogException", "Schema with name", kinds.MISSING_SCHEMA),
    ("CatalogException", "already exists", kinds.ALREADY_THERE),
)
"""Class, words of its message, and the kind of such errors."""

CLASSES: dict[str, Fault] = {
    "IOException": kinds.DAMAGED,
    "OutOfMemoryException": kinds.OUT_OF_MEMORY,
    "SerializationException": kinds.DAMAGED,  # of a file's bytes, not of transactions
    "CatalogException": kinds.MISSING_OBJECT,
    "DependencyException": kinds.DEPENDENTS,
    "PermissionException": kinds.DENIED,
    "InterruptException": kinds.STATEMENT_TIMEOUT,
    "ConversionException": kinds.BAD_VALUE,
    "OutOfRangeException": kinds.BAD_VALUE,
    "DataError": kinds.BAD_VALUE,
}
"""Kinds by the names of classes, where no words decide."""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a driver's error; None where it is unknown."""
    name, text = type(error).__name__, str(error)
    for known, words, kind in WORDS:
        if name == known and words in text:
            return kind
    return CLASSES.get(name)


def label(error: BaseException) -> str | None:
    """Return the name of an error's class, because DuckDB has no codes."""
    return type(error).__name__

"""Codes of PostgreSQL's faults: classes of psycopg.errors, which psycopg2 has too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

CLASSES: dict[str, Fault] = {
    "InvalidPassword": kinds.WRONG_PASSWORD,
    "InvalidAuthorizationSpecification": kinds.HOST_DENIED,
    "InvalidCatalogName": kinds.UNKNOWN_DATABASE,
    "TooManyConnections": kinds.TOO_MANY_CONNECTIONS,
    "CannotConnectNow": kinds.STARTING,
    "AdminShutdown": kinds.SHUT_DOWN,
    "CrashShutdown": kinds.SHUT_DOWN,
    "IdleInTransactionSessionTimeout": kinds.IDLE_LIMIT,
    "IdleSessionTimeout": kinds.IDLE_LIMIT,
    "ConnectionException": kinds.LOST,
    "ConnectionDoesNotExist": kinds.LOST,
    "ConnectionFailure": kinds.LOST,
    "ConnectionTimeout": kinds.NO_ANSWER,
    "LockNotAvailable": kinds.LOCK_TIMEOUT,
    "DeadlockDetected": kinds.DEADLOCK,
    "SerializationFailure": kinds.SERIALIZATION,
    "StatementCompletionUnknown": kinds.LOST,
    # our own relations have no constraints, so the duplicate is an entry of the catalogue
    "UniqueViolation": kinds.TAKEN_MEANWHILE,
    "DuplicateTable": kinds.TAKEN_MEANWHILE,
    "DuplicateObject": kinds.TAKEN_MEANWHILE,
    "DiskFull": kinds.DISK_FULL,
    "ConfigurationLimitExceeded": kinds.TEMPORARY_SPACE,
    "OutOfMemory": kinds.OUT_OF_MEMORY,
    "QueryCanceled": kinds.STATEMENT_TIMEOUT,
    "TransactionTimeout": kinds.TRANSACTION_LIMIT,
    "ReadOnlySqlTransaction": kinds.READ_ONLY,
    "InsufficientPrivilege": kinds.DENIED,
    "InvalidSchemaName": kinds.MISSING_SCHEMA,
    "UndefinedTable": kinds.MISSING_OBJECT,
    "UndefinedColumn": kinds.MISSING_OBJECT,
    "UndefinedObject": kinds.MISSING_OBJECT,
    "UndefinedFunction": kinds.MISSING_OBJECT,
    "WrongObjectType": kinds.WRONG_KIND,
    "DependentObjectsStillExist": kinds.DEPENDENTS,
    "ProgramLimitExceeded": kinds.TOO_LARGE,
    "StatementTooComplex": kinds.TOO_LARGE,
    "TooManyColumns": kinds.TOO_LARGE,
    "InvalidSqlStatementName": kinds.POOLED,
    "DuplicatePreparedStatement": kinds.POOLED,
    "DataCorrupted": kinds.DAMAGED,
    "IoError": kinds.DAMAGED,
    "UntranslatableCharacter": kinds.BAD_TEXT,
    "CharacterNotInRepertoire": kinds.BAD_TEXT,
}
"""Kinds by the names of classes, including derived ones."""

_LOCKS = "max_locks_per_transaction"
"""The setting in the message of an error without free locks, in any language."""

WORDS: tuple[tuple[str, Fault], ...] = (
    ("failed to resolve host", kinds.UNKNOWN_HOST),
    ("could not translate host name", kinds.UNKNOWN_HOST),
    ("Connection refused", kinds.NOT_LISTENING),
    ("No such file or directory", kinds.NOT_LISTENING),  # a socket
    ("timeout expired", kinds.NO_ANSWER),
    ("Connection timed out", kinds.NO_ANSWER),
    ("No route to host", kinds.NO_ANSWER),
    ("Network is unreachable", kinds.NO_ANSWER),
    ("server does not support SSL", kinds.TLS_REFUSED),
    ("no encryption", kinds.TLS_REQUIRED),  # "no pg_hba.conf entry for host …, no encryption"
    ("SSL off", kinds.TLS_REQUIRED),
    ("no pg_hba.conf entry", kinds.HOST_DENIED),
    ("pg_hba.conf rejects", kinds.HOST_DENIED),
    ("no password supplied", kinds.PASSWORD_MISSING),
    ("authentication failed", kinds.WRONG_PASSWORD),
    ("permission denied for database", kinds.DATABASE_DENIED),
    ("too many clients", kinds.TOO_MANY_CONNECTIONS),
    ("too many connections", kinds.TOO_MANY_CONNECTIONS),
    ("remaining connection slots", kinds.TOO_MANY_CONNECTIONS),
    ("is starting up", kinds.STARTING),
    ("is shutting down", kinds.STARTING),
    ("in recovery mode", kinds.STARTING),
    ("not yet accepting connections", kinds.STARTING),
    ("received invalid response to", kinds.OTHER_SERVER),
    ("invalid connection option", kinds.UNKNOWN_OPTION),
    ("invalid sslmode value", kinds.UNKNOWN_OPTION),
    ("invalid integer value", kinds.UNKNOWN_OPTION),
    ("root certificate file", kinds.TLS_FAILED),
    ("certificate", kinds.TLS_FAILED),
    ("SSL error", kinds.TLS_FAILED),
    ("server closed the connection", kinds.LOST),
    ("due to idle-in-transaction timeout", kinds.IDLE_LIMIT),
    ("due to idle-session timeout", kinds.IDLE_LIMIT),
    ("due to transaction timeout", kinds.TRANSACTION_LIMIT),
    ("terminating connection", kinds.SHUT_DOWN),
)
"""By words of libpq and of a server that speaks English: an error of connecting has no code there.

Read to know the kind, never passed on.
"""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a driver's error; None where it is unknown."""
    if _LOCKS in str(error):  # class and code are those of an error without memory
        return kinds.OUT_OF_LOCKS
    for known in type(error).__mro__:
        if known.__name__ in CLASSES:
            return CLASSES[known.__name__]
    if _state(error) is None:
        text = str(error)
        for words, kind in WORDS:
            if words in text:
                return kind
        if "does not exist" in text:
            return kinds.UNKNOWN_USER if "role " in text else kinds.UNKNOWN_DATABASE
    if "DataError" in {known.__name__ for known in type(error).__mro__}:
        return kinds.BAD_VALUE
    return None


def label(error: BaseException) -> str | None:
    """Return the name of an error's class and its SQLSTATE; None where it has none."""
    state = _state(error)
    return None if state is None else f"{type(error).__name__} {state}"


def _state(error: BaseException) -> str | None:
    said = getattr(error, "sqlstate", None) or getattr(error, "pgcode", None)
    return None if said is None else str(said)

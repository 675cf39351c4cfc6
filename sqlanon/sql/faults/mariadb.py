"""Codes of faults of MariaDB and MySQL, by their names in pymysql.constants."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

NAMES: dict[str, int] = {
    "CON_COUNT_ERROR": 1040,
    "TOO_MANY_USER_CONNECTIONS": 1203,
    "USER_LIMIT_REACHED": 1226,
    "ACCESS_DENIED_ERROR": 1045,
    "DBACCESS_DENIED_ERROR": 1044,
    "TABLEACCESS_DENIED_ERROR": 1142,
    "COLUMNACCESS_DENIED_ERROR": 1143,
    "SPECIFIC_ACCESS_DENIED_ERROR": 1227,
    "BAD_DB_ERROR": 1049,
    "NO_DB_ERROR": 1046,
    "HOST_NOT_PRIVILEGED": 1130,
    "HOST_IS_BLOCKED": 1129,
    "NO_SUCH_TABLE": 1146,
    "BAD_TABLE_ERROR": 1051,
    "BAD_FIELD_ERROR": 1054,
    "WRONG_OBJECT": 1347,
    "VIEW_INVALID": 1356,
    "TABLE_EXISTS_ERROR": 1050,
    "LOCK_WAIT_TIMEOUT": 1205,
    "LOCK_DEADLOCK": 1213,
    "CHECKREAD": 1020,
    "LOCK_TABLE_FULL": 1206,
    "TRUNCATED_WRONG_VALUE": 1292,
    "TRUNCATED_WRONG_VALUE_FOR_FIELD": 1366,
    "WRONG_VALUE_FOR_TYPE": 1411,
    "DISK_FULL": 1021,
    "RECORD_FILE_FULL": 1114,
    "GET_ERRNO": 1030,
    "FILSORT_ABORT": 1028,
    "OUTOFMEMORY": 1037,
    "OUT_OF_SORTMEMORY": 1038,
    "OUT_OF_RESOURCES": 1041,
    "CANT_CREATE_THREAD": 1135,
    "STATEMENT_TIMEOUT": 1969,
    "QUERY_TIMEOUT": 3024,
    "QUERY_INTERRUPTED": 1317,
    "OPTION_PREVENTS_STATEMENT": 1290,
    "SERVER_SHUTDOWN": 1053,
    "ABORTING_CONNECTION": 1152,
    "NEW_ABORTING_CONNECTION": 1184,
    "NET_PACKET_TOO_LARGE": 1153,
    "NET_READ_ERROR": 1158,
    "NET_READ_INTERRUPTED": 1159,
    "NET_ERROR_ON_WRITE": 1160,
    "NET_WRITE_INTERRUPTED": 1161,
    "TOO_MANY_TABLES": 1116,
    "TOO_BIG_SELECT": 1104,
    "TOO_BIG_ROWSIZE": 1118,
    "CR_CONNECTION_ERROR": 2002,
    "CR_CONN_HOST_ERROR": 2003,
    "CR_UNKNOWN_HOST": 2005,
    "CR_SERVER_GONE_ERROR": 2006,
    "CR_VERSION_ERROR": 2007,
    "CR_SERVER_HANDSHAKE_ERR": 2012,
    "CR_SERVER_LOST": 2013,
    "CR_SSL_CONNECTION_ERROR": 2026,
    "CR_MALFORMED_PACKET": 2027,
    # MariaDB's own, and newer than the driver's list
    "ER_DATA_OUT_OF_RANGE": 1690,
    "ER_ACCESS_DENIED_NO_PASSWORD_ERROR": 1698,
    "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION": 1792,
    "ER_READ_ONLY_MODE": 1836,
    "ER_CONNECTION_KILLED": 1927,
    "ER_SECURE_TRANSPORT_REQUIRED": 3159,
    "ER_CLIENT_INTERACTION_TIMEOUT": 4031,
}
"""The driver's names of errors with their numbers, so that any driver's errors can be read."""

_KINDS: dict[str, Fault] = {
    "CON_COUNT_ERROR": kinds.TOO_MANY_CONNECTIONS,
    "TOO_MANY_USER_CONNECTIONS": kinds.TOO_MANY_CONNECTIONS,
    "USER_LIMIT_REACHED": kinds.TOO_MANY_CONNECTIONS,
    "CANT_CREATE_THREAD": kinds.TOO_MANY_CONNECTIONS,
    "ACCESS_DENIED_ERROR": kinds.WRONG_PASSWORD,
    "ER_ACCESS_DENIED_NO_PASSWORD_ERROR": kinds.WRONG_PASSWORD,
    "DBACCESS_DENIED_ERROR": kinds.DENIED,
    "TABLEACCESS_DENIED_ERROR": kinds.DENIED,
    "COLUMNACCESS_DENIED_ERROR": kinds.DENIED,
    "SPECIFIC_ACCESS_DENIED_ERROR": kinds.DENIED,
    "BAD_DB_ERROR": kinds.MISSING_SCHEMA,
    "NO_DB_ERROR": kinds.NO_DATABASE,
    "HOST_NOT_PRIVILEGED": kinds.HOST_DENIED,
    "HOST_IS_BLOCKED": kinds.HOST_DENIED,
    "NO_SUCH_TABLE": kinds.MISSING_OBJECT,
    "BAD_TABLE_ERROR": kinds.MISSING_OBJECT,
    "BAD_FIELD_ERROR": kinds.MISSING_OBJECT,
    "VIEW_INVALID": kinds.INVALID_VIEW,
    "WRONG_OBJECT": kinds.WRONG_KIND,
    "TABLE_EXISTS_ERROR": kinds.TAKEN_MEANWHILE,
    "LOCK_WAIT_TIMEOUT": kinds.LOCK_TIMEOUT,
    "LOCK_DEADLOCK": kinds.DEADLOCK,
    "CHECKREAD": kinds.SERIALIZATION,
    "LOCK_TABLE_FULL": kinds.OUT_OF_LOCKS,
    "DISK_FULL": kinds.DISK_FULL,
    "RECORD_FILE_FULL": kinds.DISK_FULL,
    "FILSORT_ABORT": kinds.STATEMENT_TIMEOUT,
    "OUTOFMEMORY": kinds.OUT_OF_MEMORY,
    "OUT_OF_SORTMEMORY": kinds.OUT_OF_MEMORY,
    "OUT_OF_RESOURCES": kinds.OUT_OF_MEMORY,
    "STATEMENT_TIMEOUT": kinds.STATEMENT_TIMEOUT,
    "QUERY_TIMEOUT": kinds.STATEMENT_TIMEOUT,
    "QUERY_INTERRUPTED": kinds.STATEMENT_TIMEOUT,
    "OPTION_PREVENTS_STATEMENT": kinds.READ_ONLY,
    "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION": kinds.READ_ONLY,
    "ER_READ_ONLY_MODE": kinds.READ_ONLY,
    "SERVER_SHUTDOWN": kinds.SHUT_DOWN,
    "ABORTING_CONNECTION": kinds.LOST,
    "NEW_ABORTING_CONNECTION": kinds.LOST,
    "ER_CONNECTION_KILLED": kinds.SHUT_DOWN,
    "NET_PACKET_TOO_LARGE": kinds.TOO_LARGE,
    "NET_READ_ERROR": kinds.LOST,
    "NET_READ_INTERRUPTED": kinds.LOST,
    "NET_ERROR_ON_WRITE": kinds.LOST,
    "NET_WRITE_INTERRUPTED": kinds.LOST,
    "TRUNCATED_WRONG_VALUE": kinds.BAD_VALUE,
    "TRUNCATED_WRONG_VALUE_FOR_FIELD": kinds.BAD_VALUE,
    "WRONG_VALUE_FOR_TYPE": kinds.BAD_VALUE,
    "ER_DATA_OUT_OF_RANGE": kinds.BAD_VALUE,
    "TOO_MANY_TABLES": kinds.TOO_MANY_TABLES,
    "TOO_BIG_SELECT": kinds.TOO_LARGE,
    "TOO_BIG_ROWSIZE": kinds.ROW_TOO_LONG,
    "CR_CONNECTION_ERROR": kinds.NOT_LISTENING,
    "CR_CONN_HOST_ERROR": kinds.NOT_LISTENING,
    "CR_UNKNOWN_HOST": kinds.UNKNOWN_HOST,
    "CR_SERVER_GONE_ERROR": kinds.LOST,
    "CR_SERVER_LOST": kinds.LOST,
    "CR_SERVER_HANDSHAKE_ERR": kinds.OTHER_SERVER,
    "CR_VERSION_ERROR": kinds.OTHER_SERVER,
    "CR_MALFORMED_PACKET": kinds.OTHER_SERVER,
    "CR_SSL_CONNECTION_ERROR": kinds.TLS_REFUSED,
    "ER_SECURE_TRANSPORT_REQUIRED": kinds.TLS_REQUIRED,
    "ER_CLIENT_INTERACTION_TIMEOUT": kinds.IDLE_LIMIT,
}
NUMBERS: dict[int, Fault] = {NAMES[name]: kind for name, kind in _KINDS.items()}
"""Kinds by the engine's numbers."""

_NO_SPACE = ("28 ", "No space left", "errno: 28")
_OF_FILES = 1000
"""Smaller numbers are errors of files: 3 for a failed write, 126 for a broken file."""
_FULL_FILE = ("Errcode: 28 ", "#sql-temptable")
"""Broken files are of temporary tables when the disk is full (10.11.19)."""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a driver's error; None where it is unknown."""
    number = _number(error)
    said: tuple[str, ...] = _NO_SPACE if number == NAMES["GET_ERRNO"] else ()
    if number and number < _OF_FILES:
        said = _FULL_FILE
    if any(words in str(error) for words in said):
        return kinds.DISK_FULL
    inner = getattr(error, "original_exception", None)  # PyMySQL: the socket's own error
    if isinstance(inner, socket.gaierror | TimeoutError):
        return kinds.NO_ANSWER if isinstance(inner, TimeoutError) else kinds.UNKNOWN_HOST
    if number in NUMBERS:
        return NUMBERS[number]
    if isinstance(error, RuntimeError) and "cryptography" in str(error):
        return kinds.CRYPTOGRAPHY_MISSING
    if "DataError" in {known.__name__ for known in type(error).__mro__}:
        return kinds.BAD_VALUE
    return None


def label(error: BaseException) -> str | None:
    """Return the engine's name and number of an error; None where it has no number.

    SQLSTATE is less specific: it is 42000 or HY000 for nearly everything.
    """
    number = _number(error)
    if number is None:
        return None
    names = (f"{name} {number}" for name, known in NAMES.items() if known == number)
    return next(names, f"error {number}")


def _number(error: BaseException) -> int | None:
    number = error.args[0] if error.args else None
    return number if isinstance(number, int) else None

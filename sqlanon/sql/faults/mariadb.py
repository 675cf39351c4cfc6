"""Codes of faults of MariaDB and MySQL, by their names in pymysql.constants."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

_GET_ERRNO = 1030
"""An error of the file system: its words tell which."""
ERRORS: dict[int, tuple[str, Fault | None]] = {
    1040: ("CON_COUNT_ERROR", kinds.TOO_MANY_CONNECTIONS),
    1203: ("TOO_MANY_USER_CONNECTIONS", kinds.TOO_MANY_CONNECTIONS),
    1226: ("USER_LIMIT_REACHED", kinds.TOO_MANY_CONNECTIONS),
    1045: ("ACCESS_DENIED_ERROR", kinds.WRONG_PASSWORD),
    1044: ("DBACCESS_DENIED_ERROR", kinds.DENIED),
    1142: ("TABLEACCESS_DENIED_ERROR", kinds.DENIED),
    1143: ("COLUMNACCESS_DENIED_ERROR", kinds.DENIED),
    1227: ("SPECIFIC_ACCESS_DENIED_ERROR", kinds.DENIED),
    1049: ("BAD_DB_ERROR", kinds.MISSING_SCHEMA),
    1046: ("NO_DB_ERROR", kinds.NO_DATABASE),
    1130: ("HOST_NOT_PRIVILEGED", kinds.HOST_DENIED),
    1129: ("HOST_IS_BLOCKED", kinds.HOST_DENIED),
    1146: ("NO_SUCH_TABLE", kinds.MISSING_OBJECT),
    1051: ("BAD_TABLE_ERROR", kinds.MISSING_OBJECT),
    1054: ("BAD_FIELD_ERROR", kinds.MISSING_OBJECT),
    1347: ("WRONG_OBJECT", kinds.WRONG_KIND),
    1356: ("VIEW_INVALID", kinds.INVALID_VIEW),
    1050: ("TABLE_EXISTS_ERROR", kinds.TAKEN_MEANWHILE),
    1205: ("LOCK_WAIT_TIMEOUT", kinds.LOCK_TIMEOUT),
    1213: ("LOCK_DEADLOCK", kinds.DEADLOCK),
    1020: ("CHECKREAD", kinds.SERIALIZATION),
    1206: ("LOCK_TABLE_FULL", kinds.OUT_OF_LOCKS),
    1292: ("TRUNCATED_WRONG_VALUE", kinds.BAD_VALUE),
    1366: ("TRUNCATED_WRONG_VALUE_FOR_FIELD", kinds.BAD_VALUE),
    1411: ("WRONG_VALUE_FOR_TYPE", kinds.BAD_VALUE),
    1021: ("DISK_FULL", kinds.DISK_FULL),
    1114: ("RECORD_FILE_FULL", kinds.DISK_FULL),
    _GET_ERRNO: ("GET_ERRNO", None),
    1028: ("FILSORT_ABORT", kinds.STATEMENT_TIMEOUT),
    1037: ("OUTOFMEMORY", kinds.OUT_OF_MEMORY),
    1038: ("OUT_OF_SORTMEMORY", kinds.OUT_OF_MEMORY),
    1041: ("OUT_OF_RESOURCES", kinds.OUT_OF_MEMORY),
    1135: ("CANT_CREATE_THREAD", kinds.TOO_MANY_CONNECTIONS),
    1969: ("STATEMENT_TIMEOUT", kinds.STATEMENT_TIMEOUT),
    3024: ("QUERY_TIMEOUT", kinds.STATEMENT_TIMEOUT),
    1317: ("QUERY_INTERRUPTED", kinds.STATEMENT_TIMEOUT),
    1290: ("OPTION_PREVENTS_STATEMENT", kinds.READ_ONLY),
    1053: ("SERVER_SHUTDOWN", kinds.SHUT_DOWN),
    1152: ("ABORTING_CONNECTION", kinds.LOST),
    1184: ("NEW_ABORTING_CONNECTION", kinds.LOST),
    1153: ("NET_PACKET_TOO_LARGE", kinds.TOO_LARGE),
    1158: ("NET_READ_ERROR", kinds.LOST),
    1159: ("NET_READ_INTERRUPTED", kinds.LOST),
    1160: ("NET_ERROR_ON_WRITE", kinds.LOST),
    1161: ("NET_WRITE_INTERRUPTED", kinds.LOST),
    1116: ("TOO_MANY_TABLES", kinds.TOO_MANY_TABLES),
    1104: ("TOO_BIG_SELECT", kinds.TOO_LARGE),
    1118: ("TOO_BIG_ROWSIZE", kinds.ROW_TOO_LONG),
    2002: ("CR_CONNECTION_ERROR", kinds.NOT_LISTENING),
    2003: ("CR_CONN_HOST_ERROR", kinds.NOT_LISTENING),
    2005: ("CR_UNKNOWN_HOST", kinds.UNKNOWN_HOST),
    2006: ("CR_SERVER_GONE_ERROR", kinds.LOST),
    2007: ("CR_VERSION_ERROR", kinds.OTHER_SERVER),
    2012: ("CR_SERVER_HANDSHAKE_ERR", kinds.OTHER_SERVER),
    2013: ("CR_SERVER_LOST", kinds.LOST),
    2026: ("CR_SSL_CONNECTION_ERROR", kinds.TLS_REFUSED),
    2027: ("CR_MALFORMED_PACKET", kinds.OTHER_SERVER),
    # MariaDB's own, and newer than the driver's list
    1690: ("ER_DATA_OUT_OF_RANGE", kinds.BAD_VALUE),
    1698: ("ER_ACCESS_DENIED_NO_PASSWORD_ERROR", kinds.WRONG_PASSWORD),
    1792: ("ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION", kinds.READ_ONLY),
    1836: ("ER_READ_ONLY_MODE", kinds.READ_ONLY),
    1927: ("ER_CONNECTION_KILLED", kinds.SHUT_DOWN),
    3159: ("ER_SECURE_TRANSPORT_REQUIRED", kinds.TLS_REQUIRED),
    4031: ("ER_CLIENT_INTERACTION_TIMEOUT", kinds.IDLE_LIMIT),
}
"""By number the driver's name, so that any driver's errors can be read, and the kind."""

_NO_SPACE = ("28 ", "No space left", "errno: 28")
_OF_FILES = 1000
"""Smaller numbers are errors of files: 3 for a failed write, 126 for a broken file."""
_FULL_FILE = ("Errcode: 28 ", "#sql-temptable")
"""Broken files are of temporary tables when the disk is full (10.11.19)."""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a driver's error; None where it is unknown."""
    number = _number(error)
    said: tuple[str, ...] = _NO_SPACE if number == _GET_ERRNO else ()
    if number and number < _OF_FILES:
        said = _FULL_FILE
    if any(words in str(error) for words in said):
        return kinds.DISK_FULL
    inner = getattr(error, "original_exception", None)  # PyMySQL: the socket's own error
    if isinstance(inner, socket.gaierror | TimeoutError):
        return kinds.NO_ANSWER if isinstance(inner, TimeoutError) else kinds.UNKNOWN_HOST
    _, kind = ERRORS.get(number or 0, ("", None))
    if kind is not None:
        return kind
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
    name, _ = ERRORS.get(number, ("error", None))
    return f"{name} {number}"


def _number(error: BaseException) -> int | None:
    number = error.args[0] if error.args else None
    return number if isinstance(number, int) else None

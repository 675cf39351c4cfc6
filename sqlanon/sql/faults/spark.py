"""Codes of Spark's faults: conditions, classes of the client's exceptions, states of gRPC.

Sail has no conditions, so words of its messages decide. They are never passed on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.sql.faults import kinds

if TYPE_CHECKING:
    from sqlanon.sql.faults.kinds import Fault

CONDITIONS: dict[str, Fault] = {
    "TABLE_OR_VIEW_NOT_FOUND": kinds.MISSING_OBJECT,
    "VIEW_NOT_FOUND": kinds.MISSING_OBJECT,
    "UNRESOLVED_COLUMN": kinds.MISSING_OBJECT,
    "UNRESOLVED_ROUTINE": kinds.MISSING_OBJECT,
    "FAILED_READ_FILE.FILE_NOT_EXIST": kinds.FILE_GONE,
    "SCHEMA_NOT_FOUND": kinds.MISSING_SCHEMA,
    "TABLE_OR_VIEW_ALREADY_EXISTS": kinds.ALREADY_THERE,
    "EXPECT_TABLE_NOT_VIEW": kinds.WRONG_KIND,
    "EXPECT_VIEW_NOT_TABLE": kinds.WRONG_KIND,
    "INSUFFICIENT_PERMISSIONS": kinds.DENIED,
    "PERMISSION_DENIED": kinds.DENIED,
    "OPERATION_CANCELED": kinds.STATEMENT_TIMEOUT,
    "INVALID_HANDLE": kinds.LOST,
}
"""Kinds by a whole condition, or its first part."""

STATES: dict[str, Fault] = {
    "UNAVAILABLE": kinds.LOST,
    "DEADLINE_EXCEEDED": kinds.NO_ANSWER,
    "UNAUTHENTICATED": kinds.WRONG_PASSWORD,
    "PERMISSION_DENIED": kinds.DENIED,
    "RESOURCE_EXHAUSTED": kinds.OUT_OF_MEMORY,
}
"""States of a call that no server has answered with a condition."""

_BAD_VALUE = "22"
"""The beginning of SQLSTATE for values that do not fit: a cast, a division, an overflow."""

WORDS: tuple[tuple[str, Fault], ...] = (
    ("Table not found", kinds.MISSING_OBJECT),
    ("View not found", kinds.MISSING_OBJECT),
    ("Database not found", kinds.MISSING_SCHEMA),
    ("Table already exists", kinds.ALREADY_THERE),
    ("View already exists", kinds.ALREADY_THERE),
    ("Cannot cast", kinds.BAD_VALUE),
    ("divide by zero", kinds.BAD_VALUE),
)
"""Kinds by words of Sail's messages."""


def fault(error: BaseException) -> Fault | None:
    """Return the kind of a client's error; None where it is unknown."""
    condition = label(error) or ""
    for known in (condition, condition.partition(".")[0]):
        if known in CONDITIONS:
            return CONDITIONS[known]
    if _call_method(error, "getSqlState", "").startswith(_BAD_VALUE):
        return kinds.BAD_VALUE
    text = str(error)
    for words, kind in WORDS:
        if words in text:
            return kind
    state = _call_method(error, "getGrpcStatusCode", None) or _call_method(error, "code", None)
    return STATES.get(getattr(state, "name", ""))


def label(error: BaseException) -> str | None:
    """Return an error's condition; None where it has none."""
    asked = "getCondition" if hasattr(error, "getCondition") else "getErrorClass"
    said: str | None = _call_method(error, asked, None)
    return said


def _call_method(error: BaseException, name: str, none: Any) -> Any:  # noqa: ANN401 - of the client's
    """Call a method of an error; `none` where it does not exist, or returns nothing."""
    method = getattr(error, name, None)
    return (method() or none) if callable(method) else none

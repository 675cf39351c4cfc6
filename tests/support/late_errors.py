"""Drivers that fail when a result is read, not when its statement is sent, and quote a value."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import duckdb
import pytest
from sqlalchemy.engine.default import DefaultExecutionContext
from typing_extensions import override

from sqlanon.sql.backends.duckdb import DuckDBBackend

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECRET = "Kanarienvogel"  # noqa: S105 - a value, no password
_SAID = f"Could not convert string '{SECRET}' to INT32"
_READS = {"fetchall", "fetchone", "fetchmany"}


class Late:
    """Counts what is read of results, and fails at one of them.

    Attributes:
        at: Which one fails, 1 for the first; 0 for none.
        met: How many there were.
        failed: Whether it has.
    """

    def __init__(self, at: int = 0) -> None:
        self.at, self.met, self.failed = at, 0, False

    def read(self, error: type[Exception]) -> None:
        """Something is read: fail if it is its turn, with the driver's error or with Python's."""
        self.met += 1
        if self.met == self.at:
            self.failed = True
            raise (error if self.at % 2 else ValueError)(_SAID)


class _Result:
    """A cursor, or a result of DuckDB's, of which something can be read."""

    def __init__(self, late: Late, result: Any, error: type[Exception]) -> None:
        self.__dict__.update(_late=late, _result=result, _error=error)

    def __getattr__(self, name: str) -> Any:
        if name not in _READS:
            return getattr(self._result, name)

        def read(*words: Any) -> Any:
            self._late.read(self._error)
            return getattr(self._result, name)(*words)

        return read

    @override
    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._result, name, value)

    def __iter__(self) -> Iterator[Any]:
        self._late.read(self._error)
        return iter(self._result)


class _Connection:
    """A connection of DuckDB's with such results."""

    def __init__(self, late: Late, connection: Any) -> None:
        self._late, self._connection = late, connection

    def execute(self, *words: Any) -> _Result:
        result = self._connection.execute(*words)
        return _Result(self._late, result, duckdb.ConversionException)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


@contextmanager
def late(at: int = 0) -> Iterator[Late]:
    """Every driver is such a one."""
    told = Late(at)

    def wrapped(backend: Any) -> Any:
        return vars(backend)["late"]

    def wrap(backend: Any, connection: Any) -> None:
        vars(backend)["late"] = _Connection(told, connection)

    make: Callable[..., Any] = DefaultExecutionContext.create_cursor

    def cursor(context: Any) -> Any:
        return _Result(told, make(context), context.dialect.loaded_dbapi.DataError)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(DuckDBBackend, "_connection", property(wrapped, wrap), raising=False)
        patch.setattr(DefaultExecutionContext, "create_cursor", cursor)
        yield told

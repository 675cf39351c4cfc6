"""Ctrl-C between a statement's handing over and its waiting ends it all the same."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

import duckdb
import pytest

from sqlanon.sql.backends.duckdb import DuckDBBackend
from sqlanon.sql.statement import Query, Sql

if TYPE_CHECKING:
    from collections.abc import Callable

LONG = Query(
    "test", Sql("SELECT SUM(HASH(a.range + b.range)) FROM range(10000000) a, range(1000) b")
)
SHORT = Query("test", Sql("SELECT 1"))


@pytest.mark.parametrize("handed_over", [True, False])
def test_a_statement_that_nobody_waits_for_yet_is_ended(
    monkeypatch: pytest.MonkeyPatch, *, handed_over: bool
) -> None:
    with duckdb.connect() as connection:
        backend = DuckDBBackend(connection, owned=False)
        submit = backend._worker.submit

        def interrupted(call: Callable[..., Any]) -> None:
            monkeypatch.undo()
            if handed_over:
                submit(call)
            raise KeyboardInterrupt

        monkeypatch.setattr(backend._worker, "submit", interrupted)
        begun = monotonic()
        with pytest.raises(KeyboardInterrupt):
            backend.fetch(LONG)
        assert backend.fetch(SHORT) == [(1,)]
        assert monotonic() - begun < 10, "it goes on for a minute"
        backend.close()

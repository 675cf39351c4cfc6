"""A run on Spark that is interrupted while the server is at a statement of minutes."""

from __future__ import annotations

import os
import signal
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

import sqlanon

if TYPE_CHECKING:
    from types import FrameType

    from spark_place import SparkPlace

    from sqlanon.sql.statement import Statement

_SLOW = """
CREATE VIEW slow AS SELECT CAST(LENGTH(SHA2(CAST(id AS STRING), 512)) + id % 7 AS INT) AS age
FROM range(0, 2000000000, 1, 4)
"""
"""Minutes of work whoever reads it."""
_PAUSE = 1.5
"""Seconds after which the server is at it."""
_PATIENCE = 50.0
"""Seconds within which it ends. sqlanon itself waits 60 for a server that does not end it."""


def interrupted_run(place: SparkPlace, connection: Any) -> None:
    """Run a job, interrupt it as the command line does where it is told to end.

    Raises:
        AssertionError: it took too long to end, or left a relation.
    """
    place.run(_SLOW)
    asked = {
        "source": f"{place.schema}.slow",
        "target": f"{place.schema}.released",
        "columns": {"age": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 5}}],
    }
    told: list[float] = []

    def end(*_: int | FrameType | None) -> None:
        told.append(time.monotonic())
        raise KeyboardInterrupt

    def look(statement: Statement) -> None:
        if statement.name == "stage/combinations":
            threading.Timer(_PAUSE, os.kill, (os.getpid(), signal.SIGTERM)).start()

    before = signal.signal(signal.SIGTERM, end)
    try:
        with pytest.raises(KeyboardInterrupt):
            sqlanon.run(
                sqlanon.Job.model_validate(asked),
                connection=connection,
                observer=sqlanon.Observer(statement=look),
            )
        ended = time.monotonic()
    finally:
        signal.signal(signal.SIGTERM, before)
    assert told, "nobody interrupted it"
    assert ended - told[0] < _PATIENCE
    left = [name for name in place.tables() if name not in ("slow", "sqlanon_runs")]
    assert not left, left

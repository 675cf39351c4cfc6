"""Whoever interrupts a run on Spark ends what the server is at, before its tables are dropped."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from spark_interrupting import interrupted_run

if TYPE_CHECKING:
    from spark_place import SparkPlace

_RELEASED = 3.0
"""Seconds after which the server has let go of what ended: the client tells it so in a thread of
its own, and 20 of 300 statements were still named right after their results."""


def test_an_interrupted_run_ends_its_statement(sail: SparkPlace) -> None:
    interrupted_run(sail, sail.url)
    time.sleep(_RELEASED)  # what was not interrupted goes on for minutes
    assert sail.session.interruptAll() == [], "the server goes on"

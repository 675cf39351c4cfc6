"""Whoever interrupts a run on Spark ends what the server is at, before its tables are dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spark_interrupting import interrupted_run

if TYPE_CHECKING:
    from spark_place import SparkPlace


def test_an_interrupted_run_ends_its_statement(sail: SparkPlace) -> None:
    interrupted_run(sail, sail.url)
    assert sail.session.interruptAll() == [], "the server goes on"

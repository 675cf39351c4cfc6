"""Whole numbers that are keys are counted as bits on Spark itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spark_keys import as_many_values_as_there_are

if TYPE_CHECKING:
    from spark_place import SparkPlace


def test_as_many_values_as_there_are(place: SparkPlace) -> None:
    as_many_values_as_there_are(place)

"""A place on Sail, which speaks Spark's protocol; without it these tests are skipped."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from engines import UnreachableError, unreachable
from spark_place import SparkPlace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sail(tmp_path: Path) -> Iterator[SparkPlace]:
    """An empty place."""
    try:
        place = SparkPlace(tmp_path)
    except ModuleNotFoundError as error:
        unreachable("spark", UnreachableError(f"{error.name} is not installed"))
    with closing(place):
        yield place

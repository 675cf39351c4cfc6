"""A place on Spark itself; without pyspark and Java these tests are skipped.

One server is there for all of them, and warm after the first: it is the costly part.
"""

from __future__ import annotations

import shutil
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from engines import UnreachableError, unreachable
from real_spark_server import real_spark
from spark_place import SparkPlace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from real_spark_server import RealSpark


@pytest.fixture(scope="session")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealSpark]:
    """Spark."""
    if shutil.which("java") is None:
        unreachable("real-spark", UnreachableError("there is no Java"))
    try:
        with real_spark(tmp_path_factory.mktemp("spark")) as server:
            yield server
    except ModuleNotFoundError as error:
        unreachable("real-spark", UnreachableError(f"{error.name} is not installed"))


@pytest.fixture
def place(spark: RealSpark, tmp_path: Path) -> Iterator[SparkPlace]:
    """An empty place, in a session of Connect's."""
    with closing(SparkPlace(tmp_path, spark.url)) as made:
        yield made

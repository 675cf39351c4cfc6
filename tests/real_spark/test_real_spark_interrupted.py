"""What Spark itself is at ends with a run that is interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from spark_interrupting import interrupted_run

if TYPE_CHECKING:
    from real_spark_server import RealSpark
    from spark_place import SparkPlace


@pytest.mark.parametrize("kind", ["connect", "classic"])
def test_an_interrupted_run_ends_its_jobs(spark: RealSpark, place: SparkPlace, kind: str) -> None:
    classic = spark.classic
    classic.catalog.setCurrentDatabase(place.schema)
    interrupted_run(place, classic if kind == "classic" else place.url)
    assert not classic.sparkContext.statusTracker().getActiveJobsIds()
    assert not classic.sparkContext.getJobTags()

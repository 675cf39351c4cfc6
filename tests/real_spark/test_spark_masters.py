"""A job may name a master of Spark itself: the session is of this process, and its catalogue lasts.

A child process has an application of its own, since the one of these tests has a catalogue in
memory, and a session that somebody else has made.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from spark_people import ROWS, job, loaded, rows_of

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

    from real_spark_server import RealSpark
    from spark_place import SparkPlace

MASTER = "local[2]"
_TWICE = """
import json, sys
from pyspark import SparkContext
from pyspark.sql import SparkSession
import sqlanon

session = SparkSession.builder.master("local[2]").getOrCreate()
session.sql("CREATE TABLE people AS SELECT id, CAST(id % 7 AS STRING) AS town FROM range(70)")
session.stop()
job = sqlanon.Job.model_validate(json.loads(sys.argv[1]))
report = sqlanon.run(job, connection="local[2]")
assert SparkContext._active_spark_context is None, "the session was left"
checked = sqlanon.check("local[2]", "released", quasi=["town"], k=10)
print(json.dumps([report.rows.published, report.classes.min, checked.holds]))
"""


def test_a_master_names_a_session_whose_release_is_there_for_the_next_one(
    spark: RealSpark, tmp_path: Path
) -> None:
    del spark  # where it is there, this can be tried
    metastore = f"jdbc:derby:;databaseName={tmp_path}/metastore;create=true"
    java = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dderby.stream.error.file=/dev/null"
    said = {
        "spark.sql.catalogImplementation": "hive",
        "spark.sql.warehouse.dir": f"{tmp_path}/warehouse",
        "spark.hadoop.javax.jdo.option.ConnectionURL": metastore,
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.codegen.wholeStage": "false",
        "spark.driver.extraJavaOptions": java,
    }
    lines = [f"{name} {value}\n" for name, value in said.items()]
    tmp_path.joinpath("spark-defaults.conf").write_text("".join(lines))
    asked = {
        "source": "people",
        "target": "released",
        "columns": {"id": {"role": "drop"}, "town": {"role": "quasi"}},
        "privacy": [{"k_anonymity": {"k": 10}}],
    }
    ended = subprocess.run(
        [sys.executable, "-c", _TWICE, json.dumps(asked)],
        env={**os.environ, "SPARK_CONF_DIR": str(tmp_path), "SPARK_LOCAL_IP": "127.0.0.1"},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert json.loads(ended.stdout.splitlines()[-1]) == [70, 10, True]


def test_a_session_of_this_process_is_used_and_left_as_it_is(
    spark: RealSpark, place: SparkPlace
) -> None:
    loaded(place, ROWS[:40])
    before = spark.classic.catalog.currentDatabase()
    whole = job(source=f"{place.schema}.people", target=f"{place.schema}.released")
    report = sqlanon.run(whole, connection=MASTER)
    assert len(rows_of(place)) == report.rows.published > 0
    assert spark.classic.catalog.currentDatabase() == before, "it was stopped, or moved"


@pytest.mark.parametrize("master", ["local[3]", "spark://127.0.0.1:7077"])
def test_another_master_than_that_of_this_process_is_refused(spark: RealSpark, master: str) -> None:
    del spark
    with pytest.raises(sqlanon.ConnectionFailedError, match=r"application of another master"):
        sqlanon.clean(master)

"""Spark itself in one JVM: a classic session with `local[2]`, and a Connect server beside it."""

from __future__ import annotations

import os
import socket
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

_JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
"""Small statements are over before better code of theirs pays."""


class RealSpark(NamedTuple):
    """What speaks to it.

    Attributes:
        classic: A session of the JVM's own.
        url: Of its Connect server.
    """

    classic: Any
    url: str


@contextmanager
def real_spark(folder: Path) -> Iterator[RealSpark]:
    """Spark of the installed pyspark, with its files in a folder.

    Raises:
        ModuleNotFoundError: there is no pyspark, or no Spark in it.
        OSError: there is no Java.
    """
    import pyspark  # noqa: PLC0415 - an extra
    from pyspark.sql import SparkSession  # noqa: PLC0415

    if not (Path(pyspark.__file__).parent / "jars").exists():
        raise ModuleNotFoundError("this pyspark has no Spark", name="pyspark[connect]")
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    conf = {
        "spark.plugins": "org.apache.spark.sql.connect.SparkConnectPlugin",
        "spark.connect.grpc.binding.address": "127.0.0.1",
        "spark.connect.grpc.binding.port": str(port),
        "spark.driver.memory": "1g",
        "spark.driver.extraJavaOptions": _JAVA,
        "spark.sql.warehouse.dir": str(folder / "warehouse"),
        "spark.sql.shuffle.partitions": "2",
        "spark.sql.codegen.wholeStage": "false",
        "spark.sql.codegen.factoryMode": "NO_CODEGEN",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
    }
    builder = SparkSession.builder.master("local[2]")
    for name, value in conf.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    try:
        yield RealSpark(session, f"sc://127.0.0.1:{port}")
    finally:
        session.stop()
        pyspark.SparkContext._gateway.shutdown()

"""Spark in this process, without a server of Connect: on a cluster's master, or in threads."""

from __future__ import annotations

import os
import re
import shutil
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlanon.errors import ConnectionFailedError, ServerAwayError
from sqlanon.sql.backends.spark import SparkBackend, quiet
from sqlanon.sql.faults.connecting import connection_failure

if TYPE_CHECKING:
    from collections.abc import Iterator

_MASTER = re.compile(r"spark://[^/?@;,]+:\d+(,[^/?@;,]+:\d+)*|local(\[(\d+|\*)\])?", re.ASCII)
"""A master as Spark writes it: `spark://host:7077`, several of them, `local`, `local[2]`."""
_SECONDS = 5.0
"""Seconds in which a master must accept a connection: Spark itself tries for a minute."""
_SETTINGS = {
    # it is a page with the statements and their plans, which others can open
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
}


def open_master(master: str) -> SparkBackend:
    """Open a session of a new application, or of the one that this process has.

    Other settings (catalogue, memory, the driver's address) come from `spark-defaults.conf`, as for
    `spark-submit`.

    Raises:
        ConnectionFailedError: the name is not of a master; there is no Spark, no Java or no such
            master; this process has an application of another master; or the catalogue would end
            with the session.
    """
    if _MASTER.fullmatch(master) is None:
        raise ConnectionFailedError(
            "this names no master of Spark: write spark://host:7077, local or local[2]; a server "
            "of Spark Connect is sc://host:15002"
        )
    builder = _builder()
    active = _active()
    if active is not None:
        if active.master != master:
            raise ConnectionFailedError(
                f"this process has a Spark application of another master than {master}: hand "
                "its SparkSession over as the connection, or stop it"
            )
        with quiet():
            return SparkBackend(builder.getOrCreate().newSession())
    if not (shutil.which("java") or os.environ.get("JAVA_HOME")):
        raise ConnectionFailedError(
            f"{master} needs Java here: install a runtime that Spark runs on, or set JAVA_HOME"
        )
    _await_none(master)
    failure: ConnectionFailedError
    session: Any = None
    try:
        with quiet():
            for name, value in _SETTINGS.items():
                builder = builder.config(name, value)
            session = builder.master(master).appName("sqlanon").getOrCreate()
            session.sparkContext.setLogLevel("OFF")  # it quotes statements and values
            _refuse_passing_catalogue(session)
        return SparkBackend(session, owned=True)
    except ConnectionFailedError as error:
        failure = error
    except Exception as error:  # noqa: BLE001 - of py4j, and of the JVM's start
        failure = connection_failure(error, engine="spark", place=master)
    if session is not None:
        with quiet(), suppress(Exception):  # nobody is there to be told
            session.stop()
    raise failure


def _builder() -> Any:  # noqa: ANN401 - of another package
    """Return the builder of classic sessions, which the client of Connect alone lacks."""
    try:
        with quiet():
            import py4j  # noqa: F401, PLC0415 - what classic sessions speak through
            from pyspark.sql import SparkSession  # noqa: PLC0415
    except ImportError:
        pass
    else:
        return SparkSession.builder
    raise ConnectionFailedError(
        "spark:// and local need Spark itself: pip install pyspark, in the cluster's version; "
        "for a server of Spark Connect write sc://host:15002"
    )


def _active() -> Any:  # noqa: ANN401 - of another package
    """Return the application of this process; None without one."""
    from pyspark import SparkContext  # noqa: PLC0415 - an extra

    return SparkContext._active_spark_context  # noqa: SLF001 - nothing public asks and makes none


def _await_none(master: str) -> None:
    """Refuse masters of which none accepts a connection."""
    places = [*_addresses(master)]
    for host, port in places:
        with suppress(OSError), socket.create_connection((host, port), timeout=_SECONDS):
            return
    if places:
        raise ServerAwayError(
            f"cannot connect to {master}: nothing listens there; check host and port, and that "
            "the master runs"
        )


def _addresses(master: str) -> Iterator[tuple[str, int]]:
    """Yield host and port of each master; none where Spark runs in threads."""
    if master.startswith("spark://"):
        for place in master.removeprefix("spark://").split(","):
            host, _, port = place.rpartition(":")
            yield host.strip("[]"), int(port)


def _refuse_passing_catalogue(session: Any) -> None:  # noqa: ANN401 - of another package
    """Refuse a catalogue in memory: it has no source, and a release in it would be lost."""
    own = session.catalog.currentCatalog() == "spark_catalog"
    if own and session.conf.get("spark.sql.catalogImplementation") == "in-memory":
        raise ConnectionFailedError(
            "the session's catalogue is in memory, and ends with it: name a lasting one in "
            "spark-defaults.conf, as spark.sql.catalogImplementation hive, or pass a "
            "SparkSession in Python"
        )

"""Names of Spark's masters, where there is no Spark: what is said, and what may be shown."""

from __future__ import annotations

import socket
import sys
from types import ModuleType, SimpleNamespace

import pytest

import sqlanon
from sqlanon.job.redaction import as_written, without_password
from sqlanon.sql.backends import connection

MASTERS = ["spark://host:7077", "spark://a:1,b:2", "local", "local[2]", "local[*]"]


def with_spark(monkeypatch: pytest.MonkeyPatch, master: str | None = None) -> None:
    """Modules by pyspark's names, as far as they are asked before a JVM is."""
    for name in ("py4j", "pyspark", "pyspark.sql"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    active = None if master is None else SimpleNamespace(master=master)
    context = SimpleNamespace(_active_spark_context=active)
    monkeypatch.setattr(sys.modules["pyspark"], "SparkContext", context, raising=False)
    session = SimpleNamespace(builder=None)
    monkeypatch.setattr(sys.modules["pyspark.sql"], "SparkSession", session, raising=False)


@pytest.mark.parametrize("master", MASTERS)
def test_spark_without_its_jvm_is_told_by_name(
    monkeypatch: pytest.MonkeyPatch, master: str
) -> None:
    monkeypatch.setitem(sys.modules, "py4j", None)
    with pytest.raises(sqlanon.ConnectionFailedError, match=r"pip install pyspark.*sc://host"):
        connection.connect(master)


@pytest.mark.parametrize(
    "master", ["spark://", "spark://host", "spark://u:p@host:7077", "local[]", "local[x]"]
)
def test_a_master_that_is_misspelt_is_told_how_it_is_spelt(master: str) -> None:
    with pytest.raises(sqlanon.ConnectionFailedError, match=r"write spark://host:7077, local") as e:
        connection.connect(master)
    assert "u:p" not in str(e.value)


def test_a_master_that_nobody_listens_as_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    with_spark(monkeypatch)
    monkeypatch.setenv("JAVA_HOME", "/java")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(sqlanon.TryAgainError, match=rf"spark://127\.0\.0\.1:{port}: nothing list"):
        connection.connect(f"spark://127.0.0.1:{port}")


def test_a_missing_java_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with_spark(monkeypatch)
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(sqlanon.ConnectionFailedError, match=r"local\[2\] needs Java here"):
        connection.connect("local[2]")


def test_the_application_of_this_process_is_not_taken_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with_spark(monkeypatch, "spark://host:7077")
    with pytest.raises(sqlanon.ConnectionFailedError, match=r"another master than local\[2\]"):
        connection.connect("local[2]")


def test_a_master_is_shown_in_a_job_as_it_is_written() -> None:
    assert [as_written(master) for master in MASTERS] == MASTERS
    assert as_written("local[2]:secret") == "***"
    assert without_password("local[2]") == "local[2]"

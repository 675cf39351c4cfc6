"""On Spark itself a source that others write to is released as it was staged, or not at all."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from engines import DuckDBPlace
from spark_people import ROWS, job, loaded, rows_of

import sqlanon
from sqlanon.errors import SourceChangedError, TryAgainError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from real_spark_server import RealSpark
    from spark_place import SparkPlace

    from sqlanon.sql.statement import Statement

FEW = [row for row in ROWS if row[0] < 60]
ASKED: dict[str, Any] = {
    "columns": {
        "id": {"role": "keep"},
        "age": {"role": "quasi"},
        "town": {"role": "quasi", "hierarchy": {"flat": True}},
        "pay": {"role": "keep"},
        "illness": {"role": "sensitive"},
    }
}
LEFT = ["people", "sqlanon_runs"]


class Writer:
    """Somebody else, in a session of their own, who goes on writing until told to stop."""

    def __init__(self, spark: RealSpark, schema: str) -> None:
        from pyspark.sql.connect.session import SparkSession  # noqa: PLC0415 - an extra

        self.session = SparkSession.Builder().remote(spark.url).create()
        self._sql = f"INSERT INTO {schema}.people VALUES (1000, 20, 'Ulm', 1, 'none')"
        self._over, self.wrote = threading.Event(), 0
        self.began = threading.Event()

    def _go_on(self) -> None:
        while not self._over.is_set():
            self.session.sql(self._sql)
            self.wrote += 1
            self.began.set()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Write until the end."""
        thread = threading.Thread(target=self._go_on)
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            thread.join()
            self.session.stop()


def test_a_source_that_changes_in_the_session_is_found(place: SparkPlace) -> None:
    loaded(place, FEW)

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            place.run("INSERT INTO people SELECT * FROM people WHERE id = 3")

    with pytest.raises(SourceChangedError, match="60 rows were staged, 61 are there now"):
        sqlanon.run(job(**ASKED), connection=place.url, observer=sqlanon.Observer(statement=change))
    assert place.tables() == LEFT


def test_files_that_others_take_away_end_the_run(spark: RealSpark, place: SparkPlace) -> None:
    loaded(place, FEW)
    place.run("CREATE TABLE twin AS SELECT * FROM people")

    def change(statement: Statement) -> None:
        if statement.name == "publish/create":
            spark.classic.sql(
                f"INSERT OVERWRITE {place.schema}.people SELECT * FROM {place.schema}.twin"
            )

    with pytest.raises(TryAgainError, match="a table disappeared: the table may have"):
        sqlanon.run(job(**ASKED), connection=place.url, observer=sqlanon.Observer(statement=change))
    assert place.tables() == [*LEFT, "twin"]


def test_a_writer_who_never_stops_is_let_in_after_or_before(
    spark: RealSpark, place: SparkPlace, tmp_path: Path
) -> None:
    """A session lists a table's files once: rows that come later are none of the run's."""
    loaded(place, FEW)
    writer = Writer(spark, place.schema)
    with writer.writing():
        assert writer.began.wait(300)
        before = writer.wrote
        try:
            report = sqlanon.run(job(**ASKED), connection=place.url)
        except SourceChangedError:
            report = None
        assert writer.wrote > before, "nobody wrote meanwhile"
    if report is None:
        assert place.tables() == LEFT
        return
    came = (report.rows.source or 0) - len(FEW)
    other = loaded(DuckDBPlace(tmp_path), [*FEW, *[(1000, 20, "Ulm", 1, "none")] * came])
    sqlanon.run(job(**ASKED), connection=other.url)
    assert rows_of(place) == rows_of(other)

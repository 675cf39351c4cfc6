"""What a caller may hand over in Python: frames of every kind, tables of SQLAlchemy."""

from __future__ import annotations

import datetime as dt
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from sqlalchemy import orm

import sqlanon

ROWS: dict[str, list[Any]] = {"age": [20 + n % 2 for n in range(8)], "ill": ["flu", "cold"] * 4}
KINDS: dict[str, Any] = {
    "pandas": lambda: pd.DataFrame(ROWS),
    "polars": lambda: pl.DataFrame(ROWS),
    "lazy": lambda: pl.DataFrame(ROWS).lazy(),
    "arrow": lambda: pa.table(ROWS),
    "batch": lambda: pa.RecordBatch.from_pydict(ROWS),
    "relation": lambda: duckdb.from_arrow(pa.table(ROWS)),
}
SAID: dict[str, Any] = {
    "columns": {"age": {"role": "quasi"}, "ill": {"role": "sensitive"}},
    "privacy": [{"k_anonymity": {"k": 8}}],
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_frame_comes_back_as_its_kind(kind: str) -> None:
    frame = KINDS[kind]()
    released, report = sqlanon.anonymize(frame, **SAID)
    assert type(released) is type(frame)
    assert report.rows.published == 8
    assert sqlanon.check(released, quasi="age", k=8).holds
    assert not sqlanon.check(frame, quasi=["age"], k=8).holds


def test_times_of_polars_have_nanoseconds_and_are_times() -> None:
    frame = pl.DataFrame(ROWS).with_columns(came=pl.lit(dt.time(8, 30)))
    said = {**SAID, "columns": {**SAID["columns"], "came": {"role": "quasi"}}}
    released, _ = sqlanon.anonymize(frame, **said)
    assert {*released["came"]} == {"08:30:00"}


def test_instants_of_polars_may_have_no_nanoseconds_that_are_lost() -> None:
    at = dt.datetime(2020, 1, 2, 8, 30, 0, 5, tzinfo=dt.UTC)
    zoned = pl.lit(at).cast(pl.Datetime("ns", "Europe/Berlin"))
    frame = pl.DataFrame(ROWS).with_columns(came=zoned)
    said = {**SAID, "columns": {**SAID["columns"], "came": {"role": "quasi"}}}
    released, _ = sqlanon.anonymize(frame, **said)
    assert {*released["came"]} == {"2020-01-02 08:30:00.000005+00:00"}
    finer = frame.with_columns(pl.col("came") + pl.duration(nanoseconds=1))
    with pytest.raises(sqlanon.SqlanonError, match="'came' holds nanoseconds"):
        sqlanon.anonymize(finer, **said)


def test_a_batch_without_rows_comes_back_as_one() -> None:
    batch = pa.RecordBatch.from_pydict(
        {"age": pa.array([], pa.int64()), "ill": pa.array([], "str")}
    )
    released, _ = sqlanon.anonymize(batch, **SAID)
    assert isinstance(released, pa.RecordBatch)
    assert released.num_rows == 0


@pytest.mark.parametrize(
    ("made", "remedy"),
    [
        (lambda: pd.Series(ROWS["age"]), r"a Series is not a frame: .* \.to_frame\(\)"),
        (
            lambda: pa.table(ROWS).to_reader(),
            r"a RecordBatchReader is not a frame: .* \.read_all\(\)",
        ),
    ],
)
def test_what_is_nearly_a_frame_is_told_how_to_become_one(made: Any, remedy: str) -> None:
    with pytest.raises(sqlanon.JobError, match=remedy):
        sqlanon.check(made(), quasi=["age"], k=2)
    with pytest.raises(sqlanon.JobError, match=remedy):
        sqlanon.anonymize(made(), target="released", **SAID)


def test_a_frame_has_no_table_beside_it() -> None:
    for beside in ({"table": "people"}, {"values": "people"}, {"clusters": "a", "edges": "b"}):
        with pytest.raises(sqlanon.JobError, match="alone"):
            sqlanon.check(KINDS["pandas"](), quasi=["age"], k=2, **beside)  # type: ignore[arg-type]


def test_a_query_that_fails_tells_no_value() -> None:
    lazy = pl.DataFrame({"age": ["secret", "1"], "ill": ["a", "b"]}).lazy()
    frame: Any = lazy.with_columns(pl.col("age").cast(pl.Int64))
    with pytest.raises(sqlanon.JobError, match="cannot be computed") as raised:
        sqlanon.anonymize(frame, **SAID)
    assert "secret" not in str(raised.value)
    assert raised.value.__context__ is None


class Base(orm.DeclarativeBase):
    """Of the mapped class."""


class Person(Base):
    """A mapped class."""

    __tablename__ = "people"
    age = sa.Column(sa.Integer, primary_key=True)
    illness = sa.Column("ill", sa.Text)


@pytest.mark.parametrize("table", [Person, Person.__table__, sqlanon.RelationName(None, "people")])
def test_a_table_may_be_one_of_sqlalchemy(table: Any) -> None:
    engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER, ill TEXT)")
        for place in range(8):
            row = tuple(column[place] for column in ROWS.values())
            connection.exec_driver_sql("INSERT INTO people VALUES (?, ?)", row)
    assert sqlanon.check(engine, table, quasi="age", k=4).holds
    assert sqlanon.plan(engine, table, **SAID).rows.source == 8
    assert sqlanon.anonymize(engine, table, target="released", **SAID).rows.published == 8


def test_columns_may_be_those_of_a_mapped_class() -> None:
    engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER, ill TEXT)")
        connection.exec_driver_sql("INSERT INTO people VALUES (1, 'a'), (1, 'b'), (1, 'c')")
    said: Any = {
        "columns": {Person.age: sqlanon.Quasi(), Person.illness: sqlanon.Sensitive()},
        "privacy": [sqlanon.KAnonymity(k=3), sqlanon.LDiversity(column=Person.illness, l=3)],
    }
    assert list(sqlanon.plan(engine, Person, **said).columns) == ["age", "ill"]
    table: Any = Person.__table__
    for quasi in (Person.age, [Person.age], table.c.age, [table.c["age"]]):
        asked: Any = {"quasi": quasi, "k": 3}
        assert sqlanon.check(engine, Person, **asked).holds
    persons: Any = {"quasi": [Person.age], "k": 3, "person": Person.illness}
    assert sqlanon.check(engine, Person, **persons).holds
    assert sqlanon.check(engine, Person, quasi=table.c, k=1).k == 1
    computed: Any = Person.age + 1
    with pytest.raises(sqlanon.JobError, match="not a BinaryExpression; make a view of what is"):
        sqlanon.check(engine, Person, quasi=[computed], k=3)


def test_a_query_is_told_to_become_a_view() -> None:
    engine = sa.create_engine("sqlite://", poolclass=sa.pool.StaticPool)
    with pytest.raises(sqlanon.JobError, match="Select is not a table: make a view of it"):
        sqlanon.check(engine, sa.select(Person), quasi=["age"], k=2)  # type: ignore[arg-type]
    with pytest.raises(sqlanon.JobError, match="int is not a table: say its name"):
        sqlanon.check(engine, 7, quasi=["age"], k=2)  # type: ignore[arg-type]

"""Random small tables with random hierarchies, for property tests of algorithms that climb them."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import duckdb
from examples import in_ci
from hypothesis import strategies as st
from lattice_cases import Case

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oracle_lattice import Path, Value

VALUES: tuple[Value, ...] = ("p", "q", "r", "s")

ONLY_NULLS = Case([("p", None)] * 2, {"c0": None, "c1": None}, {"c0": 1, "c1": 1})
"""A column without a value, whose root the default hierarchy has to make."""


@st.composite
def hierarchies(draw: st.DrawFn) -> tuple[Path, ...] | None:
    """A random tree, one to three levels above the values; NULL may have a row of its own."""
    if draw(st.integers(0, 3)) == 0:
        return None
    leaves: list[Value] = [*VALUES, None] if draw(st.booleans()) else list(VALUES)
    columns: list[list[Value]] = [list(leaves)]
    group = list(range(len(leaves)))
    for level in range(1, draw(st.integers(1, 3))):
        merged = draw(st.lists(st.integers(0, 2), min_size=len(leaves), max_size=len(leaves)))
        group = [merged[number] for number in group]
        columns.append([f"{level}:{number}" for number in group])
    columns.append(["*"] * len(leaves))
    return tuple(zip(*columns, strict=True))


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A random table of two or three columns and up to a dozen rows."""
    width = draw(st.integers(2, 3))
    cell = st.sampled_from([*VALUES, None])
    return Case(
        draw(st.lists(st.tuples(*[cell] * width), max_size=12)),
        {f"c{place}": draw(hierarchies()) for place in range(width)},
        {f"c{place}": draw(st.integers(1, 3)) for place in range(width)},
    )


@st.composite
def of_persons(draw: st.DrawFn) -> Case:
    """The same where each row is one of a few persons', or nobody's."""
    case = draw(cases())
    count = len(case.rows)
    whose = st.lists(
        st.sampled_from(["A", "a", "B", "C", "D", None]), min_size=count, max_size=count
    )
    return replace(case, persons=draw(whose))


Connection = duckdb.DuckDBPyConnection | sqlite3.Connection


@contextmanager
def opened(case: Case) -> Iterator[Connection]:
    """A database with the table of a case.

    It is DuckDB in `.ci/full`; plain `pytest` takes SQLite, on which a run takes a fifth of it.
    """
    with (
        duckdb.connect()
        if in_ci()
        else closing(sqlite3.connect(":memory:", isolation_level=None)) as connection
    ):
        load(connection, case)
        yield connection


def load(connection: Connection, case: Case) -> None:
    """Make the table of a case."""
    columns = ", ".join(f'"{name}" VARCHAR' for name in case.texts)
    connection.execute(f"CREATE TABLE people (id BIGINT, {columns})")
    for record in case.records:
        marks = ", ".join("?" * len(record))
        connection.execute(f"INSERT INTO people VALUES ({marks})", record)

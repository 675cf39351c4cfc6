"""Every measured model agrees with the oracle, class by class, on random tables."""

from __future__ import annotations

import itertools
import math
import sqlite3
from typing import TYPE_CHECKING, Any

import duckdb
import oracle_models as oracle
import pytest
import sqlalchemy
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.verify.measure import ModelResult

COLUMNS = ("a", "b", "s", "t", "v")
PATHS = {"x": ("g", "*"), "y": ("g", "*"), "z": ("h", "*"), "w": ("h", "*"), None: ("n", "*")}
ORDER = ["z", "x", "w", "y"]
TEXT = st.sampled_from(["x", "y", "z", "w", None])
ROW = st.tuples(
    st.sampled_from(["p", "q", None]),
    st.integers(0, 1),
    TEXT,
    TEXT,
    st.sampled_from([1, 2, 5, 100, None]),
)
TABLES = st.lists(ROW, min_size=1, max_size=30)
NULLS = {"value": True, "none": False}


def as_rows(table: list[tuple[Any, ...]]) -> list[oracle.Row]:
    return [dict(zip(COLUMNS, row, strict=True)) for row in table]


def in_duckdb(tables: dict[str, list[tuple[Any, ...]]]) -> Any:
    connection = duckdb.connect()
    for name, rows in tables.items():
        connection.execute(
            f"CREATE TABLE {name} (a VARCHAR, b BIGINT, s VARCHAR, t VARCHAR, v BIGINT)"
        )
        connection.executemany(f"INSERT INTO {name} VALUES (?, ?, ?, ?, ?)", rows)
    return connection


def in_sqlite(tables: dict[str, list[tuple[Any, ...]]]) -> Any:
    connection = sqlite3.connect(":memory:")
    for name, rows in tables.items():
        connection.execute(f"CREATE TABLE {name} (a TEXT, b INTEGER, s TEXT, t TEXT, v INTEGER)")
        connection.executemany(f"INSERT INTO {name} VALUES (?, ?, ?, ?, ?)", rows)
    connection.commit()
    pool = sqlalchemy.pool.StaticPool
    return sqlalchemy.create_engine("sqlite://", creator=lambda: connection, poolclass=pool)


def close(connection: Any) -> None:
    if isinstance(connection, sqlalchemy.Engine):
        inner: Any = connection.raw_connection().driver_connection
        inner.close()
        connection.dispose()
    else:
        connection.close()


def agrees(
    result: ModelResult,
    measures: oracle.Measures,
    worst: Callable[[list[Any]], Any],
    violates: Callable[[Any], bool],
) -> None:
    """The worst measure, and which classes fall short of the threshold."""
    assert result.reached == pytest.approx(float(worst([m for _, m in measures])), abs=1e-9)
    short = [rows for rows, measure in measures if violates(measure)]
    assert (result.violating_classes, result.violating_rows) == (len(short), sum(short))
    assert result.holds == (not short)


def ordered(values: list[Any], rank: Callable[[Any], Any], *, nulls: bool) -> list[Any]:
    known = sorted({value for value in values if value is not None}, key=rank)
    return [*known, None] if nulls and None in values else known


@pytest.fixture(params=[in_duckdb, in_sqlite], ids=["duckdb", "sqlite"], scope="module")
def opened(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    made: Callable[[Any], Any] = request.param
    return made


QUASI = ["a", "b"]


def checked(connection: Any, name: str, **said: Any) -> tuple[ModelResult, ...]:
    return sqlanon.check(connection, "r", quasi=QUASI, privacy=[{name: said}]).models


few = of_whole_runs()  # each measures many models on several engines


@pytest.mark.gate
@few
@given(table=TABLES, column=st.sampled_from(["s", "t", "v"]), null=st.sampled_from(list(NULLS)))
def test_models_of_one_column_agree_with_the_oracle(
    opened: Callable[[Any], Any], table: list[tuple[Any, ...]], column: str, null: str
) -> None:
    connection = opened({"r": table})
    rows, nulls = as_rows(table), NULLS[null]
    common = {"column": column, "null_sensitive": null}
    args = (rows, QUASI, column)

    (result,) = checked(connection, "l_diversity", l=2, **common)
    agrees(result, oracle.distinct_l(*args, nulls=nulls), min, lambda m: m < 2)
    (result,) = checked(connection, "l_diversity", l=2, variant="entropy", **common)
    agrees(result, oracle.entropy_l(*args, nulls=nulls), min, lambda m: m < 2 - 1e-8)
    (result,) = checked(connection, "l_diversity", l=2, variant="recursive", c=2, **common)
    agrees(result, oracle.recursive_c(*args, l=2, nulls=nulls), max, lambda m: m >= 2)
    (result,) = checked(connection, "m_uniqueness", m=2, **common)
    agrees(result, oracle.m_uniqueness(*args, nulls=nulls), min, lambda m: m < 2)
    _, result = checked(connection, "alpha_k", alpha=0.5, **common)
    agrees(result, oracle.alpha(*args, nulls=nulls), max, lambda m: 2 * m > 1)
    for variant in ("basic", "enhanced"):
        (result,) = checked(connection, "beta_likeness", beta=1, variant=variant, **common)
        expected = oracle.beta(*args, nulls=nulls, enhanced=variant == "enhanced")
        agrees(result, expected, max, lambda m: m > 1)
    for absent in ("fail", "ignore"):
        (result,) = checked(connection, "delta_disclosure", delta=0.5, absent=absent, **common)
        expected = oracle.delta(*args, nulls=nulls, ignore=absent == "ignore")
        agrees(result, expected, max, lambda m: m >= 0.5 - 1e-9)
    (result,) = checked(connection, "t_closeness", t=0.25, **common)
    expected = oracle.t_closeness(*args, oracle.equal_distance, nulls=nulls)
    agrees(result, expected, max, lambda m: m > 0.25 + 1e-9)
    if column == "s":
        _, result = checked(connection, "alpha_k", alpha=0.5, value="x", **common)
        agrees(result, oracle.alpha(*args, nulls=nulls, value="x"), max, lambda m: 2 * m > 1)
    close(connection)


@few
@given(
    table=TABLES,
    other=TABLES,
    null=st.sampled_from(list(NULLS)),
    itself=st.booleans(),
)
def test_distances_agree_with_the_oracle_whatever_the_reference(
    opened: Callable[[Any], Any],
    table: list[tuple[Any, ...]],
    other: list[tuple[Any, ...]],
    null: str,
    itself: bool,  # noqa: FBT001 - Hypothesis names it
) -> None:
    connection = opened({"r": table, "o": other})
    rows, nulls = as_rows(table), NULLS[null]
    reference = None if itself else as_rows(other)
    if not nulls and not any(row["s"] for row in reference or rows):
        close(connection)
        return  # no distribution to compare with
    said: dict[str, Any] = {"column": "s", "null_sensitive": null, "t": 0.25}
    said |= {} if itself else {"reference": "o"}

    def expected(column: str, distance: Any) -> oracle.Measures:
        return oracle.t_closeness(rows, QUASI, column, distance, nulls=nulls, reference=reference)

    def over(m: Any) -> bool:
        return bool(m > 0.25 + 1e-9)

    (result,) = checked(connection, "t_closeness", **said)
    agrees(result, expected("s", oracle.equal_distance), max, over)

    values = [row["s"] for row in itertools.chain(rows, reference or [])]
    order = ordered(values, ORDER.index, nulls=nulls)
    (result,) = checked(connection, "t_closeness", distance="ordered", order=ORDER, **said)
    distance = lambda q, p: oracle.ordered_distance(q, p, order)  # noqa: E731
    agrees(result, expected("s", distance), max, over)

    numbers = [row["v"] for row in itertools.chain(rows, reference or [])]
    if nulls or any(row["v"] for row in reference or rows):
        sequence = ordered(numbers, int, nulls=nulls)
        by_number = lambda q, p: oracle.ordered_distance(q, p, sequence)  # noqa: E731
        (result,) = checked(
            connection, "t_closeness", distance="ordered", **{**said, "column": "v"}
        )
        agrees(result, expected("v", by_number), max, over)

    leaves = [[leaf, *path] for leaf, path in PATHS.items() if leaf is not None]
    own = {"rows": [*leaves, [None, "n", "*"]]}
    (result,) = checked(connection, "t_closeness", distance="hierarchical", hierarchy=own, **said)
    by_tree = lambda q, p: oracle.hierarchical_distance(q, p, PATHS)  # noqa: E731
    agrees(result, expected("s", by_tree), max, over)
    without = {"rows": leaves}
    (again,) = checked(
        connection, "t_closeness", distance="hierarchical", hierarchy=without, **said
    )
    assert again.reached == pytest.approx(result.reached, abs=1e-12)
    close(connection)


@few
@given(table=TABLES, population=TABLES, inside=st.booleans())
def test_models_of_the_classes_agree_with_the_oracle(
    opened: Callable[[Any], Any],
    table: list[tuple[Any, ...]],
    population: list[tuple[Any, ...]],
    inside: bool,  # noqa: FBT001 - Hypothesis names it
) -> None:
    public = [*population, *table] if inside else population
    connection = opened({"r": table, "o": public})
    rows, everybody = as_rows(table), as_rows(public)

    (result,) = checked(connection, "k_anonymity", k=3)
    agrees(result, oracle.k_anonymity(rows, QUASI), min, lambda m: m < 3)
    (result,) = checked(connection, "k_anonymity", k=2, person="v")
    agrees(result, oracle.persons(rows, QUASI, "v"), min, lambda m: m < 2)
    (result,) = checked(connection, "k_map", population="o", k=3)
    agrees(result, oracle.k_map(rows, everybody, QUASI), min, lambda m: m < 3)
    least, most = checked(connection, "delta_presence", population="o", min=0.2, max=0.6)
    shares = oracle.presence(rows, everybody, QUASI)
    agrees(least, shares, min, lambda m: 5 * m < 1)
    agrees(most, shares, max, lambda m: 5 * m > 3)

    for said, measure in (
        ({}, oracle.average_risk(rows, QUASI)),
        ({"population": "o"}, oracle.marketer_risk(rows, everybody, QUASI)),
    ):
        (result,) = checked(connection, "average_risk", threshold=0.3, **said)
        assert result.reached == pytest.approx(float(measure))
        assert result.holds == (float(measure) <= 0.3 + 1e-9)
    for said, measure in (
        ({}, oracle.uniques(rows, QUASI)),
        ({"population": "o"}, oracle.population_uniques(rows, everybody, QUASI)),
    ):
        (result,) = checked(connection, "sample_uniqueness", threshold=0.1, **said)
        assert result.reached == pytest.approx(float(measure))
        assert result.holds == (10 * measure <= 1)
    close(connection)


@few
@given(table=TABLES)
def test_other_sensitive_columns_count_as_quasi_identifiers_when_asked(
    opened: Callable[[Any], Any], table: list[tuple[Any, ...]]
) -> None:
    connection = opened({"r": table})
    models: list[Any] = [{"l_diversity": {"column": name, "l": 1}} for name in ("s", "t", "v")]
    report = sqlanon.check(connection, "r", quasi=QUASI, privacy=models, sensitive_as_quasi=True)
    for result, others in zip(report.models, (["t", "v"], ["s", "v"], ["s", "t"]), strict=True):
        measures = oracle.distinct_l(
            as_rows(table), [*QUASI, *others], str(result.column), nulls=False
        )
        agrees(result, measures, min, lambda m: m < 1)
    close(connection)


def test_the_oracle_itself_knows_an_infinite_measure() -> None:
    rows = as_rows([("p", 0, "x", "x", 1)])
    assert oracle.recursive_c(rows, QUASI, "s", l=2, nulls=False) == [(1, math.inf)]

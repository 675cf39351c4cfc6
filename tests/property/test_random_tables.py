"""Random tables: every engine publishes exactly what the oracle says, whatever the values."""

from __future__ import annotations

import datetime as dt
from contextlib import ExitStack
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import pytest
from engines import Place, UnreachableError, fresh_place, unreachable
from examples import of_whole_runs
from expected import Quasi, Table, run, text
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from oracle import generalizes
from oracle_mondrian import lm, ncp, ncp_set

from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oracle_mondrian import Cut, Path, Split

TEXTS = [
    "",
    "a",
    "A",
    "a ",
    " a",
    "á",
    "a\u0301",
    "ß",
    "ss",
    "it's",
    '"',
    "`",
    "\\",
    "x, y",
    "{x}",
    "}",
    ", ",
    "a..b",
    "[1-2]",
    "*",
    "NULL",
    "%s {0} :x",
    "🙂",
    "10",
    "9",
]
POOLS: dict[str, list[Any]] = {
    "integer": [0, 1, 2, 3, 9, 10, -1, -10, 2**53, 2**53 + 1, 2**63 - 1, -(2**63)],
    "decimal": [Decimal(d) for d in ("0", "0.01", "1.50", "-1.50", "-0.25", "7", "99999999999.99")],
    "text": TEXTS,
    "date": [dt.date(2020, 2, 29), dt.date(1, 1, 1), dt.date(1969, 12, 31), dt.date(9999, 12, 31)],
    "timestamp": [
        dt.datetime.fromisoformat(instant)
        for instant in ("2020-02-29 00:00:00", "2020-02-29 23:59:59", "1815-12-10 12:00:00")
    ],
}


def paths_of(pool: list[Any], groups: list[int], *, null: bool) -> tuple[Path, ...]:
    """A hierarchy of two levels and the root over some values."""
    leaves: list[str | None] = [text(value) for value in pool]
    if null:
        leaves.append(None)
    return tuple(
        (leaf, f"group {group}", f"half {group % 2}", "*")
        for leaf, group in zip(leaves, groups, strict=False)
    )


@st.composite
def columns(draw: st.DrawFn) -> tuple[Quasi, list[Any]]:
    """A quasi-identifier, and the values that its column draws from."""
    kind = draw(st.sampled_from(sorted(POOLS)))
    pool = draw(st.lists(st.sampled_from(POOLS[kind]), min_size=1, max_size=6, unique=True))
    values = [*pool, None] if draw(st.booleans()) else pool
    weight = draw(st.integers(1, 3))
    if kind != "decimal" and "*" not in pool and draw(st.integers(0, 3)) == 0:
        size = len(pool) + 1
        groups = draw(st.lists(st.integers(0, 3), min_size=size, max_size=size))
        paths = paths_of(pool, groups, null=draw(st.booleans()))
        rows = [list(path) for path in paths]
        return Quasi(kind, weight=weight, hierarchy={"rows": rows}, paths=paths), values
    orders = ["frequency", "appearance", None, None]
    order: Any = draw(st.sampled_from([*orders, "alphabetical"] if kind == "text" else orders))
    if kind == "text" and draw(st.booleans()):
        order = tuple(draw(st.permutations(pool)))
    return Quasi(kind, order=order, weight=weight), values


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """A small table: no row, one row, equal rows, one to twelve quasi-identifiers."""
    many = draw(st.integers(0, 9)) == 0
    made = draw(st.lists(columns(), min_size=12 if many else 1, max_size=12 if many else 4))
    row = st.tuples(*(st.sampled_from(values) for _, values in made))
    distinct = draw(st.lists(row, max_size=12))
    times = draw(st.integers(1, 3))
    rows = distinct * times if times > 1 else distinct
    names = [f"q {place}" for place in range(len(made))]
    return Table({name: quasi for name, (quasi, _) in zip(names, made, strict=True)}, rows)


SPLITS: st.SearchStrategy[Split] = st.sampled_from(["strict", "relaxed"])
CUTS: st.SearchStrategy[Cut] = st.sampled_from(["median", "loss"])


@pytest.fixture(scope="module")
def lasting(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    """A place of an engine for all examples one after the other."""
    engine: str = request.param
    with ExitStack() as stack:
        try:
            place = stack.enter_context(fresh_place(engine, tmp_path_factory.mktemp(engine)))
        except UnreachableError as error:
            unreachable(engine, error)
        if engine == "duckdb":  # opening the file anew takes longest
            stack.enter_context(place.connect())
        yield place


def assert_released(place: Place, table: Table, k: int, split: Split, cut: Cut) -> None:
    """The place publishes what the oracle says, or refuses as it does."""
    place.run(*(f"DROP TABLE IF EXISTS {name}" for name in ("people", "released")))
    table.load(place)
    if 0 < len(table.rows) < k:
        with pytest.raises(UnsatisfiableError):
            run(place, table, k, split=split, cut=cut)
        assert "released" not in place.tables()
        return

    report = run(place, table, k, split=split, cut=cut)

    assert table.released(place) == table.release(k, split, cut), place.name
    classes = table.classes(k, split, cut) or []
    attributes, rows = table.attributes(), table.oracle_rows()
    for measure, found in (
        (ncp, report.loss.ncp),
        (ncp_set, report.loss.ncp_set),
        (lm, report.loss.lm),
    ):
        assert found == pytest.approx(float(measure(classes, rows, attributes))), measure.__name__


def assert_anonymous(table: Table, k: int, split: Split, cut: Cut) -> None:
    """What the oracle expects is k-anonymous, generalizes every value and loses no row."""
    release = table.release(k, split, cut)
    sizes: dict[Any, int] = {}
    for (_, labels), rows in release.items():
        sizes[labels] = sizes.get(labels, 0) + rows
    assert all(size >= k for size in sizes.values())
    assert 0 < len(table.rows) < k or sum(sizes.values()) == len(table.rows)
    for values, labels in release:
        for value, label, quasi in zip(values, labels, table.quasi.values(), strict=True):
            order = quasi.order if isinstance(quasi.order, tuple) else None
            assert generalizes(label, value, order, quasi.paths), (label, value)


@pytest.mark.parametrize("lasting", ["duckdb", "sqlite"], indirect=True)
@settings(suppress_health_check=list(HealthCheck))
@given(table=tables(), k=st.integers(2, 5), split=SPLITS, cut=CUTS)
def test_an_embedded_engine_publishes_what_the_oracle_says(
    lasting: Place, table: Table, k: int, split: Split, cut: Cut
) -> None:
    assert_anonymous(table, k, split, cut)
    assert_released(lasting, table, k, split, cut)


@pytest.mark.parametrize("lasting", ["postgresql", "mariadb"], indirect=True)
@settings(of_whole_runs(30), suppress_health_check=list(HealthCheck))
@given(table=tables(), k=st.integers(2, 5), split=SPLITS, cut=CUTS)
def test_a_server_publishes_what_the_oracle_says(
    lasting: Place, table: Table, k: int, split: Split, cut: Cut
) -> None:
    assert_released(lasting, table, k, split, cut)

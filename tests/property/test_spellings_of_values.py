"""A leaf that a user writes is the value that its column's type reads, in any spelling of it."""

from __future__ import annotations

import datetime as dt
import tempfile
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from engines import ENGINES, UnreachableError, fresh_place, unreachable
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon

Spelled = tuple[Any, Any]
"""A value, and a spelling of it."""
KINDS = {
    "i": "integer",
    "d": "decimal",
    "r": "real",
    "b": "boolean",
    "day": "date",
    "moment": "timestamp",
}
TRUE, FALSE = ["true", "TRUE", "t", "yes", "Y", "on", "1", 1], ["false", "F", "no", "off", "0", 0]


@st.composite
def numbers(draw: st.DrawFn, places: int) -> Spelled:
    """A number of at most so many decimal places."""
    value = Decimal(draw(st.integers(-99_999, 99_999))).scaleb(-places)
    as_number = draw(st.sampled_from([None, "float", "Decimal"]))
    if as_number == "float":
        return value, float(value)
    if as_number == "Decimal":
        return value, value.quantize(Decimal("0.0001"))
    whole, _, part = f"{abs(value):f}".partition(".")
    part = part.rstrip("0") if draw(st.booleans()) else part
    part += "0" * draw(st.integers(0, 2))
    whole = "0" * draw(st.integers(0, 2)) + whole
    if part and not whole.strip("0") and draw(st.booleans()):
        whole = ""
    text = f"{whole}.{part}" if part else whole
    if draw(st.booleans()):  # with an exponent
        moved = draw(st.integers(0, 2))
        text = f"{abs(value).scaleb(-moved):f}{draw(st.sampled_from('eE'))}{moved}"
    sign = "-" if value < 0 else draw(st.sampled_from(["", "+"]))
    return value, " " * draw(st.integers(0, 1)) + sign + text


@st.composite
def days(draw: st.DrawFn) -> Spelled:
    value = draw(st.dates(dt.date(1600, 1, 1), dt.date(2200, 1, 1)))
    ways: list[Any] = [
        value,
        f"{value:%Y-%m-%d}",
        f"{value.year}-{value.month}-{value.day}",
        f"{value:%Y-%m-%d}T00:00:00",
    ]
    return value, draw(st.sampled_from(ways))


@st.composite
def moments(draw: st.DrawFn) -> Spelled:
    value = draw(
        st.datetimes(
            dt.datetime.fromisoformat("1990-01-01"), dt.datetime.fromisoformat("2030-01-01")
        )
    ).replace(microsecond=draw(st.sampled_from([0, 500_000, 123_000])))
    value = value.replace(second=draw(st.sampled_from([0, value.second])))
    ways: list[Any] = [value, value.isoformat(), value.isoformat(sep=" ", timespec="microseconds")]
    if not value.microsecond and not value.second:
        ways.append(value.isoformat(timespec="minutes"))
    if value.microsecond:
        ways.append(value.isoformat(sep=" ").rstrip("0"))
    return value, draw(st.sampled_from(ways))


def pairs(one: st.SearchStrategy[Spelled]) -> st.SearchStrategy[list[Spelled]]:
    """Two different values."""
    return st.lists(one, min_size=2, max_size=2, unique_by=lambda spelled: spelled[0])


COLUMNS = st.fixed_dictionaries(
    {
        "i": pairs(numbers(0)),
        "d": pairs(numbers(2)),
        "r": pairs(numbers(3)),
        "b": st.tuples(
            st.sampled_from(TRUE).map(lambda word: (True, word)),
            st.sampled_from(FALSE).map(lambda word: (False, word)),
        ),
        "day": pairs(days()),
        "moment": pairs(moments()),
    }
)


@pytest.mark.parametrize("engine", ENGINES)
@of_whole_runs(40)
@given(written=COLUMNS)
def test_each_spelling_is_its_value(engine: str, written: dict[str, list[Spelled]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        try:
            with fresh_place(engine, Path(folder)) as place:
                rows = [
                    (n, *(stored(engine, name, written[name][n % 2][0]) for name in KINDS))
                    for n in range(4)
                ]
                kinds = {**KINDS, "moment": "DATETIME(3)"} if engine == "mariadb" else KINDS
                place.load("people", {"id": "integer", **kinds}, rows)
                columns: dict[str, Any] = {"id": {"role": "keep"}}
                for name in KINDS:
                    (_, first), (_, second) = written[name]
                    tree = {"rows": [[first, "one", "*"], [second, "two", "*"]]}
                    columns[name] = {
                        "role": "quasi",
                        "hierarchy": tree,
                        "min_level": 1,
                        "max_level": 1,
                    }
                sqlanon.anonymize(
                    place.url,
                    "people",
                    columns=columns,
                    privacy=[{"k_anonymity": {"k": 2}}],
                    algorithm="optimal",
                    target="released",
                )
                told = place.rows("SELECT i, d, r, b, day, moment FROM released ORDER BY id")
        except UnreachableError as error:
            unreachable(engine, error)
    assert told == [(("one", "two")[n % 2],) * len(KINDS) for n in range(4)]


def stored(engine: str, name: str, value: object) -> object:
    """As drivers take it."""
    if isinstance(value, Decimal):
        if name == "i":
            return int(value)
        return float(value) if name == "r" or engine == "sqlite" else value
    return value

"""Random declared types and spellings on SQLite: refused, or published in their true order."""

from __future__ import annotations

import datetime as dt
import math
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engines import fresh_place
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon
from sqlanon.errors import (
    HierarchyError,
    InspectionError,
    UnsatisfiableError,
    UnsupportedError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

TYPES = [
    "DATE",
    "DATETIME",
    "TIMESTAMP",
    "TIME",
    "INTEGER",
    "REAL",
    "DOUBLE",
    "DECIMAL(6, 2)",
    "BOOLEAN",
    "TEXT",
    "STRING",
    "",
]
DAYS = ["2020-01-05", "2020-02-29", "1999-12-31", "0001-01-01", "9999-12-31", "2021-02-29"]
ODD: list[object] = [
    "2020-1-5",
    "01.02.2020",
    "20200105",
    "2020-01-05 ",
    "",
    "x",
    "9",
    "10",
    "1e3",
    "1,5",
    7,
    7.25,
    -3,
    9e999,
    b"7",
    2**53 + 1,
]
CLOCKS = ["10:00", "09:30:00", "09:30:00.0", "23:59:59.25", "00:00:00", "24:00:00", "24:00"]
_STAMPS = [f"{day}{mark}{clock}" for day in DAYS[:3] for mark in " T" for clock in CLOCKS]
_ENDS = ["Z", "+02:00", "-00:30"]
POOLS: list[list[object]] = [
    [*DAYS],
    [*CLOCKS],
    [*_STAMPS, *DAYS],
    [*(stamp + end for stamp in _STAMPS[::5] for end in _ENDS), *_STAMPS[::7]],
    ODD,
    [1, 2, 10, 9, -1, 2.5],
    [*DAYS, *ODD],
]


def day(text: object) -> float | None:
    """The number of a day, where a text is one that is written as it should be."""
    if not isinstance(text, str) or not re.fullmatch(r"\d{4}-\d\d-\d\d", text, re.ASCII):
        return None
    try:
        return float(dt.date.fromisoformat(text).toordinal())
    except ValueError:
        return None


def clock(text: object) -> float | None:
    """Seconds since midnight."""
    found = isinstance(text, str) and re.fullmatch(
        r"(\d\d):([0-5]\d)(?::([0-5]\d(?:\.\d+)?))?", text, re.ASCII
    )
    if not found:
        return None
    seconds = int(found[1]) * 3600 + int(found[2]) * 60 + float(found[3] or 0)
    return seconds if seconds <= 86400 else None


def moment(text: object) -> float | None:
    """Seconds since the day 0."""
    if not isinstance(text, str):
        return None
    found = day(text[:10])
    if len(text) == 10 or found is None:
        return None if found is None else found * 86400
    seconds = clock(text[11:])
    if seconds is None or seconds >= 86400 or text[10] not in " T":
        return None
    return found * 86400 + seconds


def number(value: object) -> float | None:
    """A finite number."""
    return float(value) if isinstance(value, int | float) and math.isfinite(value) else None


READERS: dict[str, Callable[[object], float | None]] = {
    "DATE": day,
    "DATETIME": moment,
    "TIMESTAMP": moment,
    "TIME": clock,
}
SAID: list[dict[str, Any]] = [
    {},
    {"output": "median"},
    {"range": {"step": "decade"}},
    {"hierarchy": {"dates": ["year"]}},
    {"hierarchy": {"equal_frequency": [2]}},
]


@of_whole_runs(40)
@given(
    st.sampled_from(TYPES),
    st.sampled_from(POOLS).flatmap(
        lambda pool: st.lists(st.sampled_from(pool), min_size=2, max_size=9)
    ),
    st.sampled_from(SAID),
)
def test_what_is_published_is_in_true_order(
    type_: str, values: list[object], said: dict[str, Any]
) -> None:
    read = READERS.get(type_)
    with (
        tempfile.TemporaryDirectory() as folder,
        fresh_place("sqlite", Path(folder)) as place,
    ):
        place.load("people", {"id": "INTEGER", "v": type_}, list(enumerate(values)))
        stored = [value for (value,) in place.rows("SELECT v FROM people ORDER BY id")]
        columns = {"id": {"role": "keep"}, "v": {"role": "quasi", **(said if read else {})}}
        privacy = [{"k_anonymity": {"k": 2}}]
        try:
            sqlanon.anonymize(place.url, "people", columns=columns, privacy=privacy, target="out")
        except InspectionError:
            assert place.tables() == ["people"]
            assert read is None or not all(read(value) is not None for value in stored)
            return
        except (UnsatisfiableError, UnsupportedError, HierarchyError):
            return  # steps and hierarchies that do not suit a time
        labels = [label for (label,) in place.rows("SELECT v FROM out ORDER BY id")]
    at = read or number
    assert read is None or all(read(value) is not None for value in stored)
    for value, label in zip(stored, labels, strict=True):
        if isinstance(label, str) and label.startswith("[") and "step" not in str(said):
            low, high = ends(label)
            places = [at(one) for one in (low, value, high)]
            assert None not in places
            assert places == sorted(one for one in places if one is not None)


def ends(label: str) -> tuple[object, object]:
    """The two ends of a range: `[a..b]`, or of numbers `[a-b]` where a has no minus sign."""
    inner, number = label[1:-1], r"(-?[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?)"
    found = re.fullmatch(rf"{number}(\.\.|-){number}", inner)
    if found is None or ("-" in found[1]) != (found[2] == ".."):
        low, high = inner.split("..")
        return low, high
    return float(found[1]), float(found[3])

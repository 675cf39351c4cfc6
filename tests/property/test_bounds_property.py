"""Random tables: `output: bounds` publishes the least and the greatest value of each class."""

from __future__ import annotations

import datetime as dt
import tempfile
from collections import defaultdict
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from engines import ENGINES, UnreachableError, fresh_place, unreachable
from examples import of_whole_runs
from hypothesis import given
from hypothesis import strategies as st

import sqlanon

POOLS: dict[str, list[Any]] = {
    "integer": [0, 1, 9, 10, -1, -10, 2**53, 2**53 + 1, 2**63 - 1, -(2**63)],
    "decimal": [Decimal(d) for d in ("0", "0.01", "1.50", "-1.50", "-0.25", "99999999999.99")],
    "date": [dt.date(2020, 2, 29), dt.date(1, 1, 1), dt.date(1969, 12, 31), dt.date(9999, 12, 31)],
    "timestamp": [
        dt.datetime.fromisoformat(instant)
        for instant in ("2020-02-29 00:00:00", "2020-02-29 23:59:59", "1815-12-10 12:00:00")
    ],
    "text": [
        "",
        "a",
        "A",
        "a ",
        "á",
        "a\u0301",
        "ß",
        "ss",
        "it's",
        "\\",
        "a..b",
        "*",
        "NULL",
        "🙂",
    ],
}
"""Values of each kind; texts in the order that the job lists."""
KINDS = [*POOLS]
ROWS = st.lists(
    st.tuples(*(st.sampled_from([*POOLS[kind], None]) for kind in KINDS)), min_size=4, max_size=12
)


@pytest.mark.parametrize("engine", ENGINES)
@of_whole_runs()
@given(rows=ROWS, k=st.integers(2, 4), split=st.sampled_from(["strict", "relaxed"]))
def test_ends_are_those_of_the_rows_of_a_class(
    engine: str, rows: list[tuple[Any, ...]], k: int, split: str
) -> None:
    quasi = {f"q {kind}": kind for kind in KINDS}
    bounds = {"role": "quasi", "output": "bounds"}
    columns: dict[str, Any] = {"id": {"role": "keep"}, **dict.fromkeys(quasi, bounds)}
    columns["q text"] = {**bounds, "order": [*POOLS["text"]]}
    with tempfile.TemporaryDirectory() as folder:
        try:
            with fresh_place(engine, Path(folder)) as place:
                numbered = [(number, *row) for number, row in enumerate(rows)]
                place.load("people", {"id": "integer", **quasi}, numbered)
                report = sqlanon.anonymize(
                    place.url,
                    "people",
                    target="released",
                    columns=columns,
                    k=k,
                    algorithm={"mondrian": {"split": split}},
                )
                source = {row["id"]: row for row in place.records("people")}
                shown = place.records("released")
        except UnreachableError as error:
            unreachable(engine, error)
    classes = defaultdict(list)
    for row in shown:
        # the text of a value tells 1.5 from 1.50, as a reader can
        pairs = [(row[f"{name}_low"], row[f"{name}_high"]) for name in quasi]
        classes[repr(pairs)].append((pairs, rows[row["id"]], source[row["id"]]))
    assert report.classes.count == len(classes)
    assert sum(map(len, classes.values())) == len(rows)
    for members in classes.values():
        assert len(members) >= k
        for place_of, (name, kind) in enumerate(quasi.items()):
            low, high = members[0][0][place_of]
            values = [(raw[place_of], stored[name]) for _, raw, stored in members]
            if any(raw is None for raw, _ in values):
                assert low is None
                assert high is None
                continue
            by = POOLS["text"].index if kind == "text" else lambda value: value
            values.sort(key=lambda one: by(one[0]))
            assert (low, high) == (values[0][1], values[-1][1])

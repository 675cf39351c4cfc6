"""Options may come from numpy, pandas, Polars or Arrow: numbers are numbers, arrays are lists."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import duckdb
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped] # it has none
import pytest

import sqlanon
from sqlanon.common.options import as_plain
from sqlanon.errors import JobError

SAID: Any = sqlanon
"""Whose annotations do not admit what is tried here."""
FRAME = pd.DataFrame({"age": range(20, 60), "sex": ["f", "m"] * 20})
EQUAL: list[tuple[Any, object]] = [
    (np.int64(3), 3),
    (np.uint8(3), 3),
    (np.float64(0.1), 0.1),
    (np.float32(0.1), 0.1),  # as it was written, not its binary neighbour
    (np.float16(0.5), 0.5),
    (np.bool_(True), True),
    (np.str_("a"), "a"),
    (np.datetime64("2020-01-05"), "2020-01-05"),
    (np.array(3), 3),
    (np.array([1, 2]), [1, 2]),
    (np.array([[1.5], [2.5]]), [[1.5], [2.5]]),
    (np.array(["a", "b"]), ["a", "b"]),
    (FRAME.columns, ["age", "sex"]),
    (FRAME["age"].head(2), [20, 21]),
    (pd.Categorical(["b", "a"]), ["b", "a"]),
    (pd.array([1, None], dtype="Int64"), [1, None]),
    (pd.NA, None),
    (pd.NaT, None),
    (pl.Series([1, 2]), [1, 2]),
    (pa.array([1, None]), [1, None]),
    (pa.scalar(1.5), 1.5),
    (range(2), [0, 1]),
    ({"a": [np.int8(1)], np.str_("b"): (np.float32(0.25),)}, {"a": [1], "b": (0.25,)}),
    (Decimal("0.1"), Decimal("0.1")),
]


@pytest.mark.parametrize(("said", "plain"), EQUAL, ids=[repr(said)[:30] for said, _ in EQUAL])
def test_values_are_those_of_python(said: Any, plain: object) -> None:
    found = as_plain(said)

    assert found == plain
    assert type(found) is type(plain)


def test_a_frame_is_no_list() -> None:
    assert as_plain(FRAME) is FRAME


def test_options_take_them() -> None:
    assert SAID.KAnonymity(k=np.int64(3)) == SAID.KAnonymity(k=3)
    entropy = {"column": "sex", "variant": "entropy"}
    assert SAID.LDiversity(l=np.float64(2.5), **entropy) == SAID.LDiversity(l=2.5, **entropy)
    assert SAID.TCloseness(column="sex", t=np.float32(0.1)).t == Decimal("0.1")
    assert SAID.Intervals(intervals=np.array([5, 10])).intervals == (5, 10)
    assert SAID.Cuts(cuts=[np.linspace(0, 60, 4)]).cuts == ((0, 20, 40, 60),)
    assert SAID.Quasi(weight=np.float64(2)).weight == 2
    assert SAID.Quasi(order=FRAME["sex"].value_counts().index).order == ("f", "m")
    for wrong in (np.array([3, 4]), np.float64("nan"), pd.NA, np.complex64(3)):
        with pytest.raises(JobError, match="k"):
            SAID.KAnonymity(k=wrong)


def test_calls_take_them() -> None:
    said = {"columns": {"age": {"role": "quasi"}}, "unlisted": "drop"}
    models = [{"k_anonymity": {"k": np.int64(3)}}]
    _, report = SAID.anonymize(FRAME, **said, privacy=models, max_suppression=np.float64(0.1))
    assert report.classes.min >= 3
    with duckdb.connect() as connection:
        connection.register("frame", FRAME)
        for quasi in (FRAME.columns[:1], np.array(["age"]), "age"):
            found = SAID.check(connection, "frame", quasi=quasi, k=np.int64(1))
            assert found.classes.count == 40
        with pytest.raises(JobError, match="a list of names"):
            SAID.check(connection, "frame", quasi=[1], k=1)

"""Frames with columns of every type: a release, or an error of sqlanon that names the columns."""

from __future__ import annotations

import datetime as dt
import decimal
from typing import Any

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa  # type: ignore[import-untyped] # it has none
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sqlanon

ROWS = 12
DAY, ONE = dt.date(2020, 1, 1), decimal.Decimal("1.5")

PANDAS: dict[str, Any] = {
    "period": pd.period_range("2024-01", periods=ROWS, freq="M"),
    "interval": pd.interval_range(0, ROWS),
    "categories of intervals": pd.cut(range(ROWS), 3),
    "sparse": pd.arrays.SparseArray([0, 0, 1] * 4),
    "complex": np.arange(ROWS) * 1j,
    "decimal256": pd.Series([ONE] * ROWS, dtype=pd.ArrowDtype(pa.decimal256(60, 2))),
    "dictionaries": [{"a": 1}] * ROWS,
    "lists": [[1, 2]] * ROWS,
    "objects": [object()] * ROWS,
    "mixed": [1, "a", None] * 4,
    "duration": pd.to_timedelta(range(ROWS), unit="h"),
    "nullable": pd.array([1, None] * 6, dtype="Int64"),
    "truth": pd.array([True, None] * 6, dtype="boolean"),
    "text": pd.array(["a", None] * 6, dtype="string"),
    "categorical": pd.Categorical(["a", "b"] * 6),
    "half": np.arange(ROWS).astype("float16"),
    "zoned": pd.date_range("2020", periods=ROWS, tz="Europe/Zurich"),
    "bytes": [b"a"] * ROWS,
    "days": [DAY] * ROWS,
    "beyond": [decimal.Decimal(10) ** 50] * ROWS,
}
POLARS: dict[str, Any] = {
    "object": pl.Series([object()] * ROWS, dtype=pl.Object),
    "int128": pl.Series([1] * ROWS, dtype=pl.Int128),
    "duration": pl.Series([dt.timedelta(1)] * ROWS),
    "list": pl.Series([[1]] * ROWS),
    "struct": pl.Series([{"a": 1}] * ROWS),
    "nothing": pl.Series([None] * ROWS),
    "time": pl.Series([dt.time(1)] * ROWS),
    "enum": pl.Series(["a"] * ROWS, dtype=pl.Enum(["b", "a"])),
    "decimal": pl.Series([ONE] * ROWS),
    "nanoseconds": pl.Series([dt.datetime(2020, 1, 1)] * ROWS, dtype=pl.Datetime("ns")),  # noqa: DTZ001
}
ARROW: dict[str, Any] = {
    "decimal256": pa.array([ONE] * ROWS, pa.decimal256(60, 2)),
    "half": pa.array(np.arange(ROWS).astype("float16")),
    "duration": pa.array([1] * ROWS, pa.duration("s")),
    "months": pa.array([(1, 2, 3)] * ROWS, pa.month_day_nano_interval()),
    "nothing": pa.nulls(ROWS),
    "map": pa.array([[("a", 1)]] * ROWS, pa.map_(pa.string(), pa.int64())),
    "view": pa.array(["a"] * ROWS, pa.string_view()),
    "dictionary": pa.array(["a"] * ROWS).dictionary_encode(),
    "json": pa.ExtensionArray.from_storage(pa.json_(), pa.array(["{}"] * ROWS)),
}
MAKERS: dict[str, tuple[Any, dict[str, Any]]] = {
    "pandas": (pd.DataFrame, PANDAS),
    "polars": (pl.DataFrame, POLARS),
    "arrow": (pa.table, ARROW),
}
UNREADABLE = {
    "pandas": {*list(PANDAS)[:6]},
    "polars": {"object", "int128", "duration"},
    "arrow": {"decimal256", "half"},
}
ANONYMIZE: Any = sqlanon.anonymize
AGE = {"age": [20 + n // 4 for n in range(ROWS)]}
K3: dict[str, Any] = {"privacy": [{"k_anonymity": {"k": 3}}]}


@pytest.mark.gate
@pytest.mark.parametrize("library", MAKERS)
def test_columns_that_cannot_be_read_are_named_together(library: str) -> None:
    make, known = MAKERS[library]
    frame, quasi = make({**AGE, **known}), {"age": {"role": "quasi"}}

    with pytest.raises(sqlanon.JobError) as told:
        ANONYMIZE(frame, columns=quasi, unlisted="keep", **K3)
    assert {name for name in known if repr(name) in str(told.value)} == UNREADABLE[library]
    with pytest.raises(sqlanon.InspectionError, match=next(iter(known))):  # unlisted, still
        ANONYMIZE(frame, columns=quasi, **K3)

    # a job that drops them does not care
    made, _ = ANONYMIZE(frame, columns=quasi, unlisted="drop", **K3)
    assert type(made) is type(frame)
    dropped = {name: {"role": "drop"} for name in known}
    _, report = ANONYMIZE(frame, columns=quasi | dropped, **K3)
    assert {report.columns[name] for name in known} == {"dropped"}
    first = next(iter(UNREADABLE[library]))
    with pytest.raises(sqlanon.JobError, match=first):
        ANONYMIZE(frame, columns=quasi | dropped, person=first, **K3)


@given(data=st.data())
@settings(max_examples=5)
def test_no_exception_of_another_library_comes_through(data: st.DataObject) -> None:
    library = data.draw(st.sampled_from([*MAKERS]))
    make, known = MAKERS[library]
    names = data.draw(st.lists(st.sampled_from([*known]), min_size=1, max_size=3, unique=True))
    roles = ["quasi", "sensitive", "keep", "drop"]
    columns = {name: {"role": data.draw(st.sampled_from(roles))} for name in names}
    frame = make({**AGE, **{name: known[name] for name in names}})
    try:
        made, report = ANONYMIZE(frame, columns={"age": {"role": "quasi"}, **columns}, **K3)
    except sqlanon.SqlanonError as error:
        told = str(error)
        assert any(name in told for name in names)
    else:
        assert type(made) is type(frame)
        assert report.classes.min >= 3

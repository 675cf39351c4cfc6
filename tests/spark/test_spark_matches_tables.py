"""Tables that are matched by their labels tell on Spark what they tell on DuckDB."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engines import DuckDBPlace

import sqlanon

if TYPE_CHECKING:
    from pathlib import Path

    from spark_place import SparkPlace

KINDS = {"age": "text", "day": "text", "city": "text", "ill": "text"}
ROWS = [["Oslo", "north", "*"], ["Rome", "south", "*"], [None, "unknown", "*"]]
CLASSES: dict[str, list[tuple[str | None, ...]]] = {
    "one": [("[20-29]", "2020-Q1", "north"), ("{31, 33, 35}", "2020-0*", None), ("*", None, "*")],
    "two": [("<25", "2020-02", "Oslo"), ("3*", "[2020-01-01..2020-03-31]", "unknown")],
    "three": [("[29-35)", "*", "Rome"), ("*", "*", "*")],
}


def told(place: Any) -> list[Any]:
    for name, classes in CLASSES.items():
        rows = [(*labels, ill) for labels in classes for ill in ("flu", "FLU", None)[: len(name)]]
        place.load(name, KINDS, rows)
    report = sqlanon.compare_tables(
        place.url,
        *CLASSES,
        quasi=["age", "day", "city"],
        sensitive=["ill"],
        hierarchies={"city": {"rows": ROWS}},
    )
    return [report.k, report.overlaps, report.couples, report.values, report.holds]


def test_tables_tell_on_spark_what_they_tell_on_duckdb(sail: SparkPlace, tmp_path: Path) -> None:
    folder = tmp_path / "duckdb"
    folder.mkdir()
    expected = told(DuckDBPlace(folder))
    assert expected[2][0].couples.pairs > 1
    assert told(sail) == expected

"""Rows that a report invents are made of labels alone: the same ones on each engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlanon

if TYPE_CHECKING:
    from engines import Place

ROWS = [
    row
    for row in ((n, 20 + n % 20, "xy"[n % 2], n % 3) for n in range(60))
    if row[1] not in {24, 34}
]
"""Nobody is as old as the middle of an interval."""


def test_they_are_the_same_on_each_engine(backend: Place) -> None:
    columns = {"id": "integer", "age": "integer", "town": "text", "pay": "integer"}
    backend.load("people", columns, ROWS)
    job = {
        "connection": backend.url,
        "source": "people",
        "target": "released",
        "columns": {
            "id": {"role": "identifier", "action": "null"},
            "age": {"role": "quasi", "hierarchy": {"intervals": [10]}},
            "town": "quasi",
            "pay": "sensitive",
        },
        "k": 2,
        "algorithm": {"fixed": {"levels": {"age": 1, "town": 0}}},
    }
    report = sqlanon.run(sqlanon.Job.from_mapping(job), figures="internal")

    assert [(one["age"].value, one["age"].label) for one in report.invented] == [
        ("24", "[20-29]"),
        ("34", "[30-39]"),
        ("24", "[20-29]"),
    ]
    assert all(one["town"].label is None for one in report.invented), "it is a value"
    assert {one["age"].label for one in report.invented} <= {
        row["age"] for row in backend.records("released")
    }

"""Suppressed rows tell something also where no published label has more than one value."""

from __future__ import annotations

import math

import duckdb
import pytest

import sqlanon

ROWS = [*"xxxxxxxxx", *"yyyyyyyy", *"zzw"]


def test_suppressed_values_count_where_every_label_is_a_value() -> None:
    job = sqlanon.Job.from_mapping(
        {
            "source": "people",
            "target": "released",
            "columns": {"a": {"role": "quasi", "hierarchy": {"flat": True}}},
            "privacy": [{"k_anonymity": {"k": 3}}],
            "algorithm": "top_down",
            "max_suppression": "0.2",
        }
    )
    with duckdb.connect() as connection:
        connection.execute("CREATE TABLE people (a VARCHAR)")
        connection.executemany("INSERT INTO people VALUES (?)", [[value] for value in ROWS])
        report = sqlanon.run(job, connection=connection)
    assert report.rows.suppressed == 3
    assert report.loss.values["entropy"] == 0
    # z twice and w once, of three: 3 log 3 - 2 log 2
    assert report.loss.values["entropy_nm"] == pytest.approx(3 * math.log2(3) - 2)

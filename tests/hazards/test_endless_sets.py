"""A column of very many values without an order, whose sets would fill a disk."""

from __future__ import annotations

from typing import Any

import duckdb
import pytest

import sqlanon
from sqlanon.errors import UnsupportedError
from sqlanon.release import labels

JOB: dict[str, Any] = {
    "source": "people",
    "target": "released",
    "columns": {"name": {"role": "quasi"}},
    "privacy": [{"k_anonymity": {"k": 30}}],
}


def job(**column: object) -> sqlanon.Job:
    return sqlanon.Job.from_mapping({**JOB, "columns": {"name": {"role": "quasi", **column}}})


def test_sets_that_would_fill_a_disk_are_refused_by_their_column(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # 60 rows in 2 classes of 30 names: 30 x 4 characters, 29 separators of 2, and two braces
    characters = 60 * (30 * 4 + 29 * 2 + 2)
    with duckdb.connect() as connection:
        connection.execute(
            "CREATE TABLE people AS SELECT 'n' || (100 + range) AS name FROM range(60)"
        )
        monkeypatch.setattr(labels, "MOST_CHARACTERS", characters - 1)
        monkeypatch.setattr(labels, "LONG_LABEL", 179)
        with pytest.raises(UnsupportedError, match=r"columns.name: .* 180 characters .* hierarchy"):
            sqlanon.run(job(), connection=connection)
        tables = {name for (name,) in connection.execute("SHOW TABLES").fetchall()}
        assert "released" not in tables

        sqlanon.run(job(output="representative"), connection=connection)
        connection.execute("DROP TABLE released")
        for name, limit in (("MOST_CHARACTERS", characters), ("LONG_LABEL", 180)):
            with monkeypatch.context() as patched:
                patched.setattr(labels, name, limit)
                sqlanon.run(job(), connection=connection)
            connection.execute("DROP TABLE released")

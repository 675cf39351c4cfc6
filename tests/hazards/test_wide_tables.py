"""Columns that are only copied cost planning time that is linear in their number."""

from __future__ import annotations

import duckdb

import sqlanon


def test_copied_columns_are_planned_once() -> None:
    """DuckDB planned the sort below an inner join with labels again and again.

    With 3 quasi-identifiers and 150 copied columns the statement that writes took 9 to 23 seconds,
    of 1,500 rows (duckdb/duckdb#8938 reports the kind). It takes 0.1 s.
    """
    quasi = [f"q{n}" for n in range(3)]
    columns = [f"(i * {7919 + 13 * n}) % {20 + n} AS q{n}" for n in range(3)]
    columns += [f"(i * {n + 3}) % 5 AS c{n}" for n in range(150)]
    with duckdb.connect() as connection:
        connection.execute(f"CREATE TABLE t AS SELECT {', '.join(columns)} FROM range(1500) r (i)")
        report = sqlanon.anonymize(
            connection,
            "t",
            target="release",
            columns={name: {"role": "quasi"} for name in quasi},
            unlisted="keep",
            privacy=[{"k_anonymity": {"k": 5}}],
        )
        (copied,) = connection.execute(
            "SELECT COUNT(*) FROM (SELECT c0, c149 FROM release EXCEPT ALL SELECT c0, c149 FROM t)"
        ).fetchall()
    assert copied == (0,)
    assert report.rows.published == 1500
    assert report.seconds["write"] < 5

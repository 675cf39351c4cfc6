"""A WITH inside another one's is put before it, and means the same."""

from __future__ import annotations

import duckdb

from sqlanon.sql.dialects.with_clauses import chain, lift_with_clauses

NESTED = """WITH numbers AS (
SELECT 1 AS a UNION ALL SELECT 2
),
first AS (
WITH totals AS (
  SELECT SUM(a) AS total, ')' AS shut FROM numbers
)
SELECT totals.total FROM totals
),
second AS (
WITH larger AS (
  SELECT a FROM numbers WHERE a > 1
),
totals AS (
  SELECT SUM(a) * 10 AS total FROM larger
)
SELECT total FROM totals
)
SELECT first.total, second.total FROM first CROSS JOIN second"""


def test_two_of_one_name_do_not_meet() -> None:
    flat = lift_with_clauses(NESTED)
    assert flat.count("WITH") == 1
    answers = [duckdb.execute(text).fetchall() for text in (NESTED, flat)]
    assert answers == [[(3, 20)]] * 2
    assert lift_with_clauses(flat) == flat


def test_each_part_of_it_is_told_in_order() -> None:
    names = [name for name, _ in chain(NESTED)]
    assert names == ["numbers", "first_totals", "first", "second_larger", "second_totals", "second"]

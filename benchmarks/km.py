"""k^m-anonymity of 500,000 purchases of 20,000 persons in DuckDB, counted again by SQL of its own.

Prints CPU seconds of the whole process, what the release shows, and the least number of persons of
any combination of two rows, which must be k or more. With `--days` the day is generalized too, and
items are pairs of both.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from pathlib import Path

import duckdb

import sqlanon

PLACE = "km.duckdb"
MADE = """
CREATE TABLE purchases AS
SELECT hash(n * 3 + 1) % {persons} AS person_id,
  'p' || lpad(CAST(CAST(floor(pow({items}, u)) AS INTEGER) - 1 AS VARCHAR), 4, '0') AS item,
  hash(n * 3 + 2) % 90 + 1 AS price, CAST(hash(n * 3 + 5) % {days} AS INTEGER) AS day
FROM (
  SELECT n, (hash(n * 3) % 1000003) / 1000003.0 AS u FROM range({rows}) AS numbers (n)
) AS drawn
"""
"""Items of rank r occur about as 1 / r (Zipf); seeded, as hashes of row numbers are."""
COUNTED = """
WITH bags AS (
  SELECT person_id, {item} AS item, COUNT(*) AS n FROM released GROUP BY ALL
),
pairs AS (
  SELECT a.item AS first, b.item AS second, COUNT(*) AS persons
  FROM bags AS a JOIN bags AS b ON a.person_id = b.person_id AND a.item < b.item GROUP BY ALL
)
SELECT MIN(persons) FROM (
  SELECT persons FROM pairs
  UNION ALL SELECT COUNT(*) FROM bags GROUP BY item
  UNION ALL SELECT COUNT(*) FROM bags WHERE n >= 2 GROUP BY item
) AS counted
"""


def main() -> None:
    """Make the table, release it and count."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rows", type=int, default=500_000)
    asked.add_argument("--persons", type=int, default=20_000)
    asked.add_argument("--items", type=int, default=1_000)
    asked.add_argument("--days", type=int, default=0)
    asked.add_argument("--k", type=int, default=5)
    asked.add_argument("--m", type=int, default=2)
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / PLACE
        with duckdb.connect(place) as connection:
            sizes = {name: getattr(said, name) for name in ("rows", "persons", "items")}
            sizes["days"] = said.days or 1
            connection.execute(MADE.format(**sizes))
        begun, clock = _spent(), time.perf_counter()
        report = sqlanon.anonymize(
            f"duckdb:///{place}",
            "purchases",
            columns={
                "person_id": {"role": "keep"},
                "item": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2, 3, 4]}}},
                "price": {"role": "keep"},
                "day": (
                    {"role": "quasi", "hierarchy": {"intervals": [7, 28, 84]}}
                    if said.days
                    else {"role": "drop"}
                ),
            },
            privacy=[{"km_anonymity": {"k": said.k, "m": said.m, "person": "person_id"}}],
            algorithm="apriori",
            target="released",
        )
        spent, passed = _spent() - begun, time.perf_counter() - clock
        (model,) = report.models
        print(f"{spent:.1f} CPU s, {passed:.1f} s; {report.search.rounds} rounds")
        print(f"{report.classes.count} labels, {report.loss.lm:.1%} of the detail lost (LM)")
        with duckdb.connect(place) as connection:
            item = "(item, day)" if said.days else "item"
            least = connection.execute(COUNTED.format(item=item)).fetchall()[0][0]
        print(
            f"least persons of a combination: {model.reached}; of one or two rows, counted: {least}"
        )


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()

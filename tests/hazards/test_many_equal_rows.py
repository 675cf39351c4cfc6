"""A relaxed cut of a table with thousands of equal rows deals all of them, and loses none."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from sqlanon.api import run as api
from sqlanon.job.job import Job

if TYPE_CHECKING:
    from engines import Place

COMBINATIONS = 60
DRAWN = random.Random(12)  # noqa: S311 - a table, no secret
WORDS = ("a", "b", "c", None)
KINDS = {"age": "integer", "zip": "integer", "city": "text", "illness": "integer"}
SEEDED = [
    ((place * 7) % 23, None if place == 5 else place % 9, WORDS[place % 4])
    for place in range(COMBINATIONS)
]


def table(place: Place, doubled: int) -> int:
    """A table of 60 combinations, each some hundred times; its rows."""
    # some combinations have many times the rows of others
    drawn = [SEEDED[min(DRAWN.randrange(90), COMBINATIONS - 1)] for _ in range(3125)]
    place.load("people", KINDS, [(*row, number % 7) for number, row in enumerate(drawn)])
    place.run(*["INSERT INTO people SELECT * FROM people"] * doubled)
    return 3125 << doubled


def job(k: int, cut: str) -> Job:
    """Its relaxed release."""
    said: dict[str, Any] = {
        "source": "people",
        "target": {"table": "released", "if_exists": "replace"},
        "columns": {
            **{name: {"role": "quasi"} for name in ("age", "zip", "city")},
            "illness": {"role": "sensitive"},
        },
        "privacy": [{"k_anonymity": {"k": k}}],
        "algorithm": {"mondrian": {"split": "relaxed", "cut": cut}},
    }
    return Job.from_mapping(said)


@pytest.mark.parametrize("cut", ["loss", "median"])
def test_no_row_of_many_equal_ones_is_lost(backend: Place, cut: str) -> None:
    # the quickest engine has 200,000 rows: what goes wrong may do so from some size on
    rows = table(backend, 6 if backend.name == "duckdb" else 1)
    many = rows // 40

    for k in (many, many // 50):
        report = api.run(job(k, cut), connection=backend.url)

        ((released,),) = backend.rows("SELECT COUNT(*) FROM released")
        ((least,),) = backend.rows(
            "SELECT MIN(n) FROM (SELECT COUNT(*) AS n FROM released GROUP BY age, zip, city) AS c"
        )
        ill = "SELECT illness, COUNT(*) FROM {} GROUP BY illness ORDER BY illness"
        assert released == rows
        assert least >= k
        assert backend.rows(ill.format("released")) == backend.rows(ill.format("people"))
        # classes that look alike are one to a reader; dealing made more of a cell's rows than one
        assert report.classes.count > 1

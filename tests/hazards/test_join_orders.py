"""Statements that join several hierarchies end on MariaDB, whose planner knows little of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

import sqlanon

if TYPE_CHECKING:
    from engines import Place

PEOPLE = 200
SECONDS = 30
"""What a statement may take; those of this job take a few hundredths, or end in no time."""


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_losses_are_looked_up_behind_what_is_looked_up(backend: Place) -> None:
    """Joined first, four copies of hierarchies of 60 and 160 values are 10^8 rows."""
    drawn = random.Random(3)  # noqa: S311 - a table, no secret
    backend.load(
        "people",
        {"age": "integer", "town": "text", "zip": "text"},
        [
            (18 + drawn.randrange(60), drawn.choice("abcd"), f"{drawn.randrange(1000):03}")
            for _ in range(PEOPLE)
        ],
    )
    report = sqlanon.anonymize(
        f"{backend.url}&init_command=SET+max_statement_time%3D{SECONDS}",
        "people",
        columns={
            "age": {"role": "quasi", "hierarchy": {"intervals": [10, 20]}},
            "town": {"role": "quasi"},
            "zip": {"role": "quasi", "hierarchy": {"mask": {"steps": [1, 2]}}},
        },
        privacy=[{"k_anonymity": {"k": 5}}],
        algorithm={"order_and_cut": {"refine": True, "max_rounds": 1}},
        search_in="database",
        target="released",
    )
    assert (report.classes.min or 0) >= 5
    assert report.search.engine == "database"


@pytest.mark.gate
@pytest.mark.parametrize("backend", ["mariadb"], indirect=True)
def test_rows_of_persons_are_placed_by_one_dictionary_after_another(backend: Place) -> None:
    """Joined first, eight dictionaries of 20 values are 10^10 rows."""
    drawn = random.Random(8)  # noqa: S311 - a table, no secret
    names = [f"q{number}" for number in range(8)]
    backend.load(
        "people",
        {"person": "text", **dict.fromkeys(names, "integer")},
        [(f"p{n % 13}", *(drawn.randrange(20) for _ in names)) for n in range(PEOPLE)],
    )
    report = sqlanon.anonymize(
        f"{backend.url}&init_command=SET+max_statement_time%3D{SECONDS}",
        "people",
        columns={
            "person": {"role": "drop"},
            **{name: {"role": "quasi", "output": "mean"} for name in names},
        },
        privacy=[{"k_anonymity": {"k": 4, "person": "person"}}],
        algorithm={"microaggregation": {"mode": "exact", "refine": True, "max_rounds": 1}},
        target="released",
    )
    assert report.models[0].reached is not None
    assert report.models[0].reached >= 4

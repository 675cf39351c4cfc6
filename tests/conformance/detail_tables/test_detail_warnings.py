"""W12: a value of a detail row by which a person is found, beside a count in plain Python."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from detail_people import CANARY, PEOPLE, Buy, job, load

from sqlanon import Job, run

if TYPE_CHECKING:
    from engines import Place

ALIKE: list[Buy] = [(person, 10, CANARY) for person, *_ in PEOPLE[:-1]]


def found_by_a_price(buys: list[Buy]) -> int:
    """The persons of the release who have a price that nobody else of their class has."""
    classes = {person: (age, town) for person, age, town, _ in PEOPLE[:-1]}
    held = {(classes[who], price, who) for who, price, _ in buys if who in classes}
    persons = Counter((place, price) for place, price, _ in held)
    return len({who for place, price, who in held if persons[place, price] == 1})


@pytest.mark.parametrize("apart", [0, 1, 5])
def test_values_that_one_person_of_a_class_has_are_warned_of(backend: Place, apart: int) -> None:
    buys = [*ALIKE, *((person, 100 + n, CANARY) for n, (person, *_) in enumerate(PEOPLE[:apart]))]
    load(backend, PEOPLE, buys)
    report = run(Job.from_mapping(job(backend)))
    (column,) = [one for one in report.details[0].columns if one.name == "price"]
    assert column.unique == found_by_a_price(buys) == apart
    # one of 36 is more than one per cent
    assert ("W12" in {one.code for one in report.warnings}) == (apart > 0)


@pytest.mark.parametrize("rare", [False, True])
def test_items_that_lost_everything_are_warned_of(backend: Place, *, rare: bool) -> None:
    """One person's item takes all others up to the root, and the person table lost nothing."""
    backend.load("people", {"id": "integer", "age": "integer"}, [(n, 20) for n in range(12)])
    rows = [(n, "xy"[n % 2]) for n in range(12)] + [(0, "z")] * rare
    backend.load("buys", {"person": "integer", "item": "text"}, rows)
    tree = {"taxonomy": {"A": ["x", "y"], "B": ["z", "w"]}}
    report = run(
        Job.from_mapping(
            {
                "source": "people",
                "target": {"table": "people_out"},
                "columns": {
                    "id": {"role": "identifier", "action": "renumber"},
                    "age": {"role": "quasi"},
                },
                "privacy": [{"k_anonymity": {"k": 3}}],
                "tables": [
                    {
                        "source": "buys",
                        "target": "buys_out",
                        "key": "person",
                        "columns": {"item": {"role": "quasi", "hierarchy": tree}},
                        "privacy": [{"km_anonymity": {"k": 3, "m": 1}}],
                    }
                ],
            }
        ),
        connection=backend.url,
    )
    found = [one.message for one in report.warnings if one.code == "W03"]
    assert found == ["item of buys lost 100.00% of their detail (LM)"] * rare

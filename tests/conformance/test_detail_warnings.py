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

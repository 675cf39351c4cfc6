"""Rows of a bucket in classes without two rows of one person."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sqlanon.algorithms.bucketization.parting import NOBODY, Held, parted


def bucket(chance: random.Random, signature: int) -> list[Held]:
    """As many rows of each value as classes, and nobody in more of them than there are classes."""
    classes, values = chance.randrange(1, 9), chance.randrange(1, 6)
    free = Counter(dict.fromkeys(range(1, chance.randrange(2, 5 + classes * values)), classes))
    rows = []
    for v in range(values):
        for number in range(classes):
            able = [person for person, left in free.items() if left] or [NOBODY]
            person = NOBODY if chance.random() < 0.1 else chance.choice(able)
            if person != NOBODY:
                free[person] -= 1
            # the leaves of a tree of halves are not all of one depth
            part = number + (8 if number < 4 else 4 * 4)
            rows.append(Held(signature, part, v, 1000 * signature + 10 * v + number, person))
    return sorted(rows, key=lambda row: (row.part, row.v))


@pytest.mark.parametrize("seed", range(300))
def test_no_class_has_two_rows_of_a_person_and_each_has_every_value(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same in each run
    rows = [row for signature in (1, 2) for row in bucket(chance, signature)]
    moved = {one.unit: one.part for one in parted(rows)}
    after = [row._replace(part=moved.get(row.unit, row.part)) for row in rows]
    shown = Counter((row.signature, row.part, row.v) for row in after)
    assert shown == Counter((row.signature, row.part, row.v) for row in rows)
    persons = Counter((row.signature, row.part, row.person) for row in after if row.person)
    assert max(persons.values(), default=1) == 1
    assert all(row.part != moved[row.unit] for row in rows if row.unit in moved)


def test_nothing_is_moved_without_need() -> None:
    rows = [Held(1, part, v, 10 * part + v, 10 * part + v) for part in (2, 3) for v in (1, 2)]
    assert parted(rows) == []


def test_who_has_more_rows_than_there_are_classes_cannot_be_parted() -> None:
    with pytest.raises(ValueError, match="more rows of a bucket than it has classes"):
        parted([Held(1, 1, v, v, 7) for v in (1, 2)])

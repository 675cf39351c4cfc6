"""Values of persons in groups that have none of them twice."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from sqlanon.algorithms.bucketization.apart import NO_VALUE, Unit, kept_apart


def dealt(chance: random.Random, block: int) -> tuple[list[Unit], int]:
    """Different values of persons, dealt as cards to groups of a block, and what each gets."""
    persons, values = chance.randrange(1, 14), chance.randrange(1, 9)
    pairs = [(v, p) for v in range(values) for p in range(persons) if chance.random() < 0.5]
    pairs += [(v, -100 - 10 * v - n) for v in range(values) for n in range(chance.randrange(3))]
    none = [(NO_VALUE, p) for p in range(persons) if chance.random() < 0.4]
    for_each = [Counter(column) for column in zip(*(pairs + none), strict=True)]
    of_values = Counter(v for v, _ in pairs)
    needed = max([1, *of_values.values(), *(for_each[1].values() if for_each else ())])
    groups = min(max(needed, chance.randrange(1, 12)), max(len(pairs), needed))
    least = len(pairs) // groups
    chance.shuffle(pairs)
    pairs.sort(key=lambda pair: pair[0])
    chance.shuffle(none)
    return [
        Unit(block, 1000 * block + place % groups, v, 10_000 * block + place, person)
        for place, (v, person) in enumerate([*pairs, *none])
    ], least


@pytest.mark.parametrize("seed", range(400))
def test_no_group_has_two_values_of_a_person_or_a_value_twice_or_too_few(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same in each run
    made = [dealt(chance, block) for block in (1, 2)]
    least = min(least for _, least in made)
    units = [one for units, _ in made for one in units]
    moved = kept_apart(units, least)
    to = {one.unit: one.part for one in moved}
    assert len(to) == len(moved)
    after = [one._replace(part=to.get(one.unit, one.part)) for one in units]

    assert all(old.part // 1000 == new.part // 1000 for old, new in zip(units, after, strict=True))
    assert {one.part for one in after} <= {one.part for one in units}
    valued = [one for one in after if one.v != NO_VALUE]
    assert max(Counter((one.part, one.v) for one in valued).values(), default=1) == 1
    assert max(Counter((one.part, one.person) for one in after).values(), default=1) == 1
    sizes = Counter(one.part for one in valued)
    assert all(sizes[part] >= least for part in {one.part for one in units})
    assert all(one.part != to[one.unit] for one in units if one.unit in to)


def test_some_of_them_had_to_be_filled_up_again() -> None:
    """The cases above are not those alone in which each unit changes with another one."""
    changed = 0
    for seed in range(400):
        units, least = dealt(random.Random(seed), 1)  # noqa: S311 - the same in each run
        to = {one.unit: one.part for one in kept_apart(units, least)}
        sizes: defaultdict[int, int] = defaultdict(int)
        for one in units:
            if one.v != NO_VALUE:
                sizes[one.part] -= 1
                sizes[to.get(one.unit, one.part)] += 1
        changed += any(sizes.values())
    assert changed > 20


def test_nothing_is_moved_without_need() -> None:
    units = [Unit(1, part, v, 10 * part + v, 10 * part + v) for part in (2, 3) for v in (1, 2)]
    assert kept_apart(units, 2) == []


def test_nobody_has_more_values_than_there_are_groups() -> None:
    with pytest.raises(ValueError, match="more values of a block than it has groups"):
        kept_apart([Unit(1, 1, v, v, 7) for v in (1, 2)], 1)

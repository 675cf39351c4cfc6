"""What a reader of several releases of one source can infer, by brute force in plain Python.

The reader knows who was in the source at each release and with which quasi-identifiers, so in which
class each person is in each release, and sees the sensitive values of each class. Slow and obvious;
imports nothing of sqlanon.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence


class Seen(NamedTuple):
    """A release as a reader has it.

    Attributes:
        classes: The class of each person who is in it.
        values: How often each class shows each sensitive value.
    """

    classes: Mapping[str, Hashable]
    values: Mapping[Hashable, Counter[str]]


def worlds(series: Sequence[Seen]) -> Iterator[dict[str, str]]:
    """Every assignment of values to persons that makes the classes show what they do.

    Persons keep their values through the series.
    """
    persons = sorted({person for one in series for person in one.classes})
    left = [{place: Counter(shown) for place, shown in one.values.items()} for one in series]

    def assigned(number: int, world: dict[str, str]) -> Iterator[dict[str, str]]:
        if number == len(persons):
            yield dict(world)
            return
        person = persons[number]
        hers = [
            left[release][one.classes[person]]
            for release, one in enumerate(series)
            if person in one.classes
        ]
        for value in set.intersection(*({v for v, n in shown.items() if n} for shown in hers)):
            for shown in hers:
                shown[value] -= 1
            yield from assigned(number + 1, {**world, person: value})
            for shown in hers:
                shown[value] += 1

    return assigned(0, {})


def possible_values(series: Sequence[Seen]) -> dict[str, set[str]]:
    """The values that each person may have, as far as a reader of all releases can tell."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for world in worlds(series):
        for person, value in world.items():
            found[person].add(value)
    return dict(found)


def alike(series: Sequence[Seen]) -> Counter[tuple[Hashable, ...]]:
    """How many persons have rows of the same classes, in none of some releases among them.

    This is what is left of a person's crowd for a reader who can even tell which rows of two
    releases are one person's.
    """
    persons = {person for one in series for person in one.classes}
    return Counter(tuple(one.classes.get(person) for one in series) for person in persons)


def values_left(series: Sequence[Seen]) -> Counter[tuple[int, int]]:
    """Of persons who are in all releases: values left by all of them, and by the one most telling.

    A reader takes the values that the classes of a person have in common.
    """
    found: Counter[tuple[int, int]] = Counter()
    for person in set.intersection(*({*one.classes} for one in series)):
        shown = [{*one.values[one.classes[person]]} for one in series]
        found[len(set.intersection(*shown)), min(map(len, shown))] += 1
    return found


def regrouped(before: Seen, after: Seen) -> Counter[tuple[Hashable, Hashable]]:
    """Persons of both releases who have not the same company in both, by their two classes."""
    both = before.classes.keys() & after.classes.keys()

    def company(one: Seen, person: str) -> set[str]:
        return {other for other in both if one.classes[other] == one.classes[person]}

    return Counter(
        (before.classes[person], after.classes[person])
        for person in both
        if company(before, person) != company(after, person)
    )


class Known(NamedTuple):
    """A release as its owner knows it.

    Attributes:
        classes: The class of each person who is in it.
        values: The sensitive value of each of them; None for none.
    """

    classes: Mapping[str, Hashable]
    values: Mapping[str, str | None]


def uniqueness(one: Known) -> int | None:
    """The largest m for which a release is m-unique, 0 for none; None where nobody is in it."""
    found = []
    for place in set(one.classes.values()):
        members = [person for person, at in one.classes.items() if at == place]
        shown = [one.values[person] for person in members if one.values[person] is not None]
        found.append(len(members) if len(set(shown)) == len(members) else 0)
    return min(found, default=None)


def changed_persons(series: Sequence[Known]) -> tuple[set[str], set[str]]:
    """Who is in several releases, and who of them in classes that show different sets of values."""
    staying, changed = set(), set()
    for person in {person for one in series for person in one.classes}:
        signatures = [
            frozenset(
                one.values[other]
                for other, at in one.classes.items()
                if at == one.classes[person] and one.values[other] is not None
            )
            for one in series
            if person in one.classes
        ]
        if len(signatures) > 1:
            staying.add(person)
        if len(set(signatures)) > 1:
            changed.add(person)
    return staying, changed


class Shown(NamedTuple):
    """A release with rows behind which there is nobody.

    Attributes:
        classes: The class of each person who is in it.
        values: The sensitive value of each of them.
        rows: The values of all rows of each class.
    """

    classes: Mapping[str, Hashable]
    values: Mapping[str, str]
    rows: Mapping[Hashable, Sequence[str]]


class Kept(NamedTuple):
    """How far a series keeps the values of persons' classes.

    Attributes:
        unique: Of each release the largest m for which it is m-unique, 0 for none.
        staying: Who is in several releases.
        changed: Who of them keeps her value once and not the values of her class.
        revalued: Who of them has another value once, and another set of values in her class.
    """

    unique: tuple[int, ...]
    staying: set[str]
    changed: set[str]
    revalued: set[str]


def kept_values(series: Sequence[Shown]) -> Kept:
    """What a series keeps, person by person."""
    unique = tuple(
        min(len(rows) if len({*rows}) == len(rows) else 0 for rows in one.rows.values())
        for one in series
    )
    kept = Kept(unique, set(), set(), set())
    for person in {person for one in series for person in one.classes}:
        hers = [one for one in series if person in one.classes]
        if len(hers) > 1:
            kept.staying.add(person)
        for before, after in itertools.pairwise(hers):
            sets = [{*one.rows[one.classes[person]]} for one in (before, after)]
            if sets[0] != sets[1]:
                same = before.values[person] == after.values[person]
                (kept.changed if same else kept.revalued).add(person)
    return kept


def values_of_joint_classes(
    series: Sequence[Seen], values: Mapping[str, str]
) -> list[tuple[int, int]]:
    """Of each joint class its persons, and how many values they have in truth."""
    members: defaultdict[tuple[Hashable, ...], list[str]] = defaultdict(list)
    for person in {person for one in series for person in one.classes}:
        members[tuple(one.classes.get(person) for one in series)].append(values[person])
    return [(len(those), len(set(those))) for those in members.values()]


class Records(NamedTuple):
    """A release whose records can be told apart, each with what is known of its row.

    Attributes:
        places: The class that each record is in.
        persons: Whose row each record is of, in truth; None for nobody's.
        values: The sensitive value of each.
    """

    places: Mapping[str, Hashable]
    persons: Mapping[str, str | None]
    values: Mapping[str, str]


def candidates(series: Sequence[Records]) -> Iterator[tuple[set[str], set[str]]]:
    """Of each record of each release the persons whose it may be, and the values of their rows.

    The reader knows of each row whose it is, when it was there and in which class it was each time,
    and can even tell which records of several releases are of one row; but not which row that is.
    So a record may be of any row that was in the same classes at the same times.
    """
    chains: defaultdict[tuple[Hashable, ...], list[str]] = defaultdict(list)
    for record in {record for one in series for record in one.places}:
        chains[tuple(one.places.get(record) for one in series)].append(record)
    for alike_records in chains.values():
        for one in series:
            if alike_records[0] in one.places:
                persons = {one.persons[record] for record in alike_records} - {None}
                yield (
                    {str(person) for person in persons},
                    {one.values[record] for record in alike_records},
                )


def spread_persons(series: Sequence[Records]) -> tuple[set[str], set[str]]:
    """All persons, and those whose rows were not all in the same classes at the same times."""
    chains: defaultdict[str, set[tuple[Hashable, ...]]] = defaultdict(set)
    for release in series:
        for record, person in release.persons.items():
            if person is not None:
                chains[person].add(tuple(one.places.get(record) for one in series))
    return set(chains), {person for person, those in chains.items() if len(those) > 1}


def persons_of_chains(series: Sequence[Records]) -> list[list[str | None]]:
    """Whose the records are that are in the same class of each release, or in none of it."""
    chains: defaultdict[tuple[Hashable, ...], list[str | None]] = defaultdict(list)
    whose = {record: person for one in series for record, person in one.persons.items()}
    for record, person in whose.items():
        chains[tuple(one.places.get(record) for one in series)].append(person)
    return list(chains.values())

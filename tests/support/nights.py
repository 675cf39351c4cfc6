"""Nights of a table that is anonymized in place again and again, told by plain Python.

It knows what stood in every row before it was published, which the table does not say any more. It
imports nothing of sqlanon: labels are looked up in lists, classes are counted by Counter.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

JOBS = [
    ("nurse", "care", "health", "*"),
    ("midwife", "care", "health", "*"),
    ("surgeon", "medicine", "health", "*"),
    ("dentist", "medicine", "health", "*"),
    ("baker", "food", "trade", "*"),
    ("cook", "food", "trade", "*"),
    ("mason", "building", "trade", "*"),
    ("roofer", "building", "trade", "*"),
    ("other", "other", "other", "*"),
]
"""A hierarchy with a label that is a leaf and stands on three levels."""
STEPS = [1, 2, 3]
ZIPS = ["10115", "10117", "10999", "20095", "20097", "2009", "80331", "80333"]
"""Postal codes, one of them shorter, which a mask covers earlier."""
ILLS = ["flu", "cold", "asthma", "gout"]
QUASI = ("job", "zip", "sex")
HEIGHTS = (3, 4, 1)

Raw = tuple[str, str, str | None]
"""The quasi-identifiers of one row as they were."""
Vector = tuple[int, ...]


def masked(value: str, count: int) -> str:
    """A text with its last characters covered, wholly and by one more where it is too short."""
    if len(value) <= count:
        return "*" * (count + 1)
    return value[: len(value) - count] + "*" * count


def ancestor(column: int, value: str | None, level: int) -> str | None:
    """What a value is published as on a level of its hierarchy; NULL stays apart up to the root."""
    if level == HEIGHTS[column]:
        return "*"
    if value is None or level == 0:
        return value
    if column == 0:
        return next(row[level] for row in JOBS if row[0] == value)
    return masked(value, STEPS[level - 1])


def at(levels: Vector, raw: Raw) -> tuple[str | None, ...]:
    """What a row is published as."""
    return tuple(ancestor(place, raw[place], level) for place, level in enumerate(levels))


@dataclass(slots=True)
class Person:
    """A row: what its quasi-identifiers were, and what is published of it as it is."""

    raw: Raw
    ill: str
    note: str


@dataclass(slots=True)
class Nights:
    """The table as it would be if nothing were ever published.

    Attributes:
        k: Rows that a class needs.
        l: Different illnesses that it needs.
        least: Whether runs take no level that is not needed, where they suppress nothing.
        people: Its rows by key.
        levels: Those of the last night; None before the first.
        shown: What the last night has published, by key, of rows that nobody touched since.
    """

    k: int
    l: int  # noqa: E741 - the paper's name
    seed: int
    least: bool = True
    people: dict[int, Person] = field(default_factory=dict)
    levels: Vector | None = None
    shown: dict[int, tuple[str | None, ...]] = field(default_factory=dict)
    _next: int = 1
    _kinds: int = len(JOBS)
    _chance: random.Random = field(default_factory=random.Random)

    def __post_init__(self) -> None:
        self._chance.seed(self.seed)

    # -- what happens between two nights: statements, and the same here --------------------------

    def come(self, rows: int, kinds: int = 2) -> list[str]:
        """Rows that are inserted, of so many different values."""
        self._kinds = kinds
        said = [self._insert() for _ in range(rows)]
        self._kinds = len(JOBS)
        return said

    def day(self) -> list[str]:
        """Inserts, updates and deletes at random."""
        events = [self._insert] * 6 + [self._go, self._move, self._move, self._note, self._again]
        return [
            self._chance.choice(events if len(self.people) > self.k else [self._insert])()
            for _ in range(self._chance.randint(1, 10))
        ]

    def _raw(self) -> Raw:
        """Half of what comes is of few kinds, as most of what is there."""
        choose, kinds = self._chance.choice, self._chance.choice([2, self._kinds])
        return (choose(JOBS[:kinds])[0], choose(ZIPS[:kinds]), choose(["f", "m", None][:kinds]))

    def _insert(self) -> str:
        return self._put(self._next)

    def _put(self, key: int) -> str:
        person = Person(self._raw(), self._chance.choice(ILLS), f"note {key}")
        self.people[key] = person
        self._next = max(self._next, key + 1)
        cells = ", ".join(map(_literal, (*person.raw, person.ill, person.note)))
        return f"INSERT INTO people (id, job, zip, sex, ill, note) VALUES ({key}, {cells})"

    def _any(self) -> int:
        return self._chance.choice(sorted(self.people))

    def _go(self) -> str:
        key = self._any()
        del self.people[key]
        self.shown.pop(key, None)
        return f"DELETE FROM people WHERE id = {key}"

    def _move(self) -> str:
        """One value, or all, of a row are written as they are."""
        key, fresh = self._any(), self._raw()
        person, some = self.people[key], self._chance.choice([(0,), (1,), (0, 1, 2)])
        old = list(person.raw)
        for place in some:
            old[place] = fresh[place]
        person.raw = (str(old[0]), str(old[1]), old[2])
        self.shown.pop(key, None)
        said = ", ".join(f"{QUASI[place]} = {_literal(old[place])}" for place in some)
        return f"UPDATE people SET {said} WHERE id = {key}"

    def _note(self) -> str:
        key = self._any()
        self.people[key].note += "!"
        return f"UPDATE people SET note = {_literal(self.people[key].note)} WHERE id = {key}"

    def _again(self) -> str:
        """Somebody else comes under a key that was somebody's who has gone."""
        key = self._any()
        self.shown.pop(key, None)
        self._put(key)
        person = self.people[key]
        cells = zip((*QUASI, "ill", "note"), (*person.raw, person.ill, person.note), strict=True)
        said = ", ".join(f"{name} = {_literal(cell)}" for name, cell in cells)
        return f"UPDATE people SET {said} WHERE id = {key}"

    # -- what a night may do -----------------------------------------------------------------------

    def violating(self, levels: Vector) -> int:
        """Rows in classes that a level vector leaves too small or too uniform."""
        return sum(
            len(rows)
            for rows in self._classes(self.people.items(), levels).values()
            if len(rows) < self.k or len({self.people[key].ill for key in rows}) < self.l
        )

    def _classes(
        self, people: Iterable[tuple[int, Person]], levels: Vector
    ) -> Mapping[tuple[str | None, ...], list[int]]:
        found: defaultdict[tuple[str | None, ...], list[int]] = defaultdict(list)
        for key, person in people:
            found[at(levels, person.raw)].append(key)
        return found

    def allowed(self, limit: int) -> list[Vector]:
        """Every level vector that a night may take: none below the last one's."""
        low = self.levels or (0,) * len(HEIGHTS)
        ranges = [range(least, height + 1) for least, height in zip(low, HEIGHTS, strict=True)]
        return [v for v in itertools.product(*ranges) if self.violating(v) <= limit]

    def night(self, levels: Vector, table: Sequence[tuple[object, ...]], limit: int = 0) -> None:
        """Look at the table after a run, which says that it took these levels.

        Args:
            levels: What it says.
            table: The rows (id, job, zip, sex, ill, note).
            limit: Rows that may be suppressed.

        Raises:
            AssertionError: something is not as it was promised.
        """
        allowed = self.allowed(limit)
        assert levels in allowed, f"{levels} are not among {allowed}"
        if self.least and limit == 0:
            lower = [v for v in allowed if v != levels and all(map(int.__le__, v, levels))]
            assert not lower, f"{levels} is more than is needed: {lower}"
        gone = self.people.keys() - {row[0] for row in table}
        assert len(gone) == self.violating(levels) <= limit
        for suppressed in gone:
            del self.people[suppressed]
            self.shown.pop(suppressed, None)
        found: dict[int, tuple[str | None, ...]] = {}
        for key, *cells in table:
            assert isinstance(key, int)
            person = self.people[key]
            assert tuple(cells[3:]) == (person.ill, person.note), "what is kept is not as it was"
            assert tuple(cells[:3]) == at(levels, person.raw), "not the label of what stood there"
            found[key] = at(levels, person.raw)
        assert found.keys() == self.people.keys()
        sizes = Counter(found.values())
        assert min(sizes.values(), default=self.k) >= self.k
        ills: defaultdict[tuple[str | None, ...], set[str]] = defaultdict(set)
        for key, label in found.items():
            ills[label].add(self.people[key].ill)
        assert all(len(one) >= self.l for one in ills.values())
        risen: defaultdict[tuple[str | None, ...], set[object]] = defaultdict(set)
        for untouched, before in self.shown.items():
            risen[before].add(found[untouched])
        assert all(len(now) == 1 for now in risen.values()), "a class was taken apart"
        self.levels, self.shown = levels, found


def _literal(cell: str | None) -> str:
    return "NULL" if cell is None else f"'{cell}'"

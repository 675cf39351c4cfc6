"""Values of one person are moved to different groups.

Groups of Anatomy are a colouring of the edges of a bipartite graph: an edge is a person with one of
her values, a colour a group, and no value and no person may have one colour twice. D. König (Math.
Ann. 77, 1916) showed that as many colours are enough as the most edges of one vertex, by the paths
of two colours that are taken here; D. de Werra (INFOR 9, 1971) that then all colours can have as
many edges, but for one, by paths that end with the colour that they begin with.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.bucketization.parting import Moved

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

NO_VALUE = -1
"""What is no value: a group may have it more than once."""


class Unit(NamedTuple):
    """A person with one of her values, in a group.

    Attributes:
        block: The block of groups among which it may be moved.
        part: The group.
        v: The value, or NO_VALUE.
        unit: Its number.
        person: The person; of what is nobody's a number below 0 that nothing else has.
    """

    block: int
    part: int
    v: int
    unit: int
    person: int


def kept_apart(units: Iterable[Unit], least: int) -> list[Moved]:
    """The units that go to another group of their block, so that no group has two of one person.

    Args:
        units: All units of some blocks, in the order of the blocks. A group has no value twice. No
            person has more units of a block than that has groups.
        least: How many values each group has, and is left with.
    """
    blocks = groupby(units, key=lambda one: one.block)
    return [one for _, block in blocks for one in _Block(list(block), least).moved()]


class _Block:
    """A block whose units are moved.

    Attributes:
        parts: Its groups.
        by_value: By value, its unit in each group.
        by_person: By person, her unit with a value in each group.
        rows: By group, its units with a value.
    """

    def __init__(self, units: list[Unit], least: int) -> None:
        self._units, self._least = units, least
        self.parts = sorted({one.part for one in units})
        self._places = {part: place for place, part in enumerate(self.parts)}
        self.by_value: defaultdict[int, dict[int, Unit]] = defaultdict(dict)
        self.by_person: defaultdict[int, dict[int, Unit]] = defaultdict(dict)
        self.rows: dict[int, dict[int, Unit]] = {part: {} for part in self.parts}

    def moved(self) -> Iterator[Moved]:
        """Place all; yields where units are that were elsewhere."""
        self._place([one for one in self._units if one.v != NO_VALUE])
        for part, rows in self.rows.items():
            yield from (Moved(one.unit, part) for one in rows.values() if one.part != part)
        for one in self._units:
            if one.v == NO_VALUE:
                to = self._nearest(one.part, self.by_person[one.person])
                if to != one.part:
                    yield Moved(one.unit, to)

    def _place(self, units: list[Unit]) -> None:
        """Place what has a value, first what can stay where it is."""
        loose: list[Unit] = []
        for one in units:
            if one.part in self.by_person[one.person]:
                loose.append(one)
            else:
                self._put(one, one.part)
        for one in loose:
            self._insert(one)
        for part in self.parts:
            while len(self.rows[part]) < self._least:
                self._fill(part)

    def _insert(self, unit: Unit) -> None:
        """Give a unit a place without its value; what its person has there goes to another one."""
        held = self.by_person[unit.person]
        here = self._nearest(unit.part, self.by_value[unit.v])
        if here in held:
            there = self._nearest(here, held)
            self._exchange(self._path(held[here], here, there, by_value=True), here, there)
        self._put(unit, here)

    def _fill(self, part: int) -> None:
        """Let a group get one unit more than it gives, of the nearest one that can spare it."""
        able = (other for other in self.parts if len(self.rows[other]) > self._least)
        giving = min(able, key=lambda other: (abs(other - part), other))
        for unit in self.rows[giving].values():
            alone = part not in self.by_person[unit.person]
            if alone or part not in self.by_value[unit.v]:  # a path can begin here
                path = self._path(unit, giving, part, by_value=alone)
                if len(path) % 2:
                    self._exchange(path, giving, part)
                    return
        raise ValueError("a group lacks a unit, and no other one can spare it")

    def _path(self, first: Unit, here: int, there: int, *, by_value: bool) -> list[Unit]:
        """The units that have to change places between two groups if one of them does.

        Args:
            first: That one, of `here`.
            here: A group.
            there: Another one.
            by_value: Whether it is followed by that with its value, else by that of its person.
        """
        path, following = [first], True
        while following:
            unit, to = path[-1], (there, here)[len(path) % 2 == 0]
            found = self.by_value[unit.v] if by_value else self.by_person[unit.person]
            following = to in found
            if following:
                path.append(found[to])
            by_value = not by_value
        return path

    def _exchange(self, path: list[Unit], here: int, there: int) -> None:
        """Let the units of a path, the first of which is in `here`, change places."""
        places = [
            (unit, *((here, there) if n % 2 == 0 else (there, here))) for n, unit in enumerate(path)
        ]
        for unit, left, _ in places:
            del self.rows[left][unit.unit], self.by_value[unit.v][left]
            del self.by_person[unit.person][left]
        for unit, _, entered in places:
            self._put(unit, entered)

    def _put(self, unit: Unit, part: int) -> None:
        self.rows[part][unit.unit] = unit
        self.by_value[unit.v][part] = self.by_person[unit.person][part] = unit

    def _nearest(self, part: int, taken: Collection[int]) -> int:
        """The group nearest to one that is not taken.

        Raises:
            ValueError: all are.
        """
        place = self._places[part]
        for step in range(len(self.parts)):
            for near in (place - step, place + step):
                if 0 <= near < len(self.parts) and self.parts[near] not in taken:
                    return self.parts[near]
        raise ValueError("a person has more values of a block than it has groups")

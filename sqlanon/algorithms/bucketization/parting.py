"""Rows of one person are moved to different classes of their bucket.

A bucket has a rows of each value, counterfeits among them, and is cut into a classes that have each
value once. Its rows are the edges of a bipartite graph of values and persons, and classes without
two rows of one person a colouring of the edges with a colours: D. König (Math. Ann. 77, 1916)
showed that there is one where no person has more than a rows, by the walk that is taken here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NOBODY = 0
"""The person of a counterfeit."""


class Held(NamedTuple):
    """A row in its class.

    Attributes:
        signature: Its bucket.
        part: The class, as a node of the tree of halves: 1, then 2 and 3 …
        v: Its value, which a class has once.
        unit: Its number.
        person: Its person; NOBODY of a counterfeit.
    """

    signature: int
    part: int
    v: int
    unit: int
    person: int


class Moved(NamedTuple):
    """A row, and the class that it goes to."""

    unit: int
    part: int


def parted(rows: Iterable[Held]) -> list[Moved]:
    """The rows that go to another class of their bucket, so that no class has two of a person's.

    Args:
        rows: All rows of some buckets, in the order of the buckets. No person has more rows of a
            bucket than that has classes.
    """
    buckets = groupby(rows, key=lambda row: row.signature)
    return [one for _, bucket in buckets for one in _Bucket(list(bucket)).moved()]


class _Bucket:
    """A bucket whose rows are moved.

    Attributes:
        parts: Its classes, neighbours in the tree of halves side by side.
        at: By value, the row in each class.
        places: By person, how many rows of hers are in which class.
    """

    def __init__(self, rows: list[Held]) -> None:
        deepest = max(row.part for row in rows).bit_length()
        found = {row.part for row in rows}
        self.parts = sorted(found, key=lambda part: part << (deepest - part.bit_length()))
        place = {part: number for number, part in enumerate(self.parts)}
        self.at: defaultdict[int, dict[int, Held]] = defaultdict(dict)
        self.places: defaultdict[int, Counter[int]] = defaultdict(Counter)
        for row in rows:
            self.at[row.v][place[row.part]] = row
            if row.person != NOBODY:
                self.places[row.person][place[row.part]] += 1

    def moved(self) -> Iterator[Moved]:
        """Separate all; yields where rows are that were elsewhere."""
        for person, held in self.places.items():
            for here in sorted(place for place, rows in held.items() if rows > 1):
                for value in [v for v, rows in self.at.items() if rows[here].person == person][1:]:
                    self._walk(value, here, self._nearest_without(person, here))
        for rows in self.at.values():
            for place, row in rows.items():
                if row.part != self.parts[place]:
                    yield Moved(row.unit, self.parts[place])

    def _nearest_without(self, person: int, here: int) -> int:
        """The class nearest to one that has no row of a person's."""
        held = self.places[person]
        for distance in range(1, len(self.parts)):
            for there in (here - distance, here + distance):
                if 0 <= there < len(self.parts) and not held[there]:
                    return there
        raise ValueError("a person has more rows of a bucket than it has classes")

    def _walk(self, value: int, here: int, there: int) -> None:
        """Move a row to a class that has none of its person's.

        The row of the same value that is there comes here; where its person has another one here,
        that goes there, and so on. Each value is met once: the walk comes to each row of the two
        classes from the other one.
        """
        met: set[int] = set()
        following: int | None = value
        while following is not None:
            met.add(following)
            rows = self.at[following]
            going, coming = rows[here], rows[there]
            rows[here], rows[there] = coming, going
            self._count(going.person, here, there)
            self._count(coming.person, there, here)
            following = None
            if coming.person != NOBODY and self.places[coming.person][here] > 1:
                following = next(
                    (
                        v
                        for v, others in self.at.items()
                        if v not in met and others[here].person == coming.person
                    ),
                    None,
                )

    def _count(self, person: int, left: int, entered: int) -> None:
        if person != NOBODY:
            self.places[person][left] -= 1
            self.places[person][entered] += 1

"""m-invariance in plain Python: what a series must be, and how many counterfeits it takes.

Slow and obvious; it shares nothing with sqlanon. After Xiao, Tao, SIGMOD 2007, definitions 3 to 5.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Signature = frozenset[str]


@dataclass(frozen=True)
class Class:
    """A class of a release: who is in it, and the values of all its rows."""

    members: frozenset[str]
    values: tuple[str, ...]

    @property
    def signature(self) -> Signature:
        """The set of its values."""
        return frozenset(self.values)


@dataclass
class Series:
    """Releases as they come, and what has to be kept of them.

    Attributes:
        m: Different values of a class.
        kept: The signature of everybody who was in a release, as it was in the last one.
    """

    m: int
    kept: dict[str, Signature] = field(default_factory=dict)

    def staying(self, source: Mapping[str, str | None]) -> dict[str, Signature]:
        """Who has a signature, and a value that is in it: who has another value is somebody new."""
        return {
            person: self.kept[person]
            for person, value in source.items()
            if person in self.kept and value in self.kept[person]
        }

    def needed(self, source: Mapping[str, str | None]) -> tuple[int, int]:
        """How many persons have to be left out at least, and how many counterfeits there are then.

        All ways are tried in which newcomers of each value balance buckets.
        """
        staying = self.staying(source)
        missing = self._missing(source, staying)
        fresh = Counter(value for person, value in source.items() if person not in staying)
        without = fresh.pop(None, 0)
        new: dict[str, int] = {value: n for value, n in fresh.items() if value is not None}
        return min(
            (
                without + sum(new.values()) - taken - dealt,
                missing.total() - taken,
            )
            for chosen in itertools.product(
                *(range(min(n, missing[value]) + 1) for value, n in new.items())
            )
            for taken in [sum(chosen)]
            for dealt in [self._dealt([n - t for n, t in zip(new.values(), chosen, strict=True)])]
        )

    def _missing(
        self, source: Mapping[str, str | None], staying: Mapping[str, Signature]
    ) -> Counter[str]:
        """How many rows of each value the buckets of who stays lack."""
        buckets: dict[Signature, Counter[str]] = {}
        for person, signature in staying.items():
            value = source[person]
            assert value is not None
            buckets.setdefault(signature, Counter())[value] += 1
        missing: Counter[str] = Counter()
        for signature, held in buckets.items():
            for value in signature:
                missing[value] += max(held.values()) - held[value]
        return missing

    def _dealt(self, fresh: Sequence[int]) -> int:
        """How many can be in classes of m different values: of no value more than 1/m of them."""
        shares = [[min(n, most) for n in fresh] for most in range(max(fresh, default=0) + 1)]
        return max(
            (sum(one) for one in shares if self.m * max(one, default=0) <= sum(one)), default=0
        )

    def published(
        self,
        source: Mapping[str, str | None],
        classes: Sequence[Class],
        counterfeits: Sequence[int],
        left_out: int,
    ) -> list[str]:
        """What is wrong with a release, after which it counts as one of the series.

        Args:
            source: The value of everybody who is in the source.
            classes: The release.
            counterfeits: How many rows of each class are said to be counterfeits.
            left_out: How many persons are said to be left out.
        """
        staying = self.staying(source)
        wrong = [
            what
            for one, said in zip(classes, counterfeits, strict=True)
            for what in self._faults(source, staying, one, said)
        ]
        everybody = Counter(person for one in classes for person in one.members)
        if any(n > 1 for n in everybody.values()):
            wrong.append("a person is there twice")
        if staying.keys() - everybody.keys():
            wrong.append("somebody who stays is left out")
        if (len(source) - len(everybody), sum(counterfeits)) != self.needed(source):
            wrong.append("too many are left out, or counterfeit")
        if len(source) - len(everybody) != left_out:
            wrong.append("who is left out is miscounted")
        self.kept |= {person: one.signature for one in classes for person in one.members}
        return wrong

    def _faults(
        self,
        source: Mapping[str, str | None],
        staying: Mapping[str, Signature],
        one: Class,
        forged: int,
    ) -> list[str]:
        """What is wrong with a class."""
        shown = Counter(source[person] for person in one.members)
        signatures = {staying.get(person, one.signature) for person in one.members}
        faults = {
            "a class is not m-unique": len(set(one.values)) < len(one.values)
            or len(one.values) < self.m,
            "a class of nobody": not one.members,
            "counterfeits are miscounted": len(one.values) - len(one.members) != forged,
            "a person is not shown with her value": bool(shown - Counter(one.values)),
            "a signature has changed": bool(signatures - {one.signature}),
        }
        return [what for what, true in faults.items() if true]

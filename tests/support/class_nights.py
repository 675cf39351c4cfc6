"""Nights of a table in place by algorithms that choose no levels, told by plain Python.

It does not know how they search. It knows what stood in every row, which classes of the last night
still hold, who lies within their labels, and that no class may be taken apart. It imports nothing
of sqlanon.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from nights import JOBS, STEPS, ZIPS, Nights, masked

if TYPE_CHECKING:
    from collections.abc import Sequence

ZIP_ROWS: list[tuple[str, ...]] = [
    (code, *(masked(code, step) for step in STEPS), "*") for code in ZIPS
]
SEX_ROWS: list[tuple[str, ...]] = [("f", "*"), ("m", "*")]
TREES: tuple[list[tuple[str, ...]], ...] = ([*JOBS], ZIP_ROWS, [*SEX_ROWS])

Label = tuple[str | None, ...]


def path(column: int, value: str | None) -> list[str | None]:
    """A value or label and all labels above it, each once; NULL has only the root."""
    if value is None or value == "*":
        return list(dict.fromkeys([value, "*"]))
    row = next(row for row in TREES[column] if value in row)
    return list(dict.fromkeys(row[row.index(value) :]))


def leaves(column: int, label: str | None, null: int) -> int:
    """Leaves below a label; NULL is one where it occurs."""
    if label is None:
        return 1
    return sum(label in row for row in TREES[column]) + null * (label == "*")


@dataclass(slots=True)
class ClassNights(Nights):
    """As Nights, for labels of any level in each row.

    Attributes:
        published: What the last night has published, of rows that are still there or not.
    """

    published: frozenset[Label] = field(default_factory=frozenset)

    def class_night(
        self, before: dict[int, Label], table: Sequence[tuple[object, ...]], came: int | None
    ) -> int:
        """Look at the table after a run.

        Args:
            before: What stood in the quasi-identifiers before it, by key.
            table: The rows (id, job, zip, sex, ill, note).
            came: Rows that the run says have come; None where it says that all were raw.

        Returns:
            Rows that have come and joined a class that stood there.

        Raises:
            AssertionError: something is not as it was promised.
        """
        after = {int(str(key)): (job, zip_, sex) for key, job, zip_, sex, *_ in table}
        assert after.keys() == self.people.keys(), "nobody is suppressed here"
        for key, *cells in table:
            person = self.people[int(str(key))]
            assert tuple(cells[3:]) == (person.ill, person.note), "what is kept is not as it was"
        found: dict[int, Label] = {}
        for key, label in after.items():
            texts = tuple(None if one is None else str(one) for one in label)
            for column, one in enumerate(texts):
                assert one in path(column, self.people[key].raw[column]), "no label of what it was"
                assert one in path(column, before[key][column]), "finer than what stood there"
            found[key] = texts
        classes = _by_label(found)
        for members in classes.values():
            assert self._make_a_class(members)
        standing = {key for key, label in before.items() if label in self.published}
        assert came == (len(before) - len(standing) if standing else None)
        stood = _by_label({key: before[key] for key in standing})
        for members in stood.values():
            assert len({found[key] for key in members}) == 1, "a class was taken apart"
        joined = self._joined(before, found, stood)
        self.published = frozenset(classes)
        return joined

    def _joined(
        self, before: dict[int, Label], found: dict[int, Label], stood: dict[Label, list[int]]
    ) -> int:
        """Who came joined the class that loses least, where all that hold stay as they were."""
        null = [int(any(one[column] is None for one in before.values())) for column in range(3)]

        def loss(label: Label) -> Fraction:
            return sum(
                (
                    Fraction(leaves(column, one, null[column]), len(rows) + null[column])
                    for column, (one, rows) in enumerate(zip(label, TREES, strict=True))
                ),
                Fraction(0),
            )

        chosen: dict[int, list[Label]] = {}
        for key, cells in before.items():
            holds = [
                label
                for label in stood
                if cells not in stood
                and all(one in path(c, cells[c]) for c, one in enumerate(label))
            ]
            least = min(map(loss, holds), default=None)
            chosen[key] = [label for label in holds if loss(label) == least]
        joins = {label: [key for key, held in chosen.items() if held == [label]] for label in stood}
        holding = {
            label for label, rows in stood.items() if self._make_a_class([*rows, *joins[label]])
        }
        if any(len(held) > 1 and not {*held} <= holding for held in chosen.values()):
            return 0  # which of two classes somebody joins decides whether it holds
        inside = {key for key, held in chosen.items() if held and {*held} <= holding}
        rest = [k for k, cells in before.items() if cells not in holding and k not in inside]
        if rest and not self._make_a_class(rest):
            return 0  # all cells are searched together
        for label in holding:
            assert {found[key] for key in stood[label]} == {label}, "it was moved without need"
        for key in inside:
            assert found[key] in chosen[key], "another class holds it, and loses less"
        return len(inside)

    def _make_a_class(self, keys: list[int]) -> bool:
        return len(keys) >= self.k and len({self.people[key].ill for key in keys}) >= self.l


def _by_label(found: dict[int, Label]) -> dict[Label, list[int]]:
    made: defaultdict[Label, list[int]] = defaultdict(list)
    for key, label in found.items():
        made[label].append(key)
    return dict(made)

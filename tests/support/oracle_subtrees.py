"""Top-down specialization and bottom-up generalization, row by row.

The slow, obvious definitions that `top_down` and `bottom_up` must agree with. Imports nothing from
sqlanon.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from oracle_search import WHOLE, Tables, holds, name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from oracle_lattice import Row, Tree, Value
    from oracle_search import Asked

Cut: TypeAlias = tuple[dict["Value", int], ...]
"""For each attribute the level at which each of its values is published."""
Class: TypeAlias = tuple[frozenset["Value"], ...]
"""For each attribute the values that share its node."""
Step: TypeAlias = tuple[int, int, int, frozenset["Value"]]
"""Attribute, level now, least code (these break ties), and the values that change their level."""


@dataclass(frozen=True)
class Subtrees:
    """A table, its trees, k, rows that may be suppressed, and a column to be learnt.

    `limits` are the least and the greatest level of each attribute. `models` are those that a class
    can violate though it is large enough; `k` is of all. `tables.source` has a dictionary of the
    other columns for each row.
    """

    rows: Sequence[Row]
    trees: Sequence[Tree]
    k: int
    limit: int
    taught: Sequence[Value] | None = None
    limits: Sequence[tuple[int, int]] | None = None
    models: Sequence[Asked] = ()
    tables: Tables = field(default_factory=lambda: Tables([]))

    # -- what a cut makes of the rows -----------------------------------------------------------

    def values(self, place: int) -> list[Value]:
        """The values that occur, in the order of their codes: depth-first, strays at the end."""
        found = {row[place] for row in self.rows}
        plain = sorted(found, key=lambda value: (value is None, value or ""))
        position = {value: at for at, value in enumerate(plain)}
        tree = self.trees[place]
        root = tree.paths[0][-1]

        def key(value: Value) -> tuple[object, ...]:
            stray = value is None and tree.height > 1 and tree.label(value, 1) == root
            groups = [
                min(position[other] for other in self.group(place, value, level))
                for level in range(tree.height - 1, 0, -1)
            ]
            return (stray, *groups, position[value])

        return sorted(found, key=key)

    def group(self, place: int, value: Value, level: int) -> frozenset[Value]:
        """The values that share a value's node at a level."""
        if level == 0:
            return frozenset({value})
        tree = self.trees[place]
        found = {row[place] for row in self.rows}
        label = tree.label(value, level)
        return frozenset(other for other in found if tree.label(other, level) == label)

    def classes(self, cut: Cut) -> list[Class]:
        """The class of each row."""
        return [
            tuple(self.group(place, value, cut[place][value]) for place, value in enumerate(row))
            for row in self.rows
        ]

    def violating(self, of: Sequence[Class]) -> set[Class]:
        """The classes that are too small or violate another model."""
        bad = {its for its, n in Counter(of).items() if n < self.k}
        for its in {*of} - bad if self.models else ():
            members = [row for row, one in zip(self.tables.source, of, strict=True) if one == its]
            if not all(holds(asked, members, 0, self.tables) for asked in self.models):
                bad.add(its)
        return bad

    def published(self, cut: Cut) -> list[Row | None]:
        """Every row under a cut; None for those that are suppressed."""
        of = self.classes(cut)
        bad = self.violating(of)
        return [
            None
            if its in bad
            else tuple(
                tree.label(value, levels[value])
                for tree, levels, value in zip(self.trees, cut, row, strict=True)
            )
            for row, its in zip(self.rows, of, strict=True)
        ]

    def loss(self, cut: Cut) -> Fraction:
        """LM, the sum over rows of weighted losses; a suppressed row loses everything."""
        lost = Fraction(0)
        for row, shown in zip(self.rows, self.published(cut), strict=True):
            for tree, levels, value in zip(self.trees, cut, row, strict=True):
                share = Fraction(1) if shown is None else tree.loss(value, levels[value])
                lost += tree.weight * share
        return lost

    def generalization(self, cut: Cut) -> Fraction:
        """The same, as if no row were suppressed."""
        return sum(
            (
                tree.weight * tree.loss(value, levels[value])
                for row in self.rows
                for tree, levels, value in zip(self.trees, cut, row, strict=True)
            ),
            Fraction(0),
        )

    def information(self, place: int, values: frozenset[Value], level: int) -> Fraction:
        """What a node at a level tells of the column less than its children, in 10^-9 bits."""
        if self.taught is None:
            raise ValueError("there is no column to be learnt")
        rows = [(row[place], s) for row, s in zip(self.rows, self.taught, strict=True)]
        inside = [(self.group(place, value, level - 1), s) for value, s in rows if value in values]
        after = sum(
            entropy([s for child, s in inside if child == one])
            * sum(child == one for child, _ in inside)
            for one in {child for child, _ in inside}
        )
        gain = entropy([s for _, s in inside]) - after / len(inside)
        return Fraction(max(round(gain * 10**9), 0))

    def suppressed(self, cut: Cut) -> int:
        """Rows in violating classes."""
        return self.published(cut).count(None)

    def fits(self, cut: Cut) -> bool:
        """Whether no more rows are suppressed than may be, and some are left."""
        lost = self.suppressed(cut)
        return lost <= self.limit and (lost < len(self.rows) or not self.rows)

    # -- the algorithms -------------------------------------------------------------------------

    def top_down(self, score: str) -> Cut | None:
        """Where specialization ends; None if even its beginning does not do."""
        cut = self._level(1)
        if not self.fits(cut):
            return None
        while True:
            of = self.classes(cut)
            bad = self.violating(of)
            smallest = min((n for its, n in Counter(of).items() if its not in bad), default=0)
            rated = []
            for step in self._steps(cut, -1):
                place, level, code, values = step
                below = self._taken(cut, step, -1)
                if not self.fits(below):
                    continue
                of = self.classes(below)
                bad = self.violating(of)
                made = Counter(
                    its for its, row in zip(of, self.rows, strict=True) if row[place] in values
                )
                published = [n for its, n in made.items() if its not in bad]
                anonymity = max(smallest - min(published, default=smallest), 0)
                gain = (
                    self.loss(cut) - self.loss(below)
                    if self.taught is None
                    else self.information(place, values, level)
                )
                if gain < 0:
                    continue
                divisor = anonymity + 1 if score == "2007" else anonymity or 1
                rated.append((-gain / divisor, (place, level, code), step))
            if not rated:
                return cut
            cut = self._taken(cut, min(rated, key=lambda one: one[:2])[2], -1)

    def bottom_up(self) -> Cut | None:
        """Where generalization ends; None if even its end does not do."""
        cut = self._level(0)
        while not self.fits(cut):
            of = self.classes(cut)
            bad = self.violating(of)
            smallest = min(Counter(of).values())
            rated = []
            for step in self._steps(cut, 1):
                place, level, code, values = step
                above = self._taken(cut, step, 1)
                # a class that is large enough need not become larger
                raised = 0
                if smallest < self.k:
                    raised = min(Counter(self.classes(above)).values()) - smallest
                touched = (
                    its in bad
                    for its, row in zip(of, self.rows, strict=True)
                    if row[place] in values
                )
                rank = 0 if raised > 0 else 1 if any(touched) else 2
                loss = (
                    self.generalization(above) - self.generalization(cut)
                    if self.taught is None
                    else self.information(place, values, level + 1)
                )
                rated.append((rank, loss / max(raised, 1), (place, level, code), step))
            if not rated:
                return None
            cut = self._taken(cut, min(rated, key=lambda one: one[:3])[3], 1)
        return cut

    def _level(self, end: int) -> Cut:
        """All values at their least (0) or greatest (1) level."""
        limits = self.limits or [(0, tree.height) for tree in self.trees]
        return tuple(
            dict.fromkeys(self.values(place), pair[end]) for place, pair in enumerate(limits)
        )

    def _steps(self, cut: Cut, direction: int) -> Iterator[Step]:
        """The steps that can be taken, each once."""
        limits = self.limits or [(0, tree.height) for tree in self.trees]
        for place, levels in enumerate(cut):
            order = self.values(place)
            low, top = limits[place]
            for value in order:
                level = levels[value]
                if not low <= level + direction <= top:
                    continue
                values = self.group(place, value, max(level, level + direction))
                # upwards all of the node's values must be right below it
                if value == min(values, key=order.index) and all(
                    levels[other] == level for other in values
                ):
                    yield place, level, order.index(value), values

    def _taken(self, cut: Cut, step: Step, direction: int) -> Cut:
        place, level, _, values = step
        moved = {
            value: level + direction if value in values else at for value, at in cut[place].items()
        }
        return (*cut[:place], moved, *cut[place + 1 :])


def modelled(
    rows: Sequence[Row], trees: Sequence[Tree], limit: int, models: Sequence[Asked], tables: Tables
) -> Subtrees:
    """A table under models; a bound on mean risk is reached by classes that are large enough."""
    size = max((size_of(asked) for asked in models), default=1)
    single = [asked for asked in models if name_of(asked) not in WHOLE]
    return Subtrees(rows, trees, size, limit, models=single, tables=tables)


def size_of(asked: Asked) -> int:
    """Rows that a class needs for a model by definition, or with which the table's mean holds."""
    ((name, said),) = asked.items()
    if name == "average_risk":
        return math.ceil(1 / Fraction(str(said["threshold"])).limit_denominator(10**9))
    if name == "sample_uniqueness":
        return 1 if said["threshold"] >= 1 else 2
    option = {"k_anonymity": "k", "alpha_k": "k", "l_diversity": "l", "m_uniqueness": "m"}
    return math.ceil(float(said.get(option.get(name, ""), 1)))


def entropy(values: Sequence[Value]) -> float:
    """Shannon's entropy in bits."""
    shares = [n / len(values) for n in Counter(values).values()]
    return -math.fsum(share * math.log2(share) for share in shares)

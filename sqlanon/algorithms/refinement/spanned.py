"""Refinement of classes by the loss of their spans: ranges, sets, subtrees.

Gains of moves, and the order of rows around a seed, are estimates: they treat hierarchies, and sets
of very many values, as ranges. The decision is by exact losses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from sqlanon.algorithms.refinement.refining import SWAPS, ClassesView, Refinement, Ways
from sqlanon.algorithms.refinement.scored import BITS, as_range
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.sql.statement import Fragment, WorkTable


# -- what rows span --------------------------------------------------------------------------------

MOST = 100
"""Cells of a class, or 2k, beyond which it stays as it is: each cut of a pair is tried, and where
other models than k have made classes large that would be millions."""


@dataclass(frozen=True, slots=True)
class SpanRefinement(Refinement):
    """A refinement of classes by the loss of their rows' spans.

    Attributes:
        attributes: The quasi-identifiers; losses of all rows are whole numbers of 64 bits.
        relaxed: Whether rows of a cell may be dealt to both classes of a pair.
    """

    attributes: Sequence[Scored]
    relaxed: bool

    @override
    def alone(self) -> WorkTable:
        return self.workspace.make(
            "refine/alone",
            "alone",
            cells=self.problem.frequency_set.cells,
            attributes=self.near,
            bits=BITS,
        )

    @override
    def view_classes(self, assignment: WorkTable, alone: WorkTable) -> ClassesView:
        workspace, near = self.workspace, self.near
        of_cells = self.of_cells(assignment)
        members = workspace.make(
            "refine/members",
            "members",
            assignment=of_cells,
            cells=self.problem.frequency_set.cells,
            attributes=near,
        )
        classes = workspace.make(
            "refine/classes",
            "classes",
            members=members,
            guessed=self.estimate_distance(alone)["guess"],
            **self.exact(),
        )
        medoids = workspace.make("refine/medoids", "medoids", members=members, attributes=near)
        beside = () if of_cells is assignment else (of_cells,)
        return ClassesView(assignment, alone, members, classes, medoids, beside)

    @override
    def moves(self, seen: ClassesView, blocks: WorkTable, tried: WorkTable) -> WorkTable:
        large = bool(self.problem.conditions.subjects) and not self.by_value
        return self.workspace.make(
            "refine/moves",
            "moves",
            members=seen.members,
            classes=seen.classes,
            blocks=blocks,
            tried=tried,
            most=max(MOST, 2 * self.problem.requirements.sufficient) if large else None,
            **self.estimate_distance(seen.alone),
        )

    @override
    def pool(self, pairs: WorkTable, seen: ClassesView) -> WorkTable:
        return self.workspace.make(
            "refine/pool", "pool", pairs=pairs, members=seen.members, alone=seen.alone
        )

    @override
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: ClassesView, seeds: int) -> Ways:
        workspace, k = self.workspace, self.problem.requirements.sufficient
        guessed = self.estimate_distance(seen.alone)
        around = workspace.make("refine/around", "around", pool=pool, seeds=seeds, **guessed)
        cuts = workspace.make(
            "refine/cuts", "cuts", around=around, pool=pool, relaxed=self.relaxed, k=k, seeds=seeds
        )
        sides = workspace.make("refine/sides", "sides", around=around, cuts=cuts, **self.exact())
        going = workspace.make(
            "refine/going",
            "going",
            pairs=pairs,
            members=seen.members,
            classes=seen.classes,
            most=SWAPS,
            **guessed,
        )
        swaps = workspace.make("refine/swaps", "swaps", going=going, pairs=pairs, k=k)
        workspace.fill(
            sides, "refine/swapped", swaps=swaps, pairs=pairs, members=seen.members, **self.exact()
        )
        return Ways(around, sides, (cuts, going), swaps)

    def of_cells(self, assignment: WorkTable) -> WorkTable:
        """Build relation (cell, class, n) of the classes."""
        return assignment

    @property
    def near(self) -> list[Scored]:
        """The attributes as guesses take them."""
        return [as_range(attribute) for attribute in self.attributes]

    def estimate_distance(self, alone: WorkTable) -> dict[str, Any]:
        """Return the values that templates need to estimate distances of cells."""
        near = self.near
        guess = self.workspace.fragment("order/loss", attributes=near)
        return {"attributes": near, "guess": guess, "alone": alone}

    def exact(self) -> dict[str, Any]:
        """Return the values that templates need to compute exact losses of rows."""
        lost = self.workspace.fragment("order/loss", attributes=self.attributes)
        return {"attributes": self.attributes, "bits": BITS, "lost": lost}


# -- rows that are exchanged by value --------------------------------------------------------------
#
# A refinement in which the rows of each sensitive value are divided separately. The class nearest
# to the seed gets as many rows of a value as one class of the pair had before. So rows are
# exchanged only with rows of the same value, and each class has the distribution of one of the
# former two. If several values are halved as one, neighbours in their order are exchanged too, and
# the models decide.

_QUOTAS = [Sql("o.own"), Sql("o.total - o.own")]
"""Rows of the values that are taken for one in either class of a pair."""


@dataclass(frozen=True, slots=True)
class Exchange(SpanRefinement):
    """A refinement of classes of rows with a sensitive value.

    `refine` takes and returns a relation (cell, s, class, n) of them.

    Attributes:
        width: How many values, one after the other, are taken for one.
    """

    width: int

    @property
    @override
    def by_value(self) -> bool:
        """Rows of a cell differ by their sensitive value."""
        return True

    @override
    def of_cells(self, assignment: WorkTable) -> WorkTable:
        return self.workspace.make("by_value/assignment", "cells_of", by_value=assignment)

    @override
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: ClassesView, seeds: int) -> Ways:
        workspace, assignment = self.workspace, seen.assignment
        rows = workspace.make(
            "exchange/rows", "rows", assignment=assignment, pairs=pairs, width=self.width
        )
        guessed = self.estimate_distance(seen.alone)
        around = workspace.make(
            "exchange/around", "around", pool=pool, rows=rows, seeds=seeds, **guessed
        )
        sides = workspace.make(
            "exchange/sides", "sides", around=around, quotas=_QUOTAS, **self.exact()
        )
        return Ways(around, sides, (rows,))

    @override
    def select_division(self, better: WorkTable, ways: Ways, seen: ClassesView) -> Fragment:
        return self.workspace.fragment("exchange/dealt", better=better, around=ways.around)

"""Exchange of rows by value: classes that were cut by value are refined, and keep their values.

As a refinement, but the rows of each sensitive value are dealt by themselves: as many of them as a
class of the pair had go back to it, or as many as the other one had. Those nearest to the seed are
one class, so that rows change places with rows of the same value, and each class has the
distribution that one had before. Where values are halved as one, neighbours in their order are
exchanged too, and the models decide.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.algorithms.refinement.refining import Seen, Ways
from sqlanon.algorithms.refinement.spanned import SpanRefinement
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.sql.statement import Fragment, WorkTable

_QUOTAS = [Sql("o.own"), Sql("o.total - o.own")]
"""Rows of the values that are taken for one in either class of a pair."""


@dataclass(frozen=True, slots=True)
class Exchange(SpanRefinement):
    """Classes of rows of cells with a sensitive value, and how they are refined.

    `refined` takes and gives a relation (cell, s, class, n) of them.

    Attributes:
        width: How many values, one after the other, are taken for one.
    """

    width: int

    @property
    @override
    def by_value(self) -> bool:
        """By the sensitive one."""
        return True

    @override
    def of_cells(self, assignment: WorkTable) -> WorkTable:
        return self.workspace.make("by_value/assignment", "cells_of", by_value=assignment)

    @override
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: Seen, seeds: int) -> Ways:
        workspace, assignment = self.workspace, seen.assignment
        rows = workspace.make(
            "exchange/rows", "rows", assignment=assignment, pairs=pairs, width=self.width
        )
        guessed = self.guessed(seen.alone)
        around = workspace.make(
            "exchange/around", "around", pool=pool, rows=rows, seeds=seeds, **guessed
        )
        sides = workspace.make(
            "exchange/sides", "sides", around=around, quotas=_QUOTAS, **self.exact()
        )
        return Ways(around, sides, (rows,))

    @override
    def dealt(self, better: WorkTable, ways: Ways, seen: Seen) -> Fragment:
        return self.workspace.fragment("exchange/dealt", better=better, around=ways.around)

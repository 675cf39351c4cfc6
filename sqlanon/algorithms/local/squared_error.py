"""Refinement of clusters that lose their squared distances from their means.

All distances are of whole steps, and what classes lose is a whole number: rounded down before, and
up after, so that a pair is dealt anew only where the sum of squares is really less. Rows of a pair
are put in order along lines through its mean and one of its outermost cells, since the best two
parts of given sizes lie on both sides of a plane.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.local.axes import axes_of
from sqlanon.algorithms.refinement.refining import SWAPS, Refinement, Seen, Ways
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.local.axes import Axis
    from sqlanon.algorithms.persons import Crowd
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Cut(NamedTuple):
    """Rows on the near side of a cut, and which rows have one."""

    near: Sql
    where: Sql


@dataclass(frozen=True, slots=True)
class ErrorRefinement(Refinement):
    """Classes of rows of cells, of persons with a column s that tells these apart.

    Attributes:
        axes: The attributes, in steps of which squares of sums fit into 64 bits.
        most: Rows of a pair at most.
        crowd: The persons whom classes need; None where they need k rows.
    """

    axes: Sequence[Axis]
    most: int
    crowd: Crowd | None

    @classmethod
    def of(
        cls, workspace: Workspace, problem: Problem, assignment: WorkTable, crowd: Crowd | None
    ) -> ErrorRefinement:
        """That of some classes.

        Args:
            workspace: Runs the statements.
            problem: The cells and the models.
            assignment: Relation (cell, class, n), or (cell, s, class, n) of persons.
            crowd: Those persons.
        """
        staged = problem.frequency_set
        most = 2 * workspace.count("squared_error/largest", assignment=assignment)
        axes = axes_of(workspace, staged, most * most)
        return cls(workspace, problem, axes, most, crowd)

    @property
    @override
    def by_value(self) -> bool:
        """By the person."""
        return self.crowd is not None

    @override
    def alone(self) -> WorkTable:
        cells = self.problem.frequency_set.cells
        return self.workspace.make(
            "squared_error/points", "points", cells=cells, attributes=self.axes
        )

    @override
    def seen(self, assignment: WorkTable, alone: WorkTable) -> Seen:
        workspace, shape = self.workspace, {"attributes": self.axes}
        members = workspace.make(
            "squared_error/members",
            "members",
            assignment=assignment,
            points=alone,
            by_value=self.by_value,
            **shape,
        )
        classes = workspace.make("squared_error/classes", "classes", members=members, **shape)
        means = workspace.make("squared_error/means", "means", classes=classes, **shape)
        return Seen(assignment, alone, members, classes, means)

    @override
    def moves(self, seen: Seen, blocks: WorkTable, tried: WorkTable) -> WorkTable:
        return self.workspace.make(
            "squared_error/moves",
            "moves",
            members=seen.members,
            classes=seen.classes,
            blocks=blocks,
            tried=tried,
            most=self.most,
            attributes=self.axes,
        )

    @override
    def pool(self, pairs: WorkTable, seen: Seen) -> WorkTable:
        return self.workspace.make(
            "squared_error/pool",
            "pool",
            pairs=pairs,
            members=seen.members,
            by_value=self.by_value,
            attributes=self.axes,
        )

    @override
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: Seen, seeds: int) -> Ways:
        workspace, shape = self.workspace, {"attributes": self.axes}
        around = workspace.make(
            "squared_error/around",
            "around",
            pool=pool,
            seeds=seeds,
            by_value=self.by_value,
            nobody=None if self.crowd is None else self.crowd.nobody,
            also=Sql(", s" if self.by_value else ""),
            **shape,
        )
        sides = workspace.make(
            "squared_error/sides", "sides", around=around, cuts=self._cuts(), **shape
        )
        if self.crowd is not None:
            return Ways(around, sides)
        going = workspace.make(
            "squared_error/going",
            "going",
            pairs=pairs,
            members=seen.members,
            classes=seen.classes,
            most=SWAPS,
            **shape,
        )
        k = self.problem.asked.sufficient
        swaps = workspace.make("refine/swaps", "swaps", going=going, pairs=pairs, k=k)
        workspace.fill(
            sides,
            "squared_error/swapped",
            swaps=swaps,
            pairs=pairs,
            members=seen.members,
            classes=seen.classes,
            **shape,
        )
        return Ways(around, sides, (going,), swaps)

    def _cuts(self) -> list[_Cut]:
        """Where a pair may be cut; rows of a cell that are one person's stay together."""
        end = Sql("ahead + n")
        if self.crowd is not None:
            k = self.crowd.k
            return [_Cut(end, Sql(f"near >= {k} AND behind >= {k}"))]
        k = self.problem.asked.sufficient
        first, last = Sql(f"{k}"), Sql(f"total - {k}")
        return [
            _Cut(end, Sql(f"{end} >= {k} AND {end} <= {last}")),
            _Cut(first, Sql(f"ahead < {k} AND {end} > {k} AND {last} >= {k}")),
            _Cut(last, Sql(f"ahead < {last} AND {end} > {last} AND {last} > {k}")),
        ]

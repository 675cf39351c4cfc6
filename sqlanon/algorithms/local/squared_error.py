"""Clusters of numbers: distances of values, and a refinement by squared distances from means.

A row x that moves from C to D gains |C|/(|C| - 1) d(x, mean C)^2 - |D|/(|D| + 1) d(x, mean D)^2,
means and quotients rounded down. Seeds are the 20 cells farthest from the mean of both clusters.
Rows are sorted from the seed's end of the line, ties by cell, then by person. They are cut after a
cell, after k rows, or before the last k rows. SSE is concave in the rows divided, so another cut
within a cell saves no more. Swaps exchange cells that are nearer to the other mean, and are not
used if persons are counted. Steps are coarser if squares of sums would exceed 64 bits.

All distances are integer steps, and losses of classes are integers. They are rounded down before a
division and up after it, so that a pair is divided again only if the exact sum of squares is less.
Rows of a pair are sorted along lines through its mean and one of its outermost cells, because the
best two parts of given sizes are on two sides of a plane.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.refinement.refining import SWAPS, ClassesView, Refinement, Ways
from sqlanon.errors import UnsupportedError
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.local.shared import Crowd
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- distances in whole steps ----------------------------------------------------------------------

_FINE = 1 << 20
"""Steps at most from the least value of an attribute to NULL, beyond all of them."""
_STANDARD = 1 << 12
"""Steps of a standard deviation at most."""
_ROOM = 1 << 61
"""Bound of squared distances in a block, and of their products with its rows."""
_DIGITS = 3
"""Significant digits of a scale; engines agree on more."""


class _Moments(NamedTuple):
    """Moments of the values of an attribute; None in an attribute without values.

    Attributes:
        half: Half of the range of the values.
        total: The sum of their distances from the least value, in shares of the longest.
    """

    half: float | None
    rows: int
    total: float | None
    squares: float | None


class _Spread(NamedTuple):
    """Half of the range of values, and their standard deviation as a share of the range.

    That is a 256th at least.
    """

    half: float
    unit: float


@dataclass(frozen=True, slots=True)
class Axis:
    """An attribute as the templates measure it.

    Attributes:
        dictionary: Relation (value, code, …).
        factor: Steps of a unit of its values.
    """

    index: int
    dictionary: WorkTable
    factor: float
    beyond: int

    @property
    def none(self) -> float:
        """A distance that counts as none: a millionth of a step."""
        return 1e-6 / self.factor if self.factor else 0.0


def axes_of(workspace: Workspace, frequency_set: FrequencySet, largest: int) -> list[Axis]:
    """Scale the values of each attribute to steps, with as many per standard deviation.

    Args:
        largest: Rows by which squared distances are multiplied at most.

    Raises:
        UnsupportedError: differences of values are too large or too small for doubles.
    """
    attributes = frequency_set.attributes
    # NULL is one range beyond the values, so distances are at most two ranges
    most = math.isqrt(_ROOM // (8 * max(largest, 1) * len(attributes)))
    finest = min(_FINE, max(most, 1))
    spread = [_spread(workspace, one) for one in attributes]
    steps = min((finest / 2 * one.unit for one in spread if one is not None), default=_STANDARD)
    return [
        _axis(attribute, one, min(steps, _STANDARD), finest)
        for attribute, one in zip(attributes, spread, strict=True)
    ]


def _spread(workspace: Workspace, attribute: Attribute) -> _Spread | None:
    """Measure the spread of an attribute's values; None if all are equal."""
    found = workspace.ask_one("microaggregation/moments", _Moments, dictionary=attribute.dictionary)
    half, rows = found.half or 0.0, found.rows
    if not rows or not half:
        return None
    mean = (found.total or 0.0) / rows
    deviation = math.sqrt(max((found.squares or 0.0) / rows - mean * mean, 0.0))
    return _Spread(half, max(deviation, 1 / 256))


def _axis(attribute: Attribute, spread: _Spread | None, steps: float, finest: int) -> Axis:
    """Scale an attribute so that its standard deviation is a given number of steps."""
    if spread is None:
        return Axis(attribute.index, attribute.dictionary, 0.0, finest)
    half = spread.half
    factor = float(f"{steps / spread.unit / half / 2:.{_DIGITS}g}")
    if half > sys.float_info.max / 2 or math.isinf(factor):
        raise UnsupportedError(
            f"columns.{attribute.name}: the values are too far apart or too close together for "
            "distances in double precision; scale them in a view, and use it as the source"
        )
    return Axis(
        attribute.index, attribute.dictionary, factor, 2 * math.floor(half * factor * 2) + 2
    )


# -- the refinement --------------------------------------------------------------------------------


class _Cut(NamedTuple):
    """Rows on the near side of a cut, and which rows have one."""

    near: Sql
    where: Sql


@dataclass(frozen=True, slots=True)
class ErrorRefinement(Refinement):
    """A refinement of classes of rows of cells, or of persons, whom a column s identifies.

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
        """Build the refinement of given classes.

        Args:
            assignment: Relation (cell, class, n), or (cell, s, class, n) of persons.
        """
        staged = problem.frequency_set
        most = 2 * workspace.count("squared_error/largest", assignment=assignment)
        axes = axes_of(workspace, staged, most * most)
        return cls(workspace, problem, axes, most, crowd)

    @property
    @override
    def by_value(self) -> bool:
        """Rows of a cell differ by their person if persons are counted."""
        return self.crowd is not None

    @override
    def alone(self) -> WorkTable:
        cells = self.problem.frequency_set.cells
        return self.workspace.make(
            "squared_error/points", "points", cells=cells, attributes=self.axes
        )

    @override
    def view_classes(self, assignment: WorkTable, alone: WorkTable) -> ClassesView:
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
        return ClassesView(assignment, alone, members, classes, means)

    @override
    def moves(self, seen: ClassesView, blocks: WorkTable, tried: WorkTable) -> WorkTable:
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
    def pool(self, pairs: WorkTable, seen: ClassesView) -> WorkTable:
        return self.workspace.make(
            "squared_error/pool",
            "pool",
            pairs=pairs,
            members=seen.members,
            by_value=self.by_value,
            attributes=self.axes,
        )

    @override
    def ways(self, pairs: WorkTable, pool: WorkTable, seen: ClassesView, seeds: int) -> Ways:
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
        k = self.problem.requirements.sufficient
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
        """Select the allowed cuts of pairs. Rows of one person in a cell stay together."""
        end = Sql("ahead + n")
        if self.crowd is not None:
            k = self.crowd.k
            return [_Cut(end, Sql(f"near >= {k} AND behind >= {k}"))]
        k = self.problem.requirements.sufficient
        first, last = Sql(f"{k}"), Sql(f"total - {k}")
        return [
            _Cut(end, Sql(f"{end} >= {k} AND {end} <= {last}")),
            _Cut(first, Sql(f"ahead < {k} AND {end} > {k} AND {last} >= {k}")),
            _Cut(last, Sql(f"ahead < {last} AND {end} > {last} AND {last} > {k}")),
        ]

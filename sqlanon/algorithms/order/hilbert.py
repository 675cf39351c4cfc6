"""An order of cells along Hilbert's curve through the grid of their codes.

J. Skilling, Programming the Hilbert curve, AIP Conf. Proc. 707, 2004, a statement for each halving
of the grid: boxes of that size are numbered in the order in which the curve goes through them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

AXES = 62
"""Attributes that a whole number of 64 bits has a bit for, to number the boxes of one size."""


class _Axis(NamedTuple):
    """An attribute, and the least and the greatest of its codes."""

    attribute: int
    least: int
    greatest: int


def along_the_curve(
    workspace: Workspace, cells: WorkTable, attributes: Sequence[Scored]
) -> tuple[WorkTable, int]:
    """Relation (cell, place), and the rounds that it took.

    The sides of the grid are a power of two, and hold the codes of the attribute that has most.
    Those of the others are drawn out to the same length: a curve goes as far in an attribute of
    two values then as in any other, and both lose everything at the other end.
    """
    ends = workspace.ask("order/ends", _Axis, cells=cells, attributes=attributes)
    axes = [axis for axis in ends if axis.least < axis.greatest]
    rounds = max((axis.greatest - axis.least for axis in axes), default=0).bit_length()
    points = workspace.make("order/grid", "points", cells=cells, axes=axes, far=(1 << rounds) - 1)
    for done in range(rounds):
        workspace.progress(Progress("search", done))
        nearer = workspace.make(
            "order/curve",
            "points",
            points=points,
            axes=len(axes),
            done=done,
            half=1 << (rounds - done - 1),
        )
        workspace.drop(points)
        points = nearer
    order = workspace.make("order/along", "order", points=points, done=rounds)
    workspace.drop(points)
    return order, rounds

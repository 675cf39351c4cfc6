"""An order of cells by one sort: attributes first that lose much for the little that they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.algorithms.refinement.neighbours import AT_ONCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_DIGITS = 9
"""Significant digits in which attributes are compared; engines agree on more."""


class _Spread(NamedTuple):
    """What k rows drawn at random lose in an attribute, and its entropy in nats."""

    attribute: int
    entropy: float | None
    units: float | None


class Sorted(NamedTuple):
    """Cells in the order of a sort.

    Attributes:
        relation: (cell, g1, g2, …, place): the ranks of the first 1, 2, … attributes of the sort.
        listed: The attributes in the order in which they are sorted by.
    """

    relation: WorkTable
    listed: list[int]


def sorted_cells(
    workspace: Workspace, cells: WorkTable, attributes: Sequence[Scored], k: int
) -> Sorted:
    """The cells, sorted."""
    listed = _listed(workspace, cells, attributes, k)
    order = cells
    for ranked in range(0, max(len(listed), 1), AT_ONCE):
        until = ranked + AT_ONCE
        said = {"listed": listed[ranked:until], "left": listed[until:], "ranked": ranked}
        before, order = order, workspace.make("order/sort", "order", cells=order, **said)
        if ranked:
            workspace.drop(before)
    return Sorted(order, listed)


def _listed(
    workspace: Workspace, cells: WorkTable, attributes: Sequence[Scored], k: int
) -> list[int]:
    """The attributes, by the loss that a nat of their values saves, the largest first.

    To keep the rows of a class alike in an attribute, it has to stand early in the sort, and its
    entropy is what this costs all those that stand behind it.
    """
    found = workspace.ask("order/spread", _Spread, cells=cells, attributes=attributes, k=k)
    spread = {one.attribute: one for one in found}

    def saved(attribute: Scored) -> float:
        units, entropy = spread[attribute.index].units, spread[attribute.index].entropy
        if not units or not entropy or entropy <= 0:
            return 0.0
        return float(f"{attribute.scale * units / entropy:.{_DIGITS}g}")

    return [a.index for a in sorted(attributes, key=lambda a: (-saved(a), a.index))]

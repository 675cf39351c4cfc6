"""Which of several orders is cut: a guess at what each one loses, in a statement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.refinement.scored import BITS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def of_least_loss(
    workspace: Workspace,
    cells: WorkTable,
    orders: Sequence[WorkTable],
    attributes: Sequence[Scored],
    k: int,
) -> WorkTable:
    """The order whose runs of k rows lose least, the first of those that lose alike.

    Runs are cut anywhere, so that they lose more than the best cut, but about as much more in each
    order: of six tables with k of 5 and up to 50, by sets and by spans, the order of the least
    guess was that of the least loss in each of 24 cases. On Adult a guess takes 0.03 CPU seconds,
    the best cut 0.5.

    Args:
        workspace: Runs the statements, one for each order.
        cells: The cells.
        orders: Relations with columns (cell, place).
        attributes: The quasi-identifiers, scored as the cut scores them.
        k: Rows of a class.
    """
    return min(orders, key=lambda order: guessed(workspace, cells, order, attributes, k))


def guessed(
    workspace: Workspace,
    cells: WorkTable,
    order: WorkTable,
    attributes: Sequence[Scored],
    k: int,
) -> int:
    """What the rows of an order lose in runs of k rows, those of a cell beyond k left out."""
    return workspace.count(
        "order/guess", cells=cells, order=order, attributes=attributes, bits=BITS, k=k
    )

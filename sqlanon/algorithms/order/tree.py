"""An order of cells by a tree: parts are cut into single cells, and turned to their neighbours.

The first parts are cells that are alike in the attributes which come first in a sort, as many of
these as leave parts that are large beside a class: on Adult better cuts than the tree's own.

All parts are cut in the same statements. A part is known by the place at which it begins in the
order, so that nothing has to be numbered anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.order.scored import BITS, as_range
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

ROUNDS = 100
"""Most rounds; cells of a part that is not cut by then stand in the order of the sort."""
SMALL = 3
"""Cells of a part that is not worth a cut: on Adult they lose less than 0.04 % more as sorted."""
LARGE = 40
"""Classes of k rows in a first part, on average. On Adult, k = 50, parts of 10 cost 1 % of loss."""
PARTS = 300
"""First parts at most, where ranks are scored: on 3,000,000 rows like Adult's, k = 10, 7,500 of
them lose 0.78 %, 300 of them 0.67 %. Sets lose 5 % less with 7,500."""


def cut_to_cells(
    workspace: Workspace,
    frequency_set: FrequencySet,
    scored: Sequence[Scored],
    sort: WorkTable,
    k: int,
) -> tuple[WorkTable, int]:
    """Relation (cell, place), and the rounds that it took.

    Args:
        workspace: Runs the statements.
        frequency_set: The cells.
        scored: Its attributes.
        sort: Relation (cell, g1, g2, …, place) of their order by one sort.
        k: Rows of a class.
    """
    attributes = [as_range(attribute) for attribute in scored]
    common = {"attributes": attributes, "bits": BITS}
    lost = workspace.fragment("order/loss", attributes=attributes)
    columns = Sql("".join(f", b.{name}" for a in attributes for name in a.columns))
    opened = workspace.make(
        "order/root",
        "open",
        cells=frequency_set.cells,
        order=sort,
        alike=_alike(workspace, sort, len(attributes), _first_parts(scored, frequency_set.rows, k)),
        count=len(attributes),
    )
    boxes = workspace.make("order/box", "boxes", open=opened, **common)
    rounds = 0
    while rounds < ROUNDS and (parts := workspace.count("order/left", open=opened, small=SMALL)):
        workspace.progress(Progress("search", rounds, parts))
        rounds += 1
        cuts = workspace.make("order/cuts", "cuts", open=opened, small=SMALL, **common)
        sides = workspace.make("order/sides", "sides", open=opened, cuts=cuts, **common)
        chosen = workspace.make("order/chosen", "chosen", sides=sides, lost=lost)
        turned = workspace.make(
            "order/turned", "turned", chosen=chosen, sides=sides, boxes=boxes, lost=lost, **common
        )
        parted = workspace.make("order/parted", "parted", turned=turned, sides=sides)
        named = {"turned": turned, "parted": parted}
        beyond = workspace.make(
            "order/boxes", "boxes", boxes=boxes, sides=sides, columns=columns, **named
        )
        split = workspace.make("order/open", "open", open=opened, cuts=cuts, **named, **common)
        workspace.drop(opened, boxes, cuts, sides, chosen, turned, parted)
        opened, boxes = split, beyond
    order = workspace.make("order/placed", "order", open=opened, order=sort)
    workspace.drop(opened, boxes)
    return order, rounds


def _first_parts(scored: Sequence[Scored], rows: int, k: int) -> int:
    """How many parts there are to begin with, at most."""
    parts = rows // (LARGE * k)
    return parts if any(attribute.is_set for attribute in scored) else min(parts, PARTS)


def _alike(workspace: Workspace, sort: WorkTable, count: int, most: int) -> int:
    """The first attributes of a sort of which cells are alike in a part, for so many parts."""
    ((*groups,),) = workspace.rows("order/groups", order=sort, count=count)
    return max((place for place, n in enumerate(groups, start=1) if n <= most), default=0)

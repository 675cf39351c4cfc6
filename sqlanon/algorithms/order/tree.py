"""An order of cells by a tree: parts are cut into single cells, and turned to their neighbours.

The first parts are cells that are alike in the attributes which come first in a sort, as many of
these as leave parts that are large beside a class: on Adult better cuts than the tree's own.

All parts are cut in the same statements. A part is known by the place at which it begins in the
order, so that nothing has to be numbered anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms.order.scored import BITS, as_range
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import Fragment, WorkTable
    from sqlanon.sql.workspace import Workspace

ROUNDS = 100
"""Most rounds; cells of a part that is not cut by then stand in the order of the sort."""
SMALL = 3
"""Cells of a part that is not worth a cut: on Adult they lose less than 0.04 % more as sorted."""
MANY = 100_000
"""Cells of a table from which on loss is given for time. Parts are cut in four at once, in the two
attributes of which most of the own loss is removed, so that there are half as many rounds and no
cut is tried in all attributes. 3,000,000 rows like Adult's, k = 10, then lose NCP 0.70 % instead of
0.67 %, sets 0.55 % instead of 0.50 %, and the tree takes 2.8 CPU seconds instead of 7. On Adult,
with 19,000 cells, it would be 5.1 % instead of 4.9 %."""
SMALL_OF_MANY = 8
"""The same as SMALL there; of those losses 0.01 % are by this."""
FEW = 100
"""Cells for each part that is left, from which on a round is not worth its statements: on Adult the
last three of 17, which lose less than 0.02 % less, and take a sixth of the tree's CPU seconds."""
LARGE = 40
"""Classes of k rows in a first part, on average. On Adult, k = 50, parts of 10 cost 1 % of loss."""
PARTS = 1_000
"""First parts at most, where ranks are scored: on 3,000,000 rows like Adult's, k = 10, 5,600 of
them lose 0.78 %, 440 of them 0.67 %. Sets lose 4 % less with 5,000."""


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
    opened = workspace.make(
        "order/root",
        "open",
        cells=frequency_set.cells,
        order=sort,
        alike=_alike(workspace, sort, len(attributes), _first_parts(scored, frequency_set.rows, k)),
        count=len(attributes),
    )
    cutting = _Rounds(workspace, attributes, in_four=frequency_set.cell_count >= MANY)
    small = cutting.small
    boxes = workspace.make("order/box", "boxes", open=opened, **cutting.common)
    settled = workspace.table("settled", {"cell": int, "part": int})
    few = 0 if cutting.in_four else frequency_set.cell_count // FEW
    rounds = before = 0
    while rounds < ROUNDS and (parts := workspace.count("order/left", boxes=boxes, small=small)):
        if parts <= few and parts < before:
            break
        before = parts
        workspace.progress(Progress("search", rounds, parts))
        rounds += 1
        workspace.fill(settled, "order/settled", open=opened, small=small)
        split, beyond = cutting.cut(opened, boxes)
        workspace.drop(opened, boxes)
        opened, boxes = split, beyond
    workspace.fill(settled, "order/settled", open=opened, small=frequency_set.rows)
    workspace.analyze(settled)
    order = workspace.make("order/placed", "order", settled=settled, order=sort)
    workspace.drop(opened, boxes, settled)
    return order, rounds


@dataclass(frozen=True, slots=True)
class _Rounds:
    """How all parts are cut in a round.

    Attributes:
        workspace: Runs the statements.
        attributes: The quasi-identifiers as ranges, and sets of few values.
        in_four: Whether parts are cut in four, and their cuts chosen by less.
    """

    workspace: Workspace
    attributes: Sequence[Scored]
    in_four: bool

    @property
    def small(self) -> int:
        """Cells of a part that is not cut, at most."""
        return SMALL_OF_MANY if self.in_four else SMALL

    @property
    def common(self) -> dict[str, Any]:
        """What templates of a round print."""
        masks = max((attribute.masks for attribute in self.attributes), default=0)
        return {"attributes": self.attributes, "bits": BITS, "masks": masks, "small": self.small}

    def _columns(self, of: str) -> Sql:
        """The columns that say what a part spans, of a relation by this name."""
        return Sql("".join(f", {of}.{name}" for one in self.attributes for name in one.columns))

    def cut(self, opened: WorkTable, boxes: WorkTable) -> tuple[WorkTable, WorkTable]:
        """Relations of cells and of parts for the next round."""
        workspace, common = self.workspace, self.common
        lost = workspace.fragment("order/loss", attributes=self.attributes)
        cuts = workspace.make("order/cuts", "cuts", open=opened, **common)
        children: WorkTable | Fragment
        if self.in_four:
            chosen = workspace.make("order/two_cuts", "chosen", cuts=cuts, **common)
            children = made = workspace.make(
                "order/quarters", "quarters", open=opened, chosen=chosen, **common
            )
        else:
            made = workspace.make(
                "order/sides", "sides", open=opened, cuts=cuts, lost=lost, **common
            )
            chosen = workspace.make("order/chosen", "chosen", sides=made, cuts=cuts, **common)
            children = workspace.fragment(
                "order/halves", sides=made, chosen=chosen, s_columns=self._columns("s")
            )
        neighbours = workspace.fragment(
            "order/neighbours",
            boxes=boxes,
            b_columns=self._columns("b"),
            f_columns=self._columns("f"),
        )
        near = {"children": children, "neighbours": neighbours, "lost": lost, **common}
        turned = workspace.make("order/turned", "turned", chosen=chosen, **near)
        twisted = None
        if self.in_four:
            twisted = workspace.fragment("order/twisted", turned=turned, **near)
        beyond = workspace.make(
            "order/boxes",
            "boxes",
            boxes=boxes,
            chosen=chosen,
            children=children,
            turned=turned,
            twisted=twisted,
            b_columns=self._columns("b"),
            r_columns=self._columns("r"),
        )
        split = workspace.make(
            "order/open",
            "open",
            open=opened,
            chosen=chosen,
            boxes=beyond,
            in_four=self.in_four,
            **common,
        )
        workspace.drop(cuts, made, chosen, turned)
        return split, beyond


def _first_parts(scored: Sequence[Scored], rows: int, k: int) -> int:
    """How many parts there are to begin with, at most."""
    parts = rows // (LARGE * k)
    return parts if any(attribute.is_set for attribute in scored) else min(parts, PARTS)


def _alike(workspace: Workspace, sort: WorkTable, count: int, most: int) -> int:
    """The first attributes of a sort of which cells are alike in a part, for so many parts."""
    ((*groups,),) = workspace.rows("order/groups", order=sort, count=count)
    return max((place for place, n in enumerate(groups, start=1) if n <= most), default=0)

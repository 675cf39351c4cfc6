"""Orders of all cells: by one sort, along Hilbert's curve, or by a tree of halves."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.algorithms.refinement.refining import AT_ONCE
from sqlanon.algorithms.refinement.scored import BITS, as_range
from sqlanon.source.frequency_set import hardly_repeated
from sqlanon.sql.statement import Sql, name_in_statement
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import Fragment, WorkTable
    from sqlanon.sql.workspace import Workspace


# -- one sort --------------------------------------------------------------------------------------

_DIGITS = 9
"""Significant digits in which attributes are compared; engines agree on more."""


class _Spread(NamedTuple):
    """The loss of k random rows in an attribute, and the entropy of the attribute in nats."""

    attribute: int
    entropy: float | None
    units: float | None


class Sorted(NamedTuple):
    """Cells in the order of a sort.

    Attributes:
        relation: (cell, g1, g2, …, place): the ranks of the first 1, 2, … attributes of the sort.
    """

    relation: WorkTable
    listed: list[int]


def sort_cells(
    workspace: Workspace, cells: WorkTable, attributes: Sequence[Scored], k: int
) -> Sorted:
    """Sort the cells."""
    listed = _sort_attributes(workspace, cells, attributes, k)
    order = cells
    for ranked in range(0, max(len(listed), 1), AT_ONCE):
        until = ranked + AT_ONCE
        said = {"listed": listed[ranked:until], "left": listed[until:], "ranked": ranked}
        before, order = order, workspace.make("order/sort", "order", cells=order, **said)
        if ranked:
            workspace.drop(before)
    return Sorted(order, listed)


def _sort_attributes(
    workspace: Workspace, cells: WorkTable, attributes: Sequence[Scored], k: int
) -> list[int]:
    """Sort the attributes by the loss that a nat of their values saves, largest first.

    An attribute whose values a class should share must be early in the sort. Its entropy measures
    the cost of that to all later attributes.
    """
    found = workspace.ask("order/spread", _Spread, cells=cells, attributes=attributes, k=k)
    spread = {one.attribute: one for one in found}

    def loss_per_nat(attribute: Scored) -> float:
        units, entropy = spread[attribute.index].units, spread[attribute.index].entropy
        if not units or not entropy or entropy <= 0:
            return 0.0
        return float(f"{attribute.scale * units / entropy:.{_DIGITS}g}")

    return [a.index for a in sorted(attributes, key=lambda a: (-loss_per_nat(a), a.index))]


# -- Hilbert's curve -------------------------------------------------------------------------------
#
# J. Skilling, Programming the Hilbert curve, AIP Conf. Proc. 707, 2004, a statement for each
# halving of the grid: boxes of that size are numbered in the order in which the curve goes through
# them.

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
    """Build relation (cell, place), and count the rounds.

    A code becomes floor((code - least) (2^b - 1) / (greatest - least)), with 2^b - 1 the least that
    holds the codes of every column. The curve goes from (0, ..., 0) to the far end of the first
    column, a statement for each of the b halvings. In eight columns of Adult it is no better than
    Mondrian.

    The sides of the grid are a power of two, large enough for the attribute with most codes. The
    codes of the others are stretched to the same length, so that the curve goes as far in an
    attribute of two values as in any other: in both, the other end loses everything.
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


# -- a tree ----------------------------------------------------------------------------------------
#
# The first parts are cells that are equal in the first attributes of a sort, as many attributes as
# leave parts that are large compared with a class. On Adult these are better cuts than the tree's.
#
# A part is cut in two by the spans of its sides. If many attributes are sets, it is cut in four by
# the expected loss of k random rows, because a rare value of a large part is in few of its classes
# although the part spans it. On Adult sets then lose 3.86 %, not 3.97 % (k = 10), and 10.38 %, not
# 10.52 % (k = 50), in half as many rounds.
#
# The expected loss of k rows in a set with n_v rows of value v, of p rows in all, is
# sum_v min(p, k n_v) - p. In a range it is the sum of (v' - v) min(p, k below, k (p - below)) over
# its steps. A cut saves the loss before it less that after it, times the weight over the divisor.
#
# All parts are cut in the same statements, or in one recursive query for all rounds if the engine
# supports it. A part is identified by its first place in the order, so that parts need no new
# numbers.

ROUNDS = 100
"""Maximum of rounds. Cells of a part that is still uncut keep the order of the sort."""
SMALL = 3
"""Cells of a part that is not worth a cut: on Adult they lose less than 0.04 % more as sorted."""
MANY = 100_000
"""Cells of a table from which on speed is preferred to loss: parts are always cut in four.
3,000,000 rows like Adult's, k = 10, then lose NCP 0.70 % instead of 0.67 %, and the tree takes 2.8
CPU seconds instead of 7. On Adult, with 19,000 cells, it would be 5.1 % instead of 4.9 %."""
SMALL_OF_MANY = 8
"""SMALL for such tables. It accounts for 0.01 % of those losses."""
SMALL_OF_CLASS = 5
"""Parts of at most k / 5 cells are small too, because most are inside one class. On Adult, k = 50,
this loses 0.15 % more of sets and 0.6 % of NCP, and saves a fifth of the tree's time."""
FEW = 16
"""Cells of the table per remaining part from which on a round is not worth its statements. On Adult
these are the last three rounds of 14. They lose 0.5 % less (k = 10; at most 0.6 % for all other k
and for normal, log-normal and Zipf-like columns), and take a fifth of the tree's CPU seconds."""
FEW_IN_FOUR = 100
"""FEW if parts are cut in four. With 20 the sets of Adult, k = 5, lose 1 % more."""
LARGE = 40
"""Classes of k rows in a first part, on average. On Adult, k = 50, parts of 10 cost 1 % of NCP."""
LARGE_OF_SETS = 10
"""LARGE if most loss is in sets. On Adult, k = 10, parts of 10 lose 2 % less than those of 40, in
one round less. With k = 50 parts of 2 lose 3 % more."""
PARTS = 1_000
"""First parts at most: on 3,000,000 rows like Adult's, k = 10, 5,600 of them lose NCP 0.78 %, 440
of them 0.67 %; 30,000 of them sets 0.57 %, 440 of them 0.50 %."""
NARROW = 16
"""Values of an attribute in a part, on average, that it may be cut into single ones of to begin
with. It loses little by one more of many. 30,000 rows with 50 regions, sex, age and a log-normal
income, k = 5: NCP 4.0 % where first parts are of one region and sex, 3.0 % where of one sex; Adult
begins with attributes of 2 to 7 values."""


def cut_to_cells(
    workspace: Workspace,
    frequency_set: FrequencySet,
    scored: Sequence[Scored],
    sort: Sorted,
    k: int,
    *,
    final: bool,
) -> tuple[WorkTable, int]:
    """Build relation (cell, place), and count the rounds.

    Args:
        sort: The cells in the order of one sort.
        final: Whether classes stay as they are cut. If they may be merged for other models, the
            loss of k rows says less than the span of parts: Adult, t-closeness of 0.2 and 0.3, then
            loses a third and a sixth less by spans.
    """
    attributes = [as_range(attribute) for attribute in scored]
    half_are_sets = 2 * sum(one.is_set for one in attributes) >= max(len(attributes), 1)
    sets, many = final and half_are_sets, frequency_set.cell_count >= MANY
    first = min(frequency_set.rows // (k * (LARGE_OF_SETS if sets else LARGE)), PARTS)
    alike = _alike(workspace, sort.relation, len(attributes), first)
    # a part loses nothing in these attributes, and its halves lose equally next to another part
    attributes = [one for one in attributes if one.index not in sort.listed[:alike]]
    opened = workspace.make(
        "order/root",
        "open",
        cells=frequency_set.cells,
        order=sort.relation,
        alike=alike,
        attributes=attributes,
    )
    small = max(SMALL_OF_MANY if many else SMALL, k // SMALL_OF_CLASS)
    few = 0 if many else frequency_set.cell_count // (FEW_IN_FOUR if sets else FEW)
    cutting = _Rounds(
        workspace, attributes, small, few, in_four=many or sets, drawn=k if sets else None
    )
    # without a column to cut by there is no round, and its statement would be malformed
    if attributes and not many and workspace.backend.recurses:
        order = cutting.at_once(opened, sort.relation)
        return order, workspace.count("order/turns", order=order)
    boxes = workspace.make("order/box", "boxes", open=opened, **cutting.common)
    settled = workspace.table("settled", {"cell": int, "part": int})
    rounds = before = 0
    while rounds < ROUNDS and (parts := workspace.count("order/left", boxes=boxes, small=small)):
        if parts <= few and parts < before:
            break
        before = parts
        workspace.progress(Progress("search", rounds, parts))
        rounds += 1
        workspace.fill(settled, "order/settled", open=opened, small=small)
        ordered = hardly_repeated(frequency_set, parts, frequency_set.rows) if not sets else []
        opened, boxes = cutting.cut(opened, boxes, ordered)
    workspace.fill(settled, "order/settled", open=opened, small=frequency_set.rows)
    workspace.analyze(settled)
    order = workspace.make("order/placed", "order", settled=settled, order=sort.relation)
    workspace.drop(opened, boxes, settled)
    return order, rounds


@dataclass(frozen=True, slots=True)
class _Rounds:
    """The rule by which all parts are cut in a round.

    Attributes:
        attributes: The quasi-identifiers as ranges, and sets of few values.
        small: Cells of a part that is not cut, at most.
        few: Number of remaining parts for which another round is not worth its statements.
        in_four: Whether parts are cut in four, by the two cuts that save their attributes most;
            else in two, by the cut after which rows lose least in all attributes.
        drawn: Rows of a class, if a cut in four is scored by the expected loss of so many rows of a
            part; None if it is scored by the span of all rows.
    """

    workspace: Workspace
    attributes: Sequence[Scored]
    small: int
    few: int
    in_four: bool
    drawn: int | None

    @property
    def common(self) -> dict[str, Any]:
        """The values that the templates of a round need."""
        masks = max((attribute.masks for attribute in self.attributes), default=0)
        return {
            "attributes": self.attributes,
            "bits": BITS,
            "masks": masks,
            "small": self.small,
            "drawn": self.drawn,
        }

    def _columns(self, of: str) -> Sql:
        """Return the columns of a part's spans, in a relation by this name."""
        return Sql("".join(f", {of}.{name}" for one in self.attributes for name in one.columns))

    def cut(
        self, opened: WorkTable, boxes: WorkTable, ordered: Sequence[int]
    ) -> tuple[WorkTable, WorkTable]:
        """Build the relations of cells and parts for the next round, and drop those of this one.

        Args:
            ordered: Attributes whose codes are not counted first, where they are ranges.
        """
        split, beyond, used = self._steps(self.workspace.make, opened, boxes, ordered)
        self.workspace.drop(opened, boxes, *used)
        return split, beyond

    def at_once(self, opened: WorkTable, order: WorkTable) -> WorkTable:
        """Build relation (cell, place, turn) by one statement for all rounds.

        It is planned once. What parts span is found anew in each turn, which counts where cells
        are many: on Adult, 18,000 of them, it takes 0.21 CPU seconds and rounds 0.43; with 100,000
        0.9 and 1.2, with 450,000 in four 2.4 and 2.1.
        """
        workspace = self.workspace
        queries: list[tuple[WorkTable, Fragment]] = []

        def column_name(template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
            queries.append((name_in_statement(label), workspace.fragment(template, **values)))
            return name_in_statement(label)

        spans = column_name("order/box", "spans", open=name_in_statement("tree"), **self.common)
        split, beyond, _ = self._steps(column_name, name_in_statement("cells"), spans)
        made = workspace.make(
            "order/tree_at_once",
            "order",
            open=opened,
            order=order,
            queries=queries,
            split=split,
            uncut=workspace.fragment("order/left", boxes=beyond, small=self.small),
            few=self.few,
            rounds=ROUNDS,
            **self.common,
        )
        workspace.drop(opened)
        return made

    def _steps(
        self,
        make: Callable[..., WorkTable],
        opened: WorkTable,
        boxes: WorkTable,
        ordered: Sequence[int] = (),
    ) -> tuple[WorkTable, WorkTable, list[WorkTable]]:
        """Build the relations of cells and parts for the next round, and intermediate ones."""
        workspace, common = self.workspace, self.common
        lost = workspace.fragment("order/loss", attributes=self.attributes)
        in_order = [one for one in self.attributes if one.ranged and one.index in ordered]
        counted = [one for one in self.attributes if one not in in_order]
        cuts = make(
            "order/cuts",
            "cuts",
            open=opened,
            **{**common, "attributes": counted, "ordered": in_order},
            gains=True,
            widest=False,
            sets=False,
        )
        children: WorkTable | Fragment
        if self.in_four:
            chosen = make("order/two_cuts", "chosen", cuts=cuts, **common)
            children = made = make(
                "order/quarters", "quarters", open=opened, chosen=chosen, **common
            )
        else:
            made = make("order/sides", "sides", open=opened, cuts=cuts, lost=lost, **common)
            chosen = make("order/chosen", "chosen", sides=made, cuts=cuts, **common)
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
        turned = make("order/turned", "turned", in_four=self.in_four, **near)
        twisted = None
        if self.in_four:
            twisted = workspace.fragment("order/twisted", turned=turned, **near)
        beyond = make(
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
        split = make(
            "order/open",
            "open",
            open=opened,
            chosen=chosen,
            boxes=beyond,
            in_four=self.in_four,
            **common,
        )
        return split, beyond, [cuts, made, chosen, turned]


def _alike(workspace: Workspace, sort: WorkTable, count: int, most: int) -> int:
    """Count the first attributes of a sort in which cells of so many parts are equal."""
    ((*groups,),) = workspace.rows("order/groups", order=sort, count=count)
    alike = 0
    for before, n in pairwise([1, *groups]):
        if n > most or n > NARROW * before:
            break
        alike += 1
    return alike

"""The loss of an attribute in a cluster, computed from state columns of cells and clusters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlanon.common.integers import exact_scales
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

Measure = Literal["gil", "set", "span"]

BITS = 62
"""Values that one integer of 64 bits can encode, each by one bit."""
WORDS = 4
"""Whole numbers that hold a set; one of more values is scored by its span of ranks."""
STEPS = 2**20
"""Steps that the range of a column is divided into if its distances are no small integers."""


class _Ends(NamedTuple):
    """The row of cluster/distance: distances between values of the column, and no value."""

    differ: int
    distance: int | None


@dataclass(frozen=True, slots=True)
class Measured:
    """An attribute as the templates see it.

    The state columns depend on the kind of attribute:

    - A number or an ordered value: a cell has `x`, its place on a line, and a cluster `lo` and
      `hi`.
    - A hierarchy: a cell has `k0, k1, …`, the nodes above it, and `u0, u1, …`, their losses. A
      cluster has the nodes above one of its cells, and `v`, the level of the common ancestor.
    - A set: a cell has the bit of its value, and whether it is NULL. A cluster has the bits of all
      its values.

    Attributes:
        scale: Exact weight of one unit of its loss.
        divisor: Units that it loses at most.
        levels: Levels of its hierarchy with the values and the root; none without.
        words: The first code of each integer that encodes values of a set by bits.
        null_code: The code of NULL, where a set may hold it.
        line: Relation (code, place) where places are distances between values, and no ranks.
        nodes: Relation (code, k0, u0, k1, u1, …) of a hierarchy.
    """

    index: int
    scale: int
    divisor: int
    levels: tuple[int, ...] = ()
    words: tuple[int, ...] = ()
    null_code: int | None = None
    line: WorkTable | None = None
    nodes: WorkTable | None = None

    @property
    def ranged(self) -> bool:
        """Whether its loss follows from its least and greatest place."""
        return not self.levels and not self.words

    @property
    def carried(self) -> list[Sql]:
        """The columns that mean the same of a cell and of a cluster."""
        names = [f"{letter}{self.index}_{level}" for letter in "ku" for level in self.levels]
        bits = [f"b{self.index}_{number}" for number in range(len(self.words))]
        hidden = [] if self.null_code is None else [f"lacks{self.index}", f"known{self.index}"]
        return [Sql(name) for name in (*names, *bits, *hidden)]

    @property
    def cluster_columns(self) -> list[Sql]:
        """The columns that a cluster carries."""
        if self.ranged:
            return [Sql(f"lo{self.index}"), Sql(f"hi{self.index}")]
        return [*([Sql(f"v{self.index}")] if self.levels else []), *self.carried]

    @property
    def columns(self) -> list[Sql]:
        """The columns that a cell carries."""
        return [Sql(f"x{self.index}")] if self.ranged else self.carried


@dataclass(frozen=True, slots=True)
class InNetwork:
    """The input of the templates for a network whose persons are the cells.

    Attributes:
        met: Relation (a, b, shared) of persons of one block: 1 where they are linked, and 1 for
            each person who is linked with both.
        others: Persons who may tell two of them apart; at least 1.
        scale: Exact weight of one step of distance.
    """

    met: WorkTable
    others: int
    scale: int
    steps: int = STEPS


def make_comparable(
    workspace: Workspace, frequency_set: FrequencySet, measure: Measure
) -> list[Measured]:
    """Make the losses of attributes comparable.

    Args:
        measure: `gil`: numbers lose the distance of the ends of a range, hierarchies the height of
            the subtree under the lowest common ancestor. `set`: the published labels, by ranks of
            ranges, leaves, numbers of values. `span`: the same, and ranks of categories.
    """
    found = [_make_comparable(workspace, one, measure) for one in frequency_set.attributes]
    shares = [
        (attribute.request.weight, one.divisor)
        for attribute, one in zip(frequency_set.attributes, found, strict=True)
    ]
    scales = exact_scales(shares, frequency_set.rows)
    return [replace(one, scale=scale) for one, scale in zip(found, scales, strict=True)]


def _make_comparable(workspace: Workspace, attribute: Attribute, measure: Measure) -> Measured:
    index = attribute.index
    if attribute.tree is not None:
        heights = measure == "gil"
        nodes = workspace.make(
            "cluster/nodes", "nodes", tree=attribute.tree, height=attribute.height, heights=heights
        )
        levels = tuple(range(attribute.height + 1))
        divisor = attribute.height if heights else attribute.leaves
        return Measured(index, 1, divisor, levels, nodes=nodes)
    if attribute.request.ranged or measure == "span" or attribute.distinct > BITS * WORDS:
        far = measure == "gil" and attribute.request.column.kind.numeric
        far = far and attribute.request.order == "value"
        line, divisor = _line(workspace, attribute) if far else (None, attribute.divisor)
        return Measured(index, 1, divisor, line=line)
    words = tuple(range(0, max(attribute.distinct, 1), BITS))
    return Measured(index, 1, attribute.divisor, words=words, null_code=attribute.null_code)


def _line(workspace: Workspace, attribute: Attribute) -> tuple[WorkTable | None, int]:
    """Build relation (code, place) of the distances from the least value, and the greatest of them.

    NULL is so far away that a range with it loses everything. Distances are exact if they are
    integers below 2^31. Others are rounded to `STEPS`, so that all engines choose the same cells
    although their arithmetic differs in the last digit.
    """
    dictionary = attribute.dictionary
    ends = workspace.ask_one("cluster/distance", _Ends, dictionary=dictionary)
    if not ends.differ:
        return None, attribute.divisor
    exact = attribute.request.column.kind is Kind.INTEGER and ends.distance is not None
    divisor = STEPS if ends.distance is None or not exact else ends.distance
    line = workspace.make(
        "cluster/line", "line", dictionary=dictionary, exact=exact, divisor=divisor
    )
    return line, divisor


def columns_of(attributes: Sequence[Measured]) -> list[Sql]:
    """Return the columns that a cell carries for all attributes."""
    return [name for attribute in attributes for name in attribute.columns]

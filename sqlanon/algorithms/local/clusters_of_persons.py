"""MDAV of persons: clusters that grow until they hold rows of k persons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Progress, Recurring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.local.axes import Axis
    from sqlanon.algorithms.persons import Crowd
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Blocks(NamedTuple):
    """How many blocks have too few persons, and the rows of the largest one."""

    short: int
    largest: int


def parted(
    workspace: Workspace, crowd: Crowd, order: WorkTable, *, blocks: int, units: int
) -> tuple[WorkTable, int]:
    """The rows of each person in each cell, in blocks that hold k persons.

    Blocks of too few persons are put together with their neighbours: first in pairs, then in fours,
    so that blocks which have enough stay as small as they are.

    Args:
        workspace: Runs the statements.
        crowd: The persons.
        order: Relation (cell, place), in which neighbours are alike.
        blocks: How many there are.
        units: How many rows of it each block has, the last one those that are left, too.

    Returns:
        Relation (cell, s, n, block), and the rows of the largest block.
    """
    placed = workspace.make(
        "microaggregation/units", "units", crowd=crowd, order=order, blocks=blocks, units=units
    )
    width = 1
    while True:
        counted = workspace.make(
            "microaggregation/persons_of_blocks", "blocks", units=placed, crowd=crowd
        )
        found = workspace.ask_one("microaggregation/short", _Blocks, blocks=counted, crowd=crowd)
        if not found.short or width >= blocks:
            workspace.drop(counted)
            return placed, found.largest
        width *= 2
        united = workspace.make(
            "microaggregation/united",
            "units",
            units=placed,
            blocks=counted,
            width=width,
            crowd=crowd,
        )
        workspace.drop(placed, counted)
        placed = united


def clustered(
    workspace: Workspace,
    frequency_set: FrequencySet,
    crowd: Crowd,
    axes: Sequence[Axis],
    units: WorkTable,
    *,
    blocks: int,
) -> tuple[WorkTable, int]:
    """The clusters of all blocks, two of each in a round.

    Args:
        workspace: Runs the statements.
        frequency_set: The cells.
        crowd: The persons.
        axes: The attributes.
        units: Relation (cell, s, n, block), dropped.
        blocks: A number that no block reaches.

    Returns:
        Relation (cell, s, class, n), and the rounds that it took.
    """
    state = workspace.make(
        "microaggregation/blocks_of_persons",
        "open",
        units=units,
        cells=frequency_set.cells,
        attributes=axes,
    )
    workspace.drop(units)
    found = workspace.table("found", {"cell": int, "s": int, "class": int, "n": int})
    rows, rounds, recurring = frequency_set.rows, 0, Recurring(workspace)
    while left := workspace.count("microaggregation/open_rows", state=state):
        workspace.progress(Progress("search", rounds, left, 1 - left / rows))
        made = recurring.make("microaggregation/measured", "round", state=state, count=len(axes))
        for cluster, distance in ((1, Sql("from_r")), (2, Sql("from_s"))):
            nearest = recurring.make(
                "microaggregation/nearest",
                "nearest",
                measured=made,
                count=len(axes),
                crowd=crowd,
                cluster=cluster,
                distance=distance,
            )
            recurring.drop(made)
            made = nearest
        first = 2 * blocks * rounds
        workspace.fill(found, "microaggregation/clusters_of_persons", round=made, first=first)
        rest = recurring.make(
            "microaggregation/left_of_persons", "open", round=made, count=len(axes)
        )
        recurring.drop(state, made)
        state, rounds = rest, rounds + 1
    recurring.drop(state)
    recurring.close()
    by_value = workspace.make("microaggregation/by_value", "by_value", found=found)
    workspace.drop(found)
    return by_value, rounds

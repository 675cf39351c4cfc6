"""Clusters that grow one after the other, in each block, by the cell with which rows lose least."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.algorithms.cluster.clustering import Blocks
    from sqlanon.sql.statement import WorkTable

_ANEW = Sql("s.anew = 1")


def grown(blocks: Blocks, *, furthest: bool, relaxed: bool) -> WorkTable:
    """Relation (block, class, cell, taken): clusters of k rows or more that hold all rows.

    A round is a fixed number of statements, in which each block's growing cluster takes a cell. The
    rows of a block's last cluster, if it does not come to k, are dispersed over its others.

    Args:
        blocks: The cells.
        furthest: Whether a cluster begins with the cell that lies furthest from the last one that
            was taken, else with the first that is free.
        relaxed: Whether a cluster takes no more rows of a cell than it needs.
    """
    workspace = blocks.workspace
    parts = blocks.parts()
    free = blocks.cells
    growing = workspace.make("cluster/begun", "growing", **blocks.shape)
    while True:
        best = workspace.make(
            "cluster/best",
            "best",
            free=free,
            growing=growing,
            furthest=furthest,
            **blocks.shape,
        )
        taken = workspace.make(
            "cluster/taken",
            "growing",
            best=best,
            free=free,
            growing=growing,
            relaxed=relaxed,
            clustered=[name for a in blocks.attributes for name in a.clustered],
            anew=_ANEW,
            **blocks.shape,
        )
        workspace.drop(growing, best)
        growing = taken
        if not (left := workspace.count("cluster/number", relation=growing)):
            break
        blocks.next_round(left)
        workspace.fill(parts, "cluster/added", taken=growing)
        less = workspace.make(
            "cluster/left", "free", free=free, taken=growing, columns=blocks.shape["columns"]
        )
        if free is not blocks.cells:
            workspace.drop(free)
        free = less
    workspace.drop(growing, *([] if free is blocks.cells else [free]))
    return blocks.dispersed(parts)

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
    rows of a block's last cluster, if it does not come to k, are dispersed over its others. In a
    network a cluster begins with the person who has most edges, and takes those who are near too.

    Args:
        blocks: The cells.
        furthest: Whether a cluster begins with the cell that lies furthest from the last one that
            was taken, else with the first that is free.
        relaxed: Whether a cluster takes no more rows of a cell than it needs.
    """
    workspace, recurring, network = blocks.workspace, blocks.recurring, blocks.network
    shared = None
    if network is not None:
        shared = workspace.table("shared", dict.fromkeys(("block", "cell", "shared"), int))
    parts = blocks.parts()
    free = blocks.cells
    growing = workspace.make("cluster/begun", "growing", **blocks.shape)
    while True:
        best = recurring.make(
            "cluster/best",
            "best",
            free=free,
            growing=growing,
            furthest=furthest,
            shared=shared,
            degrees=Sql("s.degrees"),
            **blocks.shape,
        )
        taken = recurring.make(
            "cluster/taken",
            "growing",
            best=best,
            free=free,
            growing=growing,
            relaxed=relaxed,
            clustered=blocks.clustered,
            anew=_ANEW,
            **blocks.shape,
        )
        recurring.drop(growing, best)
        growing = taken
        if not (left := workspace.count("cluster/number", relation=growing)):
            break
        blocks.next_round(left)
        workspace.fill(parts, "cluster/added", taken=growing)
        less = recurring.make(
            "cluster/left", "free", free=free, taken=growing, columns=blocks.columns
        )
        if free is not blocks.cells:
            recurring.drop(free)
        free = less
        if network is not None and shared is not None:
            more = recurring.make(
                "network/shared",
                "shared",
                shared=shared,
                growing=growing,
                met=network.met,
            )
            recurring.drop(shared)
            shared = more
    left_over = [growing, shared, None if free is blocks.cells else free]
    recurring.drop(*(one for one in left_over if one is not None))
    return blocks.dispersed(parts)

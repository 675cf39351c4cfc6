"""Blocks of classes that lie near each other, by halves of one attribute after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

AT_ONCE = 10
"""Attributes that a statement ranks or halves by, each in a query around that of those before it:
with more than 12 SQLite's parser runs out of stack (3.40.1)."""


def blocks_of(
    workspace: Workspace, medoids: WorkTable, listed: Sequence[int], block: int
) -> WorkTable:
    """Relation (class, block) of classes.

    Args:
        workspace: Runs the statements.
        medoids: A cell of each class.
        listed: The attributes, the one that halves first at the front.
        block: Classes of a block; the last one has those that are left.
    """
    halving = medoids
    left = [*listed]
    while len(left) > AT_ONCE:
        first, left = left[:AT_ONCE], left[AT_ONCE:]
        begun = halving is not medoids
        before, halving = (
            halving,
            workspace.make(
                "refine/parts", "parts", medoids=halving, listed=first, left=left, begun=begun
            ),
        )
        if begun:
            workspace.drop(before)
    blocks = workspace.make(
        "refine/blocks",
        "blocks",
        medoids=halving,
        listed=left,
        left=[],
        begun=halving is not medoids,
        block=block,
    )
    if halving is not medoids:
        workspace.drop(halving)
    return blocks

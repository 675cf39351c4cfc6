"""A hierarchy of values among which labels of it stand already; see `source/standing`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.source.hierarchies.validation import related, validated

if TYPE_CHECKING:
    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


def beside_leaves(
    workspace: Workspace,
    declared: HierarchyRelation,
    combinations: WorkTable,
    label: Sql,
    *,
    index: int,
    least: int,
) -> HierarchyRelation:
    """A hierarchy that lists its leaves, and the labels among the values that are none of them.

    Args:
        workspace: Runs the statements.
        declared: The hierarchy, validated.
        combinations: Relation with the values in `v<index>`.
        label: The value as text.
        index: The column's place among the quasi-identifiers.
        least: The level that labels may stand at; those of the root may too.
    """
    table = workspace.make(
        "hierarchy/beside_leaves",
        "hierarchy",
        hierarchy=declared.table,
        height=declared.height,
        combinations=combinations,
        label=label,
        index=index,
        least=least,
    )
    labels = workspace.count("hierarchy/standing", hierarchy=table)
    return replace(declared, table=table, standing=labels, least=least)


def beside_nodes(
    workspace: Workspace,
    declared: HierarchyRelation,
    combinations: WorkTable,
    label: Sql,
    *,
    index: int,
) -> HierarchyRelation:
    """As `beside_leaves`, where labels of every level may be among the values."""
    table = workspace.make(
        "hierarchy/beside_nodes",
        "hierarchy",
        hierarchy=declared.table,
        height=declared.height,
        combinations=combinations,
        label=label,
        index=index,
    )
    labels = workspace.count("hierarchy/standing", hierarchy=table)
    return replace(declared, table=table, standing=labels, nodes=True)


def beside_values(
    workspace: Workspace, levels: WorkTable, height: int, column: str, *, least: int
) -> HierarchyRelation:
    """A hierarchy that a rule makes of values, where some are labels that it has made before.

    A label is what its own rule makes of it. Only the others are validated: of a label nothing is
    known below its level, where the rule says of it what it is not.

    Args:
        workspace: Runs the statements.
        levels: What the rule has made of all values.
        height: The level of the root.
        column: What messages call it.
        least: The level that labels may stand at; those of the root may too.

    Raises:
        HierarchyError: see `validated`.
    """
    shape = {"levels": levels, "height": height, "least": least}
    others = workspace.make("hierarchy/unlabelled_values", "levels", **shape)
    values = validated(workspace, others, height, column)
    table = related(workspace, workspace.make("hierarchy/beside_values", "levels", **shape), height)
    return replace(table, standing=table.leaves - values.leaves, least=least)

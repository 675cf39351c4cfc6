"""A table of children and their parents, as dimensions of a warehouse have them, as levels.

The paths grow by a join for each level, so that nothing but a count leaves the database.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.origin import MOST_LEVELS
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Tops(NamedTuple):
    """Nodes without a parent at the end of paths, and paths that end below `*`."""

    nodes: int
    starred: int


def from_edges(
    workspace: Workspace, table: RelationName, child: str, parent: str
) -> tuple[WorkTable, int]:
    """The paths from each child that is nobody's parent to the root, and the height.

    Whoever has NULL, the empty text or itself as parent is at the top. One at the top is the root;
    above several, or where a parent is `*`, the root is `*`.

    Raises:
        HierarchyError: the columns are missing or of two kinds, or parents go round in a circle.
    """
    name = f"hierarchy {table} by {child} and {parent}"
    edges = _edges(workspace, table, child, parent, name)
    paths, depth = workspace.make("hierarchy/edge_leaves", "paths", edges=edges), 1
    while workspace.count("hierarchy/edge_rising", paths=paths, depth=depth):
        if depth + 1 >= MOST_LEVELS:
            raise HierarchyError(
                f"{name}: parents go round in a circle, or over more than {MOST_LEVELS} levels"
            )
        lower = paths
        paths = workspace.make(
            "hierarchy/edge_step", "paths", paths=lower, edges=edges, depth=depth
        )
        workspace.drop(lower)
        depth += 1
    top = depth - 1
    nodes = workspace.fragment("hierarchy/edge_nodes", paths=paths, top=top)
    if lost := workspace.count("hierarchy/edge_circles", nodes=nodes, edges=edges):
        raise HierarchyError(f"{name}: the parents of {lost} nodes go round in a circle")
    tops = workspace.ask_one("hierarchy/edge_tops", _Tops, paths=paths, edges=edges, top=top)
    implied = tops.nodes > 1 or tops.starred > 0
    if top + implied == 0:
        raise HierarchyError(f"{name}: no row has a parent")
    levels = workspace.make(
        "hierarchy/edge_levels", "levels", paths=paths, top=top, implied=implied
    )
    workspace.drop(paths, edges)
    return levels, top + implied


def _edges(
    workspace: Workspace, table: RelationName, child: str, parent: str, name: str
) -> WorkTable:
    """Relation (child, parent, starred) of texts."""
    relation = settle_kinds(workspace, inspect(workspace, table), [child, parent])
    columns = [relation.column(child), relation.column(parent)]
    if columns[0].kind is not columns[1].kind:
        kinds = " and ".join(str(column.said_type or column.kind.value) for column in columns)
        raise HierarchyError(
            f"{name}: the columns are of two types, {kinds}, so that no parent is found among the "
            "children; cast one of them in a view"
        )
    dialect = workspace.dialect
    texts = [
        dialect.exact(column.text(dialect, dialect.quote(column.name)), Kind.TEXT)
        for column in columns
    ]
    return workspace.make(
        "hierarchy/edges", "edges", table=Sql(relation.sql), child=texts[0], parent=texts[1]
    )

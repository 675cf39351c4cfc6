"""What a hierarchy must be before any search trusts it, checked by GROUP BY … HAVING.

Roll-up, tagging and lowest common ancestors are sound only on a tree: every level a function of
the level below it (SPEC.md M2, D.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import HierarchyError
from sqlanon.hierarchies.relation import HierarchyRelation

if TYPE_CHECKING:
    from sqlanon.statement import Sql
    from sqlanon.workspace import Workspace


def validated(workspace: Workspace, levels: Sql, height: int, column: str) -> HierarchyRelation:
    """The hierarchy in the form that joins use, after every check that needs no data column.

    Args:
        workspace: Runs the statements.
        levels: Relation (level_0, …, level_H) of texts.
        height: H.
        column: What messages call it.

    Raises:
        HierarchyError: the message gives the level and the number of labels, never a label.
    """
    relation = workspace.create("hierarchy/relation", "hierarchy", levels=levels, height=height)
    problems = _problems(workspace, relation, height)
    if problems:
        raise HierarchyError(
            f"the hierarchy of column {column!r} cannot be used: {'; '.join(problems)}. "
            "`sqlanon hierarchy check --show-values` lists the labels"
        )
    leaves, has_null, *_ = workspace.rows("hierarchy/shape", hierarchy=relation, height=height)[0]
    return HierarchyRelation(relation, height, int(leaves), bool(has_null))


def _problems(workspace: Workspace, relation: Sql, height: int) -> list[str]:
    leaves, _, roots, missing, starred = (
        int(cell)
        for cell in workspace.rows("hierarchy/shape", hierarchy=relation, height=height)[0]
    )
    if not leaves:
        return []  # a builder over a column without values; coverage is checked by the caller
    problems = []
    if missing:
        problems.append(f"{missing} leaves lack a label above level 0")
    if starred:
        problems.append("a leaf is called *, the name of the root")
    duplicates = int(workspace.rows("hierarchy/duplicates", hierarchy=relation)[0][0])
    if duplicates:
        problems.append(f"{duplicates} leaves stand in more than one row")
    if roots != 1:
        problems.append(f"level {height} has {roots} roots; it must have one")
    if height > 1:
        rows = workspace.rows("hierarchy/parents", hierarchy=relation, height=height)
        problems.extend(
            f"{int(count)} labels of level {level} have more than one parent on level {level + 1}"
            for level, count in sorted(rows)
            if count
        )
    ambiguous = int(
        workspace.rows("hierarchy/ambiguous", hierarchy=relation, height=height)[0][0]
    )
    if ambiguous:
        problems.append(f"{ambiguous} labels stand on two levels for different sets of leaves")
    return problems

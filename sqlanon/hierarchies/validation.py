"""What a hierarchy must be before any search trusts it, checked by GROUP BY … HAVING.

Roll-up, tagging and lowest common ancestors are sound only on a tree: every level a function of
the level below it (SPEC.md M2, D.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.errors import HierarchyError
from sqlanon.hierarchies.relation import HierarchyRelation

if TYPE_CHECKING:
    from sqlanon.statement import Sql
    from sqlanon.workspace import Workspace

MOST_LABELS = 100
"""Labels of one problem that are shown at the most."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What makes a hierarchy unusable.

    Attributes:
        kind: missing, starred, duplicates, roots, parents, ambiguous, empty or uncovered.
        message: The problem in words, with level and counts, never with a label.
        labels: The labels or values it is about, only where they were asked for; None is NULL.
    """

    kind: str
    message: str
    labels: tuple[str | None, ...] = ()


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
    relation = related(workspace, levels, height)
    refuse(problems(workspace, relation), f"the hierarchy of column {column!r}")
    return relation


def refuse(found: Sequence[Problem], name: str) -> None:
    """Refuse a hierarchy that has problems.

    Raises:
        HierarchyError: with all of them, and the way to see the labels.
    """
    if found:
        raise HierarchyError(
            f"{name} cannot be used: {'; '.join(problem.message for problem in found)}. "
            "`sqlanon hierarchy check --show-values` lists the labels"
        )


def related(workspace: Workspace, levels: Sql, height: int) -> HierarchyRelation:
    """The hierarchy in the form that joins use, whatever is wrong with it."""
    relation = workspace.create("hierarchy/relation", "hierarchy", levels=levels, height=height)
    leaves, has_null, *_ = workspace.rows("hierarchy/shape", hierarchy=relation, height=height)[0]
    return HierarchyRelation(relation, height, int(leaves), bool(has_null))


def problems(
    workspace: Workspace, hierarchy: HierarchyRelation, *, show_values: bool = False
) -> list[Problem]:
    """What is wrong with a hierarchy by itself.

    Args:
        workspace: Runs the statements.
        hierarchy: What to check; one without leaves has no problems: it was built over a column
            without values, or the check of coverage will tell.
        show_values: Bring the labels too. They leave the database then, so only a user who asked
            for them may set this.
    """
    values = {"hierarchy": hierarchy.sql, "height": hierarchy.height}

    def number(template: str) -> int:
        return int(workspace.rows(f"hierarchy/{template}", most=0, **values)[0][0])

    def problem(kind: str, message: str, template: str = "", **more: int) -> Problem:
        if not show_values or not template:
            return Problem(kind, message)
        return Problem(kind, message, _labels(workspace, template, **values, **more))

    top = hierarchy.height
    leaves, _, roots, missing, starred = (
        int(cell) for cell in workspace.rows("hierarchy/shape", **values)[0]
    )
    if not leaves:
        return []
    found = []
    if missing:
        said = f"{missing} leaves lack a label above level 0"
        found.append(problem("missing", said, "unlabelled"))
    if starred:
        found.append(problem("starred", "a leaf is called *, the name of the root"))
    if duplicates := number("duplicates"):
        said = f"{duplicates} leaves stand in more than one row"
        found.append(problem("duplicates", said, "duplicates"))
    if roots != 1:
        said = f"level {top} has {roots} roots; it must have one"
        found.append(problem("roots", said, "labels", level=top))
    for level, count in sorted(workspace.rows("hierarchy/parents", **values)) if top > 1 else ():
        if count:
            said = (
                f"{int(count)} labels of level {level} have more than one parent on level "
                f"{level + 1}"
            )
            found.append(problem("parents", said, "divided", level=int(level)))
    if ambiguous := number("ambiguous"):
        said = f"{ambiguous} labels stand on two levels for different sets of leaves"
        found.append(problem("ambiguous", said, "ambiguous"))
    return found


def uncovered(
    workspace: Workspace,
    hierarchy: HierarchyRelation,
    combinations: Sql,
    label: Sql,
    *,
    show_values: bool = False,
) -> list[Problem]:
    """The values of a column that are no leaf of a hierarchy, as at most one problem.

    Args:
        workspace: Runs the statements.
        hierarchy: What should cover them.
        combinations: Relation with the values in `v0` and their rows in `n`.
        label: `v0` as text.
        show_values: See `problems`.
    """
    values = {
        "hierarchy": hierarchy.sql,
        "combinations": combinations,
        "index": 0,
        "label": label,
    }
    count, rows = workspace.rows("hierarchy/uncovered", **values)[0]
    if not count:
        return []
    said = f"{int(count)} values of the column, in {int(rows)} rows, are no leaf"
    shown = _labels(workspace, "uncovered_values", **values) if show_values else ()
    return [Problem("uncovered", said, shown)]


def _labels(workspace: Workspace, template: str, **values: Any) -> tuple[str | None, ...]:  # noqa: ANN401
    rows = workspace.rows(f"hierarchy/{template}", most=MOST_LABELS, **values)
    return tuple(None if label is None else str(label) for (label,) in rows)

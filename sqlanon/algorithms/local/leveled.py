"""Functions of algorithms that suppress single cells and publish attributes at one level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.algorithms.full_domain.counter import limits
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.persons import Crowd
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Level:
    """An attribute at a level, as the templates see it."""

    index: int
    level: int
    height: int
    tree: WorkTable
    dictionary: WorkTable


def list_allowed_levels(attribute: Attribute) -> list[Level]:
    """Return the levels that the job allows an attribute, the least first.

    Raises:
        UnsupportedError: it has no hierarchy.
    """
    if attribute.tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    low, top = limits(attribute)
    return [
        Level(attribute.index, level, attribute.height, attribute.tree, attribute.dictionary)
        for level in range(low, top + 1)
    ]


def level_state(workspace: Workspace, cells: WorkTable, levels: Sequence[Level]) -> WorkTable:
    """Build relation (cell, n, g0, s0, g1, …): the nodes of each cell, and 1 at the root."""
    return workspace.make("local/state", "state", cells=cells, attributes=levels)


def classes_of(workspace: Workspace, state: WorkTable, levels: Sequence[Level]) -> WorkTable:
    """Build the relation (cell, n, class, size, v0, g0, …): classes of equal labels, and levels."""
    return workspace.make("local/classes", "classes", state=state, attributes=levels)


def crowds_of(workspace: Workspace, classes: WorkTable, crowd: Crowd) -> WorkTable:
    """Build relation (class, persons)."""
    return workspace.make("local/crowds", "crowds", classes=classes, crowd=crowd)


def build_recoding(
    workspace: Workspace,
    classes: WorkTable,
    count: int,
    least: int,
    *,
    crowds: WorkTable | None = None,
    persons: int = 0,
) -> tuple[WorkTable, WorkTable]:
    """Build the assignment and the levels of classes that are large enough; drops the relations.

    Args:
        classes: Relation (cell, n, class, size, v0, g0, …).
        count: Attributes.
        least: Rows of a class.
        crowds: Relation (class, persons), where these are to be enough, too.
        persons: Number of persons.

    Returns:
        Relations (cell, class, n) and (class, v0, v1, …).
    """
    assignment = workspace.make(
        "local/assignment",
        "assignment",
        classes=classes,
        least=least,
        crowds=crowds,
        persons=persons,
    )
    if crowds is not None:
        workspace.drop(crowds)
    levels = workspace.make(
        "subtree/class_levels", "class_levels", assignment=assignment, state=classes, count=count
    )
    workspace.drop(classes)
    return assignment, levels

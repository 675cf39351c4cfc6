"""A generalization hierarchy as a relation of the workspace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.sql.statement import WorkTable


@dataclass(frozen=True, slots=True)
class HierarchyRelation:
    """A validated hierarchy: one row per leaf.

    Attributes:
        table: Relation (leaf, absent, level_0, level_1, …, level_H), all texts but `absent`, which
            is 1 in the row of NULL and 0 elsewhere; `leaf` is level_0 with NULL written ''.
        height: H, the number of steps from a leaf to the root; at least 1.
        leaves: Rows.
        has_null: Whether NULL has a row of its own.
    """

    table: WorkTable
    height: int
    leaves: int
    has_null: bool

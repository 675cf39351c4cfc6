"""A generalization hierarchy as a relation of the workspace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.source.rows import Beyond
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Rule:
    """A SELECT of the ancestors of values, whatever the values are.

    Attributes:
        template: Its template.
        values: What the template prints, but for the relation of the values.
    """

    template: str
    values: Mapping[str, Any]

    def select(self, workspace: Workspace, values: Sql) -> Sql:
        """The SELECT over a relation that has the values as the rule's column."""
        return workspace.fragment(self.template, **self.values, combinations=values)


@dataclass(frozen=True, slots=True)
class HierarchyRelation:
    """A validated hierarchy: one row per leaf.

    Attributes:
        table: Relation (leaf, absent, level_0, level_1, …, level_H), all texts but `absent`, which
            is 1 in the row of NULL and 0 elsewhere; `leaf` is level_0 with NULL written ''.
        height: H, the number of steps from a leaf to the root; at least 1.
        leaves: Rows.
        has_null: Whether NULL has a row of its own.
        rule: How any value's ancestors are told; None where a list of leaves or the rows of the
            column decide.
        standing: Labels that an earlier run has left among the values. Each has a row as leaves
            have, itself up to its own level; in a declared hierarchy without level_0, as no leaf.
        least: The level that they stand at.
        nodes: Whether they may stand at any level, where the run chose none for the column.
        of_rows: Whether its labels are made of values of rows, so that they tell these.
        spelled: Whether the job spells its labels, or their ends: no part of a value is in one, as
            is in a mask, a date, or an interval of a grid that is narrower than its numbers.
        new_values: Values of the column that it has no leaf for. Each is a leaf directly below the
            root, as a NULL without a row of its own is.
        new_rows: Their rows.
        rare: How many values are put together because they are rare, and their rows; None where no
            hierarchy does that.
        ambiguous: Whether a label stands on two levels for different leaves, which is sound where
            one level of the column is published.
    """

    table: WorkTable
    height: int
    leaves: int
    has_null: bool
    rule: Rule | None = None
    standing: int = 0
    least: int = 0
    nodes: bool = False
    of_rows: bool = False
    spelled: bool = False
    new_values: int = 0
    new_rows: int = 0
    rare: Beyond | None = None
    ambiguous: bool = False

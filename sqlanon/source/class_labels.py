"""Labels that an earlier run in place left among the values of a table, beside new values.

A full-domain recoding leaves labels of one level of each hierarchy. A usable hierarchy has no label
for two sets of leaves (docs/definitions, "What a hierarchy must be"): a value that is both a leaf
and a label means the same as either. So the level distinguishes labels from values, and nothing has
to be stored for each row. A recoding that resumes chooses no level below it, so rows of one class
stay in one class.

A recoding without levels (regions, cuts) has stored what each of its classes publishes, as any
reader of the table sees it. A row that reads like a class belongs to it, whether it was published
so or came later and happens to read so: the two cannot be distinguished.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.source.hierarchies.relation import build_relation, validate_hierarchy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class StoredLevel:
    """The level at which an earlier run published a column.

    Attributes:
        level: 0 for the values themselves.
        root: The level of the root then.
    """

    level: int
    root: int

    def within(self, height: int) -> int:
        """Return the level in a hierarchy of this height: that of a mask follows the longest value.

        The root is the root; of a mask that has become lower, no label above it can be there.
        """
        return height if self.level == self.root else min(self.level, height)


@dataclass(frozen=True, slots=True)
class StoredClasses:
    """The labels that the classes of an earlier run publish, in a table that holds several runs.

    Attributes:
        table: Table (run_id, class, place, label).
        run: The run's id, as a literal.
        kinds: The quasi-identifiers in its order, with the kind of the values that they held.
    """

    table: Sql
    run: Sql
    kinds: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class EarlierRun:
    """The last run that published a table in place.

    Attributes:
        levels: The published level of each quasi-identifier, where it chose levels.
        classes: The published labels of its classes, where it chose no levels; else None.
    """

    run_id: str
    levels: Mapping[str, StoredLevel]
    classes: StoredClasses | None = None

    @property
    def quasi_identifiers(self) -> tuple[str, ...]:
        """The columns that it generalized."""
        return tuple(self.levels if self.classes is None else self.classes.kinds)


# -- hierarchies -----------------------------------------------------------------------------------


def beside_leaves(
    workspace: Workspace,
    declared: HierarchyRelation,
    combinations: WorkTable,
    label: Sql,
    *,
    index: int,
    least: int | None,
) -> HierarchyRelation:
    """A hierarchy that lists its leaves, and the labels among the values that are none of them.

    Args:
        combinations: Relation with the values in `v<index>`.
        least: The level that labels may stand at; those of the root may too. None for any level.
    """
    table = workspace.make(
        "hierarchy/beside_nodes" if least is None else "hierarchy/beside_leaves",
        "hierarchy",
        hierarchy=declared.table,
        height=declared.height,
        combinations=combinations,
        label=label,
        index=index,
        least=least,
    )
    labels = workspace.count("hierarchy/standing", hierarchy=table)
    at = {"nodes": True} if least is None else {"least": least}
    return replace(declared, table=table, standing=labels, **at)


def beside_values(
    workspace: Workspace, levels: WorkTable, height: int, column: str, *, least: int
) -> HierarchyRelation:
    """A hierarchy that a rule makes of values, where some are labels that it has made before.

    A label is what its own rule makes of it. Only the others are validated: of a label nothing is
    known below its level, where the rule says of it what it is not.

    Args:
        levels: The ancestors of all values by the rule.
        least: The level that labels may stand at; those of the root may too.
    """
    shape = {"levels": levels, "height": height, "least": least}
    others = workspace.make("hierarchy/unlabelled_values", "levels", **shape)
    values = validate_hierarchy(workspace, others, height, column)
    table = build_relation(
        workspace, workspace.make("hierarchy/beside_values", "levels", **shape), height
    )
    return replace(table, standing=table.leaves - values.leaves, least=least)

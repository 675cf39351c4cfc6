"""What an earlier run in place has left among the values of a table: labels, beside what came.

A full-domain recoding leaves labels of one level of each hierarchy. A hierarchy that can be used
has no label for two sets of leaves (docs/definitions.md, "What a hierarchy must be"): a value that
is a leaf and a label means the same as either. So the level tells labels from values, and nothing
has to be stored of any row. A recoding that goes on chooses no level below it: rows of one class
stay in one class.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.source.frequency_set import FrequencySet
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
        """The same level of a hierarchy of this height: that of a mask follows the longest value.

        The root is the root; of a mask that has become lower, no label above it can be there.
        """
        return height if self.level == self.root else min(self.level, height)


@dataclass(frozen=True, slots=True)
class Earlier:
    """The last run that published a table in place.

    Attributes:
        run_id: Its id.
        levels: What it published each quasi-identifier at.
    """

    run_id: str
    levels: Mapping[str, StoredLevel]


def rows_that_came(workspace: Workspace, staged: FrequencySet) -> int:
    """Rows with a value that is no label of the level that its column's labels stand at."""
    labelled = [one for one in staged.attributes if one.hierarchy and one.hierarchy.least]
    if not labelled:
        return 0
    return workspace.count("stage/came", cells=staged.cells, attributes=labelled)

"""The number of rows that a search may suppress, and their treatment.

Suppressed rows are limited (`max_suppression`), and are never all rows of a table. If the job
publishes them nevertheless (`suppressed: keep`), they are a class of their own, or there are none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect
from sqlanon.errors import UnsatisfiableError
from sqlanon.source.frequency_set import restrict_to

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace


# -- the budget ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SuppressionBudget:
    """The number of rows that a search may suppress.

    Attributes:
        limit: Rows that the job allows to suppress (MaxSup).
        kept: Whether suppressed rows are published with every quasi-identifier at its root.
    """

    rows: int
    limit: int
    least_class: int = 1
    kept: bool = False

    @property
    def most(self) -> int:
        """Rows that may be suppressed at the most: not all of a table, 0 or more."""
        return min(self.limit, max(self.rows - 1, 0))

    @property
    def makes_a_class(self) -> bool:
        """Whether suppressed rows may be a class, which must then be large enough."""
        return self.kept and self.limit > 0

    def room(self, suppressed: int) -> int:
        """Return how many more rows may be suppressed; negative if there are too many already."""
        return self.most - suppressed

    def fits(self, suppressed: int) -> bool:
        """Whether this is not too many rows. It can still be too few, see `allows`."""
        return self.room(suppressed) >= 0

    def lacking(self, suppressed: int) -> int:
        """Return how many rows suppressed ones lack to be a class; 0 if there are none."""
        return max(self.least_class - suppressed, 0) if suppressed else 0

    def allows(self, suppressed: int) -> bool:
        """Whether so many rows may be suppressed, and where they are kept make a class."""
        return self.fits(suppressed) and not (self.kept and self.lacking(suppressed))

    def with_limit(self, limit: int) -> SuppressionBudget:
        """Return the budget with another limit than the job's."""
        return replace(self, limit=limit)

    @property
    def words(self) -> str:
        """The budget as the end of a sentence: `at most 3 may be suppressed`."""
        said = f"at most {self.limit} may be suppressed"
        if self.limit >= self.rows:
            said = "not all may be suppressed"
        if self.makes_a_class:
            said += f", and because they are kept, none or at least {self.least_class}"
        return said


# -- rows with new values --------------------------------------------------------------------------


def without_new_values(
    workspace: Workspace, staged: FrequencySet, budget: SuppressionBudget
) -> FrequencySet:
    """Return the cells of which every value has a leaf in its hierarchy.

    Raises:
        UnsatisfiableError: more rows have new values.
    """
    attributes = [one for one in staged.attributes if one.hierarchy and one.hierarchy.new_values]
    if not attributes:
        return staged
    cells = workspace.make("stage/known_values", "cells", cells=staged.cells, attributes=attributes)
    known = restrict_to(workspace, staged, cells)
    new = staged.rows - known.rows
    if not budget.fits(new):
        names = ", ".join(one.name for one in attributes)
        raise UnsatisfiableError(
            f"{inflect(new, 'row')} have values that the hierarchy of {names} lacks, and "
            f"{budget.words}: add the values, raise max_suppression, or set on_new_value: root"
        )
    return known

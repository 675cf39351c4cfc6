"""Rows with values that a hierarchy lacks, suppressed before the search (`on_new_value`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.standing_classes import restricted_to
from sqlanon.common.wording import counted
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace


def without_new_values(
    workspace: Workspace, staged: FrequencySet, budget: SuppressionBudget
) -> FrequencySet:
    """Return the cells of which every value has a leaf in its hierarchy.

    Args:
        workspace: Runs the statements.
        staged: All cells.
        budget: How many rows may be suppressed.

    Raises:
        UnsatisfiableError: more rows have new values.
    """
    attributes = [one for one in staged.attributes if one.hierarchy and one.hierarchy.new_values]
    if not attributes:
        return staged
    cells = workspace.make("stage/known_values", "cells", cells=staged.cells, attributes=attributes)
    known = restricted_to(workspace, staged, cells)
    new = staged.rows - known.rows
    if not budget.fits(new):
        names = ", ".join(one.name for one in attributes)
        raise UnsatisfiableError(
            f"{counted(new, 'row')} have values that the hierarchy of {names} lacks, and "
            f"{budget.words}: add the values, raise max_suppression, or set on_new_value: root"
        )
    return known

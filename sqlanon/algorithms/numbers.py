"""The whole numbers from 0, as a relation that is as long as a statement needs them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace

_BASE = 32
"""Base of the digits that numbers are built from."""


def digits_of(workspace: Workspace) -> WorkTable:
    """Build the relation (digit) that `numbers_below` reads. The caller drops it after use."""
    digits = workspace.table("digits", {"digit": int})
    workspace.insert(digits, [(digit,) for digit in range(_BASE)])
    return digits


def numbers_below(workspace: Workspace, digits: WorkTable, end: int) -> Sql:
    """Return a SELECT of (number) that has 0 to end - 1, and may have more."""
    places = [1]
    while places[-1] * _BASE < end:
        places.append(places[-1] * _BASE)
    return workspace.fragment("search/numbers", digits=digits, places=places)

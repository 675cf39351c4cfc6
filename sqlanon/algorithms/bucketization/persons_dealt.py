"""Groups in which a person has one value at the most, with all of her rows that have it.

Who knows the rows of a person with one value, which another release or her doctor tells, finds them
in one group, and not in several whose values she has to have in common.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.algorithms.bucketization.apart import Unit, kept_apart
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace

_BLOCK = 256
"""Groups among which values of a person are moved, where that is enough of them."""


def refuse_many_values(workspace: Workspace, units: WorkTable, nobody: int, groups: int) -> None:
    """Refuse fewer groups than a person has values.

    Raises:
        UnsatisfiableError: two of them would be in one group.
    """
    most = workspace.count("anatomy/most_values", units=units, nobody=nobody)
    if most > groups:
        raise UnsatisfiableError(
            f"a person has {most:,} different values, having none among them, each of which needs "
            f"a group of its own, and there are only {groups:,} groups; ask for less diversity, or "
            "leave `person` out"
        )


def followed(
    workspace: Workspace,
    held: WorkTable,
    dealt: WorkTable,
    lots: Mapping[str, WorkTable | Sql | None],
    *,
    nobody: int,
    groups: int,
    least: int,
) -> WorkTable:
    """Relation (cell, s, others, class, n, turn): the rows of persons, where their values are.

    Args:
        workspace: Runs the statements.
        held: Relation (cell, s, others, n) of the rows.
        dealt: Relation (unit, cell, s, others, part, v), dropped.
        lots: What nobody's rows draw their turns by; see `ByLot.lots`.
        nobody: The code of rows that are nobody's.
        groups: How many there are.
        least: Values that each of them has.
    """
    read: dict[str, Any] = {"dealt": dealt, "nobody": nobody}
    size, last = _BLOCK, _last(groups, _BLOCK)
    while workspace.count("anatomy/crowded", size=size, last=last, groups=groups, **read):
        size *= 2  # at the latest one block of all groups, which are enough for each person
        last = _last(groups, size)
    found = workspace.ask("anatomy/together", Unit, size=size, last=last, **read)
    moved = workspace.table("moved", {"unit": int, "part": int})
    if found:
        workspace.insert(moved, kept_apart(found, least))
    placed = workspace.make("anatomy/placed", "placed", dealt=dealt, moved=moved)
    assignment = workspace.make(
        "anatomy/followed", "assignment", held=held, placed=placed, nobody=nobody, **lots
    )
    workspace.drop(dealt, moved, placed)
    return assignment


def _last(groups: int, size: int) -> int:
    """The first group of the last block, which has a whole block's groups, or all there are."""
    return max(groups // size - 1, 0) * size

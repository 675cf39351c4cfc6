"""Where the partitions of a search begin and end, in attributes whose ranges end at its cuts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Bounds:
    """Kept beside the partitions of a round, closed ones too: a statement a round.

    Attributes:
        workspace: Runs the statements.
        indexes: The attributes.
        parts: Relation (part, lo…, hi…): their least and greatest code by the cuts so far.
    """

    workspace: Workspace
    indexes: tuple[int, ...]
    parts: WorkTable

    @classmethod
    def begun(cls, workspace: Workspace, attributes: Sequence[Attribute]) -> Bounds | None:
        """Those of the one partition 0 that holds everything; None where no range ends at a cut."""
        cut = [a for a in attributes if a.cut]
        if not cut:
            return None
        columns = [f"{end}{a.index}" for a in cut for end in ("lo", "hi")]
        parts = workspace.table("bounds", dict.fromkeys(["part", *columns], int))
        ends = [end for a in cut for end in (0, max(a.distinct - 1, 0))]
        workspace.insert(parts, [(0, *ends)])
        return cls(workspace, tuple(a.index for a in cut), parts)

    def after(self, cuts: WorkTable, children: WorkTable | None, shape: dict[str, Any]) -> Bounds:
        """Those of the next round.

        Args:
            cuts: Relation (part, dim, v, …) of the cuts that are made.
            children: Relation (part, dim, v, child, …) of what goes to which part; None where cuts
                are in two and number their parts one after another.
            shape: What templates of the round print.
        """
        workspace = self.workspace
        sides = workspace.fragment("mondrian/sides_of_cuts", cuts=cuts, children=children, **shape)
        parts = workspace.make(
            "mondrian/bounds", "bounds", bounds=self.parts, sides=sides, indexes=self.indexes
        )
        workspace.drop(self.parts)
        return replace(self, parts=parts)

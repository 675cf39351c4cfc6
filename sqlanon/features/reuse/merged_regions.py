"""Classes that are read from a release and do not hold any more, put together with near ones.

docs/definitions.md, "Merged classes". A row that lies in no class is one of its own. Rounds look at
all classes at once, as `algorithms.order.merging` does; what is compared are the boxes of labels,
and not what today's rows span in them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.algorithms.conditions import violating_classes
from sqlanon.algorithms.order.merging import neighbours
from sqlanon.algorithms.refinement.scored import as_range, scored
from sqlanon.features.reuse.boxes import Boxes, Placed, Uniting, astray
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _State:
    """Classes while they are put together."""

    assignment: WorkTable
    boxes: Boxes


@dataclass(frozen=True, slots=True)
class MergingRegions:
    """Puts regions together until all hold.

    Attributes:
        workspace: Runs the statements.
        staged: Today's cells.
        conditions: The models.
        uniting: Puts boxes together.
        attributes: The quasi-identifiers; sets lose the span of their ranks, as NCP has it.
        stay: Whether the next run takes rows for those of their class by their keys.
    """

    workspace: Workspace
    staged: FrequencySet
    conditions: Conditions
    uniting: Uniting
    attributes: Sequence[Scored]
    stay: bool

    @classmethod
    def of(
        cls, workspace: Workspace, staged: FrequencySet, conditions: Conditions, *, stay: bool
    ) -> MergingRegions:
        """For today's cells and the models."""
        uniting = Uniting.of(workspace, staged.attributes)
        attributes = scored(staged.attributes, "span", staged.rows, 1)
        return cls(workspace, staged, conditions, uniting, attributes, stay)

    def merged(self, read: Placed) -> tuple[Placed, int, int]:
        """The classes that hold in the end, rows that would be in none else, and the rounds.

        No two of them have equal labels, and no cell lies in a narrower one than its own, unless
        its rows stay by their keys, so that the next run reads each where it is.

        Args:
            read: Regions as they were read, and the cells in them; the cells are dropped.
        """
        workspace = self.workspace
        state, outside = self._begun(read)
        violating = violating_classes(workspace, self.conditions, state.assignment)
        failing = workspace.make(
            "reuse/left", "failing", placed=state.assignment, violating=violating
        )
        rounds = 0
        while True:
            left = workspace.count("merge/count", classes=violating)
            alone = workspace.count("merge/count", classes=state.boxes.table) < 2  # noqa: PLR2004
            regions: WorkTable | None = None
            if left and not alone:
                workspace.progress(Progress("search", rounds, left))
                near = self._near(state, violating, rounds)
            else:
                regions = self.uniting.labelled(state.boxes, read.regions)
                near = astray(workspace, self.staged, state.assignment, regions, stay=self.stay)
                if not workspace.count("merge/count", classes=near):
                    break
                workspace.drop(regions)
            state = self._put_together(state, near)
            rounds += 1
            workspace.drop(violating)
            violating = violating_classes(workspace, self.conditions, state.assignment)
        held = workspace.make("reuse/held", "placed", placed=state.assignment, violating=violating)
        workspace.drop(state.assignment, violating, near)
        rows = workspace.count("reuse/risen", placed=held, failing=[failing, outside])
        found = state.boxes.renumbered(workspace, held, regions)
        workspace.drop(failing, outside, held)
        state.boxes.drop(workspace)
        return found, rows, rounds

    def _begun(self, read: Placed) -> tuple[_State, WorkTable]:
        """Regions with cells in them, and cells in none as classes of their own, which are told."""
        workspace, cells = self.workspace, self.staged.cells
        outside = workspace.make(
            "reuse/outside",
            "outside",
            cells=cells,
            placed=read.assignment,
            first=workspace.count("merge/count", classes=read.regions),
        )
        shape = {"cells": cells, "outside": outside}
        boxes = workspace.make(
            "reuse/boxes",
            "boxes",
            regions=read.regions,
            placed=read.assignment,
            attributes=self.staged.attributes,
            **shape,
        )
        members = {
            index: workspace.make(
                "reuse/begun_members", "members", members=held, index=index, **shape
            )
            for index, held in read.sets.items()
        }
        assignment = workspace.make(
            "reuse/both", "assignment", placed=read.assignment, outside=outside
        )
        workspace.drop(read.assignment)
        return _State(assignment, Boxes(boxes, members)), outside

    def _near(self, state: _State, violating: WorkTable, turn: int) -> WorkTable:
        """Relation (class, other, rise) of classes that do not hold."""
        workspace, cells = self.workspace, self.staged.cells
        ranges = [as_range(one) for one in self.attributes]
        members, blocks = neighbours(workspace, cells, state.assignment, ranges, turn)
        lost = workspace.fragment("reuse/box_loss", attributes=self.attributes)
        shape = {"attributes": self.attributes, "lost": lost}
        weighed = workspace.make("reuse/weighed", "weighed", boxes=state.boxes.table, **shape)
        near = workspace.make(
            "reuse/near", "near", violating=violating, weighed=weighed, blocks=blocks, **shape
        )
        workspace.drop(members, blocks, weighed)
        return near

    def _put_together(self, state: _State, near: WorkTable) -> _State:
        """The classes when some have gone to others; at least one of those that would."""
        workspace = self.workspace
        willing = workspace.make("merge/willing", "willing", near=near)
        moves = workspace.make("merge/moves", "moves", willing=willing)
        assignment = workspace.make(
            "merge/assignment", "assignment", assignment=state.assignment, moves=moves
        )
        boxes = self.uniting.united(state.boxes, moves)
        workspace.drop(near, willing, moves, state.assignment)
        return _State(assignment, boxes)

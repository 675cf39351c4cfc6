"""Classes that were read from a release and violate a model now, merged with near ones.

docs/definitions, "Merged classes". A row in no class is one of its own. A round looks at all
classes at once, as `algorithms.order.merging` does. It compares the boxes of labels, and not the
spans of the present rows in them.

A class looks for the class with which the rows of both lose least more in one box (NCP, a set by
the span of its ranks; ties to the first among the narrowest). The box has the lowest node of the
hierarchy above both, the range from the least to the greatest end in whole steps, all values of
both sets, and `*` where NULL is among others or a set has a value that left the table. At the end
each row is read in the narrowest class that contains it, or by its key in its own. A class with a
row that would be read in another one merges with that, and so do two of equal labels.

The levels of an earlier run, with coarser ones for rows in classes that violate a model.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.algorithms.conditions import violating_classes
from sqlanon.algorithms.full_domain.counter import limits
from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.algorithms.order.merging import neighbours
from sqlanon.algorithms.refinement.scored import as_range, score_attributes
from sqlanon.errors import UnsatisfiableError
from sqlanon.features.reuse.boxes import Boxes, BoxUnion, PlacedCells, astray
from sqlanon.release.recoding import TreeCut
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
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
        attributes: The quasi-identifiers; sets lose the span of their ranks, as NCP has it.
        stay: Whether the next run takes rows for those of their class by their keys.
    """

    workspace: Workspace
    staged: FrequencySet
    conditions: Conditions
    uniting: BoxUnion
    attributes: Sequence[Scored]
    stay: bool

    @classmethod
    def of(
        cls, workspace: Workspace, staged: FrequencySet, conditions: Conditions, *, stay: bool
    ) -> MergingRegions:
        """Build it for the present cells and the models."""
        uniting = BoxUnion.of(workspace, staged.attributes)
        attributes = score_attributes(staged.attributes, "span", staged.rows, 1)
        return cls(workspace, staged, conditions, uniting, attributes, stay)

    def merge(self, read: PlacedCells) -> tuple[PlacedCells, int, int]:
        """Merge classes until all satisfy the models; return them, and the outside rows and rounds.

        No two classes have equal labels, and no cell is in a narrower one than its own, unless its
        rows stay by their keys. So the next run reads each cell in its class.

        Args:
            read: The regions as read, and the cells in them; the cells are dropped.
        """
        workspace = self.workspace
        state, outside = self._begin(read)
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
                regions = self.uniting.label_classes(state.boxes, read.regions)
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
        found = state.boxes.renumber(workspace, held, regions)
        workspace.drop(failing, outside, held)
        state.boxes.drop(workspace)
        return found, rows, rounds

    def _begin(self, read: PlacedCells) -> tuple[_State, WorkTable]:
        """Build classes of regions with cells and of each cell outside; return the latter too."""
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
        """Merge some classes into others; at least one of the candidates."""
        workspace = self.workspace
        willing = workspace.make("merge/willing", "willing", near=near)
        moves = workspace.make("merge/moves", "moves", willing=willing)
        assignment = workspace.make(
            "merge/assignment", "assignment", assignment=state.assignment, moves=moves
        )
        boxes = self.uniting.unite(state.boxes, moves)
        workspace.drop(near, willing, moves, state.assignment)
        return _State(assignment, boxes)


class MergingLevels(Fixed):
    """Classes that hold at the levels stay; the rows of all others are merged as they rise.

    docs/definitions, "Merged classes". Where the columns have risen as far as the job lets them,
    what still does not hold is suppressed, within the limit.
    """

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        staged, budget = problem.frequency_set, problem.budget
        attributes = staged.attributes
        steps = 1 + sum(one.height for one in attributes)
        left: list[WorkTable] = []
        held: list[tuple[tuple[int, ...], WorkTable]] = []
        suppressed = failed = staged.rows
        step = 0
        for step, levels in enumerate(_rising(attributes, self.levels)):
            placed = workspace.make(
                "reuse/leveled",
                "placed",
                cells=staged.cells,
                left=left,
                attributes=[*zip(attributes, levels, strict=True)],
                step=step,
                steps=steps,
            )
            violating = violating_classes(workspace, problem.conditions, placed)
            whole = workspace.make("reuse/held", "held", placed=placed, violating=violating)
            rest = workspace.make("reuse/left", "left", placed=placed, violating=violating)
            workspace.drop(placed, violating, *left)
            left = [rest]
            rows = workspace.count("reuse/rows_placed", placed=whole)
            if rows:
                held.append((levels, whole))
            else:
                workspace.drop(whole)
            suppressed -= rows
            if not step:
                failed = suppressed
            if not suppressed:
                break
        workspace.drop(*left)
        if not failed:
            workspace.drop(*(one for _, one in held))
            found = super().search(problem, workspace)
            return replace(found, search=replace(found.search, merged=0))
        if not budget.allows(suppressed):
            raise UnsatisfiableError(
                f"{suppressed} of {staged.rows} rows are in classes that do not satisfy the "
                "models, neither at the levels of that run nor merged at coarser ones; "
                f"{budget.words}: raise max_suppression or a max_level, or leave `recoding` out, "
                "to search again"
            )
        assignment = workspace.make("reuse/merged", "assignment", held=[one for _, one in held])
        levels_of_class = workspace.make("reuse/merged_levels", "class_levels", held=held)
        workspace.drop(*(one for _, one in held))
        summary = self.summary(rounds=step + 1, statements=workspace.statements - before)
        return TreeCut(
            kind="merged_levels",
            assignment=assignment,
            search=replace(summary, merged=failed - suppressed),
            suppressed=suppressed,
            levels_of_class=levels_of_class,
        )


def _rising(attributes: Sequence[Attribute], levels: dict[str, int]) -> Iterator[tuple[int, ...]]:
    """The level vectors from the given one upwards, each a level above the one before.

    The column rises that has least of its hierarchy below it then, times its weight; of several
    the first of the job.
    """
    # the root is used for levels above it: see `counter.limits`
    now = [min(levels[one.name], one.height) for one in attributes]
    yield tuple(now)
    while free := [one for one in attributes if now[one.index] < limits(one)[1]]:
        lowest = min(
            free,
            key=lambda one: ((now[one.index] + 1) * one.request.weight / one.height, one.index),
        )
        now[lowest.index] += 1
        yield tuple(now)

"""Classes of an earlier release that have grown, cut as Mondrian cuts.

docs/definitions.md, "Classes that are split". A cut is allowed where both sides satisfy all models,
and so does of each joint class of the releases before whoever of it is on a side, those who are new
among them: who reads all releases finds nobody in a smaller or less diverse group than who reads
one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.algorithms.base import Problem
from sqlanon.algorithms.budget import SuppressionBudget
from sqlanon.algorithms.conditions import ClassCondition
from sqlanon.privacy_models import Condition, KAnonymity
from sqlanon.reuse.boxes import Boxes, Placed, Uniting, astray
from sqlanon.reuse.joined import JOINT

if TYPE_CHECKING:
    from sqlanon.algorithms import Mondrian
    from sqlanon.algorithms.conditions import Conditions
    from sqlanon.source.frequency_set import FrequencySet, Subject
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class SplittingRegions:
    """Cuts regions.

    Attributes:
        workspace: Runs the statements.
        staged: Today's cells; they have the number of their rows' joint class.
        conditions: The models.
        algorithm: What cuts, `split: strict`.
    """

    workspace: Workspace
    staged: FrequencySet
    conditions: Conditions
    algorithm: Mondrian

    def split(self, found: Placed) -> tuple[Placed, int, int]:
        """The classes that are left, how many were split, and the rounds that it took.

        A class stays whole of which a part would be read as another class, or with a row of one.

        Args:
            found: Classes that hold; dropped.
        """
        workspace, staged = self.workspace, self.staged
        conditions = _of_joint_classes(self.conditions, staged.subjects[JOINT])
        problem = Problem(staged, conditions, SuppressionBudget(staged.rows, 0))
        uniting = Uniting.of(workspace, staged.attributes)
        # without those that have no rows, whose numbers may be those of parts
        filled = workspace.make(
            "reuse/filled", "regions", regions=found.regions, placed=found.assignment, k=1
        )
        found = replace(found, regions=filled)
        assignment, rounds = self.algorithm.cut_on(problem, workspace, found.assignment)
        number: int | None = None
        while True:
            boxes = self._boxes(uniting, found, assignment)
            regions = uniting.labelled(boxes, found.regions)
            near = astray(workspace, staged, assignment, regions, stay=True)
            shape = {"assignment": assignment, "placed": found.assignment}
            left = workspace.count("reuse/split_classes", **shape)
            if left in {0, number} or not workspace.count("merge/count", classes=near):
                break
            number = left
            undone = workspace.make("reuse/undone", "assignment", near=near, **shape)
            workspace.drop(near, regions, assignment)
            boxes.drop(workspace)
            assignment = undone
        parts = boxes.renumbered(workspace, assignment, regions)
        workspace.drop(near, assignment, found.assignment)
        boxes.drop(workspace)
        return parts, left, rounds

    def _boxes(self, uniting: Uniting, found: Placed, assignment: WorkTable) -> Boxes:
        """The boxes of classes that were read, and of parts what their rows span."""
        workspace = self.workspace
        shape = {
            "assignment": assignment,
            "cells": self.staged.cells,
            "regions": found.regions,
        }
        table = workspace.make(
            "reuse/split_boxes", "boxes", attributes=self.staged.attributes, **shape
        )
        members = {
            index: workspace.make(
                "reuse/split_members", "members", members=held, index=index, **shape
            )
            for index, held in found.sets.items()
        }
        return uniting.widened(Boxes(table, members))


def _of_joint_classes(conditions: Conditions, joint: Subject) -> Conditions:
    """The models, asked of each class and of whoever in it readers can tell from others.

    Args:
        conditions: The models.
        joint: The number of the joint class.
    """
    k = conditions.asked.sufficient
    parted = [
        replace(one, subject=replace(one.subject, others=True))
        for one in conditions.beyond_size
        if one.subject is not None
    ]
    enough = Condition("joint_sizes", k, least=True, whole=True)
    sizes = ClassCondition(KAnonymity(k=k), enough, joint, {"k": k})
    return replace(conditions, beyond_size=(*conditions.beyond_size, *parted, sizes))

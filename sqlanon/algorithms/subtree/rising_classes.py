"""The classes of cuts that rise: a relation that shrinks, and counts of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.algorithms.conditions import histograms
from sqlanon.algorithms.subtree.tree_cuts import Forest, TreeNode
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.subtree.tree_cuts import TreeCuts


_WHOLE = -1
"""The attribute of the row that counts all classes."""


class Violations(NamedTuple):
    """Counts of the classes that violate a model.

    Attributes:
        smallest: Rows of the smallest class of all; 0 in an empty table.
        violating: Rows of those classes.
        least: How many classes have as few rows as the smallest.
        below: By the parent of nodes of the cut: rows of these among the violating, and their
            classes among the smallest.
    """

    smallest: int
    violating: int
    least: int
    below: dict[TreeNode, tuple[int, int]]


class Merged(NamedTuple):
    """The effect of a step on the smallest classes.

    Attributes:
        alone: Smallest classes that it would not make larger.
        raised: Rows of the smallest class that it would make or leave.
    """

    alone: int
    raised: int


class _Violating(NamedTuple):
    """Counts of the violating classes below a node, or of all classes."""

    attribute: int
    level: int
    code: int
    violating: int | None
    least: int | None
    smallest: int | None


class _Made(NamedTuple):
    """The sizes of classes that a step would make, or would leave."""

    step: int
    alone: int | None
    least: int | None


class _Node(NamedTuple):
    """A node of a tree, its parent, and the cost of generalizing its rows to it."""

    attribute: int
    level: int
    code: int
    above: int | None
    units: int


@dataclass(frozen=True, slots=True)
class _Part:
    """A step as the templates read it; `whole` if it takes all rows."""

    index: int
    height: int
    level: int
    code: int
    tree: WorkTable
    others: list[Sql]

    @property
    def whole(self) -> bool:
        return self.level == self.height


class RisingClasses:
    """The classes of cuts, each identified by its nodes. Steps merge some of them.

    Attributes:
        forest: The trees, with the cut as it is in the relations.
    """

    def __init__(self, cuts: TreeCuts) -> None:
        """Begin with every value at its least level."""
        self._cuts = cuts
        self._workspace = cuts.workspace
        frequency_set, conditions = cuts.problem.frequency_set, cuts.problem.conditions
        self.forest = forest_of(cuts)
        # by node of the cut: the first nodes that it replaced
        self._moved: dict[TreeNode, list[TreeNode]] = {}
        self._trial: list[TreeNode] = []
        shape: dict[str, Any] = {"cells": frequency_set.cells, "branches": cuts.branches}
        self._values = {
            subject.column.name: self._workspace.make(
                "bottom_up/values",
                "values",
                merged=self._workspace.fragment("bottom_up/begin", held=subject.held, **shape),
            )
            for subject in conditions.subjects
        }
        self._classes = self._judge_classes(
            self._workspace.fragment("bottom_up/begin", held=None, **shape)
        )
        self._former = self._classes, dict(self._values)

    def _judge_classes(self, sized: Sql) -> WorkTable:
        """Build relation (node_0, …, n, violates)."""
        keys = self._cuts.keys
        histogram = histograms(self._workspace, self._values, keys)
        judged = self._cuts.select_classes(sized, keys, [Sql("n")], histogram)
        return self._workspace.make("bottom_up/classes", "classes", judged=judged)

    def find_violations(self) -> Violations:
        """Look for classes that violate a model."""
        raised = self._raised()
        rows = self._workspace.ask(
            "bottom_up/found",
            _Violating,
            classes=self._classes,
            branches=[one for one in self._cuts.branches if one.low < one.top],
            raised=raised,
        )
        self._workspace.drop(raised)
        whole = next(row for row in rows if row.attribute == _WHOLE)
        below = {
            TreeNode(one.attribute, one.level, one.code): (one.violating or 0, one.least or 0)
            for one in rows
            if one is not whole
        }
        return Violations(whole.smallest or 0, whole.violating or 0, whole.least or 0, below)

    def _raised(self) -> WorkTable:
        """Build relation (attribute, node, level, above): nodes that steps made, and their parents.

        Above a root stands the root itself, which is no step.
        """
        parents = self.forest.parent
        above = [
            (node, parents.get(node, node))
            for node in self.forest.cut.values()
            if node.level > self._cuts.branches[node.attribute].low
        ]
        columns = ("attribute", "node", "level", "above")
        raised = self._workspace.table("raised", dict.fromkeys(columns, int))
        rows = [(node.attribute, node.code, up.level, up.code) for node, up in above]
        self._workspace.insert(raised, sorted(rows))
        return raised

    def merge_classes(self, steps: Sequence[TreeNode], smallest: int) -> dict[TreeNode, Merged]:
        """Measure the classes that each of some steps would make."""
        parts = [
            _Part(
                step.attribute,
                self._cuts.branches[step.attribute].height,
                step.level,
                step.code,
                self._cuts.branches[step.attribute].tree,
                [key for place, key in enumerate(self._cuts.keys) if place != step.attribute],
            )
            for step in steps
        ]
        rows = self._workspace.ask(
            "bottom_up/merged", _Made, classes=self._classes, parts=parts, smallest=smallest
        )
        made: dict[TreeNode, Merged] = {}
        for one in rows:
            step = steps[one.step]
            before = made.get(step, Merged(0, one.least or 0))
            sizes = [before.raised] if one.least is None else [before.raised, one.least]
            made[step] = Merged(before.alone + (one.alone or 0), min(sizes))
        return made

    def follow(self, steps: Sequence[TreeNode]) -> None:
        """Merge classes as steps in the forest do, provisionally until `accept`."""
        self._trial = list(steps)
        rows = [
            (node.attribute, node.code, above.code)
            for above, nodes in _gather_children(self.forest, {}, steps).items()
            for node in nodes
            if node.code != above.code
        ]
        self._former = self._classes, dict(self._values)
        if not rows:
            return  # every class keeps its name
        moves = self._moves(rows)
        shape: dict[str, Any] = {
            "moves": moves,
            "moved": sorted({attribute for attribute, _, _ in rows}),
            "count": self._cuts.count,
        }
        for name, old in self._values.items():
            risen = self._workspace.fragment("bottom_up/risen", old=old, valued=True, **shape)
            self._values[name] = self._workspace.make("bottom_up/values", "values", merged=risen)
        risen = self._workspace.fragment(
            "bottom_up/risen", old=self._classes, valued=False, **shape
        )
        self._classes = self._judge_classes(risen)
        self._workspace.drop(moves)

    def accept(self) -> None:
        """Keep the steps of the last trial."""
        self._moved = _gather_children(self.forest, self._moved, self._trial)
        self._leave(*self._former)

    def reject(self) -> None:
        """Undo the steps of the last trial."""
        for step in reversed(self._trial):
            self.forest.undo(step)
        tried = self._classes, dict(self._values)
        self._classes, self._values = self._former
        self._leave(*tried)

    def _leave(self, classes: WorkTable, values: dict[str, WorkTable]) -> None:
        """Drop the relations that are not in use."""
        used = {self._classes, *self._values.values()}
        self._workspace.drop(*(old for old in (classes, *values.values()) if old not in used))

    def _moves(self, rows: Sequence[tuple[int, int, int]]) -> WorkTable:
        columns = ("attribute", "node", "target")
        moves = self._workspace.table("moves", dict.fromkeys(columns, int))
        self._workspace.insert(moves, sorted(rows))
        return moves

    def finish(self) -> list[WorkTable]:
        """Return the cuts as relations, and drop all others of the search."""
        moves = self._moves(
            [
                (node.attribute, node.code, above.level)
                for above, nodes in self._moved.items()
                for node in nodes
            ]
        )
        cuts = [
            self._workspace.make("bottom_up/cut", "cut", branch=branch, moves=moves)
            for branch in self._cuts.branches
        ]
        self._workspace.drop(self._classes, moves, *self._values.values())
        return cuts


def forest_of(cuts: TreeCuts) -> Forest:
    """Return the trees of a job, from the least levels that it allows to the greatest."""
    nodes = []
    for one in cuts.workspace.ask("bottom_up/nodes", _Node, branches=cuts.branches):
        branch = cuts.branches[one.attribute]
        node = TreeNode(branch.index, one.level, one.code)
        parent = None if one.above is None else TreeNode(branch.index, one.level + 1, one.above)
        nodes.append((node, parent, branch.scale * one.units))
    return Forest.of(nodes)


def _gather_children(
    forest: Forest, groups: dict[TreeNode, list[TreeNode]], steps: Sequence[TreeNode]
) -> dict[TreeNode, list[TreeNode]]:
    """Return the nodes that each node replaces, after the given further steps."""
    made = dict(groups)
    for step in steps:
        made[step] = [node for child in forest.children[step] for node in made.pop(child, [child])]
    return made

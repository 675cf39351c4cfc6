"""Cuts that rise through trees: which nodes are in them, and which steps can be taken.

Pure Python, no SQL. A node is known by its attribute, its level and its least code.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class TreeNode(NamedTuple):
    """A node of a hierarchy; the order breaks ties.

    Attributes:
        attribute: The place of the attribute.
        level: Its level.
        code: The least code below it.
    """

    attribute: int
    level: int
    code: int


@dataclass(slots=True)
class Forest:
    """A cut through each of several trees; it begins at the least nodes.

    Attributes:
        costs: By node: what all rows below it lose there, in whole units.
        children: By node: those right below it.
        parent: By node: the one right above it.
        steps: The nodes that all nodes of the cut right below them can be generalized to, when none
            below them is in the cut: their children are all in it.
        cut: By attribute and least code: the nodes of the cut.
    """

    costs: dict[TreeNode, int] = field(default_factory=dict)
    children: defaultdict[TreeNode, list[TreeNode]] = field(
        default_factory=lambda: defaultdict(list)
    )
    parent: dict[TreeNode, TreeNode] = field(default_factory=dict)
    steps: set[TreeNode] = field(default_factory=set)
    cut: dict[tuple[int, int], TreeNode] = field(default_factory=dict)
    _lacking: dict[TreeNode, int] = field(default_factory=dict)

    @classmethod
    def of(cls, rows: Iterable[tuple[TreeNode, TreeNode | None, int]]) -> Forest:
        """A forest from its nodes with their parents (None at the highest level) and costs."""
        made = cls()
        for node, above, cost in rows:
            made.costs[node] = cost
            if above is not None:
                made.children[above].append(node)
                made.parent[node] = above
        made._lacking = {node: len(below) for node, below in made.children.items()}
        for node in made.costs:
            if node not in made.children:
                made._enter(node)
        return made

    def _enter(self, node: TreeNode) -> TreeNode | None:
        self.cut[node.attribute, node.code] = node
        above = self.parent.get(node)
        if above is None:
            return None
        self._lacking[above] -= 1
        if self._lacking[above]:
            return None
        self.steps.add(above)
        return above

    def take(self, node: TreeNode) -> TreeNode | None:
        """Generalize all children of a node to it; the step that becomes possible by that."""
        self.steps.remove(node)
        for child in self.children[node]:
            del self.cut[child.attribute, child.code]
        return self._enter(node)

    def undo(self, node: TreeNode) -> None:
        """Take back the last step."""
        above = self._leave(node)
        if above is not None:
            self.steps.discard(above)
        for child in self.children[node]:
            self.cut[child.attribute, child.code] = child
        self.steps.add(node)

    def _leave(self, node: TreeNode) -> TreeNode | None:
        del self.cut[node.attribute, node.code]
        above = self.parent.get(node)
        if above is not None:
            self._lacking[above] += 1
        return above

    def added(self, node: TreeNode) -> int:
        """What is lost more when a node takes the place of its children."""
        return self.costs[node] - sum(self.costs[child] for child in self.children[node])

"""Many steps up between two looks at the classes: what one look tells of the next steps."""

from __future__ import annotations

import math
from bisect import insort
from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.algorithms.subtree.forest import Forest, TreeNode
    from sqlanon.algorithms.subtree.rising_classes import Found, Merged, RisingClasses
    from sqlanon.algorithms.subtree.tree_cuts import TreeCuts


class Lookahead:
    """A look at the classes, and what follows from it about the next steps.

    A class that no step has touched is as it was. So a candidate still touches a violating class
    if it held more rows of those at the look than the steps since then can have touched of them:
    steps of its own attribute touch none, but for those below it. What held none will not, as
    unions of classes that satisfy a model do too. No candidate is critical while there is a
    smallest class, untouched since the look, that the candidate would not make larger: one beside
    the candidate's node, or alone below it.

    Attributes:
        found: What was seen.
        critical: The critical candidates, rated.
    """

    @classmethod
    def at(
        cls, cuts: TreeCuts, ascent: RisingClasses, lost: dict[TreeNode, int] | None
    ) -> Lookahead:
        """Look at the classes as they are."""
        view = cls(ascent.forest, ascent.found(), lost)
        if view.small(cuts.k) and not cuts.budget.allows(view.found.violating):
            unsure = sorted(step for step in ascent.forest.steps if not view._beside(step))
            view._weigh(ascent.merged(unsure, view.found.smallest) if unsure else {})
        return view

    def __init__(self, forest: Forest, found: Found, lost: dict[TreeNode, int] | None) -> None:
        self.found = found
        self.critical: list[tuple[Fraction, TreeNode]] = []
        self._forest = forest
        self._lost = lost
        self._held = dict(found.held)
        # smallest classes that may be touched before a candidate may be critical
        self._room: float = math.inf
        self._queue = sorted((self._price(step), step) for step in forest.steps)
        # violating rows that steps have touched: all, by attribute, and by node those below it
        self._spent = 0
        self._spent_by: defaultdict[int, int] = defaultdict(int)
        self._inside: dict[TreeNode, int] = {}

    def _weigh(self, merged: dict[TreeNode, Merged]) -> None:
        """Tell critical candidates from others."""
        self.critical = [
            (Fraction(self._price(step), made.raised - self.found.smallest), step)
            for step, made in merged.items()
            if not made.alone
        ]
        alone = {step: made.alone for step, made in merged.items()}
        self._room = min(
            (self._beside(step) + alone.get(step, 0) for step in self._forest.steps),
            default=math.inf,
        )

    def small(self, k: int) -> bool:
        """Whether the smallest class is too small, so that candidates may be critical."""
        return 0 < self.found.smallest < k

    def differs(self, before: Lookahead) -> bool:
        """Whether a candidate is critical, or the smallest class is larger than before."""
        return bool(self.critical) or self.found.smallest != before.found.smallest

    def plan(self, limit: int, longest: int, *, ends: bool) -> tuple[list[TreeNode], int]:
        """Take the next steps in the forest.

        Args:
            limit: Rows that may be suppressed.
            longest: How many steps at the most.
            ends: Whether to stop where the end may be reached.

        Returns:
            The steps, and how many of them are certain even so; at least one.
        """
        if self.critical:
            step = min(self.critical)[1]
            self._forest.take(step)
            return [step], 1
        left, touched, certain = self.found.violating - limit, 0, 0
        steps: list[TreeNode] = []
        while len(steps) < longest and (step_ := self._next()) is not None:
            if self._spent < left and touched < self._room and certain == len(steps):
                certain += 1
            elif ends and self._spent >= left:
                break
            touched += self._take(step_)
            steps.append(step_)
        return steps, certain

    def _price(self, step: TreeNode) -> int:
        """IL."""
        return self._forest.added(step) if self._lost is None else self._lost[step]

    def _below(self, step: TreeNode) -> tuple[int, int]:
        """Violating rows below a candidate, and smallest classes."""
        below = [self._held.get(child, (0, 0)) for child in self._forest.children[step]]
        return sum(rows for rows, _ in below), sum(least for _, least in below)

    def _beside(self, step: TreeNode) -> int:
        """Smallest classes that a candidate does not touch."""
        return self.found.least - self._below(step)[1]

    def _next(self) -> TreeNode | None:
        """The candidate of least IL that touches a violating class, or of all; None if unsure."""
        for _, step in self._queue:
            rows, _ = self._below(step)
            if rows:
                below = self._forest.children[step]
                inside = sum(self._inside.get(child, 0) for child in below)
                touched = self._spent - self._spent_by[step.attribute] + inside
                return step if rows > touched else None
        return self._queue[0][1] if self._queue else None

    def _take(self, step: TreeNode) -> int:
        """Take a step; the smallest classes that it touches."""
        rows, least = held = self._below(step)
        below = self._forest.children[step]
        self._inside[step] = rows + sum(self._inside.get(child, 0) for child in below)
        self._held[step] = held
        self._spent += rows
        self._spent_by[step.attribute] += rows
        self._queue.remove((self._price(step), step))
        above = self._forest.take(step)
        if above is not None:
            insort(self._queue, (self._price(above), above))
            self._room = min(self._room, self._beside(above))
        return least

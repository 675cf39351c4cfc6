"""Bottom-up generalization: from the values up, until the classes satisfy every model."""

from __future__ import annotations

import math
from bisect import insort
from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.subtree.rising_classes import RisingClasses
from sqlanon.algorithms.subtree.tree_cuts import SubtreeAlgorithm, TreeCuts
from sqlanon.sql.names import ColumnName

if TYPE_CHECKING:
    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.subtree.rising_classes import Merged, Violations
    from sqlanon.algorithms.subtree.tree_cuts import Forest, TreeNode
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace


# -- many steps between two looks ------------------------------------------------------------------

_NONE = (0, 0)
"""Neither violating rows nor smallest classes."""


class Lookahead:
    """Counts of the classes at one time, and conclusions about the next steps.

    A class that no step has touched is unchanged. So a candidate still touches a violating class if
    it had more violating rows when they were counted than the steps since then can have touched.
    Steps of its own attribute touch none of these rows, except steps below it. A candidate without
    violating rows gets none, because unions of classes that satisfy a model satisfy it too. No
    candidate is critical while there is an untouched smallest class that the candidate would not
    make larger: one outside the candidate's node, or alone below it.

    Attributes:
        critical: The critical candidates, rated.
    """

    @classmethod
    def at(
        cls, cuts: TreeCuts, ascent: RisingClasses, lost: dict[TreeNode, int] | None
    ) -> Lookahead:
        """Count the classes as they are now."""
        view = cls(ascent.forest, ascent.find_violations(), lost)
        if view.small(cuts.k) and not cuts.budget.allows(view.found.violating):
            unsure = sorted(step for step in ascent.forest.steps if not view._beside(step))
            view._weigh(ascent.merge_classes(unsure, view.found.smallest) if unsure else {})
        return view

    def __init__(self, forest: Forest, found: Violations, lost: dict[TreeNode, int] | None) -> None:
        self.found = found
        self.critical: list[tuple[Fraction, TreeNode]] = []
        self._forest = forest
        self._lost = lost
        # by step: what its children hold of the violating rows and of the smallest classes
        self._below = dict(found.below)
        # smallest classes that may be touched before a candidate may be critical
        self._room: float = math.inf
        self._queue = sorted((self._price(step), step) for step in forest.steps)
        # violating rows that steps have touched: all, by attribute, and by step those below it
        self._spent = 0
        self._spent_by: defaultdict[int, int] = defaultdict(int)
        self._inside: defaultdict[TreeNode, int] = defaultdict(int)

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
        return self._forest.added_loss(step) if self._lost is None else self._lost[step]

    def _beside(self, step: TreeNode) -> int:
        """Smallest classes that a candidate does not touch."""
        return self.found.least - self._below.get(step, _NONE)[1]

    def _next(self) -> TreeNode | None:
        """Return the candidate of least IL of those that touch a violating class, else of all.

        None if the last counts do not decide that.
        """
        for _, step in self._queue:
            rows, _ = self._below.get(step, _NONE)
            if rows:
                touched = self._spent - self._spent_by[step.attribute] + self._inside[step]
                return step if rows > touched else None
        return self._queue[0][1] if self._queue else None

    def _take(self, step: TreeNode) -> int:
        """Take a step, and return the number of smallest classes that it touches."""
        rows, least = self._below.get(step, _NONE)
        parent = self._forest.parent.get(step)
        if parent is not None:
            beside = self._below.get(parent, _NONE)
            self._below[parent] = beside[0] + rows, beside[1] + least
            self._inside[parent] += rows + self._inside[step]
        self._spent += rows
        self._spent_by[step.attribute] += rows
        self._queue.remove((self._price(step), step))
        above = self._forest.take(step)
        if above is not None:
            insort(self._queue, (self._price(above), above))
            self._room = min(self._room, self._beside(above))
        return least


# -- the algorithm ---------------------------------------------------------------------------------

_LONGEST = 1 << 10
"""Steps between two looks, at the most."""


class BottomUp(SubtreeAlgorithm):
    """Global subtree recoding, greedy: a cut through each hierarchy, the same for all rows.

    1. Begin with unchanged values, or at `min_level`. `A` is the size of the smallest class.
    2. Repeat while more rows are in classes that violate a model than may be suppressed. A
       candidate is a node whose children are all in the cut. While A is less than k, it is critical
       if it raises A by itself.
    3. Generalize to the critical candidate of least IL/AG, ties by place in the job. IL is the
       information on the classes of `column` that is lost in its rows, and AG = A_after - A.
       Without `column` IL is the loss that is added (LM).
    4. If none is critical, because several smallest classes need different steps, take the least
       IL among the candidates that touch a class that violates a model. If there is none of these
       either, because other nodes must rise first, take the least IL of all. The paper does not
       define this case.

    Many steps are taken between two counts of the classes; see `Lookahead` and `_climb`. Every node
    of the cut is published as its label.
    """

    name: ClassVar[str] = "bottom_up"
    reference: ClassVar[str] = (
        "K. Wang, P. Yu, S. Chakraborty, Bottom-Up Generalization: A Data Mining Solution to "
        "Privacy Protection, ICDM 2004, section 3 (algorithm 1)"
    )

    column: ColumnName | None = Field(
        default=None, description="the column that a classifier is to learn from the release"
    )

    @property
    @override
    def extra_columns(self) -> tuple[str, ...]:
        return () if self.column is None else (self.column,)

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        cuts = TreeCuts(problem, workspace)
        ascent = RisingClasses(cuts)
        lost = None if self.column is None else cuts.information(self.column)
        rounds, suppressed = _climb(cuts, ascent, lost)
        return cuts.recoding(self, ascent.finish(), suppressed, rounds)


def _climb(
    cuts: TreeCuts, ascent: RisingClasses, lost: dict[TreeNode, int] | None
) -> tuple[int, int]:
    """Take steps until the classes satisfy every model.

    After a count, take all steps that would follow if no candidate were critical and the end were
    not reached. Then count again to check both. If A is unchanged and no candidate is critical,
    none was critical in between, because classes grow with each step. If suppression never grows
    upwards, the end has not been passed. If the check fails, take only the steps that were certain
    after the first count.

    Returns:
        Steps taken, and rows suppressed.

    Raises:
        UnsatisfiableError: not even the highest cut is feasible.
    """
    flags = [model.monotone for model in cuts.problem.requirements.models]
    merging, monotone = all(flag for flag, _ in flags), all(flag for _, flag in flags)
    limit = cuts.budget.most
    rounds, longest = 0, _LONGEST
    view = Lookahead.at(cuts, ascent, lost)
    while True:
        cuts.progress(rounds, len(ascent.forest.steps))
        if cuts.budget.allows(view.found.violating):
            return rounds, view.found.violating
        if not ascent.forest.steps:
            raise cuts.unsatisfiable(view.found.violating)
        steps, certain = view.plan(limit, longest if merging else 1, ends=not monotone)
        ascent.follow(steps)
        seen = Lookahead.at(cuts, ascent, lost)
        if len(steps) > certain and (
            cuts.budget.allows(seen.found.violating) or (view.small(cuts.k) and seen.differs(view))
        ):
            ascent.reject()
            longest = max(len(steps) // 2, 1)
            steps = steps[:certain]
            for step in steps:
                ascent.forest.take(step)
            ascent.follow(steps)
            seen = Lookahead.at(cuts, ascent, lost)
        else:
            longest = min(2 * longest, _LONGEST)
        ascent.accept()
        view, rounds = seen, rounds + len(steps)

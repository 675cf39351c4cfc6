"""Bottom-up generalization: from the values up, until the classes satisfy every model."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.subtree.lookahead import Lookahead
from sqlanon.algorithms.subtree.rising_classes import RisingClasses
from sqlanon.algorithms.subtree.tree_cuts import SubtreeAlgorithm, TreeCuts
from sqlanon.sql.names import ColumnName

if TYPE_CHECKING:
    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.subtree.forest import TreeNode
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace

_LONGEST = 1 << 10
"""Steps between two looks, at the most."""


class BottomUp(SubtreeAlgorithm):
    """Global subtree recoding, greedy: a cut through each hierarchy, the same for all rows.

    1. Every value as it is, or at its `min_level`; `A` is the size of the smallest class.
    2. While more rows are in classes that violate a model than may be suppressed: a candidate is a
       node that all nodes of the cut right below it can be generalized to, when none below them is
       in the cut. While A is less than k, it is critical if it raises A by itself.
    3. Generalize to the critical candidate of least IL/AG, ties by place in the job: IL is what the
       classes of `class_column` are told apart less in its rows, AG = A_after - A. Without
       `class_column` IL is the loss that is added (LM).
    4. Where none is critical, because several smallest classes need different steps, take the least
       IL among the candidates that touch a class that violates a model; where there is none of
       these either, because the nodes beside it must rise first, among all. The paper leaves this
       open.

    Many steps are taken between two looks at the classes; see `Lookahead` and `_climb`. Every node
    of the cut is published as its label.
    """

    name: ClassVar[str] = "bottom_up"
    reference: ClassVar[str] = (
        "K. Wang, P. Yu, S. Chakraborty, Bottom-Up Generalization: A Data Mining Solution to "
        "Privacy Protection, ICDM 2004, section 3 (algorithm 1)"
    )

    class_column: ColumnName | None = Field(
        default=None, description="the column that a classifier is to learn from the release"
    )

    @property
    @override
    def extra_columns(self) -> tuple[str, ...]:
        """The class column."""
        return () if self.class_column is None else (self.class_column,)

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        cuts = TreeCuts(problem, workspace)
        ascent = RisingClasses(cuts)
        lost = None if self.class_column is None else cuts.information(self.class_column)
        rounds, suppressed = _climb(cuts, ascent, lost)
        return cuts.recoding(self, ascent.finish(), suppressed, rounds)


def _climb(
    cuts: TreeCuts, ascent: RisingClasses, lost: dict[TreeNode, int] | None
) -> tuple[int, int]:
    """Take steps until the classes satisfy every model.

    After a look, the steps are taken of which it is known that each would be next if none were
    critical and the end were not reached. Then one more look says whether that was so: where A is
    what it was, and no candidate critical, none has been on the way, as a class is the larger the
    more steps are taken; and where suppression never grows upwards, the end has not been passed
    by. If it was not so, only the steps are taken that were certain from the first.

    Returns:
        Steps taken, and rows suppressed.

    Raises:
        UnsatisfiableError: not even the highest cut is feasible.
    """
    flags = [model.monotone for model in cuts.problem.asked.models]
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

"""Bottom-up generalization: from the values up, until the classes are large enough."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from pydantic import Field

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.cuts import Cuts, Move
from sqlanon.names import ColumnName  # noqa: TC001 - pydantic reads it

if TYPE_CHECKING:
    from sqlanon.recoding import Recoding
    from sqlanon.workspace import Workspace


class _Row(NamedTuple):
    """A row of `bottom_up/candidates`; level -1: the classes that no candidate touches."""

    attribute: int
    level: int
    node: int
    made: int
    merged: int | None
    added: int


class BottomUp(Algorithm):
    """Global subtree recoding, greedy: a cut through each hierarchy, the same for all rows.

    1. Every value as it is, or at its `min_level`; `A` is the size of the smallest class.
    2. While more rows are in classes of fewer than k than may be suppressed: a candidate is a node
       that all nodes of the cut right below it can be generalized to, when none below them is in
       the cut. It is critical if it raises A by itself.
    3. Generalize to the critical candidate of least IL/AG, ties by place in the job: IL is what the
       classes of `class_column` are told apart less in its rows, AG = A_after - A. Without
       `class_column` IL is the loss that is added (LM).
    4. Where none is critical, because several smallest classes need different steps, take the least
       IL among the candidates that touch a class of fewer than k; where there is none of these
       either, because the nodes beside it must rise first, among all. The paper leaves this open.

    All candidates of a round are measured in one statement. Every node of the cut is published as
    its label.
    """

    name: ClassVar[str] = "bottom_up"
    reference: ClassVar[str] = (
        "K. Wang, P. Yu, S. Chakraborty, Bottom-Up Generalization: A Data Mining Solution to "
        "Privacy Protection, ICDM 2004, section 3 (algorithm 1)"
    )
    full_domain: ClassVar[bool] = True  # each quasi-identifier needs a hierarchy, as levels do

    class_column: ColumnName | None = Field(
        default=None, description="the column that a classifier is to learn from the release"
    )

    @property
    def extra_columns(self) -> tuple[str, ...]:
        """The class column."""
        return () if self.class_column is None else (self.class_column,)

    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """See Algorithm."""
        cuts = Cuts(problem, workspace, upwards=True)
        lost = None if self.class_column is None else cuts.information(self.class_column)
        while True:
            *rows, (*_, small, smallest, _) = sorted(
                cuts.candidates("bottom_up/candidates"), reverse=True
            )
            suppressed = int(small or 0)
            if cuts.allows(suppressed):
                return cuts.recoding(self, suppressed)
            counts = [_Row._make(None if v is None else int(v) for v in row) for row in rows]
            best = self._best(counts, int(smallest), problem.minimal_class_size, lost)
            if best is None:
                raise cuts.unsatisfiable(suppressed)
            cuts.move(best)

    @staticmethod
    def _best(rows: list[_Row], smallest: int, k: int, lost: dict[Move, int] | None) -> Move | None:
        """Steps 3 and 4; None where there is no candidate."""
        # by attribute, the two smallest of what its candidates merge and of what they leave alone
        least: defaultdict[int, list[int]] = defaultdict(list)
        for attribute, *_, merged, _ in rows:
            if merged is not None:
                least[attribute] = sorted([*least[attribute], merged])[:2]
        rated: list[tuple[int, Fraction, Move]] = []
        for attribute, level, node, made, merged, added in rows:
            if level < 0 or merged is None:
                continue
            others = list(least[attribute])
            if merged in others:
                others.remove(merged)
            raised = min([made, *others]) - smallest
            step = Move(attribute, level, node)
            # a node is known by its own level, which is one above that of the cut
            loss = added if lost is None else lost[Move(attribute, level + 1, node)]
            rank = 0 if raised > 0 else 1 if merged < k else 2
            rated.append((rank, Fraction(loss, max(raised, 1)), step))
        return min(rated)[2] if rated else None

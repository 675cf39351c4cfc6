"""Top-down specialization: from the roots down, as long as the classes stay large enough."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from pydantic import Field

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.cuts import Cuts, Move
from sqlanon.names import ColumnName  # noqa: TC001 - pydantic reads it

if TYPE_CHECKING:
    from sqlanon.recoding import Recoding
    from sqlanon.workspace import Workspace


class _Row(NamedTuple):
    """A row of `top_down/candidates`; attribute -1: the cut as it is."""

    attribute: int
    level: int
    node: int
    smallest: int | None
    suppressed: int
    removed: int


class TopDown(Algorithm):
    """Global subtree recoding, greedy: a cut through each hierarchy, the same for all rows.

    1. Every value at its root, or at its `max_level`; `A` is the size of the smallest class.
    2. A candidate is a node of a cut whose specialization, that is its replacement by its children,
       leaves no more rows in classes of fewer than k than may be suppressed. A node that is no
       candidate will never be one again.
    3. Specialize the candidate v of the best score, ties by place in the job: InfoGain(v), what the
       classes of `class_column` are better told apart in the rows of v, over AnonyLoss(v) = A -
       A_v, A_v being what becomes of A. `score: "2007"` divides by AnonyLoss + 1, `"2005"` by
       AnonyLoss, by nothing where that is 0. Without `class_column` the loss that is removed (LM,
       a suppressed row losing everything) stands for InfoGain; what removes none is left out.
    4. Repeat 2 and 3 until there is no candidate.

    `A` is of the published classes, and does not grow by suppression. All candidates of a round are
    measured in one statement. Every node of the cut is published as its label.
    """

    name: ClassVar[str] = "top_down"
    reference: ClassVar[str] = (
        "B. Fung, K. Wang, P. Yu, Top-Down Specialization for Information and Privacy "
        "Preservation, ICDE 2005, section 4 (algorithm TDS); Anonymizing Classification Data for "
        "Privacy Preservation, TKDE 19(5) 2007, section 4"
    )
    full_domain: ClassVar[bool] = True  # each quasi-identifier needs a hierarchy, as levels do

    class_column: ColumnName | None = Field(
        default=None, description="the column that a classifier is to learn from the release"
    )
    score: Literal["2005", "2007"] = Field(
        default="2007", description="gain / loss of anonymity, or gain / (loss of anonymity + 1)"
    )

    @property
    def extra_columns(self) -> tuple[str, ...]:
        """The class column."""
        return () if self.class_column is None else (self.class_column,)

    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        """See Algorithm."""
        cuts = Cuts(problem, workspace, upwards=False)
        gains = None if self.class_column is None else cuts.information(self.class_column)
        suppressed = int(self._measured(cuts, [], 0)[-1].suppressed or 0)
        if not cuts.allows(suppressed):
            raise cuts.unsatisfiable(suppressed)
        live = list(range(cuts.count))
        while True:
            *candidates, whole = self._measured(cuts, live, cuts.most - suppressed)
            live = sorted({row.attribute for row in candidates})
            rated = [
                (-self._score(gain, whole.smallest or 0, row.smallest), row[:3], row)
                for row in candidates
                if (gain := row.removed if gains is None else gains[Move(*row[:3])]) >= 0
            ]
            if not rated:
                return cuts.recoding(self, suppressed)
            best = min(rated)[2]
            cuts.move(Move(*best[:3]))
            suppressed += best.suppressed

    @staticmethod
    def _measured(cuts: Cuts, live: list[int], room: int) -> list[_Row]:
        """The candidates among the nodes of some attributes, and the cut as it is at the end."""
        rows = cuts.candidates("top_down/candidates", live=live, full=cuts.full, room=room)
        counts = [_Row._make(None if v is None else int(v) for v in row) for row in rows]
        return sorted(counts, key=lambda row: -row.attribute)

    def _score(self, gain: int, smallest: int, made: int | None) -> Fraction:
        """Gain over loss of anonymity; `made` is the smallest published class that is new."""
        anonymity = max(smallest - (smallest if made is None else made), 0)
        if self.score == "2005":
            return Fraction(gain, anonymity or 1)
        return Fraction(gain, anonymity + 1)

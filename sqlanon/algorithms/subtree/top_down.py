"""Top-down specialization: from the roots down, as long as the classes satisfy every model."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.subtree.tree_cuts import SubtreeAlgorithm, TreeCuts, TreeNode
from sqlanon.sql.names import ColumnName
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Subject
    from sqlanon.sql.workspace import Workspace


class _Below(NamedTuple):
    """Counts below a node: the smallest published class, suppressed rows, and the loss of all."""

    smallest: int | None
    suppressed: int
    lost: int


class _Candidate(NamedTuple):
    """A node, unchanged or specialized (`after` is 1); attribute -1 is the whole cut."""

    attribute: int
    level: int
    code: int
    after: int
    smallest: int | None
    suppressed: int | None
    lost: int | None


@dataclass(frozen=True, slots=True)
class _Part:
    """An attribute, and the classes that its steps down would make."""

    index: int
    made: Sql


class TopDown(SubtreeAlgorithm):
    """Global subtree recoding, greedy: a cut through each hierarchy, the same for all rows.

    1. Begin with every value at its root, or at `max_level`. `A` is the size of the smallest class.
    2. A candidate is a node of a cut whose specialization, that is its replacement by its children,
       leaves no more rows in classes that violate a model than may be suppressed.
    3. Specialize the candidate v of the best score, ties by place in the job. The score is
       InfoGain(v), the information on the classes of `column` that is gained in the rows of v, over
       AnonyLoss(v) = A - A_v, where A_v is A afterwards. `variant: "2007"` divides by AnonyLoss +
       1, `"2005"` by AnonyLoss, or not at all if that is 0. Without `column` the loss that is
       removed (LM, 1 for a suppressed row) replaces InfoGain, and candidates that remove none are
       left out.
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

    column: ColumnName | None = Field(
        default=None, description="the column that a classifier is to learn from the release"
    )
    variant: Literal["2005", "2007"] = Field(
        default="2007", description="gain / loss of anonymity, or gain / (loss of anonymity + 1)"
    )

    @property
    @override
    def extra_columns(self) -> tuple[str, ...]:
        return () if self.column is None else (self.column,)

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Also refuse models that the roots may violate although the values satisfy them."""
        if model.begins_violated:
            return "top_down starts with all rows in one class, which cannot satisfy this model"
        return super().refuses(model)

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        cuts = TreeCuts(problem, workspace)
        gains = None if self.column is None else cuts.information(self.column)
        descent = _Descent(cuts)
        _, _, whole = descent.look([])
        if not cuts.budget.allows(whole.suppressed):
            raise cuts.unsatisfiable(whole.suppressed)
        # if suppression cannot shrink downwards, no node becomes a candidate again
        monotone = problem.conditions.monotone(problem.budget.limit)
        live = list(range(cuts.count))
        while True:
            before, after, whole = descent.look(live)
            room = cuts.budget.room(whole.suppressed)
            candidates = [
                node for node in after if after[node].suppressed - before[node].suppressed <= room
            ]
            if monotone:
                live = sorted({node.attribute for node in candidates})
            cuts.progress(descent.steps, len(candidates))
            smallest = whole.smallest or 0
            rated = [
                (-self._score(gain, smallest, after[node].smallest), node)
                for node in candidates
                if (gain := before[node].lost - after[node].lost if gains is None else gains[node])
                >= 0
            ]
            if not rated:
                return cuts.recoding(self, descent.cuts, whole.suppressed, descent.steps)
            descent.take(min(rated)[1])

    def _score(self, gain: int, smallest: int, made: int | None) -> Fraction:
        """Return gain over loss of anonymity; `made` is the smallest new published class."""
        anonymity = max(smallest - (smallest if made is None else made), 0)
        if self.variant == "2005":
            return Fraction(gain, anonymity or 1)
        return Fraction(gain, anonymity + 1)


class _Descent:
    """The relations of cuts that sink. Only counts of their classes are returned.

    Attributes:
        cuts: By attribute: see `top_down/cut`.
    """

    def __init__(self, cuts: TreeCuts) -> None:
        """Begin with every value at its greatest level."""
        self._of = cuts
        self._workspace = cuts.workspace
        self.cuts = [
            self._workspace.make("top_down/cut", "cut", branch=branch, cut=None)
            for branch in cuts.branches
        ]
        self.steps = 0
        self._state, self._classes, self._values = self._relations()

    def _relations(self) -> tuple[WorkTable, WorkTable, dict[str, WorkTable]]:
        """Build the state, the classes of the cut, and their values in measured columns."""
        workspace, problem = self._workspace, self._of.problem
        shape: dict[str, Any] = {"cells": problem.frequency_set.cells, "cuts": self.cuts}
        state = workspace.make("top_down/state", "state", **shape)
        values = {
            subject.column.name: workspace.make(
                "top_down/values", "values", held=subject.held, **shape
            )
            for subject in problem.conditions.subjects
        }
        columns = [Sql("n"), Sql("cost")]
        columns += [
            Sql(f"{name}_{i}") for i in range(self._of.count) for name in ("level", "movable")
        ]
        judged = self._select_classes(state, values, None, columns)
        return state, workspace.make("top_down/classes", "classes", judged=judged), values

    def _select_classes(
        self,
        state: WorkTable,
        values: Mapping[str, WorkTable],
        step: int | None,
        columns: Sequence[Sql],
    ) -> Sql:
        """Return a SELECT of the classes of the cut, or those after an attribute's steps."""
        keys = [*self._of.keys, *([] if step is None else [Sql(f"below_{step}")])]
        shape: dict[str, Any] = {"keys": keys, "step": step, "count": self._of.count}
        sized = self._workspace.fragment("top_down/sized", state=state, **shape)

        def histogram(subject: Subject) -> Sql:
            held = values[subject.column.name]
            return self._workspace.fragment("top_down/histogram", values=held, **shape)

        return self._of.select_classes(sized, keys, columns, histogram)

    def look(
        self, live: Sequence[int]
    ) -> tuple[dict[TreeNode, _Below], dict[TreeNode, _Below], _Below]:
        """Count the nodes of some attributes, unchanged and specialized, and the whole cut."""
        columns = [Sql("n"), Sql("cost")]
        rows = self._workspace.ask(
            "top_down/candidates",
            _Candidate,
            classes=self._classes,
            full=self._of.full,
            parts=[
                _Part(place, self._select_classes(self._state, self._values, place, columns))
                for place in live
            ],
        )
        levels: dict[tuple[int, int], int] = {}
        found: dict[bool, dict[tuple[int, int], _Below]] = {False: {}, True: {}}
        for one in rows:
            key = one.attribute, one.code
            if not one.after:
                levels[key] = one.level
            found[bool(one.after)][key] = _Below(one.smallest, one.suppressed or 0, one.lost or 0)
        whole = found[False].pop((-1, 0))
        before, after_ = (
            {TreeNode(key[0], levels[key], key[1]): below for key, below in found[is_after].items()}
            for is_after in (False, True)
        )
        return before, after_, whole

    def take(self, step: TreeNode) -> None:
        """Replace a node by its children."""
        old = self.cuts[step.attribute]
        branch = self._of.branches[step.attribute]
        self.cuts[step.attribute] = self._workspace.make(
            "top_down/cut", "cut", branch=branch, cut=old, step=step
        )
        self._workspace.drop(old, self._state, self._classes, *self._values.values())
        self._state, self._classes, self._values = self._relations()
        self.steps += 1

"""Cuts through the hierarchies: common code of the algorithms that recode subtrees.

A cut maps each value of an attribute to one node above it, the same for all rows. One step replaces
a node by its children, or the children by the node (Fung, Wang, Yu, ICDE 2005, section 3).
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.base import Algorithm
from sqlanon.algorithms.conditions import histograms
from sqlanon.algorithms.full_domain.counter import limits
from sqlanon.common.integers import exact_scales
from sqlanon.errors import JobError, SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.base import Population
from sqlanon.release.recoding import RecodingKind, TreeCut
from sqlanon.sql.statement import Sql, WorkTable
from sqlanon.sql.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import Attribute, Subject
    from sqlanon.sql.workspace import Workspace


# -- trees and their cuts --------------------------------------------------------------------------
#
# Pure Python, no SQL. A node is known by its attribute, its level and its least code.


class TreeNode(NamedTuple):
    """A node of a hierarchy; the order breaks ties.

    Attributes:
        code: The least code below it.
    """

    attribute: int
    level: int
    code: int


@dataclass(slots=True)
class Forest:
    """A cut through each of several trees; it begins at the least nodes.

    Attributes:
        costs: By node: the loss of all rows below it at that node, in whole units.
        steps: The nodes whose children are all in the cut, so that they can be generalized.
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
        """Build a forest from its nodes, their parents (None at the highest level), and costs."""
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
        """Generalize all children of a node to it, and return the step that this makes possible."""
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

    def added_loss(self, node: TreeNode) -> int:
        """Return the loss that is added when a node replaces its children."""
        return self.costs[node] - sum(self.costs[child] for child in self.children[node])


# -- the statements --------------------------------------------------------------------------------

_UNITS = 10**9
"""Units per bit. With more, the rounding of logarithms would decide between nodes."""


class SubtreeAlgorithm(Algorithm):
    """An algorithm that chooses a cut through each hierarchy."""

    needs_hierarchies: ClassVar[bool] = True
    recoding: ClassVar[RecodingKind] = "subtree"

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse models of a population, which is not recoded by cuts."""
        if isinstance(model.reads, Population):
            return f"{self.name} does not generalize the table of a population"
        return None

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse a class column that is a quasi-identifier."""
        yield from super().refusals(job)
        for column in self.extra_columns:
            if column in job.quasi_identifiers:
                yield JobError(
                    f"algorithm.{self.name}.column: column {column!r} is a quasi-identifier "
                    "itself; name another column"
                )


@dataclass(frozen=True, slots=True)
class Branch:
    """A hierarchy, as the templates see it.

    Attributes:
        tree: Relation (code, l0, k0, s0, …).
        scale: Whole units that a row loses for each leaf but one below its node.
    """

    index: int
    tree: WorkTable
    dictionary: WorkTable
    height: int
    scale: int
    low: int
    top: int


@dataclass(frozen=True, slots=True)
class _Family:
    """The nodes at one level of an attribute with their children."""

    index: int
    level: int
    tree: WorkTable


class _Held(NamedTuple):
    """Rows of a child of a node that have a value of another column, by its code."""

    attribute: int
    level: int
    code: int
    child: int
    value: int
    rows: int


class TreeCuts:
    """A cut through each attribute's hierarchy, and the classes that all of them make.

    Attributes:
        keys: The columns that tell classes apart: each attribute's node.
        k: Rows that a class needs to be published. A bound on the whole table's mean risk is
            reached by classes that are large enough, each by itself.
        full: Cost of a row of which nothing is left, in the whole units of the templates.
    """

    def __init__(self, problem: Problem, workspace: Workspace) -> None:
        self.problem = problem
        self.workspace = workspace
        self.budget = problem.budget
        self._before = workspace.statements
        attributes = problem.frequency_set.attributes
        # an attribute of one leaf loses only in suppressed rows
        weighted = [(a.request.weight, max(a.leaves - 1, 1)) for a in attributes]
        scales = exact_scales(weighted, problem.frequency_set.rows)
        self.full = sum(s * units for s, (_, units) in zip(scales, weighted, strict=True))
        self.count = len(attributes)
        self.keys = [Sql(f"node_{place}") for place in range(self.count)]
        self.k = problem.requirements.sufficient
        self.branches = [
            _branch(attribute, scale) for attribute, scale in zip(attributes, scales, strict=True)
        ]

    def select_classes(
        self,
        sized: Sql,
        keys: Sequence[Sql],
        columns: Sequence[Sql],
        histogram: Callable[[Subject], Sql],
    ) -> Sql:
        """Return a SELECT of (keys, columns, violates), a row per class.

        Args:
            sized: A SELECT of (keys, columns), a row per class.
            histogram: A SELECT of (keys, s, n), a row per class and code, for a subject.
        """
        return self.workspace.fragment(
            "lattice/judged",
            sized=sized,
            keys=keys,
            columns=columns,
            verdicts=self.problem.conditions.class_conditions(self.workspace, keys, histogram),
            k=self.k,
        )

    def progress(self, rounds: int, candidates: int) -> None:
        """Report the progress: steps taken, and steps that can be taken next."""
        self.workspace.progress(Progress("search", rounds, candidates))

    def unsatisfiable(self, suppressed: int) -> UnsatisfiableError:
        """Build the error that the highest cut is infeasible."""
        rows = self.problem.frequency_set.rows
        violated, reached = self.problem.conditions.shortfall(self.workspace, self.k)
        return UnsatisfiableError(
            f"even with every quasi-identifier at its root, or its max_level, {suppressed} of "
            f"{rows} rows are in classes {violated}; {self.budget.words}: raise "
            f"max_suppression, or ask for less{reached}"
        )

    def information(self, column: str) -> dict[TreeNode, int]:
        """Measure how much less each node tells of a column than its children, in 10^-9 bits.

        This is the entropy of the column in the node's rows, less the mean entropy in those of its
        children.
        """
        frequency_set = self.problem.frequency_set
        families = [
            _Family(branch.index, level, branch.tree)
            for branch in self.branches
            for level in range(1, branch.height + 1)
        ]
        rows = self.workspace.ask(
            "subtree/histogram",
            _Held,
            held=frequency_set.subjects[column].held,
            cells=frequency_set.cells,
            parts=families,
        )
        found: defaultdict[TreeNode, defaultdict[int, Counter[int]]] = defaultdict(
            lambda: defaultdict(Counter)
        )
        for held in rows:
            node = TreeNode(held.attribute, held.level, held.code)
            found[node][held.child][held.value] += held.rows
        return {node: _information(list(children.values())) for node, children in found.items()}

    def recoding(
        self, algorithm: Algorithm, cuts: Sequence[WorkTable], suppressed: int, rounds: int
    ) -> TreeCut:
        """Build the Recoding of cuts, and drop their relations."""
        workspace, frequency_set = self.workspace, self.problem.frequency_set
        state = workspace.make("subtree/state", "state", cells=frequency_set.cells, cuts=cuts)
        values = {
            subject.column.name: workspace.make(
                "subtree/values", "values", held=subject.held, state=state, keys=self.keys
            )
            for subject in self.problem.conditions.subjects
        }
        sized = workspace.fragment(
            "lattice/sized", leveled=state, keys=self.keys, columns=[], k=self.k
        )
        histogram = histograms(workspace, values, self.keys)
        assignment = workspace.make(
            "lattice/assignment",
            "assignment",
            leveled=state,
            keys=self.keys,
            classes=self.select_classes(sized, self.keys, [Sql("n")], histogram),
        )
        levels = workspace.make(
            "subtree/class_levels",
            "class_levels",
            assignment=assignment,
            state=state,
            count=self.count,
        )
        workspace.drop(state, *values.values(), *cuts)
        return TreeCut(
            assignment=assignment,
            search=algorithm.summary(rounds=rounds, statements=workspace.statements - self._before),
            suppressed=suppressed,
            levels_of_class=levels,
        )


def _branch(attribute: Attribute, scale: int) -> Branch:
    if attribute.tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    low, top = limits(attribute)
    return Branch(
        attribute.index, attribute.tree, attribute.dictionary, attribute.height, scale, low, top
    )


def _information(children: list[Counter[int]]) -> int:
    whole = sum(children, Counter[int]())
    after = math.fsum(child.total() * _entropy(child.values()) for child in children)
    gain: float = _entropy(whole.values()) - after / whole.total()
    return max(round(gain * _UNITS), 0)


def _entropy(counts: Iterable[int]) -> float:
    shares = list(counts)
    total = sum(shares)
    return -math.fsum(n / total * math.log2(n / total) for n in shares if n)

"""Cuts through the hierarchies: the state of the algorithms that recode subtrees, step by step.

A cut holds each value of an attribute at one node above it, the same for all rows; one step moves
it past one node, down to its children or up from them (Fung, Wang, Yu, ICDE 2005, section 3).
"""

from __future__ import annotations

import json
import math
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms.nodes import limits
from sqlanon.errors import JobError, UnsatisfiableError, UnsupportedError
from sqlanon.recoding import Recoding, SearchSummary
from sqlanon.scales import exact_scales
from sqlanon.workspace import Progress

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.algorithms.base import Algorithm, Problem
    from sqlanon.frequency import Attribute
    from sqlanon.statement import Sql
    from sqlanon.workspace import Workspace

_UNITS = 10**9
"""Of a bit: beyond that, sums of logarithms would decide by their last digits."""


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A step that the cut can take; the order breaks ties.

    Attributes:
        attribute: The place of the attribute.
        level: The level at which the cut is there.
        node: Downwards the node that is replaced by its children, upwards the one that replaces
            them, by its least code.
    """

    attribute: int
    level: int
    node: int


@dataclass(frozen=True, slots=True)
class _Step:
    """From a level to the next."""

    level: int
    next: int


@dataclass(frozen=True, slots=True)
class _Branch:
    """A hierarchy, as the templates see it; `start` is the level at which its cut begins."""

    tree: Sql
    height: int
    scale: int
    start: int
    steps: list[_Step]


@dataclass(frozen=True, slots=True)
class _Family:
    """The nodes at one level of an attribute with their children."""

    index: int
    level: int
    tree: Sql


class Cuts:
    """A cut through each attribute's hierarchy, and the classes that all of them make.

    Downwards it begins at the greatest level that the job allows, upwards at the least.

    Attributes:
        count: Attributes.
        full: Cost of a row of which nothing is left, in the whole units of the templates.
        rounds: Steps taken.
    """

    def __init__(self, problem: Problem, workspace: Workspace, *, upwards: bool) -> None:
        """Set the cuts to their beginning."""
        self._problem = problem
        self._workspace = workspace
        self._upwards = upwards
        self._before = workspace.statements
        attributes = problem.frequency_set.attributes
        # an attribute of one leaf loses nothing but in a row that is suppressed
        weighted = [(a.request.weight, max(a.leaves - 1, 1)) for a in attributes]
        scales = exact_scales(weighted, problem.frequency_set.rows)
        self.full = sum(s * units for s, (_, units) in zip(scales, weighted, strict=True))
        self.count = len(attributes)
        self.rounds = 0
        self._branches = [
            _branch(attribute, scale, upwards=upwards)
            for attribute, scale in zip(attributes, scales, strict=True)
        ]
        self._cuts = [self._cut(branch, cut=None, start=branch.start) for branch in self._branches]
        self._state: Sql | None = None

    def _cut(self, branch: _Branch, **values: Any) -> Sql:  # noqa: ANN401 - a template's values
        return self._workspace.create(
            "subtree/cut",
            "cut",
            tree=branch.tree,
            height=branch.height,
            scale=branch.scale,
            steps=branch.steps,
            upwards=self._upwards,
            **values,
        )

    @property
    def state(self) -> Sql:
        """Relation (cell, n, v0, g0, b0, u0, w0, o0, …, size): see `subtree/state`."""
        if self._state is None:
            self._state = self._workspace.create(
                "subtree/state",
                "state",
                cells=self._problem.frequency_set.cells,
                cuts=self._cuts,
            )
        return self._state

    def candidates(self, template: str, **values: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401
        """The rows of a template that measures the steps that can be taken next."""
        rows = self._workspace.rows(
            template,
            state=self.state,
            count=self.count,
            k=self._problem.minimal_class_size,
            **values,
        )
        self._workspace.progress(Progress("search", self.rounds, len(rows) - 1))
        return rows

    def move(self, step: Move) -> None:
        """Take a step."""
        branch, old = self._branches[step.attribute], self._cuts[step.attribute]
        moved = self._cut(branch, cut=old, level=step.level, node=step.node)
        self._workspace.drop(old, self.state)
        self._cuts[step.attribute], self._state = moved, None
        self.rounds += 1

    def allows(self, suppressed: int) -> bool:
        """Whether so many rows may be suppressed: none of a table is left otherwise."""
        return suppressed <= max(self.most, 0)

    @property
    def most(self) -> int:
        """Rows that may be suppressed at the most; not all."""
        return min(self._problem.suppression_limit, self._problem.frequency_set.rows - 1)

    def unsatisfiable(self, suppressed: int) -> UnsatisfiableError:
        """Why not even the highest cut does."""
        rows = self._problem.frequency_set.rows
        return UnsatisfiableError(
            f"even with every quasi-identifier at its root, or its max_level, {suppressed} of "
            f"{rows} rows are in classes of fewer than {self._problem.minimal_class_size}; at most "
            f"{self.most} may be suppressed: raise max_suppression, or ask for a smaller k"
        )

    def information(self, column: str) -> dict[Move, int]:
        """What each node tells of a column less than its children do, in 10^-9 bits.

        By the place of the attribute, the level of the node and its least code: the entropy of the
        column in the node's rows less the mean entropy in its children's.

        Raises:
            JobError: the column is a quasi-identifier.
        """
        frequency_set = self._problem.frequency_set
        if column in {attribute.name for attribute in frequency_set.attributes}:
            raise JobError(f"class_column: column {column!r} is a quasi-identifier itself")
        families = [
            _Family(index, level, branch.tree)
            for index, branch in enumerate(self._branches)
            for level in range(1, branch.height + 1)
        ]
        rows = self._workspace.rows(
            "subtree/histogram",
            held=frequency_set.subjects[column].held,
            cells=frequency_set.cells,
            parts=families,
        )
        found: defaultdict[Move, defaultdict[int, Counter[int]]] = defaultdict(
            lambda: defaultdict(Counter)
        )
        for attribute, level, node, child, code, n in rows:
            move = Move(int(attribute), int(level), int(node))
            found[move][int(child)][int(code)] += int(n)
        return {move: _information(list(children.values())) for move, children in found.items()}

    def recoding(self, algorithm: Algorithm, suppressed: int) -> Recoding:
        """The Recoding of the cuts as they are; they are used up then."""
        state = self.state
        assignment = self._workspace.create(
            "subtree/assignment",
            "assignment",
            state=state,
            count=self.count,
            k=self._problem.minimal_class_size,
        )
        levels = self._workspace.create(
            "subtree/class_levels",
            "class_levels",
            assignment=assignment,
            state=state,
            count=self.count,
        )
        self._workspace.drop(state, *self._cuts)
        options = algorithm.model_dump(mode="json")
        return Recoding(
            kind="subtree",
            assignment=assignment,
            divides=False,
            search=SearchSummary(
                algorithm=algorithm.name,
                options={n: v if isinstance(v, str) else json.dumps(v) for n, v in options.items()},
                optimal=False,
                rounds=self.rounds,
                nodes_checked=None,
                statements=self._workspace.statements - self._before,
            ),
            suppressed=suppressed,
            class_levels=levels,
        )


def _branch(attribute: Attribute, scale: int, *, upwards: bool) -> _Branch:
    if attribute.tree is None:
        raise UnsupportedError(f"column {attribute.name!r} has no levels to choose from")
    low, top = limits(attribute)
    steps = (
        [_Step(level, level + 1) for level in range(low, top)]
        if upwards
        else [_Step(level, level - 1) for level in range(top, low, -1)]
    )
    return _Branch(attribute.tree, attribute.height, scale, low if upwards else top, steps)


def _information(children: list[Counter[int]]) -> int:
    whole = sum(children, Counter[int]())
    after = math.fsum(child.total() * _entropy(child.values()) for child in children)
    gain: float = _entropy(whole.values()) - after / whole.total()
    return max(round(gain * _UNITS), 0)


def _entropy(counts: Iterable[int]) -> float:
    """Shannon's entropy in bits."""
    shares = list(counts)
    total = sum(shares)
    return -math.fsum(n / total * math.log2(n / total) for n in shares if n)

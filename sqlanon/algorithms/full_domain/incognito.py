"""Incognito: all k-minimal generalizations, from few quasi-identifiers to all of them."""

from __future__ import annotations

from itertools import combinations, groupby
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import MOST_NODES, ClassCounter
from sqlanon.algorithms.full_domain.lattice import minimal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace

Levels: TypeAlias = tuple[tuple[int, int], ...]
"""A generalization of some quasi-identifiers: (place, level), ordered by place."""


class Incognito(FullDomain):
    """A-priori over subsets of the quasi-identifiers.

    For subsets of 1, 2, … quasi-identifiers:

    1. Candidates: for one attribute all levels. For more attributes the join of two survivors that
       agree on all but their last attributes, pruned unless all their subsets survived. Subset
       property: rows in a small class of some attributes are in a small class of more attributes,
       so the suppression limit can be applied too.
    2. By rising height, count the candidates that are not marked, of all subsets of this size, in
       batches. A feasible one marks its direct generalizations, and those mark theirs
       (generalization property). An infeasible one is dropped.
    3. The remaining candidates survive.

    The survivors of all quasi-identifiers are all feasible level vectors. The minimal ones of them
    are `search.solutions`. The one of least loss is released, and ties go to the lexicographically
    least level vector. Others may lose less once suppressed rows are charged (docs/definitions,
    "What metrics have in common"). `search.optimal` is true if the least loss is proved.

    Both properties need monotone models. For others they are applied only to the sizes of classes,
    and the survivors are counted.

    An attribute at its root divides no class, so a generalization is counted once for all subsets
    that differ by such attributes. There are no more counts than nodes in the lattice. All are
    counted from the frequency set. The paper's rollup of class tables would save scans, not counts.
    """

    name: ClassVar[str] = "incognito"
    reference: ClassVar[str] = (
        "K. LeFevre, D. DeWitt, R. Ramakrishnan, Incognito: Efficient Full-Domain K-Anonymity, "
        "SIGMOD 2005, section 3"
    )
    most_nodes: ClassVar[int | None] = MOST_NODES

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        counter.refuse_unsatisfiable()
        lattice = counter.lattice
        ranges = [range(a, b + 1) for a, b in zip(lattice.lower, lattice.upper, strict=True)]
        candidates: list[Levels] = [
            ((place, level),) for place, levels in enumerate(ranges) for level in levels
        ]
        survivors = _survivors(counter, candidates)
        for _ in ranges[1:]:
            survivors = _survivors(counter, _join_candidates(survivors))
        found = [_node(counter, levels) for levels in survivors]
        if not counter.monotone:
            found = [measured.node for measured in counter.count(found) if measured.feasible]
            if not found:
                raise counter.unsatisfiable()
        solutions = minimal(found)
        return counter.best_recoding(self, solutions, before)


def _node(counter: ClassCounter, levels: Levels) -> LevelVector:
    """Return the level vector that leaves all other attributes at their root."""
    node = list(counter.root)
    for place, level in levels:
        node[place] = level
    return tuple(node)


def _join_candidates(survivors: set[Levels]) -> list[Levels]:
    """Join candidates to those of one more attribute: step 1."""
    made = []
    for _, alike in groupby(sorted(survivors), key=lambda levels: levels[:-1]):
        for one, other in combinations(alike, 2):
            joined = (*one, other[-1])
            if one[-1][0] < other[-1][0] and all(
                joined[:place] + joined[place + 1 :] in survivors for place in range(len(one) - 1)
            ):
                made.append(joined)
    return made


def _survivors(counter: ClassCounter, candidates: Iterable[Levels]) -> set[Levels]:
    """Return the feasible ones of candidates of one size: steps 2 and 3."""
    alive = set(candidates)
    marked: set[Levels] = set()
    by_height = sorted(alive, key=lambda levels: (sum(level for _, level in levels), levels))
    for _, level in groupby(by_height, key=lambda levels: sum(level for _, level in levels)):
        row = list(level)
        unknown = [levels for levels in row if levels not in marked]
        counted = counter.count(_node(counter, levels) for levels in unknown)
        dropped = {
            levels
            for levels, measured in zip(unknown, counted, strict=True)
            if measured.infeasible_below
        }
        alive -= dropped
        for levels in row:
            if levels not in dropped:
                marked.update(_generalizations(counter, levels))
    return alive


def _generalizations(counter: ClassCounter, levels: Levels) -> Iterable[Levels]:
    """Return the nodes with one level more in one attribute."""
    for at, (place, level) in enumerate(levels):
        if level < counter.lattice.upper[place]:
            yield (*levels[:at], (place, level + 1), *levels[at + 1 :])

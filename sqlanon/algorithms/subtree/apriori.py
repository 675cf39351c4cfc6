"""Apriori-based anonymization: cuts through the hierarchies of items, for k^m-anonymity."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.algorithms.subtree.rising_classes import forest_of
from sqlanon.algorithms.subtree.tree_cuts import SubtreeAlgorithm, TreeCuts
from sqlanon.common.wording import inflect
from sqlanon.errors import SqlanonError, UnsatisfiableError, UnsupportedError
from sqlanon.privacy_models.km_anonymity import KMAnonymity
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.subtree.tree_cuts import Branch, TreeNode
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- labels of rows --------------------------------------------------------------------------------

_LARGEST = 2**62
"""All engines have whole numbers of 64 bits, with a sign."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The place of a column in a label.

    Attributes:
        stride: The factor of the node's code.
    """

    node: Sql
    stride: int
    size: int


class RowLabels:
    """A number per row that encodes its node in the cut of each column, in mixed radix."""

    def __init__(self, workspace: Workspace, attributes: Sequence[Attribute]) -> None:
        """Give each column its place.

        Raises:
            UnsupportedError: they have more combinations of values than there are numbers.
        """
        self._workspace = workspace
        sizes = [one.distinct + (one.null_code is not None) for one in attributes]
        if math.prod(sizes) > _LARGEST:
            named = ", ".join(
                f"{one.name} {size:,}" for one, size in zip(attributes, sizes, strict=True)
            )
            raise UnsupportedError(
                f"the quasi-identifiers ({named}) have more than 2^62 combinations of values; "
                "use fewer of them, or round their values in a view"
            )
        self.places = [
            _Place(Sql(f"a{place}.node"), math.prod(sizes[place + 1 :]), size)
            for place, size in enumerate(sizes)
        ]

    def code(self, attribute: int, part: int) -> int:
        """Return the code of a node, given its part of labels."""
        return part // self.places[attribute].stride

    def label(self) -> Sql:
        """Return the expression of a row's label, from its nodes in the cuts a0, a1 and so on."""
        return self._workspace.fragment("apriori/label", places=self.places)

    def below(self, branch: Branch) -> Sql:
        """Return the label with a row's child in one column, by the tree t, instead of the node."""
        child = self._workspace.fragment("apriori/child", branch=branch)
        places = [*self.places]
        places[branch.index] = replace(places[branch.index], node=child)
        return self._workspace.fragment("apriori/label", places=places)


# -- the algorithm ---------------------------------------------------------------------------------

_NOBODY = -1
"""A code that no person has, and no node."""
_SHARE = 2
"""A round of generalizations touches one in so many of the places of rare combinations."""
_AT_ONCE = 1000
"""Nodes that are tried in one round at the most: which of them fail together comes back."""


class _Rare(NamedTuple):
    """A row of apriori/rare."""

    attribute: int
    part: int
    combinations: int


@dataclass(frozen=True, slots=True)
class _Part:
    """The rare combinations of so many different labels."""

    labels: int
    combinations: Sql


class Apriori(SubtreeAlgorithm):
    """Global subtree recoding of items, until each combination is of k persons.

    An item is the tuple of a row's quasi-identifiers, usually one column. Each column has a cut of
    its own, and a row's label is its node in each.

    1. Begin with unchanged values, or at `min_level`.
    2. For i = 1, …, m: while a combination of i rows of a person is of fewer than k persons,
       generalize. A candidate is the parent of a node in such a combination. It replaces all nodes
       below it. The best one adds the least loss (LM) per occurrence of these nodes in such
       combinations, ties by place. A round takes the best candidates until they touch half of the
       rows of these combinations. Combinations of fewer rows already satisfy the model, and still
       do.
    3. In rounds, take the column with the node whose step down saves most. From that node on, ties
       by place, replace each node of the column by its children if the model is still satisfied.
       The children are tried in a later round. So no single node of the published cuts can be
       specialized.

    In statements a row's nodes are one number, (n0 c1 + n1) c2 + n2 ... with ci values of column i.

    The paper has one column, generalizes combination by combination, and has no step 3. No row is
    suppressed.
    """

    name: ClassVar[str] = "apriori"
    reference: ClassVar[str] = (
        "M. Terrovitis, N. Mamoulis, P. Kalnis, Privacy-preserving Anonymization of Set-valued "
        "Data, VLDB 2008, section 4.3 (Apriori-based anonymization)"
    )

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except k^m-anonymity."""
        if isinstance(model, KMAnonymity):
            return None
        return "apriori generalizes combinations of a person's items, and reaches km_anonymity only"

    @override
    def reason_against(self, model: PrivacyModel) -> str | None:
        """Explain as `refuses`: it supports a model of combinations."""
        return self.refuses(model)

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse models and modes that need classes one by one."""
        yield from super().refusals(job)
        if len(job.privacy) != 1:
            yield UnsupportedError("apriori reaches one km_anonymity; name no other model")
        target = job.target
        if target is not None and target.file is None and target.mode != "table":
            yield UnsupportedError(
                f"target.mode: {target.mode} is not supported with apriori; use mode: table"
            )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        cuts = TreeCuts(problem, workspace)
        (model,) = (one for one in problem.requirements.models if isinstance(one, KMAnonymity))
        search = _Search(cuts, model)
        search.rise()
        return cuts.recoding(self, search.sink(), 0, search.steps)


class _Search:
    """The cuts, as nodes here and as relations there, and the items of persons."""

    def __init__(self, cuts: TreeCuts, model: KMAnonymity) -> None:
        """Begin with every value at its least level."""
        self._of, self._model = cuts, model
        self._workspace = cuts.workspace
        self._forest = forest_of(cuts)
        frequency_set = cuts.problem.frequency_set
        self._labels = RowLabels(self._workspace, frequency_set.attributes)
        subject = frequency_set.subjects[model.person]
        self._held = self._workspace.make(
            "apriori/held",
            "held",
            held=subject.held,
            cells=frequency_set.cells,
            count=cuts.count,
            nobody=_NOBODY if subject.null_code is None else subject.null_code,
        )
        self._nodes = dict(self._forest.cut)
        self._asked = {"k": model.k, "m": model.m}
        self.steps = 0

    def _below(self, node: TreeNode) -> Iterator[TreeNode]:
        """Yield the nodes at the least level below a node, or the node itself."""
        children = self._forest.children.get(node)
        if not children:
            yield node
            return
        for child in children:
            yield from self._below(child)

    def _cuts(self) -> list[WorkTable]:
        """Build the relation (code, level, node) of each column's cut."""
        columns = ("attribute", "node", "target")
        moves = self._workspace.table("moves", dict.fromkeys(columns, int))
        rows = [
            (node.attribute, low.code, node.level)
            for node in self._nodes.values()
            if node.level > self._of.branches[node.attribute].low
            for low in self._below(node)
        ]
        self._workspace.insert(moves, sorted(rows))
        cuts = [
            self._workspace.make("bottom_up/cut", "cut", branch=branch, moves=moves)
            for branch in self._of.branches
        ]
        self._workspace.drop(moves)
        return cuts

    def _items(self, cuts: Sequence[WorkTable]) -> WorkTable:
        """Build relation (person, node, known, times), where the node is the label of rows."""
        return self._workspace.make(
            "apriori/items",
            "items",
            held=self._held,
            cuts=cuts,
            label=self._labels.label(),
            m=self._model.m,
        )

    def _combinations(self, items: WorkTable, rows: int, labels: int) -> Sql:
        return self._workspace.fragment(
            "search/km_anonymity", items=items, rows=rows, labels=labels, k=self._model.k
        )

    def _rare(self, rows: int) -> dict[TreeNode, int]:
        """Count, by node of a cut, the rare combinations of so many rows that contain it."""
        cuts = self._cuts()
        items = self._items(cuts)
        parts = [
            _Part(labels, self._combinations(items, rows, labels)) for labels in range(1, rows + 1)
        ]
        places = self._labels.places
        found = self._workspace.ask("apriori/rare", _Rare, parts=parts, places=places)
        self._workspace.drop(*cuts, items)
        return {
            self._nodes[one.attribute, self._labels.code(one.attribute, one.part)]: one.combinations
            for one in found
        }

    def rise(self) -> None:
        """Generalize until each combination is of k persons."""
        for rows in range(1, self._model.m + 1):
            while rare := self._rare(rows):
                chosen = self._choose_best(rare)
                self._of.progress(self.steps, len(rare))
                if not chosen:
                    raise self._unsatisfiable(rows)
                for node in chosen:
                    self._take(node)

    def _choose_best(self, rare: dict[TreeNode, int]) -> list[TreeNode]:
        """Return the best candidates, none of them above another."""
        parents = {self._forest.parent.get(node) for node in rare} - {None}
        rated = []
        for parent in (node for node in parents if node is not None):
            within = self._within(parent)
            touched = sum(rare.get(node, 0) for node in within)
            added = self._forest.costs[parent] - sum(self._forest.costs[node] for node in within)
            rated.append((Fraction(added, touched), parent, touched))
        chosen: list[TreeNode] = []
        # each row of a rare combination is there with its node in every column
        left = Fraction(sum(rare.values()), _SHARE * self._of.count)
        for _, node, touched in sorted(rated):
            if left <= 0:
                break
            if any(self._are_related(node, other) for other in chosen):
                continue
            chosen.append(node)
            left -= touched
        return chosen

    def _within(self, node: TreeNode) -> list[TreeNode]:
        """Return the nodes of the cut below a node."""
        if self._nodes.get(_place(node)) == node:
            return [node]
        return [one for child in self._forest.children[node] for one in self._within(child)]

    def _are_related(self, one: TreeNode, other: TreeNode) -> bool:
        """Whether one of two nodes is above the other, or both are one."""
        low, high = sorted((one, other), key=lambda node: node.level)
        above: TreeNode | None = low
        while above is not None and above.level < high.level:
            above = self._forest.parent.get(above)
        return above == high

    def _take(self, node: TreeNode) -> None:
        for one in self._within(node):
            del self._nodes[_place(one)]
        self._nodes[_place(node)] = node
        self.steps += 1

    def _unsatisfiable(self, rows: int) -> UnsatisfiableError:
        names = [one.name for one in self._of.problem.frequency_set.attributes]
        ends = "its root, or its" if len(names) == 1 else "their roots, or their"
        return UnsatisfiableError(
            f"even with {', '.join(names)} at {ends} max_level, fewer than {self._model.k} "
            f"persons share some combinations of {inflect(rows, 'row')}: set a smaller k or m, "
            "or remove persons with many rows from the source"
        )

    def sink(self) -> list[WorkTable]:
        """Specialize while the model is satisfied, in rounds, and return the cuts as relations.

        A node that failed is not tried again after changes of other columns: a finer cut of any
        column satisfies no more.
        """
        left = {node for node in self._nodes.values() if self._forest.children.get(node)}
        while left:
            tried = self._next(left)
            left.difference_update(tried)
            for node in self._split(tried):
                children = self._forest.children[node]
                del self._nodes[_place(node)]
                self._nodes |= {_place(child): child for child in children}
                left.update(child for child in children if self._forest.children.get(child))
                self.steps += 1
            self._of.progress(self.steps, len(left))
        self._workspace.drop(self._held)
        return self._cuts()

    def _next(self, left: set[TreeNode]) -> list[TreeNode]:
        """Return the nodes of a round, in their order: those of one column."""
        ordered = sorted(left, key=self._cost_of_descent)
        return [node for node in ordered if node.attribute == ordered[0].attribute][:_AT_ONCE]

    def _cost_of_descent(self, node: TreeNode) -> tuple[int, TreeNode]:
        """Return the loss that a step down adds (0 or less), and the node, which breaks ties."""
        return -self._forest.added_loss(node), node

    def _split(self, tried: Sequence[TreeNode]) -> list[TreeNode]:
        """Choose the nodes of a column that are replaced by their children, tried in this order.

        A node fails by itself, or if a rare combination has children of it and of others that were
        replaced in this round. It would fail later too, because a finer cut satisfies no more.
        """
        cuts = self._cuts()
        items = self._children(cuts, tried)
        alone = self._workspace.rows("apriori/unsplit", items=items, **self._asked)
        self._workspace.drop(items)
        failing = {int(code) for (code,) in alone}
        passing = [node for node in tried if node.code not in failing]
        joint: defaultdict[int, list[frozenset[int]]] = defaultdict(list)
        if self._model.m > 1 and len(passing) > 1:
            items = self._children(cuts, passing)
            for row in self._workspace.rows("apriori/together", items=items, **self._asked):
                codes = frozenset(map(int, row)) - {_NOBODY}
                for code in codes:
                    joint[code].append(codes - {code})
            self._workspace.drop(items)
        self._workspace.drop(*cuts)
        made: dict[int, TreeNode] = {}
        for node in passing:
            if not any(others <= made.keys() for others in joint[node.code]):
                made[node.code] = node
        return list(made.values())

    def _children(self, cuts: Sequence[WorkTable], tried: Sequence[TreeNode]) -> WorkTable:
        """Build relation (person, node, own, known, fresh, times); `node` is the label of rows."""
        branch = self._of.branches[tried[0].attribute]
        nodes = self._workspace.table("tried", {"node": int})
        self._workspace.insert(nodes, sorted((node.code,) for node in tried))
        items = self._workspace.make(
            "apriori/split",
            "items",
            held=self._held,
            cuts=cuts,
            tried=nodes,
            branch=branch,
            label=self._labels.label(),
            below=self._labels.below(branch),
            m=self._model.m,
        )
        self._workspace.drop(nodes)
        return items


def _place(node: TreeNode) -> tuple[int, int]:
    """Return the attribute and the code, which identify a node in the cuts."""
    return node.attribute, node.code

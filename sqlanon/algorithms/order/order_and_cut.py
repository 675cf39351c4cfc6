"""Order and cut: the cells in one order, cut into the classes that lose least."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.order.cutting import Cutting
from sqlanon.algorithms.order.merging import Mergeable
from sqlanon.algorithms.order.orders import AXES, along_the_curve, cut_to_cells, sort_cells
from sqlanon.algorithms.partition import by_value
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.algorithms.refinement.scored import BITS, score_attributes
from sqlanon.errors import UnsupportedError
from sqlanon.release.recoding import Regions

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.errors import SqlanonError
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- which order is cut ----------------------------------------------------------------------------


def of_least_loss(
    workspace: Workspace,
    cells: WorkTable,
    orders: Sequence[WorkTable],
    attributes: Sequence[Scored],
    k: int,
) -> WorkTable:
    """Return the order whose runs of k rows lose least; the first one on ties.

    Runs of k rows lose more than the best cut, but by about the same factor in each order. For six
    tables with k from 5 to 50, by sets and by spans, the order of the least estimate had the least
    loss in each of 24 cases. On Adult an estimate takes 0.03 CPU seconds, the best cut 0.5.

    Args:
        orders: Relations with columns (cell, place).
    """
    return min(orders, key=lambda order: estimate_loss(workspace, cells, order, attributes, k))


def estimate_loss(
    workspace: Workspace, cells: WorkTable, order: WorkTable, attributes: Sequence[Scored], k: int
) -> int:
    """Estimate the loss of an order cut into runs of k rows, without a cell's rows beyond k."""
    return workspace.count(
        "order/guess", cells=cells, order=order, attributes=attributes, bits=BITS, k=k
    )


# -- the algorithm ---------------------------------------------------------------------------------


class OrderAndCut(Mergeable):
    """One order of all cells, in which neighbours differ little, and the best cut of that order.

    The cut is that of the paper: the division of the order into classes of k rows or more that
    loses least, by dynamic programming. `order` chooses the order:

    - `hilbert`: the paper's order, along Hilbert's curve.
    - `sort`: one sort by the attributes, first those that lose most per nat of entropy. Each is
      sorted in a direction that alternates with the rank of the attributes before it, as in a
      reflected Gray code.
    - `tree`: begins with that sort and cuts further, as Mondrian does where most loss is removed,
      down to a few cells. The sides of a cut are turned to their neighbours. If half of the
      attributes or more are scored as sets, that loss is the expected one of k rows, not that of
      the whole span.
    - `auto`: builds `sort` and `tree`, and cuts the one with the smaller estimated loss. The tree
      only estimates hierarchies and sets of very many values, and loses more if it keeps the wrong
      first attribute together.

    `split: relaxed` deals the rows of a cell to two neighbours, which makes classes of k to 2k - 1
    rows, or for k above 10 mostly of at most k + 9 or 1.3 k. `split: strict` keeps them together.
    Classes may overlap either way, because labels are the spans of their members. `measure: set`
    scores the published labels, for categories without order the number of values. `measure: span`
    scores their span of ranks, as figures in papers do.

    `split: by_value` is for models that bound shares of values, such as t-closeness, which few
    classes of near cells satisfy. The table is cut into chunks that satisfy stricter bounds, as by
    Mondrian. Their rows are then divided by sensitive value (`partition/by_value`).

    `refine: true` continues in rounds, in which pairs of near classes are divided again if that
    loses less and satisfies every model. The cut itself is limited by its order. With `by_value`
    rows are exchanged with rows of the same value (`refinement/spanned`).

    Ties are broken by the shorter last class. All scores are exact integers, so every engine makes
    the same classes.
    """

    name: ClassVar[str] = "order_and_cut"
    reference: ClassVar[str] = (
        "G. Ghinita, P. Karras, P. Kalnis, N. Mamoulis, Fast Data Anonymization with Low "
        "Information Loss, VLDB 2007, section 4"
    )

    order: Literal["auto", "tree", "sort", "hilbert"] = Field(
        default="auto", description="order of the cells before they are cut"
    )
    split: Literal["relaxed", "strict", "by_value"] = Field(
        default="relaxed",
        description="rows of one cell may be dealt to two classes, or stay together; by_value so "
        "that all classes have the same sensitive values",
    )
    measure: Literal["set", "span"] = Field(
        default="set",
        description="score categories without order by the values of a class, or by their ranks",
    )

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of a cell are dealt to neighbours, or by their sensitive value."""
        return self.split != "strict"

    @property
    @override
    def keeps_values(self) -> bool:
        return self.split == "by_value"

    @property
    @override
    def notes(self) -> tuple[str, ...]:
        """A note that classes depend on sensitive values, with `split: by_value`."""
        return (by_value.NOTE,) if self.keeps_values else ()

    @property
    @override
    def recurses(self) -> bool:
        """Both the tree and the best cut recurse. Classes by value need neither."""
        return not self.keeps_values

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse more columns than a Hilbert curve can number."""
        yield from super().refusals(job)
        if self.order == "hilbert" and len(job.quasi_identifiers) > AXES:
            yield UnsupportedError(
                f"order_and_cut: order: hilbert supports at most {AXES} quasi-identifiers, and "
                f"the job has {len(job.quasi_identifiers)}; use order: auto, tree or sort"
            )
        if self.keeps_values:
            yield from by_value.refusals(job)
            if self.order != "auto":
                yield UnsupportedError(
                    "order_and_cut: split: by_value takes rows of each sensitive value in turn "
                    "and ignores order; leave order out"
                )

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Also recommend `by_value` for models that bound shares of values."""
        refused = super().refuses(model)
        if refused and self.split == "relaxed" and model.roomy is not None:
            return f"{refused}, or by_value, with which more classes satisfy such a bound"
        return refused

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        if self.keeps_values:
            return self._by_value(problem, workspace)
        k, frequency_set = problem.requirements.sufficient, problem.frequency_set
        problem.refuse_too_few(k)
        before = workspace.statements
        attributes = score_attributes(
            frequency_set.attributes, self.measure, frequency_set.rows, Cutting.steps(k)
        )
        order, turns = self._order(workspace, problem, attributes, k)
        assignment, rounds = Cutting(workspace, attributes, k).assignment(
            frequency_set.cells, order, relaxed=self.splits_cells
        )
        workspace.drop(order)
        assignment, more = self.sound(workspace, problem, attributes, assignment)
        return Regions(
            assignment=assignment,
            splits_cells=self.splits_cells,
            search=self.summary(
                rounds=turns + rounds + more, statements=workspace.statements - before
            ),
        )

    def _by_value(self, problem: Problem, workspace: Workspace) -> Regions:
        """Cut chunks with stricter bounds, divide them by value, and exchange rows."""
        found = Mondrian(
            split="by_value",
            measure=self.measure,
            refine=self.refine,
            max_rounds=self.max_rounds,
            max_seconds=self.max_seconds,
        ).search(problem, workspace)
        return replace(
            found, search=replace(found.search, algorithm=self.name, options=self.options)
        )

    def _order(
        self, workspace: Workspace, problem: Problem, attributes: list[Scored], k: int
    ) -> tuple[WorkTable, int]:
        """Build relation (cell, place), and return it and the number of rounds."""
        frequency_set = problem.frequency_set
        if self.order == "hilbert":
            return along_the_curve(workspace, frequency_set.cells, attributes)
        sort = sort_cells(workspace, frequency_set.cells, attributes, k)
        if self.order == "sort":
            return sort.relation, 0
        order, turns = cut_to_cells(
            workspace, frequency_set, attributes, sort, k, final=not problem.conditions.subjects
        )
        chosen = order
        if self.order == "auto":
            chosen = of_least_loss(
                workspace, frequency_set.cells, [order, sort.relation], attributes, k
            )
        workspace.drop(sort.relation if chosen is order else order)
        return chosen, turns

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

    Runs are cut anywhere, so that they lose more than the best cut, but about as much more in each
    order: of six tables with k of 5 and up to 50, by sets and by spans, the order of the least
    guess was that of the least loss in each of 24 cases. On Adult a guess takes 0.03 CPU seconds,
    the best cut 0.5.

    Args:
        orders: Relations with columns (cell, place).
        attributes: The quasi-identifiers, scored as the cut scores them.
        k: Rows of a class.
    """
    return min(orders, key=lambda order: estimate_loss(workspace, cells, order, attributes, k))


def estimate_loss(
    workspace: Workspace,
    cells: WorkTable,
    order: WorkTable,
    attributes: Sequence[Scored],
    k: int,
) -> int:
    """Estimate the loss of an order cut into runs of k rows, without a cell's rows beyond k."""
    return workspace.count(
        "order/guess", cells=cells, order=order, attributes=attributes, bits=BITS, k=k
    )


# -- the algorithm ---------------------------------------------------------------------------------


class OrderAndCut(Mergeable):
    """One order of all cells, in which neighbours differ little, and the best cut of that order.

    The cut is that of the paper: of all ways to divide the order into classes of k rows or more,
    the one of least loss, by dynamic programming. `order: hilbert` is the paper's order, along
    Hilbert's curve. The others are ours: `order: sort` is one sort by
    the attributes, those first that lose much for the little that they tell, each in a direction
    that turns with the rank of what stands before it, as in a reflected Gray code. `order: tree`
    begins with that and cuts on, as Mondrian does where most loss is removed, down to a few cells;
    the sides of a cut are turned to what stands beside them. Where half of the attributes or more
    are scored as sets, that loss is what k rows are expected to have, not what all span. `order:
    auto` makes the last two, and cuts the one that is guessed to lose less: the tree can only guess
    at hierarchies and sets of very many values, and a first attribute that it should not have kept
    alike costs more there.

    `split: relaxed` lets the rows of a cell be dealt to two neighbours, which makes classes of k to
    2k - 1 rows, where k is more than 10 mostly of no more than k + 9 or 1.3 k; `split: strict`
    keeps them together. Classes may overlap either way: labels are what their members span.
    `measure: set` scores what is published, of categories without order the number of values;
    `measure: span` their span of ranks, as figures in papers do.

    `split: by_value` is for models that bound shares of values, as t-closeness, which hardly any
    class of near cells satisfies. The table is cut into chunks that do with room, as Mondrian does,
    and their rows are drawn to classes across the order of the sensitive value, as there
    (`partition/by_value`).

    `refine: true` goes on from there in rounds, in which pairs of near classes are dealt anew where
    that loses less and every model holds; the cut itself can only be as good as its order. By value
    rows change places with rows of the same value (`exchanging`).

    Ties are broken by the shorter last class. All scores are exact integers, so every engine makes
    the same classes.
    """

    name: ClassVar[str] = "order_and_cut"
    reference: ClassVar[str] = (
        "G. Ghinita, P. Karras, P. Kalnis, N. Mamoulis, Fast Data Anonymization with Low "
        "Information Loss, VLDB 2007, section 4"
    )

    order: Literal["auto", "tree", "sort", "hilbert"] = Field(
        default="auto", description="how the cells are put in order before they are cut"
    )
    split: Literal["relaxed", "strict", "by_value"] = Field(
        default="relaxed",
        description="whether the rows of one cell may be dealt to two classes or stay together; "
        "by_value so that all classes have the same sensitive values",
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
        """Classes are drawn on by value."""
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
                f"order_and_cut: order: hilbert takes {AXES} quasi-identifiers at most, and these "
                f"are {len(job.quasi_identifiers)}; use order: auto, tree or sort"
            )
        if self.keeps_values:
            yield from by_value.refusals(job)
            if self.order != "auto":
                yield UnsupportedError(
                    "order_and_cut: split: by_value draws classes across the order of the "
                    "sensitive value; leave order out"
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
        """Chunks in which the models hold with room, drawn on by value, and exchanged."""
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
        self,
        workspace: Workspace,
        problem: Problem,
        attributes: list[Scored],
        k: int,
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

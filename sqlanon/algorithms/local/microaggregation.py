"""Microaggregation: small clusters of rows with similar numbers (MDAV)."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.local.shared import Crowd, several_units
from sqlanon.algorithms.local.squared_error import ErrorRefinement, axes_of
from sqlanon.algorithms.numbers import digits_of, numbers_below
from sqlanon.algorithms.order.cutting import Cutting
from sqlanon.algorithms.order.orders import cut_to_cells, sort_cells
from sqlanon.algorithms.refinement import Refinable
from sqlanon.algorithms.refinement.scored import score_attributes
from sqlanon.errors import SqlanonError, UnsupportedError
from sqlanon.privacy_models.person_anonymity import PersonAnonymity
from sqlanon.release.recoding import Regions, RowKey
from sqlanon.search_engine import Beside
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Progress, Recurring

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.local.squared_error import Axis
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- clusters of persons ---------------------------------------------------------------------------


class _Blocks(NamedTuple):
    """The number of blocks with too few persons, and the rows of the largest one."""

    short: int
    largest: int


def divide_into_blocks(
    workspace: Workspace, crowd: Crowd, order: WorkTable, *, blocks: int, units: int
) -> tuple[WorkTable, int]:
    """Return the rows of each person in each cell, in blocks that hold k persons.

    Blocks of too few persons are put together with their neighbours: first in pairs, then in fours,
    so that blocks which have enough stay as small as they are.

    Args:
        order: Relation (cell, place), in which neighbours are alike.
        units: Rows of `order` in each block; the last one has those that are left, too.

    Returns:
        Relation (cell, s, n, block), and the rows of the largest block.
    """
    placed = workspace.make(
        "microaggregation/units", "units", crowd=crowd, order=order, blocks=blocks, units=units
    )
    width = 1
    while True:
        counted = workspace.make(
            "microaggregation/persons_of_blocks", "blocks", units=placed, crowd=crowd
        )
        found = workspace.ask_one("microaggregation/short", _Blocks, blocks=counted, crowd=crowd)
        if not found.short or width >= blocks:
            workspace.drop(counted)
            return placed, found.largest
        width *= 2
        united = workspace.make(
            "microaggregation/united",
            "units",
            units=placed,
            blocks=counted,
            width=width,
            crowd=crowd,
        )
        workspace.drop(placed, counted)
        placed = united


def build_clusters(
    workspace: Workspace,
    frequency_set: FrequencySet,
    crowd: Crowd,
    axes: Sequence[Axis],
    units: WorkTable,
    *,
    blocks: int,
) -> tuple[WorkTable, int]:
    """Build the clusters of all blocks, two of each in a round.

    Args:
        units: Relation (cell, s, n, block), dropped.
        blocks: A number that no block reaches.

    Returns:
        Relation (cell, s, class, n), and the rounds that it took.
    """
    state = workspace.make(
        "microaggregation/blocks_of_persons",
        "open",
        units=units,
        cells=frequency_set.cells,
        attributes=axes,
    )
    workspace.drop(units)
    found = workspace.table("found", {"cell": int, "s": int, "class": int, "n": int})
    rows, rounds, recurring = frequency_set.rows, 0, Recurring(workspace)
    while left := workspace.count("microaggregation/open_rows", state=state):
        workspace.progress(Progress("search", rounds, left, 1 - left / rows))
        made = recurring.make("microaggregation/measured", "round", state=state, count=len(axes))
        for cluster, distance in ((1, Sql("from_r")), (2, Sql("from_s"))):
            nearest = recurring.make(
                "microaggregation/nearest",
                "nearest",
                measured=made,
                count=len(axes),
                crowd=crowd,
                cluster=cluster,
                distance=distance,
            )
            recurring.drop(made)
            made = nearest
        first = 2 * blocks * rounds
        workspace.fill(found, "microaggregation/clusters_of_persons", round=made, first=first)
        rest = recurring.make(
            "microaggregation/left_of_persons", "open", round=made, count=len(axes)
        )
        recurring.drop(state, made)
        state, rounds = rest, rounds + 1
    recurring.drop(state)
    recurring.close()
    by_value = workspace.make("microaggregation/by_value", "by_value", found=found)
    workspace.drop(found)
    return by_value, rounds


# -- the algorithm ---------------------------------------------------------------------------------

BLOCK = 40
"""Clusters of k rows in a block."""
_EXACT = 20_000
"""Rows of the largest table that is one block: a round for each 2 k of them."""


class _Errors(NamedTuple):
    """Squared distances of rows from the means of their classes, and from the mean of all."""

    within: float | None
    all: float | None


def _progress(rounds: int, left: int, largest: int, k: int) -> Progress:
    """Estimate the progress of a search that takes 2 k rows of each block in a round.

    A round reads the rows that its blocks still have. Later rounds cost half of it on average, or
    as much if blocks are so small that statements cost more than rows. 0.7 is within a factor of
    two of both.
    """
    more = ceil(left / (2 * k))
    share = 1 - left / largest
    return Progress("search", rounds, left, share, rounds=rounds + more, left=0.7 * more)


class Microaggregation(Refinable):
    """Clusters of k rows or more, each published as its mean or median (MDAV-generic).

    While 3 k rows are left, the row r that is farthest from their mean and the k - 1 rows nearest
    to it become a cluster. So do the row s that is farthest from r and the k - 1 nearest to s. Of
    2 k to 3 k - 1 rows r takes k, and the others are the last cluster. Fewer than 2 k are one.

    If models count persons, a cluster takes rows of k persons, the nearest first, and equal rows of
    a person together. If it would leave fewer than k persons, it takes all rows (docs/definitions,
    "Microaggregation").

    Distances are Euclidean. Each attribute is divided by its standard deviation (or a 256th of its
    range, if that is more), in integer steps, and ties go to the lesser values, so that every
    engine makes the same clusters. NULL is one range beyond the largest value.

    `mode: exact` does so with the whole table, a few statements for each 2 k rows. Otherwise rows
    are put in an order of similarity, and cut into blocks of 40 k rows. All blocks advance in the
    same statements, in 20 rounds for any number of rows.

    `refine: true` continues in rounds, in which pairs of near clusters are divided again if that
    loses less (`squared_error`).

    The search's `value` is the information loss SSE / SST, in [0, 1], of these distances.

    It searches in the database. Distances of values from the least one are copied only if the job
    sets `search_in: embedded`, or if the database cannot search.
    """

    name: ClassVar[str] = "microaggregation"
    reference: ClassVar[str] = (
        "J. Domingo-Ferrer, V. Torra, Ordinal, Continuous and Heterogeneous k-Anonymity Through "
        "Microaggregation, DMKD 2005, algorithm 1 (MDAV-generic); J. Domingo-Ferrer, J. M. "
        "Mateo-Sanz, Practical Data-Oriented Microaggregation, TKDE 2002"
    )

    mode: Literal["blocked", "exact"] = Field(
        default="blocked",
        description="cluster blocks of rows, or the whole table at once, 20,000 rows at most",
    )

    @property
    @override
    def reads_beside(self) -> Beside | None:
        """How far numbers are from each other."""
        return Beside.DISTANCES

    @property
    @override
    def overlapping(self) -> bool:
        """Clusters are around their means."""
        return True

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of equal values may be in two clusters."""
        return True

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Refuse all models except sizes, of rows and of persons."""
        return None if isinstance(model, PersonAnonymity) else super().refuses(model)

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse outputs that are not one value per cluster."""
        yield from super().refusals(job)
        yield from several_units(self, job)
        for name, quasi in job.quasi_identifiers.items():
            if quasi.output not in {"mean", "median"}:
                yield UnsupportedError(
                    f"columns.{name}.output: {quasi.output}: microaggregation publishes one "
                    "number of each cluster; set output: mean or median, or set another role "
                    "for a column without numbers"
                )

    @override
    def source_refusals(self, job: JobFacts, source: Relation) -> Iterator[SqlanonError]:
        """Refuse columns without numbers."""
        for name in job.quasi_identifiers:
            column = source.column(name)
            if not column.kind.numeric:
                yield UnsupportedError(
                    f"columns.{name}: microaggregation clusters numbers, and the column has none; "
                    "use mondrian or order_and_cut, or another role"
                )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        """Divide an order into blocks, unless `mode: exact`, and run MDAV in each of them.

        Raises:
            UnsupportedError: `mode: exact` is set, and the table has too many rows.
        """
        k, frequency_set = problem.requirements.sufficient, problem.frequency_set
        problem.refuse_too_few(k)
        rows, before = frequency_set.rows, workspace.statements
        if self.mode == "exact" and rows > _EXACT:
            raise UnsupportedError(
                f"microaggregation with mode: exact supports at most {_EXACT:,} rows with k = "
                f"{k}, and the table has {rows:,}; leave mode out"
            )
        if (crowd := Crowd.of(problem)) is not None:
            return self._of_persons(workspace, problem, replace(crowd, k=k))
        blocks = 1 if self.mode == "exact" else max(1, rows // (BLOCK * k))
        largest = rows if blocks == 1 else rows - (blocks - 1) * BLOCK * k
        axes = axes_of(workspace, frequency_set, largest)
        order, turns = _order_cells(workspace, frequency_set, k, sort_only=blocks == 1)
        state = _blocks(workspace, frequency_set, axes, order, blocks=blocks, rows=BLOCK * k)
        workspace.drop(order)
        assignment = workspace.table("assignment", {"cell": int, "class": int, "n": int})
        rounds, left, recurring = 0, largest, Recurring(workspace)
        while left > 0:
            workspace.progress(_progress(rounds, left, largest, k))
            state = _round(recurring, state, assignment, len(axes), k=k, first=2 * blocks * rounds)
            rounds, left = rounds + 1, left - 2 * k if left >= 3 * k else 0
        workspace.analyze(assignment)
        recurring.drop(state)
        recurring.close()
        if self.refine:
            refinement = ErrorRefinement.of(workspace, problem, assignment, None)
            assignment, more = self.refine_classes(refinement, assignment)
            rounds += more
        lost = _measure_loss(workspace, frequency_set, axes, assignment)
        said = self.summary(rounds=turns + rounds, statements=workspace.statements - before)
        return Regions(
            assignment=assignment,
            splits_cells=True,
            search=replace(said, metric="squared_error", value=lost),
        )

    def _of_persons(self, workspace: Workspace, problem: Problem, crowd: Crowd) -> Regions:
        """Build clusters of persons, whose equal rows are one row of a block."""
        crowd.refuse_too_few(workspace)
        frequency_set = problem.frequency_set
        before, size = workspace.statements, BLOCK * crowd.k
        units = workspace.count("search/person_units", crowd=crowd)
        blocks = 1 if self.mode == "exact" else max(1, units // size)
        order, turns = _order_cells(workspace, frequency_set, crowd.k, sort_only=blocks == 1)
        placed, largest = divide_into_blocks(workspace, crowd, order, blocks=blocks, units=size)
        workspace.drop(order)
        axes = axes_of(workspace, frequency_set, largest)
        by_value, rounds = build_clusters(
            workspace, frequency_set, crowd, axes, placed, blocks=blocks
        )
        if self.refine:
            refinement = ErrorRefinement.of(workspace, problem, by_value, crowd)
            by_value, more = self.refine_classes(refinement, by_value)
            rounds += more
        assignment = workspace.make("by_value/assignment", "assignment", by_value=by_value)
        lost = _measure_loss(workspace, frequency_set, axes, assignment)
        said = self.summary(rounds=turns + rounds, statements=workspace.statements - before)
        return Regions(
            assignment=assignment,
            splits_cells=True,
            row_key=RowKey(crowd.name, by_value, divided=False),
            search=replace(said, metric="squared_error", value=lost),
        )


def _order_cells(
    workspace: Workspace, frequency_set: FrequencySet, k: int, *, sort_only: bool
) -> tuple[WorkTable, int]:
    """Order the cells by similarity as relation (cell, place), and return the number of rounds."""
    attributes = score_attributes(
        frequency_set.attributes, "span", frequency_set.rows, Cutting.steps(k)
    )
    sort = sort_cells(workspace, frequency_set.cells, attributes, k)
    if sort_only:
        return sort.relation, 0
    order, turns = cut_to_cells(workspace, frequency_set, attributes, sort, k, final=True)
    workspace.drop(sort.relation)
    return order, turns


def _blocks(
    workspace: Workspace,
    frequency_set: FrequencySet,
    axes: Sequence[Axis],
    order: WorkTable,
    *,
    blocks: int,
    rows: int,
) -> WorkTable:
    """Build relation (block, cell, n, x0, x1, …) of all rows, in blocks of so many rows or more."""
    digits = digits_of(workspace)
    state = workspace.make(
        "microaggregation/blocks",
        "open",
        cells=frequency_set.cells,
        order=order,
        numbers=numbers_below(workspace, digits, blocks),
        attributes=axes,
        blocks=blocks,
        rows=rows,
    )
    workspace.drop(digits)
    return state


def _measure_loss(
    workspace: Workspace, frequency_set: FrequencySet, axes: Sequence[Axis], assignment: WorkTable
) -> float:
    """SSE / SST: the share of the squared distances from the mean that clusters do not tell."""
    if not frequency_set.rows:
        return 0.0
    found = workspace.ask_one(
        "microaggregation/error",
        _Errors,
        assignment=assignment,
        cells=frequency_set.cells,
        attributes=axes,
    )
    if not found.all:
        return 0.0
    return round(max((found.within or 0.0) / found.all, 0.0), 9)


def _round(
    recurring: Recurring, state: WorkTable, assignment: WorkTable, count: int, *, k: int, first: int
) -> WorkTable:
    """Take two clusters out of each block, and return the remaining rows.

    Args:
        state: Relation (block, cell, n, x0, x1, …), dropped.
        assignment: Relation (cell, class, n) that takes the clusters.
        first: The number of the first block's first cluster.
    """
    made = recurring.make("microaggregation/round", "round", state=state, count=count, k=k)
    recurring.workspace.fill(assignment, "microaggregation/clusters", round=made, first=first)
    left = recurring.make("microaggregation/left", "open", round=made, count=count)
    recurring.drop(state, made)
    return left

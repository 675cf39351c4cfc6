"""The frame of clusterings: options, blocks of cells, and the treatment of small clusters."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.cluster.measured import BITS, Measured, columns_of, make_comparable
from sqlanon.algorithms.order.cutting import Cutting
from sqlanon.algorithms.order.merging import Mergeable
from sqlanon.algorithms.order.orders import sort_cells
from sqlanon.algorithms.refinement.scored import score_attributes
from sqlanon.errors import UnsupportedError
from sqlanon.release.recoding import Regions
from sqlanon.search_engine import Beside
from sqlanon.sql.statement import Sql, WorkTable
from sqlanon.sql.workspace import Progress, Recurring

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.cluster.measured import InNetwork
    from sqlanon.errors import SqlanonError
    from sqlanon.privacy_models.job_facts import JobFacts
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.sql.workspace import Workspace


# -- the frame -------------------------------------------------------------------------------------

NEVER = Sql("1 = 0")
"""No cluster begins anew."""
PARTS = ("block", "class", "cell", "taken")
WHOLE = 2000
"""Most cells of a table that is not cut into blocks by default."""
PERSONS = 500
"""Most persons of a network that is not cut into blocks by default. A round takes longer, because
each person is a cell. 2,000 persons of Adult with 6,000 links, k = 5, lose of edges and of
attributes 1.021 and 4.78 % together, and 1.023 and 4.91 % in blocks, in 72 and 8 CPU seconds."""
CELLS = 250
"""Cells of a block. On Adult, k = 10, blocks of 128, 256, 500 and 1,000 lose 3.91, 3.78, 3.71 and
3.67 % of sets, in time that doubles each time."""
CLASSES = 10
"""Cells of a block in multiples of k at least."""


@dataclass(slots=True)
class Blocks:
    """The cells of a table in blocks, each of which has k rows or more, and their clusters.

    Attributes:
        cells: Relation (cell, block, n, …), with the state columns of each attribute.
        rounds: Positions that all blocks reached so far: a fixed number of statements each.
        network: The links of the cells, if they are persons of a network; None without one.
    """

    workspace: Workspace
    attributes: Sequence[Measured]
    cells: WorkTable
    k: int
    rounds: int = 0
    network: InNetwork | None = None
    recurring: Recurring = field(init=False)

    def __post_init__(self) -> None:
        """Begin with no relation."""
        self.recurring = Recurring(self.workspace)

    @property
    def columns(self) -> list[Sql]:
        """The columns that a cell carries."""
        degree = [] if self.network is None else [Sql("degree")]
        return [*columns_of(self.attributes), *degree]

    @property
    def cluster_columns(self) -> list[Sql]:
        """The state columns of a growing cluster."""
        degrees = [] if self.network is None else [Sql("degrees")]
        return [*(name for a in self.attributes for name in a.cluster_columns), *degrees]

    @property
    def shape(self) -> dict[str, Any]:
        """The values that most templates need."""
        return {
            "cells": self.cells,
            "attributes": self.attributes,
            "k": self.k,
            "columns": self.columns,
            "network": self.network,
        }

    def parts(self) -> WorkTable:
        """Return an empty relation (block, class, cell, taken): rows of a cell in a cluster."""
        return self.workspace.table("parts", dict.fromkeys(PARTS, int))

    def clusters(self, parts: WorkTable) -> WorkTable:
        """Build relation (block, class, size, cell, …) of the spans of the clusters."""
        return self.workspace.make("cluster/clusters", "clusters", parts=parts, **self.shape)

    def next_round(self, left: int) -> None:
        """Report that all blocks take another cell."""
        self.rounds += 1
        self.workspace.progress(Progress("search", self.rounds, left))

    def less(self, free: WorkTable, taken: WorkTable) -> WorkTable:
        """Return the free cells without the rows that were taken, and drop `free`."""
        left = self.recurring.make(
            "cluster/left", "free", free=free, taken=taken, columns=self.columns
        )
        self.recurring.drop(free)
        return left

    def deal(
        self,
        parts: WorkTable,
        clusters: WorkTable,
        waiting: WorkTable,
        *,
        filling: bool,
        whole: bool = False,
    ) -> tuple[WorkTable, WorkTable]:
        """Give each cell to the cluster of its block that loses least by it.

        A round gives one cell in each block, in the order of their codes.

        Args:
            waiting: Relation (cell, block, n, …) of cells that have none.
            filling: Whether only clusters of fewer than k rows get rows, and no more than k.
            whole: Whether they get all rows of a cell nevertheless.

        Returns:
            The spans of the clusters afterwards, and the cells without a cluster.
        """
        workspace, recurring = self.workspace, self.recurring
        while True:
            near = None
            if self.network is not None:
                near = recurring.make(
                    "network/near",
                    "near",
                    waiting=waiting,
                    parts=parts,
                    cells=self.cells,
                    met=self.network.met,
                )
            taken = recurring.make(
                "cluster/dealt",
                "taken",
                waiting=waiting,
                clusters=clusters,
                filling=filling,
                whole=whole,
                near=near,
                degrees=Sql("h.degrees"),
                **self.shape,
            )
            recurring.drop(*([] if near is None else [near]))
            if not (left := workspace.count("cluster/number", relation=taken)):
                recurring.drop(taken)
                return clusters, waiting
            self.next_round(left)
            workspace.fill(parts, "cluster/added", taken=taken)
            enlarged = recurring.make(
                "cluster/enlarged",
                "clusters",
                clusters=clusters,
                taken=taken,
                anew=NEVER,
                **self.shape,
            )
            waiting = self.less(waiting, taken)
            recurring.drop(clusters, taken)
            clusters = enlarged

    def disperse_small(self, parts: WorkTable) -> WorkTable:
        """Move the rows of clusters that are too small to others of their block."""
        workspace = self.workspace
        clusters = self.clusters(parts)
        large = workspace.make("cluster/large", "clusters", clusters=clusters, k=self.k)
        small = workspace.make(
            "cluster/small", "free", parts=parts, clusters=clusters, **self.shape
        )
        kept = self.parts()
        workspace.fill(kept, "cluster/kept", parts=parts, clusters=clusters, k=self.k)
        workspace.drop(parts, clusters)
        large, small = self.deal(kept, large, small, filling=False)
        self.recurring.drop(large, small)
        self.recurring.close()
        return kept


class Clustering(Mergeable):
    """Base of the clustering algorithms.

    `block_cells: all` compares all cells of the table for each cell that a cluster takes. With a
    number, the order of `order_and_cut` is cut into blocks of about as many cells. Each block is
    clustered separately, all in the same statements, so the number of statements does not depend
    on the number of rows. By default there are blocks if there are more than 2,000 cells, or 500
    persons of a network.

    `split: relaxed` lets the rows of a cell go to several clusters, so that most have k rows.
    `split: strict` keeps them together. Clusters may overlap either way.

    `measure: set` scores the published labels: ranks of ranges, leaves of nodes, numbers of values.
    `span` scores ranks of categories too. `gil` is generalization information loss: a range of
    numbers loses the distance of its ends, divided by that of the column's. A node loses the height
    of its subtree, divided by that of the hierarchy. All others lose as with `set`.

    `refine: true` continues in rounds, which divide pairs of near clusters again if that loses less
    by `set` or `span`. It does not support the losses of `gil`.

    Ties go to the first cell in the order of codes. All scores are exact integers.
    """

    block_cells: Literal["all"] | Annotated[int, Field(ge=2)] | None = Field(
        default=None,
        description="about how many cells a block has: by default all of a small table, else 250 "
        "or 10 k, what is more",
    )
    split: Literal["relaxed", "strict"] = Field(
        default="relaxed",
        description="rows of one cell may go to several clusters, or stay together",
    )
    measure: Literal["gil", "set", "span"] = Field(
        default="gil",
        description="score by distances of values and heights of subtrees, by what is published, "
        "or by ranks",
    )

    @property
    @override
    def reads_beside(self) -> Beside | None:
        """How far numbers are from each other."""
        return Beside.DISTANCES if self.measure == "gil" else None

    @property
    @override
    def splits_cells(self) -> bool:
        """Rows of a cell may go to several clusters."""
        return self.split == "relaxed"

    @override
    def refusals(self, job: JobFacts) -> Iterator[SqlanonError]:
        """Also refuse options that its measure excludes."""
        yield from super().refusals(job)
        if self.refine and self.measure == "gil":
            yield UnsupportedError(
                f"{self.name}: refine needs measure: set or span; set one of them, or leave "
                "refine out"
            )

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Regions:
        k, frequency_set = problem.requirements.sufficient, problem.frequency_set
        problem.refuse_too_few(k)
        before = workspace.statements
        blocks = self.blocks(workspace, frequency_set, k)
        parts = self.build_clusters(blocks)
        workspace.drop(blocks.cells)
        assignment = workspace.make("cluster/assignment", "assignment", parts=parts)
        workspace.drop(parts)
        published = "set" if self.measure == "gil" else self.measure
        by = score_attributes(
            frequency_set.attributes, published, frequency_set.rows, Cutting.steps(k)
        )
        assignment, more = self.sound(workspace, problem, by, assignment)
        return Regions(
            assignment=assignment,
            splits_cells=self.splits_cells,
            search=self.summary(
                rounds=blocks.rounds + more, statements=workspace.statements - before
            ),
        )

    def blocks(
        self, workspace: Workspace, frequency_set: FrequencySet, k: int, *, persons: bool = False
    ) -> Blocks:
        """Divide the cells into blocks, as the job requests.

        Args:
            persons: Whether each cell is a person, several of whom may have equal codes.

        Raises:
            UnsupportedError: blocks of so few cells may have fewer rows than a class.
        """
        cells, order = frequency_set.cell_count, None
        said = self.block_cells
        if isinstance(said, int) and said < k:
            raise UnsupportedError(
                f"{self.name}: block_cells: {said} is less than k = {k}, and a block could have "
                f"fewer rows than a class; set {k} or more, better {10 * k}"
            )
        small = cells <= (PERSONS if persons else WHOLE)
        if said == "all" or (said is None and small):
            said = cells
        count = max(cells // (said or max(CELLS, CLASSES * k)), 1)
        attributes = make_comparable(workspace, frequency_set, self.measure)
        if count > 1:
            sets = "set" if self.measure == "gil" else self.measure
            by = score_attributes(frequency_set.attributes, sets, frequency_set.rows, 1)
            order = sort_cells(workspace, frequency_set.cells, by, k).relation
            if persons:
                tied, order = order, workspace.make("network/order", "order", order=order)
                workspace.drop(tied)
        made = workspace.make(
            "cluster/blocks",
            "cells",
            cells=frequency_set.cells,
            order=order,
            blocks=count,
            cell_count=cells,
            attributes=attributes,
            bits=BITS,
        )
        beside = [table for a in attributes for table in (a.line, a.nodes) if table is not None]
        workspace.drop(*([] if order is None else [order]), *beside)
        return Blocks(workspace, attributes, made, k)

    @abstractmethod
    def build_clusters(self, blocks: Blocks) -> WorkTable:
        """Build relation (block, class, cell, taken): clusters of k or more rows, with all rows."""


# -- clusters that grow ----------------------------------------------------------------------------

_ANEW = Sql("s.anew = 1")


def grown(blocks: Blocks, *, furthest: bool, relaxed: bool) -> WorkTable:
    """Grow clusters of k rows or more that contain all rows.

    A round is a fixed number of statements, in which each block's growing cluster takes a cell. If
    a block's last cluster has fewer than k rows, these are dispersed over the others. In a network
    a cluster begins with the person with most edges, and also takes near persons.

    Args:
        furthest: Whether a cluster begins with the cell furthest from the last one that was taken,
            else with the first free one.
        relaxed: Whether a cluster takes no more rows of a cell than it needs.

    Returns:
        Relation (block, class, cell, taken).
    """
    workspace, recurring, network = blocks.workspace, blocks.recurring, blocks.network
    shared = None
    if network is not None:
        shared = workspace.table("shared", dict.fromkeys(("block", "cell", "shared"), int))
    parts = blocks.parts()
    free = blocks.cells
    growing = workspace.make("cluster/begun", "growing", **blocks.shape)
    while True:
        best = recurring.make(
            "cluster/best",
            "best",
            free=free,
            growing=growing,
            furthest=furthest,
            shared=shared,
            degrees=Sql("s.degrees"),
            **blocks.shape,
        )
        taken = recurring.make(
            "cluster/taken",
            "growing",
            best=best,
            free=free,
            growing=growing,
            relaxed=relaxed,
            clustered=blocks.cluster_columns,
            anew=_ANEW,
            **blocks.shape,
        )
        recurring.drop(growing, best)
        growing = taken
        if not (left := workspace.count("cluster/number", relation=growing)):
            break
        blocks.next_round(left)
        workspace.fill(parts, "cluster/added", taken=growing)
        less = recurring.make(
            "cluster/left", "free", free=free, taken=growing, columns=blocks.columns
        )
        if free is not blocks.cells:
            recurring.drop(free)
        free = less
        if network is not None and shared is not None:
            more = recurring.make(
                "network/shared", "shared", shared=shared, growing=growing, met=network.met
            )
            recurring.drop(shared)
            shared = more
    left_over = [growing, shared, None if free is blocks.cells else free]
    recurring.drop(*(one for one in left_over if one is not None))
    return blocks.disperse_small(parts)

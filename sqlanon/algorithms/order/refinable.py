"""Options of algorithms whose classes may be refined, by what is published."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm
from sqlanon.algorithms.order.refining import ROUNDS, Refinement
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class Refinable(Algorithm):
    """What algorithms share that can go on from their classes in rounds of a Refinement."""

    refine: bool = Field(
        default=False, description="deal pairs of near classes anew where that loses less"
    )
    max_rounds: int | None = Field(
        default=None, ge=1, description="rounds of refine at most: 12 unless the job says"
    )

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Beside those of its kin, rounds of a refinement that is not asked for."""
        yield from super().refusals(job)
        if self.max_rounds is not None and not self.refine:
            yield UnsupportedError(
                f"{self.name}: max_rounds bounds the rounds of refine; say refine: true, or leave "
                "it out"
            )

    def refined(
        self,
        workspace: Workspace,
        attributes: Sequence[Scored],
        cells: WorkTable,
        assignment: WorkTable,
        k: int,
    ) -> tuple[WorkTable, int]:
        """Relation (cell, class, n) of classes that lose no more, and the rounds that it took.

        Args:
            workspace: Runs the statements.
            attributes: The quasi-identifiers, their losses multiples of `Cutting.steps(k)`.
            cells: The cells.
            assignment: Relation (cell, class, n) of classes of k rows or more, dropped.
            k: Rows of a class at least.
        """
        if not self.refine:
            return assignment, 0
        refinement = Refinement(workspace, attributes, cells, k, relaxed=self.splits_cells)
        return refinement.refined(assignment, self.max_rounds or ROUNDS)

"""What algorithms share whose classes may be refined, or put together where a model asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm
from sqlanon.algorithms.order.merging import Merging
from sqlanon.algorithms.order.refining import ROUNDS, Refinement
from sqlanon.errors import UnsupportedError
from sqlanon.privacy_models.reads import Population

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.order.scored import Scored
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class Refinable(Algorithm):
    """What algorithms share that can go on from their classes, in rounds.

    They look for classes of k rows. Where other models are asked for, classes that violate one are
    put together with near ones (Merging), so cells have to stay whole: `split: strict`. A
    Refinement goes on from there.
    """

    refine: bool = Field(
        default=False, description="deal pairs of near classes anew where that loses less"
    )
    max_rounds: int | None = Field(
        default=None, ge=1, description="rounds of refine at most: 12 unless the job says"
    )
    max_seconds: float | None = Field(
        default=None, gt=0, description="seconds after which refine begins no round; runs differ"
    )

    @property
    def keeps_values(self) -> bool:
        """Whether rows are dealt by their sensitive value, and classes are tested by all models."""
        return False

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Beside those of its kin, bounds of a refinement that is not asked for."""
        yield from super().refusals(job)
        if self.refine:
            return
        for option in ("max_rounds", "max_seconds"):
            if getattr(self, option) is not None:
                yield UnsupportedError(
                    f"{self.name}: {option} bounds the rounds of refine; say refine: true, or "
                    "leave it out"
                )

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Models that classes cannot be put together for."""
        if model.counts_rows_only:
            return None
        if isinstance(model.reads, Population):
            return f"{self.name}'s classes do not say where a row of the population belongs"
        if not model.monotone[0]:
            way = "cuts what satisfies a model" if self.keeps_values else "puts classes together"
            return f"{self.name} {way}, which may break this model"
        if self.splits_cells and not self.keeps_values and model.reads.column is not None:
            return (
                f"{self.name} with split: relaxed deals rows of equal values by chance; use strict"
            )
        return None

    def sound(
        self,
        workspace: Workspace,
        problem: Problem,
        attributes: Sequence[Scored],
        assignment: WorkTable,
    ) -> tuple[WorkTable, int]:
        """Relation (cell, class, n) of classes that satisfy all models, and the rounds it took.

        Args:
            workspace: Runs the statements.
            problem: The cells and the models.
            attributes: The quasi-identifiers, their losses multiples of `Cutting.steps(k)`.
            assignment: Relation (cell, class, n) of classes of k rows or more, dropped.

        Raises:
            UnsatisfiableError: not even all rows as one class satisfy them.
        """
        merged, rounds = Merging(workspace, problem, attributes).merged(assignment)
        refinement = Refinement(workspace, problem, attributes, relaxed=self.splits_cells)
        refined, more = self.refined(refinement, merged)
        return refined, rounds + more

    def refined(self, refinement: Refinement, assignment: WorkTable) -> tuple[WorkTable, int]:
        """Classes that lose no more, and the rounds that it took; as they are where not asked for.

        Args:
            refinement: How they are refined.
            assignment: The classes, dropped where they are refined.
        """
        if not self.refine:
            return assignment, 0
        return refinement.refined(assignment, self.max_rounds or ROUNDS, self.max_seconds)

"""What algorithms share whose classes may be refined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import Algorithm
from sqlanon.algorithms.refinement.refining import ROUNDS
from sqlanon.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.algorithms.refinement.refining import Refinement
    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.sql.statement import WorkTable


class Refinable(Algorithm):
    """What algorithms share that can go on from their classes, in rounds (Refinement)."""

    refine: bool = Field(
        default=False, description="deal pairs of near classes anew where that loses less"
    )
    max_rounds: int | None = Field(
        default=None, ge=1, description="rounds of refine at most: 12 unless the job says"
    )
    max_seconds: float | None = Field(
        default=None, gt=0, description="seconds after which refine begins no round; runs differ"
    )

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

    def refined(self, refinement: Refinement, assignment: WorkTable) -> tuple[WorkTable, int]:
        """Classes that lose no more, and the rounds that it took; as they are where not asked for.

        Args:
            refinement: How they are refined.
            assignment: The classes, dropped where they are refined.
        """
        if not self.refine:
            return assignment, 0
        return refinement.refined(assignment, self.max_rounds or ROUNDS, self.max_seconds)

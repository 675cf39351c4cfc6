"""What algorithms share whose classes are put together where a model asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.algorithms.order.merging import Merging
from sqlanon.algorithms.refinement.refinable import Refinable
from sqlanon.algorithms.refinement.spanned import SpanRefinement
from sqlanon.privacy_models.base import Population

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.algorithms.base import Problem
    from sqlanon.algorithms.refinement.scored import Scored
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class Mergeable(Refinable):
    """What algorithms share that look for classes of k rows, whichever models are asked for.

    Where others are, classes that violate one are put together with near ones (Merging), so cells
    have to stay whole: `split: strict`. A refinement goes on from there.
    """

    @property
    @override
    def overlapping(self) -> bool:
        """Classes are what is near, and no regions."""
        return True

    @property
    def keeps_values(self) -> bool:
        """Whether rows are dealt by their sensitive value, and classes are tested by all models."""
        return False

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
        refinement = SpanRefinement(workspace, problem, attributes, relaxed=self.splits_cells)
        refined, more = self.refined(refinement, merged)
        return refined, rounds + more

"""Datafly: generalize the attribute with most distinct values until few rows are rare."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from pydantic import Field
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter, Measured
from sqlanon.errors import UnsatisfiableError

if TYPE_CHECKING:
    from sqlanon.algorithms.budget import SuppressionBudget
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.privacy_models import PrivacyModel
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


class _Spare(NamedTuple):
    """A class that can spare rows."""

    number: int
    rows: int


class Datafly(FullDomain):
    """Greedy generalization: fast, and neither minimal nor of least loss.

    1. Start with the values as they are.
    2. While more rows are in classes of fewer than k than `suppress_up_to` allows, generalize the
       attribute with most distinct values by one level. Ties go to the first in the job. An
       attribute at its top is no candidate.
    3. Suppress the rows of classes of fewer than k.
    4. With `suppress_at_least_k`, when 1 to k - 1 rows are suppressed, suppress more until they are
       k: rows of the smallest class that keeps k, else all of the smallest class.

    The next attribute depends only on its own values, so all steps are known in advance and are
    counted in one batch.

    Sweeney suppresses up to k rows. The job's `max_suppression` still applies, and a run that would
    suppress more stops with an error.
    """

    name: ClassVar[str] = "datafly"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, section 5 (figure 9, core Datafly algorithm)"
    )

    suppress_up_to: Literal["k", "limit"] = Field(
        default="k",
        description="generalize until at most k rows, or at most max_suppression, are left over",
    )
    suppress_at_least_k: bool = Field(
        default=False, description="suppress no row or at least k rows (step 4)"
    )

    @property
    @override
    def splits_cells(self) -> bool:
        """Step 4 may suppress some rows of a class and not others."""
        return self.suppress_at_least_k

    @override
    def refuses(self, model: PrivacyModel) -> str | None:
        """Step 4 takes rows out of a class, which then may violate other models."""
        if self.suppress_at_least_k and not model.counts_rows_only:
            return "datafly with suppress_at_least_k keeps k-anonymity only"
        return None

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = ClassCounter(problem, workspace)
        k, budget = problem.requirements.smallest_class, problem.budget
        tolerated = budget.with_limit(k) if self.suppress_up_to == "k" else budget
        way = counter.count(_way(counter))
        # step 4 itself suppresses enough rows for a class
        enough = tolerated.fits if self.suppress_at_least_k else tolerated.allows
        found = next((m for m in way if enough(m.suppressed_rows) and not m.unsuppressible), None)
        if found is None:
            raise counter.unsatisfiable(way[-1])
        lacking = budget.lacking(found.suppressed_rows) if self.suppress_at_least_k else 0
        if not budget.fits(found.suppressed_rows + lacking):
            raise UnsatisfiableError(_too_many(found, lacking, budget))
        assignment = counter.assignment(found.node)
        if lacking:
            assignment, lacking = _without(workspace, problem, assignment, lacking)
            if not budget.fits(found.suppressed_rows + lacking):
                raise UnsatisfiableError(_too_many(found, lacking, budget))
        return counter.recoding(
            self,
            found.node,
            optimal=False,
            before=before,
            assignment=assignment,
            also_suppressed=lacking,
        )


def _way(counter: ClassCounter) -> list[LevelVector]:
    """Return all nodes that step 2 can reach, in its order."""
    upper = counter.lattice.upper
    way = [counter.lattice.lower]
    while way[-1] != upper:
        node = way[-1]
        open_places = [place for place, level in enumerate(node) if level < upper[place]]
        widest = max(open_places, key=lambda place: (counter.distinct(place, node[place]), -place))
        way.append((*node[:widest], node[widest] + 1, *node[widest + 1 :]))
    return way


def _without(
    workspace: Workspace, problem: Problem, assignment: WorkTable, lacking: int
) -> tuple[WorkTable, int]:
    """Remove `lacking` rows, or a class, from the assignment, and count the removed rows."""
    k = problem.requirements.smallest_class
    spare = workspace.ask_one("lattice/spare", _Spare, assignment=assignment, k=k, lacking=lacking)
    taken = lacking if spare.rows >= k + lacking else spare.rows
    rest = workspace.make(
        "lattice/taken", "assignment", assignment=assignment, spares=spare.number, taken=taken
    )
    workspace.drop(assignment)
    return rest, taken


def _too_many(found: Measured, lacking: int, budget: SuppressionBudget) -> str:
    more = (
        f" and {lacking} more, so that they are at least {budget.least_class}," if lacking else ""
    )
    return (
        f"datafly stopped at level vector {list(found.node)} and would suppress "
        f"{found.suppressed_rows} "
        f"rows{more} where max_suppression allows {budget.most}: raise max_suppression, or set "
        "suppress_up_to: limit, which generalizes further"
    )

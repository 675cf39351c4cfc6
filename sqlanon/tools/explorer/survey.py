"""Counting a lattice to look at it: every level vector, whether it would be released or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pydantic import PrivateAttr
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain, Problem
from sqlanon.algorithms.full_domain.counter import ClassCounter, Measured, least_loss
from sqlanon.algorithms.full_domain.heuristic import Heuristic

if TYPE_CHECKING:
    from sqlanon.release.recoding import Recoding
    from sqlanon.sql.workspace import Workspace

MOST = 20_000
"""Level vectors of a lattice that is counted whole, as in `mingen`."""


class Survey(FullDomain):
    """Counts all level vectors, the cheapest first, and remembers them; no job can name it.

    A lattice of more than `MOST` is searched as `heuristic` does. What was counted before it was
    stopped is there too.
    """

    name: ClassVar[str] = "survey"
    reference: ClassVar[str] = (
        "L. Sweeney, Achieving k-Anonymity Privacy Protection Using Generalization and "
        "Suppression, IJUFKS 10(5) 2002, section 4"
    )

    _counter: ClassCounter | None = PrivateAttr(default=None)

    @property
    def counter(self) -> ClassCounter | None:
        """What was counted; None before the search has begun."""
        return self._counter

    @override
    def search(self, problem: Problem, workspace: Workspace) -> Recoding:
        before = workspace.statements
        counter = self._counter = ClassCounter(problem, workspace)
        whole = len(counter.lattice) <= MOST
        if whole:
            counter.undecided = lambda: len(counter.lattice) - len(counter.measured)
            counter.count(iter(counter))
        else:
            counter.count([counter.lattice.upper])
            Heuristic().searched(counter)
        feasible: list[Measured] = [one for one in counter.measured.values() if one.feasible]
        if not feasible:
            raise counter.unsatisfiable()
        return counter.recoding(self, least_loss(feasible).node, optimal=whole, before=before)

"""Algorithms, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.full_domain.comparison import Comparison, Solution, compare
from sqlanon.algorithms.full_domain.datafly import Datafly
from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.algorithms.full_domain.heuristic import Heuristic
from sqlanon.algorithms.full_domain.incognito import Incognito
from sqlanon.algorithms.full_domain.mingen import MinGen
from sqlanon.algorithms.full_domain.ola import OLA
from sqlanon.algorithms.full_domain.optimal import Optimal
from sqlanon.algorithms.full_domain.samarati import Samarati
from sqlanon.algorithms.local.mu_argus import MuArgus
from sqlanon.algorithms.order.order_and_cut import OrderAndCut
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.algorithms.subtree.bottom_up import BottomUp
from sqlanon.algorithms.subtree.top_down import TopDown

ALGORITHMS: tuple[type[Algorithm], ...] = (
    Mondrian,
    OrderAndCut,
    Optimal,
    Heuristic,
    Samarati,
    OLA,
    Incognito,
    Datafly,
    TopDown,
    BottomUp,
    MuArgus,
    MinGen,
    Fixed,
)
"""Every algorithm that a job can name, in the order in which the documentation lists them."""

__all__ = [
    "ALGORITHMS",
    "OLA",
    "Algorithm",
    "BottomUp",
    "Comparison",
    "Datafly",
    "Fixed",
    "Heuristic",
    "Incognito",
    "MinGen",
    "Mondrian",
    "MuArgus",
    "Optimal",
    "OrderAndCut",
    "Problem",
    "Samarati",
    "Solution",
    "TopDown",
    "compare",
]

"""Algorithms, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.bottom_up import BottomUp
from sqlanon.algorithms.datafly import Datafly
from sqlanon.algorithms.fixed import Fixed
from sqlanon.algorithms.heuristic import Heuristic
from sqlanon.algorithms.incognito import Incognito
from sqlanon.algorithms.mingen import MinGen
from sqlanon.algorithms.mondrian import Mondrian
from sqlanon.algorithms.mu_argus import MuArgus
from sqlanon.algorithms.ola import OLA
from sqlanon.algorithms.optimal import Optimal
from sqlanon.algorithms.samarati import Samarati
from sqlanon.algorithms.top_down import TopDown
from sqlanon.algorithms.tradeoff import Solution, Tradeoff, tradeoff

ALGORITHMS: tuple[type[Algorithm], ...] = (
    Mondrian,
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
    "Datafly",
    "Fixed",
    "Heuristic",
    "Incognito",
    "MinGen",
    "Mondrian",
    "MuArgus",
    "Optimal",
    "Problem",
    "Samarati",
    "Solution",
    "TopDown",
    "Tradeoff",
    "tradeoff",
]

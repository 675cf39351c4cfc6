"""Algorithms, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.bucketization.anatomy import Anatomy
from sqlanon.algorithms.bucketization.m_invariance import MInvariance
from sqlanon.algorithms.cluster.k_member import KMember
from sqlanon.algorithms.cluster.oka import OKA
from sqlanon.algorithms.cluster.sangreea import SaNGreeA
from sqlanon.algorithms.full_domain.comparison import Comparison, Solution, TradeOff, compare
from sqlanon.algorithms.full_domain.datafly import Datafly
from sqlanon.algorithms.full_domain.fixed import Fixed
from sqlanon.algorithms.full_domain.heuristic import Heuristic
from sqlanon.algorithms.full_domain.incognito import Incognito
from sqlanon.algorithms.full_domain.mingen import MinGen
from sqlanon.algorithms.full_domain.ola import OLA
from sqlanon.algorithms.full_domain.optimal import Optimal
from sqlanon.algorithms.full_domain.samarati import Samarati
from sqlanon.algorithms.local.cell_suppression import CellSuppression
from sqlanon.algorithms.local.microaggregation import Microaggregation
from sqlanon.algorithms.local.mu_argus import MuArgus
from sqlanon.algorithms.order.order_and_cut import OrderAndCut
from sqlanon.algorithms.partition.mondrian import Mondrian
from sqlanon.algorithms.subtree.apriori import Apriori
from sqlanon.algorithms.subtree.bottom_up import BottomUp
from sqlanon.algorithms.subtree.top_down import TopDown

ALGORITHMS: tuple[type[Algorithm], ...] = (
    Mondrian,
    OrderAndCut,
    SaNGreeA,
    KMember,
    OKA,
    Optimal,
    Heuristic,
    Samarati,
    OLA,
    Incognito,
    Datafly,
    TopDown,
    BottomUp,
    Apriori,
    MuArgus,
    CellSuppression,
    Microaggregation,
    Anatomy,
    MInvariance,
    MinGen,
    Fixed,
)
"""Every algorithm that a job can name, in the order in which the documentation lists them."""

__all__ = [
    "ALGORITHMS",
    "OKA",
    "OLA",
    "Algorithm",
    "Anatomy",
    "Apriori",
    "BottomUp",
    "CellSuppression",
    "Comparison",
    "Datafly",
    "Fixed",
    "Heuristic",
    "Incognito",
    "KMember",
    "MInvariance",
    "Microaggregation",
    "MinGen",
    "Mondrian",
    "MuArgus",
    "Optimal",
    "OrderAndCut",
    "Problem",
    "SaNGreeA",
    "Samarati",
    "Solution",
    "TopDown",
    "TradeOff",
    "compare",
]

"""Algorithms, one file each. The registry is the only list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.common.registry import Registry

ALGORITHMS = Registry[Algorithm](
    __name__,
    {
        "mondrian": "partition.mondrian:Mondrian",
        "order_and_cut": "order.order_and_cut:OrderAndCut",
        "sangreea": "cluster.sangreea:SaNGreeA",
        "k_member": "cluster.k_member:KMember",
        "oka": "cluster.oka:OKA",
        "optimal": "full_domain.optimal:Optimal",
        "heuristic": "full_domain.heuristic:Heuristic",
        "samarati": "full_domain.samarati:Samarati",
        "ola": "full_domain.ola:OLA",
        "incognito": "full_domain.incognito:Incognito",
        "datafly": "full_domain.datafly:Datafly",
        "top_down": "subtree.top_down:TopDown",
        "bottom_up": "subtree.bottom_up:BottomUp",
        "apriori": "subtree.apriori:Apriori",
        "mu_argus": "local.mu_argus:MuArgus",
        "cell_suppression": "local.cell_suppression:CellSuppression",
        "microaggregation": "local.microaggregation:Microaggregation",
        "anatomy": "bucketization.anatomy:Anatomy",
        "m_invariance": "bucketization.m_invariance:MInvariance",
        "mingen": "full_domain.mingen:MinGen",
        "fixed": "full_domain.fixed:Fixed",
    },
)
"""Every algorithm that a job can name, in the order in which the documentation lists them."""

__all__ = ["ALGORITHMS", "Algorithm", "Problem"]

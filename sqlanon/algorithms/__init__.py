"""Algorithms, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.datafly import Datafly
from sqlanon.algorithms.fixed import Fixed
from sqlanon.algorithms.incognito import Incognito
from sqlanon.algorithms.mingen import MinGen
from sqlanon.algorithms.mondrian import Mondrian
from sqlanon.algorithms.ola import OLA
from sqlanon.algorithms.optimal import Optimal
from sqlanon.algorithms.samarati import Samarati

ALGORITHMS: tuple[type[Algorithm], ...] = (
    Mondrian,
    Optimal,
    Samarati,
    OLA,
    Incognito,
    Datafly,
    MinGen,
    Fixed,
)
"""Every algorithm that a job can name, in the order in which the documentation lists them."""

__all__ = [
    "ALGORITHMS",
    "OLA",
    "Algorithm",
    "Datafly",
    "Fixed",
    "Incognito",
    "MinGen",
    "Mondrian",
    "Optimal",
    "Problem",
    "Samarati",
]

"""Algorithms, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.algorithms.base import Algorithm, Problem
from sqlanon.algorithms.mondrian import Mondrian
from sqlanon.algorithms.optimal import Optimal

ALGORITHMS: tuple[type[Algorithm], ...] = (Mondrian, Optimal)
"""Every algorithm that a job can name, in the order in which the documentation lists them."""

__all__ = ["ALGORITHMS", "Algorithm", "Mondrian", "Optimal", "Problem"]

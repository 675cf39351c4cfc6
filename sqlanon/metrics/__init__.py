"""Utility metrics, one file each; the registry is the one list of them."""

from __future__ import annotations

from sqlanon.metrics.ambiguity import Ambiguity
from sqlanon.metrics.average_class_size import AverageClassSize
from sqlanon.metrics.base import ClassRow, ClassSum, Metric, Reported, Totals, sum_columns
from sqlanon.metrics.discernibility import Discernibility
from sqlanon.metrics.distortion import Distortion
from sqlanon.metrics.entropy import Entropy
from sqlanon.metrics.height import Height
from sqlanon.metrics.kl_divergence import KlDivergence
from sqlanon.metrics.loss import LossMetric
from sqlanon.metrics.ncp import Ncp
from sqlanon.metrics.precision import Precision

METRICS: tuple[type[Metric], ...] = (
    LossMetric,
    Ncp,
    Precision,
    Height,
    Distortion,
    Discernibility,
    AverageClassSize,
    Entropy,
    Ambiguity,
    KlDivergence,
)
"""Every metric that a job can name, in the order in which the documentation lists them."""
REPORTED: dict[str, Reported] = {
    name: reported for metric in METRICS for name, reported in metric.reports().items()
}
"""What reports say of a release, by name."""
CLASS_SUMS: dict[str, ClassSum] = {
    name: one for reported in REPORTED.values() for name, one in reported.metric.sums.items()
}
"""What they sum over classes, by name."""
DEFAULT: Metric = LossMetric()
"""What a search minimizes where a job names no metric."""

__all__ = [
    "CLASS_SUMS",
    "DEFAULT",
    "METRICS",
    "REPORTED",
    "Ambiguity",
    "AverageClassSize",
    "ClassRow",
    "ClassSum",
    "Discernibility",
    "Distortion",
    "Entropy",
    "Height",
    "KlDivergence",
    "LossMetric",
    "Metric",
    "Ncp",
    "Precision",
    "Reported",
    "Totals",
    "sum_columns",
]

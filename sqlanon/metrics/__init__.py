"""Utility metrics. The registry is the only list of them."""

from __future__ import annotations

from sqlanon.common.registry import Registry
from sqlanon.metrics.base import ClassRow, ClassSum, Metric, Reported, Totals, sum_columns
from sqlanon.metrics.loss import LossMetric

METRICS = Registry[Metric](
    __name__,
    {
        "loss": "loss:LossMetric",
        "ncp": "loss:Ncp",
        "precision": "levels:Precision",
        "height": "levels:Height",
        "distortion": "levels:Distortion",
        "discernibility": "class_sizes:Discernibility",
        "average_class_size": "class_sizes:AverageClassSize",
        "entropy": "information:Entropy",
        "ambiguity": "ambiguity:Ambiguity",
        "kl_divergence": "information:KlDivergence",
    },
)
"""Every metric that a job can name, in the order in which the documentation lists them."""
REPORTED: dict[str, Reported] = {
    name: reported for metric in METRICS.values() for name, reported in metric.reports().items()
}
"""The numbers that reports show of a release, by name. A report loads every metric."""
CLASS_SUMS: dict[str, ClassSum] = {
    name: one for reported in REPORTED.values() for name, one in reported.metric.sums.items()
}
"""Their sums over classes, by name."""
DEFAULT: Metric = LossMetric()
"""The metric that a search minimizes if a job names none."""

__all__ = [
    "CLASS_SUMS",
    "DEFAULT",
    "METRICS",
    "REPORTED",
    "ClassRow",
    "ClassSum",
    "Metric",
    "Reported",
    "Totals",
    "sum_columns",
]

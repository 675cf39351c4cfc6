"""Utility metrics, one file each. The registry is the only list of them."""

from __future__ import annotations

from sqlanon.common.registry import Registry
from sqlanon.metrics.base import ClassRow, ClassSum, Metric, Reported, Totals, sum_columns
from sqlanon.metrics.loss import LossMetric

METRICS = Registry[Metric](
    __name__,
    {
        "loss": "loss:LossMetric",
        "ncp": "ncp:Ncp",
        "precision": "precision:Precision",
        "height": "height:Height",
        "distortion": "distortion:Distortion",
        "discernibility": "discernibility:Discernibility",
        "average_class_size": "average_class_size:AverageClassSize",
        "entropy": "entropy:Entropy",
        "ambiguity": "ambiguity:Ambiguity",
        "kl_divergence": "kl_divergence:KlDivergence",
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

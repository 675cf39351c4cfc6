"""The losses of a release, by every registered metric."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sqlanon.metrics import REPORTED, Totals

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.release.labels import Labels
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.verify.measure import MeasuredClasses


@dataclass(frozen=True)
class ColumnLosses:
    """The losses of one column, in [0, 1], by each metric that is the weighted mean of its columns.

    A number is an attribute of its name: `ncp`, `ncp_set`, `lm`.
    """

    values: Mapping[str, float | int | None]

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - each metric has its own range
        if name != "values" and name in self.values:
            return self.values[name]
        raise AttributeError(f"no metric reports {name!r}")


@dataclass(frozen=True)
class Losses(ColumnLosses):
    """The losses by generalization and suppression, by the name of each number in a report.

    The metrics define the numbers (`Metric.reports`), and the loss of a suppressed row. A metric
    that does not apply to a release is None: levels where none were chosen, sizes without classes.
    A number is an attribute of its name: `report.loss.ncp`.
    """

    attributes: Mapping[str, ColumnLosses] = field(default_factory=dict)


def lossy(job: Job, loss: Losses) -> str | None:
    """Return why a release loses more than the job allows; None where it does not."""
    if job.max_loss is None:
        return None
    if loss.ncp is None:
        return f"max_loss is {job.max_loss:%}, and the release has no NCP to compare with it"
    if loss.ncp <= float(job.max_loss):
        return None
    lost, most = f"{loss.ncp:.2%}", f"{job.max_loss:.2%}"
    if lost == most:
        lost, most = f"{loss.ncp:.10%}", f"{job.max_loss:.10%}"
    return f"the release loses {lost} (NCP), and max_loss is {most}"


def losses_of(said: Mapping[str, Any] | None) -> Losses | None:
    """Losses from a report's JSON."""
    if said is None:
        return None
    columns = {name: ColumnLosses(one) for name, one in said.get("attributes", {}).items()}
    values = {name: said.get(name) for name in REPORTED}
    return Losses(values, columns)


def total_loss(
    frequency_set: FrequencySet,
    recoding: Recoding,
    labels: Labels,
    k: int,
    sizes: MeasuredClasses | None = None,
) -> Losses:
    """Losses of a release.

    Args:
        sizes: Sizes of the classes as measured on the release; without, those of `labels`.
    """
    totals = _totals(frequency_set, recoding, labels, k, sizes)
    values: dict[str, float | int | None] = {}
    for name, reported in REPORTED.items():
        metric, known = reported.metric, _with_units(totals, labels, reported.units)
        if not metric.measurable(known):
            values[name] = None
            continue
        value = metric.to_report(metric.value(known))
        values[name] = int(value) if metric.whole else float(value)
    return Losses(values, _columns(totals, labels))


def generalization_loss(
    frequency_set: FrequencySet, recoding: Recoding, labels: Labels, k: int
) -> dict[str, ColumnLosses]:
    """Compute the loss of each column by generalization, without suppressed rows."""
    totals = _totals(frequency_set, recoding, labels, k, None)
    return _columns(replace(totals, suppressed=0), labels)


def _totals(
    frequency_set: FrequencySet,
    recoding: Recoding,
    labels: Labels,
    k: int,
    sizes: MeasuredClasses | None,
) -> Totals:
    """Collect the totals of the release, without the units, which differ for each metric."""
    sums, attributes = labels.sums, frequency_set.attributes
    suppressed = recoding.suppressed
    levels = recoding.level_vector
    # suppressed rows that are kept have a class there, and are lost all the same
    if recoding.suppressed_published and suppressed:
        sizes = None
    over_classes = dict(sums.sums)
    if sizes is not None:  # labels of two classes may be the same in the release
        released = {"squares"} if suppressed else {"squares", "all_squares"}
        over_classes |= dict.fromkeys(released, sizes.squares)
    return Totals(
        attributes=attributes,
        k=k,
        rows=frequency_set.rows,
        levels=None if levels is None else tuple(levels[a.name] for a in attributes),
        suppressed=suppressed,
        classes=sums.count if sizes is None else sizes.count,
        entropies=sums.entropies,
        sums=over_classes,
        lost_entropy=sums.lost_entropy,
        cells_term=sums.cells,
    )


def _with_units(totals: Totals, labels: Labels, units: str | None) -> Totals:
    if units is None:
        return totals
    return replace(totals, units=tuple(loss.units[units] for loss in labels.losses))


def _columns(totals: Totals, labels: Labels) -> dict[str, ColumnLosses]:
    found: dict[str, dict[str, float | int | None]] = {
        attribute.name: {} for attribute in totals.attributes
    }
    for name, reported in REPORTED.items():
        known = _with_units(totals, labels, reported.units)
        shares = reported.metric.by_attribute(known)
        if shares is not None:
            for attribute, share in zip(totals.attributes, shares, strict=True):
                found[attribute.name][name] = float(share)
    return {name: ColumnLosses(values) for name, values in found.items()}

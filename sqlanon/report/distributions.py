"""What charts show of distributions: of each column, and how far columns and pairs are off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.report.chapters import AFTER, BEFORE, Chart, ChartRow
from sqlanon.report.wording import share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.verify.distributions import Distribution, DistributionBin
    from sqlanon.verify.figures import Figures

_MOST_SHOWN = 12
"""Pairs of columns that a page shows; JSON has all of them."""
_NAMES = 3
"""Labels that a bin is called by; of more, the first and the last one."""
_CUT = 60
"""Characters of a name."""


def distribution_charts(figures: Figures) -> Iterable[Chart]:
    """How far distributions are off, and each of them; nothing where none was looked at."""
    if not figures.distributions:
        return
    yield _distances(figures)
    for name, one in figures.distributions.items():
        if one.bins:
            yield _distribution(name, one)


def _distances(figures: Figures) -> Chart:
    pairs = sorted(figures.pairs, key=lambda one: -one.distance)[:_MOST_SHOWN]
    told = [(name, one.distance) for name, one in figures.distributions.items()]
    told += [(", ".join(one.columns), one.distance) for one in pairs]
    return Chart(
        "How far distributions are off",
        "columns",
        (AFTER,),
        tuple(ChartRow(name, (distance,), (f"{distance:.0%}",)) for name, distance in told),
        "The share of rows that stand elsewhere for a reader of the release, who spreads the rows "
        "of a label evenly over its values: by tenths of each column's rows, or single values "
        "where they are few; of pairs of columns, by fifths.",
    )


def _distribution(name: str, one: Distribution) -> Chart:
    before = sum(of.rows_before for of in one.bins)
    after = sum(of.rows for of in one.bins)
    names = _names(one.bins, before)
    shares = [(of.rows_before / before, of.rows / after if after else 0.0) for of in one.bins]
    most = max(max(both) for both in shares)
    return Chart(
        f"Distribution of {name}",
        name,
        (BEFORE, AFTER),
        tuple(
            ChartRow(
                called,
                (both[0] / most, both[1] / most),
                (share(both[0]), share(both[1])),
            )
            for called, both in zip(names, shares, strict=True)
        ),
        "Share of rows. Values without a label that may be shown are called by where they stand "
        "among the rows, in the column's order."
        if any(not (of.labels or of.null) for of in one.bins)
        else None,
    )


def _names(bins: Sequence[DistributionBin], rows: int) -> Iterable[str]:
    """What bins are called: by their labels, or by the rows before and up to their end."""
    below = 0
    for one in bins:
        ends = (below / rows, (below + one.rows_before) / rows)
        below += one.rows_before
        if one.null:
            yield "no value"
            continue
        if not one.labels:
            yield f"{ends[0]:.0%} to {ends[1]:.0%} of rows"
            continue
        labels = [_cut(label) for label in one.labels]
        if len(labels) > _NAMES:
            labels = [f"{labels[0]} … {labels[-1]}"]
        yield ", ".join([*labels, *(["others"] if one.unnamed else [])])


def _cut(label: str) -> str:
    return label if len(label) <= _CUT else f"{label[: _CUT - 1]}…"

"""Charts of measured figures: counts of classes, rows and labels, never a value."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect, whole
from sqlanon.report.sections import AFTER, BEFORE, Chart, ChartRow, Column, Series, Table
from sqlanon.report.wording import share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.verify.figures import (
        Distribution,
        DistributionBin,
        Figures,
        HierarchyLevel,
        SensitiveBand,
        Separation,
        SizeBand,
    )


# -- distributions ---------------------------------------------------------------------------------

_MOST_SHOWN = 12
"""Pairs or subsets of columns that a page shows; JSON has all of them."""
_NAMES = 3
"""Labels that a bin is called by; of more, the first and the last one."""
_CUT = 60
"""Characters of a name."""


def distribution_charts(figures: Figures) -> Iterable[Chart]:
    """Yield the charts of distances between distributions; nothing where none was measured."""
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
        "The share of rows that a reader misplaces who spreads the rows of a label evenly over "
        "its values: by tenths of each column's rows, or single values where they are few; of "
        "pairs of columns, by fifths.",
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
            ChartRow(called, (both[0] / most, both[1] / most), (share(both[0]), share(both[1])))
            for called, both in zip(names, shares, strict=True)
        ),
        "Share of rows. Values without a label that may be shown are named by their position "
        "among the rows, in the column's order."
        if any(not (of.labels or of.null) for of in one.bins)
        else None,
    )


def _names(bins: Sequence[DistributionBin], rows: int) -> Iterable[str]:
    """Yield the names of bins: their labels, or the shares of rows at which they begin and end."""
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


# -- hierarchies and their cuts --------------------------------------------------------------------


def hierarchy_charts(figures: Figures) -> Iterable[Chart]:
    """A drawing of each hierarchy, the root above all; nothing where none was looked at."""
    for place, (name, levels) in enumerate(figures.hierarchies.items()):
        yield _bands(name, levels, noted=place == 0)


def _bands(name: str, levels: Sequence[HierarchyLevel], *, noted: bool) -> Chart:
    rows = sum(one.rows for one in levels)
    most = max(one.nodes for one in levels) or 1
    return Chart(
        f"Hierarchy of {name}",
        "level",
        (Series("labels that occur", "before"), Series("rows published", "after")),
        tuple(
            ChartRow(
                _level(place, len(levels) - 1),
                (levels[place].nodes / most, levels[place].rows / rows if rows else 0.0),
                (whole(levels[place].nodes), _describe_level(levels[place], rows)),
            )
            for place in reversed(range(len(levels)))
        ),
        "From the root down to the values: how many labels of each level the source has, and how "
        "many rows of the release show one. There the hierarchy is cut: a reader learns nothing "
        "from below."
        if noted
        else None,
    )


def _level(place: int, root: int) -> str:
    named = {root: "the root", 0: "the values"}
    return f"{place}, {named[place]}" if place in named else str(place)


def _describe_level(one: HierarchyLevel, rows: int) -> str:
    return f"{share(one.rows / rows)}, {inflect(one.labels, 'label')}" if one.rows else "-"


# -- classes and rows ------------------------------------------------------------------------------

_RISKS = (2, 5, 10, 20, 50, 100)
"""Rows of a class below which its rows are at a risk above 1/2, 1/5, 1/10, …"""


def risk_charts(figures: Figures, persons: float | None = None) -> Iterable[Chart | Table]:
    """Yield the charts of re-identification risk, by all quasi-identifiers and by some of them.

    Args:
        persons: The highest risk of a person with several rows; None where rows are persons.
    """
    yield _sizes(figures)
    yield _at_risk(figures, persons)
    if figures.subsets:
        yield _alone(figures)
        yield _separations(figures)
    for name, bands in figures.sensitive.items():
        yield from _sensitive(name, bands)


def utility_charts(figures: Figures) -> Iterable[Chart | Table]:
    """Yield the charts of utility: detail of columns, answers to queries, pairs of columns."""
    kept = {name: one for name, one in figures.detail.items() if one.bits_kept is not None}
    most = max([one.bits_before or 0.0 for one in kept.values()], default=0.0)
    if kept and most:
        yield Chart(
            "Detail of each column, in bits",
            "column",
            (BEFORE, AFTER),
            tuple(
                ChartRow(
                    name,
                    ((one.bits_before or 0.0) / most, (one.bits_kept or 0.0) / most),
                    (
                        f"{one.bits_before or 0.0:.2f}, {inflect(one.values_before or 0, 'value')}",
                        f"{one.bits_kept:.2f}, {inflect(one.values, 'label')}",
                    ),
                )
                for name, one in kept.items()
            ),
            "Entropy of the values, and how much of it the labels still tell. One bit more is "
            "half as many guesses.",
        )
    if figures.query_errors:
        yield _queries(figures)
    yield from distribution_charts(figures)
    if figures.mutual:
        yield _mutual(figures)


def _queries(figures: Figures) -> Chart:
    return Chart(
        "How far counts are off",
        "count by",
        (Series("half of them at most", "after"), Series("95 of 100 at most", "before")),
        tuple(
            ChartRow(
                f"{inflect(one.columns, 'column')}, {inflect(one.queries, 'query', 'queries')}",
                (min(one.median, 1.0), min(one.worst, 1.0)),
                (f"{one.median:.1%}", f"{one.worst:.1%}"),
            )
            for one in figures.query_errors
        ),
        "Relative errors of random counts, as `age 20 to 40 and zip 1xx`, computed from the "
        "release with the rows of a label spread evenly over its values. Bars end at 100%.",
    )


def _mutual(figures: Figures) -> Chart:
    first = sorted(figures.mutual, key=lambda one: -one.bits_before)[:_MOST_SHOWN]
    most = max(first[0].bits_before, *(one.bits for one in first)) or 1.0
    return Chart(
        "Dependence of columns, in bits",
        "columns",
        (BEFORE, AFTER),
        tuple(
            ChartRow(
                ", ".join(one.columns),
                (one.bits_before / most, one.bits / most),
                (f"{one.bits_before:.3f}", f"{one.bits:.3f}"),
            )
            for one in first
        ),
        "Mutual information of pairs of quasi-identifiers.",
    )


def _sides(figures: Figures) -> tuple[tuple[Series, ...], list[tuple[SizeBand, ...]]]:
    """Before, where it was looked at, and after."""
    if figures.sizes_before is None:
        return (Series("rows", "after"),), [figures.sizes]
    return (BEFORE, AFTER), [figures.sizes_before, figures.sizes]


def _sizes(figures: Figures) -> Chart:
    return size_chart(*_sides(figures))


def size_chart(series: tuple[Series, ...], sides: Sequence[tuple[SizeBand, ...]]) -> Chart:
    """Return the share of rows in classes of about a size, with a bar for each side."""
    rows = [sum(band.rows for band in side) for side in sides]
    held = [{(band.least, band.most): band for band in side} for side in sides]
    bands = sorted({key for side in held for key in side}, key=lambda key: key[0])
    return Chart(
        "How many rows look alike",
        "rows that are alike",
        series,
        tuple(
            ChartRow(
                band_name(*key),
                tuple(
                    side[key].rows / total if key in side else None
                    for side, total in zip(held, rows, strict=True)
                ),
                tuple(
                    f"{share(side[key].rows / total)}, {inflect(side[key].classes, 'group')}"
                    if key in side
                    else "-"
                    for side, total in zip(held, rows, strict=True)
                ),
            )
            for key in bands
        ),
        "Share of all rows that are in a group of so many rows with the same quasi-identifiers, "
        "and how many such groups there are.",
    )


def _at_risk(figures: Figures, persons: float | None) -> Chart:
    said = (
        "A reader who knows that a person is in the table, and that person's quasi-identifiers, "
        "finds the row with this probability (prosecutor). A reader who does not know that the "
        "person is in it (journalist) finds no more. A reader who looks for as many persons as "
        "possible (marketer) finds the average risk."
    )
    series, sides = _sides(figures)
    if persons is not None:
        said = (
            "Risk of rows, of which a person may have several: a reader who looks for one of "
            "them by the quasi-identifiers finds it with this probability. The person is found "
            f"with a greater one, at most {share(persons)}{' after' if len(sides) > 1 else ''}."
        )
    rows = [sum(band.rows for band in side) for side in sides]
    return Chart(
        "Rows at risk",
        "risk above",
        series,
        tuple(
            ChartRow(
                f"{share(1 / size).replace('.00', '')}: fewer than {size} alike",
                tuple(_below(side, size, total) for side, total in zip(sides, rows, strict=True)),
                tuple(
                    share(_below(side, size, total))
                    for side, total in zip(sides, rows, strict=True)
                ),
            )
            for size in _RISKS
        ),
        said,
    )


def _below(side: Sequence[SizeBand], size: int, total: int) -> float | None:
    """The share of rows in smaller groups; None where the bands do not say."""
    within = [band for band in side if band.least < size]
    if not total or any(band.most is None or band.most >= size for band in within):
        return None
    return sum(band.rows for band in within) / total


def _alone(figures: Figures) -> Chart:
    """The subsets that single out most rows."""
    series, told = _select_separations(figures)
    rows = sum(band.rows for band in figures.sizes)
    total = rows if figures.sizes_before is None else sum(b.rows for b in figures.sizes_before)
    totals = [rows] if figures.sizes_before is None else [total, rows]
    first = sorted(told[0], key=lambda one: (-one.alone, len(one.columns)))[:_MOST_SHOWN]
    after = [{one.columns: one for one in side} for side in told]
    return Chart(
        "Attributes and combinations that single people out",
        "known",
        series,
        tuple(
            ChartRow(
                ", ".join(one.columns),
                tuple(shares),
                tuple(share(part if of else None) for part, of in zip(shares, totals, strict=True)),
            )
            for one in first
            for shares in [
                [_part(s[one.columns].alone, of) for s, of in zip(after, totals, strict=True)]
            ]
        ),
        "Share of rows that have values in these columns that no other row has.",
    )


def _part(alone: int, rows: int) -> float:
    """Rows that are alone, of all; none of none."""
    return alone / rows if rows else 0.0


def _select_separations(
    figures: Figures,
) -> tuple[tuple[Series, ...], list[tuple[Separation, ...]]]:
    if figures.subsets_before is None:
        return (Series("rows alone", "after"),), [figures.subsets]
    return (BEFORE, AFTER), [figures.subsets_before, figures.subsets]


def _separations(figures: Figures) -> Table:
    """Distinction and separation, before and after."""
    _, told = _select_separations(figures)
    words = ("combinations", "distinction", "separation")
    when = ("",) if len(told) == 1 else (" before", " after")
    titles = [f"{word}{moment}" for word in words for moment in when]
    others = [{one.columns: one for one in side} for side in told]
    first = sorted(told[0], key=lambda one: (-one.separation, len(one.columns)))[:_MOST_SHOWN]
    return Table(
        "How columns tell rows apart",
        (Column("columns"), *(Column(title, numeric=True) for title in titles)),
        tuple(
            (
                ", ".join(one.columns),
                *(whole(side[one.columns].combinations) for side in others),
                *(share(side[one.columns].distinction) for side in others),
                *(share(side[one.columns].separation) for side in others),
            )
            for one in first
        ),
    )


def _sensitive(name: str, bands: Sequence[SensitiveBand]) -> Iterable[Chart]:
    """Yield the charts of a sensitive column in groups."""
    rows = sum(band.rows for band in bands)
    values: dict[tuple[int, int | None], int] = defaultdict(int)
    distances: dict[float, int] = defaultdict(int)
    for band in bands:
        values[band.values, band.values_most] += band.rows
        distances[band.distance] += band.rows
    series = (Series("rows", "after"),)

    def row(said: str, held: int) -> ChartRow:
        return ChartRow(said, (held / rows,), (share(held / rows),))

    if rows:
        yield Chart(
            f"Different values of {name} in a group",
            "different values",
            series,
            tuple(
                row(band_name(*key), values[key]) for key in sorted(values, key=lambda key: key[0])
            ),
            "A reader who finds the group of a person learns that the value is one of so many.",
        )
        yield Chart(
            f"How far groups are from the whole table in {name}",
            "distance at most",
            series,
            tuple(row(f"{edge:g}", distances[edge]) for edge in sorted(distances)),
            "Half the sum of the differences between the shares of the values in the group and "
            "in the whole table: 0 for a group that reveals nothing, 1 for one that reveals all.",
        )


def band_name(least: int, most: int | None) -> str:
    """A band of numbers, as its category says it."""
    if most is None:
        return f"{whole(least)} or more"
    return whole(least) if least == most else f"{whole(least)} to {whole(most)}"

"""What charts show of measured figures: counts of classes and rows, never a value."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from sqlanon.common.wording import counted, whole
from sqlanon.report.chapters import AFTER, BEFORE, Chart, ChartRow, Series
from sqlanon.report.distributions import distribution_charts
from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import about, about_share, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.verify.figures import Figures, SensitiveBand, SizeBand
    from sqlanon.verify.separation import Separation

_RISKS = (2, 5, 10, 20, 50, 100)
"""Rows of a class below which its rows are at a risk above 1/2, 1/5, 1/10, …"""
_MOST_SHOWN = 12
"""Subsets of columns that a page shows; JSON has all of them."""


def risk_charts(figures: Figures, persons: float | None = None) -> Iterable[Chart | Table]:
    """Who could be singled out: by all quasi-identifiers, and by some of them.

    Args:
        figures: Of rows.
        persons: The most that a person's risk is, who has several rows; None where rows are
            persons.
    """
    yield _sizes(figures)
    yield _at_risk(figures, persons)
    if figures.subsets:
        yield _alone(figures)
        yield _separations(figures)
    for name, bands in figures.sensitive.items():
        yield from _sensitive(name, bands)


def utility_charts(figures: Figures) -> Iterable[Chart | Table]:
    """What a reader can still see: detail of columns, answers to queries, pairs of columns."""
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
                        f"{one.bits_before or 0.0:.2f}, {_values(one.values_before or 0, figures)}",
                        f"{one.bits_kept:.2f}, {counted(one.values, 'label')}",
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
    errors = figures.query_errors

    def text(error: float | None, step: float | None) -> str:
        return f"{error:.1%}" if error is not None and step is None else about_share(error, step)

    return Chart(
        "How far counts are off",
        "count by",
        (Series("half of them at most", "after"), Series("95 of 100 at most", "before")),
        tuple(
            ChartRow(
                f"{counted(one.columns, 'column')}, {counted(one.queries, 'query', 'queries')}",
                (min(one.median, 1.0), None if one.worst is None else min(one.worst, 1.0)),
                tuple(map(text, (one.median, one.worst), one.steps or (None, None))),
            )
            for one in errors
        ),
        "Relative errors of random counts, as `age 20 to 40 and zip 1xx`, asked of the release by "
        "somebody who spreads a label's rows evenly over its values. Bars end at 100%.",
    )


def _mutual(figures: Figures) -> Chart:
    first = sorted(figures.mutual, key=lambda one: -one.bits_before)[:_MOST_SHOWN]
    most = max(first[0].bits_before, *(one.bits for one in first)) or 1.0
    return Chart(
        "What columns tell of each other, in bits",
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


def _values(values: int, figures: Figures) -> str:
    step = None if figures.steps is None else figures.steps.rows
    return counted(values, "value") if values else f"{about(values, step)} values"


def _least(figures: Figures, sides: int) -> tuple[float | None, ...]:
    """The step of shares of each side: of the source, where there are two."""
    before = None if figures.steps is None else figures.steps.share
    return (None,) if sides == 1 else (before, None)


def _sizes(figures: Figures) -> Chart:
    return size_chart(*_sides(figures))


def size_chart(series: tuple[Series, ...], sides: Sequence[tuple[SizeBand, ...]]) -> Chart:
    """The share of the rows that stand in classes of about a size, with a bar of each side."""
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
                    _held(side[key], total) if key in side else "-"
                    for side, total in zip(held, rows, strict=True)
                ),
            )
            for key in bands
        ),
        "Share of all rows that stand in a group of so many rows with the same "
        "quasi-identifiers, and how many such groups there are.",
    )


def _at_risk(figures: Figures, persons: float | None) -> Chart:
    said = (
        "Who knows that a person is in the table, and that person's quasi-identifiers, finds the "
        "row with this probability (prosecutor). Who does not know that the person is in it "
        "(journalist) finds no more, and who looks for as many as can be found (marketer) finds "
        "the average risk."
    )
    series, sides = _sides(figures)
    if persons is not None:
        said = (
            "Of rows, of which a person may have several: who looks for one of them by the "
            "quasi-identifiers finds it with this probability. The person is found with a greater "
            f"one, at most {share(persons)}{' after' if len(sides) > 1 else ''}."
        )
    rows = [sum(band.rows for band in side) for side in sides]
    least = _least(figures, len(sides))
    return Chart(
        "Rows at risk",
        "risk above",
        series,
        tuple(
            ChartRow(
                f"{share(1 / size).replace('.00', '')}: fewer than {size} alike",
                tuple(_below(side, size, total) for side, total in zip(sides, rows, strict=True)),
                tuple(
                    about_share(_below(side, size, total), step)
                    for side, total, step in zip(sides, rows, least, strict=True)
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


def _held(band: SizeBand, total: int) -> str:
    """How many rows a band has, and in how many groups."""
    if band.classes is None:
        return f"{band.rows / total:.0%}"
    return f"{share(band.rows / total)}, {counted(band.classes, 'group')}"


def _alone(figures: Figures) -> Chart:
    """The subsets that single out most rows."""
    series, told = _separated(figures)
    rows = sum(band.rows for band in figures.sizes)
    total = rows if figures.sizes_before is None else sum(b.rows for b in figures.sizes_before)
    totals = [rows] if figures.sizes_before is None else [total, rows]
    first = sorted(told[0], key=lambda one: (-(one.alone or 0), len(one.columns)))[:_MOST_SHOWN]
    after = [{one.columns: one for one in side} for side in told]
    step = None if figures.steps is None or len(told) == 1 else figures.steps.share_alone
    least = (step, None)[-len(told) :]
    return Chart(
        "Attributes and combinations that single people out",
        "known",
        series,
        tuple(
            ChartRow(
                ", ".join(one.columns),
                tuple(shares),
                tuple(
                    "not told" if part is None and of else about_share(part if of else None, step)
                    for part, of, step in zip(shares, totals, least, strict=True)
                ),
            )
            for one in first
            for shares in [
                [_part(s[one.columns].alone, of) for s, of in zip(after, totals, strict=True)]
            ]
        ),
        "Share of rows that are the only ones with what they have in these columns.",
    )


def _part(alone: int | None, rows: int) -> float | None:
    """Rows that are alone, of all; none of none."""
    return None if alone is None else alone / rows if rows else 0.0


def _separated(figures: Figures) -> tuple[tuple[Series, ...], list[tuple[Separation, ...]]]:
    if figures.subsets_before is None:
        return (Series("rows alone", "after"),), [figures.subsets]
    return (BEFORE, AFTER), [figures.subsets_before, figures.subsets]


def _separations(figures: Figures) -> Table:
    """Distinction and separation, before and after."""
    _, told = _separated(figures)
    words = ("combinations", "distinction", "separation")
    when = ("",) if len(told) == 1 else (" before", " after")
    titles = [f"{word}{moment}" for word in words for moment in when]
    others = [{one.columns: one for one in side} for side in told]
    first = sorted(told[0], key=lambda one: (-one.separation, len(one.columns)))[:_MOST_SHOWN]
    shares = [*zip(others, _least(figures, len(told)), strict=True)]
    rows = None if figures.steps is None else figures.steps.rows
    counts = [*zip(others, (rows, None) if len(told) > 1 else (None,), strict=True)]
    return Table(
        "How columns tell rows apart",
        (Column("columns"), *(Column(title, numeric=True) for title in titles)),
        tuple(
            (
                ", ".join(one.columns),
                *(about(side[one.columns].combinations, step) for side, step in counts),
                *(about_share(side[one.columns].distinction, step) for side, step in shares),
                *(about_share(side[one.columns].separation, step) for side, step in shares),
            )
            for one in first
        ),
    )


def _sensitive(name: str, bands: Sequence[SensitiveBand]) -> Iterable[Chart]:
    """What a group tells of a sensitive column."""
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
            "Who finds the group of a person learns that the value is one of so many.",
        )
        yield Chart(
            f"How far groups are from the whole table in {name}",
            "distance at most",
            series,
            tuple(row(f"{edge:g}", distances[edge]) for edge in sorted(distances)),
            "Half the sum of the differences between the shares of the values in the group and in "
            "the whole table: 0 for a group that tells nothing, 1 for one that tells all.",
        )


def band_name(least: int, most: int | None) -> str:
    """A band of numbers, as its category says it."""
    if most is None:
        return f"{whole(least)} or more"
    return whole(least) if least == most else f"{whole(least)} to {whole(most)}"

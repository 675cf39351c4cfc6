"""What several releases tell together, as charts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import whole
from sqlanon.report.chapters import AFTER, Chart, ChartRow, Series
from sqlanon.report.charts import band_name, size_chart
from sqlanon.report.wording import share

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.verify.joint_figures import CandidateBand, JointSizes

_ALONE, _TOGETHER = Series("by one release", "before"), Series("by all together", "after")


class Moved(NamedTuple):
    """Persons from a release to the next: what the later one is called, and how many it has."""

    release: str
    persons: int
    came: int
    went: int | None
    regrouped: int | None


def joint_charts(
    sizes: JointSizes,
    last: str,
    candidates: Mapping[str, Sequence[CandidateBand]],
    moved: Sequence[Moved],
) -> Iterator[Chart]:
    """How many are alike, which values are left to guess, and who came, went and was regrouped.

    Args:
        sizes: Classes by size.
        last: What the last release is called.
        candidates: By sensitive column, how many values are left for how many persons.
        moved: From each release to the next.
    """
    by_last = Series(f"by the last release, {last}", "before")
    yield size_chart((by_last, _TOGETHER), (sizes.alone[-1], sizes.together))
    for name, bands in candidates.items():
        if bands:
            yield _left(name, bands)
    if moved:
        yield _moved(moved)


def _left(name: str, bands: Sequence[CandidateBand]) -> Chart:
    """How many values a reader has to guess from."""
    persons = sum(band.together for band in bands)
    return Chart(
        f"Values of {name} that a person may have",
        "values left",
        (_ALONE, _TOGETHER),
        tuple(
            ChartRow(
                band_name(band.values, band.values_most),
                (band.alone / persons, band.together / persons),
                (share(band.alone / persons), share(band.together / persons)),
            )
            for band in bands
        ),
        "Share of the persons who are in all releases. Who knows their quasi-identifiers finds so "
        "many values for them in the one release that tells most, and in all of them.",
    )


def _moved(moved: Sequence[Moved]) -> Chart:
    """Who came, went and was regrouped."""
    rows = [
        ChartRow(
            f"{one.release}: {what}",
            (min(persons / one.persons, 1.0) if one.persons else None,),
            (whole(persons),),
        )
        for one in moved
        for what, persons in (
            ("came", one.came),
            ("went", one.went),
            ("stayed in other company", one.regrouped),
        )
        if persons is not None
    ]
    return Chart(
        "From one release to the next",
        "release, and what became of persons",
        (Series("persons", AFTER.meaning),),
        tuple(rows),
        "Beside all persons of the later release.",
    )

"""Hierarchies as bands, and where a release cuts them: numbers of labels, never a label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.report.chapters import Chart, ChartRow, Series
from sqlanon.report.wording import share
from sqlanon.wording import counted, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.verify.figures import Figures
    from sqlanon.verify.hierarchy_cuts import HierarchyLevel


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
                (whole(levels[place].nodes), _published(levels[place], rows)),
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


def _published(one: HierarchyLevel, rows: int) -> str:
    return f"{share(one.rows / rows)}, {counted(one.labels, 'label')}" if one.rows else "-"

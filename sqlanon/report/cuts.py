"""Hierarchies as bands, and where a release cuts them: numbers of labels, never a label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.common.wording import counted
from sqlanon.report.chapters import Chart, ChartRow, Series
from sqlanon.report.wording import about, share

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlanon.verify.figures import Figures
    from sqlanon.verify.hierarchy_cuts import HierarchyLevel


def hierarchy_charts(figures: Figures) -> Iterable[Chart]:
    """A drawing of each hierarchy, the root above all; nothing where none was looked at."""
    for place, (name, levels) in enumerate(figures.hierarchies.items()):
        step = None if figures.steps is None else figures.steps.rows
        yield _bands(name, levels, step, noted=place == 0)


def _bands(name: str, levels: Sequence[HierarchyLevel], step: int | None, *, noted: bool) -> Chart:
    rows = sum(one.rows for one in levels)
    most = max(one.nodes or 0 for one in levels) or 1
    return Chart(
        f"Hierarchy of {name}",
        "level",
        (Series("labels that occur", "before"), Series("rows published", "after")),
        tuple(
            ChartRow(
                _level(place, len(levels) - 1),
                ((levels[place].nodes or 0) / most, levels[place].rows / rows if rows else 0.0),
                (_occurring(levels[place], step), _published(levels[place], rows)),
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


def _occurring(one: HierarchyLevel, step: int | None) -> str:
    return "-" if one.nodes is None else about(one.nodes, step)


def _published(one: HierarchyLevel, rows: int) -> str:
    return f"{share(one.rows / rows)}, {counted(one.labels, 'label')}" if one.rows else "-"

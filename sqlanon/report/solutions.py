"""Level vectors that a plan compares, as a table, and what more suppression would save, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.report.chapters import Chart, ChartRow, Series
from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import about, about_share, measure, share

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms import Solution, TradeOff
    from sqlanon.verify.rounding import Steps

_NAMES = 66
"""Letters up to which quasi-identifiers have a column each beside what is counted."""
_LABEL = 12
"""Characters of a label of a level."""
_COUNTED = ("suppressed", "classes", "loss", "average risk")
_FEW = 2
"""Level vectors of a frontier that is worth drawing."""


def solution_table(
    solutions: Sequence[Solution],
    *,
    proved: bool | None,
    metric: str | None,
    chosen: Mapping[str, int] | None,
    labels: Mapping[str, Sequence[str | None]],
    rows: int,
    steps: Steps | None = None,
) -> Table:
    """A row per solution: its levels with a label of each, what it loses, and the average risk.

    Args:
        solutions: At least one.
        proved: Whether no other costs less than the last of them.
        metric: By which they are compared.
        chosen: The levels of the plan.
        labels: Labels of levels, by column.
        rows: Rows of the source.
        steps: In what steps they are told; None where they are exact.
    """
    by = "the loss" if metric == "loss" else metric
    title = f"Level vectors that cost least by {by}"
    names = [*solutions[0].levels]
    apart = sum(len(name) + 2 for name in names) <= _NAMES
    own = metric not in {"loss", None} and steps is None
    titles = [
        "",
        *(names if apart else [", ".join(names)]),
        *_COUNTED,
        *([str(metric)] if own else []),
    ]
    step, share_step = (None, None) if steps is None else (steps.rows, steps.share)
    told = []
    for one in solutions:
        left = max(rows - one.suppressed, 1)
        counted = (
            about(one.suppressed, step),
            about(one.classes, step),
            about_share(one.loss, share_step),
            about_share(min(one.classes / left, 1.0), share_step),
        )
        levels = [_level(one.levels[name], labels.get(name, ()), apart=apart) for name in names]
        said = levels if apart else [", ".join(levels)]
        told.append(
            (
                "→" if one.levels == chosen else "",
                *said,
                *counted,
                *([measure(one.value)] if own else []),
            )
        )
    return Table(
        f"{title}; no other costs less than the last of them"
        if proved
        else f"{title}, of those that were counted",
        tuple(Column(title, numeric=title in {*_COUNTED, metric}) for title in titles),
        tuple(told),
    )


def _level(level: int, labels: Sequence[str | None], *, apart: bool) -> str:
    """A level, and where there is room a label of it."""
    label = labels[level] if apart and level < len(labels) else None
    if label is None:
        return str(level)
    return f"{level}: {label if len(label) <= _LABEL else f'{label[: _LABEL - 1]}…'}"


def frontier_charts(frontier: Sequence[TradeOff], rows: int) -> tuple[Chart, ...]:
    """What more suppression would save, of so many rows, drawn; nothing without a choice."""
    if len(frontier) < _FEW:
        return ()
    chart = Chart(
        "What more suppression would save",
        ", ".join(frontier[0].levels),
        (Series("loss (LM)", "before"), Series("suppressed", "after")),
        tuple(
            ChartRow(
                ", ".join(map(str, one.levels.values())),
                (one.loss, one.suppressed / max(rows, 1)),
                (share(one.loss), share(one.suppressed / max(rows, 1))),
            )
            for one in frontier
        ),
        "The levels that cost least, and of others that were counted those that lose less and "
        "need a greater max_suppression.",
    )
    return (chart,)

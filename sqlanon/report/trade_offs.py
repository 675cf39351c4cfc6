"""Other choices of a plan, as tables and charts: level vectors, suppression, a larger k."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.wording import whole
from sqlanon.report.sections import Chart, ChartRow, Column, Series, Table
from sqlanon.report.wording import measure, share
from sqlanon.verify.measure import MeasuredClasses

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.algorithms.full_domain.comparison import Solution, TradeOff
    from sqlanon.release.labels import Labels
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

# -- level vectors and suppression -----------------------------------------------------------------

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
) -> Table:
    """A row per solution: its levels with a label of each, what it loses, and the average risk.

    Args:
        proved: Whether no other costs less than the last of them.
    """
    by = "the loss" if metric == "loss" else metric
    title = f"Level vectors that cost least by {by}"
    names = [*solutions[0].levels]
    apart = sum(len(name) + 2 for name in names) <= _NAMES
    own = metric not in {"loss", None}
    titles = [
        "",
        *(names if apart else [", ".join(names)]),
        *_COUNTED,
        *([str(metric)] if own else []),
    ]
    told = []
    for one in solutions:
        left = max(rows - one.suppressed, 1)
        counted = (
            whole(one.suppressed),
            whole(one.classes),
            share(one.loss),
            share(min(one.classes / left, 1.0)),
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
    """Return a level, with a label of it where there is space."""
    label = labels[level] if apart and level < len(labels) else None
    if label is None:
        return str(level)
    return f"{level}: {label if len(label) <= _LABEL else f'{label[: _LABEL - 1]}…'}"


def frontier_charts(frontier: Sequence[TradeOff], rows: int) -> tuple[Chart, ...]:
    """Return the chart of the loss that more suppression would save; nothing without a choice."""
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


# -- a larger k ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LargerK:
    """A release that the job's algorithm would make for some k.

    Attributes:
        k: Rows, or persons, of each class at least.
        loss: The loss by LM, suppressed rows wholly, in [0, 1].
    """

    k: int
    suppressed: int
    classes: int
    loss: float


def larger_k_charts(found: Sequence[LargerK], rows: int) -> tuple[Chart, ...]:
    """Loss and average risk by k, of a source of so many rows; nothing where none was searched."""
    if not found:
        return ()
    suppressing = any(one.suppressed for one in found)
    return (
        Chart(
            "What a larger k would cost",
            "k",
            (Series("loss (LM)", "before"), Series("average risk", "after")),
            tuple(
                ChartRow(
                    f"{whole(one.k)}, {whole(one.suppressed)} suppressed"
                    if suppressing
                    else whole(one.k),
                    (one.loss, risk),
                    (share(one.loss), share(risk)),
                )
                for one in found
                for risk in [one.classes / max(rows - one.suppressed, 1)]
            ),
            "The release of this plan, and those of the same algorithm for two, five and ten times "
            "its k, as far as they took no longer than the plan.",
        ),
    )


# -- classes of a release that is not written, by its labels ---------------------------------------


class _Extent(NamedTuple):
    """The row of explore/extent."""

    classes: int
    smallest: int | None
    largest: int | None
    rows: int
    squares: float
    unique: int


def label_classes(
    workspace: Workspace, labels: Labels, attributes: Sequence[Attribute]
) -> tuple[WorkTable, MeasuredClasses]:
    """Group a release by its labels: classes of a search that have the same ones are one class.

    Returns:
        Relation (place, n, l0, …), a row per class, and its sizes.
    """
    classes = workspace.make("explore/classes", "classes", map=labels.map, attributes=attributes)
    extent = workspace.ask_one("explore/extent", _Extent, classes=classes)
    return classes, MeasuredClasses(*extent)

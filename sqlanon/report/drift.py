"""Figures of a run beside those of the run before it, and those that were approved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.report.sections import Column, Table
from sqlanon.report.wording import measure, share

if TYPE_CHECKING:
    from collections.abc import Mapping

ROWS, SMALLEST, LOSS = "rows published", "smallest class", "NCP"
"""Figures that an approval has."""
_ALWAYS = ("rows read", ROWS, "rows suppressed", SMALLEST, LOSS)
"""Figures that are listed even if they are equal."""
OF_COLUMN = "NCP of "
"""How the name of what one column loses begins."""


@dataclass(frozen=True, slots=True)
class DriftFigure:
    """A figure of several runs; None where not known."""

    what: str
    approved: int | float | None
    before: int | float | None
    now: int | float | None


@dataclass(frozen=True, slots=True)
class Drift:
    """A run beside the one before it of the same target.

    Attributes:
        before: The run before, or the refresh; None where there is none.
    """

    before: str | None
    figures: tuple[DriftFigure, ...]


def drift_of(
    run: str | None,
    before: Mapping[str, int | float | None],
    now: Mapping[str, int | float | None],
    approved: Mapping[str, int | float | None],
) -> Drift:
    """Compare the figures of runs, by their names."""
    names = [
        what
        for what in dict.fromkeys([*now, *before])
        if what in _ALWAYS or (run is not None and before.get(what) != now.get(what))
    ]
    figures = (
        DriftFigure(what, approved.get(what), before.get(what), now.get(what)) for what in names
    )
    return Drift(run, tuple(figures))


def drift_tables(drift: Drift | None) -> tuple[Table, ...]:
    """The figures as a table; columns that nothing is known for are left out."""
    if drift is None:
        return ()
    shown = {"this run": [one.now for one in drift.figures]}
    if drift.before is not None:
        shown[f"run {drift.before}"] = [one.before for one in drift.figures]
    approved = [one.approved for one in drift.figures]
    if any(one is not None for one in approved):
        shown["approved"] = approved
    rows = tuple(
        (one.what, *(_cell(one.what, values[place]) for values in shown.values()))
        for place, one in enumerate(drift.figures)
    )
    columns = (Column("figure"), *(Column(title, numeric=True) for title in shown))
    title = (
        "Compared with the previous run"
        if drift.before is not None
        else "Compared with the approved report"
    )
    return (Table(title, columns, rows),)


def _cell(what: str, value: float | None) -> str:
    return share(value) if what == LOSS or what.startswith(OF_COLUMN) else measure(value)

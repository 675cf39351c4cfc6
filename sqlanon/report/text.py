"""A report for people: a terminal and a notebook show the same lines."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.report.data import Report, Risk
    from sqlanon.verify.measure import ModelResult


def lines(report: Report) -> Iterator[tuple[str, str]]:
    """What the report says, as pairs of a heading and a sentence."""
    rows, classes = report.rows, report.classes
    yield "release", f"{report.target['table']} ({report.target['mode']}), from {report.source}"
    lost = f", {rows.suppressed:,} suppressed" if rows.suppressed else ""
    if rows.suppressed and rows.published == rows.source:
        lost = f", {rows.suppressed:,} of them with every quasi-identifier at its root"
    yield "rows", f"{rows.published:,} of {rows.source:,} published{lost}"
    if classes.mean is not None:
        sizes = f"{classes.min:,} rows at least, {classes.mean:.1f} on average, "
        yield "classes", f"{classes.count:,}: {sizes}{classes.max:,} at most"
    for model in report.models:
        yield model.name, model_line(model)
    loss = report.loss
    prec = "" if loss.precision is None else f", Prec {loss.precision:.2%}"
    yield "loss", f"NCP {loss.ncp:.2%}, with set sizes {loss.ncp_set:.2%}, LM {loss.lm:.2%}{prec}"
    yield "risk", f"{_risk(report.risk['before'])}  →  {_risk(report.risk['after'])}"
    steps = ", ".join(f"{phase} {taken:.2f}" for phase, taken in report.seconds.items())
    yield "seconds", f"{steps}; {report.statements} statements"
    for note in report.notes:
        yield "note", note


def model_line(model: ModelResult) -> str:
    """What a model asked, what was measured, and whether it holds."""
    about = ", ".join(part for part in (model.column, model.variant) if part)
    reached = "no rows" if model.reached is None else f"reached {_number(model.reached)}"
    if model.reference is not None:
        reached += f" against {model.reference}"
    held = "holds"
    if not model.holds:
        held = (
            f"DOES NOT HOLD in {model.violating_classes:,} classes of {model.violating_rows:,} rows"
        )
    return f"{about + ': ' if about else ''}required {_number(model.required)}, {reached}: {held}"


def _number(value: float) -> str:
    """A whole number in full, others to six digits."""
    return f"{value:,}" if isinstance(value, int) else f"{value:.6g}"


def _risk(risk: Risk) -> str:
    if risk.highest is None or risk.average is None or risk.unique is None:
        return "no rows"
    return (
        f"highest {risk.highest:.1%}, average {risk.average:.1%}, {risk.unique:.1%} of rows unique"
    )


def table(report: Report) -> Table:
    """The lines as a table for rich."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(overflow="fold")
    for heading, sentence in lines(report):
        grid.add_row(Text(heading), Text(sentence))
    return grid


def as_text(report: Report) -> str:
    """The lines as plain text."""
    console = Console(width=100, no_color=True, highlight=False)
    with console.capture() as captured:
        console.print(table(report))
    return captured.get().rstrip()


def as_html(report: Report) -> str:
    """The lines as an HTML table, every text escaped."""
    body = "".join(
        f"<tr><th style='text-align:left'>{html.escape(heading)}</th>"
        f"<td style='text-align:left'>{html.escape(sentence)}</td></tr>"
        for heading, sentence in lines(report)
    )
    return f"<table>{body}</table>"

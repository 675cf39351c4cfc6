"""How the demonstration looks on a terminal, with colour and without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sqlanon.cli.output import console, visible

if TYPE_CHECKING:
    from rich.console import Console

    from sqlanon.demo import Demonstration
    from sqlanon.report.data import Report, Risk

_COLUMNS = {
    "name": "name",
    "age": "age",
    "sex": "sex",
    "zip": "zip",
    "education": "education",
    "occupation": "occupation",
    "country_of_birth": "born in",
    "diagnosis": "diagnosis",
}
"""Columns that fit beside each other, and what they are called here."""
_BAR = 40


def show_demonstration(shown: Demonstration) -> None:
    """Print it on stdout."""
    out = console()
    report = shown.report
    size = len(shown.before)
    _heading(out, f"Before: {size} of {report.rows.source:,} invented people, table people")
    out.print(_records(shown.before, "red"))
    _heading(out, f"After: the same {size} in table people_anonymous; which row is whose?")
    out.print(_records(shown.after, "green"))
    _heading(out, "Who could be singled out by the columns that others may know")
    out.print(_risks(report))
    _heading(out, "What it cost: share of each column's detail that was given up (NCP)")
    out.print(_losses(report, "█" if out.encoding.startswith("utf") else "#"))
    _heading(out, "Published, after the written table itself had been measured")
    out.print(Padding(Text(_published(report)), (0, 0, 0, 2), expand=False))
    _heading(out, "Next: a job file of your own")
    out.print(_next(shown))


def _heading(out: Console, text: str) -> None:
    out.print()
    out.print(Text(text, style="bold"))


def _records(records: list[dict[str, str]], style: str) -> Padding:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for title in _COLUMNS.values():
        table.add_column(title, no_wrap=True, overflow="ellipsis")
    for record in records:
        cells = (visible(record.get(column, "-")) or "NULL" for column in _COLUMNS)
        table.add_row(*(Text(cell, style="dim" if cell == "-" else style) for cell in cells))
    return Padding(table, (0, 0, 0, 2), expand=False)


def _risks(report: Report) -> Padding:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", min_width=34)
    table.add_column("before", justify="right", style="red")
    table.add_column("after", justify="right", style="green")
    before, after = report.risk["before"], report.risk["after"]
    table.add_row("rows that are the only ones of their kind", *_shares(before, after, "unique"))
    table.add_row("smallest group of equal rows", _smallest(before), _smallest(after))
    table.add_row("highest risk of one person", *_shares(before, after, "highest"))
    table.add_row("average risk", *_shares(before, after, "average"))
    return Padding(table, (0, 0, 0, 2), expand=False)


def _shares(before: Risk, after: Risk, name: str) -> tuple[str, str]:
    first, second = getattr(before, name), getattr(after, name)
    return f"{first or 0:.1%}", f"{second or 0:.1%}"


def _smallest(risk: Risk) -> str:
    return f"{round(1 / risk.highest):,}" if risk.highest else "-"


def _losses(report: Report, block: str) -> Padding:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    table.add_column(no_wrap=True)
    table.add_column(width=_BAR)
    table.add_column(justify="right")
    for column, losses in report.loss.attributes.items():
        share = losses["ncp"]
        bar = Text(block * round(share * _BAR), style="yellow")
        table.add_row(Text(visible(column)), bar, f"{share:.1%}")
    table.add_row(Text("all", style="bold"), "", Text(f"{report.loss.ncp:.1%}", style="bold"))
    return Padding(table, (0, 0, 0, 2), expand=False)


def _published(report: Report) -> str:
    rows, classes = report.rows, report.classes
    reached = ", ".join(
        f"{model.name} {model.required} asked, {model.reached} reached" for model in report.models
    )
    mean = f"{classes.mean:.1f}" if classes.mean is not None else "no"
    return (
        f"{rows.published:,} of {rows.source:,} rows in {classes.count:,} classes of {mean} rows "
        f"on average; {reached}.\n"
        f"{report.seconds['total']:.1f} s in {report.statements} statements; the run took no row "
        "out of the database."
    )


def _next(shown: Demonstration) -> Padding:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    table.add_column(no_wrap=True, style="bold")
    table.add_column(overflow="fold")
    table.add_row("sqlanon plan job.yaml", "what a run would publish; writes nothing")
    table.add_row("sqlanon run job.yaml", "search, write, verify, publish")
    table.add_row("sqlanon check TABLE --quasi age,zip --k 5", "measure any table")
    table.add_row("the job of this run", Text(visible(str(shown.job))))
    return Padding(table, (0, 0, 0, 2), expand=False)

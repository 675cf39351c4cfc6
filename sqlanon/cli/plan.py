"""How a plan looks on a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from sqlanon.cli.output import console, show_lines, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.algorithms import Comparison
    from sqlanon.report.plan import Plan


def show_plan(plan: Plan) -> None:
    """Print it on stdout."""
    show_lines(_lines(plan))
    if plan.comparison is not None and plan.comparison.solutions:
        out = console()
        out.print()
        out.print(Text(_heading(plan.comparison), style="bold"))
        out.print(_solutions(plan.comparison, plan.recoding.get("levels")))


def _lines(plan: Plan) -> Iterator[tuple[str, str]]:
    yield "source", f"{plan.source}, {plan.rows['source']:,} rows"
    yield "suppressed", f"{plan.rows['suppressed']:,} rows"
    yield "recoding", f"{plan.recoding['kind']}, by {plan.search['algorithm']}"
    for column, fate in plan.columns.items():
        loss = plan.loss.get(column)
        yield column, fate if loss is None else f"{fate}, loses {loss['ncp']:.2%} (NCP)"
    yield "seconds", ", ".join(f"{phase} {taken:.2f}" for phase, taken in plan.seconds.items())
    yield "next", "`--sql` prints the statements, `sqlanon run` publishes"


def _heading(comparison: Comparison) -> str:
    by = "the loss" if comparison.metric == "loss" else comparison.metric
    if comparison.proved:
        return f"Level vectors that cost least by {by}; no other costs less than the last of them"
    return f"Level vectors that cost least by {by}, of those that were counted"


def _solutions(comparison: Comparison, chosen: dict[str, int] | None) -> Table:
    """A row per solution, its levels in the order of the quasi-identifiers."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("")
    names = ", ".join(comparison.solutions[0].levels)
    table.add_column(Text(visible(names)), overflow="fold")
    titles = ["suppressed", "classes", "loss"]
    titles += [] if comparison.metric == "loss" else [comparison.metric]
    for title in titles:
        table.add_column(title, justify="right", no_wrap=True)
    for solution in comparison.solutions:
        cells = [
            "→" if solution.levels == chosen else "",
            ", ".join(map(str, solution.levels.values())),
            f"{solution.suppressed:,}",
            f"{solution.classes:,}",
            f"{solution.loss:.6f}",
            f"{solution.value:.6g}",
        ]
        table.add_row(*map(Text, cells[: 2 + len(titles)]))
    return table

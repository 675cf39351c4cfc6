"""A report on a terminal, in colour or without; only the other printers show details."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from sqlanon.report.sections import WIDTH, Bars, Chart, Facts, Lines, Table
from sqlanon.report.wording import share, visible

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlanon.report.sections import Section, Tone

_STYLES: dict[Tone, str] = {"plain": "", "bad": "red", "good": "green", "warn": "yellow"}
_BAR = 40
_BLOCKS = {"before": ("█", "#", "yellow"), "after": ("▒", "=", "blue")}
"""What bars of a chart are made of, where letters of Unicode can be printed and where not."""


def as_text(sections: Iterable[Section | Chart]) -> str:
    """The sections as plain text."""
    console = Console(width=WIDTH, no_color=True, highlight=False)
    with console.capture() as captured:
        show(console, sections)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def show(console: Console, sections: Iterable[Section | Chart]) -> None:
    """Print the sections that are no details."""
    for section in sections:
        if section.detail:
            continue
        if section.title is not None:
            console.print()
            console.print(Text(visible(section.title), style="bold"))
        match section:
            case Facts():
                _show_facts(console, section)
            case Table():
                console.print(_indent(section, _table(section)))
            case Bars():
                block = "█" if console.encoding.startswith("utf") else "#"
                console.print(_indent(section, _bars(section, block)))
            case Chart():
                console.print(_indent(section, _chart(section, console.encoding)))
            case Lines():
                for line in section.lines:
                    console.print(Text(f"  {visible(line)}"), soft_wrap=True)


def _indent(section: Section | Chart, grid: Grid) -> Padding:
    return Padding(grid, (0, 0, 0, 0 if section.title is None else 2), expand=False)


def _show_facts(console: Console, section: Facts) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    for fact in section.facts:
        if not fact.uncut:
            text = Text(visible(fact.text), style=_STYLES[fact.tone])
            grid.add_row(Text(visible(fact.name)), text)
    # sentences are read in lines that are not too long; tables take what the terminal has
    console.print(_indent(section, grid), width=min(WIDTH, console.width))
    for fact in section.facts:
        if fact.uncut:
            line = Text("" if section.title is None else "  ")
            line.append(visible(fact.name), style="bold").append(f"  {visible(fact.text)}")
            console.print(line, soft_wrap=True)


def _table(section: Table) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for column in section.columns:
        grid.add_column(
            Text(visible(column.title)),
            justify="right" if column.numeric else "left",
            style=_STYLES[column.tone],
            no_wrap=column.numeric or column.cut,
            overflow="ellipsis" if column.cut else "fold",
        )
    for row in section.rows:
        grid.add_row(*(Text(visible(cell)) for cell in row))
    return grid


def _bars(section: Bars, block: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(width=_BAR)
    grid.add_column(justify="right")
    for bar in section.bars:
        line = Text(block * round(bar.share * _BAR), style="yellow")
        style = "bold" if bar.total else ""
        grid.add_row(Text(visible(bar.name), style=style), line, Text(share(bar.share)))
    return grid


def _chart(section: Chart, encoding: str) -> Grid:
    """Return a line for each bar, below the meaning of the bars."""
    plain = not encoding.startswith("utf")
    kinds = [_BLOCKS[one.meaning] for one in section.series]
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(width=_BAR)
    grid.add_column(justify="right")
    for one, kind in zip(section.series, kinds, strict=True):
        grid.add_row("", Text(f"{kind[plain]} {visible(one.title)}", style=kind[2]), "")
    for row in section.rows:
        name = visible(row.name)
        for kind, part, text in zip(kinds, row.shares, row.texts, strict=True):
            line = Text(kind[plain] * round((part or 0) * _BAR), style=kind[2])
            grid.add_row(Text(name), line, Text(visible(text)))
            name = ""
    return grid

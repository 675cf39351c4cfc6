"""A report as a page: chapters of paragraphs, sections and charts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

if TYPE_CHECKING:
    from sqlanon.report.sections import Section

Meaning: TypeAlias = Literal["before", "after"]
"""What the bars of a series stand for; each has its colour everywhere."""


@dataclass(frozen=True, slots=True)
class Series:
    """Bars of one kind: what they are called, and what they stand for."""

    title: str
    meaning: Meaning


BEFORE, AFTER = Series("before", "before"), Series("after", "after")


@dataclass(frozen=True, slots=True)
class ChartRow:
    """A category with a bar of each series.

    Attributes:
        name: The category.
        shares: How long each bar is, in [0, 1]; None for no bar.
        texts: What each bar stands for, as its cell says it.
    """

    name: str
    shares: tuple[float | None, ...]
    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A table whose rows have bars: what is drawn can be read, and needs no script.

    Attributes:
        title: What it shows.
        category: What its rows are.
        series: Its bars.
        rows: Its rows.
        note: A sentence on how to read it, or None.
    """

    kind: ClassVar[str] = "chart"
    detail: ClassVar[bool] = False

    title: str
    category: str
    series: tuple[Series, ...]
    rows: tuple[ChartRow, ...]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Part of a page.

    Attributes:
        title: Its heading; None for a page without parts.
        words: Paragraphs that everybody should read.
        sections: Tables, facts and charts.
        points: Sentences in a list.
    """

    title: str | None
    words: tuple[str, ...] = ()
    sections: tuple[Section | Chart, ...] = ()
    points: tuple[str, ...] = ()

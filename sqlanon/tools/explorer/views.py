"""What is seen of releases that could be made, as sections; and which level vectors are listed."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlanon.common.wording import counted, whole
from sqlanon.report.charts import size_chart
from sqlanon.report.sections import (
    AFTER,
    BEFORE,
    Chart,
    ChartRow,
    Column,
    Fact,
    Facts,
    Series,
    Table,
    example_table,
    loss_table,
)
from sqlanon.report.wording import share

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.report.sections import Section
    from sqlanon.tools.explorer.values import ColumnShown, Node, Point, Shown, Surveyed

SORTS = {
    "cost": "loss",
    "suppressed": "suppressed",
    "classes": "classes",
    "height": "sum of levels",
}
"""What level vectors can be sorted by."""
SHOWN = {"all": "all", "yes": "anonymous", "no": "not anonymous"}


@dataclass(frozen=True, slots=True)
class Filter:
    """Which level vectors are listed, and in which order.

    Attributes:
        show: One of SHOWN.
        levels: The level of columns, by their places; others may have any.
        most: The greatest cost; None for any.
        sort: One of SORTS.
        page: From 1.
    """

    show: str = "all"
    levels: Mapping[int, int] = field(default_factory=dict)
    most: float | None = None
    sort: str = "cost"
    page: int = 1

    @classmethod
    def said(cls, query: Mapping[str, str]) -> Filter:
        """What the query of a URL asks for; what it asks in other words is passed over."""
        pairs = (
            (whole_number(key.removeprefix("at.")), whole_number(text))
            for key, text in query.items()
            if key.startswith("at.")
        )
        levels = {a: b for a, b in pairs if a is not None and b is not None}
        show, sort, page = (query.get(key, "") for key in ("show", "sort", "page"))
        try:
            most: float | None = float(query.get("most", "")) / 100
        except ValueError:
            most = None
        return cls(
            show if show in SHOWN else "all",
            levels,
            most,
            sort if sort in SORTS else "cost",
            max(whole_number(page) or 1, 1),
        )

    def query(self, page: int) -> dict[str, str]:
        """What a URL says for the same, on another page."""
        said = {"show": self.show, "sort": self.sort, "page": str(page)}
        said |= {f"at.{place}": str(level) for place, level in self.levels.items()}
        return said if self.most is None else {**said, "most": f"{self.most * 100:g}"}

    def of(self, surveyed: Surveyed) -> tuple[Node, ...]:
        """The level vectors that are listed, in their order; of equal ones as they were."""
        nodes = [node for node in surveyed.nodes if self._keeps(node)]
        if self.sort == "suppressed":
            nodes.sort(key=lambda node: node.suppressed)
        elif self.sort == "classes":
            nodes.sort(key=lambda node: -node.classes)
        elif self.sort == "height":
            nodes.sort(key=lambda node: node.height)
        return tuple(nodes)

    def _keeps(self, node: Node) -> bool:
        if self.show != "all" and node.anonymous != (self.show == "yes"):
            return False
        if self.most is not None and (node.cost is None or node.cost > self.most):
            return False
        return all(
            place >= len(node.levels) or node.levels[place] == level
            for place, level in self.levels.items()
        )


def whole_number(text: str) -> int | None:
    """A number of at most nine digits; None where the text is none."""
    return int(text) if re.fullmatch(r"[0-9]{1,9}", text) else None


def heights(surveyed: Surveyed) -> Chart:
    """How many level vectors are anonymous, by the sum of their levels: of more than are drawn."""
    rows: dict[int, list[bool]] = {}
    for node in surveyed.nodes:
        rows.setdefault(node.height, []).append(node.anonymous)
    most = max(map(len, rows.values()), default=1)
    return Chart(
        "Level vectors by the sum of their levels",
        "sum of levels",
        (Series("counted", "before"), Series("anonymous", "after")),
        tuple(
            ChartRow(
                str(height),
                (len(found) / most, sum(found) / most),
                (whole(len(found)), whole(sum(found))),
            )
            for height, found in sorted(rows.items(), reverse=True)
        ),
    )


def trade_off(points: Sequence[Point]) -> Chart:
    """Loss and risk at each k."""
    return Chart(
        "Loss and risk",
        "choice",
        (Series("loss (NCP)", "before"), Series("average risk", "after")),
        tuple(
            ChartRow(
                point_name(point),
                (point.shown.losses.ncp, point.shown.average_risk),
                (share(point.shown.losses.ncp), share(point.shown.average_risk)),
            )
            for point in points
            if point.shown is not None
        ),
        "Less of both is better; a greater k trades detail for less risk.",
    )


def point_name(point: Point) -> str:
    """A choice as people read it."""
    return "the job" if point.k is None else f"k = {point.k}"


def of_one(shown: Shown) -> list[Section | Chart]:
    """The sections of one release."""
    sides = (shown.sizes_before, shown.sizes)
    return [
        Facts(None, tuple(Fact(name, text) for name, text in _facts(shown))),
        _columns(shown),
        *(
            [example_table((one.name for one in shown.columns), shown.examples)]
            if shown.examples
            else []
        ),
        *([size_chart((BEFORE, AFTER), sides)] if shown.published else []),
        loss_table(shown.losses),
    ]


def of_two(names: tuple[str, str], both: tuple[Shown, Shown]) -> list[Section | Chart]:
    """The sections of two releases beside each other."""
    one, other = both
    series = (Series(names[0], "before"), Series(names[1], "after"))
    facts = zip(_facts(one), _facts(other), strict=True)
    sides = (one.sizes, other.sizes)
    measures = zip(loss_table(one.losses).rows, loss_table(other.losses).rows, strict=True)
    titles = (Column(""), Column(names[0]), Column(names[1]))
    numbers = (Column("metric"), *(Column(name, numeric=True) for name in names))
    return [
        Table("Side by side", titles, tuple((a[0], a[1], b[1]) for a, b in facts)),
        Table(
            "Levels",
            (Column("column"), *(Column(name, numeric=True) for name in names)),
            tuple(
                (a.name, _level(a), _level(b))
                for a, b in zip(one.columns, other.columns, strict=True)
            ),
        ),
        Chart(
            "What each column loses (NCP)",
            "column",
            series,
            tuple(
                ChartRow(a.name, (a.ncp, b.ncp), (share(a.ncp), share(b.ncp)))
                for a, b in zip(one.columns, other.columns, strict=True)
            ),
        ),
        *([size_chart(series, sides)] if one.published and other.published else []),
        Table(
            "What is lost, by every metric",
            numbers,
            tuple((a[0], a[1], b[1]) for a, b in measures),
        ),
    ]


def _facts(shown: Shown) -> list[tuple[str, str]]:
    smallest = (
        "" if shown.smallest is None else f", the smallest of {counted(shown.smallest, 'row')}"
    )
    return [
        ("rows", f"{whole(shown.published)} of {whole(shown.rows)} published"),
        ("suppressed", whole(shown.suppressed)),
        ("classes", f"{whole(shown.classes)}{smallest}"),
        ("highest risk", share(shown.highest_risk)),
        ("average risk", share(shown.average_risk)),
        ("loss", f"NCP {share(shown.losses.ncp)}, LM {share(shown.losses.lm)}"),
        ("found in", f"{shown.seconds:.2f} seconds"),
    ]


def _columns(shown: Shown) -> Table:
    """What becomes of each quasi-identifier."""
    return Table(
        "Columns",
        (
            Column("column"),
            Column("level", numeric=True),
            Column("classes generalized", numeric=True),
            Column("loses (NCP)", numeric=True),
        ),
        tuple(
            (one.name, _level(one), whole(one.generalized), share(one.ncp)) for one in shown.columns
        ),
    )


def _level(column: ColumnShown) -> str:
    if column.level is None:
        return "-"
    return str(column.level) if column.height is None else f"{column.level} of {column.height}"

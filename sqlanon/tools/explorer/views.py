"""The possible releases on a page: as values, and as sections."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlanon.common.wording import inflect, whole
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

    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.report.loss import Losses
    from sqlanon.report.sections import Section
    from sqlanon.verify.figures import SizeBand


# -- values ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Node:
    """A level vector whose classes were counted.

    Attributes:
        levels: The level vector, in the order of the columns.
        anonymous: Whether it satisfies every model within the suppression limit.
        cost: The loss by the job's metric. For a node that is not anonymous the least loss by
            generalization alone, None where it is not known.
        suppressed: Rows in classes that violate a model.
        classes: The other classes.
    """

    levels: LevelVector
    anonymous: bool
    cost: float | None
    suppressed: int
    classes: int

    @property
    def name(self) -> str:
        """Its name in a URL."""
        return ".".join(map(str, self.levels))

    @property
    def height(self) -> int:
        """The sum of its levels."""
        return sum(self.levels)


@dataclass(frozen=True, slots=True)
class LatticeView:
    """A lattice, or what was counted of it.

    Attributes:
        columns: The quasi-identifiers.
        lower: Their least levels that the job allows.
        upper: The greatest.
        size: Level vectors of the lattice.
        rows: Rows of the source.
        metric: The metric of the cost.
        nodes: The nodes that were counted; anonymous ones first, by cost, then by level vector.
        stopped: Whether it was stopped before its end.
        refused: Why no level vector is anonymous; None where one is, or where it was stopped.
    """

    columns: tuple[str, ...]
    lower: LevelVector
    upper: LevelVector
    size: int
    rows: int
    metric: str
    nodes: tuple[Node, ...]
    stopped: bool = False
    refused: str | None = None


@dataclass(frozen=True, slots=True)
class ColumnView:
    """The treatment of a quasi-identifier by a release.

    Attributes:
        name: The column.
        level: Its level, where one is chosen for all rows.
        height: The level of its root, where it has a hierarchy.
        generalized: Classes that hold more than one value of it.
        ncp: Its loss by NCP, in [0, 1].
    """

    name: str
    level: int | None
    height: int | None
    generalized: int
    ncp: float


@dataclass(frozen=True, slots=True)
class ReleaseView:
    """A release that could be made.

    Attributes:
        rows: Rows of the source.
        suppressed: Rows that it leaves out, or publishes as `*`.
        published: Rows that it has.
        classes: The number of classes that readers can distinguish.
        smallest: Rows of the smallest one; None without rows.
        sizes: Classes by their rows.
        sizes_before: Combinations of values of the quasi-identifiers in the source, by their rows.
        losses: The losses by every metric.
        columns: The quasi-identifiers.
        examples: Up to ten of its rows, labels in the order of the columns, and the rows of the
            class behind each.
        seconds: Wall-clock seconds of finding it.
    """

    rows: int
    suppressed: int
    published: int
    classes: int
    smallest: int | None
    sizes: tuple[SizeBand, ...]
    sizes_before: tuple[SizeBand, ...]
    losses: Losses
    columns: tuple[ColumnView, ...]
    examples: tuple[tuple[tuple[str | None, ...], int], ...]
    seconds: float

    @property
    def highest_risk(self) -> float | None:
        """The risk in the smallest class."""
        return 1 / self.smallest if self.smallest else None

    @property
    def average_risk(self) -> float | None:
        """Classes to rows."""
        return self.classes / self.published if self.published else None


@dataclass(frozen=True, slots=True)
class Point:
    """A k, and what a release with it would be, or why there is none."""

    k: int | None
    shown: ReleaseView | None
    refused: str | None = None


# -- sections --------------------------------------------------------------------------------------

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
    """The selection and the order of listed level vectors.

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
    def from_query(cls, query: Mapping[str, str]) -> Filter:
        """Read a filter from the query of a URL; unknown keys and values are ignored."""
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
        """Return the query of a URL for the same filter, on another page."""
        said = {"show": self.show, "sort": self.sort, "page": str(page)}
        said |= {f"at.{place}": str(level) for place, level in self.levels.items()}
        return said if self.most is None else {**said, "most": f"{self.most * 100:g}"}

    def of(self, surveyed: LatticeView) -> tuple[Node, ...]:
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


def heights(surveyed: LatticeView) -> Chart:
    """Return the chart of anonymous level vectors by the sum of levels, if too many to draw."""
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


def of_one(shown: ReleaseView) -> list[Section | Chart]:
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


def of_two(names: tuple[str, str], both: tuple[ReleaseView, ReleaseView]) -> list[Section | Chart]:
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
            "Loss by every metric",
            numbers,
            tuple((a[0], a[1], b[1]) for a, b in measures),
        ),
    ]


def _facts(shown: ReleaseView) -> list[tuple[str, str]]:
    smallest = (
        "" if shown.smallest is None else f", the smallest of {inflect(shown.smallest, 'row')}"
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


def _columns(shown: ReleaseView) -> Table:
    """Return the table of the quasi-identifiers."""
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


def _level(column: ColumnView) -> str:
    if column.level is None:
        return "-"
    return str(column.level) if column.height is None else f"{column.level} of {column.height}"

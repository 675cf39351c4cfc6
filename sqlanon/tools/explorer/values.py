"""What the page shows, as values: counts, shares, names, and labels as they would be published."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.algorithms.full_domain.lattice import LevelVector
    from sqlanon.report.loss import Losses
    from sqlanon.verify.figures import SizeBand


@dataclass(frozen=True, slots=True)
class Node:
    """A level vector whose classes were counted.

    Attributes:
        levels: It, in the order of the columns.
        anonymous: Whether it satisfies every model within the suppression limit.
        cost: What it loses by the job's metric; of one that is not anonymous what generalization
            alone costs at least, None where that is not known.
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
        """It in a URL."""
        return ".".join(map(str, self.levels))

    @property
    def height(self) -> int:
        """The sum of its levels."""
        return sum(self.levels)


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A lattice, or what was counted of it.

    Attributes:
        columns: The quasi-identifiers.
        lower: Their least levels that the job allows.
        upper: The greatest.
        size: Level vectors of the lattice.
        rows: Rows of the source.
        metric: What cost is measured by.
        nodes: Those that were counted; anonymous ones first, by cost, then by level vector.
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
class ColumnShown:
    """What a release makes of a quasi-identifier.

    Attributes:
        name: The column.
        level: Its level, where one is chosen for all rows.
        height: The level of its root, where it has a hierarchy.
        generalized: Classes that hold more than one value of it.
        ncp: What it loses by NCP, in [0, 1].
    """

    name: str
    level: int | None
    height: int | None
    generalized: int
    ncp: float


@dataclass(frozen=True, slots=True)
class Shown:
    """A release that could be made.

    Attributes:
        rows: Rows of the source.
        suppressed: Rows that it leaves out, or publishes as `*`.
        published: Rows that it has.
        classes: Classes as its readers tell them.
        smallest: Rows of the smallest one; None without rows.
        sizes: Classes by their rows.
        sizes_before: Combinations of values of the quasi-identifiers in the source, by their rows.
        losses: What it loses by every metric.
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
    columns: tuple[ColumnShown, ...]
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
    shown: Shown | None
    refused: str | None = None

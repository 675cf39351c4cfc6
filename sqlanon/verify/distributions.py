"""Distributions of columns in a source, and what a reader of its release takes them for.

The source is counted in bins that tell of no few rows (`bins`). The release is read as random
counts read it (`query_errors`): the rows of a label are spread evenly over its values.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sqlanon.verify.bins import Bin, BinnedColumn, ColumnBins, binned_columns, column_of, distance
from sqlanon.verify.rounding import ENOUGH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.rounding import Steps

_PAIRED = 8
"""Columns that are looked at in pairs, those of most values."""
_AFFORDED = 50_000_000
"""Pairs of a bin and a cell or box that are looked at, about."""
_JOINT = 25
"""Bins of a pair."""
_DIGITS = 6
_STEP = 0.01
"""Of distances: with six digits, those of a small table would tell single rows."""
_Pair: TypeAlias = tuple[BinnedColumn, BinnedColumn]


@dataclass(frozen=True, slots=True)
class DistributionBin:
    """Neighbouring values of a column.

    Attributes:
        labels: What it is called, by the release or by a hierarchy; none where nothing names it.
        unnamed: Whether it has values that no label is for.
        null: Whether it is of NULL alone, which has no label here.
        rows_before: Rows of the source, of those that are compared.
        rows: Rows of the release that its reader expects there.
    """

    labels: tuple[str, ...]
    unnamed: bool
    null: bool
    rows_before: int
    rows: float


@dataclass(frozen=True, slots=True)
class Distribution:
    """How the values of a quasi-identifier are distributed.

    Attributes:
        distance: Half the sum of the differences between the shares of rows before and after, over
            the bins or, where these are nodes of a hierarchy, over tenths of the rows.
        bins: The values, in the column's order; none of a local recoding, of which a bin would tell
            how many rows of the classes across its ends lie in it.
    """

    distance: float
    bins: tuple[DistributionBin, ...]


@dataclass(frozen=True, slots=True)
class PairDistance:
    """How far the joint distribution of two quasi-identifiers is off.

    Attributes:
        columns: The two.
        distance: Half the sum of the differences of shares, over fifths of each column's rows.
    """

    columns: tuple[str, str]
    distance: float


@dataclass(frozen=True, slots=True)
class Distributions:
    """Of single columns, and of pairs of them."""

    single: dict[str, Distribution]
    pairs: tuple[PairDistance, ...]


class _Named(NamedTuple):
    """A row of `figures/alone`."""

    place: int
    label: str


class _Expected(NamedTuple):
    """A row of `figures/expected`."""

    place: int
    held: float


class _Joint(NamedTuple):
    """A row of `figures/pairs`."""

    side: int
    place: int
    other: int
    held: float


@dataclass(frozen=True, slots=True)
class _Placed:
    """A column of pairs: its place, and the bins with their last places, in order."""

    index: int
    bins: list[tuple[int, int]]


def distributions(
    workspace: Workspace,
    release: Release,
    boxes: WorkTable,
    nodes: Mapping[tuple[int, int], int],
    steps: Steps | None = None,
) -> Distributions:
    """Count the source in bins, and what the release says of them.

    Args:
        release: What is, or would be, published; its classes are told by the quasi-identifiers.
        boxes: What `query_errors.boxes_of` made of it.
        nodes: What `hierarchy_cuts.nodes_of` says.
        steps: In what steps bins and distances are told; None where those of labels that do not
            overlap have their own.

    Returns:
        Distributions of the columns that have two bins or more; of a job that counts persons none,
        because the rows of a bin may be those of one person. Of local recodings distances alone:
        the rows of a bin less those of the classes inside it are those of the classes that overlap
        it, and these can be few. A distance is of no bin; there it is told in steps of as many rows
        as a bin would need.
    """
    staged, recoding = release.frequency_set, release.recoding
    enough = max(ENOUGH, release.asked.k)
    # of so few rows a bin's difference would tell: the others are compared
    left_out = 0 < recoding.suppressed < enough
    rows = staged.rows - (recoding.suppressed if left_out else 0)
    few = rows < 2 * enough or (steps is not None and steps.few)
    if few or release.asked.persons:
        return Distributions({}, ())
    columns = [column_of(workspace, release, place) for place in range(len(staged.attributes))]
    compared = workspace.make(
        "figures/compared",
        "compared",
        attributes=columns,
        cells=staged.cells,
        assignment=recoding.assignment if recoding.suppressed else None,
        left_out=left_out,
    )
    binned = binned_columns(
        workspace, release, columns, compared, nodes=nodes, rows=rows, enough=enough
    )
    columns = [one for one in columns if one.index in binned]
    if not columns:
        workspace.drop(compared)
        return Distributions({}, ())
    numbered = _numbered(binned)
    bins = workspace.table("bins", dict.fromkeys(("bin", "attribute", "paired", "a", "z"), int))
    workspace.insert(
        bins,
        [
            (place, index, paired, one.first, one.last)
            for place, (index, paired, one) in numbered.items()
        ],
    )
    alone: dict[int, str] = {}
    if recoding.labels_apart:
        named = workspace.ask(
            "figures/alone", _Named, attributes=columns, bins=bins, map=release.labels.map
        )
        alone = {one.place: one.label for one in named}
    step = _STEP if recoding.labels_apart else max(_STEP, enough / rows)
    step = step if steps is None else max(step, steps.share)
    expected = {
        one.place: one.held
        for one in workspace.ask(
            "figures/expected", _Expected, attributes=columns, bins=bins, boxes=boxes
        )
    }
    single: dict[str, Distribution] = {}
    for column in columns:
        of = [
            (place, one)
            for place, (index, paired, one) in numbered.items()
            if index == column.index and not paired
        ]
        shown = len(binned[column.index].shown)
        before, after = zip(
            *((one.rows, expected.get(place, 0.0)) for place, one in of[shown:] or of), strict=True
        )
        single[staged.attributes[column.index].name] = Distribution(
            _told(distance(before, after), step),
            ()
            if not recoding.labels_apart
            else tuple(
                _bin(one, alone.get(place), expected.get(place, 0.0), column.null, steps)
                for place, one in of[:shown]
            ),
        )
    pairs = _pairs(columns, staged.cell_count + release.labels.sums.count)
    joint = _joint(workspace, pairs, numbered, compared=compared, boxes=boxes, relation=bins)
    workspace.drop(compared, bins)
    return Distributions(
        single,
        tuple(
            PairDistance(
                (staged.attributes[one.index].name, staged.attributes[other.index].name),
                _told(joint[one.index, other.index], step),
            )
            for one, other in pairs
        ),
    )


def _numbered(binned: Mapping[int, ColumnBins]) -> dict[int, tuple[int, int, Bin]]:
    """Attribute, whether it is for pairs, and bin, by number."""
    every = [
        (index, paired, one)
        for index, bins in binned.items()
        for paired, several in enumerate(([*bins.shown, *bins.tenths], bins.fifths))
        for one in several
    ]
    return dict(enumerate(every))


def _told(apart: float, step: float) -> float:
    """A distance in whole steps."""
    return round(min(round(apart / step) * step, 1.0), _DIGITS)


def _bin(
    one: Bin, alone: str | None, expected: float, null: int | None, steps: Steps | None
) -> DistributionBin:
    labels, unnamed = (one.labels, one.unnamed) if alone is None else ((alone,), False)
    if one.first == one.last == null:
        labels, unnamed = (), True
    rows, after = one.rows, round(expected, _DIGITS)
    if steps is not None:
        rows, after = steps.count(rows), steps.count(after)
    return DistributionBin(labels, unnamed, one.first == one.last == null, rows, after)


def _pairs(
    columns: Sequence[BinnedColumn], looked_at: int
) -> list[tuple[BinnedColumn, BinnedColumn]]:
    """The pairs that are looked at, of the columns with most values, as many as can be afforded."""
    first = sorted(columns, key=lambda one: (-one.values, one.index))[:_PAIRED]
    most = max(_AFFORDED // (looked_at * _JOINT), 1)
    pairs = sorted(combinations(first, 2), key=lambda pair: -pair[0].values * pair[1].values)[:most]
    found = [(one, other) if one.index < other.index else (other, one) for one, other in pairs]
    return sorted(found, key=lambda pair: (pair[0].index, pair[1].index))


def _joint(
    workspace: Workspace,
    pairs: Sequence[_Pair],
    bins: Mapping[int, tuple[int, int, Bin]],
    *,
    compared: WorkTable,
    boxes: WorkTable,
    relation: WorkTable,
) -> dict[tuple[int, int], float]:
    """The distance of each pair, by the places of its columns.

    Args:
        bins: Attribute, whether it is for pairs, and bin, by number.
        compared: Rows of the source, by places.
        boxes: What a reader knows.
        relation: `bins` as a relation.
    """
    if not pairs:
        return {}
    columns = [
        _Placed(
            column.index,
            [
                (place, one.last)
                for place, (index, paired, one) in bins.items()
                if paired and index == column.index
            ],
        )
        for column in dict.fromkeys(column for pair in pairs for column in pair)
    ]
    binned = workspace.make("figures/binned", "binned", columns=columns, compared=compared)
    reached = workspace.make(
        "figures/reached", "reached", columns=columns, boxes=boxes, bins=relation
    )
    sides: list[dict[tuple[int, int], dict[tuple[int, int], float]]] = [{}, {}]
    for one in workspace.ask("figures/pairs", _Joint, pairs=pairs, binned=binned, reached=reached):
        pair = bins[one.place][0], bins[one.other][0]
        sides[one.side].setdefault(pair, {})[one.place, one.other] = one.held
    workspace.drop(binned, reached)
    found: dict[tuple[int, int], float] = {}
    for pair, before in sides[0].items():
        after = sides[1].get(pair, {})
        both = sorted({*before, *after})
        found[pair] = distance(
            [before.get(one, 0.0) for one in both], [after.get(one, 0.0) for one in both]
        )
    return found

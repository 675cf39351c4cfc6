"""Distributions of columns in a source, and as a reader expects them from its release.

The source is counted in bins that disclose nothing about small groups of rows (below). The release
is read as for random counts (`query_errors`): the rows of a label are spread evenly over its
values.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sqlanon.sql.statement import Sql
from sqlanon.verify.figures import Distribution, DistributionBin, PairDistance
from sqlanon.verify.query_errors import read

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_ENOUGH = 10
"""The least rows of a bin, or k, if that is more."""
_PAIRED = 8
"""The most columns that are compared in pairs, those with most values."""
_AFFORDED = 50_000_000
"""About the most pairs of a bin and a cell or box that are compared."""
_JOINT = 25
"""Bins of a pair."""
_DIGITS = 6
_DISTANCE_DIGITS = 2
_Pair: TypeAlias = "tuple[BinnedColumn, BinnedColumn]"


@dataclass(frozen=True, slots=True)
class Distributions:
    """Distributions of single columns, and distances of pairs of them."""

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
    workspace: Workspace, release: Release, boxes: WorkTable, nodes: Mapping[tuple[int, int], int]
) -> Distributions:
    """Count the rows of the source in bins, and those that the release makes a reader expect.

    Args:
        release: The release that is, or would be, published, with classes of equal labels.
        boxes: The result of `query_errors.boxes_of` for it.

    Returns:
        Distributions of the columns with two bins or more. Empty for a job that counts persons,
        because all rows of a bin may be of one person. Distances alone for local recodings: the
        rows of a bin minus those of the classes inside it are rows of the classes that overlap
        it, and these can be few.
    """
    staged, recoding = release.frequency_set, release.recoding
    enough = max(_ENOUGH, release.asked.k)
    # the difference of a bin would disclose so few rows: only the others are compared
    left_out = 0 < recoding.suppressed < enough
    rows = staged.rows - (recoding.suppressed if left_out else 0)
    if rows < 2 * enough or release.asked.persons:
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
    binned = list_bins(workspace, release, columns, compared, nodes=nodes, rows=rows, enough=enough)
    columns = [one for one in columns if one.index in binned]
    if not columns:
        workspace.drop(compared)
        return Distributions({}, ())
    numbered = _number_bins(binned)
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
            round(distance(before, after), _DISTANCE_DIGITS),
            ()
            if not recoding.labels_apart
            else tuple(
                _bin(one, alone.get(place), expected.get(place, 0.0), column.null)
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
                round(joint[one.index, other.index], _DISTANCE_DIGITS),
            )
            for one, other in pairs
        ),
    )


def _number_bins(binned: Mapping[int, ColumnBins]) -> dict[int, tuple[int, int, Bin]]:
    """Number the bins: attribute, whether it is for pairs, and bin, by number."""
    every = [
        (index, paired, one)
        for index, bins in binned.items()
        for paired, several in enumerate(([*bins.shown, *bins.tenths], bins.fifths))
        for one in several
    ]
    return dict(enumerate(every))


def _bin(one: Bin, alone: str | None, expected: float, null: int | None) -> DistributionBin:
    labels, unnamed = (one.labels, one.unnamed) if alone is None else ((alone,), False)
    if one.first == one.last == null:
        labels, unnamed = (), True
    null_alone = one.first == one.last == null
    return DistributionBin(labels, unnamed, null_alone, one.rows, round(expected, _DIGITS))


def _pairs(
    columns: Sequence[BinnedColumn], looked_at: int
) -> list[tuple[BinnedColumn, BinnedColumn]]:
    """Choose the pairs to compare: columns with most values, as many pairs as are affordable."""
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
    """Measure the distance of each pair, by the places of its columns.

    Args:
        compared: Rows of the source, by places.
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


# -- bins that a report may show: none tells of a few rows -----------------------------------------
# Neighbours are joined until each bin has enough rows, and of its rows either none or enough are in
# no class. A reader who counts the release knows the number of the others.


@dataclass(frozen=True, slots=True)
class Bin:
    """Neighbouring values.

    Attributes:
        first: The place of the first one in the attribute's order.
        last: The place of the last one.
        missing: Rows with one of these values that are in no class.
        labels: Its labels: those of nodes that have enough published rows.
        unnamed: Whether it has values without a label.
    """

    first: int
    last: int
    rows: int
    missing: int
    labels: tuple[str, ...] = ()
    unnamed: bool = True

    def with_next(self, after: Bin) -> Bin:
        """Join a bin with the next one."""
        return Bin(
            self.first,
            after.last,
            self.rows + after.rows,
            self.missing + after.missing,
            (*self.labels, *after.labels),
            self.unnamed or after.unnamed,
        )

    def tells_of_few(self, enough: int) -> bool:
        """Whether it has too few rows, or a few of its rows are in no class."""
        return self.rows < enough or 0 < self.missing < enough


def join_bins(runs: Iterable[Bin], aim: int, enough: int, *, apart: int | None = None) -> list[Bin]:
    """Join neighbouring bins.

    Args:
        aim: Rows that a bin should have.
        enough: Rows that a bin must have.
        apart: The place of a value without neighbours, such as NULL: it is joined only where it
            would disclose a few rows.

    Returns:
        As many bins as possible, down to one of all values if there are rows.
    """
    found: list[Bin] = []
    for one in sorted(runs, key=lambda run: run.first):
        open_ = bool(found) and one.first != apart and found[-1].rows < aim
        few = bool(found) and found[-1].tells_of_few(enough)
        if open_ or few:
            found[-1] = found[-1].with_next(one)
        else:
            found.append(one)
    while len(found) > 1 and found[-1].tells_of_few(enough):
        last = found.pop()
        found[-1] = found[-1].with_next(last)
    return found


def distance(before: Sequence[float], after: Sequence[float]) -> float:
    """Half the sum of the differences between the shares of rows in each bin."""
    whole, told = sum(before), sum(after)
    if not whole or not told:
        return 0.0
    return sum(abs(b / whole - a / told) for b, a in zip(before, after, strict=True)) / 2


# -- bins of the columns of a source: by rows, or by their hierarchies -----------------------------

_SHOWN = 12
"""The most values or nodes with a bin each; if there are more, neighbours are joined."""
_TENTH, _FIFTH = 10, 5
_RUNS = 200
"""About the number of runs that bins are joined from."""


class _Run(NamedTuple):
    """A row of `figures/runs`."""

    attribute: int
    first: int
    last: int
    rows: int
    classed: int


class _Node(NamedTuple):
    """A row of `figures/nodes`."""

    attribute: int
    first: int
    last: int
    rows: int
    classed: int
    label: str | None


@dataclass(frozen=True, slots=True)
class BinnedColumn:
    """A quasi-identifier, for templates.

    Attributes:
        null: The place of NULL, if it occurs.
        text: A label `g.l` as a text.
        tree: Its hierarchy, where its labels are texts.
        height: The level of the root.
    """

    index: int
    values: int
    null: int | None
    text: Sql
    tree: WorkTable | None
    height: int


@dataclass(frozen=True, slots=True)
class _Cut:
    """A level of an attribute's hierarchy."""

    index: int
    values: int
    level: int
    tree: WorkTable


@dataclass(frozen=True, slots=True)
class ColumnBins:
    """The bins of an attribute: those to show, tenths of its rows if these differ, fifths."""

    shown: list[Bin]
    tenths: list[Bin]
    fifths: list[Bin]


def column_of(workspace: Workspace, release: Release, place: int) -> BinnedColumn:
    """Describe a quasi-identifier, for templates."""
    attribute = release.frequency_set.attributes[place]
    one = read(attribute)
    label = Sql("g.l")
    native = release.labels.native[place]
    if native:
        label = attribute.request.column.text(workspace.dialect, label)
    null = attribute.null_code
    return BinnedColumn(
        one.index,
        one.values,
        None if null is None else min(null, one.values),
        label,
        None if native else attribute.tree,
        attribute.height,
    )


def list_bins(
    workspace: Workspace,
    release: Release,
    columns: Sequence[BinnedColumn],
    compared: WorkTable,
    *,
    nodes: Mapping[tuple[int, int], int],
    rows: int,
    enough: int,
) -> dict[int, ColumnBins]:
    """Make the bins of each attribute that has two or more."""
    runs: dict[int, list[Bin]] = defaultdict(list)
    for run in workspace.ask(
        "figures/runs", _Run, attributes=columns, compared=compared, runs=_RUNS, rows=rows
    ):
        runs[run.attribute].append(Bin(run.first, run.last, run.rows, run.rows - run.classed))
    named: dict[int, list[Bin]] = defaultdict(list)
    cuts, nulls = _cuts(release, nodes), {one.index: one.null for one in columns}
    if cuts:
        for node in workspace.ask("figures/nodes", _Node, attributes=cuts, compared=compared):
            known = not node.first == node.last == nulls[node.attribute]
            called = node.label is not None and known and node.classed >= enough
            named[node.attribute].append(
                Bin(
                    node.first,
                    node.last,
                    node.rows,
                    node.rows - node.classed,
                    (str(node.label),) if called else (),
                    not called,
                )
            )
    found: dict[int, ColumnBins] = {}
    for column in columns:
        place, shown, null = column.index, named[column.index], column.null
        tenths = join_bins(
            runs[place],
            enough if column.values <= _SHOWN else max(enough, rows // _TENTH),
            enough,
            apart=null,
        )
        aim = enough if len(shown) <= _SHOWN else max(enough, rows // _TENTH)
        drawn = join_bins(shown, aim, enough, apart=null)
        fifths = join_bins(runs[place], max(enough, rows // _FIFTH), enough, apart=null)
        if len(drawn) > 1 and len(tenths) > 1:
            found[place] = ColumnBins(drawn, tenths, fifths)
        elif len(tenths) > 1:
            found[place] = ColumnBins(tenths, [], fifths)
    return found


def _cuts(release: Release, nodes: Mapping[tuple[int, int], int]) -> list[_Cut]:
    """Choose the level that names the bins of each attribute whose hierarchy has one.

    It is the lowest level with few nodes among those that the release may show: from the level of
    a level vector on, otherwise above the values. Labels made from values of rows name no bins,
    because the release may not show them. With labels that overlap no bin is shown.
    """
    recoding = release.recoding
    if not recoding.labels_apart:
        return []
    chosen: dict[int, _Cut] = {}
    for one in release.frequency_set.attributes:
        if one.tree is None or (one.hierarchy is not None and one.hierarchy.of_rows):
            continue
        level = recoding.level_of(one.name)
        least = 1 if level is None else level
        for level in range(least, one.height):
            before = chosen.get(one.index)
            if nodes[one.index, level] > 1 and (
                before is None or nodes[one.index, before.level] > _SHOWN
            ):
                chosen[one.index] = _Cut(one.index, one.distinct, level, one.tree)
    return [*chosen.values()]

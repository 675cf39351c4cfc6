"""Bins of a column's values that a report may show: none tells of a few rows.

Neighbours are joined until each bin has enough rows, and as many of them are in no class as no
reader can tell apart: none, or enough. Whoever counts the release knows the others.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.recoding import Levels
from sqlanon.sql.statement import Sql
from sqlanon.verify.query_errors import read

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sqlanon.release.release import Release
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Bin:
    """Neighbouring values.

    Attributes:
        first: The place of the first one in the attribute's order.
        last: The place of the last one.
        rows: Rows of the source with one of them, of those that are compared.
        missing: Those that are in no class.
        labels: What it is called: labels of nodes that have enough published rows.
        unnamed: Whether there are values in it that no label is for.
    """

    first: int
    last: int
    rows: int
    missing: int
    labels: tuple[str, ...] = ()
    unnamed: bool = True

    def with_next(self, after: Bin) -> Bin:
        """Both together."""
        return Bin(
            self.first,
            after.last,
            self.rows + after.rows,
            self.missing + after.missing,
            (*self.labels, *after.labels),
            self.unnamed or after.unnamed,
        )

    def tells_of_few(self, enough: int) -> bool:
        """Whether it has a few rows, or a few of its rows are in no class."""
        return self.rows < enough or 0 < self.missing < enough


def joined(runs: Iterable[Bin], aim: int, enough: int, *, apart: int | None = None) -> list[Bin]:
    """Join neighbours.

    Args:
        runs: Bins, in order.
        aim: Rows that a bin should have.
        enough: Rows that it has to have.
        apart: The place of a value that is no neighbour of others, as that of NULL: it is joined
            only where it would tell of a few rows.

    Returns:
        As many bins as there can be; one, if there are rows, of all values, if need be.
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
"""Values or nodes of which each has a bin of its own; of more, neighbours are joined."""
_TENTH, _FIFTH = 10, 5
_RUNS = 200
"""Runs that bins are joined from, about."""


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
    """A quasi-identifier as templates see it.

    Attributes:
        index: Its place.
        values: Its values, without NULL.
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
    """The bins of an attribute: what is shown, tenths of its rows where these differ, fifths."""

    shown: list[Bin]
    tenths: list[Bin]
    fifths: list[Bin]


def column_of(workspace: Workspace, release: Release, place: int) -> BinnedColumn:
    """A quasi-identifier as templates see it."""
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


def binned_columns(
    workspace: Workspace,
    release: Release,
    columns: Sequence[BinnedColumn],
    compared: WorkTable,
    *,
    nodes: Mapping[tuple[int, int], int],
    rows: int,
    enough: int,
) -> dict[int, ColumnBins]:
    """The bins of each attribute that has two or more."""
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
        tenths = joined(
            runs[place],
            enough if column.values <= _SHOWN else max(enough, rows // _TENTH),
            enough,
            apart=null,
        )
        aim = enough if len(shown) <= _SHOWN else max(enough, rows // _TENTH)
        drawn = joined(shown, aim, enough, apart=null)
        fifths = joined(runs[place], max(enough, rows // _FIFTH), enough, apart=null)
        if len(drawn) > 1 and len(tenths) > 1:
            found[place] = ColumnBins(drawn, tenths, fifths)
        elif len(tenths) > 1:
            found[place] = ColumnBins(tenths, [], fifths)
    return found


def _cuts(release: Release, nodes: Mapping[tuple[int, int], int]) -> list[_Cut]:
    """The level that names the bins of each attribute whose hierarchy has one.

    That is the lowest with few nodes of those that the release may show: of a level vector, from
    its level on; elsewhere, above the values. Labels made of values of rows name none: the release
    may not show them. Of labels that overlap no bin is shown.
    """
    recoding = release.recoding
    if not recoding.labels_apart:
        return []
    chosen: dict[int, _Cut] = {}
    for one in release.frequency_set.attributes:
        if one.tree is None or (one.hierarchy is not None and one.hierarchy.of_rows):
            continue
        least = recoding.levels[one.name] if isinstance(recoding, Levels) else 1
        for level in range(least, one.height):
            before = chosen.get(one.index)
            if nodes[one.index, level] > 1 and (
                before is None or nodes[one.index, before.level] > _SHOWN
            ):
                chosen[one.index] = _Cut(one.index, one.distinct, level, one.tree)
    return [*chosen.values()]

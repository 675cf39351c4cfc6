"""What the classes of a Recoding publish, attribute by attribute, and what that loses.

Values are put into labels inside the database; counts and sums come back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import UnsupportedError
from sqlanon.metrics import CLASS_SUMS, ClassRow, sum_columns
from sqlanon.options.integers import LARGEST
from sqlanon.release.recoding import Levels, TreeCut
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.workspace import Workspace

_COUNTABLE = 280
"""Decimal digits of a product that is summed in doubles."""


@dataclass(frozen=True, slots=True)
class AttributeSums:
    """What the classes come to in one attribute.

    Attributes:
        generalized: Labels that hold more than one value of it.
        units: Sums over published rows of whole units of loss, by `Reported.units` of metrics.
            `ncp`: ranks that a range spans, and for a node of a hierarchy its leaves, 0 if it is
            one itself. `ncp_set`: the same, but for a set its values less one. `lm`: leaves less
            one, with a hierarchy; else as `ncp_set`.
    """

    generalized: int
    units: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ClassSums:
    """What else measures of a release are made of; logarithms to base 2.

    They measure the ranges, sets and labels of the classes, whatever an attribute's `output` puts
    in their place.

    Attributes:
        count: Classes.
        sums: What metrics sum over classes, by name (`Metric.sums`); without what is beyond a
            double, and without sums over suppressed classes where suppressed rows have none.
        cells: Sum over original tuples of n log2 n, n their rows; a tuple whose rows went to
            several classes counts in each by itself, suppressed rows being one class.
        entropies: Per attribute the sum over rows of -log2(rows of the value under its label / rows
            of the label): over all rows for a level vector, else over the published ones.
        lost_entropy: Sum over attributes and over the labels g of suppressed rows of
            -z_g log2(z_g / z), z of all, z_g of g; their label is that of the level vector, or
            their value where there is none.
    """

    count: int
    sums: Mapping[str, float]
    cells: float
    entropies: tuple[float, ...]
    lost_entropy: float


class _Nats(NamedTuple):
    """The entropy of an attribute's values given their labels, and what suppressed rows tell."""

    attribute: int
    entropy: float | None
    lost: float | None


class _Lost(NamedTuple):
    """Classes in which an attribute holds more than one value, and what their rows lose."""

    classes: int
    units: int
    members: int


class _Spread(NamedTuple):
    """The distance between the least and the greatest value of an attribute."""

    distance: float | None


@dataclass(frozen=True, slots=True)
class _Part:
    """An attribute as the templates of sums see it; `level` and `tree` only of a level vector."""

    index: int
    label: WorkTable
    ranked: WorkTable
    leaves: int
    null_code: int | None
    dictionary: WorkTable
    tree: WorkTable | None
    level: int | None

    @classmethod
    def of(
        cls, attribute: Attribute, label: WorkTable, ranked: WorkTable, level: int | None
    ) -> _Part:
        """The part of an attribute, whose NULLs a hierarchy counts among its leaves itself."""
        index, tree = attribute.index, attribute.tree
        null_code = attribute.null_code if tree is None else None
        leaves = attribute.leaves + (null_code is not None)
        return cls(index, label, ranked, leaves, null_code, attribute.dictionary, tree, level)


@dataclass(frozen=True, slots=True)
class Labels:
    """The equivalence classes, ready to be written.

    Attributes:
        map: Relation (c0, c1, …, n, passed, l0, l1, …, place): what each attribute publishes for a
            cell's rows, those after the first `passed` ones, `n` of them.
        divided: Relation (cell, c0, c1, …): cells whose rows do not all go to one class; None where
            the Recoding divides no cell.
        native: For each attribute, whether its labels have the column's own type.
        losses: For each attribute, what its loss is made of.
        generalized: For each attribute, classes of the release that hold more than one value of it.
        sums: What other measures are made of.
    """

    map: WorkTable
    divided: WorkTable | None
    native: tuple[bool, ...]
    losses: tuple[AttributeSums, ...]
    generalized: tuple[int, ...]
    sums: ClassSums


def describe(workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding) -> Labels:
    """Labels and losses of every class.

    Raises:
        UnsupportedError: the values of a column with `output: mean` are too far apart.
    """
    attributes = frequency_set.attributes
    extents = workspace.make(
        "recoding/extents",
        "extents",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        count=len(attributes),
    )
    parts: list[WorkTable] = []
    measured: list[_Part] = []
    losses: list[AttributeSums] = []
    beside_root = recoding.suppressed_published and recoding.suppressed > 0
    for attribute in attributes:
        label = _label(workspace, frequency_set, recoding, extents, attribute)
        loss = _loss(workspace, attribute, label)
        losses.append(loss)
        stands_for = attribute.request.output != "interval"
        chosen = recoding.levels[attribute.name] if isinstance(recoding, Levels) else None
        shown, ranked = label, None
        if stands_for and loss.generalized:
            if chosen is None:
                ranked = workspace.make("recoding/ranked", "ranked", part=label)
            shown = _representative(workspace, frequency_set, recoding, extents, attribute)
        elif attribute.request.keeps_type:
            shown = workspace.make(
                "recoding/single",
                "label",
                extents=extents,
                dictionary=attribute.dictionary,
                index=attribute.index,
            )
        parts.append(workspace.make("recoding/ranked", "ranked", part=shown))
        measured.append(_Part.of(attribute, label, ranked or parts[-1], chosen))
    labels = workspace.make("recoding/labels", "labels", extents=extents, parts=parts)
    mapped = workspace.make(
        "recoding/map",
        "map",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        labels=labels,
        parts=parts,
        kept=attributes if beside_root else (),
    )
    generalized = workspace.rows("measure/generalized", labels=labels, parts=measured)[0]
    sums = _sums(workspace, frequency_set, recoding, extents, measured)
    divided = None
    if recoding.splits_cells:
        divided = workspace.make(
            "recoding/divided",
            "divided",
            assignment=recoding.assignment,
            cells=frequency_set.cells,
            attributes=attributes,
        )
    native = tuple(attribute.request.keeps_type for attribute in attributes)
    return Labels(mapped, divided, native, tuple(losses), tuple(map(int, generalized)), sums)


def _sums(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    extents: WorkTable,
    parts: list[_Part],
) -> ClassSums:
    suppressed = recoding.suppressed
    common = {
        "parts": parts,
        "assignment": recoding.assignment,
        "cells": frequency_set.cells,
        "suppressed": suppressed > 0,
    }
    most = math.fsum(math.log10(max(part.leaves, 1)) for part in parts)
    wanted = {
        name: one for name, one in CLASS_SUMS.items() if one.leaves != "number" or most < _COUNTABLE
    }
    dialect, places = workspace.dialect, range(len(parts))
    row = ClassRow(
        Sql("n"),
        Sql("(" + " * ".join(f"m{place}" for place in places) + ")"),
        Sql("(" + " + ".join(dialect.ln(Sql(f"m{place}")) for place in places) + ")"),
    )
    columns = sum_columns(wanted, dialect, row)
    classes, *found, cells = workspace.rows(
        "measure/classes", extents=extents, sums=columns, **common
    )[0]
    sums = {str(name): float(value or 0) for name, value in zip(wanted, found, strict=True)}
    if suppressed:  # sums over all classes need those of suppressed rows too
        whole_table = [column for column in columns if not column.released]
        for column in whole_table:
            del sums[column.name]
        if whole_table and isinstance(recoding, Levels):
            every = workspace.rows("measure/all_classes", sums=whole_table, **common)[0]
            for column, value in zip(whole_table, every, strict=True):
                sums[column.name] = float(value or 0)
    kind = "level" if isinstance(recoding, Levels) else "label"
    nats = workspace.ask(f"measure/{kind}_entropy", _Nats, extents=extents, **common)
    # sums of logarithms that cancel leave a trace of the last digit behind
    entropies = {one.attribute: max(_bits(one.entropy), 0.0) for one in nats}
    lost = 0.0
    if suppressed:
        whole = len(parts) * suppressed * math.log2(suppressed)
        lost = max(whole - math.fsum(_bits(one.lost) for one in nats), 0.0)
    return ClassSums(
        count=int(classes),
        sums=sums,
        cells=_bits(cells),
        entropies=tuple(entropies[part.index] for part in parts),
        lost_entropy=lost,
    )


def _bits(nats: float | None) -> float:
    return float(nats or 0) / math.log(2)


def _label(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    extents: WorkTable,
    attribute: Attribute,
) -> WorkTable:
    """Relation (class, n, label, units, members) of one attribute."""
    index = attribute.index
    dialect = workspace.dialect
    common = {"extents": extents, "index": index, "dictionary": attribute.dictionary}
    span = Sql(f"e.hi{index} - e.lo{index}")
    if attribute.tree is not None and isinstance(recoding, Levels):
        level = recoding.levels[attribute.name]
        return workspace.make(
            "recoding/level_label", "label", tree=attribute.tree, level=level, **common
        )
    if attribute.tree is not None and isinstance(recoding, TreeCut):
        return workspace.make(
            "recoding/class_level_label",
            "label",
            tree=attribute.tree,
            height=attribute.height,
            class_levels=recoding.levels_of_class,
            **common,
        )
    if attribute.tree is not None:
        return workspace.make(
            "recoding/tree_label", "label", tree=attribute.tree, height=attribute.height, **common
        )
    if not attribute.request.ranged:
        parts = [dialect.text_literal("{"), Sql("m.listed"), dialect.text_literal("}")]
        return workspace.make(
            "recoding/set_label",
            "label",
            assignment=recoding.assignment,
            cells=frequency_set.cells,
            braces=dialect.concat(parts),
            span=span,
            divisor=attribute.divisor,
            **common,
        )
    return workspace.make(
        "recoding/range_label",
        "label",
        range=_range(workspace, attribute),
        span=span,
        divisor=attribute.divisor,
        **common,
    )


def _range(workspace: Workspace, attribute: Attribute) -> Sql:
    """`[17-25]` for numbers, `[2020-01-01..2020-03-31]` for dates, `low..high` for categories."""
    dialect = workspace.dialect
    kind = attribute.request.column.kind
    middle = dialect.text_literal("-" if kind.numeric else "..")
    inside = [Sql("a.label"), middle, Sql("z.label")]
    if kind.ordered and not isinstance(attribute.request.order, tuple):
        return dialect.concat([dialect.text_literal("["), *inside, dialect.text_literal("]")])
    return dialect.concat([Sql("a.label"), dialect.text_literal(".."), Sql("z.label")])


def _loss(workspace: Workspace, attribute: Attribute, label: WorkTable) -> AttributeSums:
    lost = workspace.ask_one("measure/loss", _Lost, label=label)
    sets = lost.members if attribute.tree is None else lost.units
    return AttributeSums(lost.classes, {"ncp": lost.units, "ncp_set": sets, "lm": lost.members})


def _representative(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    extents: WorkTable,
    attribute: Attribute,
) -> WorkTable:
    """Relation (class, label): one value of the column's own type for each class."""
    request = attribute.request
    how = request.output
    if how in {"lower", "upper"}:
        return workspace.make(
            "recoding/end",
            "label",
            extents=extents,
            dictionary=attribute.dictionary,
            index=attribute.index,
            null_code=attribute.null_code,
            end=Sql("lo" if how == "lower" else "hi"),
        )
    if how == "representative":
        how = "median" if request.ranged else "mode"
    common = {
        "assignment": recoding.assignment,
        "cells": frequency_set.cells,
        "dictionary": attribute.dictionary,
        "index": attribute.index,
    }
    if how == "mean":
        return workspace.make(
            "recoding/mean",
            "label",
            mean=_mean(workspace, frequency_set.rows, attribute),
            **common,
        )
    choice = Sql("known, below") if how == "median" else Sql("known, n DESC")
    return workspace.make(
        "recoding/middle", "label", choice=choice, null_code=attribute.null_code, **common
    )


def _mean(workspace: Workspace, rows: int, attribute: Attribute) -> Sql:
    """Mean of the rows' values; of whole numbers the nearest whole number, halves upwards."""
    kind = attribute.request.column.kind
    dialect = workspace.dialect
    if kind is not Kind.INTEGER:
        return Sql(f"{dialect.double(Sql('SUM(a.n * v.value)'))} / SUM(a.n)")
    (spread,) = workspace.ask_one("measure/spread", _Spread, dictionary=attribute.dictionary)
    if 4 * rows * (spread or 0.0) >= LARGEST:
        raise UnsupportedError(
            f"columns.{attribute.name}.output: the values are too far apart for an exact mean of "
            f"{rows} rows in 64 bits; use median"
        )
    # sums of distances from the least value stay small where the values themselves are large
    total = dialect.integer(Sql("SUM(a.n * (v.value - b.least))"))
    count = dialect.integer(Sql("SUM(a.n)"))
    twice, double = f"(2 * {total} + {count})", f"(2 * {count})"
    above = dialect.integer(Sql(f"({twice} - {twice} % {double}) / {double}"))
    return Sql(f"MIN(b.least) + {above}")

"""What the classes of a Recoding publish, attribute by attribute, and what that loses.

Values are put into labels inside the database; counts and sums come back.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.metrics import CLASS_SUMS, ClassRow, sum_columns
from sqlanon.release.endless_sets import refuse_endless_sets
from sqlanon.release.ranges import published_extents, range_labels
from sqlanon.release.recoding import (
    Levels,
    NumberedRegions,
    ReadRegions,
    SignedRegions,
    SuppressedCells,
    TreeCut,
)
from sqlanon.release.representatives import representative
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
    """Classes in which an attribute holds more than one value, what their rows lose and show."""

    classes: int
    units: int
    members: int
    characters: int


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
        by_class: Relation (class, l0, l1, …, place): the same of a class, where `map` says of its
            rows their class too; None where it does not.
        groups: Relation (class, place): the number that a class is published under, where a column
            has it; `map` and `divided` have the code of the column that classes depend on behind
            the others then.
        suppressed_cells: For each attribute, published rows that have it at its root; None where
            the Recoding suppresses no single cells.
        sums: What other measures are made of.
    """

    map: WorkTable
    divided: WorkTable | None
    native: tuple[bool, ...]
    losses: tuple[AttributeSums, ...]
    generalized: tuple[int, ...]
    sums: ClassSums
    suppressed_cells: tuple[int, ...] | None = None
    groups: WorkTable | None = None
    by_class: WorkTable | None = None


def describe(workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding) -> Labels:
    """Labels and losses of every class.

    Raises:
        UnsupportedError: the values of a column with `output: mean` are too far apart, or the sets
            of a column are too long to be written to every row.
    """
    attributes = frequency_set.attributes
    count = len(attributes)
    coded = workspace.make(
        "recoding/coded",
        "coded",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        count=count,
    )
    extents = workspace.make("recoding/extents", "extents", coded=coded, count=count)
    published = published_extents(workspace, extents, recoding, attributes)
    parts: list[WorkTable] = []
    measured: list[_Part] = []
    losses: list[AttributeSums] = []
    beside_root = recoding.suppressed_published and recoding.suppressed > 0
    for attribute in attributes:
        label = _label(workspace, recoding, coded, published, attribute)
        stands_for = attribute.request.output != "interval"
        lost = workspace.ask_one("measure/loss", _Lost, label=label)
        if not stands_for:
            refuse_endless_sets(attribute.name, lost.characters, frequency_set.rows)
        loss = _loss(attribute, lost)
        losses.append(loss)
        chosen = recoding.levels[attribute.name] if isinstance(recoding, Levels) else None
        shown, ranked = label, None
        if stands_for and loss.generalized:
            if chosen is None:
                ranked = workspace.make("recoding/ranked", "ranked", part=label)
            shown = representative(workspace, frequency_set.rows, coded, extents, attribute)
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
    groups = None
    in_classes = (
        workspace.dialect.labels_rows_last
        and not beside_root
        and not recoding.splits_cells
        and not isinstance(recoding, NumberedRegions)
    )
    if isinstance(recoding, NumberedRegions):
        groups = workspace.make("recoding/numbered", "groups", assignment=recoding.assignment)
        mapped = workspace.make(
            "recoding/signed_map",
            "map",
            assignment=recoding.by_value,
            cells=frequency_set.cells,
            labels=labels,
            parts=parts,
            groups=groups,
            counterfeits=recoding.counterfeits if isinstance(recoding, SignedRegions) else None,
        )
    else:
        through = in_classes and workspace.dialect.reads_through_views
        make = workspace.view if through else workspace.make
        mapped = make(
            "recoding/map",
            "map",
            coded=coded,
            divides=recoding.splits_cells,
            assignment=recoding.assignment,
            cells=frequency_set.cells,
            labels=labels,
            parts=parts,
            kept=attributes if beside_root else (),
            in_classes=in_classes,
        )
    generalized = workspace.rows("measure/generalized", labels=labels, parts=measured)[0]
    sums = _sums(workspace, frequency_set, recoding, measured, coded=coded, extents=extents)
    divided = None
    if isinstance(recoding, SignedRegions):
        divided = workspace.make(
            "recoding/divided_groups",
            "divided",
            assignment=recoding.by_value,
            cells=frequency_set.cells,
            value_counts=frequency_set.subjects[recoding.signed.pair.name].held,
            count=count,
        )
    elif recoding.splits_cells and not isinstance(recoding, NumberedRegions):
        divided = workspace.make(
            "recoding/divided",
            "divided",
            assignment=recoding.assignment,
            cells=frequency_set.cells,
            attributes=attributes,
        )
    native = tuple(attribute.request.keeps_type for attribute in attributes)
    return Labels(
        mapped,
        divided,
        native,
        tuple(losses),
        tuple(map(int, generalized)),
        sums,
        _suppressed_cells(workspace, attributes, recoding),
        groups,
        labels if in_classes else None,
    )


def _suppressed_cells(
    workspace: Workspace, attributes: tuple[Attribute, ...], recoding: Recoding
) -> tuple[int, ...] | None:
    if not isinstance(recoding, SuppressedCells):
        return None
    found = workspace.rows(
        "measure/suppressed_cells",
        attributes=attributes,
        assignment=recoding.assignment,
        class_levels=recoding.levels_of_class,
    )
    return tuple(map(int, found[0]))


def _sums(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    parts: list[_Part],
    *,
    coded: WorkTable,
    extents: WorkTable,
) -> ClassSums:
    suppressed = recoding.suppressed
    common = {
        "parts": parts,
        "assignment": recoding.assignment,
        "cells": frequency_set.cells,
        "coded": coded,
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
    recoding: Recoding,
    coded: WorkTable,
    extents: WorkTable,
    attribute: Attribute,
) -> WorkTable:
    """Relation (class, n, label, units, members) of one attribute."""
    index = attribute.index
    dialect = workspace.dialect
    common = {"extents": extents, "index": index, "dictionary": attribute.dictionary}
    if isinstance(recoding, ReadRegions):
        return workspace.make(
            "recoding/read_label",
            "label",
            a=attribute,
            extents=extents,
            regions=recoding.regions,
            members=recoding.sets.get(index),
        )
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
            coded=coded,
            braces=dialect.concat(parts),
            most=attribute.distinct,
            span=span,
            divisor=attribute.divisor,
            **common,
        )
    return range_labels(workspace, extents, attribute)


def _loss(attribute: Attribute, lost: _Lost) -> AttributeSums:
    sets = lost.members if attribute.tree is None else lost.units
    return AttributeSums(lost.classes, {"ncp": lost.units, "ncp_set": sets, "lm": lost.members})

"""Sums over the classes of a Recoding, by attribute and in total, and entropies."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol

from sqlanon.metrics import CLASS_SUMS, ClassRow, sum_columns
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace

_COUNTABLE = 280
"""Decimal digits of a product that is summed in doubles."""
FEW_CELLS = 2_000
"""Cells up to which a plan that leaves some of them out takes longer than reading them."""


@dataclass(frozen=True, slots=True)
class AttributeSums:
    """Sums over the classes in one attribute.

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
    """Other sums that measures of a release need; logarithms are to base 2.

    They measure the ranges, sets and labels of the classes, whatever an attribute's `output` puts
    in their place.

    Attributes:
        sums: Sums over classes for metrics, by name (`Metric.sums`), without sums beyond a
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
    """The entropy of an attribute's values given their labels, and that of suppressed rows."""

    attribute: int
    entropy: float | None
    lost: float | None


class Lost(NamedTuple):
    """Classes in which an attribute has more than one value, and the units of their rows."""

    place: int
    classes: int
    units: int
    members: int
    characters: int


@dataclass(frozen=True, slots=True)
class Part:
    """An attribute as the templates of sums see it; `level` and `tree` only of a level vector."""

    index: int
    ranked: FromItem
    leaves: int
    null_code: int | None
    dictionary: WorkTable
    tree: WorkTable | None
    level: int | None

    @classmethod
    def of(cls, attribute: Attribute, ranked: FromItem, level: int | None) -> Part:
        """Build the part of an attribute. A hierarchy counts NULL among its leaves."""
        index, tree = attribute.index, attribute.tree
        null_code = attribute.null_code if tree is None else None
        leaves = attribute.leaves + (null_code is not None)
        return cls(index, ranked, leaves, null_code, attribute.dictionary, tree, level)


class _Units(Protocol):
    @property
    def classes(self) -> int: ...
    @property
    def units(self) -> int: ...
    @property
    def members(self) -> int: ...


def lost_by(workspace: Workspace, labels: Sequence[FromItem]) -> list[Lost]:
    """Measure the losses of the labels of some attributes, in their order."""
    return sorted(workspace.ask("measure/loss", Lost, labels=labels))


def loss_of(attribute: Attribute, lost: _Units) -> AttributeSums:
    """Compute the sums of an attribute from the losses of its labels."""
    sets = lost.members if attribute.tree is None else lost.units
    return AttributeSums(lost.classes, {"ncp": lost.units, "ncp_set": sets, "lm": lost.members})


def sums_of(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    parts: list[Part],
    *,
    coded: FromItem,
    extents: FromItem,
    told: WorkTable,
) -> ClassSums:
    """Compute the sums over classes in the database that stores the labels.

    Args:
        coded: Relation (cell, class, n, c0, c1, …): the rows of each cell in a class.
        extents: Relation (class, n, lo0, hi0, …): the least and the greatest code in a class.
        told: `extents` with the loss of each class's labels in further columns: units u0, … and
            members m0, ….
    """
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
    classes, *found, cells = workspace.rows("measure/classes", sums=columns, told=told, **common)[0]
    sums = {str(name): float(value or 0) for name, value in zip(wanted, found, strict=True)}
    if suppressed:  # sums over all classes need those of suppressed rows too
        whole_table = [column for column in columns if not column.released]
        for column in whole_table:
            del sums[column.name]
        if whole_table and recoding.level_vector is not None:
            every = workspace.rows("measure/all_classes", sums=whole_table, **common)[0]
            for column, value in zip(whole_table, every, strict=True):
                sums[column.name] = float(value or 0)
    kind = "label" if recoding.level_vector is None else "level"
    few = frequency_set.cell_count <= FEW_CELLS
    nats = workspace.ask(f"measure/{kind}_entropy", _Nats, extents=extents, few=few, **common)
    # sums of logarithms that cancel leave a rounding error
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

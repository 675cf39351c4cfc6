"""What the classes of a Recoding publish, attribute by attribute, and what that loses.

Values are put into labels inside the database; counts and sums come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from sqlanon.dialects import Kind
from sqlanon.errors import UnsupportedError
from sqlanon.scales import LARGEST
from sqlanon.statement import Sql

if TYPE_CHECKING:
    from sqlanon.frequency import Attribute, FrequencySet
    from sqlanon.recoding import Recoding
    from sqlanon.workspace import Workspace


@dataclass(frozen=True, slots=True)
class AttributeLoss:
    """What the classes lose in one attribute; every share is the mean over the published rows.

    Attributes:
        name: The column.
        weight: Its weight in the job.
        generalized: Classes that hold more than one value of it.
        ncp: Normalized certainty penalty in [0, 1]: span of ranks / (distinct values - 1), with a
            hierarchy leaves under the lowest common ancestor / all leaves (Xu et al., KDD 2006;
            Ghinita et al., VLDB 2007; SPEC.md 2.4).
        ncp_set: The same, where an unordered category without hierarchy loses (distinct values of
            the class - 1) / (distinct values - 1).
        lm: Loss metric in [0, 1]: (leaves - 1) / (all leaves - 1) (Iyengar, KDD 2002; SPEC.md 2.3).
    """

    name: str
    weight: Fraction
    generalized: int
    ncp: Fraction
    ncp_set: Fraction
    lm: Fraction


@dataclass(frozen=True, slots=True)
class Classes:
    """The equivalence classes, ready to be written.

    Attributes:
        map: Relation (c0, c1, …, n, passed, l0, l1, …, place): what each attribute publishes for a
            cell's rows, those after the first `passed` ones, `n` of them.
        native: For each attribute, whether its labels have the column's own type.
        losses: For each attribute, what is lost.
    """

    map: Sql
    native: tuple[bool, ...]
    losses: tuple[AttributeLoss, ...]


def describe(workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding) -> Classes:
    """Labels and losses of every class.

    Raises:
        UnsupportedError: an attribute's `output` does not suit the type of its column.
    """
    attributes = frequency_set.attributes
    extents = workspace.create(
        "recoding/extents",
        "extents",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        count=len(attributes),
    )
    parts: list[Sql] = []
    native: list[bool] = []
    losses: list[AttributeLoss] = []
    for attribute in attributes:
        label = _label(workspace, frequency_set, recoding, extents, attribute)
        loss = _loss(workspace, frequency_set.rows, attribute, label)
        losses.append(loss)
        stands_for = attribute.request.output != "interval"
        chosen = None if recoding.levels is None else recoding.levels[attribute.name]
        native.append(stands_for or not (loss.generalized if chosen is None else chosen))
        if stands_for and loss.generalized:
            label = _representative(workspace, frequency_set, recoding, attribute)
        elif native[-1]:
            label = workspace.create(
                "recoding/single",
                "label",
                extents=extents,
                dictionary=attribute.dictionary,
                index=attribute.index,
            )
        parts.append(workspace.create("recoding/ranked", "ranked", part=label))
    labels = workspace.create("recoding/labels", "labels", extents=extents, parts=parts)
    mapped = workspace.create(
        "recoding/map",
        "map",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        labels=labels,
        parts=parts,
    )
    return Classes(mapped, tuple(native), tuple(losses))


def _label(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    extents: Sql,
    attribute: Attribute,
) -> Sql:
    """Relation (class, n, label, units, members) of one attribute."""
    index = attribute.index
    dialect = workspace.backend.dialect
    common = {"extents": extents, "index": index, "dictionary": attribute.dictionary}
    span = Sql(f"e.hi{index} - e.lo{index}")
    if attribute.tree is not None and recoding.levels is not None:
        level = recoding.levels[attribute.name]
        return workspace.create(
            "recoding/level_label", "label", tree=attribute.tree, level=level, **common
        )
    if attribute.tree is not None:
        return workspace.create(
            "recoding/tree_label", "label", tree=attribute.tree, height=attribute.height, **common
        )
    if not attribute.request.ranged:
        parts = [dialect.text_literal("{"), Sql("m.listed"), dialect.text_literal("}")]
        return workspace.create(
            "recoding/set_label",
            "label",
            assignment=recoding.assignment,
            cells=frequency_set.cells,
            braces=dialect.concat(parts),
            span=span,
            divisor=attribute.divisor,
            **common,
        )
    return workspace.create(
        "recoding/range_label",
        "label",
        range=_range(workspace, attribute),
        span=span,
        divisor=attribute.divisor,
        **common,
    )


def _range(workspace: Workspace, attribute: Attribute) -> Sql:
    """`[17-25]` for numbers, `[2020-01-01..2020-03-31]` for dates, `low..high` for categories."""
    dialect = workspace.backend.dialect
    kind = attribute.request.column.kind
    middle = dialect.text_literal("-" if kind.numeric else "..")
    inside = [Sql("a.label"), middle, Sql("z.label")]
    if kind.ordered and not isinstance(attribute.request.order, tuple):
        return dialect.concat([dialect.text_literal("["), *inside, dialect.text_literal("]")])
    return dialect.concat([Sql("a.label"), dialect.text_literal(".."), Sql("z.label")])


def _loss(workspace: Workspace, rows: int, attribute: Attribute, label: Sql) -> AttributeLoss:
    generalized, units, members = workspace.rows("measure/loss", label=label)[0]

    def share(total: int, divisor: int) -> Fraction:
        return Fraction(int(total), rows * divisor) if rows and divisor else Fraction(0)

    ncp = share(units, attribute.divisor)
    if attribute.tree is None:
        ncp_set = lm = share(members, attribute.divisor)
    else:
        ncp_set, lm = ncp, share(members, attribute.divisor - 1)
    return AttributeLoss(
        attribute.name, attribute.request.weight, int(generalized), ncp, ncp_set, lm
    )


def _representative(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding, attribute: Attribute
) -> Sql:
    """Relation (class, label): one value of the column's own type for each class."""
    request = attribute.request
    how = request.output
    if how == "representative":
        how = "median" if request.ranged else "mode"
    common = {
        "assignment": recoding.assignment,
        "cells": frequency_set.cells,
        "dictionary": attribute.dictionary,
        "index": attribute.index,
    }
    if how == "mean":
        return workspace.create(
            "recoding/mean",
            "label",
            mean=_mean(workspace, frequency_set.rows, attribute),
            **common,
        )
    if how == "median" and not request.ranged:
        raise UnsupportedError(
            f"columns.{attribute.name}.output: a median needs ordered values; use mode, or list "
            "the values in `order`"
        )
    choice = Sql("known, below") if how == "median" else Sql("known, n DESC")
    return workspace.create(
        "recoding/middle", "label", choice=choice, null_code=attribute.null_code, **common
    )


def _mean(workspace: Workspace, rows: int, attribute: Attribute) -> Sql:
    """Mean of the rows' values; of whole numbers the nearest whole number, halves upwards."""
    kind = attribute.request.column.kind
    if not kind.numeric:
        raise UnsupportedError(
            f"columns.{attribute.name}.output: a mean needs numbers; use median or mode"
        )
    dialect = workspace.backend.dialect
    if kind is not Kind.INTEGER:
        return Sql(f"{dialect.double(Sql('SUM(a.n * v.value)'))} / SUM(a.n)")
    spread = workspace.rows("measure/spread", dictionary=attribute.dictionary)[0][0] or 0
    if 4 * rows * float(spread) >= LARGEST:
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

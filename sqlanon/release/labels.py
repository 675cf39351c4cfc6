"""The labels of the classes of a Recoding in each attribute, and their loss.

The database builds the labels from values. Only counts and sums are returned.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.release.class_labels import (
    both_ends,
    build_extents,
    class_label,
    one_value,
    representative,
)
from sqlanon.release.class_sums import (
    FEW_CELLS,
    AttributeSums,
    ClassSums,
    Part,
    loss_of,
    lost_by,
    sums_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Labels:
    """The equivalence classes, ready to be written.

    Attributes:
        map: Relation (c0, c1, …, n, passed, l0, l1, …, place): the labels of `n` rows of a cell,
            after the first `passed` ones. If an attribute publishes two columns, its label is the
            range, and the columns are further labels after those of all attributes.
        divided: Relation (cell, c0, c1, …): cells whose rows do not all go to one class; None where
            the Recoding divides no cell.
        native: For each attribute, whether its labels have the column's own type.
        generalized: For each attribute, classes of the release that hold more than one value of it.
        ends: The places of the labels that are the lower and the upper end, of attributes that
            publish both: l8 and l9 are 8 and 9.
        by_class: Relation (class, l0, l1, …, place): the labels of a class, if `map` has the class
            of its rows; None if it does not.
        groups: Relation (class, place): the published number of a class, if a column has it. Then
            `map` and `divided` have the code of the column that classes depend on after the others.
        suppressed_cells: For each attribute, published rows that have it at its root; None where
            the Recoding suppresses no single cells.
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
    ends: Mapping[str, tuple[int, int]] = field(default_factory=dict)


def describe(workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding) -> Labels:
    """Compute labels and losses of every class.

    Raises:
        UnsupportedError: the values of a column with `output: mean` are too far apart, or the sets
            of a column are too long to be written to every row.
    """
    attributes = frequency_set.attributes
    count = len(attributes)
    coded = build_coded_cells(workspace, frequency_set, recoding)
    extents = workspace.make("recoding/extents", "extents", coded=coded, count=count)
    published = build_extents(workspace, extents, recoding, attributes)
    parts: list[WorkTable] = []
    behind: list[WorkTable] = []
    ends: dict[str, tuple[int, int]] = {}
    measured: list[Part] = []
    losses: list[AttributeSums] = []
    few = frequency_set.cell_count <= FEW_CELLS
    made = [
        class_label(workspace, recoding, coded, published, one, few=few).make(workspace)
        for one in attributes
    ]
    for attribute, label, lost in zip(attributes, made, lost_by(workspace, made), strict=True):
        stands_for = attribute.request.output not in {"interval", "bounds"}
        if not stands_for:
            _refuse_endless_sets(attribute.name, lost.characters, frequency_set.rows)
        loss = loss_of(attribute, lost)
        losses.append(loss)
        chosen = recoding.level_of(attribute.name)
        shown, ranked = label, None
        if stands_for and loss.generalized:
            if chosen is None:
                ranked = workspace.make("recoding/ranked", "ranked", part=label, measured=None)
            shown = representative(workspace, frequency_set.rows, coded, extents, attribute)
        elif attribute.request.keeps_type:
            shown = workspace.make(
                "recoding/single",
                "label",
                extents=extents,
                dictionary=attribute.dictionary,
                index=attribute.index,
                value=one_value(attribute),
            )
        parts.append(workspace.make("recoding/ranked", "ranked", part=shown, measured=label))
        measured.append(Part.of(attribute, ranked or parts[-1], chosen))
        if attribute.request.publishes_bounds:
            ends[attribute.name] = (count + len(behind), count + len(behind) + 1)
            behind += [
                workspace.make("recoding/ranked", "ranked", part=end, measured=None)
                for end in both_ends(workspace, published, attribute)
            ]
    parts += behind
    told_by = [one.index for one in attributes if one.name not in ends]
    told_by += [place for pair in ends.values() for place in pair]
    labels = workspace.make(
        "recoding/labels",
        "labels",
        attributes=attributes,
        extents=extents,
        parts=parts,
        shown=told_by,
    )
    groups, by_class, key = None, None, recoding.row_key
    if key is not None:
        if key.numbered:
            groups = workspace.make("recoding/numbered", "groups", assignment=recoding.assignment)
        mapped = workspace.make(
            "recoding/signed_map",
            "map",
            assignment=key.classes,
            cells=frequency_set.cells,
            labels=labels,
            attributes=attributes,
            count=len(parts),
            groups=groups,
            counterfeits=None if key.counterfeits is None else key.counterfeits.rows,
        )
    else:
        mapped, by_class = build_cell_map(
            workspace, frequency_set, recoding, coded=coded, labels=labels, count=len(parts)
        )
    generalized = workspace.rows("measure/generalized", parts=measured, told=labels)[0]
    sums = sums_of(
        workspace, frequency_set, recoding, measured, coded=coded, extents=extents, told=labels
    )
    native = tuple(attribute.request.keeps_type for attribute in attributes)
    return Labels(
        mapped,
        find_divided_cells(workspace, frequency_set, recoding),
        native,
        tuple(losses),
        tuple(map(int, generalized)),
        sums,
        _find_suppressed_cells(workspace, attributes, recoding),
        groups,
        by_class,
        ends,
    )


def build_coded_cells(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding
) -> WorkTable:
    """Build relation (cell, class, n, c0, c1, …): the rows of each cell in a class."""
    return workspace.make(
        "recoding/coded",
        "coded",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        count=len(frequency_set.attributes),
    )


def build_cell_map(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    *,
    coded: WorkTable,
    labels: WorkTable,
    count: int,
) -> tuple[WorkTable, WorkTable | None]:
    """Build the labels of cells, and of classes if rows are joined to their class: see `Labels`.

    Args:
        recoding: Their classes, which are not numbered.
        coded: Relation (cell, class, n, c0, c1, …): the rows of each cell in a class.
        labels: Relation (class, l0, l1, …, place): the labels of each class.
    """
    attributes = frequency_set.attributes
    beside_root = recoding.suppressed_published and recoding.suppressed > 0
    in_classes = (
        workspace.dialect.labels_rows_last and not beside_root and not recoding.splits_cells
    )
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
        attributes=attributes,
        count=count,
        kept=attributes if beside_root else (),
        in_classes=in_classes,
    )
    return mapped, labels if in_classes else None


def find_divided_cells(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding
) -> WorkTable | None:
    """Build the relation of cells whose rows are in several classes; None if there are none."""
    key = recoding.row_key
    if key is not None and not key.divided:
        return None
    if key is not None:
        return workspace.make(
            "recoding/divided_groups",
            "divided",
            assignment=key.classes,
            cells=frequency_set.cells,
            value_counts=frequency_set.subjects[key.column].held,
            count=len(frequency_set.attributes),
        )
    if not recoding.splits_cells:
        return None
    return workspace.make(
        "recoding/divided",
        "divided",
        assignment=recoding.assignment,
        cells=frequency_set.cells,
        attributes=frequency_set.attributes,
    )


def _find_suppressed_cells(
    workspace: Workspace, attributes: tuple[Attribute, ...], recoding: Recoding
) -> tuple[int, ...] | None:
    if not recoding.suppresses_cells:
        return None
    found = workspace.rows(
        "measure/suppressed_cells",
        attributes=attributes,
        assignment=recoding.assignment,
        class_levels=recoding.levels_of_class,
    )
    return tuple(map(int, found[0]))


MOST_CHARACTERS = 2_000_000_000
"""Characters of all labels of one column from which on `LONG_LABEL` applies."""
LONG_LABEL = 1_000
"""Maximum mean length of labels in such a column. Longer sets are not readable."""


def _refuse_endless_sets(name: str, characters: int, rows: int) -> None:
    """Refuse sets that make labels too long, before any row has such a label.

    Raises:
        UnsupportedError: names the column, and what to do.
    """
    if characters > max(MOST_CHARACTERS, LONG_LABEL * rows):
        raise UnsupportedError(
            f"columns.{name}: the sets of values that its classes publish are "
            f"{characters // max(rows, 1):,} characters long on the mean, {characters:,} in all "
            "rows; give it a hierarchy (a mask, say) or an order, set `output: representative`, "
            "or leave it out"
        )

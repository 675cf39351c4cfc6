"""Labels of shapes instead of classes: the engine of the search measures the loss of classes.

The label of a class in an attribute depends on its shape: the least and the greatest code in it or,
if sets are published, all codes. Classes have few shapes: 16,264 classes of eight attributes had
2,500. So only the shapes are copied to the source's database, which builds their labels. It returns
a number for each label, equal for equal labels and in their order, and the loss of the label. The
engine of the search then computes all sums over classes. At the end the shapes and the place of
each class are copied to the source's database.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.release.class_labels import class_label
from sqlanon.release.class_sums import Part, loss_of, lost_by, sums_of
from sqlanon.release.labels import Labels, build_cell_map, build_coded_cells, find_divided_cells

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The engine of a search that did not run in the source's database, while it is open.

    Attributes:
        frequency_set: The frequency set that it read.
        recoding: The recoding that it found, in its own relations.
        brought: Copies one of its relations to the source's database, given the names of integer
            columns without NULL, of which the first is a key.
        sent: Copies a relation from there to this engine.
    """

    workspace: Workspace
    frequency_set: FrequencySet
    recoding: Recoding
    brought: Callable[[WorkTable, tuple[str, ...]], WorkTable]
    sent: Callable[[WorkTable, tuple[str, ...]], WorkTable]


def has_shapes(frequency_set: FrequencySet, recoding: Recoding) -> bool:
    """Whether codes tell which classes publish the same, and labels all that they lose."""
    kept = recoding.suppressed_published and recoding.suppressed > 0
    requests = [attribute.request for attribute in frequency_set.attributes]
    own = any(one.keeps_type or one.publishes_bounds for one in requests)
    return recoding.depends_on_codes_only and not kept and not own


def describe_by_shape(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Recoding, elsewhere: Elsewhere
) -> Labels:
    """Compute labels and losses of every class, in the form of `labels.describe`.

    Args:
        recoding: The classes there, which `has_shapes`.
        elsewhere: Where they were found.
    """
    attributes, there = frequency_set.attributes, elsewhere.workspace
    coded = build_coded_cells(there, elsewhere.frequency_set, elsewhere.recoding)
    extents = there.make("recoding/extents", "extents", coded=coded, count=len(attributes))
    listed = [one for one in attributes if one.tree is None and not one.request.ranged]
    common = {"attributes": attributes, "listed": listed, "coded": coded, "extents": extents}
    classes = there.make("shapes/classes", "classes", **common)
    shapes = elsewhere.brought(
        there.make("shapes/shapes", "shapes", attributes=attributes, classes=classes),
        ("shape", "attribute", "lo", "hi", "n"),
    )
    members = None
    if listed:
        members = elsewhere.brought(
            there.make("shapes/members", "members", classes=classes, **common),
            ("shape", "attribute", "code"),
        )
    parts = [_label_shapes(workspace, recoding, one, shapes, members) for one in attributes]
    numbers = elsewhere.sent(
        workspace.make("shapes/numbers", "numbers", parts=parts),
        ("shape", "attribute", "id", "units", "members"),
    )
    told = there.make(
        "shapes/told", "told", attributes=attributes, classes=classes, numbers=numbers
    )
    measured = [
        _measure_labels(there, recoding, one, told) for one in elsewhere.frequency_set.attributes
    ]
    generalized = there.rows("measure/generalized", parts=measured, told=told)[0]
    sums = sums_of(
        there,
        elsewhere.frequency_set,
        elsewhere.recoding,
        measured,
        coded=coded,
        extents=extents,
        told=told,
    )
    places = ("class", *(f"k{one.index}" for one in attributes), "place")
    labels = workspace.make(
        "shapes/labels", "labels", told=elsewhere.brought(told, places), parts=parts
    )
    mapped, by_class = build_cell_map(
        workspace,
        frequency_set,
        recoding,
        coded=build_coded_cells(workspace, frequency_set, recoding),
        labels=labels,
        count=len(attributes),
    )
    lost = lost_by(workspace, [part.label for part in parts])
    losses = [loss_of(one, its) for one, its in zip(attributes, lost, strict=True)]
    return Labels(
        mapped,
        find_divided_cells(workspace, frequency_set, recoding),
        (False,) * len(attributes),
        tuple(losses),
        tuple(map(int, generalized)),
        sums,
        by_class=by_class,
    )


def _label_shapes(
    workspace: Workspace,
    recoding: Recoding,
    attribute: Attribute,
    shapes: WorkTable,
    members: WorkTable | None,
) -> Part:
    """Return an attribute with the labels of its shapes, where the values are."""
    index = attribute.index
    extents = workspace.fragment("shapes/extents", shapes=shapes, index=index)
    coded = extents
    if members is not None:
        coded = workspace.fragment("shapes/coded", members=members, index=index)
    label = class_label(workspace, recoding, coded, extents, attribute)
    return Part.of(attribute, label, workspace.make("recoding/ranked", "ranked", part=label), None)


def _measure_labels(
    there: Workspace, recoding: Recoding, attribute: Attribute, told: WorkTable
) -> Part:
    """Add the loss of an attribute's labels by class, in the engine of the search."""
    index = attribute.index
    ranked = there.fragment("shapes/ranked", told=told, index=index)
    return Part.of(attribute, told, ranked, recoding.level_of(attribute.name))

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
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.class_labels import braces, class_label
from sqlanon.release.class_sums import Part, loss_of, sums_of
from sqlanon.release.labels import Labels, build_cell_map, build_coded_cells, find_divided_cells

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import Fragment, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The engine of a search that did not run in the source's database, while it is open.

    Attributes:
        recoding: The recoding that it found, in its own relations.
        brought: Copies one of its relations to the source's database, given the names of integer
            columns without NULL, of which the first is a key.
        sent: Copies a relation from there to this engine; the last argument is a relation of this
            engine with the same keys.
    """

    workspace: Workspace
    frequency_set: FrequencySet
    recoding: Recoding
    brought: Callable[[WorkTable, tuple[str, ...]], WorkTable]
    sent: Callable[[WorkTable, tuple[str, ...], WorkTable], WorkTable]


class _Lost(NamedTuple):
    """A row of `shapes/lost`; see Lost."""

    attribute: int
    classes: int
    units: int
    members: int


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
    """
    attributes, there = frequency_set.attributes, elsewhere.workspace
    coded = build_coded_cells(there, elsewhere.frequency_set, elsewhere.recoding)
    extents = there.make("recoding/extents", "extents", coded=coded, count=len(attributes))
    listed = [one for one in attributes if one.tree is None and not one.request.ranged]
    common = {"attributes": attributes, "listed": listed, "coded": coded, "extents": extents}
    classes = there.make("shapes/classes", "classes", **common)
    shapes_there = there.make("shapes/shapes", "shapes", attributes=attributes, classes=classes)
    shapes = elsewhere.brought(shapes_there, ("shape", "attribute", "lo", "hi", "n"))
    members = None
    if listed:
        members = elsewhere.brought(
            there.make("shapes/members", "members", classes=classes, **common),
            ("shape", "attribute", "code"),
        )
    named = _label_shapes(
        workspace, recoding, attributes, listed=listed, shapes=shapes, members=members
    )
    numbers = elsewhere.sent(
        named, ("shape", "attribute", "n", "id", "units", "members"), shapes_there
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
        "shapes/labels",
        "labels",
        told=elsewhere.brought(told, places),
        named=named,
        attributes=attributes,
    )
    mapped, by_class = build_cell_map(
        workspace,
        frequency_set,
        recoding,
        coded=build_coded_cells(workspace, frequency_set, recoding),
        labels=labels,
        count=len(attributes),
    )
    lost = {one.attribute: one for one in there.ask("shapes/lost", _Lost, numbers=numbers)}
    losses = [loss_of(one, lost[one.index]) for one in attributes]
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
    attributes: Sequence[Attribute],
    *,
    listed: Sequence[Attribute],
    shapes: WorkTable,
    members: WorkTable | None,
) -> WorkTable:
    """Build relation (attribute, shape, n, label, units, members, id), where the values are."""
    labels: dict[int, Fragment] = {}
    for attribute in attributes:
        index = attribute.index
        extents = workspace.fragment("shapes/extents", shapes=shapes, index=index)
        coded = extents
        if members is not None:
            coded = workspace.fragment("shapes/coded", members=members, index=index)
        label = class_label(workspace, recoding, coded, extents, attribute)
        labels[index] = workspace.fragment(label.template, **label.values)
    labelled = workspace.make(
        "shapes/labelled",
        "labelled",
        labels=labels,
        listed=listed,
        shapes=shapes,
        members=members,
        braces=braces(workspace.dialect),
    )
    return workspace.make("shapes/named", "named", labelled=labelled)


def _measure_labels(
    there: Workspace, recoding: Recoding, attribute: Attribute, told: WorkTable
) -> Part:
    """Add the loss of an attribute's labels by class, in the engine of the search."""
    index = attribute.index
    ranked = there.fragment("shapes/ranked", told=told, index=index)
    return Part.of(attribute, ranked, recoding.level_of(attribute.name))

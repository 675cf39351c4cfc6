"""Classes as boxes of present codes, which can be merged and labelled again.

A class that is read from a release has the labels in it. A union of classes has labels of its own,
which cover all of theirs: the lowest common node, the range from the least to the greatest end, or
all values of all sets. For a set with values that no longer occur it is the root, since no other
label would cover them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.features.reuse.history_columns import places_of
from sqlanon.release.class_labels import braces, range_labels, range_words
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import cut_at_commas

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from sqlanon.source.frequency_set import Attribute, FrequencySet
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def place_cells(
    workspace: Workspace,
    staged: FrequencySet,
    regions: WorkTable,
    sets: Mapping[int, WorkTable],
    stayed: WorkTable | None,
) -> WorkTable:
    """Build relation (cell, class, n): the region of its rows, or the first one around each cell.

    Args:
        regions: Relation (class, lo0, hi0, …), the narrowest first.
        sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
        stayed: Relation (cell, class) of cells that stay if they can; None for none.
    """
    return workspace.make(
        "reuse/placed",
        "placed",
        cells=staged.cells,
        regions=regions,
        attributes=staged.attributes,
        sets=[*sets.items()],
        stayed=stayed,
    )


def astray(
    workspace: Workspace,
    staged: FrequencySet,
    assignment: WorkTable,
    regions: WorkTable,
    *,
    stay: bool,
) -> WorkTable:
    """Relation (class, other, rise) of classes of which a cell would be read in another one.

    Args:
        assignment: Relation (cell, class, n).
        stay: Whether the next run takes rows for those of their class by their keys.
    """
    again, sets = read_labels(workspace, staged.attributes, regions)
    made = []
    if stay:
        places = places_of(workspace, staged, regions)
        shape = {"regions": regions, "places": places, "again": again}
        made += [workspace.make("reuse/staying", "stayed", assignment=assignment, **shape), places]
    placed = place_cells(workspace, staged, again, sets, made[0] if made else None)
    near = workspace.make(
        "reuse/astray", "near", assignment=assignment, placed=placed, again=again, regions=regions
    )
    workspace.drop(again, placed, *sets.values(), *made)
    return near


@dataclass(frozen=True, slots=True)
class PlacedCells:
    """Cells in regions.

    Attributes:
        assignment: Relation (cell, class, n).
        regions: Relation (class, lo0, hi0, v0, l0, …), the narrowest first.
        sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
    """

    assignment: WorkTable
    regions: WorkTable
    sets: Mapping[int, WorkTable]


@dataclass(frozen=True, slots=True)
class Boxes:
    """Classes, and what they say.

    Attributes:
        table: Relation (class, n, fresh, lo0, hi0, v0, …): `fresh` where labels are to be made.
        members: By attribute without order or hierarchy, relation (class, code) of what a set has.
    """

    table: WorkTable
    members: Mapping[int, WorkTable]

    def drop(self, workspace: Workspace) -> None:
        """Drop the relations."""
        workspace.drop(self.table, *self.members.values())

    def renumber(
        self, workspace: Workspace, assignment: WorkTable, regions: WorkTable
    ) -> PlacedCells:
        """Return the classes by their new numbers.

        Args:
            assignment: Relation (cell, class, n), by the old numbers.
        """
        sets = {
            index: workspace.make(
                "reuse/renumbered_members", "members", members=held, regions=regions
            )
            for index, held in self.members.items()
        }
        numbered = workspace.make(
            "reuse/renumbered", "placed", assignment=assignment, regions=regions
        )
        return PlacedCells(numbered, regions, sets)


@dataclass(frozen=True, slots=True)
class BoxUnion:
    """Puts boxes together.

    Attributes:
        ends: For each, the least and the greatest code, of nodes where it has a hierarchy.
    """

    workspace: Workspace
    attributes: Sequence[Attribute]
    ends: Sequence[WorkTable]

    @classmethod
    def of(cls, workspace: Workspace, attributes: Sequence[Attribute]) -> BoxUnion:
        """Build it for some quasi-identifiers."""
        ends = [workspace.make("reuse/ends", "ends", a=one) for one in attributes]
        return cls(workspace, attributes, ends)

    def unite(self, boxes: Boxes, moves: WorkTable) -> Boxes:
        """Merge the boxes of some classes into those of others.

        Args:
            moves: Relation (class, other); no other is moved itself.
        """
        workspace = self.workspace
        united = workspace.make(
            "reuse/united", "united", boxes=boxes.table, moves=moves, attributes=self.attributes
        )
        members = {
            index: workspace.make("reuse/united_members", "members", members=held, moves=moves)
            for index, held in boxes.members.items()
        }
        boxes.drop(workspace)
        return self.widen(Boxes(united, members))

    def widen(self, boxes: Boxes) -> Boxes:
        """Widen new boxes to what their labels will cover.

        Args:
            boxes: The boxes with their members, which are dropped.
        """
        workspace, attributes = self.workspace, self.attributes
        table = workspace.make(
            "reuse/widened", "boxes", united=boxes.table, attributes=attributes, ends=self.ends
        )
        members = {
            index: workspace.make(
                "reuse/all_members",
                "members",
                members=held,
                boxes=table,
                dictionary=attributes[index].dictionary,
                index=index,
            )
            for index, held in boxes.members.items()
        }
        boxes.drop(workspace)
        return Boxes(table, members)

    def label_classes(self, boxes: Boxes, regions: WorkTable) -> WorkTable:
        """Build the published classes, as `ReadRegions.regions`, and `was`, their old numbers."""
        workspace = self.workspace
        fresh = workspace.make(
            "reuse/new_boxes", "extents", boxes=boxes.table, attributes=self.attributes
        )
        labels = [self._label(boxes, fresh, one) for one in self.attributes]
        made = workspace.make(
            "reuse/labelled",
            "regions",
            boxes=boxes.table,
            regions=regions,
            labels=labels,
            attributes=self.attributes,
        )
        workspace.drop(fresh, *labels)
        return made

    def _label(self, boxes: Boxes, fresh: WorkTable, attribute: Attribute) -> WorkTable:
        """Build relation (class, label, …) of an attribute, for classes that need new labels."""
        workspace, index = self.workspace, attribute.index
        if attribute.tree is not None:
            return workspace.make("reuse/node_label", "label", boxes=boxes.table, a=attribute)
        if attribute.request.ranged:
            return range_labels(workspace, fresh, attribute).make(workspace)
        coded = workspace.make(
            "reuse/set_codes", "coded", boxes=boxes.table, members=boxes.members[index], index=index
        )
        label = workspace.make(
            "recoding/set_label",
            "label",
            few=False,
            coded=coded,
            extents=fresh,
            braces=braces(workspace.dialect),
            most=attribute.distinct,
            span=Sql(f"e.hi{index} - e.lo{index}"),
            divisor=attribute.divisor,
            index=index,
            dictionary=attribute.dictionary,
        )
        workspace.drop(coded)
        return label


def read_labels(
    workspace: Workspace, attributes: Sequence[Attribute], labels: WorkTable
) -> tuple[WorkTable, dict[int, WorkTable]]:
    """Classes as regions of codes, the narrowest first, and their sets.

    Args:
        labels: Relation (class, l0, l1, …).

    Returns:
        Relation (class, told, lo0, hi0, v0, l0, …), of which `told` is the number in `labels`; a
        class of which a label cannot be read is left out. By attribute without order or hierarchy
        relation (class, code).
    """
    said = {
        one.index: _SetLabels.of(workspace, labels, one)
        for one in attributes
        if one.tree is None and not one.request.ranged
    }
    readings = [_readings(workspace, labels, one, said.get(one.index)) for one in attributes]
    regions = workspace.make(
        "reuse/read_regions", "regions", published=labels, attributes=attributes, readings=readings
    )
    workspace.drop(*readings)
    sets = {
        one.index: workspace.make(
            "reuse/read_members",
            "members",
            regions=regions,
            dictionary=one.dictionary,
            told=said[one.index].told,
            said=said[one.index].values,
            index=one.index,
        )
        for one in attributes
        if one.index in said
    }
    for one in said.values():
        workspace.drop(one.told, one.values)
    return regions, sets


class _SetLabels(NamedTuple):
    """The labels of a quasi-identifier without order or hierarchy, with their values.

    Attributes:
        told: Relation (code, label): each label of a class, numbered.
        values: Relation (told, code): a present value that a label contains.
    """

    told: WorkTable
    values: WorkTable

    @classmethod
    def of(cls, workspace: Workspace, labels: WorkTable, attribute: Attribute) -> Self:
        """Both, of relation (class, l0, l1, …); sets are cut, so that values are looked up."""
        told = workspace.make("reuse/told", "told", published=labels, index=attribute.index)
        pieces = cut_at_commas(workspace, workspace.make("reuse/pieces", "pieces", told=told))
        values = workspace.make(
            "reuse/said",
            "said",
            told=told,
            pieces=pieces,
            dictionary=attribute.dictionary,
            **_build_set_texts(workspace),
        )
        workspace.drop(pieces)
        return cls(told, values)


def _build_set_texts(workspace: Workspace) -> dict[str, Sql]:
    """Build the texts of a set and of a value between commas, for a search in the set."""
    dialect = workspace.dialect
    comma = dialect.text_literal(", ")
    inside = dialect.substring(Sql("t.label"), 2, Sql(f"{dialect.length(Sql('t.label'))} - 2"))
    return {
        "listed": dialect.concat([comma, inside, comma]),
        "item": dialect.concat([comma, Sql("v.label"), comma]),
    }


def _readings(
    workspace: Workspace, labels: WorkTable, attribute: Attribute, said: _SetLabels | None
) -> WorkTable:
    """Relation (label, lo, hi) of one quasi-identifier."""
    dialect = workspace.dialect
    words, low = range_words(attribute), Sql("v.label")
    middles = [words.between(dialect, low)] + [dialect.text_literal("-")] * words.numeric
    opening = [dialect.text_literal(words.begin)] if words.begin else []
    return workspace.make(
        "reuse/readings",
        "readings",
        a=attribute,
        published=labels,
        begun=workspace.fragment(
            "reuse/beginnings",
            begins=[dialect.concat([*opening, low, middle]) for middle in middles],
            lows=workspace.fragment("reuse/ends_known", a=attribute, last=False),
        ),
        close=dialect.literal(f"%{words.close}") if words.close else None,
        units=not attribute.request.column.kind.numeric,
        highs=workspace.fragment("reuse/ends_known", a=attribute, last=True),
        said=said,
    )

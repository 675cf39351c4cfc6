"""The label that each class publishes in one attribute, of its values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.release.ranges import range_labels
from sqlanon.release.recoding import Levels, ReadRegions, TreeCut
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.release.recoding import Recoding
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import FromItem, WorkTable
    from sqlanon.sql.workspace import Workspace


def class_label(
    workspace: Workspace,
    recoding: Recoding,
    coded: FromItem,
    extents: FromItem,
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

"""What labels of classes say of today's values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.release.ranges import range_words
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def read_labels(
    workspace: Workspace, attributes: Sequence[Attribute], labels: WorkTable
) -> tuple[WorkTable, dict[int, WorkTable]]:
    """Classes as regions of codes, the narrowest first, and their sets.

    Args:
        workspace: Runs the statements.
        attributes: The quasi-identifiers.
        labels: Relation (class, l0, l1, …).

    Returns:
        Relation (class, told, lo0, hi0, v0, l0, …), of which `told` is the number in `labels`; a
        class of which a label cannot be read is left out. By attribute without order or hierarchy
        relation (class, code).
    """
    readings = [_readings(workspace, labels, one) for one in attributes]
    regions = workspace.make(
        "reuse/read_regions",
        "regions",
        published=labels,
        attributes=attributes,
        readings=readings,
    )
    workspace.drop(*readings)
    sets = {
        one.index: workspace.make(
            "reuse/read_members",
            "members",
            regions=regions,
            dictionary=one.dictionary,
            holds=_holds(workspace, Sql(f"g.l{one.index}")),
        )
        for one in attributes
        if one.tree is None and not one.request.ranged
    }
    return regions, sets


def _readings(workspace: Workspace, labels: WorkTable, attribute: Attribute) -> WorkTable:
    """Relation (label, lo, hi) of one quasi-identifier."""
    dialect = workspace.dialect
    begin, middle, close = range_words(attribute)
    parts = [Sql("v.label"), dialect.text_literal(middle)]
    if begin:
        parts.insert(0, dialect.text_literal(begin))
    return workspace.make(
        "reuse/readings",
        "readings",
        a=attribute,
        published=labels,
        begin=dialect.concat(parts),
        close=dialect.literal(f"%{close}") if close else None,
        units=not attribute.request.column.kind.numeric,
        holds=_holds(workspace, Sql("p.label")),
    )


def _holds(workspace: Workspace, label: Sql) -> Sql:
    """Whether a label says a value `v` of a dictionary: see the template."""
    dialect = workspace.dialect
    comma = dialect.text_literal(", ")
    inside = dialect.substring(label, 2, Sql(f"{dialect.length(label)} - 2"))
    return workspace.fragment(
        "reuse/holds",
        label=label,
        value=Sql("v.label"),
        listed=dialect.concat([comma, inside, comma]),
        item=dialect.concat([comma, Sql("v.label"), comma]),
    )

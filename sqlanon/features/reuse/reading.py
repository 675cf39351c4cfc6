"""What labels of classes say of today's values."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.release.class_labels import range_words
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import cut_at_commas

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

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
    said = {
        one.index: _Said.of(workspace, labels, one)
        for one in attributes
        if one.tree is None and not one.request.ranged
    }
    readings = [_readings(workspace, labels, one, said.get(one.index)) for one in attributes]
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


class _Said(NamedTuple):
    """What labels of a quasi-identifier without order or hierarchy say.

    Attributes:
        told: Relation (code, label): each label of a class, by a number of it.
        values: Relation (told, code): a value of today that a label says.
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
            **_listed(workspace),
        )
        workspace.drop(pieces)
        return cls(told, values)


def _listed(workspace: Workspace) -> dict[str, Sql]:
    """A set and one of its values, each between commas: the set has it if it has that text."""
    dialect = workspace.dialect
    comma = dialect.text_literal(", ")
    inside = dialect.substring(Sql("t.label"), 2, Sql(f"{dialect.length(Sql('t.label'))} - 2"))
    return {
        "listed": dialect.concat([comma, inside, comma]),
        "item": dialect.concat([comma, Sql("v.label"), comma]),
    }


def _readings(
    workspace: Workspace, labels: WorkTable, attribute: Attribute, said: _Said | None
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

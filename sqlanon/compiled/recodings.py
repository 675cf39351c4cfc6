"""Recodings that can be applied to other rows than those that they were found on, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.release.recoding import CellSuppression, Levels, TreeCut
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.compiled.stored import Stored
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Attribute
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

_COLUMNS = ("item", "absent", "label")


@dataclass(frozen=True, slots=True)
class Recoded:
    """A quasi-identifier as the template `compiled/recoded` joins it.

    Attributes:
        index: Its place among the quasi-identifiers.
        table: Table (item, absent, label) of what its values are published as; None where they are
            published as they are, whatever they are.
        raw: The column, of a row `s` of the source.
        item: Its value as text, as `table` has it.
        told: What is published of it (`l<index>`), so that two of them tie only where a reader
            cannot tell them apart.
    """

    index: int
    table: Sql | None
    raw: Sql
    item: Sql
    told: Sql


def stored_recoding(workspace: Workspace, release: Release, stored: Stored) -> tuple[Recoded, ...]:
    """Store what each quasi-identifier's values are published as.

    Raises:
        UnsupportedError: the recoding says nothing of other rows than those that it was found on.
    """
    recoding = release.recoding
    if isinstance(recoding, CellSuppression) or not isinstance(recoding, Levels | TreeCut):
        raise UnsupportedError(
            f"a {recoding.kind} recoding cannot be applied to rows that come later; choose an "
            "algorithm that recodes each column by itself, as `optimal`, `heuristic` or `top_down`"
        )
    made: list[Recoded] = []
    for attribute, native in zip(
        release.frequency_set.attributes, release.labels.native, strict=True
    ):
        table = None
        if not native:
            found = _labels(workspace, release, attribute)
            table = stored.keep(found, _COLUMNS)
            workspace.drop(found)
        made.append(_recoded(workspace.dialect, attribute, table))
    return tuple(made)


def _labels(workspace: Workspace, release: Release, attribute: Attribute) -> WorkTable:
    """Relation (item, absent, label) of one quasi-identifier."""
    recoding, hierarchy = release.recoding, attribute.hierarchy
    if hierarchy is None:
        raise ValueError("a recoding by levels or cuts without a hierarchy")
    common = {
        "dictionary": attribute.dictionary,
        "hierarchy": hierarchy.table,
        "height": hierarchy.height,
    }
    if isinstance(recoding, Levels):
        level = recoding.levels[attribute.name]
        return workspace.make(
            "compiled/levels", "labels", tree=attribute.tree, level=level, **common
        )
    return workspace.make(
        "compiled/cut", "labels", map=release.labels.map, index=attribute.index, **common
    )


def _recoded(dialect: Dialect, attribute: Attribute, table: Sql | None) -> Recoded:
    column = attribute.request.column
    raw, label = dialect.column("s", column.name), Sql(f"l{attribute.index}")
    shown = dialect.as_published(label, Kind.TEXT if table is not None else column.kind)
    textual = table is not None or column.kind.textual or column.kind in dialect.many_spellings
    return Recoded(
        index=attribute.index,
        table=table,
        raw=raw,
        item=dialect.exact(column.text(dialect, raw), Kind.TEXT),
        told=dialect.sorted_whole(shown, textual),
    )

"""Lengths of the labels of a quasi-identifier, by the job and the column's type alone.

Were it to depend on which values occur, a nightly run would change its table's columns.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies import specification as said
from sqlanon.source.hierarchies.specification import read_declared_rows
from sqlanon.source.inspection import inspect
from sqlanon.source.written_values import spell_rows
from sqlanon.sql.dialects.column_types import Kind

if TYPE_CHECKING:
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.source.inspection import Column
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace

_RANGE = len("[..]")
_SET = len("{}")
_SEPARATOR = len(", ")
_ROOT = len("*")
_WHOLE = len("-9223372036854775808")
_DOUBLE = 32
"""Characters that no double is written with more of, in any form."""
_MINUTE = len("2020-10-25 02:30")


def longest_label(
    dialect: Dialect,
    column: Column,
    specification: HierarchySpecification | None,
    order: object,
    *,
    ranged: bool,
    stepped: bool = False,
) -> int | None:
    """Characters that no label of a column has more of.

    Args:
        ranged: Whether several of its values are published as a range, not as a set.
        stepped: Whether that range is widened to whole steps.

    Returns:
        Their number; None where nothing limits it, or where a table of the database says it.
    """
    if isinstance(specification, said.HierarchyTable):
        return None
    if specification is not None and (rows := read_declared_rows(specification)) is not None:
        rows = spell_rows(dialect, column, rows, HierarchyError)
        return max(len(label) for row in rows for label in row if label is not None)
    value = max(map(len, order)) if isinstance(order, tuple) else dialect.longest_text(column.type)
    if value is None:
        return None
    if specification is None and not ranged:
        members = column.declared
        return _SET + sum(map(len, members)) + _SEPARATOR * len(members) if members else None
    if stepped and column.kind.numeric:
        value = max(value, _WHOLE if column.kind is Kind.INTEGER else _DOUBLE)
    return max(_ROOT, value, _compute_longest(specification, column.kind, value))


def longest_of_table(workspace: Workspace, hierarchy: said.HierarchyTable) -> int | None:
    """Characters that no label of a table has more of, by the types of its columns.

    Returns:
        Their number; None where nothing limits it, or where it is not needed.
    """
    edges = {hierarchy.child, hierarchy.parent} - {None}
    columns = [
        column
        for column in inspect(workspace, hierarchy.table).columns
        if not edges or column.name in edges
    ]
    lengths = [workspace.dialect.longest_text(column.type) for column in columns]
    known = [length for length in lengths if length is not None]
    return max(known) if known and len(known) == len(lengths) else None


def _compute_longest(specification: HierarchySpecification | None, kind: Kind, value: int) -> int:
    match specification:
        case None | said.EqualFrequency():
            longest = 2 * value + _RANGE
        case said.Intervals():
            longest = 2 * (_WHOLE if kind is Kind.INTEGER else _DOUBLE) + _RANGE
        case said.Cuts(cuts=levels):
            longest = 2 * max(len(f"{cut:f}") for level in levels for cut in level) + _RANGE
        case said.Dates():
            longest = _MINUTE
        case said.Networks():
            longest = value + len("/128")
        case said.Rare(rare=rare):
            longest = len(rare.label)
        case said.Mask(mask=mask):
            longest = max(mask.levels) + 1
        case _:
            longest = _ROOT
    return longest

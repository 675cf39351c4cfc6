"""Building the relation of leaves and ancestors from a hierarchy in a job.

Builders that depend on the data (intervals, masks, dates …) run as SQL over the column's distinct
values; files and taxonomies are put in by bind parameters.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.integers import LARGEST
from sqlanon.common.wording import inflect
from sqlanon.errors import HierarchyError, InspectionError
from sqlanon.source.class_labels import beside_leaves, beside_values
from sqlanon.source.hierarchies import specification as said
from sqlanon.source.hierarchies.relation import Rule, validate_hierarchy
from sqlanon.source.hierarchies.specification import (
    MOST_LEVELS,
    LeafRows,
    mismatch_reason,
    read_declared_rows,
)
from sqlanon.source.inspection import Column, Relation, inspect, settle_kinds
from sqlanon.source.reading import UncoveredValues
from sqlanon.source.written_values import spell_rows
from sqlanon.sql.dialects import Kind
from sqlanon.sql.dialects.expressions import (
    CLOCK,
    calendar,
    cut_level,
    decimal_places,
    group_label,
    group_number,
    interval,
    interval_ends,
    keep_end,
    like_pattern,
    mask_text,
    matching_text,
    steps_of,
)
from sqlanon.sql.statement import Sql, WorkTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.source.class_labels import StoredLevel
    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.hierarchies.specification import HierarchySpecification
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


# -- tables of children and parents ----------------------------------------------------------------
#
# The paths grow by a join for each level, so that nothing but a count leaves the database.


class _Tops(NamedTuple):
    """Nodes without a parent at the end of paths, and paths that end below `*`."""

    nodes: int
    starred: int


def from_edges(
    workspace: Workspace, table: RelationName, child: str, parent: str
) -> tuple[WorkTable, int]:
    """Build the paths from each leaf to the root, and the height.

    An entry with NULL, the empty text or itself as parent is at the top. A single one at the top is
    the root. Above several, or where a parent is `*`, the root is `*`.

    Raises:
        HierarchyError: the columns are missing or of two kinds, or parents go round in a circle.
    """
    name = f"hierarchy {table} by {child} and {parent}"
    edges = _edges(workspace, table, child, parent, name)
    paths, depth = workspace.make("hierarchy/edge_leaves", "paths", edges=edges), 1
    while workspace.count("hierarchy/edge_rising", paths=paths, depth=depth):
        if depth + 1 >= MOST_LEVELS:
            raise HierarchyError(f"{name}: parents form a cycle, or more than {MOST_LEVELS} levels")
        lower = paths
        paths = workspace.make(
            "hierarchy/edge_step", "paths", paths=lower, edges=edges, depth=depth
        )
        workspace.drop(lower)
        depth += 1
    top = depth - 1
    nodes = workspace.fragment("hierarchy/edge_nodes", paths=paths, top=top)
    if lost := workspace.count("hierarchy/edge_circles", nodes=nodes, edges=edges):
        raise HierarchyError(f"{name}: the parents of {lost} nodes form a cycle")
    tops = workspace.ask_one("hierarchy/edge_tops", _Tops, paths=paths, edges=edges, top=top)
    implied = tops.nodes > 1 or tops.starred > 0
    if top + implied == 0:
        raise HierarchyError(f"{name}: no row has a parent")
    levels = workspace.make(
        "hierarchy/edge_levels", "levels", paths=paths, top=top, implied=implied
    )
    workspace.drop(paths, edges)
    return levels, top + implied


def _edges(
    workspace: Workspace, table: RelationName, child: str, parent: str, name: str
) -> WorkTable:
    """Relation (child, parent, starred) of texts."""
    relation, columns = node_columns(workspace, table, child, parent)
    if columns[0].kind is not columns[1].kind:
        kinds = " and ".join(str(column.display_type or column.kind.value) for column in columns)
        raise HierarchyError(
            f"{name}: the columns are of two types, {kinds}, so that no parent is found among the "
            "children; cast one of them in a view"
        )
    dialect = workspace.dialect
    texts = [
        dialect.exact(column.text(dialect, dialect.quote(column.name)), Kind.TEXT)
        for column in columns
    ]
    return workspace.make(
        "hierarchy/edges", "edges", table=Sql(relation.sql), child=texts[0], parent=texts[1]
    )


def node_columns(
    workspace: Workspace, table: RelationName, child: str, parent: str
) -> tuple[Relation, list[Column]]:
    """A table with a row per node, and its columns of children and parents."""
    relation = settle_kinds(workspace, inspect(workspace, table), [child, parent])
    return relation, [relation.column(child), relation.column(parent)]


# -- the builders ----------------------------------------------------------------------------------


def hierarchy(
    workspace: Workspace,
    specification: HierarchySpecification,
    column: Column,
    combinations: WorkTable,
    index: int,
    *,
    stored: StoredLevel | None = None,
    nodes: bool = False,
    takes_new_values: bool = False,
    one_level: bool = False,
    common: Sql | None = None,
) -> HierarchyRelation:
    """The validated hierarchy of a column, as a relation of the workspace.

    Args:
        combinations: Relation with the column's values in `v<index>` and rows in `n`.
        stored: The level whose labels may be among the values.
        nodes: Whether labels of any level may be.
        takes_new_values: Whether values that it has no leaf for are let in; they are counted.
        one_level: Whether labels of one level alone are published of the column.
        common: Relation (name, value) of the values of columns that are not rare; None where the
            rows decide.

    Raises:
        HierarchyError: it does not suit the column's type, is malformed, or leaves values out.
    """
    rows, rule, rare = read_declared_rows(specification), None, None
    if rows is not None:
        rows = spell_rows(workspace.dialect, column, rows, HierarchyError)
        levels, height = from_rows(workspace, rows)
    elif isinstance(specification, said.HierarchyTable):
        levels, height = from_table_of(workspace, specification)
        levels = match_leaves(workspace, levels, height, column, values=combinations, index=index)
    else:
        rule, height = build_rule(
            workspace, specification, column, combinations, index, listed=common
        )
        levels = workspace.make(rule.template, "levels", **rule.values, combinations=combinations)
        if type(specification) in said.OF_ROWS:
            if isinstance(specification, said.Rare):
                rare = _rare(workspace, column, levels, rule, combinations)
            rule = None  # its groups are those of these rows
    label = column.text(workspace.dialect, Sql(f"v{index}"))
    if rule is None and (nodes or stored is not None):
        declared = validate_hierarchy(workspace, levels, height, column.name)
        least = None if nodes or stored is None else stored.within(height)
        relation = beside_leaves(workspace, declared, combinations, label, index=index, least=least)
    elif nodes:
        # a value that a rule maps to itself one level up is a label of one of its levels
        relation = beside_values(workspace, levels, height, column.name, least=1)
        relation = replace(relation, nodes=True)
    elif stored is None:
        relation = validate_hierarchy(workspace, levels, height, column.name, one_level=one_level)
    else:
        least = stored.within(height)
        relation = beside_values(workspace, levels, height, column.name, least=least)
    others = workspace.ask_one(
        "hierarchy/uncovered",
        UncoveredValues,
        hierarchy=relation.table,
        combinations=combinations,
        index=index,
        label=label,
    )
    if others.values and not takes_new_values:
        raise HierarchyError(
            f"the hierarchy of column {column.name!r} lacks "
            f"{inflect(others.values, 'value that occurs', 'values that occur')}, in "
            f"{inflect(others.rows, 'row')}; `sqlanon hierarchy check --show-values` lists them. "
            "Add them, or set on_new_value: root or suppress in the job"
        )
    of_rows = type(specification) in said.OF_ROWS
    spelled = rows is not None or isinstance(specification, said.Cuts | said.Flat)
    return replace(
        relation,
        rule=rule,
        of_rows=of_rows,
        spelled=spelled,
        new_values=others.values,
        new_rows=others.rows,
        rare=rare,
    )


def _rare(
    workspace: Workspace,
    column: Column,
    levels: WorkTable,
    rule: Rule,
    combinations: WorkTable,
) -> UncoveredValues:
    """Count the rare values of a column, and their rows.

    Raises:
        HierarchyError: a value is written as the label of rare ones.
    """
    if workspace.count("hierarchy/called", levels=levels, label=rule.values["rare"]):
        raise HierarchyError(
            f"columns.{column.name}.hierarchy.rare.as: a value of the column is written so; choose "
            "another word, so that it stands for rare values alone"
        )
    return workspace.ask_one(
        "hierarchy/rare_values",
        UncoveredValues,
        **rule.values,
        combinations=combinations,
    )


def from_rows(workspace: Workspace, rows: LeafRows) -> tuple[WorkTable, int]:
    """Leaf rows as a relation of the workspace, and the height."""
    height = len(rows[0]) - 1
    levels = workspace.table("levels", {f"level_{level}": str for level in range(height + 1)})
    workspace.insert(levels, rows)
    return levels, height


def level_columns(relation: Relation) -> list[Column]:
    """The columns level_0 … level_H of a hierarchy table, in that order.

    Raises:
        HierarchyError: the relation has other columns, or a gap between the levels.
    """
    found = sorted(
        (int(match[1]), column)
        for column in relation.columns
        if (match := re.fullmatch(r"level_(0|[1-9]\d?)", column.name))
    )
    complete = [number for number, _ in found] == list(range(len(found)))
    if len(found) < 2 or len(found) != len(relation.columns) or not complete:  # noqa: PLR2004
        raise HierarchyError(
            f"{relation.name} is not a hierarchy: its columns must be level_0 (the value), "
            "level_1 … to the root, and no others; for a table with a row per node set child "
            "and parent in the job, {table: …, child: …, parent: …}"
        )
    return [column for _, column in found]


def from_table_of(
    workspace: Workspace, specification: said.HierarchyTable
) -> tuple[WorkTable, int]:
    """The table that a job names, of levels or of edges, as a relation of texts, and the height."""
    if specification.child is None or specification.parent is None:
        return from_table(workspace, specification.table)
    return from_edges(workspace, specification.table, specification.child, specification.parent)


def table_columns(
    workspace: Workspace, specification: said.HierarchyTable
) -> tuple[Relation, list[Column]]:
    """The table that a job names, and its columns that are the hierarchy: levels, or two of nodes.

    Raises:
        HierarchyError: it is not a hierarchy.
    """
    if specification.child is None or specification.parent is None:
        return level_table(workspace, specification.table)
    return node_columns(workspace, specification.table, specification.child, specification.parent)


def level_table(workspace: Workspace, name: RelationName) -> tuple[Relation, list[Column]]:
    """A table of levels, and its columns in their order.

    Raises:
        HierarchyError: it is not there, or has other columns.
    """
    try:
        relation = inspect(workspace, name)
    except InspectionError as error:
        said = str(error)
        others = "" if said.endswith("?") else "; `sqlanon hierarchy list` lists what there is"
        raise HierarchyError(f"hierarchy: {said}{others}") from None
    relation = settle_kinds(workspace, relation, [column.name for column in relation.columns])
    return relation, level_columns(relation)


def from_table(workspace: Workspace, name: RelationName) -> tuple[WorkTable, int]:
    """A hierarchy table of the user's as a relation of texts, and the height."""
    relation, columns = level_table(workspace, name)
    dialect = workspace.dialect
    levels = workspace.make(
        "hierarchy/table",
        "levels",
        table=relation.sql,
        levels=[
            dialect.exact(column.text(dialect, dialect.quote(column.name)), Kind.TEXT)
            for column in columns
        ],
    )
    return levels, len(columns) - 1


def match_leaves(
    workspace: Workspace,
    levels: WorkTable,
    height: int,
    column: Column,
    *,
    values: WorkTable,
    index: int = 0,
) -> WorkTable:
    """Spell the leaves of a table of levels as the values of the column that they equal.

    Leaves that equal no value keep their spelling.
    """
    dialect = workspace.dialect
    leaf = matching_text(dialect, Sql("l.level_0"), column.kind, column.bare_type)
    if leaf is None or not dialect.trims_zeros:
        return levels
    value = column.text(dialect, Sql(f"v{index}"))
    return workspace.make(
        "hierarchy/matched",
        "levels",
        levels=levels,
        height=height,
        combinations=values,
        index=index,
        label=dialect.exact(value, Kind.TEXT),
        item=dialect.exact(leaf, Kind.TEXT),
        value=matching_text(dialect, Sql("label"), column.kind, column.bare_type),
    )


def build_rule(
    workspace: Workspace,
    specification: HierarchySpecification,
    column: Column,
    combinations: WorkTable,
    index: int,
    *,
    listed: Sql | None,
) -> tuple[Rule, int]:
    """Return the rule that makes a hierarchy from the column's distinct values, and its height."""
    dialect = workspace.dialect
    value = Sql(f"v{index}")
    label = column.text(dialect, value)
    common = {"combinations": combinations, "index": index, "label": label}

    def create(template: str, **values: object) -> Rule:
        return Rule(f"hierarchy/{template}", {"index": index, "label": label, **values})

    if (reason := mismatch_reason(specification, column)) is not None:
        raise HierarchyError(f"columns.{column.name}.{reason}")
    match specification:
        case said.Intervals():
            labels, step = _intervals(workspace, specification, column, value, common)
            return create("intervals", labels=labels, step=step), len(labels) + 1
        case said.Cuts(cuts=cuts):
            whole = column.kind is Kind.INTEGER and decimal_places(cuts[0]) == 0
            parts = [cut_level(dialect, level, whole=whole) for level in cuts]
            return create("cuts", levels=parts), len(cuts) + 1
        case said.EqualFrequency(equal_frequency=groups):
            numbers = [group_number(dialect, groups[0], count) for count in groups]
            ranges = [
                group_label(dialect, place, column.kind, column.zone)
                for place in range(1, len(groups) + 1)
            ]
            return create("equal_frequency", numbers=numbers, ranges=ranges), len(groups) + 1
        case said.Dates(dates=units):
            made = [calendar(dialect, unit, column.kind) for unit in units]
            shape = dialect.literal(like_pattern(column.kind, clock=bool(CLOCK & {*units})))
            return create("dates", units=made, shape=shape), len(units) + 1
        case said.Networks() | said.Mask():
            steps = _build_parts(workspace, specification, common)
            return create("mask", steps=steps), len(steps) + 1
        case said.Rare(rare=rare):
            literals = {"rare": rare.label, "name": column.name}
            texts = {one: dialect.text_literal(text) for one, text in literals.items()}
            rule, height = create("rare", below=rare.below, listed=listed, **texts), 2
        case _:
            rule, height = create("flat"), 1
    return rule, height


def _intervals(
    workspace: Workspace,
    specification: said.Intervals,
    column: Column,
    value: Sql,
    common: Mapping[str, object],
) -> tuple[list[Sql], Sql]:
    """The label of each level, of a column `step`, and what that is of a value."""
    dialect, widths, origin = workspace.dialect, specification.intervals, specification.origin
    places = decimal_places((*widths, origin))
    whole = column.kind is Kind.INTEGER and places == 0

    def refuse(beyond: UncoveredValues, why: str) -> None:
        if beyond.values:
            raise HierarchyError(
                f"columns.{column.name}.hierarchy.intervals: {inflect(beyond.values, 'value')}, in "
                f"{inflect(beyond.rows, 'row')}, {why}"
            )

    limit = LARGEST // 10 ** (places + 1)
    large = workspace.ask_one("hierarchy/too_large", UncoveredValues, **common, limit=limit)
    refuse(large, f"beyond {limit:,}: too large for exact intervals")
    start = steps_of(origin, places)
    if not whole:
        # widths are multiples of the first, so its intervals are within all others
        low, _ = interval_ends(dialect, steps_of(widths[0], places), start, whole=False)
        grid = dialect.grid(Sql("value"), places)
        moved = workspace.ask_one(
            "hierarchy/moved", UncoveredValues, **common, grid=grid, low=low, each=10**places
        )
        refuse(
            moved,
            "of more digits behind the point than intervals look at, just below a bound; round "
            "them in a view, or give cuts",
        )
    labels = [
        interval(dialect, steps_of(width, places), start, places, whole=whole) for width in widths
    ]
    return labels, dialect.integer(value) if whole else dialect.grid(value, places)


def _build_parts(
    workspace: Workspace, specification: said.Networks | said.Mask, common: Mapping[str, object]
) -> list[Sql]:
    """Return the part of the text column `label` that each level below the root keeps."""
    dialect = workspace.dialect
    if isinstance(specification, said.Networks):
        lengths = specification.networks
        pairs = zip(lengths.ipv4, lengths.ipv6, strict=True)
        return [dialect.network(Sql("label"), *pair) for pair in pairs]
    mask = specification.mask
    from_left = mask.side == "left"
    if mask.keep is not None:
        return [keep_end(dialect, count, mask.character, at_end=from_left) for count in mask.keep]
    longest = workspace.count("hierarchy/longest", **common)
    # masking every character of every value is the root, which is there already
    counts = [count for count in mask.levels if count < longest]
    return [mask_text(dialect, count, mask.character, from_left=from_left) for count in counts]

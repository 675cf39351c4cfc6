"""Tables and labels of a release. A bucketization has two tables, and unchanged values.

A reader of it sees every quasi-identifier unchanged, and only the sensitive values of a person's
group (X. Xiao, Y. Tao, Anatomy: Simple and Effective Privacy Preservation, VLDB 2006, section 3).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.errors import UnsupportedError
from sqlanon.release.columns import Published
from sqlanon.release.dealing import Dealing
from sqlanon.release.labels import Labels, describe, find_divided_cells
from sqlanon.release.recoding import Buckets, Regions
from sqlanon.release.release import ByColumn, ByEqualValues, ReleasedTable
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlanon.release.recoding import Recoding
    from sqlanon.release.shapes import Elsewhere
    from sqlanon.source.frequency_set import FrequencySet
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.workspace import Workspace

GROUP = "group_id"
"""The column that both tables of the release share."""
COUNT = "count"
"""The column of the second table with the count of a value in a group."""


def labels_of(
    workspace: Workspace,
    frequency_set: FrequencySet,
    recoding: Recoding,
    elsewhere: Elsewhere | None = None,
) -> Labels:
    """Build the labels of the classes of any recoding.

    Args:
        elsewhere: Where they were found, if not here, and can be measured.
    """
    if isinstance(recoding, Buckets):
        return _labels_of_groups(workspace, frequency_set, recoding)
    if elsewhere is not None:
        from sqlanon.release.shapes import describe_by_shape, has_shapes  # noqa: PLC0415

        if has_shapes(frequency_set, recoding):
            return describe_by_shape(workspace, frequency_set, recoding, elsewhere)
    return describe(workspace, frequency_set, recoding)


def tables_of(
    workspace: Workspace, source: Relation, columns: tuple[Published, ...], recoding: Recoding
) -> tuple[tuple[ReleasedTable, ...], ByEqualValues | ByColumn]:
    """Return the tables of a release, and the way to tell its classes apart."""
    if isinstance(recoding, Buckets):
        return _name_group_tables(workspace, source, columns, recoding)
    quasi = tuple(column for column in columns if column.quasi)
    return (ReleasedTable("", columns),), ByEqualValues(quasi)


def dealing_of(
    workspace: Workspace, seed: int, recoding: Recoding, labels: Labels, *, shown: Sequence[Column]
) -> Dealing | None:
    """Plan the dealing of rows of divided cells to their classes; None if none is divided.

    Args:
        shown: Published columns of the source that are no quasi-identifiers.
    """
    if labels.divided is None:
        return None
    key = recoding.row_key
    if key is None:
        return Dealing.of(seed, labels.divided, workspace.dialect, shown)
    columns = [*shown, *key.dealt_by]
    dealing = Dealing.of(seed, labels.divided, workspace.dialect, columns)
    return replace(dealing, counterfeits=key.counterfeits)


class _Groups(NamedTuple):
    """The number of groups, and the sum of their squared sizes."""

    number: int
    squares: float | None


def _labels_of_groups(
    workspace: Workspace, frequency_set: FrequencySet, recoding: Buckets
) -> Labels:
    """Build the map of the groups. Values lose nothing, suppressed rows all as elsewhere."""
    alone = workspace.make("recoding/own_classes", "assignment", assignment=recoding.assignment)
    values = describe(
        workspace,
        frequency_set,
        Regions(assignment=alone, search=recoding.search, suppressed=recoding.suppressed),
    )
    groups = workspace.ask_one("measure/groups", _Groups, assignment=recoding.assignment)
    # a relation: SQLite makes no index for a subquery with windows, and compared each with each
    # (30,000 rows: 5.7 seconds, not 0.2)
    numbered = workspace.make("recoding/numbered", "groups", assignment=recoding.assignment)
    mapped = workspace.make(
        "recoding/group_map",
        "map",
        assignment=recoding.assignment,
        groups=numbered,
        cells=frequency_set.cells,
        count=len(frequency_set.attributes),
    )
    workspace.drop(numbered)
    divided = find_divided_cells(workspace, frequency_set, recoding)
    squares = dict.fromkeys({"squares", "all_squares"} & {*values.sums.sums}, groups.squares or 0.0)
    sums = replace(values.sums, count=groups.number, sums={**values.sums.sums, **squares})
    native = (True,) * len(frequency_set.attributes)
    return Labels(mapped, divided, native, values.losses, values.generalized, sums)


def _name_group_tables(
    workspace: Workspace, source: Relation, columns: tuple[Published, ...], recoding: Buckets
) -> tuple[tuple[ReleasedTable, ReleasedTable], ByColumn]:
    """Return the two tables of a bucketization, and the column of group numbers.

    Raises:
        UnsupportedError: a column of the source has the name that groups are numbered or counted
            under.
    """
    refuse_taken(source, {GROUP: "its groups", COUNT: "how often a value occurs"})
    group = number_column(workspace, GROUP, len(columns), "m.place")
    count = number_column(workspace, COUNT, len(columns) + 1, "c.held")
    sensitive = recoding.row_key.column
    first = [_as_it_was(workspace, one) for one in columns if one.name != sensitive]
    second = [one for one in columns if one.name == sensitive]
    tables = (
        ReleasedTable("", (*first, group)),
        ReleasedTable(recoding.suffix(sensitive), (group, *second, count), count),
    )
    return tables, ByColumn(group)


def refuse_taken(source: Relation, names: Mapping[str, str]) -> None:
    """Refuse a source that has a column of a name that the release needs."""
    for name, what in names.items():
        if name in {column.name.lower() for column in source.columns}:
            raise UnsupportedError(
                f"{source.name} has a column {name}, the name that the release uses for {what}; "
                "rename the column in a view"
            )


def number_column(workspace: Workspace, name: str, place: int, outer: str) -> Published:
    """Return a column of whole numbers that no column of the source is."""
    return Published(
        name=name,
        sql=workspace.dialect.quote(name),
        type=workspace.dialect.integer_type,
        kind=Kind.INTEGER,
        nullable=False,
        place=place,
        inner=None,
        outer=Sql(outer),
        quasi=False,
    )


def _as_it_was(workspace: Workspace, column: Published) -> Published:
    """Make a quasi-identifier publish its own values. Other columns are returned unchanged."""
    if not column.quasi:
        return column
    raw = workspace.dialect.column("s", column.name)
    return replace(column, inner=raw, outer=Sql(f"r.o{column.place}"))

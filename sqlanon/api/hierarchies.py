"""Hierarchies by themselves: build, import, export, list and check them over a connection."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from pydantic import ValidationError

from sqlanon.errors import HierarchyError, JobError
from sqlanon.job.columns import Quasi
from sqlanon.job.job import quasi_of
from sqlanon.job.resolve import request
from sqlanon.source.hierarchies.build import from_rows, from_table, hierarchy, match_leaves
from sqlanon.source.hierarchies.relation import (
    Problem,
    build_relation,
    find_uncovered,
    problems,
    refuse,
)
from sqlanon.source.hierarchies.sources import Form, from_frame, from_taxonomy, read_file
from sqlanon.source.hierarchies.specification import HierarchyRows
from sqlanon.source.hierarchies.store import (
    StoredHierarchy,
    export,
    list_stored_hierarchies,
    save,
    write_file,
)
from sqlanon.source.inspection import inspect, refuse_unusable, settle_kinds
from sqlanon.source.reading import combinations
from sqlanon.source.written_values import spell_rows
from sqlanon.sql.backends import Connectable, connect
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from pandas import DataFrame

    from sqlanon.source.hierarchies.relation import HierarchyRelation
    from sqlanon.source.hierarchies.specification import LeafRows
    from sqlanon.source.inspection import Column
    from sqlanon.sql.statement import WorkTable

HierarchySource: TypeAlias = (
    "str | Path | Mapping[str, Any] | Sequence[Sequence[str | None]] | DataFrame"
)
"""A file, a taxonomy of nested groups, leaf rows, or a data frame of levels."""


@dataclass(frozen=True, slots=True)
class HierarchyCheck:
    """The result of `check_hierarchy`.

    Attributes:
        height: Steps from a leaf to the root.
        column: The column whose values it should cover, as table.column; None without one.
        problems: Its faults; none in a hierarchy that can be used.
    """

    name: str
    height: int
    leaves: int
    column: str | None
    problems: tuple[Problem, ...]

    @property
    def holds(self) -> bool:
        """Whether the hierarchy can be used."""
        return not self.problems

    def to_dict(self) -> dict[str, Any]:
        """The findings as plain data, ready for JSON."""
        return {**asdict(self), "holds": self.holds}


def build_hierarchy(
    connection: Connectable,
    table: str | RelationName,
    column: str,
    specification: Mapping[str, Any],
    name: str | RelationName,
    *,
    replace: bool = False,
    observer: Observer | None = None,
) -> StoredHierarchy:
    """Build a hierarchy over the values of a column, and keep it as a table.

    Args:
        connection: See `anonymize`.
        table: The table or view with the column.
        column: The column.
        specification: The builder, as under `hierarchy:` in a job: `{"intervals": [5, 10]}`.
        name: The table to make: levels in columns level_0 … level_H, a row per value.
        replace: Whether a hierarchy that has this name may be replaced.
        observer: Is told of statements.

    Returns:
        What was made.

    Raises:
        SqlanonError: one of its subclasses; nothing was stored.
    """
    quasi = quasi_of(column, {"hierarchy": specification})
    if quasi.hierarchy is None:
        raise JobError("set a builder of the hierarchy, as in {'intervals': [5, 10, 20]}")
    with _workspace(connection, observer, write=True) as workspace:
        found, combined = _values(workspace, table, column, quasi)
        built = hierarchy(workspace, quasi.hierarchy, found, combined, 0)
        _refuse_empty(
            built, f"column {column!r} of {table} holds no values to build a hierarchy of"
        )
        return save(workspace, _relation_name(name), built.table, built.height, replace=replace)


def import_hierarchy(
    connection: Connectable,
    source: HierarchySource,
    name: str | RelationName,
    *,
    replace: bool = False,
    format: Form = "auto",  # noqa: A002 - the job's word
    delimiter: str = ";",
    observer: Observer | None = None,
) -> StoredHierarchy:
    """Check a hierarchy from outside the database, and keep it as a table.

    Args:
        connection: See `anonymize`.
        source: The path of a file; a taxonomy of nested groups `{"Europe": ["Italy"]}`; rows
            `["Italy", "Europe", "*"]`; what `hierarchy_from_frame` returns; or a data frame whose
            columns are the levels.
        name: The table to make.
        replace: Whether a hierarchy that has this name may be replaced.
        format: The format of a file; see the documentation of job files.
        delimiter: The delimiter between the cells of a file's rows.
        observer: Is told of statements.

    Returns:
        What was made.

    Raises:
        SqlanonError: one of its subclasses; nothing was stored.
    """
    rows = _leaf_rows(source, format, delimiter)
    with _workspace(connection, observer, write=True) as workspace:
        levels, height = from_rows(workspace, rows)
        refuse(
            problems(workspace, build_relation(workspace, levels, height)), f"the hierarchy {name}"
        )
        return save(workspace, _relation_name(name), levels, height, replace=replace)


def export_hierarchy(
    connection: Connectable,
    name: str | RelationName,
    path: str | Path,
    *,
    observer: Observer | None = None,
) -> StoredHierarchy:
    """Write a hierarchy of the database to a file; one that is there already is overwritten.

    Args:
        connection: See `anonymize`.
        name: The table.
        path: `.json` makes it a nested taxonomy, every other suffix rows `leaf;…;*`, as ARX reads.
        observer: Is told of statements.

    Returns:
        What was written.

    Raises:
        SqlanonError: one of its subclasses.
    """
    rows = hierarchy_rows(connection, name, observer=observer)
    write_file(Path(path), rows)
    return StoredHierarchy(str(name), len(rows[0]) - 1, len(rows))


def hierarchy_rows(
    connection: Connectable, name: str | RelationName, *, observer: Observer | None = None
) -> LeafRows:
    """The rows of a hierarchy of the database: the value (None is NULL), its ancestors, the root.

    Raises:
        SqlanonError: one of its subclasses.
    """
    with _workspace(connection, observer, write=False) as workspace:
        rows = export(workspace, _relation_name(name))
    if not rows:
        raise HierarchyError(f"the hierarchy {name} has no rows")
    return rows


def list_hierarchies(
    connection: Connectable, *, observer: Observer | None = None
) -> list[StoredHierarchy]:
    """List every table of the current schema that is a hierarchy, by name.

    Raises:
        SqlanonError: one of its subclasses.
    """
    with _workspace(connection, observer, write=False) as workspace:
        return list_stored_hierarchies(workspace)


def check_hierarchy(
    connection: Connectable,
    name: str | RelationName | Path,
    *,
    table: str | RelationName | None = None,
    column: str | None = None,
    show_values: bool = False,
    observer: Observer | None = None,
) -> HierarchyCheck:
    """Find what makes a hierarchy unusable, by itself and for a column.

    Args:
        connection: See `anonymize`.
        name: The table that holds it; a Path is a file.
        table: The table whose column it should cover.
        column: That column.
        show_values: Name the labels and values of each problem, at most 100. They leave the
            database then.
        observer: Is told of statements.

    Returns:
        The problems, none if the hierarchy can be used.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if (table is None) != (column is None):
        raise JobError("name the table and the column that the hierarchy should cover, or neither")
    rows = read_file(name, format="auto", delimiter=";") if isinstance(name, Path) else None
    with _workspace(connection, observer, write=False) as workspace:
        covered = None
        if table is not None and column is not None:
            covered = _values(workspace, table, column, Quasi())
        if rows is None:
            levels, height = from_table(workspace, _relation_name(name))
            if covered is not None:
                levels = match_leaves(workspace, levels, height, covered[0], values=covered[1])
        else:
            if covered is not None:
                rows = spell_rows(workspace.dialect, covered[0], rows, HierarchyError)
            levels, height = from_rows(workspace, rows)
        relation = build_relation(workspace, levels, height)
        found = problems(workspace, relation, show_values=show_values)
        if not relation.leaves:
            found.append(Problem("empty", "it has no leaves"))
        if covered is not None:
            of, combined = covered
            label = of.text(workspace.dialect, Sql("v0"))
            found += find_uncovered(workspace, relation, combined, label, show_values=show_values)
    checked = None if column is None else f"{table}.{column}"
    return HierarchyCheck(str(name), height, relation.leaves, checked, tuple(found))


def hierarchy_from_frame(frame: DataFrame) -> dict[str, list[list[str | None]]]:
    """A data frame as a hierarchy for `columns`: `{"role": "quasi", "hierarchy": …}`.

    Args:
        frame: Its columns, in their order, are the levels: the value, its ancestors, the root. A
            missing value in the first column is NULL.

    Returns:
        `{"rows": [[value, ancestor, …, root], …]}`.

    Raises:
        HierarchyError: the frame does not hold one hierarchy.
    """
    return {"rows": [list(row) for row in from_frame(frame)]}


@contextmanager
def _workspace(
    connection: Connectable, observer: Observer | None, *, write: bool
) -> Iterator[Workspace]:
    backend = connect(connection)
    try:
        with (
            backend.transaction(write=write),
            Workspace(backend, observer or Observer()) as workspace,
        ):
            yield workspace
    finally:
        backend.close()


def _relation_name(name: str | RelationName | Path) -> RelationName:
    return name if isinstance(name, RelationName) else RelationName.parse(str(name))


def _values(
    workspace: Workspace, table: str | RelationName, column: str, quasi: Quasi
) -> tuple[Column, WorkTable]:
    """The column, and a relation of the workspace with its distinct values in `v0`.

    Raises:
        InspectionError: the table or the column is missing, or no column can be generalized so.
    """
    source = settle_kinds(workspace, inspect(workspace, _relation_name(table)), [column])
    found = source.column(column)
    refuse_unusable(workspace, source, [found])
    return found, combinations(workspace, source, [request(workspace.dialect, found, quasi)])


def _leaf_rows(source: HierarchySource, form: Form, delimiter: str) -> LeafRows:
    pandas = sys.modules.get("pandas")  # a caller with a data frame has imported its package
    if pandas is not None and isinstance(source, pandas.DataFrame):
        return from_frame(source)
    match source:
        case str() | Path():
            return read_file(Path(source), format=form, delimiter=delimiter)
        case {"rows": [list() | tuple(), *_] as rows, **others} if not others:
            return _check_rows(rows)
        case Mapping():
            return from_taxonomy(dict(source))
        case Sequence():
            return _check_rows(source)
    raise HierarchyError(
        f"a {type(source).__name__} is not a hierarchy; pass a path, a taxonomy, rows or a frame"
    )


def _check_rows(rows: Sequence[Any]) -> LeafRows:
    try:
        made = HierarchyRows.model_validate({"rows": [list(row) for row in rows]})
    except (ValidationError, TypeError):
        raise HierarchyError(
            "the rows of a hierarchy must be equally long lists of texts: the value (None for "
            "NULL), its ancestors, the root"
        ) from None
    return [tuple(row) for row in made.rows]


def _refuse_empty(built: HierarchyRelation, message: str) -> None:
    if not built.leaves:
        raise HierarchyError(message)

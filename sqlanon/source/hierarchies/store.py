"""Hierarchies that are kept: as plain tables of a database, and as files.

They have no catalogue of their own: a table with exactly these columns is a hierarchy, whoever
made it. `{table: name}` in a job reads it.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from sqlanon.common.output_files import write_output
from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.build import from_table, level_columns
from sqlanon.source.hierarchies.sources import from_taxonomy
from sqlanon.source.inspection import inspect
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import LEFTOVER, PREFIX

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from sqlanon.source.hierarchies.specification import LeafRows
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


# -- tables of the database ------------------------------------------------------------------------

_LEVEL = re.compile(r"level_(0|[1-9]\d?)", re.ASCII)


class _LevelColumn(NamedTuple):
    """A column of a table that may be a hierarchy."""

    table: str
    column: str


@dataclass(frozen=True, slots=True)
class StoredHierarchy:
    """A hierarchy that a table of the database holds.

    Attributes:
        height: Steps from a leaf to the root, at least 1.
    """

    name: str
    height: int
    leaves: int


def save(
    workspace: Workspace, name: RelationName, levels: WorkTable, height: int, *, replace: bool
) -> StoredHierarchy:
    """Copy a checked hierarchy of the workspace into a table that stays.

    Args:
        levels: Relation with the columns level_0 … level_H.

    Raises:
        HierarchyError: the name is taken, and not by a hierarchy that may be replaced.
    """
    found = workspace.backend.resolve(name)
    table = workspace.dialect.table(found)
    if _is_taken(workspace, found, replace=replace):
        workspace.run("publish/drop", table=table)
    workspace.run("hierarchy/stored", into=table, height=height)
    workspace.run("hierarchy/fill", into=table, height=height, levels=levels)
    return StoredHierarchy(str(name), height, _leaves(workspace, found))


def list_stored_hierarchies(workspace: Workspace) -> list[StoredHierarchy]:
    """List the hierarchies in the schema that names without a schema are in, by name."""
    # PostgreSQL's search_path is empty during a run; the backend knows what it was
    free = RelationName(None, f"{PREFIX}{workspace.run_id}_none")
    schema = workspace.backend.resolve(free).schema
    rows = workspace.ask(
        "hierarchy/columns",
        _LevelColumn,
        schema=None if schema is None else workspace.dialect.literal(schema),
    )
    columns: defaultdict[str, set[str]] = defaultdict(set)
    for one in rows:
        columns[one.table].add(one.column)
    return [
        StoredHierarchy(name, len(names) - 1, _leaves(workspace, RelationName(schema, name)))
        for name, names in sorted(columns.items())
        if _is_hierarchy(names) and not LEFTOVER.fullmatch(name)
    ]


def export(workspace: Workspace, name: RelationName) -> LeafRows:
    """The rows of a hierarchy, with the leaves of one node one after the other.

    The one place where values leave the database: the user asks for the hierarchy itself.

    Raises:
        HierarchyError: there is no such table, or it is not a hierarchy.
    """
    levels, height = from_table(workspace, name)
    rows = workspace.rows("hierarchy/rows", levels=levels, height=height)
    return [tuple(None if cell is None else str(cell) for cell in row) for row in rows]


def _is_taken(workspace: Workspace, name: RelationName, *, replace: bool) -> bool:
    dialect = workspace.dialect
    found = workspace.rows(
        "inspect/exists",
        name=dialect.literal(name.name),
        schema=None if name.schema is None else dialect.literal(name.schema),
        catalog=None if name.schema is None else dialect.quote(name.schema),
    )
    if not found:
        return False
    if found[0][0] != "BASE TABLE":
        raise HierarchyError(f"{name} is a {found[0][0]}; choose another name")
    try:
        level_columns(inspect(workspace, name))
    except HierarchyError:
        raise HierarchyError(
            f"{name} exists already and is not a hierarchy; choose another name"
        ) from None
    if not replace:
        raise HierarchyError(
            f"{name} exists already; choose another name, or add --replace (replace=True in Python)"
        )
    return True


def _is_hierarchy(columns: set[str]) -> bool:
    numbers = {int(match[1]) for column in columns if (match := _LEVEL.fullmatch(column))}
    return len(columns) > 1 and numbers == set(range(len(columns)))


def _leaves(workspace: Workspace, name: RelationName) -> int:
    table = workspace.dialect.table(name)
    return workspace.count("hierarchy/count", table=table)


# -- files -----------------------------------------------------------------------------------------

_Row: TypeAlias = tuple[str | None, ...]


def write_file(path: Path, rows: LeafRows) -> None:
    """Write a hierarchy to a file in UTF-8; one that is there already is overwritten.

    Args:
        path: `.json` makes it a nested taxonomy, every other suffix rows `leaf;…;*` without header.

    Raises:
        HierarchyError: the form cannot express this hierarchy, or the file cannot be written.
    """
    text = as_json(rows) if path.suffix.lower() == ".json" else as_csv(rows)
    try:
        write_output(path, text, force=True)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise HierarchyError(f"cannot write {path}: {reason}") from None


def as_csv(rows: LeafRows) -> str:
    """The rows as ARX reads them; NULL is an empty cell.

    Raises:
        HierarchyError: the empty text is a value, which this form cannot distinguish from NULL.
    """
    if any(row[0] == "" for row in rows):
        raise HierarchyError(
            "the hierarchy holds the empty text as a value, which a file of rows cannot tell from "
            "NULL; export it to a .json file"
        )
    # with these line ends, Python 3.11's writer leaves a lone \r without quotes
    odd = any("\r" in cell for row in rows for cell in row if cell is not None)
    odd |= any((row[0] or "").startswith("#") for row in rows)  # no comment
    out = io.StringIO(newline="")
    style: Literal[0, 1] = csv.QUOTE_ALL if odd else csv.QUOTE_MINIMAL
    writer = csv.writer(out, delimiter=";", lineterminator="\n", quoting=style)
    writer.writerows(_strip_fill(row) for row in rows)
    return out.getvalue()


def as_json(rows: LeafRows) -> str:
    """The rows as a nested taxonomy: groups in objects, values in lists.

    Raises:
        HierarchyError: a taxonomy cannot express them.
    """
    top: dict[str, JsonValue] = {}
    try:
        for row in map(_strip_fill, rows):
            _put(top, row)
        same = set(from_taxonomy(top)) == set(rows)
    except HierarchyError:
        same = False
    if not same:
        raise HierarchyError(
            "the hierarchy cannot be written as a taxonomy (its root must be *, no group may be "
            "called so, and NULL must be as deep as the other values); export it to a .csv file"
        )
    return json.dumps(top, ensure_ascii=False, indent=2) + "\n"


def _strip_fill(row: _Row) -> _Row:
    """Return the row of NULL without the NULLs that fill it up to the length of the others."""
    first = next((place for place, cell in enumerate(row) if cell is not None), len(row))
    return row[max(first - 1, 0) :]


def _put(top: dict[str, JsonValue], row: _Row) -> None:
    leaf, *groups = row
    above = top
    for group in reversed(groups[1:]):
        inner = above.setdefault(str(group), {})
        if not isinstance(inner, dict):
            raise HierarchyError("a group holds values and groups")
        above = inner
    values = above.setdefault(str(groups[0]), [])
    if not isinstance(values, list):
        raise HierarchyError("a group holds values and groups")
    values.append(leaf)

"""Hierarchies to files, in the two forms that `sources` reads back as the same rows."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING, Literal, TypeAlias

from sqlanon.common.output_files import write_output
from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.sources import from_taxonomy

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from sqlanon.source.hierarchies.sources import LeafRows

_Row: TypeAlias = tuple[str | None, ...]


def write_file(path: Path, rows: LeafRows) -> None:
    """Write a hierarchy to a file in UTF-8; one that is there already is overwritten.

    Args:
        path: `.json` makes it a nested taxonomy, every other suffix rows `leaf;…;*` without header.
        rows: The hierarchy.

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
        HierarchyError: the empty text is a value, which this form cannot tell from NULL.
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
    writer.writerows(_unfilled(row) for row in rows)
    return out.getvalue()


def as_json(rows: LeafRows) -> str:
    """The rows as a nested taxonomy: groups in objects, values in lists.

    Raises:
        HierarchyError: a taxonomy cannot express them.
    """
    top: dict[str, JsonValue] = {}
    try:
        for row in map(_unfilled, rows):
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


def _unfilled(row: _Row) -> _Row:
    """The row of NULL without the NULLs that fill it up to the others' length."""
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

"""Hierarchies from outside the database, as leaf rows: files, nested taxonomies, data frames.

Whether each level is a function of the one below is checked later, in SQL, where hierarchies from
tables of the database are checked as well. Here stands what must hold before rows can be stored.
Messages name files, lines and levels, never a value; decoders' own errors hold what was read, and
are cut off by `from None`.
"""

from __future__ import annotations

import csv
import io
import json
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from sqlanon.errors import HierarchyError
from sqlanon.options.texts import UNSTORABLE, storable
from sqlanon.options.values import value_text
from sqlanon.source.hierarchies import specification as said
from sqlanon.source.hierarchies.entries import paths_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from pandas import DataFrame, Series
    from pydantic import JsonValue

    from sqlanon.source.hierarchies.specification import HierarchySpecification

LeafRows: TypeAlias = list[tuple[str | None, ...]]
"""One row per value of the hierarchy: level_0 (the value; None is NULL) … the root.

All rows are equally long, two cells at least. Above level_0 stands None only where the leaf of
NULL is repeated to fill a shorter branch.
"""

_ROOT = "*"
_MOST_LEVELS = 64
"""Level_0 and the root included."""
_Numbered: TypeAlias = tuple[int, tuple[str | None, ...]]
"""Where a row was found, and its cells."""
_READ: ContextVar[dict[tuple[Path, str, str], LeafRows] | None] = ContextVar("read", default=None)
"""What was read of files since `read_once`: the rows by path, format and delimiter."""


@dataclass(frozen=True, slots=True)
class _Origin:
    """What messages call the source as a whole (`name`), and what they number in it (`unit`)."""

    name: str
    unit: str

    def error(self, message: str, *, at: int | None = None) -> HierarchyError:
        where = "" if at is None else f"{self.unit} {at} "
        return HierarchyError(f"{self.name}: {where}{message}")


@contextmanager
def read_once() -> Iterator[None]:
    """Read each file once while this lasts: a run is of one state of it, whoever writes to it."""
    if _READ.get() is not None:
        yield
        return
    outer = _READ.set({})
    try:
        yield
    finally:
        _READ.reset(outer)


def read_file(
    path: Path,
    *,
    format: Literal["auto", "leaf_rows", "tree", "json"],  # noqa: A002 - the job's word
    delimiter: str,
) -> LeafRows:
    """Read a hierarchy from a file in UTF-8, with or without a byte order mark.

    A file of rows has no header; cells may stand in double quotes, blank lines are skipped, and an
    empty first cell, quoted or not, is NULL. (The empty text as a value needs JSON.)

    Args:
        path: The file.
        format: `leaf_rows`: value;…;root, all rows equally long. `tree`: value;parent;…;root, a
            shorter row being filled at the bottom with its value, so that every group keeps its
            distance from the root. `json`: see `from_taxonomy`, or the entries that SaNGreeA's
            files list (`entries.paths_of`); numbers keep the digits written, and null in a list is
            NULL. `auto`: `json` by the file's name, else `leaf_rows` if all
            rows are equally long, else `tree`.
        delimiter: The one character between the cells of a row; not used for JSON.

    Raises:
        HierarchyError: The file cannot be read, or does not hold one such hierarchy.
    """
    origin = _Origin(f"hierarchy file {path}", "line")
    text = _text(path, origin)
    if format == "json" or (format == "auto" and path.suffix.lower() == ".json"):
        return _from_tree(_json(text, origin), _Origin(origin.name, "value"))
    rows = _delimited(text, delimiter, origin)
    for number, cells in rows if format == "leaf_rows" else ():
        if len(cells) != len(rows[0][1]):
            lengths = f"{len(cells)} cells, line {rows[0][0]} has {len(rows[0][1])}"
            raise origin.error(f"has {lengths}; only a tree's rows may differ", at=number)
    return _leaf_rows(rows, origin)


def from_taxonomy(tree: JsonValue) -> LeafRows:
    """Return the leaf rows of nested groups: `{"Europe": {"North": ["Oslo"]}, "Asia": ["Kyoto"]}`.

    A group holds groups, or the list of its values: texts, numbers, or null for NULL. The root is
    `*`; it may be written as the only group at the top. Values of shorter branches are repeated
    at the bottom, so that every group keeps its distance from the root.

    Raises:
        HierarchyError: The tree is malformed, or a value stands in it twice.
    """
    return _from_tree(tree, _Origin("taxonomy", "value"))


def from_frame(frame: DataFrame) -> LeafRows:
    """Return the leaf rows of a data frame: its columns in their order are the levels.

    Cells are written by `str`; a missing value in the first column is NULL. Where missing values
    made pandas keep whole numbers as floats, they are written as whole numbers.

    Raises:
        HierarchyError: The frame does not hold one hierarchy.
    """
    origin = _Origin("hierarchy frame", "row")
    levels = [_column(series, level, origin) for level, (_, series) in enumerate(frame.items())]
    return _leaf_rows(list(enumerate(zip(*levels, strict=True), start=1)), origin)


def lists_labels(specification: HierarchySpecification) -> bool:
    """Whether a hierarchy says each of its labels, and does not make them of values."""
    listing = said.HierarchyFile | said.HierarchyRows | said.HierarchyTable | said.Taxonomy
    return isinstance(specification, listing)


def declared_rows(specification: HierarchySpecification) -> LeafRows | None:
    """The leaf rows of a hierarchy that stands in the job or in a file; None for any other.

    Raises:
        HierarchyError: They cannot be read, or are not one hierarchy.
    """
    match specification:
        case said.HierarchyFile(file=path, format=form, delimiter=delimiter):
            read, key = _READ.get(), (path, form, delimiter)
            if read is None:
                return read_file(path, format=form, delimiter=delimiter)
            if key not in read:
                read[key] = read_file(path, format=form, delimiter=delimiter)
            return read[key]
        case said.Taxonomy(taxonomy=tree):
            return from_taxonomy(tree)
        case said.HierarchyRows(rows=rows):
            return [tuple(row) for row in rows]
        case _:
            return None


def declared_height(specification: HierarchySpecification) -> int | None:
    """The level of a hierarchy's root, as a job and its files tell it before anything is built.

    Returns:
        The height; None for a table of the database. A mask has fewer levels where all values are
        shorter than its last step.

    Raises:
        HierarchyError: See `declared_rows`.
    """
    rows = declared_rows(specification)
    if rows is not None:
        return len(rows[0]) - 1
    match specification:
        case said.Flat():
            return 1
        case said.Networks(networks=lengths):
            return len(lengths.ipv4) + 1
        case said.Mask(mask=mask):
            return len(mask.levels) + 1
        case (
            said.Intervals(intervals=levels)
            | said.Cuts(cuts=levels)
            | said.EqualFrequency(equal_frequency=levels)
            | said.Dates(dates=levels)
        ):
            return len(levels) + 1
        case _:
            return None


def _leaf_rows(rows: Sequence[_Numbered], origin: _Origin) -> LeafRows:
    """Check the rows and fill the shorter ones with their leaf."""
    if not rows:
        raise origin.error("holds no values")
    width = max(len(cells) for _, cells in rows)
    if width > _MOST_LEVELS:
        raise origin.error(f"has {width} levels; at most {_MOST_LEVELS} are supported")
    for number, cells in rows:
        if len(cells) < 2:  # noqa: PLR2004 - the value and the root
            raise origin.error("has a value but no root after it (right delimiter?)", at=number)
        for index, label in enumerate(cells):
            if problem := _problem(label, is_leaf=index == 0):
                level = index and index + width - len(cells)
                raise origin.error(f"has {problem} at level {level}", at=number)
    _check_one_root(rows, origin)
    _check_leaves_differ(rows, origin)
    return [cells[:1] * (width - len(cells)) + cells for _, cells in rows]


def _problem(label: str | None, *, is_leaf: bool) -> str:
    if not label:
        return "" if is_leaf else "an empty label"
    if is_leaf and label == _ROOT:
        return "a value called *, the name of the root,"
    return "" if storable(label) else UNSTORABLE


def _check_one_root(rows: Sequence[_Numbered], origin: _Origin) -> None:
    roots = {cells[-1] for _, cells in rows}
    if len(roots) > 1:
        first, cells = rows[0]
        odd = next(number for number, others in rows if others[-1] != cells[-1])
        problem = f"ends in another root than {origin.unit} {first}"
        raise origin.error(f"{problem}; there must be one, not {len(roots)}, and no header", at=odd)


def _check_leaves_differ(rows: Sequence[_Numbered], origin: _Origin) -> None:
    found: dict[str | None, _Numbered] = {}
    repeated = [row for row in rows if found.setdefault(row[1][0], row) is not row]
    for number, cells in repeated[:1]:
        first, labels = found[cells[0]]
        kind = "the same" if cells == labels else "other"
        problem = f"repeats the value of {origin.unit} {first}, with {kind} labels"
        count = f"{len(repeated)} of {len(rows)} rows repeat one"
        raise origin.error(f"{problem}; each value must be listed once ({count})", at=number)


def _text(path: Path, origin: _Origin) -> str:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise origin.error(f"cannot be read: {error.strerror or type(error).__name__}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise origin.error("is not UTF-8; save the file in that encoding", at=line) from None
    if not text.strip():
        raise origin.error("is empty")
    return text


def _delimited(text: str, delimiter: str, origin: _Origin) -> list[_Numbered]:
    if len(delimiter) != 1 or delimiter in '"\r\n\0':
        raise origin.error("the delimiter must be one character, neither a quote nor a line end")
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[_Numbered] = []
    number = 1
    try:
        for cells in reader:
            if len(cells) > 1 or "".join(cells).strip():
                rows.append((number, (cells[0] or None, *cells[1:])))
            number = reader.line_num + 1
    except csv.Error:
        raise origin.error("has a misplaced quote or too long a cell", at=number) from None
    return rows


def _json(text: str, origin: _Origin) -> JsonValue:
    def unique(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
        if len(dict(pairs)) < len(pairs):
            raise origin.error(f"a name stands twice in one object of {len(pairs)} groups")
        return dict(pairs)

    try:
        tree: JsonValue = json.loads(text, object_pairs_hook=unique, parse_float=str, parse_int=str)
    except json.JSONDecodeError as error:
        raise origin.error(f"is not JSON: {error.msg}", at=error.lineno) from None
    except RecursionError:
        raise origin.error(f"is nested deeper than {_MOST_LEVELS} levels") from None
    return tree


def _from_tree(tree: JsonValue, origin: _Origin) -> LeafRows:
    if not isinstance(tree, dict):
        raise origin.error("must be an object of groups")
    entries = tree.get("entries")
    # no group of a taxonomy is a text
    if isinstance(entries, dict) and isinstance(tree.get("name"), str) and len(tree) == 2:  # noqa: PLR2004 - these
        return _leaf_rows(list(enumerate(_paths(entries, origin), start=1)), origin)
    top = tree.get(_ROOT, tree) if len(tree) == 1 else tree
    return _leaf_rows(list(enumerate(_branches(top, (_ROOT,), "", origin), start=1)), origin)


def _paths(entries: dict[str, JsonValue], origin: _Origin) -> list[tuple[str, ...]]:
    try:
        return paths_of(entries, most=_MOST_LEVELS)
    except ValueError as error:
        raise origin.error(str(error)) from None


def _branches(
    node: JsonValue, groups: tuple[str, ...], position: str, origin: _Origin
) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows below a node; `position` counts groups from the top: 2.1 is in the second."""
    where = f"group {position}" if position else "the root"
    if len(groups) >= _MOST_LEVELS:
        raise origin.error(f"is nested deeper than {_MOST_LEVELS} levels")
    if isinstance(node, dict) and node:
        for index, (label, inner) in enumerate(node.items(), start=1):
            if label == _ROOT:
                raise origin.error(f"in {where} a group is called *, the name of the root")
            inside = f"{position}.{index}" if position else str(index)
            yield from _branches(inner, (label, *groups), inside, origin)
    elif isinstance(node, list) and node:
        for index, leaf in enumerate(node, start=1):
            text = value_text(leaf)
            if not isinstance(text, str | None):
                raise origin.error(f"value {index} in {where} must be text, a number or null")
            yield (text, *groups)
    else:
        raise origin.error(f"{where} must hold groups or a list of values, at least one")


def _column(series: Series, level: int, origin: _Origin) -> list[str | None]:
    missing: list[bool] = series.isna().tolist()
    if level and any(missing):
        rows = f"({sum(missing)} of {len(missing)} rows)"
        row = missing.index(True) + 1
        raise origin.error(f"has no label at level {level} {rows}; only values may be NULL", at=row)
    if any(missing) and series.dtype == "float64":
        series = series.convert_dtypes()  # to Int64 if all numbers are whole
    cells: list[object] = series.tolist()
    return [None if absent else str(cell) for cell, absent in zip(cells, missing, strict=True)]

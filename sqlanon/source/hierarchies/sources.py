"""Hierarchies from outside the database, as leaf rows: files, nested taxonomies, data frames.

Whether each level is a function of the one below is checked later, in SQL, where hierarchies from
tables of the database are checked as well. This module checks what rows need before they can be
stored. Messages name files, lines and levels, never a value. The decoders' own errors hold what was
read, and are cut off by `from None`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from sqlanon.common.options import UNSTORABLE, storable
from sqlanon.source.hierarchies.forms import (
    ROOT,
    Origin,
    edge_rows,
    form_hint,
    hrc_rows,
    is_edges,
    is_hrc,
    json_tree,
    parse_delimited,
    strip_padding,
    tree_rows,
    yaml_tree,
)
from sqlanon.source.hierarchies.specification import MOST_LEVELS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from pandas import DataFrame, Series
    from pydantic import JsonValue

    from sqlanon.source.hierarchies.forms import Numbered
    from sqlanon.source.hierarchies.specification import LeafRows

Form: TypeAlias = Literal["auto", "leaf_rows", "tree", "json", "yaml", "hrc", "edges"]
"""How a file is written."""
_SUFFIXES: dict[str, Form] = {".json": "json", ".yaml": "yaml", ".yml": "yaml", ".hrc": "hrc"}
_TREES: dict[str, Callable[[str, Origin], JsonValue]] = {"json": json_tree, "yaml": yaml_tree}


def read_file(path: Path, *, format: Form, delimiter: str) -> LeafRows:  # noqa: A002 - the job's word
    """Read a hierarchy from a file in UTF-8, with or without a byte order mark.

    A file of rows has no header; cells may be in double quotes, blank lines and comments (#) are
    skipped, empty cells at the end of a row are no labels, and an empty first cell, quoted or not,
    is NULL. (The empty text as a value needs JSON.)

    Args:
        format: `leaf_rows`: value;…;root, all rows equally long with the empty cells at their ends,
            before which what is below the root is repeated. `tree`: value;parent;…;root, a
            shorter row being filled at the bottom with its value, so that every group keeps its
            distance from the root. `edges`: child;parent. `hrc`: see `texts.hrc_rows`. `json`,
            `yaml`: see `from_taxonomy`, or the entries that SaNGreeA's files list
            (`entries.paths_of`), or nodes with name and children; numbers keep the digits written,
            and null in a list is NULL. `auto`: by the file's name, else `hrc` or `edges` where rows
            could be nothing else, else `leaf_rows` if all rows are equally long, else `tree`.
        delimiter: The one character between the cells of a row; not used for JSON and YAML.

    Raises:
        HierarchyError: The file cannot be read, or does not hold one such hierarchy.
    """
    origin = Origin(f"hierarchy file {path}", "line")
    text = _text(path, origin)
    form = _SUFFIXES.get(path.suffix.lower(), format) if format == "auto" else format
    if read := _TREES.get(form):
        of_values = Origin(origin.name, "value")
        return _leaf_rows(tree_rows(read(text, origin), of_values), of_values)
    if form == "hrc":
        return _leaf_rows(hrc_rows(text, delimiter, origin), origin)
    padded = parse_delimited(text, delimiter, origin)
    rows = strip_padding(padded)
    if not rows:
        raise origin.error("holds no values")
    if form == "auto" and is_hrc(rows):
        return _leaf_rows(hrc_rows(text, delimiter, origin), origin)
    if form == "edges" or (form == "auto" and is_edges(rows)):
        return _leaf_rows(edge_rows(rows, origin), origin)
    odd = next((row for row in padded if len(row[1]) != len(padded[0][1])), None)
    if odd and form == "leaf_rows":
        lengths = f"{len(odd[1])} cells, line {padded[0][0]} has {len(padded[0][1])}"
        raise origin.error(f"has {lengths}; only a tree's rows may differ", at=odd[0])
    hint, in_columns = form_hint(rows, delimiter), not odd and form != "tree"
    return _leaf_rows(rows, origin, hint=hint, in_columns=in_columns)


def from_taxonomy(tree: JsonValue) -> LeafRows:
    """Return the leaf rows of nested groups: `{"Europe": {"North": ["Oslo"]}, "Asia": ["Kyoto"]}`.

    A group holds groups, or the list of its values: texts, numbers, or null for NULL. The root is
    `*`; it may be written as the only group at the top. Values of shorter branches are repeated
    at the bottom, so that every group keeps its distance from the root.

    Raises:
        HierarchyError: The tree is malformed, or a value is in it twice.
    """
    origin = Origin("taxonomy", "value")
    return _leaf_rows(tree_rows(tree, origin), origin)


def from_frame(frame: DataFrame) -> LeafRows:
    """Return the leaf rows of a data frame: its columns in their order are the levels.

    Cells are written by `str`; a missing value in the first column is NULL. Where missing values
    made pandas keep whole numbers as floats, they are written as whole numbers.

    Raises:
        HierarchyError: The frame does not hold one hierarchy.
    """
    origin = Origin("hierarchy frame", "row")
    levels = [_column(series, level, origin) for level, (_, series) in enumerate(frame.items())]
    return _leaf_rows(list(enumerate(zip(*levels, strict=True), start=1)), origin)


def _leaf_rows(
    rows: Sequence[Numbered], origin: Origin, *, hint: str = "", in_columns: bool = False
) -> LeafRows:
    """Check the rows and fill the shorter ones.

    Args:
        hint: An addition to messages where rows end in no root.
        in_columns: Whether each label stays in its column, so that the last one below the root is
            repeated, and not the leaf.
    """
    if not rows:
        raise origin.error("holds no values")
    width = max(len(cells) for _, cells in rows)
    if width > MOST_LEVELS:
        raise origin.error(f"has {width} levels; at most {MOST_LEVELS} are supported")
    for number, cells in rows:
        if len(cells) < 2:  # noqa: PLR2004 - the value and the root
            problem = "has a value but no root after it"
            raise origin.error("; ".join(filter(None, [problem, hint])), at=number)
        for index, label in enumerate(cells):
            if problem := _problem(label, is_leaf=index == 0):
                level = index if in_columns else index and index + width - len(cells)
                problem = f"has {problem} at level {level}"
                raise origin.error("; ".join(filter(None, [problem, hint])), at=number)
    _check_one_root(rows, origin, hint)
    _check_leaves_differ(rows, origin)
    return [_repeat_cell(cells, -2 if in_columns else 0, width) for _, cells in rows]


def _repeat_cell(cells: tuple[str | None, ...], place: int, width: int) -> tuple[str | None, ...]:
    """Return the row with the cell of a place repeated there."""
    place %= len(cells)
    return cells[:place] + cells[place : place + 1] * (width - len(cells)) + cells[place:]


def _problem(label: str | None, *, is_leaf: bool) -> str:
    if not label:
        return "" if is_leaf else "an empty label"
    if is_leaf and label == ROOT:
        return "a value called *, the name of the root,"
    return "" if storable(label) else UNSTORABLE


def _check_one_root(rows: Sequence[Numbered], origin: Origin, hint: str) -> None:
    roots = {cells[-1] for _, cells in rows}
    if len(roots) > 1:
        first, cells = rows[0]
        odd = next(number for number, others in rows if others[-1] != cells[-1])
        problem = f"ends in another root than {origin.unit} {first}"
        wanted = f"there must be one, such as *, not {len(roots)}, and no header"
        raise origin.error("; ".join(filter(None, [problem, wanted, hint])), at=odd)


def _check_leaves_differ(rows: Sequence[Numbered], origin: Origin) -> None:
    found: dict[str | None, Numbered] = {}
    repeated = [row for row in rows if found.setdefault(row[1][0], row) is not row]
    for number, cells in repeated[:1]:
        first, labels = found[cells[0]]
        kind = "the same" if cells == labels else "other"
        problem = f"repeats the value of {origin.unit} {first}, with {kind} labels"
        count = f"{len(repeated)} of {len(rows)} rows repeat one"
        raise origin.error(f"{problem}; each value must be listed once ({count})", at=number)


def _text(path: Path, origin: Origin) -> str:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise origin.error(f"cannot be read: {error.strerror or type(error).__name__}") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise origin.error(
            "is not UTF-8; convert the file, as `iconv -f windows-1252 -t utf-8` does", at=line
        ) from None
    if not text.strip():
        raise origin.error("is empty")
    return text


def _column(series: Series, level: int, origin: Origin) -> list[str | None]:
    missing: list[bool] = series.isna().tolist()
    if level and any(missing):
        rows = f"({sum(missing)} of {len(missing)} rows)"
        row = missing.index(True) + 1
        raise origin.error(f"has no label at level {level} {rows}; only values may be NULL", at=row)
    if any(missing) and series.dtype == "float64":
        series = series.convert_dtypes()  # to Int64 if all numbers are whole
    cells: list[object] = series.tolist()
    return [None if absent else str(cell) for cell, absent in zip(cells, missing, strict=True)]

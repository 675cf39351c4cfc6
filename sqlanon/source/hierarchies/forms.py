"""Hierarchies as people write them, as rows from a value to the root: lines of files and trees."""

from __future__ import annotations

import csv
import io
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import yaml

from sqlanon.common.options import value_text
from sqlanon.errors import HierarchyError
from sqlanon.source.hierarchies.specification import MOST_LEVELS, is_node

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pydantic import JsonValue


# -- places in messages ----------------------------------------------------------------------------

ROOT = "*"
Numbered: TypeAlias = tuple[int, tuple[str | None, ...]]
"""Where a row was found, and its cells."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A source of a hierarchy: its name in messages, and the unit that it is numbered in."""

    name: str
    unit: str

    def error(self, message: str, *, at: int | None = None) -> HierarchyError:
        """The error that says what is wrong, and where."""
        where = "" if at is None else f"{self.unit} {at} "
        return HierarchyError(f"{self.name}: {where}{message}")


# -- lines of files --------------------------------------------------------------------------------
#
# Messages name lines, never a value.

_MARKS = re.compile("@+")
_PARENT = re.compile("([a-z]+[_ ])?parent[_ ]?(code|id|key|name|nr)?", re.IGNORECASE)
_PAIR = 2


class _Entry(NamedTuple):
    """A line of a .hrc file: its number, its @ and its code."""

    number: int
    depth: int
    name: str


def parse_delimited(text: str, delimiter: str, origin: Origin) -> list[Numbered]:
    """Parse rows of cells; an empty first cell is None. Blank lines and comments are skipped."""
    if len(delimiter) != 1 or delimiter in '"\r\n\0':
        raise origin.error("the delimiter must be one character, neither a quote nor a line end")
    lines = _Lines(text, delimiter)
    rows: list[Numbered] = []
    try:
        for cells in csv.reader(lines, delimiter=delimiter, strict=True):
            if any(cell.strip() for cell in cells):
                rows.append((lines.begun, (cells[0] or None, *cells[1:])))
            lines.between = True
    except csv.Error:
        raise origin.error("has a misplaced quote or too long a cell", at=lines.begun) from None
    return rows


def strip_padding(rows: Sequence[Numbered]) -> list[Numbered]:
    """Strip empty cells at the ends of rows, which spreadsheets add to shorter ones."""
    return [(number, _strip_row(cells)) for number, cells in rows]


def _strip_row(cells: tuple[str | None, ...]) -> tuple[str | None, ...]:
    size = max(
        place for place, cell in enumerate(cells, start=1) if place == 1 or (cell or "").strip()
    )
    return cells[:size]


class _Lines:
    """The lines of a text for a reader of rows, without comments between the rows.

    A comment begins with # and a blank, or with # where it has no delimiter: `#1;group;*` is a row.

    Attributes:
        between: Whether the next line begins a row; the reader of the rows says so.
        begun: The line that the last row began in.
    """

    def __init__(self, text: str, delimiter: str) -> None:
        self.between, self.begun = True, 1
        self._lines = enumerate(io.StringIO(text, newline=""), start=1)
        self._delimiter = delimiter

    def __iter__(self) -> Iterator[str]:
        for number, line in self._lines:
            if self.between:
                if is_comment(line, self._delimiter):
                    continue
                self.between, self.begun = False, number
            yield line


def is_comment(line: str, delimiter: str) -> bool:
    """Whether a line that begins a row is none, but a comment."""
    return line.startswith("#") and (line[1:2].isspace() or delimiter not in line)


# .hrc ---------------------------------------------------------------------------------------------


def is_hrc(rows: Sequence[Numbered]) -> bool:
    """Whether rows of cells are lines with an @ for each level: leaf rows have more cells."""
    single = all(len(cells) == 1 for _, cells in rows)
    return _is_list(rows) or (single and any(str(cells[0])[0] == "@" for _, cells in rows))


def _is_list(rows: Sequence[Numbered]) -> bool:
    """Whether they are `@@;name`, below a line of names or not; as leaf rows they have no root."""
    marked = [len(cells) == _PAIR and _MARKS.fullmatch(cells[0] or "") for _, cells in rows]
    return len(rows) > 1 and all(marked[1:]) and len({cells[-1] for _, cells in rows}) > 1


def hrc_rows(text: str, delimiter: str, origin: Origin) -> list[Numbered]:
    """Leaf rows of a .hrc file of τ-ARGUS: a code a line, after an @ for each level above it.

    The root is implied. Lines `@@;name`, as sdcHierarchies lists them, begin with the root.
    Blanks around a code are none of it.
    """
    marked = [line for line in text.split("\n") if re.match('"?@', line)]
    if marked and all(re.match(f'"?@+"?{re.escape(delimiter)}', line) for line in marked):
        rows = strip_padding(parse_delimited(text, delimiter, origin))
        if not _is_list(rows):
            raise origin.error(f"must have lines @@{delimiter}name, with an @ for each level")
        rows = rows if _MARKS.fullmatch(rows[0][1][0] or "") else rows[1:]
        return _paths(
            [_Entry(number, len(marks or ""), name or "") for number, (marks, name) in rows], origin
        )
    entries = []
    for number, line in enumerate(text.split("\n"), start=1):
        name = line.lstrip("@")
        if line.strip() and not line.startswith("#"):
            entries.append(_Entry(number, len(line) - len(name), name.strip()))
    return _paths(entries, origin, root=(ROOT,))


def _paths(entries: Sequence[_Entry], origin: Origin, root: tuple[str, ...] = ()) -> list[Numbered]:
    """The path of each entry that no deeper one follows, from itself to the root."""
    first = entries[0].depth if entries else 0
    if sum(one.depth == first for one in entries) > 1:
        root = (ROOT,)
    rows: list[Numbered] = []
    above: list[str] = []
    for place, (number, depth, name) in enumerate(entries):
        if not name:
            raise origin.error("has no code after its @", at=number)
        if not 0 <= depth - first <= len(above):
            raise origin.error(
                f"has {depth} @; there must be one for each level above it, {first} of the first "
                "line and one more at most than in the line before",
                at=number,
            )
        above = [*above[: depth - first], name]
        if place + 1 == len(entries) or entries[place + 1].depth <= depth:
            rows.append((number, (*reversed(above), *root)))
    return rows


# edges --------------------------------------------------------------------------------------------


def is_edges(rows: Sequence[Numbered]) -> bool:
    """Whether rows are pairs of a value and its parent: as leaf rows they would have no root."""
    if any(len(cells) > _PAIR for _, cells in rows):
        return False
    children = {cells[0] for _, cells in rows}
    parents = {cells[1] for _, cells in rows if len(cells) == _PAIR and cells[1] != cells[0]}
    return len(parents) > 1 and not parents.isdisjoint(children)


def edge_rows(rows: Sequence[Numbered], origin: Origin) -> list[Numbered]:
    """Return leaf rows from lines child;parent: the path of each child that is no parent.

    Whoever has no parent, or itself, is at the top. One at the top is the root; above several of
    them the root is implied.
    """
    _refuse_header(rows, origin)
    found: dict[str | None, Numbered] = {}
    for number, cells in rows:
        if len(cells) > _PAIR:
            needed = "a line of edges is a child and its parent, in this order, and nothing else"
            raise origin.error(f"has {len(cells)} cells; {needed}", at=number)
        row = (number, tuple(cell for cell in cells[1:] if cell != cells[0]))
        first, parent = found.setdefault(cells[0], row)
        if parent != row[1]:
            raise origin.error(
                f"gives the value of {origin.unit} {first} another parent; a line must have the "
                "child first, then its only parent",
                at=number,
            )
    parents = {child: parent[0] for child, (_, parent) in found.items() if parent}
    paths = [
        (number, _upwards(child, number, parents, origin)) for child, (number, _) in found.items()
    ]
    root = (ROOT,) if len({path[-1] for _, path in paths}) > 1 else ()
    groups = {*parents.values()}
    return [
        (number, path if path[-1] == ROOT else (*path, *root))
        for number, path in paths
        if path[0] not in groups
    ]


def _upwards(
    child: str | None, number: int, parents: Mapping[str | None, str | None], origin: Origin
) -> tuple[str | None, ...]:
    path = [child]
    while path[-1] in parents:
        path.append(parents[path[-1]])
        if len(path) > MOST_LEVELS:
            raise origin.error(
                f"is in a cycle of parents, or below more than {MOST_LEVELS} levels", at=number
            )
    return tuple(path)


def _refuse_header(rows: Sequence[Numbered], origin: Origin) -> None:
    if _names_parents(rows):
        number, names = rows[0]
        order = ", and write the child first" if _PARENT.fullmatch(names[0] or "") else ""
        raise origin.error(f"is a header; remove it{order}", at=number)


def _names_parents(rows: Sequence[Numbered]) -> bool:
    """Whether the first row is a header by its words: parent is one, and none is a value."""
    names = {*rows[0][1]}
    others = {cell for _, cells in rows[1:] for cell in cells} - {None}
    return names.isdisjoint(others) and any(_PARENT.fullmatch(name or "") for name in names)


# other forms --------------------------------------------------------------------------------------


def form_hint(rows: Sequence[Numbered], delimiter: str) -> str:
    """Return advice for rows that are no leaf rows: the end of a message."""
    widths = {len(cells) for _, cells in rows}
    if widths == {1}:
        for other, said in ((";", '";"'), (",", '","'), ("\t", '"\\t"'), ("|", '"|"')):
            if other != delimiter and all(other in (cells[0] or "") for _, cells in rows):
                return f"each line has another delimiter: set delimiter: {said}"
        return (
            "a line must be value;…;root; lines with an @ for each level are format: hrc (right "
            "delimiter?)"
        )
    if _names_parents(rows):
        return (
            "if line 1 is a header, keep the columns of children and of their parents alone, "
            "without it, and set format: edges"
        )
    if widths <= {1, _PAIR}:
        return "if each line is a value and its parent, set format: edges"
    return ""


# -- entries that name parents ---------------------------------------------------------------------


def paths_of(entries: Mapping[str, JsonValue], *, most: int) -> list[tuple[str, ...]]:
    """The rows value, parent, …, `*` of `{"Italy": {"name": "It.", "gen": "Europe", "level": 2}}`.

    `gen` is the key of the parent, `level` the distance from the root, which is the one entry of
    level 0; a value is an entry that is nobody's parent, spelled as its key. Groups are published
    by their `name`, or as their key, the root as `*`.

    Args:
        most: Levels at most, with the root.

    Raises:
        ValueError: they are no tree; the message holds no key.
    """
    read = [_read(entry) for entry in entries.values()]
    parents = {key: parent for key, (parent, _, _) in zip(entries, read, strict=True)}
    levels = {key: level for key, (_, level, _) in zip(entries, read, strict=True)}
    names = {key: name or key for key, (_, _, name) in zip(entries, read, strict=True)}
    roots = [key for key, level in levels.items() if level == 0]
    if len(roots) != 1:
        raise ValueError(f"{len(roots)} entries are of level 0; there must be one, the root")
    for number, (key, parent) in enumerate(parents.items(), start=1):
        if key not in roots and (parent not in levels or levels[parent] != levels[key] - 1):
            raise ValueError(f"entry {number} does not name an entry of the level above in gen")
    if max(levels.values()) >= most:
        raise ValueError(f"has more than {most} levels")
    above = {parent for key, parent in parents.items() if key not in roots}
    return [_path(key, parents, names, roots[0]) for key in entries if key not in {*above, *roots}]


def _read(entry: JsonValue) -> tuple[str, int, str]:
    """The parent, the level and the name of an entry."""
    if not isinstance(entry, dict):
        raise ValueError("each entry must be an object with gen and level")  # noqa: TRY004 - data
    parent, level, name = entry.get("gen"), str(entry.get("level")), entry.get("name", "")
    whole = level.isascii() and level.isdigit()
    if not isinstance(parent, str) or not isinstance(name, str) or not whole:
        raise ValueError("each entry must have a text gen and a whole number level")
    return parent, int(level), name


def _path(
    key: str, parents: Mapping[str, str], names: Mapping[str, str], root: str
) -> tuple[str, ...]:
    """Return a value and its ancestors."""
    path = [key]
    at = parents[key]
    while at != root:
        path.append(names[at])
        at = parents[at]
    return (*path, "*")


# -- nested trees ----------------------------------------------------------------------------------
#
# They come from JSON, YAML or Python. Decoders' own errors hold what was read, and are cut off by
# `from None`.

_NULLS = {"", "~", "null", "Null", "NULL"}


def json_tree(text: str, origin: Origin) -> JsonValue:
    """A text in JSON as data; numbers keep the digits that are written."""

    def unique(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
        if len(dict(pairs)) < len(pairs):
            raise origin.error(f"a name stands twice in one object of {len(pairs)} groups")
        return dict(pairs)

    try:
        tree: JsonValue = json.loads(text, object_pairs_hook=unique, parse_float=str, parse_int=str)
    except json.JSONDecodeError as error:
        raise origin.error(f"is not JSON: {error.msg}", at=error.lineno) from None
    except RecursionError:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels") from None
    return tree


def yaml_tree(text: str, origin: Origin) -> JsonValue:
    """A text in YAML as data: every scalar is a text as written, but for a plain null."""
    try:
        if any(isinstance(one, yaml.AliasEvent) for one in yaml.parse(text, yaml.BaseLoader)):
            raise origin.error("has an alias (*name); write its groups out")
        return _plain(yaml.compose(text, yaml.BaseLoader), origin)
    except yaml.MarkedYAMLError as error:
        line = None if error.problem_mark is None else error.problem_mark.line + 1
        raise origin.error("is not YAML", at=line) from None
    except yaml.YAMLError:
        raise origin.error("is not YAML") from None
    except RecursionError:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels") from None


def _plain(node: yaml.Node | None, origin: Origin) -> JsonValue:
    match node:
        case yaml.MappingNode(value=pairs):
            keys = [key.value for key, _ in pairs]
            if any(not isinstance(key, str) for key in keys) or len({*keys}) < len(keys):
                line = node.start_mark.line + 1
                raise origin.error("has names of groups that are not texts, or not unique", at=line)
            return {key: _plain(inner, origin) for key, (_, inner) in zip(keys, pairs, strict=True)}
        case yaml.SequenceNode(value=items):
            return [_plain(item, origin) for item in items]
        case yaml.ScalarNode(value=str() as text, style=style):
            return None if style is None and text in _NULLS else text
        case _:
            return None


def tree_rows(tree: JsonValue, origin: Origin) -> list[Numbered]:
    """Rows from each value to the root, numbered by value."""
    if is_node(tree) or isinstance(tree, list):
        return list(enumerate(_below(tree, origin), start=1))
    if not isinstance(tree, dict):
        raise origin.error("must be an object of groups")
    entries = tree.get("entries")
    # no group of a taxonomy is a text
    if isinstance(entries, dict) and isinstance(tree.get("name"), str) and len(tree) == 2:  # noqa: PLR2004 - these
        return list(enumerate(_entries(entries, origin), start=1))
    if _are_levels(tree):
        raise origin.error(
            "looks like a list of labels for each level; write a row for each value instead, "
            "value;group;…;*"
        )
    top = tree.get(ROOT, tree) if len(tree) == 1 else tree
    return list(enumerate(_branches(top, (ROOT,), "", origin), start=1))


def _are_levels(tree: dict[str, JsonValue]) -> bool:
    """Whether it is `{"0": [values], "1": [their groups], …}`, as anjana has hierarchies."""
    lengths = {len(inner) if isinstance(inner, list) else -1 for inner in tree.values()}
    numbered = [*tree] == [str(level) for level in range(len(tree))]
    return len(tree) > 1 and numbered and len(lengths) == 1 and lengths != {-1}


def _entries(entries: dict[str, JsonValue], origin: Origin) -> list[tuple[str, ...]]:
    try:
        return paths_of(entries, most=MOST_LEVELS)
    except ValueError as error:
        raise origin.error(str(error)) from None


def _branches(
    node: JsonValue, groups: tuple[str, ...], position: str, origin: Origin
) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows below a node; `position` counts groups from the top: 2.1 is in the second."""
    where = f"group {position}" if position else "the root"
    if len(groups) >= MOST_LEVELS:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels")
    if isinstance(node, dict) and node:
        for index, (label, inner) in enumerate(node.items(), start=1):
            if label == ROOT:
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


# {name, children} ---------------------------------------------------------------------------------


def _below(tree: JsonValue, origin: Origin) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows of nodes: the one at the top is the root; several have an implied one."""
    tops = tree if isinstance(tree, list) else [tree]
    if not any(is_node(top) for top in tops):
        raise origin.error("must be an object of groups, or nodes with name and children")
    for index, top in enumerate(tops, start=1):
        yield from _nodes(top, (ROOT,) if len(tops) > 1 else (), str(index), origin)


def _nodes(
    node: JsonValue, groups: tuple[str, ...], position: str, origin: Origin
) -> Iterator[tuple[str | None, ...]]:
    """Yield the rows of a node, which may be the name of a value alone."""
    if len(groups) >= MOST_LEVELS:
        raise origin.error(f"is nested deeper than {MOST_LEVELS} levels")
    name = value_text(node.get("name") if isinstance(node, dict) else node)
    children = (node.get("children") if isinstance(node, dict) else None) or []
    if not isinstance(name, str) or not isinstance(children, list):
        raise origin.error(f"node {position} must have a name and a list of children, or be a name")
    if not children:
        yield (name, *groups)
    for index, child in enumerate(children, start=1):
        yield from _nodes(child, (name, *groups), f"{position}.{index}", origin)

"""Lines of a file as rows from a value to the root: leaf rows, τ-ARGUS's .hrc, parent-child edges.

Messages name lines, never a value.
"""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.source.hierarchies.origin import MOST_LEVELS, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.source.hierarchies.origin import Numbered, Origin

_MARKS = re.compile("@+")
_PARENT = re.compile("([a-z]+[_ ])?parent[_ ]?(code|id|key|name|nr)?", re.IGNORECASE)
"""Names of a column of parents."""
_PAIR = 2


class _Entry(NamedTuple):
    """A line of a .hrc file: where it stands, its @ and its code."""

    number: int
    depth: int
    name: str


def delimited(text: str, delimiter: str, origin: Origin) -> list[Numbered]:
    """Rows of cells; an empty first cell is None. Blank lines and comments are no rows."""
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


def unpadded(rows: Sequence[Numbered]) -> list[Numbered]:
    """The rows without empty cells at their ends, which spreadsheets add to shorter ones."""
    return [(number, _unpadded(cells)) for number, cells in rows]


def _unpadded(cells: tuple[str | None, ...]) -> tuple[str | None, ...]:
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
        rows = unpadded(delimited(text, delimiter, origin))
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
    """Leaf rows of lines child;parent: the path of each child that is nobody's parent.

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
                f"is in a circle of parents, or below more than {MOST_LEVELS} levels", at=number
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
    """What to do where rows are no leaf rows: the end of a message."""
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

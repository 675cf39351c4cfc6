"""Objects attached to a table: keys, checks, triggers, views …, and the columns of each."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.common.wording import inflect

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

_NULLABLE_KEY = "primary key that may hold NULL"
_CHECK = re.compile(r"\bCHECK\s*\(", re.IGNORECASE)
_GENERATED = re.compile(r"\bAS\s*\(", re.IGNORECASE)
GUARD = "sqlanon_guard"
"""What the names of triggers begin with that a run left on a table."""
TIME_OF_CHANGE = "column of the time of change"
"""The kind of a column that the engine itself writes to whenever its row changes."""
_INDEXED = re.compile(r"\bON\b[^(]*\(|\bWHERE\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Attachment:
    """An object that holds, reads or reacts to the content of a table.

    Attributes:
        kind: Its kind, in words: `primary key`, `check`, `trigger` …
        columns: The columns that it is about; none where it is about whole rows.
    """

    kind: str
    name: str
    columns: tuple[str, ...] = ()

    @override
    def __str__(self) -> str:
        return f"{self.kind} {self.name}".lstrip()

    def about(self, columns: Iterable[str]) -> list[str]:
        """Return which of these columns it is about; not all engines distinguish case."""
        own = {name.lower() for name in self.columns}
        return [name for name in columns if name.lower() in own]


def find_attachments(workspace: Workspace, table: RelationName) -> tuple[Attachment, ...]:
    """Find all objects that are attached to a table, by kind and name.

    A primary key that may hold NULL (SQLite) is one where no row of the table does; a transaction
    that writes keeps it so.
    """
    found = _find(workspace, "inspect/attached", table)
    return tuple(
        _with_nulls_counted(workspace, table, one) if one.kind == _NULLABLE_KEY else one
        for one in found
    )


def _with_nulls_counted(workspace: Workspace, table: RelationName, key: Attachment) -> Attachment:
    dialect = workspace.dialect
    rows = workspace.count(
        "inspect/null_keys",
        table=dialect.table(table),
        columns=[dialect.quote(name) for name in key.columns],
    )
    if not rows:
        return replace(key, kind="primary key")
    return Attachment("unique", f"primary key with NULL in {inflect(rows, 'row')}", key.columns)


def staying_with(workspace: Workspace, table: RelationName) -> tuple[Attachment, ...]:
    """Find what else a table has and an UPDATE keeps: its owner, grants, comments."""
    return _find(workspace, "inspect/stays", table)


def _find(workspace: Workspace, template: str, table: RelationName) -> tuple[Attachment, ...]:
    dialect = workspace.dialect
    rows = workspace.rows(
        template,
        **dialect.lookup_name(table)._asdict(),
        catalog=None if table.schema is None else dialect.quote(table.schema),
        qualified=dialect.literal(dialect.table(table)),
    )
    found: dict[tuple[str, str], list[str]] = {}
    for kind, name, column in rows:
        columns = found.setdefault((str(kind), str(name)), [])
        if column is not None and str(column) not in columns:
            columns.append(str(column))
    return tuple(Attachment(kind, name, tuple(columns)) for (kind, name), columns in found.items())


def dependent_on(
    workspace: Workspace, table: RelationName, *, own_defaults: bool
) -> tuple[Attachment, ...]:
    """Find the objects that depend on columns of a table, each named in words and without a kind.

    An index on one whole column and all rows has its name and its kind: where the engine allows it,
    it is dropped with the column.

    Args:
        own_defaults: Whether a column's own default is included.

    Returns:
        Each object with its column; without one if it depends on the table itself.
    """
    dialect = workspace.dialect
    rows = workspace.rows(
        "inspect/dependents",
        **dialect.lookup_name(table)._asdict(),
        catalog=None if table.schema is None else dialect.quote(table.schema),
        qualified=dialect.literal(dialect.table(table)),
        own_defaults=own_defaults,
    )
    return tuple(
        Attachment(
            "" if index is None else "index",
            str(what if index is None else index),
            () if column is None else (str(column),),
        )
        for what, column, index in rows
    )


def with_definitions_read(
    attached: Iterable[Attachment], table: Relation
) -> tuple[Attachment, ...]:
    """Return the objects with those that are only in definitions (SQLite): checks and expressions.

    A text is about each column whose name occurs in it: too many rather than too few.
    """
    names = [column.name for column in table.columns]
    read: list[Attachment] = []
    for one in attached:
        if one.kind == "definition":
            (text,) = one.columns
            read += [
                Attachment("check", f"check {number}", tuple(_find_names(part, names)))
                for number, part in enumerate(_inside(_CHECK, text), start=1)
            ]
            read += [
                Attachment(
                    "generated column", f"expression {number}", tuple(_find_names(part, names))
                )
                for number, part in enumerate(_inside(_GENERATED, text), start=1)
            ]
        elif one.kind == "definition of an index":
            (text,) = one.columns
            begin = _INDEXED.search(text)
            part = text if begin is None else text[begin.end() :]
            read.append(Attachment("unique expression", one.name, tuple(_find_names(part, names))))
        else:
            read.append(one)
    return tuple(read)


def row_key(attached: Iterable[Attachment], table: Relation) -> tuple[str, ...]:
    """Return columns that identify each row: the primary key, else a unique key without NULL.

    Returns:
        Their names as the table spells them; none where it has no key.
    """
    spelled = {column.name.lower(): column for column in table.columns}
    keys = [one for one in attached if one.kind in {"primary key", "unique"} and one.columns]
    for one in sorted(keys, key=lambda key: key.kind):
        columns = [spelled[name.lower()] for name in one.columns]
        # SQLite says that a primary key may be NULL, which is so for none that is told as one here
        if one.kind == "primary key" or not any(column.nullable for column in columns):
            return tuple(column.name for column in columns)
    return ()


def _inside(begin: re.Pattern[str], text: str) -> Iterator[str]:
    """Yield the texts in the parentheses that a pattern opens; texts in quotes count as words."""
    for match in begin.finditer(text):
        depth, place = 1, match.end()
        while depth and place < len(text):
            depth += {"(": 1, ")": -1}.get(text[place], 0)
            place += 1
        yield text[match.end() : place]


def _find_names(text: str, names: Iterable[str]) -> list[str]:
    lowered = text.lower()
    return [name for name in names if name.lower() in lowered]

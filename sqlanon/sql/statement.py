"""SQL as data: trusted text, fragments of it, whole statements, relations and scripts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.names import RelationName

Cell: TypeAlias = "str | int | None"
"""What may be bound into a row: a text, a whole number or NULL."""


class Sql(str):
    """SQL text that is safe to print into a statement.

    Whatever is glued together by hand from a Sql and a plain string is a plain string again, and
    the renderer refuses those: text from a user cannot reach a statement by mistake.
    """

    __slots__ = ()


class Fragment(Sql):
    """A part of a statement, rendered from a template: put into others, never run by itself."""

    __slots__ = ()


class CatalogueName(NamedTuple):
    """A relation as templates look it up in a catalogue: both parts as texts."""

    schema: Sql
    name: Sql


PARAMETER = Sql("?")
"""How a bound value is written where no driver reads it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One complete statement, and the reason for it.

    Attributes:
        name: `family/statement` of its template, for logs and scripts.
        sql: Its text, without a final semicolon; it holds no data value.
        needs: The right that it needs, and on what, where that is worth saying.
    """

    name: str
    sql: Sql
    needs: str = field(default="", kw_only=True)


@dataclass(frozen=True, slots=True)
class Query(Statement):
    """A statement that returns rows, or whose SELECT makes a relation."""


@dataclass(frozen=True, slots=True)
class Command(Statement):
    """A statement that returns no rows."""


@dataclass(frozen=True, slots=True)
class Insert(Command):
    """Rows that are put into a relation by bind parameters.

    Attributes:
        relation: The relation in quotes.
        columns: Its columns that are filled, in quotes.
        rows: Their values, as many per row as there are columns; never shown to an observer.
        secret: Whether the values are keys that no script may print.
    """

    relation: Sql
    columns: tuple[Sql, ...]
    rows: tuple[tuple[Cell, ...], ...]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Load(Command):
    """Rows of whole numbers that are put into a relation all at once, as one text that is bound.

    Attributes:
        relation: The relation in quotes.
        columns: Its columns that are filled.
        packed: The rows, `1,20,3;2,20,1`; never shown to an observer.
    """

    relation: Sql
    columns: tuple[TableColumn, ...]
    packed: str


@dataclass(frozen=True, slots=True)
class Take(Command):
    """Rows of another database that are put into a relation as they come.

    Attributes:
        relation: The relation in quotes.
        stream: Holds the rows, of all its columns in their order, as an Arrow stream, until it is
            taken out.
    """

    relation: Sql
    stream: list[object]


@dataclass(frozen=True, slots=True)
class Held(Insert):
    """Rows that become a relation of the session's, and that no file has."""


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """A relation gets another name.

    Attributes:
        old: The name that it has.
        new: The name that it will have.
    """

    old: RelationName
    new: RelationName


class TableColumn(NamedTuple):
    """A column of a relation that was made empty.

    Attributes:
        name: Its name in quotes.
        type: Its type, fit for CREATE TABLE.
    """

    name: Sql
    type: Sql


@dataclass(frozen=True, slots=True)
class WorkTable:
    """A relation of the workspace; templates print it as its quoted name.

    Attributes:
        name: Its name, random and unique in the run.
        sql: The name in quotes.
        columns: Its columns where it was made empty, to be filled; none where a SELECT made it,
            whose template then says what one row is.
        held: Whether the session holds its rows, and no file.
        view: Whether it is a view, of which nothing is computed until it is read.
    """

    name: str
    sql: Sql
    columns: tuple[TableColumn, ...] = ()
    held: bool = False
    view: bool = False

    @override
    def __str__(self) -> str:
        return self.sql


def name_in_statement(name: str) -> WorkTable:
    """Return what another part of a statement is called in it: a relation of its WITH."""
    return WorkTable(name, Sql(name))


FromItem: TypeAlias = WorkTable | Fragment
"""What a FROM reads: a relation of the workspace, or a query in parentheses."""


@dataclass(frozen=True, slots=True)
class Make(Command):
    """A relation of the workspace is made of the rows of a query.

    Attributes:
        table: The relation.
        query: The query.
    """

    table: WorkTable
    query: Sql


@dataclass(frozen=True, slots=True)
class Note:
    """A remark in a script.

    Attributes:
        text: One line or more, without data values.
    """

    text: str


@dataclass(frozen=True, slots=True)
class Script:
    """Statements in the order in which they run, with remarks between them.

    Attributes:
        lines: They, one after the other.
        first: What tells the engine's own client to stop at the first error, where it goes on
            otherwise.
    """

    lines: tuple[Statement | Note, ...] = ()
    first: str = ""

    def __iter__(self) -> Iterator[Statement]:
        return (line for line in self.lines if isinstance(line, Statement))

    def text(self) -> str:
        """The script as text that the engine's own client runs.

        Each statement stands under a comment that names it, ended by a semicolon.
        """
        first = f"{self.first}\n" if self.first else ""
        return first + "".join(f"{_to_text(line)}\n\n" for line in self.lines)


def _to_text(line: Statement | Note) -> str:
    if isinstance(line, Note):
        return "\n".join(f"-- {row}" for row in line.text.splitlines())
    return f"/* {line.name} */\n{line.sql.strip()};"

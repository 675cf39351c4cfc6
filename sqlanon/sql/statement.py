"""SQL as data: trusted text, fragments of it, whole statements, relations and scripts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.sql.names import RelationName

Cell: TypeAlias = "str | int | None"
"""A bound value of a row: a text, a whole number or NULL."""


class Sql(str):
    """SQL text that is safe to print into a statement.

    Concatenating a Sql and a plain string gives a plain string, which the renderer refuses: text
    from a user cannot get into a statement by mistake.
    """

    __slots__ = ()


class Fragment(Sql):
    """A part of a statement, rendered from a template. It is never run by itself."""

    __slots__ = ()


class CatalogueName(NamedTuple):
    """A relation's name for look-ups in a catalogue: both parts as texts."""

    schema: Sql
    name: Sql


PARAMETER = Sql("?")
"""The placeholder of a bound value in SQL that no driver reads."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One complete statement, and the reason for it.

    Attributes:
        name: `family/statement` of its template, for logs and scripts.
        sql: Its text, without a final semicolon; it holds no data value.
        needs: The privilege that it needs, and on which object, if an error should name it.
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
        rows: Values, one per column; never shown to an observer.
        secret: Whether the values are keys that no script may print.
    """

    relation: Sql
    columns: tuple[Sql, ...]
    rows: tuple[tuple[Cell, ...], ...]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Load(Command):
    """Rows of whole numbers that are inserted into a relation at once, as one bound text.

    Attributes:
        packed: The rows, `1,20,3;2,20,1`; never shown to an observer.
    """

    relation: Sql
    columns: tuple[TableColumn, ...]
    packed: str


@dataclass(frozen=True, slots=True)
class Take(Command):
    """Rows of another database that are inserted into a relation as a stream.

    Attributes:
        stream: A list with an Arrow stream of the rows, with all columns in their order. Reading
            takes the stream out of the list.
    """

    relation: Sql
    stream: list[object]


@dataclass(frozen=True, slots=True)
class SecretRows(Insert):
    """Rows that become a relation of the session, and are never written to a file."""


@dataclass(frozen=True, slots=True)
class Rename(Command):
    """A relation gets another name."""

    old: RelationName
    new: RelationName


class TableColumn(NamedTuple):
    """A column of a relation that was made empty.

    Attributes:
        type: Its type, as CREATE TABLE takes it.
    """

    name: Sql
    type: Sql


@dataclass(frozen=True, slots=True)
class WorkTable:
    """A relation of the workspace; templates print it as its quoted name.

    Attributes:
        name: Its name, random and unique in the run.
        columns: Its columns if it was made empty; none if a SELECT made it, whose template
            describes one row.
        held: Whether only the session has its rows, and no file.
        view: Whether it is a view, which is computed when it is read.
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
    """Return a relation of a statement's WITH, for its other parts."""
    return WorkTable(name, Sql(name))


FromItem: TypeAlias = WorkTable | Fragment
"""The source of a FROM: a relation of the workspace, or a query in parentheses."""


@dataclass(frozen=True, slots=True)
class Make(Command):
    """A relation of the workspace is made of the rows of a query."""

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
        first: The line that makes the engine's own client stop at the first error, if it needs one.
    """

    lines: tuple[Statement | Note, ...] = ()
    first: str = ""

    def __iter__(self) -> Iterator[Statement]:
        return (line for line in self.lines if isinstance(line, Statement))

    def text(self) -> str:
        """The script as text that the engine's own client runs.

        Each statement follows a comment with its name, and ends with a semicolon.
        """
        first = f"{self.first}\n" if self.first else ""
        return first + "".join(f"{_to_text(line)}\n\n" for line in self.lines)


def _to_text(line: Statement | Note) -> str:
    if isinstance(line, Note):
        return "\n".join(f"-- {row}" for row in line.text.splitlines())
    return f"/* {line.name} */\n{line.sql.strip()};"

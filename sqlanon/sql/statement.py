"""SQL as data: trusted text, fragments of it, whole statements, relations and scripts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


PARAMETER = Sql("?")
"""How a bound value is written where no driver reads it."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One complete statement, and the reason for it.

    Attributes:
        name: `family/statement` of its template, for logs and scripts.
        sql: Its text, without a final semicolon; it holds no data value.
    """

    name: str
    sql: Sql


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
    """

    name: str
    sql: Sql
    columns: tuple[TableColumn, ...] = ()

    def __str__(self) -> str:
        return self.sql


@dataclass(frozen=True, slots=True)
class Script:
    """Statements in the order in which they run."""

    statements: tuple[Statement, ...] = ()

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.statements)

    def text(self) -> str:
        """The script as text: each statement under a comment that names it, with a semicolon."""
        return "".join(f"/* {one.name} */\n{one.sql.strip()};\n\n" for one in self.statements)

    @classmethod
    def of(cls, statements: Iterable[Statement]) -> Script:
        """A script of the given statements."""
        return cls(tuple(statements))

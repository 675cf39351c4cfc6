"""Names of relations, columns, models and algorithms, as users write them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    PlainSerializer,
    PlainValidator,
    WithJsonSchema,
)
from typing_extensions import override

from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Sequence

    import sqlalchemy

    from sqlanon.common.options import Option

_PART = r'"(?:[^"]|"")+"|[^".]+'
_RELATION = re.compile(rf"(?:(?P<schema>{_PART})\.)?(?P<name>{_PART})")
_COLUMN = re.compile(rf"(?P<relation>(?:(?:{_PART})\.)?(?:{_PART}))\.(?P<column>{_PART})")
_NEEDS_NO_QUOTES = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class RelationName:
    """The exact name of a table or view, with its schema where one is given.

    Attributes:
        schema: The schema, or None for the first one of the connection's search path.

    Raises:
        JobError: A part is empty, holds a NUL character or is no valid Unicode text.
    """

    schema: str | None
    name: str

    def __post_init__(self) -> None:
        for part in (self.schema, self.name):
            if part is not None:
                check_name(part)

    @classmethod
    def parse(cls, text: str) -> RelationName:
        """Return the relation that `table` or `schema.table` names.

        Upper and lower case are kept. A part in double quotes may hold dots and spaces anywhere,
        and double quotes when each is doubled: `"odd.name"`, `s."a ""b"" c"`.

        Raises:
            JobError: The text is no such name.
        """
        found = _RELATION.fullmatch(text)
        if found is None:
            raise JobError(
                "a relation is written table or schema.table; put a part that holds dots or "
                "quotes in double quotes, and double the quotes in it"
            )
        schema = found["schema"]
        return cls(None if schema is None else _unquote(schema), _unquote(found["name"]))

    @override
    def __str__(self) -> str:
        parts = [self.name] if self.schema is None else [self.schema, self.name]
        return ".".join(_quote(part) for part in parts)


@dataclass(frozen=True, slots=True)
class ColumnOf:
    """The exact name of a column, with its table."""

    table: RelationName
    column: str

    @classmethod
    def parse(cls, text: str) -> ColumnOf:
        """Return the column that `table.column` or `schema.table.column` names.

        Raises:
            JobError: The text is no such name; see RelationName.parse.
        """
        found = _COLUMN.fullmatch(text)
        if found is None:
            raise JobError(
                "a column of a table is written table.column or schema.table.column; put a part "
                "that holds dots or quotes in double quotes, and double the quotes in it"
            )
        return cls(RelationName.parse(found["relation"]), check_name(_unquote(found["column"])))

    @override
    def __str__(self) -> str:
        return f"{self.table}.{_quote(self.column)}"


def check_name(text: str) -> str:
    """Return `text` as it is, if a database could hold it as a name.

    Raises:
        JobError: It is empty, holds a NUL character or is no valid Unicode text.
    """
    if not text:
        raise JobError("a name must not be empty")
    if "\0" in text:
        raise JobError("a name must not hold a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise JobError("a name must be valid Unicode text") from None
    return text


def _unquote(part: str) -> str:
    if part.startswith('"'):
        return part[1:-1].replace('""', '"')
    if part != part.strip():
        raise JobError("put a name that begins or ends with a space in double quotes")
    return part


def _quote(part: str) -> str:
    if _NEEDS_NO_QUOTES.fullmatch(part):
        return part
    return '"' + part.replace('"', '""') + '"'


def _column_name(name: str) -> str:
    try:
        return check_name(name)
    except JobError as error:
        raise ValueError(str(error)) from None


def _relation(value: object) -> RelationName:
    try:
        match value:
            case RelationName():
                return value
            case str():
                return RelationName.parse(value)
            case {"table": str(name), "schema": str(schema), **others} if not others:
                return RelationName(schema, name)
            case {"table": str(name), **others} if not others:
                return RelationName(None, name)
    except JobError as error:
        raise ValueError(str(error)) from None
    raise ValueError("must be a relation: table, schema.table, or {schema: …, table: …}")


def _tuple(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value


def _column_of(value: object) -> ColumnOf:
    try:
        match value:
            case ColumnOf():
                return value
            case str():
                return ColumnOf.parse(value)
    except JobError as error:
        raise ValueError(str(error)) from None
    raise ValueError("must be a column: table.column or schema.table.column")


ColumnName: TypeAlias = Annotated[str, AfterValidator(_column_name)]
"""The exact name of a column."""
if TYPE_CHECKING:
    References: TypeAlias = Option[tuple[ColumnOf, ...], Sequence[ColumnOf | str]]
    Relation: TypeAlias = Option[RelationName, RelationName | str]
    MaybeRelation: TypeAlias = Option[RelationName | None, RelationName | str | None]
else:
    References = Annotated[
        tuple[
            Annotated[
                ColumnOf,
                PlainValidator(_column_of),
                PlainSerializer(str, return_type=str),
                WithJsonSchema({"type": "string", "minLength": 1}),
            ],
            ...,
        ],
        BeforeValidator(_tuple),
    ]
    """ColumnOfs as a job writes them: `[table.column]`."""
    Relation = Annotated[
        RelationName,
        PlainValidator(_relation),
        PlainSerializer(str, return_type=str),
        WithJsonSchema(
            {
                "anyOf": [
                    {"type": "string", "minLength": 1},
                    {
                        "type": "object",
                        "properties": {"schema": {"type": "string"}, "table": {"type": "string"}},
                        "required": ["table"],
                        "additionalProperties": False,
                    },
                ]
            }
        ),
    ]
    """A RelationName as a job writes it: `schema.table`, or a mapping of both parts."""
    MaybeRelation = Relation | None
    """The same, which may be left out."""


TableLike: TypeAlias = "str | RelationName | sqlalchemy.Table | type[Any]"
"""A table in Python: its name, or a Table or mapped class of SQLAlchemy."""


def relation_of(thing: object) -> str | RelationName:
    """Return the name of a table, which may be given as a Table or mapped class of SQLAlchemy.

    Raises:
        JobError: The object is none of these.
    """
    table: Any = getattr(thing, "__table__", thing)
    kinds = {(kind.__module__.partition(".")[0], kind.__name__) for kind in type(table).__mro__}
    if isinstance(table, str | RelationName):
        return table
    if ("sqlalchemy", "Table") in kinds:
        return RelationName(table.schema, str(table.name))
    kind = type(thing).__name__
    remedy = (
        "make a view of it and name that"
        if any(package == "sqlalchemy" for package, _ in kinds)
        else "say its name"
    )
    raise JobError(f"{kind} is not a table: {remedy}")

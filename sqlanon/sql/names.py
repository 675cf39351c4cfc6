"""Names as people write them: of relations, of models and algorithms, and misspelt ones."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    PlainSerializer,
    PlainValidator,
    ValidationInfo,
    WithJsonSchema,
    create_model,
)
from pydantic_core import CoreSchema, core_schema

from sqlanon.errors import JobError
from sqlanon.parameters import Parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_PART = r'"(?:[^"]|"")+"|[^".]+'
_RELATION = re.compile(rf"(?:(?P<schema>{_PART})\.)?(?P<name>{_PART})")
_NEEDS_NO_QUOTES = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class RelationName:
    """The exact name of a table or view, with its schema where one is given.

    Attributes:
        schema: The schema, or None for the one that the connection looks in first.
        name: The table or view.

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
        return cls(None if schema is None else _unquoted(schema), _unquoted(found["name"]))

    def __str__(self) -> str:
        parts = [self.name] if self.schema is None else [self.schema, self.name]
        return ".".join(_quoted(part) for part in parts)


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


def suggestion(word: object, known: Iterable[str]) -> str:
    """Return `; did you mean …?` with the known word nearest to `word`, or '' if none is near."""
    near = difflib.get_close_matches(str(word)[:100], list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


class Member:
    """Annotation of a field that takes one member of a registry, made or by its name.

    By name it is said as `{name: {option: …}}`, or as `name` alone when no option is given.
    """

    def __init__(self, kind: str, members: Mapping[str, type[Parameters]]) -> None:
        self.kind = kind
        self.members = members
        self._wrapped: dict[str, type[Parameters]] = {}
        for name, member in members.items():
            key: dict[str, Any] = {name: (member, ...)}
            self._wrapped[name] = create_model(name, __base__=Parameters, **key)

    def __get_pydantic_core_schema__(
        self, source: type[Parameters], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.with_info_before_validator_function(
            self._member,
            handler(source),
            serialization=core_schema.plain_serializer_function_ser_schema(self._by_name),
        )

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        mappings = [handler(wrapped.__pydantic_core_schema__) for wrapped in self._wrapped.values()]
        return {"anyOf": [{"enum": list(self.members)}, *mappings]}

    def _member(self, value: object, info: ValidationInfo) -> object:
        if isinstance(value, Parameters):
            return value
        if isinstance(value, str):
            value = {value: {}}
        if not isinstance(value, dict) or len(value) != 1:
            example = next(iter(self.members))
            raise ValueError(f"{self.kind} is one key with its options, as {{{example}: {{…}}}}")
        (name,) = value
        if name not in self.members:
            known = ", ".join(self.members)
            hint = suggestion(name, self.members)
            raise ValueError(f"no {self.kind} of this name{hint} (known: {known})")
        wrapped = self._wrapped[name].model_validate(value, context=info.context)
        member: object = getattr(wrapped, name)
        return member

    def _by_name(self, member: Parameters) -> dict[str, object]:
        return {
            name: member.model_dump(mode="json")
            for name, kind in self.members.items()
            if isinstance(member, kind)
        }


def _unquoted(part: str) -> str:
    if part.startswith('"'):
        return part[1:-1].replace('""', '"')
    if part != part.strip():
        raise JobError("put a name that begins or ends with a space in double quotes")
    return part


def _quoted(part: str) -> str:
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


ColumnName: TypeAlias = Annotated[str, AfterValidator(_column_name)]
"""The exact name of a column."""
Relation: TypeAlias = Annotated[
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
"""A RelationName as a job says it: `schema.table`, or a mapping of both parts."""

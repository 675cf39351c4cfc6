"""Members of a family by their names in a job."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import (
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationInfo,
    create_model,
)
from pydantic_core import CoreSchema, core_schema

from sqlanon.common.options.base import Parameters
from sqlanon.common.options.problems import suggestion

if TYPE_CHECKING:
    from collections.abc import Mapping


class Member:
    """Annotation of a field that takes one member of a registry, made or by its name.

    By name it is said as `{name: {option: …}}`, or as `name` alone when no option is given.
    """

    def __init__(self, kind: str, members: Mapping[str, type[Parameters]]) -> None:
        self.kind = kind
        self.members = members
        self._wrapped: dict[str, type[Parameters]] = {}

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
        wrapped = map(self._wrapping, self.members)
        mappings = [handler(one.__pydantic_core_schema__) for one in wrapped]
        return {"anyOf": [{"enum": list(self.members)}, *mappings]}

    def _member(self, value: object, info: ValidationInfo) -> object:
        if isinstance(value, Parameters):
            return value.meant
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
        wrapped = self._wrapping(name).model_validate(value, context=info.context)
        member: Parameters = getattr(wrapped, name)
        return member.meant

    def _wrapping(self, name: str) -> type[Parameters]:
        """A mapping whose one key is a member's name.

        Made when it is asked for: a job names two or three members of more than forty.
        """
        if name not in self._wrapped:
            key: dict[str, Any] = {name: (self.members[name], ...)}
            self._wrapped[name] = create_model(name, __base__=Parameters, **key)
        return self._wrapped[name]

    def _by_name(self, member: Parameters) -> dict[str, object]:
        """The member as a job says it: an option that is not given is left out."""
        fields = type(member).model_fields
        said = {
            option: value
            for option, value in member.model_dump(mode="json").items()
            if value is not None or fields[option].default is not None
        }
        return {name: said for name, kind in self.members.items() if isinstance(member, kind)}

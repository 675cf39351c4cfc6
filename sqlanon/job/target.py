"""The target and the purpose of a release, as a job names them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, TypeAlias

from pydantic import (
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    SerializerFunctionWrapHandler,
    Tag,
    model_serializer,
    model_validator,
)

from sqlanon.common.options import Parameters
from sqlanon.errors import JobError
from sqlanon.job.files import OTHER_NAME, FilePath, Form, form_of
from sqlanon.sql.names import ColumnName, Relation, RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job


def _table_is_optional(schema: dict[str, Any]) -> None:
    schema.pop("required", None)


class Target(Parameters):
    """The target of the release; a job may name just the table."""

    model_config = ConfigDict(json_schema_extra=_table_is_optional)

    table: Relation = Field(description="with mode replace, the source")
    mode: Literal["table", "view", "replace"] = Field(
        default="table", description="a new table, a view, or in place of the source"
    )
    if_exists: Literal["error", "replace"] = Field(
        default="error", description="what to do when the target is there already"
    )
    follows: Literal["refresh", "live"] | None = Field(
        default=None,
        description="a view: shows the rows of the last run or `sqlanon refresh` (default), or "
        "those of the source when it is read",
    )
    key: ColumnName | None = Field(
        default=None,
        description="column that identifies rows of the source, for `release_guard`; by default "
        "its key in the catalogue",
    )
    by: Literal["update", "swap"] | None = Field(default=None, description="in place: which way")
    triggers: Literal["fire", "hold"] | None = Field(
        default=None, description="by update: whether triggers of the table fire"
    )
    write_guard: bool = Field(
        default=False,
        description="in place: leave a trigger that refuses values which the release does not hold",
    )

    file: FilePath | None = Field(
        default=None, description="where the source is a file: path, relative to the job file"
    )
    format: Form | None = Field(
        default=None, description="of the file; by default as its name ends"
    )

    @model_validator(mode="before")
    @classmethod
    def _name_by_file(cls, data: object) -> object:
        """Set the name of the table that a file target has until it is written."""
        match data:
            case {"file": str() | os.PathLike() as path, **others} if "table" not in others:
                return {"file": path, "table": RelationName(None, Path(path).name or "."), **others}
            case {"file": str(), "table": str() | dict()}:
                raise ValueError("a target is a table or a file; leave one of the two out")
        return data

    @model_serializer(mode="wrap")
    def _file_or_table(self, said: SerializerFunctionWrapHandler) -> dict[str, Any]:
        made: dict[str, Any] = said(self)
        if self.file is not None:
            made.pop("table")
        return made

    @property
    def display_name(self) -> str:
        """The name in messages: of the table or of the file."""
        return str(self.table if self.file is None else self.file)

    @model_validator(mode="after")
    def _a_file_is_a_file(self) -> Self:
        if self.file is None:
            if self.format is not None:
                raise ValueError("format needs file")
            return self
        if form_of(self.file, self.format) is None:
            raise ValueError(f"file: {OTHER_NAME}")
        if self.mode != "table":
            raise ValueError(f"mode: {self.mode} is only for tables; leave it out")
        if self.key:
            raise ValueError("key needs a table: no persons are stored beside a file")
        return self

    @model_validator(mode="after")
    def _ways_are_of_replace(self) -> Self:
        if self.mode != "replace" and (self.by or self.triggers):
            raise ValueError("by and triggers need mode: replace")
        if self.key and self.mode == "replace":
            raise ValueError("key is not used with mode: replace; leave it out")
        if self.mode != "view" and self.follows:
            raise ValueError("follows needs mode: view")
        if self.mode != "replace" and self.write_guard:
            raise ValueError("write_guard needs mode: replace")
        if self.by == "swap" and self.triggers:
            raise ValueError("triggers needs by: update; a swap fires none")
        return self


def text_is_allowed(schema: dict[str, Any]) -> None:
    """Let the JSON Schema of a target say that its name is enough."""
    schema["anyOf"].insert(0, {"type": "string", "minLength": 1})


def to_target_mapping(value: object) -> object:
    """Return a target as a mapping, where the job gives a name or a path alone."""
    if isinstance(value, os.PathLike):
        return {"file": value}
    return {"table": value} if isinstance(value, str | RelationName) else value


# -- the purpose: choices are measured by it, and one of them is recommended -----------------------


class Learning(Parameters):
    """A classifier is to learn from the release what a column has."""

    model: ColumnName = Field(description="the column that a classifier guesses")

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Yield the error that the release lacks the original column, so no model can learn it."""
        said = job.columns.get(self.model)
        if self.model in job.quasi_identifiers:
            yield JobError(
                f"for.model: column {self.model!r} is a quasi-identifier, from which a "
                "classifier guesses; name a column that is published unchanged"
            )
        elif (job.unlisted != "keep") if said is None else said.role in {"drop", "identifier"}:
            yield JobError(
                f"for.model: column {self.model!r} is not published; give it `role: sensitive` or "
                "`role: keep`, or name another column"
            )


def _check_purpose(value: object) -> object:
    if isinstance(value, dict | Learning) or value in ("loss", "queries"):
        return value
    raise ValueError("must be loss, queries or {model: COLUMN}")


Purposes: TypeAlias = Literal["loss", "queries", "model"]
"""What a release can be for, by name."""

Purpose: TypeAlias = Annotated[
    Annotated[Literal["loss", "queries"], Tag("use")] | Annotated[Learning, Tag("learning")],
    Discriminator(lambda value: "use" if isinstance(value, str) else "learning"),
    BeforeValidator(_check_purpose),
]
"""Little loss over all columns, answers to random counts, or a classifier."""

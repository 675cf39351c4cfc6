"""Where a release goes, as a job says it."""

from __future__ import annotations

from typing import Any, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from sqlanon.options.base import Parameters
from sqlanon.sql.names import ColumnName, Relation


def _table_is_optional(schema: dict[str, Any]) -> None:
    schema.pop("required", None)


class Target(Parameters):
    """Where the release goes; a job may say just the table."""

    model_config = ConfigDict(json_schema_extra=_table_is_optional)

    table: Relation = Field(description="schema.table allowed; with mode replace, the source")
    mode: Literal["table", "view", "replace"] = Field(
        default="table", description="a new table, a view, or in place of the source"
    )
    if_exists: Literal["error", "replace"] = Field(
        default="error", description="what to do when the target is there already"
    )
    follows: Literal["refresh", "live"] | None = Field(
        default=None,
        description="a view: shows the rows of the last run or `sqlanon refresh` (default), or "
        "those that the source holds when it is read",
    )
    key: ColumnName | None = Field(
        default=None,
        description="column that tells rows of the source apart, for on_small_change; by default "
        "its key by the catalogue",
    )
    on_small_change: Literal["warn", "refuse", "delay"] | None = Field(
        default=None,
        description="compare with the release that is replaced: what to do when fewer than k "
        "persons came to a class or went from one; delay: who came so is published later",
    )
    by: Literal["update", "swap"] | None = Field(default=None, description="in place: which way")
    triggers: Literal["fire", "hold"] | None = Field(
        default=None, description="by update: whether triggers of the table fire"
    )
    guard: bool = Field(
        default=False,
        description="in place: leave a trigger that refuses values which the release does not hold",
    )
    unknown: Literal["root", "suppress"] | None = Field(
        default=None,
        description="compiled: publish values that the recoding does not know as the root of their "
        "hierarchy, the default, or leave their rows out",
    )

    @model_validator(mode="after")
    def _ways_are_of_replace(self) -> Self:
        if self.mode != "replace" and (self.by or self.triggers):
            raise ValueError("by and triggers go with mode: replace")
        if self.on_small_change and (self.mode != "table" or self.if_exists != "replace"):
            raise ValueError("on_small_change goes with mode: table and if_exists: replace")
        if self.key and not self.on_small_change:
            raise ValueError("key goes with on_small_change: persons are compared by it")
        if self.mode != "view" and self.follows:
            raise ValueError("follows goes with mode: view")
        if self.mode != "replace" and self.guard:
            raise ValueError("guard goes with mode: replace")
        if self.by == "swap" and self.triggers:
            raise ValueError("triggers goes with by: update; a table with triggers is not swapped")
        return self

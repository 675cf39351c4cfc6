"""Roles of columns in a job, with the options of each role."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, TypeAlias

from pydantic import (
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    NonNegativeInt,
    SecretStr,
    field_serializer,
    field_validator,
    model_validator,
)
from pydantic_core import CoreSchema, core_schema
from typing_extensions import override

from sqlanon.algorithms.base import FullDomain
from sqlanon.common.options import Parameters, Positive, Reasoned, Value, value_text
from sqlanon.common.wording import suggestion
from sqlanon.errors import HierarchyError, JobError, SqlanonError, UnsupportedError
from sqlanon.job.redaction import HIDDEN
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.source import ranges
from sqlanon.source.hierarchies.specification import HierarchySpecification, Rare, mismatch_reason
from sqlanon.source.ranges import CUT, RangeStep, parse_range, tight_is_allowed
from sqlanon.sql.dialects import Kind
from sqlanon.sql.names import References

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.common.options import Option
    from sqlanon.job.job import Job
    from sqlanon.source import inspection
    from sqlanon.source.frequency_set import Order

    _Secret: TypeAlias = Option[SecretStr | None, SecretStr | str | None]
else:
    _Secret = SecretStr | None

_SHORTEST_KEY = 16
_ZONE = re.compile(r"UTC|[A-Z][A-Za-z]+(/[A-Za-z][A-Za-z0-9_+-]*)+")
_RANKED = {
    "median": "a median",
    "lower": "a lower end",
    "upper": "an upper end",
    "bounds": "a range",
}
"""Outputs that ask which of two values is less, in words."""
_ORDERS = ("appearance", "frequency", "alphabetical", "hierarchy", "declared")


def _parse_list(values: object) -> object:
    if values is None:
        return None
    if not isinstance(values, list | tuple) or not values:
        raise ValueError("must be a list of values")
    texts = [value_text(item) for item in values]
    if not all(isinstance(text, str) for text in texts):
        raise ValueError("a list must hold texts, numbers, truth values, dates or times")
    if len(set(texts)) < len(texts):
        raise ValueError("a list must not hold the same value twice")
    return tuple(texts)


def _order(value: object) -> object:
    match value:
        case None | "appearance" | "frequency" | "alphabetical" | "hierarchy" | "declared":
            return value
        case list() | tuple() if value:
            return _parse_list(value)
        case _:
            hint = suggestion(value, _ORDERS) if isinstance(value, str) else ""
            raise ValueError(f"must be one of {', '.join(_ORDERS)}, or a list of values{hint}")


def _role_is_required(schema: dict[str, Any]) -> None:
    """A class says its role by its name, a mapping must say it."""
    schema["required"] = ["role", *schema.get("required", ())]
    del schema["properties"]["role"]["default"]


def no_appearance(where: str, copied: str) -> UnsupportedError:
    """Return the error that order of appearance cannot be combined with a copy of the source."""
    return UnsupportedError(
        f"{where}.order: appearance is not supported with {copied}, which reads a copy of the rows "
        "in no order; choose another order"
    )


class Role(Reasoned):
    """The role of a column."""

    model_config = ConfigDict(json_schema_extra=_role_is_required)

    def refusals(self, name: str, job: Job) -> Iterator[SqlanonError]:  # noqa: ARG002 - of those with options
        """Yield settings of the column that no release of the job can have; see Quasi.refusals."""
        yield from ()

    def list_release_columns(self, name: str) -> tuple[str, ...]:
        """Return the columns that the release has of the column with this name."""
        return (name,)


class Drop(Role):
    """A column that is left out of the release, as a direct identifier or a text is."""

    role: Literal["drop"] = Field(default="drop", description="what the column is")

    @override
    def list_release_columns(self, name: str) -> tuple[str, ...]:
        return ()


class Identifier(Role):
    """A column that names a person directly, and stays with other values than its own."""

    role: Literal["identifier"] = Field(default="identifier", description="what the column is")
    action: Literal["hash", "null", "mask", "keep", "renumber"] = Field(
        description="publish a keyed hash, NULL or one text for all rows; in place, also keep it,"
        " or give its key new numbers",
        json_schema_extra={
            "type": ["string", "null"],
            "enum": ["hash", "null", "mask", "keep", "renumber", None],
        },
    )
    key: _Secret = Field(
        default=None, validate_default=True, description="secret of the hash, 16 characters up"
    )
    value: Annotated[str, Field(min_length=1)] | None = Field(
        default=None, description="text that a mask publishes"
    )
    references: References = Field(
        default=(),
        validate_default=True,
        description="other columns with the renumbered key, as orders.customer",
    )

    @model_validator(mode="before")
    @classmethod
    def _action_is_required(cls, said: object) -> object:
        if isinstance(said, dict) and said.get("action", "drop") == "drop":
            raise ValueError(
                "identifier needs an action: hash, null or mask; of a table in place also renumber "
                "(new numbers for a primary key, which references follow) or keep; to leave the "
                "column out, use role: drop"
            )
        return said

    @field_validator("action", mode="before")
    @classmethod
    def _null_has_a_name(cls, action: object) -> object:
        return "null" if action is None else action

    @field_serializer("key", when_used="json-unless-none")
    def _key_hidden(self, _: SecretStr) -> str:
        return HIDDEN

    @model_validator(mode="after")
    def _key_goes_with_hash(self) -> Self:
        if self.action == "hash" and self.key is None:
            raise ValueError("action: hash needs a key")
        if self.action != "hash" and self.key is not None:
            raise ValueError("a key is used only with action: hash")
        if self.key is not None and len(self.key.get_secret_value()) < _SHORTEST_KEY:
            raise ValueError(f"the key must have at least {_SHORTEST_KEY} characters")
        return self

    @model_validator(mode="after")
    def _value_goes_with_mask(self) -> Self:
        if self.action == "mask" and self.value is None:
            raise ValueError("action: mask needs a value, which all rows get")
        if self.action != "mask" and self.value is not None:
            raise ValueError("a value is used only with action: mask")
        return self

    @model_validator(mode="after")
    def _references_go_with_renumber(self) -> Self:
        if self.action != "renumber" and self.references:
            raise ValueError("references are used only with action: renumber")
        if len(set(self.references)) < len(self.references):
            raise ValueError("references must not name a column twice")
        return self

    @override
    def refusals(self, name: str, job: Job) -> Iterator[SqlanonError]:
        in_place = job.target is not None and job.target.mode == "replace"
        if self.action == "renumber" and job.details:
            return
        if self.action in {"keep", "renumber"} and not in_place:
            yield JobError(
                f"columns.{name}.action: {self.action} is only for a table in place (mode: "
                "replace); drop, null, hash or mask it in a new release"
                + (", or name detail tables (tables)" if self.action == "renumber" else "")
            )
        elif self.action == "renumber" and job.target is not None and job.target.by == "swap":
            yield JobError(f"columns.{name}.action: renumber needs by: update")


class _Read(Role):
    """A column whose values are read, and published in one form or another."""

    missing: Annotated[tuple[Value, ...] | None, BeforeValidator(_parse_list)] = Field(
        default=None,
        description="values that stand for none, as 999 or unknown: read and published as NULL",
    )

    @override
    def refusals(self, name: str, job: Job) -> Iterator[SqlanonError]:
        if not self.missing:
            return
        where = f"columns.{name}.missing"
        if job.target is not None and job.target.mode == "view":
            yield UnsupportedError(
                f"{where}: is not supported with mode: view; let the source be a view with "
                f"NULLIF({name}, …), or use mode: table"
            )
        if name in job.quasi_identifiers and ModelRequirements(job.privacy).population is not None:
            yield UnsupportedError(
                f"{where}: the population of a model has such values too; use views of both tables "
                f"with NULLIF({name}, …)"
            )


class Quasi(_Read):
    """A column that identifies together with others; its values are generalized.

    Without `order`, numbers and dates are ordered by value, other columns by their hierarchy if
    they have one, else as their type lists its values if it does, else by frequency.
    """

    role: Literal["quasi"] = Field(default="quasi", description="what the column is")
    hierarchy: HierarchySpecification | None = Field(default=None, description="how it generalizes")
    weight: Annotated[Positive, Field(le=1000)] = Field(
        default=Decimal(1),
        validate_default=True,
        description="how much its loss counts, above 0, at most 1000",
    )
    order: Annotated[
        Literal["appearance", "frequency", "alphabetical", "hierarchy", "declared"]
        | tuple[Value, ...]
        | None,
        BeforeValidator(_order),
    ] = Field(default=None, description="order of the values: a rule, or all of them in a list")
    output: Literal[
        "interval", "representative", "mean", "median", "mode", "lower", "upper", "bounds"
    ] = Field(
        default="interval",
        description="what a class of several values publishes; bounds are two columns, age_low "
        "and age_high",
    )
    range: Annotated[RangeStep | CUT | None, BeforeValidator(parse_range)] = Field(
        default=None,
        description="widen ranges to whole steps, or to the cuts of their region, so that their "
        "ends are no values of rows",
        json_schema_extra=tight_is_allowed,
    )
    min_level: NonNegativeInt | None = Field(default=None, description="generalize at least to it")
    max_level: NonNegativeInt | None = Field(default=None, description="generalize at most to it")
    retype: bool = Field(
        default=False, description="in place: the column becomes text, as its labels are"
    )
    zone: str | None = Field(
        default=None,
        description="time zone in which instants are published, as Europe/Berlin",
    )

    @field_validator("zone")
    @classmethod
    def _zone_has_a_name(cls, zone: str | None) -> str | None:
        # engines take abbreviations and offsets for different things
        if zone is not None and not _ZONE.fullmatch(zone):
            raise ValueError("must be UTC or a name as Europe/Berlin")
        return zone

    @model_validator(mode="after")
    def _hierarchy_fits(self) -> Self:
        low, top = self.min_level, self.max_level
        if low is not None and top is not None and low > top:
            raise ValueError("min_level is above max_level")
        if self.hierarchy is None:
            if self.order == "hierarchy":
                raise ValueError("order: hierarchy needs a hierarchy")
        elif self.order not in {None, "hierarchy"}:
            raise ValueError("a column with a hierarchy is ordered by it; leave order out")
        elif self.output != "interval":
            raise ValueError("a column with a hierarchy publishes its labels; leave output out")
        elif self.range is not None:
            raise ValueError("a column with a hierarchy publishes its labels; leave range out")
        if self.range is not None and self.output not in {"interval", "bounds"}:
            raise ValueError(f"output: {self.output} publishes no range; leave range or output out")
        return self

    def order_over(self, column: inspection.Column) -> Order | tuple[str, ...]:
        """Return how the values of a column are ordered, a hierarchy left aside.

        An order that its type declares is as if the job had listed it.
        """
        match self.order:
            case None | "hierarchy" | "declared":
                return column.declared or ("value" if column.kind.has_order else "frequency")
        return self.order

    @property
    def nondefault_options(self) -> dict[str, object]:
        """The options that differ from their defaults, with their values; `why` is left out."""
        said = {name: getattr(self, name) for name in type(self).model_fields if name != "why"}
        return {n: one for n, one in said.items() if one != type(self).model_fields[n].default}

    @override
    def list_release_columns(self, name: str) -> tuple[str, ...]:
        return (f"{name}_low", f"{name}_high") if self.output == "bounds" else (name,)

    def is_ordinal(self, column: inspection.Column) -> bool:
        """Return whether the column's values are ordinal, so that a median exists."""
        order = self.order_over(column)
        return order == "value" or isinstance(order, tuple)

    @override
    def refusals(self, name: str, job: Job) -> Iterator[SqlanonError]:
        """Yield what the job says of the column and its algorithm cannot do."""
        yield from super().refusals(name, job)
        others = {
            "missing": job.missing,
            "aggregates": job.aggregates,
            "recoding and release_guard": job.recoding and job.compares_all,
            job.algorithm.name: job.algorithm.remembers,
        }
        copied = next((what for what, said in others.items() if said), None)
        if self.order == "appearance" and copied:
            yield no_appearance(f"columns.{name}", copied)
        if self.output != "interval" and job.algorithm.needs_hierarchies:
            yield UnsupportedError(
                f"columns.{name}.output: {self.output} is not supported by {job.algorithm.name}, "
                "which publishes the labels of a hierarchy, of a column without one its values or "
                "*; leave output out, or use mondrian"
            )
        if self.range is not None and job.algorithm.needs_hierarchies:
            yield UnsupportedError(
                f"columns.{name}.range: ranges are not published by {job.algorithm.name}, but the "
                "labels of a hierarchy; use `hierarchy: {intervals: …}` or `{dates: …}`"
            )
        if self.range == "cut":
            yield from self._no_cuts(name, job)
        yield from self._no_bounds(name, job)
        if isinstance(self.hierarchy, Rare):
            yield from self._no_rare(name, job)
        if not self.retype:
            return
        where = f"columns.{name}.retype"
        if job.target is None or job.target.mode != "replace":
            yield JobError(
                f"{where}: retype is for a table in place; a new one has columns of text"
            )
        elif job.target.by == "swap":
            yield JobError(f"{where}: retype needs by: update; a new table has columns of text")
        if self.output != "interval":
            yield JobError(f"{where}: output: {self.output} keeps the type; leave one of them out")

    def _no_bounds(self, name: str, job: Job) -> Iterator[SqlanonError]:
        """Yield where a column is not published as two; see `refusals`."""
        if self.output == "bounds" and job.target is not None and job.target.mode != "table":
            yield UnsupportedError(
                f"columns.{name}.output: bounds is not supported with mode: {job.target.mode}; use "
                "output: lower, `hierarchy: {intervals: …}` or `{dates: …}`, or mode: table"
            )

    def _no_rare(self, name: str, job: Job) -> Iterator[SqlanonError]:
        """Yield why rare values cannot be put together; see `refusals`."""
        where = f"columns.{name}.hierarchy.rare"
        if not isinstance(job.algorithm, FullDomain):
            yield UnsupportedError(
                f"{where}: {job.algorithm.name} publishes several levels of one column; use an "
                "algorithm that chooses a level per column, as optimal, or store the list with "
                "`sqlanon hierarchy build` and set {table: …}"
            )
        if job.target is not None and job.target.mode == "replace":
            yield UnsupportedError(
                f"{where}: needs a new table or view; in place a later run would count rows that "
                "have the label already. Store the list with `sqlanon hierarchy build` and set "
                "{table: …}"
            )

    def _no_cuts(self, name: str, job: Job) -> Iterator[SqlanonError]:
        """Yield why the regions of a job have no cuts for the ends of ranges; see `refusals`."""
        where = f"columns.{name}.range: cut"
        if not job.algorithm.needs_hierarchies and not job.algorithm.makes_regions:
            yield UnsupportedError(
                f"{where}: the classes of {job.algorithm.name} are not regions between cuts; set "
                "range: {step: …}, or use mondrian with split: strict and without refine"
            )
        if job.recoding is not None or (job.target is not None and job.target.mode == "replace"):
            what = "recoding" if job.recoding is not None else "mode: replace"
            yield UnsupportedError(
                f"{where}: with {what} classes are read from labels of an earlier release, which "
                "do not have the cuts; set range: {step: …}"
            )

    def level_refusals(self, name: str, height: int) -> Iterator[SqlanonError]:
        """Limits above the root of a hierarchy of this height; see `refusals`."""
        for key, level in (("min_level", self.min_level), ("max_level", self.max_level)):
            if level is not None and level > height:
                yield JobError(
                    f"columns.{name}.{key}: must be at most {height}, the level of the root"
                )

    def source_refusals(self, column: inspection.Column) -> Iterator[SqlanonError]:
        """Yield what a column of this kind cannot be, whatever its values are; see `refusals`."""
        if (
            self.hierarchy is not None
            and (reason := mismatch_reason(self.hierarchy, column)) is not None
        ):
            yield HierarchyError(f"columns.{column.name}.{reason}")
        if self.zone is not None and column.kind is not Kind.INSTANT:
            yield UnsupportedError(
                f"columns.{column.name}.zone: is for timestamps with a time zone, and the column's "
                f"type is {column.display_type or 'text'}; leave it out"
            )
        if self.order == "declared" and not column.declared:
            yield UnsupportedError(
                f"columns.{column.name}.order: its type, {column.display_type or 'text'}, "
                "declares no "
                + (
                    "order; leave order out, its values are ordered"
                    if column.kind.has_order
                    else "order; list the values, order: [first, second, …], or use frequency"
                )
            )
        by_value = self.order_over(column) == "value"
        if self.range is not None:
            explain = ranges.mismatch_reason if self.range == "cut" else self.range.mismatch_reason
            reason = explain(column, by_value=by_value)
            if reason is None and self.output == "bounds":
                reason = ranges.endless(self.range, column)
            if reason is not None:
                yield UnsupportedError(f"columns.{column.name}.{reason}")
        if self.output == "mean" and not column.kind.numeric:
            yield UnsupportedError(
                f"columns.{column.name}.output: a mean needs numbers; use median or mode"
            )
        what = _RANKED.get(self.output)
        if what is not None and not self.is_ordinal(column):
            yield UnsupportedError(
                f"columns.{column.name}.output: {what} needs ordered values; use mode, or list "
                "the values in `order`"
            )


class Sensitive(_Read):
    """A column whose value must not be learnt of a person; published as it is."""

    role: Literal["sensitive"] = Field(default="sensitive", description="what the column is")


class Keep(_Read):
    """A column that says nothing of a person; published as it is."""

    role: Literal["keep"] = Field(default="keep", description="what the column is")


class _RoleAlone:
    """Annotation of a column of which its role alone may be said: `age: quasi`."""

    def __get_pydantic_core_schema__(
        self, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self._by_role, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return {
            "anyOf": [{"enum": [role for role in ROLES if role != "identifier"]}, handler(schema)]
        }

    def _by_role(self, said: object) -> object:
        return {"role": said} if isinstance(said, str) else said


Column: TypeAlias = Annotated[
    Annotated[Identifier | Drop | Quasi | Sensitive | Keep, Field(discriminator="role")],
    _RoleAlone(),
]


def missing_of(columns: Mapping[str, Column]) -> dict[str, tuple[str, ...]]:
    """The values that stand for none, by column, of those that have some."""
    said = {n: c.missing for n, c in columns.items() if isinstance(c, _Read)}
    return {name: values for name, values in said.items() if values is not None}


ROLES: dict[str, type[Parameters]] = {
    "quasi": Quasi,
    "sensitive": Sensitive,
    "keep": Keep,
    "drop": Drop,
    "identifier": Identifier,
}
"""The model of each role, by the name that a job gives it."""

"""Types of the options of a job, and how their values are read."""

from __future__ import annotations

import datetime as dt
import math
import numbers
import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar
from uuid import UUID

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ModelWrapValidatorHandler,
    PlainSerializer,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
    WithJsonSchema,
    create_model,
    model_validator,
)
from pydantic_core import CoreSchema, InitErrorDetails, PydanticCustomError, core_schema

from sqlanon.common.registry import load_class
from sqlanon.common.wording import list_problems, suggestion
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Generic, Self

    from pydantic_core import ErrorDetails

    _Kept_co = TypeVar("_Kept_co", covariant=True)

    _Said_contra = TypeVar("_Said_contra", contravariant=True)

    class Option(Generic[_Kept_co, _Said_contra]):
        """A field as type checkers see it: the type of its argument, and that of its value.

        They read the type of an argument from `__set__` and that of an attribute from `__get__`
        (PEP 681, descriptor-typed fields). pydantic never sees this class: where one is used, its
        other half is the annotation that pydantic validates by.
        """

        def __get__(self, instance: object, owner: type) -> _Kept_co:
            """Return the value as it is kept."""
            ...

        def __set__(self, instance: object, value: _Said_contra) -> None:
            """Set the value, of any type that may be given."""
            ...


# -- plain numbers and lists -----------------------------------------------------------------------
#
# No library is imported to know its types. Numbers of numpy are recognized by the abstract classes
# of `numbers`; arrays, indexes and series by the package of their class.

_ARRAYS = frozenset({"numpy", "pandas", "polars", "pyarrow"})
"""Packages whose one-dimensional containers are lists."""
_DEEPEST = 100
"""Levels of nesting that are converted: no option has more, and a value may contain itself."""


def as_plain(value: object, depth: int = _DEEPEST) -> object:
    """Return a value of an option with numbers, dates and lists as Python has them.

    `numpy.float32(0.1)` becomes the 0.1 that was written, not its binary neighbour. A missing
    scalar (`pandas.NA`, `NaT`) becomes None. A column of a table or mapped class of SQLAlchemy
    becomes its name. Mappings, lists and tuples keep their kind. Any other value, or one nested
    deeper than `depth` levels, is returned as it is, for the option to refuse.
    """
    plain, inner = value, depth - 1
    match value:
        case _ if depth == 0:
            pass
        case Mapping():
            plain = {as_plain(key, inner): as_plain(one, inner) for key, one in value.items()}
        case list() | range():
            plain = [as_plain(one, inner) for one in value]
        case tuple() if type(value) is tuple:
            plain = tuple(as_plain(one, inner) for one in value)
        case _ if type(value).__module__.partition(".")[0] in _ARRAYS:
            plain = _of_arrays(value)
        case _ if _is_of_sqlalchemy(value, "ColumnCollection"):
            plain = [as_plain(one, inner) for one in value]  # type: ignore[attr-defined]
        case _ if _is_of_sqlalchemy(getattr(value, "expression", None), "Column"):
            plain = str(value.expression.name)  # type: ignore[attr-defined]
    return plain


def _is_of_sqlalchemy(value: object, kind: str) -> bool:
    """Whether a value is of a class of SQLAlchemy; a Column is its own `expression`."""
    return any(
        one.__name__ == kind and one.__module__.partition(".")[0] == "sqlalchemy"
        for one in type(value).__mro__
    )


def _of_arrays(value: object) -> object:
    """Convert a value of a package of arrays: a number, a date, a missing value, or a list."""
    plain, kind = value, type(value).__name__
    match value:
        case numbers.Integral():
            plain = int(value)
        case numbers.Real():
            plain = float(str(value))
        case dt.datetime() | dt.date():  # of pandas; NaT is one, and differs from itself
            plain = value if value == value else None  # noqa: PLR0124
        case _ if kind in {"bool", "bool_"}:
            plain = bool(value)
        case _ if kind in {"str_", "datetime64"}:
            plain = str(value)
        case _ if kind == "NAType":
            plain = None
        case _ if hasattr(value, "as_py"):  # a scalar of Arrow
            plain = as_plain(value.as_py())
        case _ if hasattr(value, "item") and getattr(value, "ndim", None) == 0:
            plain = as_plain(value.item())
        case Iterable() if not hasattr(value, "columns"):  # no frame or table
            plain = [as_plain(one) for one in value]
    return plain


# -- texts that a database cannot keep -------------------------------------------------------------

UNSTORABLE = "a NUL character or half a surrogate pair"
"""Characters in a text that engines refuse or cut it at, or that cannot be sent."""
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


def storable(text: str) -> bool:
    """Whether every engine can keep a text."""
    return _UNSTORABLE.search(text) is None


def unstorable(said: object, place: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the places of texts that not every engine can keep."""
    match said:
        case str() if not storable(said):
            yield place
        case dict():
            for key, one in said.items():
                yield from unstorable(one, (*place, key))
        case list() | tuple():
            for index, one in enumerate(said):
                yield from unstorable(one, (*place, index))
        case BaseModel():
            yield from unstorable(vars(said), place)


# -- options ---------------------------------------------------------------------------------------

MOST_REASON = 500
"""Characters of a reason: enough for a few sentences."""

if TYPE_CHECKING:
    _Told = BaseModel
else:

    class _ToldMeta(type(BaseModel)):
        """Turns pydantic's errors into those of sqlanon where Python code makes an object.

        Only such code calls the class: pydantic makes inner objects without a call.
        """

        def __call__(cls, *args: object, **options: object) -> object:
            plain = {name: as_plain(value) for name, value in options.items()}
            try:
                return super().__call__(*args, **plain)
            except ValidationError as error:
                problems = list_problems(error, cls.__name__, cls.model_fields)
            raise JobError(problems)

    class _Told(BaseModel, metaclass=_ToldMeta):
        """A model whose mistakes are JobErrors."""


class Parameters(_Told):
    """Frozen data whose unknown keys are errors and whose types are not guessed.

    A job with a key or a value that sqlanon does not understand must never run: its result would
    be weaker than what the job asks for.
    """

    model_config = ConfigDict(
        frozen=True,
        extra="forbid",
        strict=True,
        hide_input_in_errors=True,
        validate_by_name=True,
        allow_inf_nan=False,
    )

    @model_validator(mode="wrap")
    @classmethod
    def _nothing_is_left_empty(
        cls, data: object, handler: ModelWrapValidatorHandler[Self], info: ValidationInfo
    ) -> Self:
        """Refuse an option of a job that is named and left empty, where it could be left out.

        A job with `person:` and nothing behind it would silently get less than it asks for. An
        option whose default is not None may be null. Jobs are validated with a context. Objects of
        Python code are not, and may have None.
        """
        if info.context is None or not isinstance(data, dict):
            return handler(data)
        optional = {
            key
            for name, field in cls.model_fields.items()
            if not field.is_required() and field.default is None
            for key in (name, field.alias)
        }
        empty = [key for key, value in data.items() if value is None and key in optional]
        if not empty:
            return handler(data)
        found = [InitErrorDetails(type=_EMPTY, loc=(key,), input=None) for key in empty]
        try:
            handler({key: value for key, value in data.items() if key not in empty})
        except ValidationError as error:
            found += [_once_more(problem) for problem in error.errors()]
        raise ValidationError.from_exception_data(cls.__name__, found)

    @property
    def meaning(self) -> Parameters:
        """The member of its family that it stands for: itself, or one that an option selects."""
        return self


def _in_words(said: str) -> str:
    if not said.strip():
        raise ValueError("needs a reason in words, or leave the key out")
    return said


class Reasoned(Parameters):
    """Options with a reason, in which a job explains them."""

    why: Annotated[str, Field(max_length=MOST_REASON), AfterValidator(_in_words)] | None = Field(
        default=None, description="the reason, which readers of the report see"
    )


def without_reasons(said: Any) -> Any:  # noqa: ANN401 - any part of a job
    """Return a part of a job without its reasons."""
    match said:
        case Parameters():
            parts = {name: without_reasons(vars(said)[name]) for name in type(said).model_fields}
            if isinstance(said, Reasoned):
                parts["why"] = None
            # a copy marks changed fields as set, so it must change nothing but reasons
            return said.model_copy(update={n: v for n, v in parts.items() if v != vars(said)[n]})
        case dict():
            return {key: without_reasons(one) for key, one in said.items()}
        case tuple():
            return tuple(map(without_reasons, said)) if type(said) is tuple else said
    return said


def person_of_the_job(schema: dict[str, Any]) -> None:
    """Make `person` optional in the JSON Schema: a job may set it once for all its models."""
    schema["required"].remove("person")


_EMPTY = PydanticCustomError("empty", "must not be empty; give it a value, or leave the key out")


def _once_more(problem: ErrorDetails) -> InitErrorDetails:
    """Convert a reported error, so that it can be raised again together with others."""
    kind: str | PydanticCustomError = problem["type"]
    if kind == _EMPTY.type:
        kind = _EMPTY
    context = problem.get("ctx", {})
    return InitErrorDetails(type=kind, loc=problem["loc"], input=problem["input"], ctx=context)


# -- numbers and lists -----------------------------------------------------------------------------

_DIGITS = 38
"""Digits before and after the decimal point: the widest DECIMAL that the engines share."""
_DECIMAL = re.compile(r"-?[0-9]+(\.[0-9]+)?")

_Item = TypeVar("_Item")


def exact_decimal(value: object) -> Decimal:
    """Return a number of a job as the decimal that was written, not its binary neighbour.

    Args:
        value: An int, float or Decimal, or a decimal's digits as text (for more digits than a
            float holds).

    Raises:
        ValueError: It is no finite number of at most 38 digits on either side of the point.
    """
    match value:
        case int() | float() | Decimal() if not isinstance(value, bool):
            number = Decimal(repr(float(value))) if isinstance(value, float) else Decimal(value)
        case str() if _DECIMAL.fullmatch(value):
            number = Decimal(value)
        case _:
            raise ValueError("must be a number")
    exponent = number.as_tuple().exponent
    if not isinstance(exponent, int) or number.adjusted() >= _DIGITS or exponent < -_DIGITS:
        raise ValueError("must be a finite number of at most 38 digits on either side of the point")
    return number


def _fill_tuple(value: object) -> object:
    if isinstance(value, list):
        value = tuple(value)
    if value == ():
        raise ValueError("must not be empty")
    return value


def write_exactly(number: Decimal) -> float | str:
    """Return what `exact_decimal` reads back as the same number."""
    return float(number) if Decimal(repr(float(number))) == number else f"{number:f}"


if TYPE_CHECKING:
    _Written: TypeAlias = Decimal | float | str
    Number: TypeAlias = Option[Decimal, _Written]
    Positive: TypeAlias = Number
    MaybePositive: TypeAlias = Option[Decimal | None, _Written | None]
    Many: TypeAlias = Option[tuple[_Item, ...], Sequence[_Item]]
    MaybeMany: TypeAlias = Option[tuple[_Item, ...] | None, Sequence[_Item] | None]
    Lists: TypeAlias = Option[tuple[tuple[_Item, ...], ...], Sequence[Sequence[_Item]]]
    Positives: TypeAlias = Option[tuple[Decimal, ...], Sequence[_Written]]
    NumberLists: TypeAlias = Option[tuple[tuple[Decimal, ...], ...], Sequence[Sequence[_Written]]]
else:
    Number = Annotated[
        Decimal, BeforeValidator(exact_decimal), PlainSerializer(write_exactly, when_used="json")
    ]
    """An exact decimal number."""
    Positive = Annotated[
        Number, Field(gt=0), WithJsonSchema({"type": ["number", "string"], "exclusiveMinimum": 0})
    ]
    """An exact decimal number above 0."""
    MaybePositive = Positive | None
    """The same, which may be left out."""
    Many = Annotated[
        tuple[_Item, ...], BeforeValidator(_fill_tuple), Field(json_schema_extra={"minItems": 1})
    ]
    """A list of a job, kept as a tuple of at least one item."""
    MaybeMany = Many[_Item] | None
    """The same, which may be left out."""
    Lists = Many[Many[_Item]]
    """A list of lists."""
    Positives = Many[Positive]
    """A list of exact decimal numbers above 0."""
    NumberLists = Lists[Number]
    """A list of lists of exact decimal numbers."""
Character: TypeAlias = Annotated[str, Field(min_length=1, max_length=1, pattern=r"[^\x00\r\n]")]
"""One character that stays on its line."""


# -- values of a table -----------------------------------------------------------------------------


def value_text(value: object) -> object:
    """A number, a truth value, a date or a time as a text that its column can read.

    Returns:
        The text; anything else as it is.
    """
    text: object = value
    match value:
        case bool():
            text = "true" if value else "false"
        case int() | UUID() | dt.time():
            text = str(value)
        case float() if math.isfinite(value):
            text = repr(float(value)).removesuffix(".0")
        case Decimal() if value.is_finite():
            text = f"{value:f}"
        case dt.datetime():
            text = value.isoformat(sep=" ")
        case dt.date():
            text = value.isoformat()
    return text


if TYPE_CHECKING:
    _Said: TypeAlias = str | float | Decimal | dt.date | dt.time | UUID
    MaybeValue: TypeAlias = Option[str | None, _Said | None]
    Value: TypeAlias = str
else:
    _SCHEMA = {"type": ["string", "number", "boolean"]}
    Value = Annotated[str, BeforeValidator(value_text), WithJsonSchema(_SCHEMA)]
    """A value of a column; kept as a text."""
    MaybeValue = Value | None
    """The same, which may be left out."""


# -- models of features ----------------------------------------------------------------------------


class Later:
    """Annotation of a field that may be left out, whose model is imported when it is needed.

    It is imported when a job sets the field, or for the JSON Schema. Other parts of the annotation
    are ignored.

    Attributes:
        where: The model: `module:Class`.
        many: Whether the field is a list of these.
    """

    def __init__(self, where: str, *, many: bool = False) -> None:
        self.where = where
        self.many = many

    @property
    def model(self) -> type[Parameters]:
        """The model itself."""
        found: type[Parameters] = load_class(self.where)
        return found

    @property
    def _adapter(self) -> TypeAdapter[Any]:
        model = self.model
        kept: Any = Many[model] if self.many else model  # type: ignore[valid-type]
        return TypeAdapter(kept | None)

    def __get_pydantic_core_schema__(self, _: object, __: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_info_plain_validator_function(self._read)

    def __get_pydantic_json_schema__(
        self, _: CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        return handler(self._adapter.core_schema)

    def _read(self, value: object, info: ValidationInfo) -> object:
        return self._adapter.validate_python(value, context=info.context)


# -- members by their names ------------------------------------------------------------------------


class Member:
    """Annotation of a field that takes one member of a registry, as an object or by its name.

    By name it is written as `{name: {option: …}}`, or as `name` alone without options.
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
            return value.meaning
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
        return member.meaning

    def _wrapping(self, name: str) -> type[Parameters]:
        """Make the model of a mapping whose one key is a member's name.

        It is made on first use: a job names two or three members of more than forty.
        """
        if name not in self._wrapped:
            key: dict[str, Any] = {name: (self.members[name], ...)}
            self._wrapped[name] = create_model(name, __base__=Parameters, **key)
        return self._wrapped[name]

    def _by_name(self, member: Any) -> dict[str, object]:  # noqa: ANN401 - of the registry
        """Convert a member to its form in a job, without the options that were not set."""
        fields = type(member).model_fields
        said = {
            option: value
            for option, value in member.model_dump(mode="json").items()
            if value is not None or fields[option].default is not None
        }
        return {member.name: said}

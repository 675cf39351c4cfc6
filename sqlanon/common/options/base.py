"""The base of everything that a job file can say: typed, frozen, closed data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pydantic import (
    BaseModel,
    ConfigDict,
    ModelWrapValidatorHandler,
    ValidationError,
    ValidationInfo,
    model_validator,
)
from pydantic_core import InitErrorDetails, PydanticCustomError

from sqlanon.common.options.plain import as_plain
from sqlanon.common.options.problems import listed
from sqlanon.errors import JobError

if TYPE_CHECKING:
    from typing import Generic, Self, TypeVar

    from pydantic_core import ErrorDetails

    _Kept_co = TypeVar("_Kept_co", covariant=True)
    _Said_contra = TypeVar("_Said_contra", contravariant=True)

    class Option(Generic[_Kept_co, _Said_contra]):
        """A field as type checkers see it: what may be said when it is made, and what is kept.

        They read the type of an argument from `__set__` and that of an attribute from `__get__`
        (PEP 681, descriptor-typed fields). pydantic never sees this class: where one is used, its
        other half is the annotation that pydantic validates by.
        """

        def __get__(self, instance: object, owner: type) -> _Kept_co:
            """What is kept."""
            ...

        def __set__(self, instance: object, value: _Said_contra) -> None:
            """What may be said."""
            ...


if TYPE_CHECKING:
    _Told = BaseModel
else:

    class _ToldMeta(type(BaseModel)):
        """Objects that Python makes are refused in sqlanon's words, not in pydantic's.

        A call is theirs alone: what pydantic makes inside of another object is not called.
        """

        def __call__(cls, *args: object, **options: object) -> object:
            plain = {name: as_plain(value) for name, value in options.items()}
            try:
                return super().__call__(*args, **plain)
            except ValidationError as error:
                problems = listed(error, cls.__name__, cls.model_fields)
            raise JobError(problems)

    class _Told(BaseModel, metaclass=_ToldMeta):
        """A model whose mistakes are JobErrors."""


class Parameters(_Told):
    """Frozen data whose unknown keys are errors and whose types are not guessed.

    A job that says more, or says it otherwise, than sqlanon understands must never run: the
    result would be weaker than what was asked.
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

        Who writes `unit:` and nothing behind it would get less than was asked for, in silence. An
        option whose default is something else may say null. Jobs come with a context; objects that
        Python makes do not, and may say None.
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
    def meant(self) -> Parameters:
        """The member of its family that it stands for: itself, or what one of its options means."""
        return self


def person_of_the_job(schema: dict[str, Any]) -> None:
    """Take an option out of what a file must say: a job may say once for all who a person is."""
    schema["required"].remove("person")


_EMPTY = PydanticCustomError("empty", "must not be empty; give it a value, or leave the key out")


def _once_more(problem: ErrorDetails) -> InitErrorDetails:
    """An error that was told, to be told again together with others."""
    kind: str | PydanticCustomError = problem["type"]
    if kind == _EMPTY.type:
        kind = _EMPTY
    context = problem.get("ctx", {})
    return InitErrorDetails(type=kind, loc=problem["loc"], input=problem["input"], ctx=context)

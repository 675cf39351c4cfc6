"""The base of everything that a job file can say: typed, frozen, closed data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict

if TYPE_CHECKING:
    from typing import Generic, TypeVar

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


class Parameters(BaseModel):
    """Frozen data whose unknown keys are errors and whose types are not guessed.

    A job that says more, or says it otherwise, than sqlanon understands must never run: the
    result would be weaker than what was asked.
    """

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, hide_input_in_errors=True, populate_by_name=True
    )

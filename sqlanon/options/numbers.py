"""Numbers and lists as a job writes them: exact decimals, filled lists, one character."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Annotated, TypeAlias, TypeVar

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

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
            number = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
        case str() if _DECIMAL.fullmatch(value):
            number = Decimal(value)
        case _:
            raise ValueError("must be a number")
    exponent = number.as_tuple().exponent
    if not isinstance(exponent, int) or number.adjusted() >= _DIGITS or exponent < -_DIGITS:
        raise ValueError("must be a finite number of at most 38 digits on either side of the point")
    return number


def _filled_tuple(value: object) -> object:
    if isinstance(value, list):
        value = tuple(value)
    if value == ():
        raise ValueError("must not be empty")
    return value


def _written(number: Decimal) -> float | str:
    """Return what `exact_decimal` reads back as the same number."""
    return float(number) if Decimal(repr(float(number))) == number else f"{number:f}"


Number: TypeAlias = Annotated[
    Decimal, BeforeValidator(exact_decimal), PlainSerializer(_written, when_used="json")
]
"""An exact decimal number."""
Positive: TypeAlias = Annotated[
    Number, Field(gt=0), WithJsonSchema({"type": ["number", "string"], "exclusiveMinimum": 0})
]
"""An exact decimal number above 0."""
Many: TypeAlias = Annotated[
    tuple[_Item, ...], BeforeValidator(_filled_tuple), Field(json_schema_extra={"minItems": 1})
]
"""A list of a job, kept as a tuple of at least one item."""
Character: TypeAlias = Annotated[str, Field(min_length=1, max_length=1, pattern=r"[^\x00\r\n]")]
"""One character that stays on its line."""

"""Numbers and lists as a job writes them: exact decimals, filled lists, one character."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

from pydantic import BeforeValidator, Field, PlainSerializer, WithJsonSchema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.common.options.base import Option

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


def _filled_tuple(value: object) -> object:
    if isinstance(value, list):
        value = tuple(value)
    if value == ():
        raise ValueError("must not be empty")
    return value


def written(number: Decimal) -> float | str:
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
        Decimal, BeforeValidator(exact_decimal), PlainSerializer(written, when_used="json")
    ]
    """An exact decimal number."""
    Positive = Annotated[
        Number, Field(gt=0), WithJsonSchema({"type": ["number", "string"], "exclusiveMinimum": 0})
    ]
    """An exact decimal number above 0."""
    MaybePositive = Positive | None
    """The same, which may be left out."""
    Many = Annotated[
        tuple[_Item, ...], BeforeValidator(_filled_tuple), Field(json_schema_extra={"minItems": 1})
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

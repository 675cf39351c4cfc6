"""Values of a table as a job writes them: texts, or what a file or Python has for them."""

from __future__ import annotations

import datetime as dt
import math
from decimal import Decimal
from typing import TYPE_CHECKING, Annotated, TypeAlias
from uuid import UUID

from pydantic import BeforeValidator, WithJsonSchema

if TYPE_CHECKING:
    from sqlanon.common.options.base import Option


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

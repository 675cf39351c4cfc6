"""How many rows may be lost, or have to be there: a count or a fraction."""

from __future__ import annotations

from decimal import Decimal  # noqa: TC003 - pydantic reads it
from typing import Annotated

from pydantic import BeforeValidator

from sqlanon.options.numbers import Number, exact_decimal


def _suppression(value: object) -> int | Decimal:
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            raise ValueError("must not be negative")
        return value
    fraction = exact_decimal(value)
    if not 0 <= fraction <= 1:
        raise ValueError("a fraction must be between 0.0 and 1.0; a count is a whole number")
    return fraction


Suppression = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that may be lost: 10 is a count, 0.1 and 1.0 are fractions."""
MinRows = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that a release needs: 1000 is a count, 0.9 a share of those of the last release."""

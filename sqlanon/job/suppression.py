"""How many rows may be lost, or have to be there: a count or a fraction."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Annotated

from pydantic import BeforeValidator

from sqlanon.common.options import Number, exact_decimal

_PERCENT = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,30})?) ?%")


def _suppression(value: object) -> int | Decimal:
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 0:
            raise ValueError("must not be negative")
        return value
    percent = _PERCENT.fullmatch(value) if isinstance(value, str) else None
    fraction = exact_decimal(value) if percent is None else Decimal(percent[1]).scaleb(-2)
    if not 0 <= fraction <= 1:
        raise ValueError("a fraction must be between 0.0 and 1.0; a count is a whole number")
    return fraction


Suppression = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that may be lost: 10 is a count, 0.1, 1.0 and `5%` are fractions."""
MinRows = Annotated[int | Number, BeforeValidator(_suppression)]
"""Rows that a release needs: 1000 is a count, 0.9 a share of those of the last release."""

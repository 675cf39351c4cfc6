"""What the queries of staging bring back."""

from __future__ import annotations

from typing import NamedTuple


class Totals(NamedTuple):
    """The row of `stage/totals`.

    Attributes:
        cells: Cells of the frequency set.
        rows: Their rows.
        smallest: Rows of the smallest one; None without cells.
        unique: Cells of one row.
    """

    cells: int
    rows: int
    smallest: int | None
    unique: int


class Beyond(NamedTuple):
    """Distinct values that something does not hold, and the rows that have them."""

    values: int
    rows: int


class Domain(NamedTuple):
    """The row of `stage/domain`.

    Attributes:
        distinct: Distinct values of a dictionary, NULL not counted.
        null_code: The code of NULL; None where it does not occur.
        codes: All codes.
    """

    distinct: int
    null_code: int | None
    codes: int

"""A column of very many values without an order, whose sets would fill a disk."""

from __future__ import annotations

from sqlanon.errors import UnsupportedError

MOST_CHARACTERS = 2_000_000_000
"""Characters of all labels of one column, beyond which …"""
LONG_LABEL = 1_000
"""… their mean must not exceed this: nobody reads such sets."""


def refuse_endless_sets(name: str, characters: int, rows: int) -> None:
    """Refuse labels of which a release would consist, before any row has one.

    Args:
        name: The column.
        characters: Those of the labels of all rows.
        rows: How many rows.

    Raises:
        UnsupportedError: names the column, and what to do.
    """
    if characters > max(MOST_CHARACTERS, LONG_LABEL * rows):
        raise UnsupportedError(
            f"columns.{name}: the sets of values that its classes publish are "
            f"{characters // max(rows, 1):,} characters long on the mean, {characters:,} in all "
            "rows; give it a hierarchy (a mask, say) or an order, say `output: representative`, "
            "or leave it out"
        )

"""The choice of attributes that a round reads cell by cell, in order, instead of counting codes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlanon.source.frequency_set import FrequencySet

MANY = 20_000
"""Open cells from which on cells are read in order. With fewer, one query counts all attributes,
and saves planning. All rounds of 100,000 distinct cells take 1.2 CPU seconds in order, 2.3
counted."""
_ROWS = 1.25
"""Rows per cell up to which cells are read in order: DuckDB repeats a cell for each of its rows."""
_CODES = 0.3
"""Codes of an attribute per cell of a part from which on its cells are read in order. 1,000,000
cells in 16 parts, 25,001 codes: counted 0.12 CPU seconds, in order 0.07; in 1,024 parts 0.44 and
0.14; 16 codes 0.02 and 0.07."""


def are_looked_at(frequency_set: FrequencySet) -> bool:
    """Whether there are enough cells, and cells have few enough rows."""
    return MANY < frequency_set.cell_count >= frequency_set.rows / _ROWS


def hardly_repeated(frequency_set: FrequencySet, parts: int, rows: int) -> list[int]:
    """Return the attributes most of whose codes occur once in a part.

    Every attribute is taken to have its share of the cuts so far, which leave it fewer codes.

    Args:
        frequency_set: The cells.
        parts: How many parts are open.
        rows: Their rows.
    """
    cells, attributes = min(rows, frequency_set.cell_count), frequency_set.attributes
    if cells <= MANY or not are_looked_at(frequency_set):
        return []
    each = parts ** (1 - 1 / len(attributes))
    return [a.index for a in attributes if a.distinct * each >= _CODES * cells]

"""Hierarchies that need no value of the table: round widths, calendars, masks, networks."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

from sqlanon.source.words import Meaning
from sqlanon.sql.dialects import Kind
from sqlanon.tools.init.counting import ALIKE

if TYPE_CHECKING:
    from sqlanon.tools.init.counting import Counted, Texts

_STEPS = {1: (1, 2, 4, 8), 2: (2, 10, 20, 40), 5: (5, 10, 20, 40)}
"""Widths of four levels whose narrowest begins with this digit."""
_FINEST = -9
"""Widths below 0.001 would ask for more places than exact intervals have."""
_FEW = 20
"""Values that are kept apart better by themselves than by their letters."""


def hierarchy_for(one: Counted, meaning: Meaning | None) -> dict[str, Any] | None:
    """What a job says of a column's hierarchy.

    Args:
        one: The column in counts.
        meaning: What its name says.

    Returns:
        As under `hierarchy:`; None where its values are best grouped by how often they occur.
    """
    kind = one.column.kind
    if kind.numeric:
        return {"intervals": [10, 100, 1000] if meaning is Meaning.POSTAL else _widths(one)}
    if kind.dated:
        days = ["month", "quarter", "year", "decade"]
        return {"dates": days if kind is Kind.DATE else ["day", *days]}
    if kind.clocked:
        return {"dates": ["hour"]}
    if kind is Kind.ADDRESS:
        return {"networks": {"ipv4": [24, 16, 8], "ipv6": [64, 48, 32]}}
    return None if one.texts is None else _mask(one, one.texts, meaning)


def _mask(one: Counted, texts: Texts, meaning: Meaning | None) -> dict[str, Any] | None:
    """A mask of codes; None for other texts."""
    if 0 < 2 * texts.beginnings <= one.values:
        return {"mask": {"keep": _kept(texts)}}
    steps = _masked(texts.longest)
    if steps and (_is_code(one, texts) or meaning is Meaning.POSTAL):
        return {"mask": {"steps": steps}}
    return None


def _widths(one: Counted) -> list[int | float]:
    """Round widths, the narrowest about half a standard deviation."""
    whole = one.column.kind is Kind.INTEGER
    if one.spread == ALIKE:
        return [5, 10, 20, 40]
    power, digit = divmod(max(one.spread - 1, 0 if whole else _FINEST), 3)
    unit = Decimal(10) ** power
    widths = [unit * step for step in _STEPS[(1, 2, 5)[digit]]]
    if whole:
        return [int(width) for width in widths if width > 1]
    return [int(width) if width == int(width) else float(width) for width in widths]


def _is_code(one: Counted, texts: Texts) -> bool:
    """Whether texts are codes, whose first characters say most."""
    return one.values > _FEW and texts.are_codes(one.filled)


def _kept(texts: Texts) -> list[int]:
    """How many characters of codes of unequal length are kept at each of at most four levels.

    The shortest codes are groups of the longer ones, as E11 of E11.9 and 1980 of 1980-05.
    """
    between = (texts.beginning + texts.longest + 1) // 2
    levels = [between, *range(texts.beginning, 0, -2)]
    return sorted({level for level in levels if level < texts.longest}, reverse=True)[:4]


def _masked(longest: int) -> list[int]:
    """How many characters are masked at each of at most four levels."""
    levels = min(4, longest - 1)
    return sorted({level * longest // (levels + 1) for level in range(1, levels + 1)} - {0})

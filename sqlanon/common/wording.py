"""How counts are said, in every message and report."""

from __future__ import annotations


def whole(number: int) -> str:
    """1,234."""
    return f"{number:,}"


def counted(number: int, one: str, more: str = "") -> str:
    """`1 row`, `2 rows`; with both forms said also `1 class is`, `2 classes are`."""
    return f"{whole(number)} {one if number == 1 else more or one + 's'}"

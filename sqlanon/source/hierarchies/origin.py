"""Where rows of a hierarchy from outside the database stand, for messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sqlanon.errors import HierarchyError

ROOT = "*"
MOST_LEVELS = 64
"""Level_0 and the root included."""
Numbered: TypeAlias = tuple[int, tuple[str | None, ...]]
"""Where a row was found, and its cells."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What messages call the source as a whole (`name`), and what they number in it (`unit`)."""

    name: str
    unit: str

    def error(self, message: str, *, at: int | None = None) -> HierarchyError:
        """The error that says what is wrong, and where."""
        where = "" if at is None else f"{self.unit} {at} "
        return HierarchyError(f"{self.name}: {where}{message}")

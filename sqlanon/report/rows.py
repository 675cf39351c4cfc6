"""How many rows were read, and what became of them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of the source, of the release, and of those that were suppressed.

    With `suppressed: keep` those that were suppressed are among those that are published.

    Attributes:
        source: Rows that were read.
        published: Rows of the release, counterfeits among them.
        suppressed: Rows that are in no class.
        counterfeits: Rows of the release behind which there is nobody.
    """

    source: int
    published: int
    suppressed: int
    counterfeits: int = 0

    @property
    def real(self) -> int:
        """Rows of the release that are rows of the source."""
        return self.published - self.counterfeits


@dataclass(frozen=True, slots=True)
class PlannedRows:
    """Rows of the source, and those that would be suppressed."""

    source: int
    suppressed: int

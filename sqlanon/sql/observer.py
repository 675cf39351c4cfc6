"""Who is told what a workspace does, and where a run stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlanon.sql.statement import Statement


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a run stands: the phase, and counts of what it has done there.

    Attributes:
        phase: stage, search, write or verify.
        done: Rounds or nodes done in this phase.
        open: What is still open: partitions or nodes; None where that is not known.
    """

    phase: str
    done: int = 0
    open: int | None = None


@dataclass(slots=True)
class Observer:
    """Who is told what happens; every callback may be left out.

    Attributes:
        statement: Called before each statement with it.
        progress: Called when a phase begins and after each round of a search.
    """

    statement: Callable[[Statement], None] | None = None
    progress: Callable[[Progress], None] | None = None

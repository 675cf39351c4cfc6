"""Who is told what a workspace does, and where a run stands."""

from __future__ import annotations

import time
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
        share: Of all rows those that are in their class, or of all level vectors those that need
            not be counted any more, in [0, 1]; None where that is not known.
    """

    phase: str
    done: int = 0
    open: int | None = None
    share: float | None = None


_SOON = 2.0
_LEAST_SHARE = 0.1
"""Seconds and share of a phase before which nobody can say how long it takes."""


class Pace:
    """How long a phase will still take, if what is left goes on as what is done.

    Of Mondrian it is less in the end: its last rows take fewer rounds. Where a search knows no
    share of what it does, nothing is said.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin; `clock` says seconds."""
        self._clock = clock
        self._phase: str | None = None
        self._began = 0.0

    def end(self, progress: Progress) -> float | None:
        """When the phase will have ended, by the clock; None where that is not known yet."""
        now = self._clock()
        if progress.phase != self._phase:
            self._phase, self._began = progress.phase, now
        took, share = now - self._began, progress.share
        if share is None or share < _LEAST_SHARE or took < _SOON:
            return None
        return now + took * (1 - share) / share


@dataclass(slots=True)
class Observer:
    """Who is told what happens; every callback may be left out.

    Attributes:
        statement: Called before each statement with it.
        progress: Called when a phase begins and after each round of a search.
    """

    statement: Callable[[Statement], None] | None = None
    progress: Callable[[Progress], None] | None = None

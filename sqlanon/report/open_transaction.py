"""How long a run will hold a transaction open on a server, as its plan foresees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.release.recoding import SearchSummary
    from sqlanon.sql.workspace import Workspace

LONG = 60.0
"""Seconds that a proxy before a server leaves an idle connection alone, as far as one can count on:
that is the least that proxies in use are set to."""
_PHASES = ("inspect", "stage", "search", "release")
"""What a plan does as its run will; it writes nothing."""


@dataclass(frozen=True, slots=True)
class OpenTransaction:
    """The transaction of a run on a server.

    Attributes:
        seconds: How long it stays open before the release is written.
        idle: How long of these it waits for a search that runs elsewhere; 0 for one that runs in
            the database.
        limit: Seconds of waiting from which on a search in the database is the safer one.
    """

    seconds: float
    idle: float
    limit: float

    @classmethod
    def of(cls, job: Job, workspace: Workspace, search: SearchSummary) -> Self | None:
        """What the plan's own seconds foretell; None where no server holds a transaction."""
        backend = workspace.backend
        if not backend.held_open:
            return None
        seconds = sum(workspace.seconds.get(phase, 0.0) for phase in _PHASES)
        # a plan with a script searches in the database, whatever the job says
        elsewhere = "embedded" in {search.engine, job.search_in}
        idle = workspace.seconds.get("search", 0.0) if elsewhere else 0.0
        return cls(seconds, idle, min(LONG, backend.idle_limit or LONG))

    def note(self) -> str:
        """The same for people, with what to do where it is long."""
        told = (
            f"the run's transaction will be open for {_about(self.seconds)}, and while the release "
            "is written"
        )
        if self.idle:
            told += f"; idle for {_about(self.idle)} of that, but for a statement now and then"
        if self.idle > self.limit:
            told += (
                f". More than {self.limit:g} s, after which the server or a proxy may end it: say "
                "`search_in: database`"
            )
        return told


def _about(seconds: float) -> str:
    return "less than a second" if seconds < 1 else f"about {seconds:.0f} s"

"""What became of a publication that ended badly: asked of the database, never guessed.

An error or a signal may come when the statement that publishes has been sent and not answered, or
after it. The connection may be gone by then, so another one asks, once the run's own session has
ended: the ledger has the run's row if its transaction was committed; where DDL commits, the
release's names tell.
"""

from __future__ import annotations

import time
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from sqlanon.errors import (
    DatabaseError,
    PublishError,
    SqlanonError,
    UnknownOutcomeError,
    UnsupportedError,
)
from sqlanon.ledger.attempts import let_go
from sqlanon.sql.workspace import PREFIX, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.pipeline.run import Run
    from sqlanon.publish.base import Publisher
    from sqlanon.report.run import Report

PATIENCE = 15.0
"""Seconds that are waited for a session that was cut off, and for the server to be there again."""
_PAUSE = 0.2
_FOUND = (
    "the connection was lost or the run was interrupted while it published; another connection "
    "found the release published"
)
_NAMED = "the run was interrupted when the file had its name already"


class Outcome(Enum):
    """What became of a publication."""

    PUBLISHED = "published"
    NOT_PUBLISHED = "not published"
    UNKNOWN = "not known"


class Conclusion:
    """What one run came to.

    Attributes:
        run: The run, once it is prepared.
        publishing: Closes what lasts until the release is committed.
        report: The report, from when the first statement is sent that may publish the release.
        late: Whether a signal or an error came when the release was published already.
    """

    def __init__(self) -> None:
        self.run: Run | None = None
        self.publishing = ExitStack()
        self.report: Report | None = None
        self.late = False

    @property
    def told(self) -> Report:
        """The report of a run that has published.

        Raises:
            ValueError: it has not.
        """
        if self.report is None:
            raise ValueError("nothing was published")
        return self.report


@contextmanager
def explained(published: Publisher | None) -> Iterator[None]:
    """Let a publisher add to an error what it knows of its target."""
    try:
        yield
    except SqlanonError as error:
        if published is not None:
            published.explain(error)
        raise


@contextmanager
def known_outcome(run: Run, conclusion: Conclusion) -> Iterator[None]:
    """Make sure that whoever is told of an error is told the truth about the release.

    An error that came when the release was published already ends here, and so does the run: well.
    A signal goes on; `conclusion.late` says then that it came too late.

    Raises:
        UnknownOutcomeError: nobody answers, so it is not known; the message says what to ask.
    """
    try:
        yield
    except BaseException as error:
        report, run = conclusion.report, conclusion.run or run
        if report is None or run.workspace.backend.nested:
            raise  # nothing that publishes was sent, or the transaction is the caller's
        try:
            found = _outcome(run, report)
        except KeyboardInterrupt:  # whoever asked does not want to wait for the answer
            found = Outcome.UNKNOWN
        if found is Outcome.NOT_PUBLISHED:
            raise
        if found is Outcome.UNKNOWN:
            raise _unknown(run, error) from None
        conclusion.late = True
        found_by = _FOUND if _seen_outside(run) is None else _NAMED
        why = (str(error),) if isinstance(error, PublishError) else ()
        conclusion.report = replace(report, notes=(*report.notes, found_by, *why))
        if not isinstance(error, Exception):
            raise


def _seen_outside(run: Run) -> bool | None:
    """Whether the release is published, where that shows without the database."""
    return None if run.publisher is None else run.publisher.seen()


def _outcome(run: Run, report: Report) -> Outcome:
    """Ask until somebody answers; what is half done is then finished or removed."""
    workspace = run.workspace
    if (seen := _seen_outside(run)) is not None:
        return Outcome.PUBLISHED if seen else Outcome.NOT_PUBLISHED
    if run.ledger_name is None and workspace.dialect.ddl_rolls_back:
        return Outcome.UNKNOWN  # only the ledger tells a release from the one that it replaces
    # where the connection is lost, its session lets go by itself; a transaction that nobody ends
    # would keep the end of the run from being entered
    with suppress(DatabaseError), workspace.backend.transaction(write=False):
        let_go(workspace)
    last = time.monotonic() + PATIENCE
    while True:
        try:
            with ExitStack() as stack:
                other = _another(workspace, stack)
                if not _going_on(other, workspace):
                    return _seen(run, other.named(workspace.run_id), report)
        except SqlanonError:  # the server may be on its way back
            pass
        if time.monotonic() > last:
            return Outcome.UNKNOWN
        time.sleep(_PAUSE)


def _another(workspace: Workspace, stack: ExitStack) -> Workspace:
    """Another connection, or where the caller's is the only one, the same with nothing open."""
    try:
        return stack.enter_context(workspace.companion())
    except UnsupportedError:
        return workspace


def _going_on(other: Workspace, workspace: Workspace) -> bool:
    """Whether the session that published may still be at it."""
    lock = other.dialect.literal(f"{PREFIX}{workspace.run_id}")
    session = workspace.backend.session or 0
    with other.backend.transaction(write=False):
        return other.count("ledger/pending", lock=lock, session=session) > 0


def _seen(run: Run, other: Workspace, report: Report) -> Outcome:
    """What a reader finds; a release that is there gets what it lacks, else nothing is left."""
    publisher = run.publisher
    if publisher is None:
        return Outcome.NOT_PUBLISHED
    with other.backend.transaction(write=not other.dialect.ddl_rolls_back):
        there = publisher.visible(run, other)
        if not other.dialect.ddl_rolls_back:
            if there:
                publisher.complete(run, other, report)
            else:
                run.remove(other)
    return Outcome.PUBLISHED if there else Outcome.NOT_PUBLISHED


def _unknown(run: Run, error: BaseException) -> UnknownOutcomeError:
    ledger = run.ledger_name
    if ledger is None:
        who, how = "the job wants no ledger", f"Look whether {run.target} is as it was"
    else:
        who = "nobody answers"
        how = (
            f"Ask for run_id = '{run.workspace.run_id}' in {ledger} when the server is there: it "
            "has a row if the release was published"
        )
    made = UnknownOutcomeError(
        f"the connection was lost while {run.target} was being published, and {who}: whether "
        f"it was published is not known. {how}"
    )
    made.causes = getattr(error, "causes", ())
    return made

"""The outcome of a publication that ended in an error: read from the database, never guessed.

An error or a signal may come after the publishing statement was sent, answered or not. The
connection may be gone by then. So another one checks, once the session of the run has ended: the
ledger has the run's row if its transaction was committed. Where DDL commits, the names of the
release show it.
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
    """The outcome of a publication."""

    PUBLISHED = "published"
    NOT_PUBLISHED = "not published"
    UNKNOWN = "not known"


class Conclusion:
    """The end of one run.

    Attributes:
        publishing: Closes resources that are open until the release is committed.
        report: The report, set before the first statement that may publish the release.
        late: Whether a signal or an error came after the release was published.
    """

    def __init__(self) -> None:
        self.run: Run | None = None
        self.publishing = ExitStack()
        self.report: Report | None = None
        self.late = False

    @property
    def final_report(self) -> Report:
        """The report of a run that has published.

        Raises:
            ValueError: nothing was published.
        """
        if self.report is None:
            raise ValueError("nothing was published")
        return self.report


@contextmanager
def add_explanations(published: Publisher | None) -> Iterator[None]:
    """Let the publisher add notes on its target to an error."""
    try:
        yield
    except SqlanonError as error:
        if published is not None:
            published.explain(error)
        raise


@contextmanager
def ensure_outcome(run: Run, conclusion: Conclusion) -> Iterator[None]:
    """Determine after an error whether the release was published.

    If it was, an error ends here and the run succeeds. A signal is raised again, and
    `conclusion.late` says that it came too late.

    Raises:
        UnknownOutcomeError: the database does not answer. The message says how to find out.
    """
    try:
        yield
    except BaseException as error:
        report, run = conclusion.report, conclusion.run or run
        if report is None or run.workspace.backend.nested:
            raise  # nothing that publishes was sent, or the transaction is the caller's
        try:
            found = _outcome(run, report)
        except KeyboardInterrupt:  # the user does not want to wait for the answer
            found = Outcome.UNKNOWN
        if found is Outcome.NOT_PUBLISHED:
            raise
        if found is Outcome.UNKNOWN:
            raise _unknown(run, error) from None
        conclusion.late = True
        found_by = _FOUND if _is_visible_outside(run) is None else _NAMED
        why = (str(error),) if isinstance(error, PublishError) else ()
        conclusion.report = replace(report, notes=(*report.notes, found_by, *why))
        if not isinstance(error, Exception):
            raise


def _is_visible_outside(run: Run) -> bool | None:
    """Return whether the release is published, where the database is not needed to know."""
    return None if run.publisher is None else run.publisher.is_visible_outside()


def _outcome(run: Run, report: Report) -> Outcome:
    """Query until the database answers; an unfinished publication is then completed or removed."""
    workspace = run.workspace
    if (seen := _is_visible_outside(run)) is not None:
        return Outcome.PUBLISHED if seen else Outcome.NOT_PUBLISHED
    if run.ledger_name is None and workspace.dialect.ddl_rolls_back:
        return Outcome.UNKNOWN  # only the ledger distinguishes a release from the last one
    # a lost connection's session releases its locks by itself; an open transaction would keep the
    # end of the run from being recorded
    with suppress(DatabaseError), workspace.backend.transaction(write=False):
        let_go(workspace)
    last = time.monotonic() + PATIENCE
    while True:
        try:
            with ExitStack() as stack:
                other = _another(workspace, stack)
                if not _going_on(other, workspace):
                    return _inspect_outcome(run, other.with_run(workspace.run_id), report)
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


def _inspect_outcome(run: Run, other: Workspace, report: Report) -> Outcome:
    """Check whether the release is there, and complete it, or else remove what is left of it."""
    publisher = run.publisher
    if publisher is None:
        return Outcome.NOT_PUBLISHED
    with other.backend.transaction(write=not other.dialect.ddl_rolls_back):
        there = publisher.visible(run, other)
        if not other.dialect.ddl_rolls_back:
            if there:
                publisher.recover(run, other, report)
            else:
                run.remove(other)
    return Outcome.PUBLISHED if there else Outcome.NOT_PUBLISHED


def _unknown(run: Run, error: BaseException) -> UnknownOutcomeError:
    ledger = run.ledger_name
    if ledger is None:
        who, how = "the job has no ledger", f"Check whether {run.target} has changed"
    else:
        who = "nobody answers"
        how = (
            f"Look for run_id = '{run.workspace.run_id}' in {ledger} when the server is back: it "
            "has a row if the release was published"
        )
    made = UnknownOutcomeError(
        f"the connection was lost while {run.target} was being published, and {who}: whether "
        f"it was published is not known. {how}"
    )
    made.causes = getattr(error, "causes", ())
    return made

"""Runs that began: recorded with the ledger in a transaction of their own, with their failures.

The ledger has a row for each published run, in the same transaction as the release. This table has
the rest of the history: a row when a run begins, another if it ends badly, and one if its release
is retired. A run that died says nothing more; `going_on` asks whether its session is still there.

A run holds a named lock, by which `sqlanon clean` knows that it is active. Only engines where a
killed run leaves relations behind need this lock.

The tables of a ledger: none is a table of its job, and a plan names those that a run creates.
"""

from __future__ import annotations

import time
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.common.events import log_event
from sqlanon.errors import (
    DatabaseError,
    PublishError,
    SqlanonError,
    TryAgainError,
    UnknownOutcomeError,
)
from sqlanon.ledger.ledger import CLASSES, Entry, open_ledger
from sqlanon.ledger.names import existing, fold_name, same_target
from sqlanon.sql.backends.orphans import here, lives
from sqlanon.sql.dialects.abilities import Sessions
from sqlanon.sql.faults import kinds
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import PREFIX, Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sqlanon.ledger.outcome import Conclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.publish.base import Publisher
    from sqlanon.sql.backends import Backend


RUNNING = "running"
FAILED = "failed"
INTERRUPTED = "interrupted"
RETIRED = "retired"
_HERE: set[str] = set()
"""Runs of this process that have not ended."""
_TRIES = 5
_PAUSE = 0.05


class Attempt(NamedTuple):
    """A row of ledger/attempts: a run began, ended badly, or its release was retired.

    Attributes:
        run_id: 12 hexadecimal digits.
        entered_at: When, ISO 8601 in UTC.
        state: running, failed, interrupted or retired.
        job_digest: SHA-256 of the job without connection and secrets.
        session: The server's number of the session, or `host:process` of an embedded engine.
    """

    run_id: str
    entered_at: str
    state: str
    source: str
    target: str
    job_digest: str
    session: str | None
    error: str | None
    exit_code: int | None

    @property
    def is_over(self) -> bool:
        """Whether the run ended without a release."""
        return self.state in {FAILED, INTERRUPTED}


class _Lock(NamedTuple):
    """The lock that shows that a run is active: the run's id, and the name of the lock."""

    run: Sql
    name: Sql


def attempts_of(ledger: RelationName) -> RelationName:
    """The table of attempts beside a ledger."""
    return RelationName(ledger.schema, f"{ledger.name}_attempts")


@contextmanager
def record_attempt(run: Run, conclusion: Conclusion) -> Iterator[None]:
    """Record that a run begins and, if it does, that it fails.

    A record that cannot be written is logged and does not stop the run, which checks itself what it
    needs of the database. Inside a transaction of the caller, nobody would see the record.
    """
    begun, workspace = None, run.workspace
    try:
        begun = _record_begin(run)
        yield
    except UnknownOutcomeError:
        raise  # the ledger shows the outcome
    except BaseException as error:
        if begun is not None and not conclusion.late:
            _end(workspace, *begun, error)
        raise
    finally:
        _HERE.discard(workspace.run_id)
        if begun is not None:
            _let_go(workspace)


def _let_go(workspace: Workspace) -> None:
    """The run is over; where the connection is lost, its lock is too."""
    if workspace.dialect.sessions is Sessions.LOCK:
        with suppress(SqlanonError), workspace.backend.transaction(write=False):
            _lock(_quiet(workspace), "ledger/let_go")


def _record_begin(run: Run) -> tuple[RelationName, Attempt] | None:
    """Record that a run begins; None where nothing was recorded."""
    workspace = run.workspace
    if run.publisher is None or not run.ledger.has_attempts:
        return None
    for left in reversed(range(_TRIES)):
        try:
            with workspace.backend.transaction(write=True):
                if workspace.backend.nested:
                    return None
                return _enter_begun(run, _quiet(workspace), run.publisher)
        except TryAgainError as error:  # another first run makes the table just now
            if isinstance(error, DatabaseError) and error.fault is kinds.LOST:
                raise  # there is nothing to go on with
            if not left:
                _not_entered(workspace, error)
            time.sleep(_PAUSE)
        except SqlanonError as error:
            _not_entered(workspace, error)
            return None
    return None


def _enter_begun(
    run: Run, quiet: Workspace, publisher: Publisher
) -> tuple[RelationName, Attempt] | None:
    """Enter it, in a transaction of its own, beside the ledger."""
    target = publisher.place(quiet)
    ledger = run.ledger.beside(target)
    if ledger is None:
        return None
    table = attempts_of(ledger)
    session = _session(quiet.backend)
    _make(quiet, ledger, table)
    if quiet.dialect.updating is not None:
        for one in run.ledger_tables:
            one.open(quiet, ledger)
    begun = Attempt(
        quiet.run_id,
        _now(),
        RUNNING,
        str(run.job.source),
        str(target),
        run.job.digest(),
        session,
        None,
        None,
    )
    _enter(quiet, table, begun)
    _HERE.add(quiet.run_id)
    _lock(quiet, "ledger/hold")
    return table, begun


def _make(workspace: Workspace, ledger: RelationName, table: RelationName) -> None:
    """Make the table, and the ledger beside it, where they are not there yet.

    DuckDB refuses what two transactions make at once: in this short one it can be tried again.
    """
    for name, made in ((table, "attempts_table"), (ledger, "table")):
        if existing(workspace, name) is None:
            open_ledger(workspace, name, made)


def _quiet(workspace: Workspace) -> Workspace:
    """Return the workspace for records of the history, which are no steps of the run."""
    return Workspace(workspace.backend, Observer(), workspace.run_id)


def _not_entered(workspace: Workspace, error: SqlanonError) -> None:
    log_event("note", f"the start of the run was not entered: {error}", run_id=workspace.run_id)


def _end(workspace: Workspace, table: RelationName, begun: Attempt, error: BaseException) -> None:
    """Enter that a run has failed, over another connection where its own is lost."""
    known = error.exit_code if isinstance(error, SqlanonError) else None
    state = FAILED if isinstance(error, Exception) else INTERRUPTED
    said = begun._replace(
        entered_at=_now(), state=state, error=type(error).__name__, exit_code=known
    )
    quiet = _quiet(workspace)
    try:
        try:
            with quiet.backend.transaction(write=True):
                _enter(quiet, table, said)
        except DatabaseError:
            with workspace.companion() as other, other.backend.transaction(write=True):
                _enter(other, table, said)
    except SqlanonError as second:
        log_event("note", f"the end was not entered: {second}", run_id=workspace.run_id)


def _enter(workspace: Workspace, table: RelationName, row: Attempt) -> None:
    names = [Sql(name) for name in Attempt._fields]
    workspace.insert_into(workspace.dialect.table(table), names, [row])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _session(backend: Backend) -> str | None:
    """Return the data by which other sessions can find the session of a run."""
    if backend.dialect.sessions is Sessions.LOCK:
        return None if backend.session is None else str(backend.session)
    return here()


def _lock(workspace: Workspace, template: str) -> None:
    if workspace.dialect.sessions is Sessions.LOCK:
        workspace.rows(template, lock=_lock_of(workspace, workspace.run_id))


def _lock_of(workspace: Workspace, run_id: str) -> _Lock:
    literal = workspace.dialect.literal
    return _Lock(literal(run_id), literal(f"sqlanon run {run_id}"))


# -- asking ----------------------------------------------------------------------------------------


def attempts(workspace: Workspace, ledger: RelationName) -> list[Attempt]:
    """Return all runs that began with a ledger, the oldest first."""
    table = attempts_of(ledger)
    if existing(workspace, table) is None:
        return []
    found = workspace.ask("ledger/attempts", Attempt, ledger=workspace.dialect.table(table))
    return sorted(found, key=lambda one: (datetime.fromisoformat(one.entered_at), one.run_id))


def find_retired_runs(workspace: Workspace, ledger: RelationName) -> dict[str, str]:
    """Find the runs whose releases are retired, with the moments: ISO 8601 in UTC."""
    said = [one for one in attempts(workspace, ledger) if one.state == RETIRED]
    return {one.run_id: one.entered_at for one in reversed(said)}


def enter_retired(workspace: Workspace, ledger: RelationName, entry: Entry) -> None:
    """Enter that the release of a run is retired."""
    table = attempts_of(ledger)
    if existing(workspace, table) is None:  # scripts alone have entered releases
        open_ledger(workspace, table, "attempts_table")
    row = Attempt(
        entry.run_id, _now(), RETIRED, entry.source, entry.target, entry.job_digest, *[None] * 3
    )
    _enter(workspace, table, row)


def going_on(workspace: Workspace, begun: Iterable[Attempt], later: Iterable[Attempt]) -> set[str]:
    """Find the runs that began, have not ended and are still active.

    Args:
        begun: Runs that began, whose end is not known.
        later: All records: a run of the same target that ended after another began had the lock
            that the other would hold.

    Returns:
        Their ids.
    """
    asked = list(begun)
    sessions = workspace.dialect.sessions
    if not asked:
        return set()
    if sessions is Sessions.LOCK:
        locks = [_lock_of(workspace, one.run_id) for one in asked]
        return {str(run) for (run,) in workspace.rows("ledger/going_on", locks=locks)}
    ours = {one.run_id for one in asked if one.run_id in _HERE}
    if sessions is Sessions.PROCESS:
        return ours
    ended = [one for one in later if one.is_over]
    return ours | {
        one.run_id
        for one in asked
        if one.session != here()
        and lives(one.session)
        and not any(
            end.entered_at > one.entered_at
            and same_target(workspace, end.target, RelationName.parse(one.target))
            for end in ended
        )
    }


def hold(workspace: Workspace) -> None:
    """Acquire the lock of the run, until it is released or the session ends."""
    _tell(workspace, "publish/hold")


def let_go(workspace: Workspace) -> None:
    """Release the lock of the run."""
    _tell(workspace, "publish/let_go")


def over(workspace: Workspace) -> None:
    """Release the lock of a committed run, where the session continues.

    Not earlier: a COMMIT may be under way when its connection is lost, and the check of the outcome
    waits for this lock.
    """
    backend = workspace.backend
    if backend.outlives and workspace.dialect.named_locks:
        with suppress(DatabaseError), backend.transaction(write=False):
            let_go(workspace)


def _tell(workspace: Workspace, template: str) -> None:
    dialect = workspace.dialect
    if dialect.named_locks:
        workspace.rows(template, name=dialect.literal(f"{PREFIX}{workspace.run_id}"))


def refuse_shared_ledger(run: Run) -> None:
    """Refuse a ledger that is one of a job's tables, under any spelling, before it is written to.

    Names of sqlanon's own ledgers are always refused as targets.

    Args:
        run: The run; its workspace asks, in a transaction of its own.

    Raises:
        PublishError: it is one of them, or is one of the tables beside it.
    """
    job, workspace, publisher = run.job, run.workspace, run.publisher
    if publisher is None or not isinstance(run.ledger.said, RelationName):
        return
    with workspace.backend.transaction(write=False):
        target = publisher.place(workspace)
        ledger = run.ledger.beside(target)
        if ledger is None:
            return
        beside = (attempts_of(ledger), CLASSES.beside(ledger))
        own = {fold_name(workspace, one) for one in (ledger, *beside)}
        made = [f"{target.name}{suffix}" for suffix in job.algorithm.table_suffixes(job)]
        used = [*run.tables_read, *(RelationName(target.schema, name) for name in made)]
        named = [one.name for one in run.extra_tables]
        used += [RelationName(one.schema or target.schema, one.name) for one in named]
        for one in used:
            if fold_name(workspace, one) in own:
                raise PublishError(
                    f"ledger: {one} is read or published by the job, and runs are entered in "
                    f"{ledger} and in tables beside it; name another ledger"
                )


def ledger_notes(run: Run) -> list[str]:
    """Name the tables of the ledger that a run would create, because they are not there."""
    workspace, publisher = run.workspace, run.publisher
    ledger = None if publisher is None else run.ledger.beside(publisher.place(workspace))
    if ledger is None:
        return []
    tables = [ledger]
    if not workspace.backend.nested:  # the start of a run is entered in its own transaction
        tables.append(attempts_of(ledger))
    tables += [one.beside(ledger) for one in run.ledger_tables]
    missing = [str(one) for one in tables if existing(workspace, one) is None]
    if not missing:
        return []
    note = f"a run creates {', '.join(missing)}, where runs are entered (the ledger)"
    return [f"{note}; `ledger:` names another place"]

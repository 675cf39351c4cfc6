"""The history of a target: published runs by the ledger, all others by the attempts beside it."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from sqlanon.errors import JobError
from sqlanon.ledger.attempts import INTERRUPTED, RUNNING, attempts, find_retired_runs, going_on
from sqlanon.ledger.file_ledger import FileLedger
from sqlanon.ledger.ledger import entries as entered
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.report.history import History, PastRun
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def history(
    connection: Connectable | os.PathLike[str],
    table: str | RelationName | os.PathLike[str] | None = None,
    *,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> History:
    """The runs that the ledger beside a target has; it needs only SELECT.

    Args:
        connection: See `anonymize`; or the file that runs of files are entered in, as a Path.
        table: A target, `table` or `schema.table`, or the file that was released; without one, all
            runs of the ledger that a bare name finds.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs` beside the
            target.
        observer: Is told of statements.

    Returns:
        The runs, the newest first: published, refreshed, failed, interrupted or running; each of
        them with what differs from the one before for its target. None where there is no ledger.

    Raises:
        SqlanonError: one of its subclasses.
    """
    if isinstance(connection, os.PathLike):
        released = None if table is None else Path(str(table))
        return _history_of_file(Path(connection), released, observer or Observer())
    if isinstance(table, os.PathLike):
        raise JobError("history: a file has its runs in a file, as runs.jsonl; name that first")
    target = RelationName.parse(table) if isinstance(table, str) else table
    said = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    beside = RelationName(target.schema if target else None, LEDGER)
    with open_connection(connection) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=False), workspace:
            schema = None if target is None else target.schema
            home = backend.resolve(
                beside if said is None else RelationName(said.schema or schema, said.name)
            )
            return history_of(workspace, home, target, None if table is None else str(table))


def _history_of_file(path: Path, released: Path | None, observer: Observer) -> History:
    """The runs that a file has of a released file, or all of them."""
    ledger = FileLedger(path)
    if not path.exists():
        return History(str(path), None if released is None else str(released), ())
    target = None
    if released is not None:
        target = RelationName(None, ledger.target_of(Path(os.path.realpath(released))))
    with open_connection("duckdb://") as backend:
        workspace = Workspace(backend, observer)
        with backend.transaction(write=True), workspace:
            found = history_of(workspace, ledger.load(workspace), target, None)
    return replace(found, ledger=str(path), table=None if released is None else str(released))


def history_of(
    workspace: Workspace, home: RelationName, target: RelationName | None, named: str | None
) -> History:
    """The runs that a ledger has of a target, or all of them.

    Args:
        named: The name in the request.
    """
    runs = sorted(_runs(workspace, home), key=_when)
    if target is not None:
        runs = [one for one in runs if _is_of(workspace, one, target)]
    return History(str(home), named, tuple(reversed([*_add_differences(runs)])))


def _is_of(workspace: Workspace, run: PastRun, target: RelationName) -> bool:
    """Whether a run is of a target, or published it as a detail table.

    Names without a schema are in that of the ledger.
    """
    for one in map(RelationName.parse, (run.target, *run.details)):
        known = one.schema is not None and target.schema is not None
        asked = target if known else RelationName(None, target.name)
        written = one if known else RelationName(None, one.name)
        if same_target(workspace, str(written), asked):
            return True
    return False


def _runs(workspace: Workspace, home: RelationName) -> Iterator[PastRun]:
    """Yield every run once, by its end."""
    begun = {one.run_id: one for one in attempts(workspace, home) if one.state == RUNNING}
    # active runs are read first: a run that ends meanwhile is then found to have ended
    alive = going_on(workspace, begun.values(), attempts(workspace, home))
    ended = {one.run_id: one for one in attempts(workspace, home) if one.is_over}
    entries = [] if existing(workspace, home) is None else entered(workspace, home)
    published = {one.run_id for one in entries}
    retired = find_retired_runs(workspace, home)
    for one in entries:
        start = begun.get(one.run_id)
        yield PastRun.of(
            (one.run_id, one.finished_at, one.source, one.target, one.job_digest),
            json.loads(one.report),
            None if start is None else start.entered_at,
            retired.get(one.run_id),
        )
    for run_id, first in begun.items():
        if run_id not in published:
            last = ended.get(run_id)
            missing = RUNNING if run_id in alive else INTERRUPTED
            yield PastRun.without_release(
                (run_id, first.source, first.target, first.job_digest),
                state=missing if last is None else last.state,
                started=first.entered_at,
                finished=None if last is None else last.entered_at,
                error=None if last is None else last.error,
                exit_code=None if last is None else last.exit_code,
            )


def _when(run: PastRun) -> tuple[datetime, str]:
    """Return the moment of its last record."""
    return (run.finished or run.started or datetime.min.replace(tzinfo=UTC), run.run_id)


def _add_differences(runs: Iterable[PastRun]) -> Iterable[PastRun]:
    """Yield the runs, the oldest first, with their differences from their target's last release."""
    last: dict[str, PastRun] = {}
    for run in runs:
        if not run.is_released:
            yield run
            continue
        before = last.get(run.target)
        yield run if before is None else replace(run, differs=run.since(before))
        last[run.target] = run

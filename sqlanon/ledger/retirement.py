"""Releases that are no longer shared, recorded with the ledger.

Readers keep their copies of such a release, so the guard counts it as any other. Retirement records
for people and programs which releases may still be shared, and when that ended.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.attempts import enter_retired, find_retired_runs
from sqlanon.ledger.history import history_of
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import LEDGER, existing, same_target
from sqlanon.sql.backends import Connectable, open_connection
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.ledger.ledger import Entry
    from sqlanon.report.history import History


def retire(
    connection: Connectable,
    run: str,
    *,
    ledger: str | RelationName | None = None,
    observer: Observer | None = None,
) -> History:
    """Record that a release is no longer shared; it needs INSERT on `sqlanon_runs_attempts`.

    Nothing of it is dropped, and jobs with `release_guard` compare their releases with it as
    before, because readers may have kept it.

    Args:
        connection: See `anonymize`.
        run: The run that published it, as `history` lists it.
        ledger: The ledger, where jobs say that it is another one than `sqlanon_runs`; with its
            schema, where that is not the connection's own.
        observer: Is told of statements.

    Returns:
        The history of its target, in which the run is retired.

    Raises:
        PublishError: no such run has published, its release is there under its name, or it was
            retired before.
        SqlanonError: one of its subclasses.
    """
    said = RelationName.parse(ledger) if isinstance(ledger, str) else ledger
    with open_connection(connection) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=True), workspace:
            home = backend.resolve(said or RelationName(None, LEDGER))
            if existing(workspace, home) is None:
                raise PublishError(f"run {run} is not retired: there is no ledger {home}")
            entered = entries(workspace, home)
            entry = next((one for one in entered if one.run_id == run), None)
            if entry is None:
                raise PublishError(
                    f"run {run} is not retired: {home} has no release by it; `sqlanon history` "
                    "lists the runs"
                )
            before = find_retired_runs(workspace, home).get(run)
            if before is not None:
                raise PublishError(f"run {run} was retired already, at {before}")
            for name in _find_visible(workspace, entry, entered):
                raise PublishError(
                    f"run {run} is not retired: {name} is there, and shows its release; drop it, "
                    "or publish another one in its place, first"
                )
            enter_retired(workspace, home, entry)
            target = RelationName.parse(entry.target)
            return history_of(workspace, home, target, entry.target)


def _targets(entry: Entry) -> list[RelationName]:
    """Return the table or view that a run published, and its detail tables."""
    target = RelationName.parse(entry.target)
    details = json.loads(entry.report).get("details") or ()
    named = (RelationName.parse(one["target"]).name for one in details)
    return [target, *(RelationName(target.schema, name) for name in named)]


def _find_visible(
    workspace: Workspace, entry: Entry, entered: Sequence[Entry]
) -> Iterator[RelationName]:
    """Yield the tables and views that show a release now."""
    target = RelationName.parse(entry.target)
    names = []
    for name in _targets(entry):
        runs = [
            one.run_id
            for one in entered
            if any(same_target(workspace, str(other), name) for other in _targets(one))
        ]
        names += [name] if runs[-1] == entry.run_id else []
    if workspace.dialect.behind_views:
        # readers of the release before go on with its table until the next run
        behind = RelationName(target.schema, f"{target.name}__{entry.run_id}")
        names.append(behind)
    yield from (name for name in names if existing(workspace, name) is not None)

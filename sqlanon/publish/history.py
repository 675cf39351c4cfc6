"""The history of a target: what the ledger has of the runs that published it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.publish import ledger
from sqlanon.publish.names import LEDGER, existing
from sqlanon.report.history import History, PastRun
from sqlanon.sql.backends import Connectable, connected
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import Observer, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterable


def history(
    connection: Connectable,
    table: str | RelationName | None = None,
    *,
    observer: Observer | None = None,
) -> History:
    """The published runs that the ledger beside a target has; it needs only SELECT.

    Args:
        connection: See `anonymize`.
        table: A target, `table` or `schema.table`; without one, all runs of the ledger that a bare
            name finds.
        observer: Who is told of statements.

    Returns:
        The runs, the newest first, each with what differs from the one before it for its target;
        none where there is no ledger.

    Raises:
        SqlanonError: one of its subclasses.
    """
    target = RelationName.parse(table) if isinstance(table, str) else table
    with connected(connection) as backend:
        workspace = Workspace(backend, observer or Observer())
        with backend.transaction(write=False), workspace:
            home = backend.resolve(RelationName(target.schema if target else None, LEDGER))
            entries = [] if existing(workspace, home) is None else ledger.entries(workspace, home)
    runs = [
        PastRun.of(
            (one.run_id, one.finished_at, one.source, one.target, one.job_digest),
            json.loads(one.report),
        )
        for one in entries
        if target is None or RelationName.parse(one.target).name == target.name
    ]
    named = None if table is None else str(table)
    return History(str(home), named, tuple(reversed([*_compared(runs)])))


def _compared(runs: Iterable[PastRun]) -> Iterable[PastRun]:
    """The runs, the oldest first, each with what differs from the last one for its target."""
    last: dict[str, PastRun] = {}
    for run in runs:
        before = last.get(run.target)
        yield run if before is None else replace(run, changes=run.since(before))
        last[run.target] = run

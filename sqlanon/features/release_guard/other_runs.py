"""Concurrent runs, one of which would not see the release of another.

Each run records its beginning, in a transaction of its own, before it searches for other active
runs, and searches before its snapshot is taken. Of two runs one searches after the other has been
recorded: it finds that run active, or its release in the ledger.

Unrecorded releases: where DDL commits, a run can be killed when its release has its name and is not
recorded yet. The comment of the table names its run.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.attempts import RUNNING, attempts, going_on
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import existing, same_relation, same_target
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlanon.ledger.attempts import Attempt
    from sqlanon.pipeline.run import Run
    from sqlanon.sql.workspace import Workspace


def refuse_another_run(run: Run, *, of_source: bool, of_target: bool = False) -> None:
    """Refuse to go on while another run makes a release that this one has to know.

    Args:
        of_source: Whether releases of the source are read together, whatever their targets.
        of_target: Whether the release is compared with the one that it replaces. Where DDL commits,
            two runs would be compared with the same one.
    """
    workspace, job = run.workspace, run.job
    if run.publisher is None or not (of_source or of_target):
        return
    backend = workspace.backend
    with backend.silent(), backend.transaction(write=False):
        target = run.publisher.place(workspace)
        ledger = run.ledger.beside(target)
        for one in [] if ledger is None else _others(workspace, ledger):
            source = RelationName.parse(one.source)
            if of_source and same_relation(workspace, job.source, source):
                raise PublishError(
                    f"release_guard: run {one.run_id} over {job.source} is still running, and "
                    "this release could not be compared with its release; run one after the "
                    "other"
                )
            if of_target and same_target(workspace, one.target, target):
                raise PublishError(
                    f"release_guard: run {one.run_id} to {target} is still running, and this "
                    "release could not be compared with its release; run one after the other"
                )


def refuse_runs_over(workspace: Workspace, source: RelationName, ledger: RelationName) -> None:
    """Refuse to change stored data while a run over the source is active."""
    for one in _others(workspace, ledger):
        if same_relation(workspace, source, RelationName.parse(one.source)):
            raise PublishError(
                f"run {one.run_id} over {source} is still running, and may store these keys "
                "again; repeat this after it has ended"
            )


def _others(workspace: Workspace, ledger: RelationName) -> list[Attempt]:
    begun = {
        one.run_id: one
        for one in attempts(workspace, ledger)
        if one.state == RUNNING and one.run_id != workspace.run_id
    }
    # active runs are read first: a run that ends meanwhile is then found to have ended
    alive = going_on(workspace, begun.values(), attempts(workspace, ledger))
    ended = {one.run_id for one in attempts(workspace, ledger) if one.is_over}
    if existing(workspace, ledger) is not None:
        ended |= {one.run_id for one in entries(workspace, ledger)}
    return [begun[run] for run in sorted(alive - ended)]


_RUN = re.compile(r"anonymized by sqlanon, run ([0-9a-f]{12}):")
"""How `Report.sentence` begins."""


def find_unrecorded_run(
    workspace: Workspace, target: RelationName, entered: Collection[str]
) -> str | None:
    """Find the run whose release is in a target and not in the ledger.

    Returns:
        The run. None where there is none, where the engine rolls back unrecorded releases, or where
        a comment of the user hides it.
    """
    dialect = workspace.dialect
    if dialect.ddl_rolls_back or not dialect.keeps_comments:
        return None
    schema, name = dialect.literal(str(target.schema)), dialect.literal(target.name)
    for (comment,) in workspace.rows("inspect/comment", schema=schema, name=name):
        told = _RUN.match(str(comment or ""))
        if told is not None and told[1] not in entered:
            return told[1]
    return None


def find_unrecorded_releases(
    workspace: Workspace, source: RelationName, ledger: RelationName, entered: Collection[str]
) -> list[Attempt]:
    """Find the unrecorded runs over a source whose releases exist, the oldest first."""
    if workspace.dialect.ddl_rolls_back:
        return []
    begun = {one.run_id: one for one in reversed(attempts(workspace, ledger))}
    there: dict[str, str | None] = {}
    found: list[Attempt] = []
    for one in reversed(begun.values()):
        if one.run_id in entered:
            continue
        target = RelationName.parse(one.target)
        if one.target not in there:
            there[one.target] = find_unrecorded_run(workspace, target, entered)
        if one.run_id == there[one.target] and same_relation(
            workspace, source, RelationName.parse(one.source)
        ):
            found.append(one)
    return found

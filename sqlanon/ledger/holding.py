"""By a lock that has only a name a run tells `sqlanon clean` that it goes on.

It is held where a killed run leaves something behind; elsewhere nothing is to be told.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlanon.errors import DatabaseError
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from sqlanon.sql.workspace import Workspace


def hold(workspace: Workspace) -> None:
    """The run goes on, until it lets go or its session ends."""
    _tell(workspace, "publish/hold")


def let_go(workspace: Workspace) -> None:
    """The run is over, one way or the other."""
    _tell(workspace, "publish/let_go")


def over(workspace: Workspace) -> None:
    """The run has been committed; let go now, where the session goes on.

    Not before: a COMMIT may be under way when its connection is lost, and whoever asks what became
    of the run waits for this lock.
    """
    backend = workspace.backend
    if backend.outlives and workspace.dialect.named_locks:
        with suppress(DatabaseError), backend.transaction(write=False):
            let_go(workspace)


def _tell(workspace: Workspace, template: str) -> None:
    dialect = workspace.dialect
    if dialect.named_locks:
        workspace.rows(template, name=dialect.literal(f"{PREFIX}{workspace.run_id}"))

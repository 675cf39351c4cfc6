"""The ledger: one row per published run, beside the target."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.ledger.names import same_target
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

_LATER = timedelta(microseconds=1)


class Entry(NamedTuple):
    """A row of ledger/entries: a published run, with its report as JSON."""

    run_id: str
    finished_at: str
    source: str
    target: str
    job_digest: str
    report: str


def open_ledger(workspace: Workspace, named: RelationName, table: str = "table") -> Sql:
    """A ledger, or the table beside it of that name, made if it is not there yet.

    It is its owner's alone, whatever default privileges say: who else may enter runs is granted it.
    """
    ledger = workspace.dialect.table(named)
    made = workspace.fragment(f"ledger/{table}", ledger=ledger)
    workspace.run("ledger/create", table=made, ledger=ledger)
    return ledger


def record(
    workspace: Workspace, ledger: Sql, *, source: str, target: str, digest: str, report: str
) -> None:
    """Add the run; what it holds are names, counts and measures, never a value.

    Its moment is later than that of all that were entered, whatever the clock of this machine says:
    which release a target has, and which came before it, is told by these moments.
    """
    with workspace.backend.silent():
        entered = workspace.rows("ledger/moments", ledger=ledger)
    moments = [datetime.fromisoformat(moment) + _LATER for (moment,) in entered]
    finished = max([datetime.now(UTC), *moments]).isoformat(timespec="microseconds")
    row = Entry(workspace.run_id, finished, source, target, digest, report)
    workspace.insert_into(ledger, [Sql(name) for name in Entry._fields], [row])


def amend(workspace: Workspace, ledger: Sql, report: str) -> None:
    """Give the run the report that it has when all is over."""
    amended = workspace.table("amended", {"report": str})
    workspace.insert(amended, [[report]])
    run = workspace.dialect.literal(workspace.run_id)
    workspace.run("ledger/amend", ledger=ledger, run=run, amended=amended)
    workspace.drop(amended)


def entries(workspace: Workspace, ledger: RelationName) -> list[Entry]:
    """All runs that a ledger has, the oldest first."""
    found = workspace.ask("ledger/entries", Entry, ledger=workspace.dialect.table(ledger))
    return sorted(found, key=lambda entry: (datetime.fromisoformat(entry.finished_at), entry))


def runs_of(workspace: Workspace, ledger: Sql, target: RelationName) -> list[str]:
    """The runs that published under a target's name."""
    found = workspace.rows("ledger/previous", ledger=ledger)
    return [str(run) for run, said in found if same_target(workspace, str(said), target)]

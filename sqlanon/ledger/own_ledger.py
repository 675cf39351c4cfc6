"""The tables of a ledger: none is a table of its job, and a plan names those that a run creates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.job.settled import tables_read
from sqlanon.ledger.attempts import attempts_of
from sqlanon.ledger.names import existing, folded
from sqlanon.ledger.published_classes import classes_of
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.job.job import Job
    from sqlanon.publish.base import Publication
    from sqlanon.sql.workspace import Workspace


def refuse_shared_ledger(workspace: Workspace, published: Publication, job: Job) -> None:
    """Refuse a ledger that is one of a job's tables, under any spelling, before it is written to.

    Names of the house's own ledger are refused as targets whatever a job says.

    Args:
        workspace: Asks, in a transaction of its own.
        published: Knows where the ledger is.
        job: The job.

    Raises:
        PublishError: it is one of them, or is one of the tables beside it.
    """
    if not isinstance(published.ledger_said, RelationName):
        return
    with workspace.backend.transaction(write=False):
        target = published.place(workspace)
        ledger = published.ledger_beside(target)
        own = {folded(workspace, one) for one in (ledger, attempts_of(ledger), classes_of(ledger))}
        made = [f"{target.name}{suffix}" for suffix in job.algorithm.table_suffixes(job)]
        used = [*tables_read(job), *(RelationName(target.schema, name) for name in made)]
        for detail in job.details:
            said = detail.target
            used += [detail.source, RelationName(said.schema or target.schema, said.name)]
        for one in used:
            if folded(workspace, one) in own:
                raise PublishError(
                    f"ledger: {one} is read or published by the job, and runs are entered in "
                    f"{ledger} and in tables beside it; name another ledger"
                )


def ledger_notes(workspace: Workspace, published: Publication, job: Job) -> list[str]:
    """Name the tables of the ledger that a run would create, because they are not there.

    Args:
        workspace: Asks the catalogue.
        published: Knows where the ledger is.
        job: The job.
    """
    if published.ledger_said is False:
        return []
    ledger = published.ledger_beside(published.place(workspace))
    tables = [ledger]
    if not workspace.backend.nested:  # the start of a run is entered in its own transaction
        tables.append(attempts_of(ledger))
    if published.enters_classes(job):
        tables.append(classes_of(ledger))
    missing = [str(one) for one in tables if existing(workspace, one) is None]
    if not missing:
        return []
    note = f"a run creates {', '.join(missing)}, where runs are entered (the ledger)"
    return [f"{note}; `ledger:` names another place"]

"""The tables of a ledger: none is a table of its job, and a plan names those that a run creates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.attempts import attempts_of
from sqlanon.ledger.ledger import CLASSES
from sqlanon.ledger.names import existing, folded
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from sqlanon.pipeline.run import Run


def refuse_shared_ledger(run: Run) -> None:
    """Refuse a ledger that is one of a job's tables, under any spelling, before it is written to.

    Names of the house's own ledger are refused as targets whatever a job says.

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
        own = {folded(workspace, one) for one in (ledger, *beside)}
        made = [f"{target.name}{suffix}" for suffix in job.algorithm.table_suffixes(job)]
        used = [*run.tables_read, *(RelationName(target.schema, name) for name in made)]
        named = [one.name for one in run.named_tables]
        used += [RelationName(one.schema or target.schema, one.name) for one in named]
        for one in used:
            if folded(workspace, one) in own:
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

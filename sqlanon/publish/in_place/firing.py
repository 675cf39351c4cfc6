"""The triggers of a table while a run writes to it: held back, or done before it is measured."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlanon.errors import DatabaseError
from sqlanon.sql.faults import kinds
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.target import Target
    from sqlanon.sql.workspace import Workspace

_PATH = (
    "triggers fire here: a run looks names up in no schema of the search_path, so a trigger's "
    "function must write schema.table, or have a path of its own (ALTER FUNCTION … SET search_path)"
)
_REFUSED = "triggers fire here, and one of them may have refused a row"


@contextmanager
def firing_as_said(workspace: Workspace, table: Sql, said: Target) -> Iterator[None]:
    """Within it the triggers of a table do as the job says; after it they are as they were.

    What triggers have put off to the end of the transaction is done at its end: nobody would
    measure what they write later.

    Args:
        workspace: Runs the statements.
        table: The table.
        said: What the job says of triggers.

    Raises:
        DatabaseError: what was done within it failed, or what was put off.
    """
    dialect = workspace.dialect
    fires = said.triggers == "fire"
    rows: list[tuple[Any, ...]] = []
    if said.triggers == "hold":
        rows = workspace.rows("inspect/triggers", qualified=dialect.literal(table))
    held = [(dialect.quote(str(name)), Sql(word)) for name, word in rows]
    for name, _ in held:
        workspace.run("in_place/trigger", table=table, trigger=name, word=Sql("DISABLE"))
    try:
        yield
        if fires and dialect.defers_triggers:
            workspace.run("in_place/settle")
    except DatabaseError as error:
        if fires and dialect.pins_names and error.fault is kinds.MISSING_OBJECT:
            error.add_note(_PATH)
        elif fires and error.fault is None:
            error.add_note(_REFUSED)
        raise
    for name, word in held:
        workspace.run("in_place/trigger", table=table, trigger=name, word=word)

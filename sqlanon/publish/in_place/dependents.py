"""Objects that depend on a table while its rows are updated: blockers, and the effect on others."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlanon.errors import DatabaseError, PublishError, SqlanonError, UnsupportedError
from sqlanon.publish.attachments import GUARD, Attachment, dependent_on
from sqlanon.sql.faults import kinds
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace


# -- what hinders an update ------------------------------------------------------------------------

_HINDRANCES = {
    "rule": "it would change what the UPDATE does",
    "materialized view": "it keeps the rows as they were until it is refreshed",
    "inheritance": "its rows are in several tables",
    "partition of": "its rows are part of a table; name that table as the source",
    "foreign table": "a rollback may not undo what is written to it",
    "storage engine without transactions": "a rollback would undo nothing",
    "row-level security": "it hides rows from this user, which would stay raw",
}
"""What an UPDATE of the whole table cannot do with, and why."""


def hindrances(
    attached: Iterable[Attachment], target: Target, dialect: Dialect, *, pauses: bool
) -> Iterator[str]:
    """Half sentences on what is in the way.

    Args:
        pauses: Whether the run can hold back the triggers of this table.
    """
    found = tuple(attached)
    for one in found:
        if one.kind in _HINDRANCES:
            yield f"{one}: {_HINDRANCES[one.kind]}"
    for one in found:
        # what keeps such an index up to date are triggers, where there is anything
        if one.kind == "full-text index" and target.triggers != "fire":
            yield (
                f"{one}: it keeps words of the raw rows; drop it and create it again afterwards, "
                "or set `triggers: fire` where triggers keep it up to date"
            )
    for one in found:
        if one.kind == "trigger" and one.name.startswith(GUARD):
            yield (
                f"{one}: it refuses the values of this run; drop it first (`write_guard: true` "
                "creates it again where the run continues an earlier one by levels)"
            )
    triggers = ", ".join(one.name for one in found if one.kind == "trigger")
    if triggers and target.triggers is None:
        hold = ", or `triggers: hold`" if pauses else ""
        yield (
            f"trigger {triggers}: it reads every raw row; set `triggers: fire` in the target if "
            f"it may{hold}"
        )
    if triggers and target.triggers == "hold" and not pauses:
        yield f"trigger {triggers}: {dialect.name} cannot disable it for one transaction"


# -- triggers --------------------------------------------------------------------------------------

_PATH = (
    "triggers fire here: a run looks names up in no schema of the search_path, so a trigger's "
    "function must write schema.table, or have a path of its own (ALTER FUNCTION … SET search_path)"
)
_REFUSED = "triggers fire here, and one of them may have refused a row"


@contextmanager
def firing_as_said(workspace: Workspace, table: Sql, said: Target) -> Iterator[None]:
    """Set the triggers of a table as in the job for the block, and restore them after it.

    Deferred triggers run at the end of the block, because nothing would measure what they write
    later.

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


# -- partitions ------------------------------------------------------------------------------------

PARTITIONING = "partitioning"
"""The kind of objects that name a table's partition columns, one for each level."""


def list_partition_conflicts(
    attached: Iterable[Attachment], target: Target, changed: Mapping[str, Collection[str]]
) -> Iterator[str]:
    """Yield the settings that a partitioned table does not allow, as half sentences.

    A row stays in its partition: the partition columns are in every key, which does not change.

    Args:
        changed: By setting, columns that would change otherwise.
    """
    found = tuple(attached)
    if not any(one.kind == PARTITIONING for one in found):
        return
    for said, columns in changed.items():
        if columns:
            yield f"columns.{', '.join(columns)}: {said} is not supported for a partitioned table"
    if target.write_guard:
        yield "write_guard: true is not supported for a partitioned table"
    if target.triggers == "hold" and any(one.kind == "trigger" for one in found):
        yield (
            "triggers: hold is not supported for a partitioned table; set triggers: fire, or "
            "drop them first"
        )


# -- columns that are dropped ----------------------------------------------------------------------


class ColumnRemoval:
    """Columns of one table that are dropped.

    Attributes:
        indexes: Names of the indexes that are about one of them alone, and go with it.
    """

    def __init__(self, job: Job) -> None:
        self.columns = job.columns_left_out
        self.indexes: tuple[str, ...] = ()
        self._dependents: tuple[Attachment, ...] = ()

    def examine(self, workspace: Workspace, table: RelationName) -> None:
        """Look for what depends on the table's columns, where the engine takes a drop back."""
        if self.columns and workspace.dialect.drops_columns:
            found = dependent_on(workspace, table, own_defaults=False)
            going = [one for one in found if one.kind == "index" and one.about(self.columns)]
            self.indexes = tuple(one.name for one in going)
            self._dependents = tuple(one for one in found if one not in going)

    def source_refusals(self, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """Yield what prevents a column from being dropped; see Publisher.source_refusals."""
        if self.columns and not dialect.drops_columns:
            yield UnsupportedError(
                f"columns.{', '.join(self.columns)}: on {dialect.name} dropping a column commits "
                "the writes before it, which then cannot be rolled back; use action: null, mask "
                "or hash, and drop the column after the run"
            )
        for name in self.columns:
            found = [str(one) for one in self._dependents if not one.columns or one.about([name])]
            if found:
                yield PublishError(
                    f"{source.name}: {name} cannot be dropped while something depends on it: "
                    f"{'; '.join(found)}. Remove these first, or use action: null, mask or "
                    "hash"
                )

    def objects(self) -> Iterator[tuple[Attachment, str]]:
        """The columns, and what becomes of them; see Way.objects."""
        for name in self.columns:
            yield Attachment("column", name), "is dropped"

    def write(self, workspace: Workspace, table: RelationName) -> None:
        """Drop them; before the rows are updated, so that no new row holds what they held."""
        dialect = workspace.dialect
        for name in self.indexes:
            index = dialect.table(RelationName(table.schema, name))
            workspace.run("in_place/drop_index", index=index)
        for name in self.columns:
            column = dialect.quote(name)
            workspace.run("in_place/drop_column", table=dialect.table(table), column=column)


# -- what becomes of it ----------------------------------------------------------------------------

_FATES = {
    "view": "stays, and shows the release",
    "extended statistics": "stays, and is computed again",
    "publication": "stays, and sends every changed row on",
    "publication of its schema": "stays, and sends every changed row on",
    "trigger that is off": "stays off",
    "partitioning": "stays, and so does each row in its partition",
    "full-text index": "stays, with what triggers write to it",
}
"""Of all other kinds it is `stays`."""


def fates(
    attached: Iterable[Attachment],
    target: Target,
    *,
    touched: Collection[str],
    dropped: ColumnRemoval,
    made_again: Collection[str],
    guards: Collection[str],
) -> Iterator[tuple[Attachment, str]]:
    """Yield the effect on each attached object.

    Args:
        made_again: Names of indexes that are dropped and created again.
        guards: Triggers that earlier runs created to refuse other values.

    Yields:
        Each object with its fate, in words that follow its name.
    """
    for one in attached:
        fate = _FATES.get(one.kind, "stays")
        if one.name in dropped.indexes or one.about(dropped.columns):
            fate = "is dropped with its column"
        elif one.name in made_again:
            fate = "is created again, on the labels"
        elif one.name in guards:
            fate = "is dropped, and created again"
        elif one.kind == "trigger":
            fate = "fires" if target.triggers == "fire" else "stays, and does not fire"
        elif one.kind == "policy" and (read := one.about(touched)):
            fate = f"stays, and reads {', '.join(read)} of the release"
        yield one, fate

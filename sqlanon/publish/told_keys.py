"""By which keys those who are in a release are found again in others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.errors import JobError
from sqlanon.publish.placed_rows import written_alike
from sqlanon.report.data import StoredKey
from sqlanon.source.inspection import inspect, settled_kinds

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def stored_key(
    workspace: Workspace, source: RelationName, column: str, *, persons: bool
) -> StoredKey:
    """The keys that a release of a source stores.

    Args:
        workspace: Asks of what kind they are.
        source: The source.
        column: Its column.
        persons: Whether they are persons'.

    Raises:
        JobError: there is no such column.
    """
    table = inspect(workspace, source)
    if column not in {one.name for one in table.columns}:
        raise JobError(f"target.key: {source} has no column {column}")
    table, _ = settled_kinds(workspace, table, [column])  # of several kinds it is no key
    return StoredKey(column, table.column(column).kind.value, persons)


def told_key(report: Mapping[str, Any]) -> StoredKey | None:
    """Those of an earlier release, by what the ledger has of its run; None where that says none."""
    told = (report.get("target") or {}).get("keys")  # a script enters less of its releases
    return None if told is None else StoredKey(**told)


def unlike(was: StoredKey | None, now: StoredKey) -> tuple[str, str] | None:
    """What keys were and what they are, where nobody would be found again; None where one is.

    Args:
        was: Keys of an earlier release; None where it does not say which: it is believed.
        now: Those of another.
    """
    if was is None or was == now:
        return None
    if was.column != now.column:
        return was.column, now.column
    if not written_alike(was.kind, now.kind):
        return f"{was.column} of kind {was.kind}", f"{now.column} of kind {now.kind}"
    return None

"""What readers of a table see once a run in place is over: rows too that it did not write.

Writers wait while the run holds its lock, and write when it ends. So the last look is one from
outside its transaction, at the table that everybody has by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlanon.report.data import SeenAfterwards
from sqlanon.sql.dialects import Kind

if TYPE_CHECKING:
    from sqlanon.release.release import Release
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


class _Seen(NamedTuple):
    """The row of in_place/afterwards; see SeenAfterwards."""

    rows: int
    came: int
    went: int
    below_k: int


class Afterwards:
    """What a run wrote, kept until it was compared with what the table shows then.

    Args:
        workspace: Of the run; what is kept outlives the run's transaction in one of its own.
        table: The table, under the name that readers know.
        release: What it holds.
    """

    def __init__(self, workspace: Workspace, table: RelationName, release: Release) -> None:
        dialect = workspace.dialect
        self._workspace = workspace.named(workspace.run_id)
        quasi = [(column.name, column.kind) for column in release.classes.columns]
        others = [(column.name, column.kind) for column in release.columns if not column.quasi]
        compared = [*quasi, *(one for one in others if one[1] is not Kind.OTHER)]
        self._table = dialect.table(table)
        self._needed = release.asked.needed
        self._quasi = [dialect.as_published(dialect.quote(name), kind) for name, kind in quasi]
        self._values = dialect.compared_rows(
            [dialect.as_published(dialect.quote(name), kind) for name, kind in compared]
        )
        self._written = self._workspace.make(
            "in_place/written", "afterwards", values=self._values, table=self._table
        )

    def seen(self) -> SeenAfterwards:
        """Compare; in a transaction that began when the run's had ended.

        Raises:
            DatabaseError: the table cannot be read any more.
        """
        row = self._workspace.ask_one(
            "in_place/afterwards",
            _Seen,
            values=self._values,
            quasi=self._quasi,
            written=self._written,
            table=self._table,
            k=self._needed,
        )
        return SeenAfterwards(*row)

    def forget(self) -> None:
        """Drop what was kept."""
        self._workspace.drop(self._written)

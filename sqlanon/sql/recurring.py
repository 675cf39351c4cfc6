"""Relations that a loop makes anew in each round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(slots=True)
class Recurring:
    """Relations that come again, round after round, by the same SELECTs.

    Where a dropped relation keeps its locks to the end of the transaction, a thousand rounds use up
    those of the server: PostgreSQL 15 has room for some 10,000 by default, a relation takes four,
    and SaNGreeA makes four in a round. There one that is dropped is emptied, and filled again.

    Attributes:
        workspace: Runs the statements.
    """

    workspace: Workspace
    _made: dict[str, tuple[str, str]] = field(default_factory=dict)
    _spare: dict[tuple[str, str], list[WorkTable]] = field(default_factory=dict)

    def make(self, template: str, label: str, /, **values: Any) -> WorkTable:  # noqa: ANN401
        """Make a relation from the rows of a SELECT; see `Workspace.make`."""
        workspace, kind = self.workspace, (template, label)
        if spare := self._spare.get(kind):
            table = spare.pop()
            workspace.fill(table, template, **values)
            workspace.analyze(table)
            return table
        table = workspace.make(template, label, **values)
        if workspace.dialect.keeps_locks:
            self._made[table.name] = kind
        return table

    def drop(self, *tables: WorkTable) -> None:
        """Drop relations, those of the workspace among them, or empty them to be filled again."""
        for table in tables:
            if table.name in self._made:
                self.workspace.run("base/empty", table=table)
                self._spare.setdefault(self._made[table.name], []).append(table)
        self.workspace.drop(*(table for table in tables if table.name not in self._made))

    def close(self) -> None:
        """Drop what is spare."""
        spare = [table for tables in self._spare.values() for table in tables]
        self.workspace.drop(*spare)
        self._spare.clear()

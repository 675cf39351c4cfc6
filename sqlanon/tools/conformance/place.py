"""A place on the engine that is tried, and the same tables in an embedded DuckDB."""

from __future__ import annotations

import secrets
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import duckdb

from sqlanon.ledger.names import existing
from sqlanon.sql.backends import connect
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import TableColumn
from sqlanon.sql.workspace import PREFIX, Workspace

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.sql.backends import Connectable
    from sqlanon.tools.conformance.checks import Row


@dataclass(frozen=True, slots=True)
class _Made:
    """A column of a table that is made."""

    sql: Any
    type: Any
    nullable: bool = True


@dataclass(slots=True)
class Place:
    """A database, and what the checks have made in it.

    Attributes:
        connection: Leads there.
        prefix: How the names of all that is made begin.
    """

    connection: Connectable
    prefix: str = field(default_factory=lambda: f"kit_{secrets.token_hex(4)}")

    def name(self, what: str) -> str:
        """A relation's name."""
        return f"{self.prefix}_{what}"

    @contextmanager
    def writing(self) -> Iterator[Workspace]:
        """A workspace in a transaction of its own."""
        backend = connect(self.connection)
        try:
            with backend.transaction(write=True), Workspace(backend) as workspace:
                yield workspace
        finally:
            backend.close()

    def load(self, what: str, columns: Mapping[str, type], rows: Sequence[Row]) -> str:
        """Make a table of whole numbers and texts, and fill it; its name."""
        name = self.name(what)
        with self.writing() as workspace:
            dialect = workspace.dialect
            types = {int: dialect.integer_type, str: dialect.text_type}
            table = dialect.table(workspace.backend.resolve(RelationName(None, name)))
            quoted = [TableColumn(dialect.quote(one), types[kind]) for one, kind in columns.items()]
            made = [_Made(column.name, column.type) for column in quoted]
            mark = dialect.literal("sqlanon: a table of the conformance kit")
            workspace.run("publish/create", target=table, columns=made, mark=mark)
            workspace.insert_into(table, [column.name for column in quoted], rows)
        return name

    def rows(self, what: str, columns: Sequence[str]) -> list[str]:
        """All rows of a relation as texts, sorted."""
        return sorted(str([*row]) for row in self.cells(what, columns))

    def cells(self, what: str, columns: Sequence[str]) -> list[tuple[str | None, ...]]:
        """All rows of a relation, their values as texts."""
        with self.writing() as workspace:
            dialect = workspace.dialect
            found = workspace.rows(
                "in_place/whole",
                columns=[dialect.quote(column) for column in columns],
                table=dialect.table(workspace.backend.resolve(RelationName(None, self.name(what)))),
            )
        return [tuple(None if cell is None else str(cell) for cell in row) for row in found]

    def left(self) -> set[str]:
        """Names of relations of the checks, and of what runs make on the way."""
        with self.writing() as workspace:
            return self._left(workspace)

    def _left(self, workspace: Workspace) -> set[str]:
        literal = workspace.dialect.literal
        home = workspace.backend.resolve(RelationName(None, self.prefix)).schema
        schema = None if home is None else literal(home)
        found = set()
        for pattern in (f"{self.prefix}%", f"{PREFIX}%"):
            rows = workspace.rows("inspect/named", pattern=literal(pattern), schema=schema)
            found |= {str(name) for (name,) in rows}
        # those that this workspace has itself
        return {name for name in found if not name.startswith(f"{PREFIX}{workspace.run_id}")}

    def clear(self) -> None:
        """Remove all that the checks have made."""
        with self.writing() as workspace:
            names = [name for name in self._left(workspace) if name.startswith(self.prefix)]
            views = []
            for name in names:
                found = workspace.backend.resolve(RelationName(None, name))
                views.append((existing(workspace, found) != "VIEW", name, found))
            for table, _, found in sorted(views, key=lambda one: one[:2]):
                step = "drop_if_there" if table else "drop_view_if_there"
                workspace.run(f"publish/{step}", table=workspace.dialect.table(found))


def beside() -> Place:
    """An empty place in an embedded DuckDB."""
    return Place(duckdb.connect(":memory:"))

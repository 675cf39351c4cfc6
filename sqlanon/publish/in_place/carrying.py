"""What a table carries beside its rows, and how another one in its place comes to carry it too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from sqlanon.errors import PublishError, SourceChangedError
from sqlanon.ledger.names import carried
from sqlanon.publish.attached import attached_to, with_definitions_read
from sqlanon.publish.in_place.declared_types import type_place
from sqlanon.publish.kept import Kept
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Any

    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

Step = Literal["column", "before", "after"]
"""As a column is made; before the old table is dropped; when the new one has its name."""
_ITSELF = "inspect/exchanged"


class _Row(NamedTuple):
    """A row of `inspect/exchanged`."""

    step: str
    place: int
    kind: str
    name: str
    needed: str | None
    held: str | None
    statement: str | None
    why: str | None


@dataclass(frozen=True, slots=True)
class Bound:
    """What becomes of something that a table carries depends on columns of it.

    Attributes:
        kind: What it is: index, view, constraint …
        name: Its name.
        column: A column that it is about.
        held: What of that has to stay for it to be made again: `type`, or `values` and type; None
            where the column has to be there only.
    """

    kind: str
    name: str
    column: str
    held: Literal["type", "values"] | None


class Carrying:
    """All that one table carries, and the statements that let another one carry it.

    Attributes:
        refused: What cannot be made again, in words, each with a reason where there is one.
        bound: What is about columns.
        objects: Kinds and names of all that the new table will carry, and what becomes of each.
        definition: The text that makes the table, where that says what it carries; else None.
    """

    def __init__(
        self, workspace: Workspace, table: RelationName, staged: RelationName, left: Collection[str]
    ) -> None:
        """Look at a table.

        Args:
            workspace: Asks.
            table: The table.
            staged: What the one is called that will take its place.
            left: Triggers that are not made again.
        """
        dialect = workspace.dialect
        self._table = table
        self._asked: dict[str, Any] = {
            **dialect.looked_up(table)._asdict(),
            "catalog": None if table.schema is None else dialect.quote(table.schema),
            "made": dialect.literal(dialect.table(table)),
            "staged": dialect.literal(dialect.table(staged)),
            "placed": dialect.looked_up(staged),
            "aside": dialect.literal(f"{PREFIX}{workspace.run_id}_next"),
        }
        self._left = frozenset(left)
        self._rows = workspace.ask(_ITSELF, _Row, **self._asked)
        texts = [row.statement for row in self._rows if row.step == "definition"]
        held = [(row.kind, row.name) for row in self._rows if row.step in {"table", "column"}]
        again = {
            (row.kind, row.name): "stays" if row.step == "stays" else "is made again"
            for row in self._rows
            if row.why is None and row.step != "definition"
        }
        never = {(row.kind, row.name): row.why for row in self._rows if row.why is not None}
        there = carried(workspace, table)
        lost = [
            one
            for one in there
            if one not in again and one not in never and one[1] not in self._left
        ]
        self.refused = [
            *(f"{kind} {name}" for kind, name in lost),
            *(f"{kind} {name} ({why})" for (kind, name), why in never.items()),
        ]
        self.objects = sorted(
            (kind, name, fate)
            for (kind, name), fate in again.items()
            if (kind, name) not in never and ((kind, name) in there or (kind, name) not in held)
        )
        self.definition = texts[0] if texts and not set(held).isdisjoint(there) else None
        self._attached = attached_to(workspace, table) if self.definition else ()
        self.bound = tuple(
            dict.fromkeys(
                Bound(row.kind, row.name, row.needed, _held(row.held))
                for row in self._rows
                if row.needed is not None
            )
        )

    def of(self, step: Step) -> tuple[Kept, ...]:
        """What is made or done in a step, in its order."""
        needed: dict[tuple[str, str, str], set[str]] = {}
        for row in self._rows:
            if row.step == step and row.statement is not None:
                columns = needed.setdefault((row.kind, row.name, row.statement), set())
                columns |= set() if row.needed is None else {row.needed}
        return tuple(
            Kept(kind, name, frozenset(columns), Sql(statement))
            for (kind, name, statement), columns in needed.items()
        )

    def refuse_changed(self, workspace: Workspace) -> None:
        """Look once more: grants and views change without waiting for a lock of the table.

        Raises:
            SourceChangedError: something is not as it was when the run began.
        """

        def compare(answer: list[tuple[Any, ...]]) -> None:
            if [tuple(row) for row in answer] != [tuple(row) for row in self._rows]:
                raise SourceChangedError(
                    f"{self._table}: what it carries (grants, views …) changed during the run; "
                    "nothing was published, run again"
                )

        workspace.check(_ITSELF, compare, **self._asked)

    def take_away(self, workspace: Workspace) -> None:
        """Do what comes before the old table is dropped."""
        for one in self.of("before"):
            workspace.execute(Command("publish/taken_away", one.statement))

    def misfits(
        self,
        source: Relation,
        gone: Collection[str],
        retyped: Collection[str],
        touched: Collection[str],
    ) -> Iterator[PublishError]:
        """What cannot be made again of the columns that the release has.

        Args:
            source: The table.
            gone: Columns of the table that it does not have.
            retyped: Those that have another type.
            touched: Those that hold something else.

        Yields:
            One error that lists all of it.
        """
        found: dict[str, None] = {}
        in_text = [
            Bound(one.kind, one.name, column, "values")
            for one in with_definitions_read(self._attached, source)
            if one not in self._attached  # else the list has it
            for column in one.columns
        ]
        for one in (*self.bound, *in_text):
            if one.column in gone:
                reason = f"the release has no column {one.column}"
            elif one.held is not None and one.column in retyped:
                reason = f"what is published of {one.column} is text"
            elif one.held == "values" and one.column in touched:
                reason = f"{one.column} holds other values then"
            else:
                continue
            found.setdefault(f"{one.kind} {one.name}: {reason}")
        if self.definition is not None:
            for name in gone:
                found.setdefault(f"the definition of the table: the release has no column {name}")
            for name in retyped:
                if type_place(self.definition, name) is None:
                    found.setdefault(f"the definition of the table: it says no type of {name}")
        if found:
            yield PublishError(
                f"{self._table} cannot be replaced with what it carries: {'; '.join(found)}. Say "
                "`output` for a column that becomes text, which keeps its type; leave a column as "
                "it is, remove these first, or publish to a new table"
            )


def _held(said: str | None) -> Literal["type", "values"] | None:
    match said:
        case "type" | "values":
            return said
    return None

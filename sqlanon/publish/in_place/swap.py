"""In place by exchange: the release is written to a new table, which takes the source's name.

What the table carries (keys, indexes, constraints, triggers, views, grants …) is made again on the
new one in the same transaction, as far as the engine's own catalogue says how; a table that carries
more is refused: a new one in its place would lose that, or it would go on serving raw rows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple

from typing_extensions import override

from sqlanon.errors import JobError, PublishError, SourceChangedError, SqlanonError
from sqlanon.job import resolve
from sqlanon.ledger.names import list_carried_objects, rename, staging_name
from sqlanon.publish.attachments import Attachment, find_attachments, with_definitions_read
from sqlanon.publish.in_place import guard
from sqlanon.publish.in_place.definitions import render_definition, type_place
from sqlanon.publish.in_place.strategy import InPlaceStrategy
from sqlanon.publish.in_place.type_check import own_types
from sqlanon.publish.protocols import Protocol, replacing_protocol
from sqlanon.publish.table_properties import TableProperty
from sqlanon.release.release import Release, refuse_changed_source, write_steps
from sqlanon.sql.statement import Command, Sql
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from typing import Any

    from sqlanon.job.job import Job
    from sqlanon.release.columns import Published
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


# -- what a table carries --------------------------------------------------------------------------

Step = Literal["column", "before", "after"]
"""When a column is created; before the old table is dropped; when the new one has its name."""
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
class ColumnDependency:
    """A dependency on a column of an object that a table carries.

    Attributes:
        held: The part of the column that must stay for it to be created again: `type`, or `values`
            and type; None where the column must exist only.
    """

    kind: str
    name: str
    column: str
    held: Literal["type", "values"] | None


class CarriedObjects:
    """All objects that a table carries, and the statements that create them on another table.

    Attributes:
        refused: Objects that cannot be created again, in words, with a reason where there is one.
        objects: Kinds and names of all objects that the new table will carry, with their fates.
        definition: The text that creates the table, where it contains the objects; else None.
    """

    def __init__(
        self, workspace: Workspace, table: RelationName, staged: RelationName, left: Collection[str]
    ) -> None:
        """Read the objects of a table.

        Args:
            staged: The name of the table that will replace it.
            left: Triggers that are not created again.
        """
        dialect = workspace.dialect
        self._table = table
        self._asked: dict[str, Any] = {
            **dialect.lookup_name(table)._asdict(),
            "catalog": None if table.schema is None else dialect.quote(table.schema),
            "made": dialect.literal(dialect.table(table)),
            "staged": dialect.literal(dialect.table(staged)),
            "placed": dialect.lookup_name(staged),
            "aside": dialect.literal(f"{PREFIX}{workspace.run_id}_next"),
        }
        self._left = frozenset(left)
        self._rows = workspace.ask(_ITSELF, _Row, **self._asked)
        texts = [row.statement for row in self._rows if row.step == "definition"]
        held = [(row.kind, row.name) for row in self._rows if row.step in {"table", "column"}]
        again = {
            (row.kind, row.name): "stays" if row.step == "stays" else "is created again"
            for row in self._rows
            if row.why is None and row.step != "definition"
        }
        never = {(row.kind, row.name): row.why for row in self._rows if row.why is not None}
        there = list_carried_objects(workspace, table)
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
        self._attached = find_attachments(workspace, table) if self.definition else ()
        self.bound = tuple(
            dict.fromkeys(
                ColumnDependency(row.kind, row.name, row.needed, _parse_dependency(row.held))
                for row in self._rows
                if row.needed is not None
            )
        )

    def of(self, step: Step) -> tuple[TableProperty, ...]:
        """Return the statements of a step, in its order."""
        needed: dict[tuple[str, str, str], set[str]] = {}
        for row in self._rows:
            if row.step == step and row.statement is not None:
                columns = needed.setdefault((row.kind, row.name, row.statement), set())
                columns |= set() if row.needed is None else {row.needed}
        return tuple(
            TableProperty(kind, name, frozenset(columns), Sql(statement))
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
                    f"{self._table}: its grants, views or other dependent objects changed during "
                    "the run; nothing was published, run again"
                )

        workspace.check(_ITSELF, compare, **self._asked)

    def take_away(self, workspace: Workspace) -> None:
        """Run the statements of the step before the old table is dropped."""
        for one in self.of("before"):
            workspace.execute(Command("publish/taken_away", one.statement))

    def source_refusals(
        self,
        source: Relation,
        gone: Collection[str],
        retyped: Collection[str],
        touched: Collection[str],
    ) -> Iterator[PublishError]:
        """Yield what cannot be created again with the columns of the release.

        Yields:
            One error that lists all of it.
        """
        found: dict[str, None] = {}
        in_text = [
            ColumnDependency(one.kind, one.name, column, "values")
            for one in with_definitions_read(self._attached, source)
            if one not in self._attached  # else the list has it
            for column in one.columns
        ]
        for one in (*self.bound, *in_text):
            if one.column in gone:
                reason = f"the release has no column {one.column}"
            elif one.held is not None and one.column in retyped:
                reason = f"{one.column} becomes text"
            elif one.held == "values" and one.column in touched:
                reason = f"{one.column} gets other values"
            else:
                continue
            found.setdefault(f"{one.kind} {one.name}: {reason}")
        if self.definition is not None:
            for name in gone:
                found.setdefault(f"the definition of the table: the release has no column {name}")
            for name in retyped:
                if type_place(self.definition, name) is None:
                    found.setdefault(
                        f"the definition of the table: the type of {name} is not recognized"
                    )
        if found:
            yield PublishError(
                f"{self._table} cannot be replaced with its dependent objects: "
                f"{'; '.join(found)}. Set `output` for a column that becomes text, which keeps "
                "its type; leave a column unchanged, remove these first, or publish to a new "
                "table"
            )


def _parse_dependency(said: str | None) -> Literal["type", "values"] | None:
    match said:
        case "type" | "values":
            return said
    return None


# -- the exchange ----------------------------------------------------------------------------------

_POINTING = "foreign key of another table"
_PARTED = "inheritance or partitioning"
"""What no update does either."""


class Swap(InPlaceStrategy):
    """A new table takes the name of the source."""

    by = "swap"
    staged: RelationName
    _carrying: CarriedObjects
    _own: Collection[str]

    @staticmethod
    @override
    def protocol(dialect: Dialect) -> Protocol:
        return replacing_protocol(dialect)

    @override
    def needs_owner(self, job: Job, dialect: Dialect) -> bool:
        del job, dialect
        return True

    @override
    def examine(self, workspace: Workspace, table: RelationName, job: Job, *, again: bool) -> None:
        del job
        self.staged = staging_name(workspace, table)
        self._dialect = workspace.dialect
        if self.target.write_guard and again:
            self.guards = guard.left_on(find_attachments(workspace, table))
        self._carrying = CarriedObjects(workspace, table, self.staged, self.guards)
        if self._carrying.refused:
            listed = "; ".join(self._carrying.refused)
            parted = any(one.startswith(_PARTED) for one in self._carrying.refused)
            advice = "Remove" if parted else "Set `by: update` in the target, remove"
            raise PublishError(
                f"{table} cannot be replaced, because a new table would lose these, or leave "
                f"them with raw rows: {listed}. {advice} these first, or publish to a new table"
            )

    @override
    def source_refusals(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        """Yield the objects of the table that its new columns do not allow to be created again."""
        requests = resolve.requests(job, source, self._dialect)
        said = job.identifiers.items()
        touched = [one.column.name for one in requests if not one.unchanged]
        touched += [name for name, one in said if one.action != "keep"]
        touched += job.columns_left_out
        stays = {*job.quasi_identifiers, *resolve.actions(job, source)}
        self._own = own_types(job, source, self._dialect)
        yield from self._carrying.source_refusals(
            source,
            [column.name for column in source.columns if column.name not in stays],
            [column.name for column in source.columns if column.name not in self._own],
            touched,
        )
        emptied = [
            name for name, one in said if one.action == "null" and not source.column(name).nullable
        ]
        if emptied and self._carrying.definition is not None:
            yield JobError(
                f"columns.{', '.join(emptied)}.action: the column is NOT NULL; use mask or hash"
            )
        pointing = [name for kind, name, _ in self._carrying.objects if kind == _POINTING]
        if pointing and job.max_suppression and job.suppressed == "drop":
            yield PublishError(
                f"rows under {', '.join(pointing)} refer to {source.name}, and suppressed rows "
                "would be missing there; set `max_suppression: 0`, or `suppressed: keep`"
            )

    @override
    def objects(self) -> Iterator[tuple[Attachment, str]]:
        for kind, name, fate in self._carrying.objects:
            yield Attachment(kind, name), fate
        for name in self.guards:
            yield Attachment("trigger", name), "is dropped, and created again"

    @property
    @override
    def objects_to_recreate(self) -> tuple[TableProperty, ...]:
        return self._carrying.of("after")

    @override
    def write(self, workspace: Workspace, release: Release, table: RelationName) -> Sql:
        del table
        staged = workspace.dialect.table(self.staged)
        (written,) = release.tables
        made = [self._as_it_was(release, column) for column in written.columns]
        computed = {one.name: one.statement for one in self._carrying.of("column")}
        filled = tuple(column for column in made if column.name not in computed)
        made = [
            replace(column, type=Sql(f"{column.type} {computed[column.name]}"))
            if column.name in computed
            else column
            for column in made
        ]
        create, fill = write_steps(
            workspace, release, replace(written, columns=filled), staged, made=made
        )
        if self._carrying.definition is not None:
            types = {one.name: one.type for one in made if one.name not in self._own}
            text = render_definition(self._carrying.definition, staged, types)
            create = Command(create.name, text)
        workspace.execute(create)
        workspace.execute(fill)
        refuse_changed_source(workspace, release)
        return staged

    def _as_it_was(self, release: Release, column: Published) -> Published:
        """A column with the type of the table's own where it holds what is published."""
        own = release.source.column(column.name)
        type_ = own.type if column.name in self._own else column.type
        empty = column.outer == "NULL"
        return replace(column, type=type_, nullable=own.nullable or empty)

    @override
    def publish(
        self, workspace: Workspace, table: RelationName, held: RelationName, comment: str
    ) -> None:
        dialect = workspace.dialect
        if dialect.keeps_comments:
            staged = dialect.table(self.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        self._carrying.refuse_changed(workspace)
        guard.take_away(workspace, table, self.guards)
        self._carrying.take_away(workspace)
        workspace.run("publish/drop", table=dialect.table(held))
        rename(workspace, self.staged, table)

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        staged = workspace.dialect.table(self.staged)
        return [workspace.command("publish/drop_if_there", table=staged)]

"""In place by exchange: the release is written beside the source, and takes its name.

What the table carries (keys, indexes, constraints, triggers, views, grants …) is made again on the
new one in the same transaction, as far as the engine's own catalogue says how; a table that carries
more is refused: a new one in its place would lose that, or it would go on serving raw rows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import JobError, PublishError, SqlanonError
from sqlanon.job import settled
from sqlanon.ledger.names import rename, staging_name
from sqlanon.publish.attached import Attached, attached_to
from sqlanon.publish.in_place import guard
from sqlanon.publish.in_place.carrying import Carrying
from sqlanon.publish.in_place.definitions import defined_as
from sqlanon.publish.in_place.fitting import own_types
from sqlanon.publish.in_place.way import Way
from sqlanon.publish.protocols import Protocol, replacing_protocol
from sqlanon.release.release import Release, refuse_changed_source, write_steps
from sqlanon.sql.statement import Command, Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.job.job import Job
    from sqlanon.publish.kept import Kept
    from sqlanon.release.columns import Published
    from sqlanon.source.inspection import Relation
    from sqlanon.source.standing import Earlier
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace

_POINTING = "foreign key of another table"
_PARTED = "inheritance or partitioning"
"""What no update does either."""


class Swap(Way):
    """A new table takes the name of the source."""

    by = "swap"
    staged: RelationName
    _carrying: Carrying
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
    def examine(
        self, workspace: Workspace, table: RelationName, job: Job, earlier: Earlier | None
    ) -> None:
        del job
        self.staged = staging_name(workspace, table)
        self._dialect = workspace.dialect
        if self.target.guard and earlier is not None:
            self.guards = guard.left_on(attached_to(workspace, table))
        self._carrying = Carrying(workspace, table, self.staged, self.guards)
        if self._carrying.refused:
            listed = "; ".join(self._carrying.refused)
            parted = any(one.startswith(_PARTED) for one in self._carrying.refused)
            advice = "Remove" if parted else "Say `by: update` in the target, remove"
            raise PublishError(
                f"{table} cannot be replaced, because a new table in its place would lose, or "
                f"leave reading raw rows: {listed}. {advice} these first, or publish to a new table"
            )

    @override
    def misfits(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        """What the table carries that its new columns do not let be made again."""
        requests = settled.requests(job, source, self._dialect)
        said = job.identifiers.items()
        touched = [one.column.name for one in requests if not one.unchanged]
        touched += [name for name, one in said if one.action != "keep"]
        stays = {*job.quasi_identifiers, *settled.actions(job, source)}
        self._own = own_types(job, source, self._dialect)
        yield from self._carrying.misfits(
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
                "would be missing there; say `max_suppression: 0`, or `suppressed: keep`"
            )

    @override
    def objects(self) -> Iterator[tuple[Attached, str]]:
        for kind, name, fate in self._carrying.objects:
            yield Attached(kind, name), fate
        for name in self.guards:
            yield Attached("trigger", name), "is taken away, and made anew"

    @property
    @override
    def made_again(self) -> tuple[Kept, ...]:
        return self._carrying.of("after")

    @override
    def write(
        self, workspace: Workspace, release: Release, table: RelationName, *, resumes: bool
    ) -> Sql:
        del table, resumes
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
            text = defined_as(self._carrying.definition, staged, types)
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
    def remains(self, workspace: Workspace) -> list[Command]:
        staged = workspace.dialect.table(self.staged)
        return [workspace.command("publish/drop_if_there", table=staged)]

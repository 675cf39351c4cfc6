"""In place by exchange, for plain tables: the release is written beside the source, takes its name.

A table that carries more than rows (indexes, constraints, triggers, views, grants …) is refused:
a new table in its place would lose those, or they would go on serving raw rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError
from sqlanon.publish.in_place.way import Way
from sqlanon.publish.names import carried, rename, staging_name
from sqlanon.publish.protocols import Protocol, replacing_protocol
from sqlanon.release.release import Release, refuse_changed_source, write_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.publish.attached import Attached
    from sqlanon.source.inspection import Relation
    from sqlanon.source.standing import Earlier
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


class Swap(Way):
    """A new table takes the name of the source."""

    by = "swap"
    staged: RelationName

    @staticmethod
    def protocol(dialect: Dialect) -> Protocol:
        """See Way."""
        return replacing_protocol(dialect)

    def needs_owner(self, job: Job, dialect: Dialect) -> bool:
        """See Way."""
        del job, dialect
        return True

    def examine(
        self, workspace: Workspace, table: RelationName, job: Job, earlier: Earlier | None
    ) -> None:
        """See Way."""
        del job, earlier
        self.staged = staging_name(workspace, table)
        found = carried(workspace, table)
        if found:
            listed = "; ".join(f"{kind} {name}" for kind, name in found)
            raise PublishError(
                f"{table} cannot be replaced, because a new table in its place would lose, or "
                f"leave reading raw rows: {listed}. Say `by: update` in the target, remove these "
                "first, or publish to a new table"
            )

    def misfits(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        """See Way. Nothing: columns of a new table are what they have to be."""
        del job, source
        yield from ()

    def objects(self) -> Iterator[tuple[Attached, str]]:
        """See Way. Nothing is attached to a plain table."""
        yield from ()

    def write(
        self, workspace: Workspace, release: Release, table: RelationName, *, resumes: bool
    ) -> Sql:
        """See Way."""
        del table, resumes
        staged = workspace.dialect.table(self.staged)
        for step in write_steps(workspace, release, release.tables[0], staged):
            workspace.execute(step)
        refuse_changed_source(workspace, release)
        return staged

    def publish(
        self, workspace: Workspace, table: RelationName, held: RelationName, comment: str
    ) -> None:
        """See Way."""
        dialect = workspace.dialect
        if dialect.keeps_comments:
            staged = dialect.table(self.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        workspace.run("publish/drop", table=dialect.table(held))
        rename(workspace, self.staged, table)

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Way."""
        staged = workspace.dialect.table(self.staged)
        return [workspace.command("publish/drop_if_there", table=staged)]

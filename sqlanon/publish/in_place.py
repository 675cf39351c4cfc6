"""Publication in place of the source, for plain tables.

The release is written beside the source and takes its name in the same transaction, while writers
are locked out by the protocol of the engine (see publish/protocols).

A table that carries more than rows (indexes, constraints, triggers, views, grants …) is refused:
a new table in its place would lose those, or they would go on serving raw rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError, UnsupportedError
from sqlanon.job.settled import tables_read
from sqlanon.publish.base import Publication
from sqlanon.publish.names import carried, existing, rename, staging_name
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.protocols import protocol_of
from sqlanon.publish.strangers import strangers
from sqlanon.release.release import Release, refuse_changed_source, write_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


class InPlace(Publication):
    """The release takes the place of the source."""

    alone = True

    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """See Publication. `run` refuses an engine without a protocol before it begins."""
        del job, source
        try:
            protocol_of(dialect)
        except UnsupportedError as error:
            yield error

    def survey(self, workspace: Workspace, job: Job) -> None:
        """See Publication."""
        if protocol_of(workspace.dialect).examines_first:
            self._ask(workspace, job)
            self._look_at(workspace, job.source)

    def prepare(self, workspace: Workspace, job: Job) -> None:
        """See Publication."""
        protocol = protocol_of(workspace.dialect)
        if not protocol.examines_first:
            self._ask(workspace, job)
        locked = protocol.lock(workspace, self.name)
        self.held = None if locked == self.name else locked
        if not protocol.examines_first:
            self._look_at(workspace, job.source)

    def _ask(self, workspace: Workspace, job: Job) -> None:
        self.name = workspace.backend.resolve(job.source)
        home = self.name.schema or str(workspace.rows("inspect/home")[0][0])
        needs = Needs(tables_read(job), home, (self.name,), visible_rows=job.visible_rows)
        refuse_unready(workspace, needs)
        self.strangers = strangers(workspace, self.name)

    def _look_at(self, workspace: Workspace, source: RelationName) -> None:
        found = existing(workspace, self.name)
        if found != "BASE TABLE":
            raise PublishError(f"{source} is {found or 'no table'}; only a table can be replaced")
        self.staged = staging_name(workspace, self.name)
        self._refuse_burdened(workspace)

    def _refuse_burdened(self, workspace: Workspace) -> None:
        found = carried(workspace, self.name)
        if found:
            listed = "; ".join(f"{kind} {name}" for kind, name in found)
            raise PublishError(
                f"{self.name} cannot be replaced, because a new table in its place would lose, or "
                f"leave reading raw rows: {listed}. Remove these first, or publish to a new table"
            )

    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        """See Publication."""
        staged = workspace.dialect.table(self.staged)
        for step in write_steps(workspace, release, release.tables[0], staged):
            workspace.execute(step)
        refuse_changed_source(workspace, release)
        return (staged,)

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        dialect = workspace.dialect
        if dialect.keeps_comments:
            staged = dialect.table(self.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        workspace.run("publish/drop", table=dialect.table(self.held or self.name))
        rename(workspace, self.staged, self.name)
        self.give(workspace, self.name)

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        staged = workspace.dialect.table(self.staged)
        return [workspace.command("publish/drop_if_there", table=staged)]

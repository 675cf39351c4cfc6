"""Publication in place of the source, for plain tables.

The release is written beside the source and takes its name while writers are locked out, by the
protocol that lost no acknowledged write on each engine:

- DuckDB: the run's first statement renames the source, so that every other transaction that wrote
  to it fails to commit; a second connection then shows whether one slipped in before; DROP and
  RENAME follow in the same transaction (2.0.0).
- SQLite: BEGIN IMMEDIATE, DROP, RENAME, COMMIT: renaming the source away first would take views and
  foreign keys along (3.40).
- PostgreSQL: LOCK TABLE … SHARE ROW EXCLUSIVE before the first read, DROP and RENAME under it (15).
- MariaDB: LOCK TABLES while the release is written and verified; a second connection queues one
  RENAME TABLE for both names, which runs at UNLOCK TABLES (10.11).

A table that carries more than rows (indexes, constraints, triggers, views, grants …) is refused:
a new table in its place would lose those, or they would go on serving raw rows.
"""

from __future__ import annotations

import time
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SourceChangedError, SqlanonError, UnsupportedError
from sqlanon.publish.base import Publication
from sqlanon.publish.names import carried, existing, staging_name
from sqlanon.release.release import Content, refuse_changed_source, write_steps
from sqlanon.sql.dialects import SourceLock
from sqlanon.sql.names import RelationName
from sqlanon.sql.statement import Sql
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

_ALIASES = ("s", "t")
"""What templates call the source; a table of that name is locked under it already."""
_PATIENCE = 10.0
"""Seconds to wait until the second connection has queued its RENAME."""


class InPlace(Publication):
    """The release takes the place of the source."""

    alone = True

    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """See Publication. Models that are measured with tables that LOCK TABLES does not name."""
        del source
        for model in job.privacy:
            if not dialect.transactional_ddl and (model.compares or model.other_table is not None):
                yield UnsupportedError(
                    f"{model.title} is measured with another table, which mode: replace cannot "
                    f"read under the locks of {dialect.name}; publish to a new table"
                )

    def survey(self, workspace: Workspace, source: RelationName) -> None:
        """See Publication.

        DuckDB takes its snapshot at a transaction's first statement: a row that is inserted between
        that and a later rename is lost without a conflict (2.0.0). So everything is asked before.
        """
        if workspace.dialect.source_lock is SourceLock.RENAME:
            self._examine(workspace, source)

    def prepare(self, workspace: Workspace, source: RelationName) -> None:
        """See Publication."""
        dialect = workspace.dialect
        if dialect.source_lock is SourceLock.RENAME:
            self.held = RelationName(self.name.schema, f"{PREFIX}{workspace.run_id}_source")
            self._rename(workspace, self.name, self.held)
            self._refuse_late_writes(workspace, self.held)
            return
        if dialect.source_lock is SourceLock.LOCK:
            self.name = workspace.backend.resolve(source)
            workspace.run("publish/lock", table=dialect.table(self.name))
        self._examine(workspace, source)

    def _refuse_late_writes(self, workspace: Workspace, held: RelationName) -> None:
        """Compare the run's snapshot with what is committed, now that nobody else can commit.

        A row that is committed after the first statement has taken its snapshot and before it has
        renamed the table is in neither: seen once in some four runs under a writer (2.0.0).
        """
        dialect = workspace.dialect
        mine = workspace.rows("publish/fingerprint", table=dialect.table(held))
        with workspace.companion() as other:
            theirs = other.rows("publish/fingerprint", table=dialect.table(self.name))
        if mine != theirs:
            raise SourceChangedError(
                f"{self.name} was written to while the run began; nothing was published, run again"
            )

    def _examine(self, workspace: Workspace, source: RelationName) -> None:
        self.name = workspace.backend.resolve(source)
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

    def write(self, workspace: Workspace, content: Content) -> Sql:
        """See Publication."""
        dialect = workspace.dialect
        self.open_ledger(workspace)
        staged = dialect.table(self.staged)
        create, fill = write_steps(workspace, content, staged)
        workspace.execute(create)
        if not dialect.transactional_ddl:
            source = dialect.table(self.name)
            workspace.run(
                "publish/lock",
                source=source,
                aliases=[Sql(alias) for alias in _ALIASES if alias != self.name.name.lower()],
                staged=staged,
                ledger=self._ledger,
            )
        workspace.execute(fill)
        refuse_changed_source(workspace, content)
        if dialect.transactional_ddl:
            return staged
        # a statement may name a locked table but once, and those that measure it do so more often
        columns = [dialect.quote(column.name) for column in content.columns]
        return workspace.make("stage/copy", "written", source=staged, columns=columns).sql

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        dialect = workspace.dialect
        staged = dialect.table(self.staged)
        if dialect.comments:
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        if dialect.transactional_ddl:
            workspace.run("publish/drop", table=dialect.table(self.held or self.name))
            self._rename(workspace, self.staged, self.name)
        else:
            self._exchange(workspace)

    def _exchange(self, workspace: Workspace) -> None:
        """Let a second connection rename while this one holds the locks, then let go."""
        dialect = workspace.dialect
        aside = RelationName(self.name.schema, f"{PREFIX}{workspace.run_id}_old")
        rename = workspace.command(
            "publish/exchange",
            aside=dialect.table(aside),
            staged=dialect.table(self.staged),
            target=dialect.table(self.name),
        )
        # what was written must outlive this connection before anybody is told to publish it
        workspace.run("publish/commit")
        failed: list[SqlanonError] = []
        with workspace.companion() as other:
            renaming = Thread(target=_rename_in_turn, args=(other, rename, failed), daemon=True)
            try:
                number = other.count("session/connection")
                renaming.start()
                self._await_turn(workspace, number, failed)
                workspace.run("publish/unlock")
                renaming.join()
            finally:
                with suppress(SqlanonError):  # already unlocked, or the connection is lost anyway
                    workspace.run("publish/unlock")
                if renaming.is_alive():
                    renaming.join()
        if failed:
            raise failed[0]
        workspace.run("publish/drop", table=dialect.table(aside))

    def _await_turn(self, workspace: Workspace, number: int, failed: list[SqlanonError]) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not workspace.rows("publish/waiting", connection=number)[0][0]:
            if failed:
                raise failed[0]
            if time.monotonic() > deadline:
                raise PublishError(f"{self.name} could not be renamed within {_PATIENCE:.0f} s")
            time.sleep(0.02)

    def _rename(self, workspace: Workspace, old: RelationName, new: RelationName) -> None:
        dialect = workspace.dialect
        workspace.run(
            "publish/rename",
            staged=dialect.table(old),
            target=dialect.table(new),
            name=dialect.quote(new.name),
        )

    def steps(self, workspace: Workspace, content: Content) -> list[Command]:
        """See Publication. The locks and the last renaming depend on the engine."""
        self.name = workspace.backend.resolve(content.source.name)
        self._refuse_burdened(workspace)
        staged = staging_name(workspace, self.name)
        return write_steps(workspace, content, workspace.dialect.table(staged))

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        staged = workspace.dialect.table(self.staged)
        return [
            workspace.command("publish/unlock"),
            workspace.command("publish/drop_if_there", table=staged),
        ]


def _rename_in_turn(other: Workspace, rename: Command, failed: list[SqlanonError]) -> None:
    """Wait for the locks in a thread of its own."""
    try:
        other.execute(rename)
    except SqlanonError as error:
        failed.append(error)

"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import together
from sqlanon.ledger.names import existing
from sqlanon.publish.base import Publisher
from sqlanon.publish.places import (
    Place,
    build_named_places,
    columnless_places,
    naming_steps,
    naming_together,
    release_places,
)
from sqlanon.publish.previous_artifacts import (
    drop_stored,
    find_shown_tables,
    find_stored_before,
    runs_shown,
    show,
)
from sqlanon.publish.table_properties import Replacement
from sqlanon.release.release import (
    BEHIND,
    MARK,
    Release,
    Written,
    refuse_changed_source,
    steps_beside,
    write_steps,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.report.run import Report
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace


class NewTable(Publisher):
    """Publishes each table of the release as a table of its own."""

    several_tables = True
    copies = True
    places: tuple[Place, ...] = ()
    _before: tuple[RelationName, ...] = ()

    @property
    @override
    def one_table(self) -> bool:
        return len(self.places) == 1

    @override
    def prepare(self, run: Run) -> None:
        workspace, dialect = run.workspace, run.workspace.dialect
        places = release_places(run, self.target, self.suffixes)
        self.places = (*places, *build_named_places(run, self.target, places))
        self.name, self.staged = places[0].name, places[0].staged
        # where a transaction holds it all together, a release is finished under its own name
        made = {
            place.name: Replacement(
                place.name if dialect.ddl_rolls_back else place.staged,
                alike=place.replaced != "VIEW",
            )
            for place in places
            if place.replaced is not None
        }
        self.examine(run, made)
        if dialect.behind_views:
            self._before = tuple(
                released
                for place in places
                for released in find_shown_tables(workspace, place.name)
            )
        targets = [one.name for one in places]
        self.earlier = find_stored_before(workspace, targets, run.ledger_name)

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from super().notes(job)
        for name in self._before:
            yield (
                f"{name}, the release that {self.target.table} showed before, stays for those who "
                "are reading it, and is dropped by the next run; drop it yourself if it must go now"
            )

    @override
    def write(self, workspace: Workspace, release: Release) -> Written:
        if found := [*columnless_places(self.places, release, self.kept)]:
            raise together(found)
        for step in self._write_steps(workspace, release):
            workspace.execute(step)
        if workspace.dialect.recounts_source:
            refuse_changed_source(workspace, release)
        made = [workspace.dialect.table(place.staged) for place in self.places]
        own = len(self.suffixes)
        return Written(release, tuple(made[:own]), tuple(made[own:]))

    def _write_steps(self, workspace: Workspace, release: Release) -> list[Command]:
        dialect = workspace.dialect
        own = {table.suffix: table for table in release.tables}
        beside = {table.name: table for table in release.beside}
        mark = BEHIND if dialect.behind_views else MARK
        steps: list[Command] = []
        for place in self.places:
            staged = dialect.table(place.staged)
            if place.beside is None:
                steps += write_steps(workspace, release, own[place.suffix], staged, mark)
            else:
                first = dialect.table(self.places[0].staged)
                steps += steps_beside(workspace, beside[place.beside], staged, first)
        return steps

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        together = any(one.beside is not None for one in self.places)
        if workspace.dialect.renames_two_at_once and together:
            self._name_together(workspace, comment)
        else:
            for place in self.places:
                self._name(workspace, place, comment)
        drop_stored(workspace, self.earlier)

    def _name_together(self, workspace: Workspace, comment: str) -> None:
        """Give all tables of the release their names, by one statement."""
        dialect = workspace.dialect
        for place in self.places:
            staged = dialect.table(place.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
            self.restore_properties(workspace, place.name)
        for step in naming_together(workspace, self.places):
            workspace.execute(step)

    def _name(self, workspace: Workspace, place: Place, comment: str) -> None:
        """Give one table of the release its name."""
        dialect = workspace.dialect
        if dialect.behind_views:
            there = place.replaced is not None
            workspace.execute(show(workspace, place.staged, place.name, there=there))
            return
        if dialect.keeps_comments:
            staged = dialect.table(place.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        if not dialect.ddl_rolls_back:
            self.restore_properties(workspace, place.name)
        for step in naming_steps(workspace, place):
            workspace.execute(step)
        if dialect.ddl_rolls_back:
            self.restore_properties(workspace, place.name)

    @override
    def visible(self, run: Run, workspace: Workspace) -> bool:
        """A staged table has lost its first name when it got the target's."""
        if workspace.dialect.ddl_rolls_back:
            return super().visible(run, workspace)
        if workspace.dialect.behind_views:
            return any(
                workspace.run_id in runs_shown(workspace, place.name) for place in self.places
            )
        return any(existing(workspace, place.staged) is None for place in self.places)

    @override
    def recover(self, run: Run, workspace: Workspace, report: Report) -> None:
        """Tables of one release that have not got their names yet get them."""
        for place in self.places:
            if workspace.dialect.behind_views:
                if workspace.run_id not in runs_shown(workspace, place.name):
                    self._name(workspace, place, report.sentence())
                continue
            if existing(workspace, place.staged) is not None:
                self._name(workspace, place, report.sentence())
            old = workspace.dialect.table(place.aside)
            workspace.run("publish/drop_if_there", table=old)
        super().recover(run, workspace, report)

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        return [
            workspace.command("publish/drop_if_there", table=workspace.dialect.table(place.staged))
            for place in self.places
        ]

"""Publication of two linked tables as two views: the rows by group, and the values of each group.

Groups are assigned at random, and no later row belongs to any. So the rows of the views are stored
in two tables, which stay until the next run and are not refreshed. The views get their names
together where a transaction holds both; elsewhere one after the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.ledger.names import refuse_taken, resolve_target, staging_name
from sqlanon.publish.base import Publisher
from sqlanon.publish.previous_artifacts import drop_stored, find_stored_before
from sqlanon.publish.raw_values import keep_private, refuse_open_schema
from sqlanon.publish.stored_rows import (
    build_view_command,
    fill,
    ledger_refusals,
    read_by_view,
    refuse_table_in_place,
    refuse_without_tables,
)
from sqlanon.publish.table_properties import Replacement
from sqlanon.release.release import Written
from sqlanon.release.store import COUNTS
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

_STORED = ("_rows", COUNTS)
"""How the names of the tables end that the two views show."""


@dataclass(frozen=True, slots=True)
class _Place:
    """The place of one table of the release.

    Attributes:
        staged: Its name until it is verified.
        replaced: The relation that has the name now; None where it is free.
        stored: The table that the view shows.
    """

    name: RelationName
    staged: RelationName
    replaced: str | None
    stored: RelationName


class LinkedViews(Publisher):
    """Publishes each table of the release as a view of a stored table."""

    several_tables = True
    constrains = False
    makes_views = True
    _places: tuple[_Place, ...] = ()
    _release: Release | None = None

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Yield the settings of a view that such groups cannot have."""
        yield from super().refusals(job)
        if self.target.follows is not None:
            yield UnsupportedError(
                f"target.follows: later rows belong to no group of {job.algorithm.name}, so its "
                "views show the groups of the last run; leave follows out, and run again for "
                "new rows"
            )
        yield from ledger_refusals(job)

    @override
    def prepare(self, run: Run) -> None:
        workspace = run.workspace
        refuse_without_tables(workspace)
        made: list[_Place] = []
        for number, (suffix, word) in enumerate(zip(self.suffixes, _STORED, strict=True)):
            said = RelationName(self.target.table.schema, f"{self.target.table.name}{suffix}")
            name = resolve_target(workspace, said, *run.tables_read)
            again = self.target.if_exists == "replace"
            replaced = refuse_taken(workspace, name, replace=again)
            refuse_table_in_place(workspace, name, replaced)
            stored = RelationName(name.schema, f"{RECODING}{workspace.run_id}{word}")
            staged = staging_name(workspace, name, number)
            made.append(_Place(name, staged, replaced, stored))
        self._places = tuple(made)
        self.name, self.staged = made[0].name, made[0].staged
        there = [place for place in made if place.replaced is not None]
        self.examine(
            run,
            {
                place.name: Replacement(place.name, alike=place.replaced == "VIEW")
                for place in there
            },
        )
        self.earlier = find_stored_before(
            workspace, [place.name for place in made], run.ledger_name
        )

    @override
    def exposure_refusals(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """Yield the roles that could read the views without a privilege granted to them."""
        yield from refuse_open_schema(workspace, str(self.name.schema), job.source, "a view")

    @override
    def write(self, workspace: Workspace, release: Release) -> Written:
        """The views are verified under their staging names."""
        self._release = release
        stored = [place.stored for place in self._places]
        fill(workspace, release, dict(zip(stored, release.tables, strict=True)))
        for table in stored:
            keep_private(workspace, table, self.default_grantees)
        for step in self._steps(workspace, release, staged=True):
            workspace.execute(step)
        views = tuple(workspace.dialect.table(place.staged) for place in self._places)
        return Written(release, views)

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        """Create the same views once more, under the targets' names."""
        del comment
        dialect = workspace.dialect
        if dialect.replace_view is None:
            for place in self._places:
                if place.replaced is not None:
                    kind = "publish/drop_view" if place.replaced == "VIEW" else "publish/drop"
                    workspace.run(kind, table=dialect.table(place.name))
        for step in self._steps(workspace, self._require_release()):
            workspace.execute(step)
        for place in self._places:
            workspace.run("publish/drop_view", table=dialect.table(place.staged))
            self.restore_properties(workspace, place.name)
        drop_stored(workspace, self.earlier)

    @override
    def visible(self, run: Run, workspace: Workspace) -> bool:
        """A view of a target reads what its run has stored."""
        if workspace.dialect.ddl_rolls_back:
            return super().visible(run, workspace)
        return any(read_by_view(workspace, place.name) for place in self._places)

    @override
    def recover(self, run: Run, workspace: Workspace, report: Report) -> None:
        """A view of the two that has not got its name yet gets it."""
        for step in self._steps(workspace, self._require_release()):
            workspace.execute(step)
        for place in self._places:
            staged = workspace.dialect.table(place.staged)
            workspace.run("publish/drop_view_if_there", table=staged)
        super().recover(run, workspace, report)

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        dialect = workspace.dialect
        made = {"drop_view_if_there": [place.staged for place in self._places]}
        made["drop_if_there"] = [place.stored for place in self._places]
        return [
            workspace.command(f"publish/{kind}", table=dialect.table(name))
            for kind, names in made.items()
            for name in names
        ]

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from super().notes(job)
        yield f"{self.target.table} shows the rows of this run until the next one"

    def _require_release(self) -> Release:
        if self._release is None:
            raise ValueError("views are published before they are written")
        return self._release

    def _steps(
        self, workspace: Workspace, release: Release, *, staged: bool = False
    ) -> list[Command]:
        """Make the views, under their staging names or those of the targets."""
        return [
            build_view_command(
                workspace,
                place.staged if staged else place.name,
                table.columns,
                place.stored,
                None if staged else workspace.dialect.replace_view,
            )
            for place, table in zip(self._places, release.tables, strict=True)
        ]

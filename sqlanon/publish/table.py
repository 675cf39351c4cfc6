"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import PublishError, together
from sqlanon.ledger.names import (
    behind_view,
    existing,
    refuse_taken,
    resolve_target,
    same_relation,
    staging_name,
)
from sqlanon.publish.base import Publisher
from sqlanon.publish.previous_artifacts import (
    drop_stored,
    find_shown_tables,
    find_stored_before,
    refuse_table,
    runs_shown,
    show,
)
from sqlanon.publish.table_properties import Replacement, columnless
from sqlanon.release.release import (
    BEHIND,
    MARK,
    Release,
    Written,
    refuse_changed_source,
    steps_beside,
    write_steps,
)
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.publish.table_properties import TableProperty
    from sqlanon.report.run import Report
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


# -- the places of a release's tables, and the exchange of their names -----------------------------


def release_places(run: Run, target: Target, suffixes: Sequence[str]) -> list[Place]:
    """A place for each of the release's own tables, the target first.

    Args:
        suffixes: The suffixes of the tables' names after the target's.
    """
    workspace, places = run.workspace, list[Place]()
    dialect, replace = workspace.dialect, target.if_exists == "replace"
    for number, suffix in enumerate(suffixes):
        said = RelationName(target.table.schema, f"{target.table.name}{suffix}")
        name = resolve_target(workspace, said, *run.tables_read)
        replaced = refuse_taken(workspace, name, replace=replace)
        if dialect.behind_views:
            staged = behind_view(workspace, name)
            refuse_table(workspace, name, replaced)
        else:
            staged = staging_name(workspace, name, number)
        places.append(Place(suffix, staged, name, replaced, aside(workspace, name, number)))
    return places


def build_named_places(run: Run, target: Target, places: Sequence[Place]) -> list[Place]:
    """Build a place for each table that features publish under a name of its own.

    Raises:
        PublishError: a name is taken, or is that of another table that is read or published; or the
            tables cannot get their names in one step.
    """
    made: list[Place] = []
    workspace, home = run.workspace, places[0].name
    dialect, replace = workspace.dialect, target.if_exists == "replace"
    for number, (where, said, source) in enumerate(run.extra_tables, len(places)):
        # beside the target, wherever that is
        beside = said if said.schema else RelationName(target.table.schema, said.name)
        name = resolve_target(workspace, beside, source)
        if name.schema != home.schema:
            raise PublishError(
                f"{where}.target: {name} is in another schema than {home}; tables of one release "
                "are published in one"
            )
        for other in [*run.tables_read, *(one.name for one in (*places, *made))]:
            if same_relation(workspace, name, other):
                raise PublishError(
                    f"{where}.target: {name} is read, or published, by the job as another table"
                )
        replaced = refuse_taken(workspace, name, replace=replace)
        staged, old = staging_name(workspace, name, number), aside(workspace, name, number)
        made.append(Place("", staged, name, replaced, old, beside=said))
    views = [one.name for one in (*places, *made) if one.replaced == "VIEW"]
    if made and views and not dialect.ddl_rolls_back:
        raise PublishError(
            f"{', '.join(map(str, views))} is a view, which tables of one release do not replace "
            f"at once on {dialect.name}; drop it first"
        )
    return made


@dataclass(frozen=True, slots=True)
class Place:
    """The place of one table of the release.

    Attributes:
        suffix: The suffix of its name after the target's.
        replaced: The relation that has that name now, to be dropped; None where it is free.
        aside: The name of that relation until it is dropped.
        beside: The name that the job says of a table beside the release's own; else None.
    """

    suffix: str
    staged: RelationName
    name: RelationName
    replaced: str | None
    aside: RelationName
    beside: RelationName | None = None


@dataclass(frozen=True, slots=True)
class _Names:
    """The names of a table as templates print them."""

    staged: Sql
    target: Sql
    aside: Sql | None


def naming_steps(workspace: Workspace, place: Place) -> list[Command]:
    """Make a verified staging table visible under the target's name."""
    dialect = workspace.dialect
    names = {"staged": dialect.table(place.staged), "target": dialect.table(place.name)}
    steps: list[Command] = []
    drop = "publish/drop_view" if place.replaced == "VIEW" else "publish/drop"
    if place.replaced not in {None, "VIEW"} and dialect.renames_two_at_once:
        # one statement for both names: no reader ever misses the target
        old = dialect.table(place.aside)
        steps.append(workspace.command("publish/exchange", aside=old, **names))
        return [*steps, workspace.command(drop, table=old)]
    if place.replaced is not None:
        steps.append(workspace.command(drop, table=names["target"]))
    steps.append(workspace.command("publish/rename", name=dialect.quote(place.name.name), **names))
    return steps


def naming_together(workspace: Workspace, places: Sequence[Place]) -> list[Command]:
    """Make verified staging tables visible by one statement, where none takes a view's place."""
    dialect = workspace.dialect
    names = [
        _Names(
            dialect.table(place.staged),
            dialect.table(place.name),
            None if place.replaced is None else dialect.table(place.aside),
        )
        for place in places
    ]
    return [
        workspace.command("publish/exchange_all", tables=names),
        *(workspace.command("publish/drop", table=one.aside) for one in names if one.aside),
    ]


def aside(workspace: Workspace, target: RelationName, number: int = 0) -> RelationName:
    """Return the name of a replaced target until it is dropped; `number` as of its staging."""
    return RelationName(target.schema, f"{PREFIX}{workspace.run_id}_old{number or ''}")


def columnless_places(
    places: Sequence[Place],
    release: Release,
    kept: Mapping[RelationName, Collection[TableProperty]],
) -> Iterator[PublishError]:
    """Yield the properties that cannot be created again because the release lacks their columns."""
    own = {table.suffix: table.columns for table in release.tables}
    beside = {table.name: table.columns for table in release.beside}
    for place in places:
        published = own[place.suffix] if place.beside is None else beside[place.beside]
        columns = [column.name for column in published]
        yield from columnless(place.name, kept.get(place.name, ()), columns)


# -- the publisher ---------------------------------------------------------------------------------


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

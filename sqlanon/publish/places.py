"""The places of a release's tables, and of tables that are published with it.

How verified tables get the targets' names, and what has them now loses them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.names import (
    behind_view,
    refuse_taken,
    resolve_target,
    same_relation,
    staging_name,
)
from sqlanon.publish.previous_artifacts import refuse_table
from sqlanon.publish.table_properties import columnless
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.publish.table_properties import TableProperty
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


def release_places(run: Run, target: Target, suffixes: Sequence[str]) -> list[Place]:
    """A place for each of the release's own tables, the target first.

    Args:
        run: The run.
        target: The target in its job.
        suffixes: The suffixes of the tables' names after the target's.

    Raises:
        PublishError: a name is taken.
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

    Args:
        run: The run.
        target: The target in its job.
        places: The places of the release's own tables, the target first.

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
        staged: Its name until it is verified.
        name: Its published name.
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

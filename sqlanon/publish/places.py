"""Where the tables of a release go, and its detail tables: beside the target, and with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.job.settled import tables_read
from sqlanon.ledger.names import (
    behind_view,
    refuse_taken,
    resolved_target,
    same_relation,
    staging_name,
)
from sqlanon.publish.earlier import refuse_table
from sqlanon.publish.naming import Place, aside
from sqlanon.release.details import detail_steps
from sqlanon.release.release import MARK
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace


def release_places(
    workspace: Workspace, job: Job, target: Target, suffixes: Sequence[str]
) -> list[Place]:
    """A place for each of the release's own tables, the target first.

    Args:
        workspace: Asks.
        job: What to do.
        target: What it says of its target.
        suffixes: What the names of the tables have behind the target's.

    Raises:
        PublishError: a name is taken.
    """
    places: list[Place] = []
    dialect, replace = workspace.dialect, target.if_exists == "replace"
    for number, suffix in enumerate(suffixes):
        said = RelationName(target.table.schema, f"{target.table.name}{suffix}")
        name = resolved_target(workspace, said, *tables_read(job))
        replaced = refuse_taken(workspace, name, replace=replace)
        if dialect.behind_views:
            staged = behind_view(workspace, name)
            refuse_table(workspace, name, replaced)
        else:
            staged = staging_name(workspace, name, number)
        places.append(Place(suffix, staged, name, replaced, aside(workspace, name, number)))
    return places


def detail_places(workspace: Workspace, job: Job, places: Sequence[Place]) -> list[Place]:
    """A place for each detail table of a job.

    Args:
        workspace: Asks.
        job: What to do.
        places: Those of the release's own tables, the target first.

    Raises:
        PublishError: a name is taken, or is no other than that of a table that is read or published
            too; a table is read twice; or the tables cannot get their names at once.
    """
    made: list[Place] = []
    dialect, target = workspace.dialect, places[0].name
    read = [job.source, *(detail.source for detail in job.details)]
    for number, detail in enumerate(job.details, len(places)):
        for other in read[: 1 + number - len(places)]:
            if same_relation(workspace, detail.source, other):
                raise PublishError(
                    f"tables.{detail.source}: the job reads it as {other} too; its rows would be "
                    "published twice under the same numbers of persons, and be read together"
                )
        said = detail.target
        if said.schema is None:  # beside the target, wherever that is
            said = RelationName(job.target.table.schema if job.target else None, said.name)
        name = resolved_target(workspace, said, detail.source)
        if name.schema != target.schema:
            raise PublishError(
                f"tables.{detail.source}.target: {name} is in another schema than {target}; tables "
                "of one release are published in one"
            )
        for other in [*tables_read(job), *(one.name for one in (*places, *made))]:
            if same_relation(workspace, name, other):
                raise PublishError(
                    f"tables.{detail.source}.target: {name} is read, or published, by the job as "
                    "another table"
                )
        replace = job.target is not None and job.target.if_exists == "replace"
        replaced = refuse_taken(workspace, name, replace=replace)
        made.append(
            Place(
                str(detail.target),
                staging_name(workspace, name, number),
                name,
                replaced,
                aside(workspace, name, number),
                detail=True,
            )
        )
    views = [one.name for one in (*places, *made) if one.replaced == "VIEW"]
    if made and views and not dialect.ddl_rolls_back:
        raise PublishError(
            f"{', '.join(map(str, views))} is a view, which tables of one release do not replace "
            f"at once on {dialect.name}; drop it first"
        )
    return made


def detail_table_steps(
    workspace: Workspace, release: Release, places: Sequence[Place]
) -> list[Command]:
    """Write the detail tables of a release whose persons are written, where they will be named."""
    linked, dialect = release.linked, workspace.dialect
    if linked is None:
        return []
    persons = dialect.table(places[0].staged)
    beside = [dialect.table(place.staged) for place in places if place.detail]
    return [
        step
        for staged, detail in zip(beside, linked.details, strict=True)
        for step in detail_steps(
            workspace, linked, detail, staged=staged, persons=persons, mark=MARK
        )
    ]

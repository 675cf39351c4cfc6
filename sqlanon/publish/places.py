"""Where the tables of a release go, and those beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.errors import PublishError
from sqlanon.ledger.names import (
    behind_view,
    refuse_taken,
    resolved_target,
    same_relation,
    staging_name,
)
from sqlanon.publish.earlier import refuse_table
from sqlanon.publish.naming import Place, aside
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run


def release_places(run: Run, target: Target, suffixes: Sequence[str]) -> list[Place]:
    """A place for each of the release's own tables, the target first.

    Args:
        run: The run.
        target: What its job says of its target.
        suffixes: What the names of the tables have behind the target's.

    Raises:
        PublishError: a name is taken.
    """
    workspace, places = run.workspace, list[Place]()
    dialect, replace = workspace.dialect, target.if_exists == "replace"
    for number, suffix in enumerate(suffixes):
        said = RelationName(target.table.schema, f"{target.table.name}{suffix}")
        name = resolved_target(workspace, said, *run.tables_read)
        replaced = refuse_taken(workspace, name, replace=replace)
        if dialect.behind_views:
            staged = behind_view(workspace, name)
            refuse_table(workspace, name, replaced)
        else:
            staged = staging_name(workspace, name, number)
        places.append(Place(suffix, staged, name, replaced, aside(workspace, name, number)))
    return places


def named_places(run: Run, target: Target, places: Sequence[Place]) -> list[Place]:
    """A place for each table that features publish under a name of its own.

    Args:
        run: The run.
        target: What its job says of its target.
        places: Those of the release's own tables, the target first.

    Raises:
        PublishError: a name is taken, or is no other than that of a table that is read or published
            too; or the tables cannot get their names at once.
    """
    made: list[Place] = []
    workspace, home = run.workspace, places[0].name
    dialect, replace = workspace.dialect, target.if_exists == "replace"
    for number, (where, said, source) in enumerate(run.named_tables, len(places)):
        # beside the target, wherever that is
        beside = said if said.schema else RelationName(target.table.schema, said.name)
        name = resolved_target(workspace, beside, source)
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

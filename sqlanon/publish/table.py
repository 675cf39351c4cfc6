"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.publish.base import Publication
from sqlanon.publish.names import refuse_taken, resolved_target, staging_name
from sqlanon.release.release import Release, write_steps
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class _Place:
    """Where one table of the release goes.

    Attributes:
        suffix: What its name has behind the target's.
        staged: What it is called until it is verified.
        name: What it is published under.
        replaced: What has that name now, to be dropped; None where it is free.
    """

    suffix: str
    staged: RelationName
    name: RelationName
    replaced: str | None


class NewTable(Publication):
    """Each table of the release becomes a table of its own."""

    several_tables = True
    copies = True
    places: tuple[_Place, ...] = ()

    def prepare(self, workspace: Workspace, source: RelationName) -> None:
        """See Publication."""
        replace = self.target.if_exists == "replace"
        places: list[_Place] = []
        for number, suffix in enumerate(self.suffixes):
            said = RelationName(self.target.table.schema, f"{self.target.table.name}{suffix}")
            name = resolved_target(workspace, said, source)
            replaced = refuse_taken(workspace, name, replace=replace)
            staged = staging_name(workspace, name, number)
            places.append(_Place(suffix, staged, name, replaced))
        self.places = tuple(places)
        self.name, self.staged = places[0].name, places[0].staged
        self.find_earlier_recodings(workspace)

    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        """See Publication."""
        self.open_ledger(workspace)
        for step in self._write_steps(workspace, release):
            workspace.execute(step)
        return tuple(workspace.dialect.table(place.staged) for place in self.places)

    def _write_steps(self, workspace: Workspace, release: Release) -> list[Command]:
        tables = {table.suffix: table for table in release.tables}
        return [
            step
            for place in self.places
            for step in write_steps(
                workspace, release, tables[place.suffix], workspace.dialect.table(place.staged)
            )
        ]

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        for step in self._publish_steps(workspace, comment):
            workspace.execute(step)
        self.drop_earlier_recodings(workspace)

    def _publish_steps(self, workspace: Workspace, comment: str) -> list[Command]:
        return [
            step
            for place in self.places
            for step in publish_steps(workspace, place.staged, place.name, place.replaced, comment)
        ]

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        return [
            workspace.command("publish/drop_if_there", table=workspace.dialect.table(place.staged))
            for place in self.places
        ]


def publish_steps(
    workspace: Workspace,
    staged: RelationName,
    target: RelationName,
    replaced: str | None,
    comment: str,
) -> list[Command]:
    """Make the verified staging table visible under the target's name.

    Args:
        workspace: Knows the dialect.
        staged: The staging table.
        target: The name to publish under.
        replaced: What has that name now, to be dropped; None where it is free.
        comment: What the table's comment will say, where the engine has comments.
    """
    dialect = workspace.dialect
    names = {"staged": dialect.table(staged), "target": dialect.table(target)}
    steps: list[Command] = []
    if dialect.keeps_comments:
        steps.append(
            workspace.command(
                "publish/comment", target=names["staged"], comment=dialect.literal(comment)
            )
        )
    drop = "publish/drop_view" if replaced == "VIEW" else "publish/drop"
    if replaced not in {None, "VIEW"} and dialect.renames_two_at_once:
        # one statement for both names: no reader ever misses the target
        aside = RelationName(target.schema, f"{PREFIX}{workspace.run_id}_old")
        steps.append(workspace.command("publish/exchange", aside=dialect.table(aside), **names))
        return [*steps, workspace.command(drop, table=dialect.table(aside))]
    if replaced is not None:
        steps.append(workspace.command(drop, table=names["target"]))
    steps.append(workspace.command("publish/rename", name=dialect.quote(target.name), **names))
    return steps

"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlanon.publish.base import Publication
from sqlanon.publish.names import refuse_taken, resolved_target, staging_name
from sqlanon.release.release import Content, write_steps
from sqlanon.sql.names import RelationName
from sqlanon.sql.workspace import PREFIX

if TYPE_CHECKING:
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


class NewTable(Publication):
    """The release becomes a table of its own."""

    copies = True
    replaced: str | None = None

    def prepare(self, workspace: Workspace, source: RelationName) -> None:
        """See Publication."""
        self.name = resolved_target(workspace, self.target.table, source)
        self.replaced = refuse_taken(
            workspace, self.name, replace=self.target.if_exists == "replace"
        )
        self.staged = staging_name(workspace, self.name)

    def write(self, workspace: Workspace, content: Content) -> Sql:
        """See Publication."""
        self.open_ledger(workspace)
        staged = workspace.dialect.table(self.staged)
        for step in write_steps(workspace, content, staged):
            workspace.execute(step)
        return staged

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        for step in publish_steps(workspace, self.staged, self.name, self.replaced, comment):
            workspace.execute(step)
        self.drop_earlier_recodings(workspace)

    def steps(self, workspace: Workspace, content: Content) -> list[Command]:
        """See Publication."""
        self.prepare(workspace, content.source.name)
        staged = workspace.dialect.table(self.staged)
        return [
            *write_steps(workspace, content, staged),
            *publish_steps(workspace, self.staged, self.name, self.replaced, "anonymized"),
        ]

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        staged = workspace.dialect.table(self.staged)
        return [workspace.command("publish/drop_if_there", table=staged)]


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

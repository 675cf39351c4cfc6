"""What is published of detail tables: rows of persons, under the persons' new numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlanon.release.columns import Published
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Detail:
    """A detail table as it is read, and what is published of it.

    Attributes:
        target: What it is published as, as the job says it.
        source: The table, inspected; its `sql` is what it is called during the run.
        key: Its column that refers to a person.
        old: That of a row `s`, as the relation of numbers has it.
        columns: The columns that are published, in their order; the key among them.
        sensitive: Those of them whose values must not be learnt of a person.
        hashed: Relation with the keys of hashed columns, or None.
    """

    target: RelationName
    source: Relation
    key: str
    old: Sql
    columns: tuple[Published, ...]
    sensitive: tuple[str, ...]
    hashed: WorkTable | None

    @property
    def others(self) -> tuple[Published, ...]:
        """Those of them that show something of the table's own values, in their order."""
        return tuple(one for one in self.columns if one.inner and one.name != self.key)


@dataclass(frozen=True, slots=True)
class Linked:
    """Detail tables, and the secret link from persons to the numbers they are published under.

    Attributes:
        person: The column of the release that has the numbers, the key of the source before.
        numbers: Relation (old, new): the key of each row of the source, and its number. Numbers
            begin with 1 and follow the order of lots.
        details: The tables, at least one.
    """

    person: str
    numbers: WorkTable
    details: tuple[Detail, ...]

    def rows(self, workspace: Workspace, detail: Detail, persons: Sql) -> dict[str, Any]:
        """What templates print that read the rows of a detail table.

        Args:
            workspace: Knows the dialect.
            detail: The table.
            persons: The relation that has the published persons with their numbers.
        """
        return {
            "source": detail.source.sql,
            "old": detail.old,
            "numbers": self.numbers,
            "persons": persons,
            "person": workspace.dialect.quote(self.person),
        }


def detail_steps(
    workspace: Workspace, linked: Linked, detail: Detail, *, staged: Sql, persons: Sql, mark: str
) -> list[Command]:
    """Make the staging table of a detail table, and write the rows of published persons into it.

    Args:
        workspace: Knows the dialect.
        linked: Who has which number.
        detail: The table.
        staged: Its name until it is published.
        persons: The published persons.
        mark: Its comment until then, where it outlives a killed process.
    """
    return [
        workspace.command(
            "publish/create",
            target=staged,
            columns=detail.columns,
            mark=workspace.dialect.literal(mark),
        ),
        workspace.command(
            "publish/fill_details",
            target=staged,
            columns=detail.columns,
            keys=detail.hashed,
            **linked.rows(workspace, detail, persons),
        ),
    ]

"""A copy of the source whose rows have numbers of what readers of the releases before know of them.

docs/definitions.md, "Releases that are guarded": a joint class is who is in the same class of each
release, or like the others in none of it. Whoever is in none of all is new, of the number 0. "Rows
that stay in their class": the place of the class in the last release, 0 of who is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from sqlanon.job import settled
from sqlanon.privacy_models.asked import Asked
from sqlanon.publish.joint_classes import joint_classes_of
from sqlanon.publish.known import releases_of_source
from sqlanon.publish.owners import Owners
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.publish import Publication
    from sqlanon.publish.known import KnownRelease
    from sqlanon.release.columns import Action
    from sqlanon.reuse.recalled import Recalled
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

JOINT = "sqlanon_before"
"""The column of a joint class's number; no column of a source is called so."""
PLACE = "sqlanon_place"
"""The column of a class's place; nor so."""


class _Number(NamedTuple):
    """A number that is known of rows.

    Attributes:
        known: The relation (person, …) that has it; None where nobody's is known.
        held: What it is called there.
        name: What it is called in the copy.
        alias: What the relation is called in the statement.
        owner: Whose a row is, there and in the source; None where each row is a person.
    """

    known: Sql | None
    held: Sql
    name: Sql
    alias: Sql
    owner: Owners | None


@dataclass(frozen=True, slots=True)
class Joined:
    """What readers of all releases before can tell of whom.

    Attributes:
        key: The column that tells rows.
        joint: Relation (person, sqlanon_before); None where classes are not split, and before the
            first release.
        last: The release whose classes are read; None where it is not stored who is in it.
        columns: The columns of the numbers in a copy of the source.
    """

    key: str
    joint: Sql | None
    last: KnownRelease | None
    columns: tuple[Column, ...]

    @classmethod
    def of(
        cls, workspace: Workspace, job: Job, published: Publication, recalled: Recalled
    ) -> Joined | None:
        """What is known of all releases that the guard knows; None where nothing is to be.

        Args:
            workspace: Runs the statements.
            job: What to do; it says which releases count.
            published: How the release is published; it knows the key.
            recalled: The recoding of an earlier release.
        """
        if recalled.classes is None or job.releases is None or published.key is None:
            return None
        releases = releases_of_source(
            workspace,
            job.source,
            published.ledger,
            since=job.releases.since,
            asked=Asked(job.privacy),
            key=None,
        )
        last = next((one for one in releases.known if one.run_id == recalled.read_of), None)
        joint = None
        if releases.known and recalled.splits:
            tables = [workspace.dialect.table(one.keys) for one in releases.known]
            joint = joint_classes_of(workspace, tables, Sql(JOINT)).sql
        names = [*([JOINT] if recalled.splits else []), *([] if last is None else [PLACE])]
        integer = workspace.dialect.integer_type
        columns = tuple(Column(name, integer, Kind.INTEGER, added=True) for name in names)
        return cls(published.key, joint, last, columns) if columns else None

    @property
    def parted_by(self) -> str | None:
        """The column by which classes are looked at in parts; None where they are not split."""
        return next((one.name for one in self.columns if one.name == JOINT), None)

    def copied(
        self, workspace: Workspace, job: Job, source: Relation, actions: Mapping[str, Action]
    ) -> Relation:
        """The source, with the numbers beside its columns.

        Args:
            workspace: Runs the statement.
            job: What to do.
            source: The source.
            actions: What happens to each column that stays and is no quasi-identifier.
        """
        dialect, key = workspace.dialect, source.column(self.key)
        copy = workspace.make(
            "reuse/joined",
            "joined",
            source=source.sql,
            columns=settled.needed(job, dialect, source, actions, self.key),
            numbers=[self._number(workspace, job, source, one.name) for one in self.columns],
            person=key.key(dialect, dialect.column("s", self.key)),
            held=dialect.exact(Sql("person"), Kind.TEXT),
        )
        columns = [one for one in source.columns if one not in self.columns]
        return replace(source, sql=copy.sql, columns=(*columns, *self.columns))

    def _number(self, workspace: Workspace, job: Job, source: Relation, name: str) -> _Number:
        """Where a number is known."""
        if name == JOINT:
            return _Number(self.joint, Sql(JOINT), Sql(JOINT), Sql("j"), None)
        dialect, last = workspace.dialect, self.last
        if last is None:
            raise ValueError("no place is known")
        owner = None
        for person in Asked(job.privacy).persons:
            column = source.column(person)
            then = Sql(f"v{last.columns.index(person)}")
            today = dialect.exact(dialect.column("s", person), column.kind)
            owner = Owners(dialect.exact(then, column.kind), today)
        return _Number(dialect.table(last.keys), Sql("place"), Sql(PLACE), Sql("p"), owner)

"""A copy of the source whose rows have the number of their person's joint class before.

docs/definitions.md, "Releases that are guarded": who is in the same class of each release, or like
the others in none of it. Whoever is in none of all is new, of the number 0.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.job import settled
from sqlanon.privacy_models.asked import Asked
from sqlanon.publish.joint_classes import joint_classes_of
from sqlanon.publish.known import releases_of_source
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.publish import Publication
    from sqlanon.release.columns import Action
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace

JOINT = "sqlanon_before"
"""The column of the number; no column of a source is called so."""


@dataclass(frozen=True, slots=True)
class Joined:
    """What readers of all releases before can tell of whom.

    Attributes:
        key: The column that tells persons.
        known: Relation (person, sqlanon_before); None before the first release.
        column: The column of the number in a copy of the source.
    """

    key: str
    known: WorkTable | None
    column: Column

    @classmethod
    def of(cls, workspace: Workspace, job: Job, published: Publication) -> Joined:
        """The persons of all releases that the guard knows.

        Args:
            workspace: Runs the statements.
            job: What to do; it says which releases count.
            published: How the release is published; it knows the key.
        """
        if published.key is None or job.releases is None:
            raise ValueError("joint classes are of a job with releases and a key")
        releases = releases_of_source(
            workspace,
            job.source,
            published.ledger,
            since=job.releases.since,
            asked=Asked(job.privacy),
        )
        known = None
        if releases.known:
            known = joint_classes_of(workspace, [one.keys for one in releases.known], Sql(JOINT))
        integer = workspace.dialect.integer_type
        return cls(published.key, known, Column(JOINT, integer, Kind.INTEGER))

    def copied(
        self, workspace: Workspace, job: Job, source: Relation, actions: Mapping[str, Action]
    ) -> Relation:
        """The source, with the number beside its columns.

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
            known=self.known,
            person=key.key(dialect, dialect.column("s", self.key)),
            held=dialect.exact(Sql("person"), Kind.TEXT),
            joint=Sql(JOINT),
        )
        columns = [one for one in source.columns if one.name != JOINT]
        return replace(source, sql=copy.sql, columns=(*columns, self.column))

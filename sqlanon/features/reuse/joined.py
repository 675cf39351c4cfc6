"""A copy of the source whose rows have the place of their class in the last release.

docs/definitions.md, "Rows that stay in their class"; 0 of a row that is not in it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlanon.features.release_guard.known import releases_of_source
from sqlanon.features.release_guard.told_keys import Owners
from sqlanon.job import settled
from sqlanon.privacy_models.requirements import Asked
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.features.release_guard.known import KnownRelease
    from sqlanon.features.reuse.recalled import Recalled
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.columns import Action
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.workspace import Workspace

PLACE = "sqlanon_place"
"""The column of a class's place; no column of a source is called so."""


@dataclass(frozen=True, slots=True)
class Joined:
    """In which class of the last release rows are.

    Attributes:
        key: The column that tells rows.
        last: That release, whose classes are read.
        columns: The column of the place in a copy of the source.
    """

    key: str
    last: KnownRelease
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, run: Run, recalled: Recalled, key: str | None) -> Joined | None:
        """What the guard has stored of the release; None where it has stored nothing.

        Args:
            run: The run; its job says which releases count.
            recalled: The recoding of an earlier release.
            key: The column that tells rows of the source.
        """
        job, workspace = run.job, run.workspace
        if recalled.classes is None or job.releases is None or key is None:
            return None
        releases = releases_of_source(
            workspace,
            job.source,
            run.ledger_name,
            since=job.releases.since,
            asked=Asked(job.privacy),
            key=None,
        )
        last = next((one for one in releases.known if one.run_id == recalled.read_of), None)
        if last is None:
            return None
        place = Column(PLACE, workspace.dialect.integer_type, Kind.INTEGER, added=True)
        return cls(key, last, (place,))

    def copied(
        self, workspace: Workspace, job: Job, source: Relation, actions: Mapping[str, Action]
    ) -> Relation:
        """The source, with the place beside its columns.

        Args:
            workspace: Runs the statement.
            job: What to do.
            source: The source.
            actions: What happens to each column that stays and is no quasi-identifier.
        """
        dialect, key = workspace.dialect, source.column(self.key)
        owner = None
        for person in Asked(job.privacy).persons:
            column = source.column(person)
            then = Sql(f"v{self.last.columns.index(person)}")
            today = dialect.exact(dialect.column("s", person), column.kind)
            owner = Owners(dialect.exact(then, column.kind), today)
        copy = workspace.make(
            "reuse/joined",
            "joined",
            source=source.sql,
            columns=settled.needed(job, dialect, source, actions, self.key),
            keys=dialect.table(self.last.keys),
            place=Sql(PLACE),
            owner=owner,
            person=key.key(dialect, dialect.column("s", self.key)),
            held=dialect.exact(Sql("person"), Kind.TEXT),
        )
        columns = [one for one in source.columns if one not in self.columns]
        return replace(source, sql=copy.sql, columns=(*columns, *self.columns))

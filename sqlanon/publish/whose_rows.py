"""Whose the rows of a view are, where its models count persons.

A class is shown while it has rows of k persons, so a view reads the column that tells them apart.
Where the release does not publish that, it is in no view that others read: in the rows that a
refresh writes it is a column beside those of the release, as secret as the source.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.errors import UnsupportedError
from sqlanon.privacy_models.base import Persons
from sqlanon.privacy_models.requirements import Asked
from sqlanon.release.columns import source_column

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Published
    from sqlanon.release.release import Release
    from sqlanon.sql.statement import Sql
    from sqlanon.sql.workspace import Workspace


def told_by_several(job: Job) -> Iterator[SqlanonError]:
    """Refuse models that count persons by more than one column."""
    persons = Asked(job.privacy).persons
    if len(persons) > 1:
        yield UnsupportedError(
            f"the models count persons by {' and by '.join(persons)}, and a view counts them by "
            "one column; name the same, or use mode: table"
        )


@dataclass(frozen=True, slots=True)
class Whose:
    """By what a view counts persons.

    Attributes:
        k: Persons that each class has.
        value: The person of a row, as `publish/view` reads it; only equal bytes tie.
        hidden: The column that tells it where the release does not; None where that does.
    """

    k: int
    value: Sql
    hidden: Published | None

    @classmethod
    def of(cls, workspace: Workspace, release: Release) -> Whose | None:
        """Of a release; None where its models count no persons."""
        counting = [one for one in release.models if isinstance(one.reads, Persons)]
        if not counting:
            return None
        (name,), hidden, dialect = release.asked.persons, None, workspace.dialect
        column = next((one for one in release.columns if one.name == name), None)
        if release.hidden_persons:
            taken = {one.name.lower() for one in release.columns}
            called = name
            while called.lower() in taken:  # a column that is emptied keeps its name
                called += "_"
            place = len(release.columns)
            column = hidden = source_column(workspace, release.source, name, place, called)
        if column is None:
            raise ValueError("a column of persons is neither published nor hidden")
        value = dialect.exact(column.outer, column.kind)
        told = dialect.sorted_whole(value, column.kind.long)
        return cls(max(one.k_anonymous for one in counting), told, hidden)

    @property
    def beside(self) -> tuple[Published, ...]:
        """What the rows have beside the columns of the release."""
        return () if self.hidden is None else (self.hidden,)

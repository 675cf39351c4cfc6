"""A copy of the source, with each row's place of its class in the last release.

docs/definitions, "Rows that stay in their class". The place is 0 for a row that is not in it.

Labels overlap where Mondrian has cut a hierarchy between two of its children, and a row that is in
two classes is read in the narrower one, whichever it was in. Where the place of each row's class
is stored with that release (`release_guard`), rows stay. The place is that of the class's labels
among those of the release, so that nothing else has to be stored.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlanon.features.release_guard.earlier_releases import releases_of_source
from sqlanon.features.release_guard.keys import PersonKeys
from sqlanon.job import resolve
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.source.inspection import Column
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.features.release_guard.earlier_releases import EarlierRelease
    from sqlanon.features.reuse.stored_recoding import EarlierRecoding
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.columns import Action
    from sqlanon.source.frequency_set import FrequencySet, Subject
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


PLACE = "sqlanon_place"
"""The column of a class's place; no column of a source is called so."""


@dataclass(frozen=True, slots=True)
class ReleaseHistoryColumns:
    """The classes of the last release that rows are in."""

    key: str
    last: EarlierRelease
    columns: tuple[Column, ...]

    @classmethod
    def of(
        cls, run: Run, recalled: EarlierRecoding, key: str | None
    ) -> ReleaseHistoryColumns | None:
        """Read the stored keys of the release; None where the guard has stored none."""
        job, workspace = run.job, run.workspace
        guard = job.release_guard
        if recalled.classes is None or guard is None or guard.compare != "all" or key is None:
            return None
        releases = releases_of_source(
            workspace,
            job.source,
            run.ledger_name,
            since=guard.counts_since(datetime.now(UTC)),
            asked=ModelRequirements(job.privacy),
            key=None,
        )
        last = next((one for one in releases.known if one.run_id == recalled.read_of), None)
        if last is None:
            return None
        place = Column(PLACE, workspace.dialect.integer_type, Kind.INTEGER, added=True)
        return cls(key, last, (place,))

    def copy_source(
        self, workspace: Workspace, job: Job, source: Relation, actions: Mapping[str, Action]
    ) -> Relation:
        """Copy the source, with the place as a further column."""
        dialect, key = workspace.dialect, source.column(self.key)
        owner = None
        for person in ModelRequirements(job.privacy).persons:
            column = source.column(person)
            then = Sql(f"v{self.last.columns.index(person)}")
            today = dialect.exact(dialect.column("s", person), column.kind)
            owner = PersonKeys(dialect.exact(then, column.kind), today)
        copy = workspace.make(
            "reuse/joined",
            "joined",
            source=source.sql,
            columns=resolve.list_copy_columns(job, dialect, source, actions, self.key),
            keys=dialect.table(self.last.keys),
            place=Sql(PLACE),
            owner=owner,
            person=key.key(dialect, dialect.column("s", self.key)),
            held=dialect.exact(Sql("person"), Kind.TEXT),
        )
        columns = [one for one in source.columns if one not in self.columns]
        return replace(source, sql=copy.sql, columns=(*columns, *self.columns))


@dataclass(frozen=True, slots=True)
class StickyClasses:
    """The classes that rows were in.

    Attributes:
        places: Relation (class, place): the number that a class is told with, and its place.
    """

    workspace: Workspace
    staged: FrequencySet
    held: Subject
    places: WorkTable

    @classmethod
    def of(
        cls,
        workspace: Workspace,
        staged: FrequencySet,
        labels: WorkTable,
        last: EarlierRelease | None,
    ) -> StickyClasses | None:
        """Read the stored keys of the last release, if it has these rows.

        Args:
            labels: Relation (class, l0, l1, …, n) of that release.
            last: The stored release; None where nothing is stored.
        """
        if last is None:
            return None
        places = places_of(workspace, staged, labels)
        keys = workspace.dialect.table(last.keys)
        if workspace.count("reuse/other_sizes", keys=keys, places=places, classes=labels):
            workspace.drop(places)
            return None
        return cls(workspace, staged, staged.subjects[PLACE], places)

    def cells(self, regions: WorkTable, sets: Mapping[int, WorkTable]) -> WorkTable:
        """Build relation (cell, class) of cells in a class that some of their rows were in.

        Args:
            regions: Relation (class, told, lo0, hi0, …).
            sets: By attribute without order or hierarchy, relation (class, code) of what a set has.
        """
        return self.workspace.make(
            "reuse/stayed",
            "stayed",
            held=self.held.held,
            dictionary=self.held.dictionary,
            places=self.places,
            regions=regions,
            cells=self.staged.cells,
            attributes=self.staged.attributes,
            sets=[*sets.items()],
        )


def places_of(workspace: Workspace, staged: FrequencySet, classes: WorkTable) -> WorkTable:
    """Relation (class, place): the place of a class's labels among those of all.

    Args:
        classes: Relation (class, l0, l1, …).
    """
    labels = [Sql(f"l{one.index}") for one in staged.attributes]
    return workspace.make("reuse/places", "places", classes=classes, labels=labels)

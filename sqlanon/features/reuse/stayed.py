"""Which class today's rows were in, of those that are read from the labels of the last release.

Labels overlap where Mondrian has cut a hierarchy between two of its children, and a row that lies
in two classes is read in the narrower one, whichever it was in. Where the place of each row's class
is stored with that release (`releases`), rows stay. The place is that of the class's labels among
those of the release, so that nothing else has to be stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlanon.features.reuse.joined import PLACE
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.features.release_guard.known import KnownRelease
    from sqlanon.source.frequency_set import FrequencySet, Subject
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Stayed:
    """The classes that rows were in.

    Attributes:
        workspace: Runs the statements.
        staged: Today's cells.
        held: The places that rows of each cell had.
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
        last: KnownRelease | None,
    ) -> Stayed | None:
        """What is stored of the last release, if it is the one that has these rows.

        Args:
            workspace: Runs the statements.
            staged: Today's cells.
            labels: Relation (class, l0, l1, …, n) of that release.
            last: What is stored of it; None where nothing is.
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
        """Relation (cell, class) of those that lie in a class of which rows of theirs were.

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
        workspace: Runs the statement.
        staged: Today's cells.
        classes: Relation (class, l0, l1, …).
    """
    labels = [Sql(f"l{one.index}") for one in staged.attributes]
    return workspace.make("reuse/places", "places", classes=classes, labels=labels)

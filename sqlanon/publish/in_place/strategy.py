"""The interface between `InPlace` and the two ways to publish in place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.publish.attachments import Attachment
    from sqlanon.publish.protocols import Protocol
    from sqlanon.publish.table_properties import TableProperty
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


class InPlaceStrategy(ABC):
    """A way to replace the source by a release, under a lock that `InPlace` holds.

    Attributes:
        writes_source: Whether it writes to the source itself, so that later reads of the source
            need a copy.
        reason: Why it was chosen; one half of a sentence.
        wrote_nothing: Whether the source was found to hold the release already.
        guards: Triggers that earlier runs have left on the source to refuse other values.
    """

    by: ClassVar[Literal["update", "swap"]]
    writes_source: ClassVar[bool] = False
    wrote_nothing: bool = False
    guards: tuple[str, ...] = ()

    def __init__(self, target: Target, reason: str) -> None:
        self.target = target
        self.reason = reason

    @staticmethod
    @abstractmethod
    def protocol(dialect: Dialect) -> Protocol:
        """Return the protocol that keeps writers from the source on an engine.

        Raises:
            UnsupportedError: no way is known in which no write is lost.
        """

    @property
    def beside(self) -> tuple[RelationName, ...]:
        """Other tables that it writes to, and keeps writers from; after `examine`."""
        return ()

    @property
    def objects_to_recreate(self) -> tuple[TableProperty, ...]:
        """The properties of the source that the final table is given."""
        return ()

    @abstractmethod
    def needs_owner(self, job: Job, dialect: Dialect) -> bool:
        """Whether only the owner of the table may do it."""

    @abstractmethod
    def examine(self, workspace: Workspace, table: RelationName, job: Job, *, again: bool) -> None:
        """Look at what the table carries, and refuse what cannot be done with it.

        Args:
            again: Whether the last release of the table was published in place, too.
        """

    @abstractmethod
    def source_refusals(self, job: Job, source: Relation) -> Iterator[SqlanonError]:
        """Yield what it cannot do with the columns of this source; see Publisher."""

    @abstractmethod
    def objects(self) -> Iterator[tuple[Attachment, str]]:
        """Yield the objects attached to the source and the effect on each; after these."""

    @abstractmethod
    def write(self, workspace: Workspace, release: Release, table: RelationName) -> Sql:
        """Write the release; the relation that is to be verified."""

    @abstractmethod
    def publish(
        self, workspace: Workspace, table: RelationName, held: RelationName, comment: str
    ) -> None:
        """Make the verified release what a reader of the table sees.

        Args:
            held: The name that it has during the run.
        """

    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        """Statements that remove what an abandoned run leaves where DDL does not roll back."""
        del workspace
        return []

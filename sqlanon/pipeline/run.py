"""The state that the steps of one run, or of one plan, share."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from sqlanon.job.resolve import tables_read
from sqlanon.ledger.ledger import RunLedger

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlanon.job.job import Job
    from sqlanon.ledger.ledger import LedgerTable
    from sqlanon.pipeline.feature import Feature, NamedTable
    from sqlanon.publish import Publisher
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace
    from sqlanon.verify.figures import Audience


@dataclass(frozen=True, slots=True)
class Run:
    """One run of a job, or another command that takes some of its steps.

    Attributes:
        features: The optional features that the job uses, in the order of their calls.
        publisher: Publishes the release; None where nothing is published.
        parts: The results of each feature's `prepare`, by its name.
        strict: Whether a warning that the job does not accept stops the run.
        audience: The readers for whom figures for charts are measured; None without figures.
        scripted: Whether the search has to be among the workspace's statements.
    """

    job: Job
    workspace: Workspace
    features: tuple[Feature, ...] = ()
    publisher: Publisher | None = None
    ledger: RunLedger = field(default_factory=lambda: RunLedger(False))
    parts: Mapping[str, Any] = field(default_factory=dict)
    strict: bool = False
    audience: Audience | None = None
    planned: bool = False
    scripted: bool = False

    @property
    def target(self) -> RelationName:
        """The target name of the release, once the publisher is prepared.

        Raises:
            ValueError: nothing is published.
        """
        if self.publisher is None:
            raise ValueError("a job without a target has no name to publish under")
        return self.publisher.name

    @property
    def ledger_name(self) -> RelationName | None:
        """The ledger that records the run; None without one."""
        return None if self.publisher is None else self.ledger.beside(self.target)

    def with_part(self, name: str, part: object) -> Run:
        """Return the run with the result of a feature's `prepare`."""
        return replace(self, parts={**self.parts, name: part})

    @property
    def tables_read(self) -> tuple[RelationName, ...]:
        """Every table that the job reads by name, the source first, each once."""
        own = (name for one in self.features for name in one.tables_read)
        return tuple(dict.fromkeys([*tables_read(self.job), *own]))

    @property
    def extra_tables(self) -> tuple[NamedTable, ...]:
        """The tables that the run's features publish under names of their own."""
        return tuple(table for one in self.features for table in one.extra_tables)

    @property
    def ledger_tables(self) -> tuple[LedgerTable, ...]:
        """The tables that the run's features keep beside the ledger."""
        return tuple(table for one in self.features for table in one.ledger_tables)

    @property
    def tables_to_drop(self) -> tuple[RelationName, ...]:
        """Tables of earlier runs that features drop when the release is published."""
        return tuple(name for one in self.features for name in one.tables_to_drop(self))

    def remove(self, workspace: Workspace) -> None:
        """Remove what the run has made and not published, where DDL does not roll back.

        Args:
            workspace: Runs the statements: the run's own, or one over another connection.
        """
        if self.publisher is None:
            return
        for step in self.publisher.cleanup_statements(workspace):
            workspace.execute(step)
        for name in (name for one in self.features for name in one.cleanup_tables(self)):
            workspace.run("publish/drop_if_there", table=workspace.dialect.table(name))

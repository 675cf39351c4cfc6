"""The common interface of all ways of publishing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager
from typing import TYPE_CHECKING, ClassVar

from sqlanon.errors import SqlanonError, UnsupportedError
from sqlanon.job.resolve import actions
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.previous_artifacts import drop_stored
from sqlanon.publish.raw_values import default_grantees, revoke_defaults
from sqlanon.publish.table_properties import columnless, keep, list_recreatable, loss_refusals
from sqlanon.report.data import InPlacePlan, ReleaseTarget
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.ledger.outcome import Conclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.publish.table_properties import Replacement, TableProperty
    from sqlanon.release.release import Release, Written
    from sqlanon.report.run import Report
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace


class Publisher(ABC):
    """Writes a release under a temporary name, and publishes it once it is verified.

    Attributes:
        several_tables: Whether it publishes a release of more than one table.
        constrains: Whether its columns can be NOT NULL in the catalogue.
        alone: Whether it locks the source, and needs a transaction of its own for that.
        copies: Whether it may read from a copy of the source.
        rehearsed: Whether a plan has the statements that write and publish.
        name: The name of the published release, resolved by `prepare`.
        held: The source's name during the run, where a publication in place has changed it.
        writes_source: Whether the source is written to, so that a copy of it is read.
        kept: Properties of replaced targets that the new ones get too.
        earlier: Tables that earlier runs stored for this target, dropped with their releases.
    """

    several_tables: ClassVar[bool] = False
    constrains: ClassVar[bool] = True
    alone: ClassVar[bool] = False
    copies: ClassVar[bool] = False
    makes_views: ClassVar[bool] = False
    rehearsed: ClassVar[bool] = True
    name: RelationName
    staged: RelationName
    held: RelationName | None = None
    writes_source: bool = False

    def __init__(self, target: Target, suffixes: tuple[str, ...]) -> None:
        self.target = target
        self.suffixes = suffixes
        self.earlier: list[RelationName] = []
        self.kept: dict[RelationName, tuple[TableProperty, ...]] = {}
        self.default_grantees: tuple[Sql, ...] = ()

    @property
    def one_table(self) -> bool:
        """Whether it is known by then that the release is one table; see `source_refusals`."""
        return len(self.suffixes) == 1

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """Yield what it cannot publish, decided by the job alone."""
        if len(self.suffixes) > 1 and not self.several_tables:
            yield UnsupportedError(
                f"{job.algorithm.name} publishes {len(self.suffixes)} tables, and mode: "
                f"{self.target.mode} supports one; use mode: table"
            )

    def source_refusals(
        self, job: Job, source: Relation, dialect: Dialect
    ) -> Iterator[SqlanonError]:
        """Yield what it cannot publish of this source on this engine; see `refusals`."""
        del dialect
        # of several tables, which has which columns is found later
        if self.one_table:
            columns = {*job.quasi_by_release_column, *actions(job, source)}
            for target, kept in self.kept.items():
                yield from columnless(target, kept, columns)

    def preflight(self, run: Run) -> None:
        """Refuse what can only be asked before the transaction begins."""
        del run

    @abstractmethod
    def prepare(self, run: Run) -> None:
        """Refuse what cannot be published, before anything is read or written.

        Raises:
            PublishError: the target's name is taken, or what it carries would be lost.
            RightsError: the user may not do what the run will do.
        """

    def explain(self, error: SqlanonError) -> None:
        """Add to an error what there is to know of the target; as notes, without a value."""
        del error

    @contextmanager
    def preparation(self, run: Run) -> Iterator[None]:
        """Prepare for the duration of the run."""
        self.prepare(run)
        yield

    @abstractmethod
    def write(self, workspace: Workspace, release: Release) -> Written:
        """Write the release, for others to verify.

        Raises:
            SourceChangedError: the source is not what was staged.
        """

    @abstractmethod
    def publish(self, workspace: Workspace, comment: str) -> None:
        """Make the verified release visible under the target's name."""

    @abstractmethod
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        """Statements that remove what an abandoned run leaves where DDL does not roll back."""

    def describe_target(self) -> ReleaseTarget:
        """Describe the target of the release, for reports."""
        return ReleaseTarget(str(self.target.table), self.target.mode)

    def plan_in_place(self) -> InPlacePlan | None:
        """Describe the publication in place, for plans; None where there is none."""
        return None

    def notes(self, job: Job) -> Iterator[str]:
        """Yield notes on this way of publishing, for readers of the report."""
        yield from job.algorithm.notes
        if job.ledger is False:
            yield (
                "this run is in no ledger, as set in the job: no history lists it, and after a "
                "lost connection nobody could see whether it published"
            )

    def place(self, workspace: Workspace) -> RelationName:
        """The target with its schema, whether it can be published or not."""
        found = workspace.backend.resolve(self.target.table)
        home = found.schema or workspace.rows("inspect/home")[0][0]
        return RelationName(None if home is None else str(home), found.name)

    def remember(self, workspace: Workspace, release: Release) -> None:
        """Keep what a last look will be compared with; a plan, which makes nothing, does not."""
        del workspace, release

    def follow(self, run: Run, conclusion: Conclusion) -> None:
        """Check the published release once more, after the run's transaction.

        Results are added to the report step by step, as a signal may come at any of them.
        """
        del run, conclusion

    def is_visible_outside(self) -> bool | None:
        """Return whether the release is published, where the database is not needed to know.

        None where the database has to be asked: see `visible`.
        """
        return None

    def visible(self, run: Run, workspace: Workspace) -> bool:
        """Whether the release of a run is published, as another connection sees it.

        This asks whether the run was committed; where DDL commits, publishers ask for more.
        """
        return run.ledger.has_run(workspace, self.name)

    def recover(self, run: Run, workspace: Workspace, report: Report) -> None:
        """Do what is left to do for a release that is visible already, where DDL commits."""
        drop_stored(workspace, [*self.earlier, *run.tables_to_drop], "_if_there")
        if not run.ledger.has_run(workspace, self.name):
            run.ledger.open(workspace, self.name)
            run.ledger.enter(workspace, self.name, run.job, report)

    def examine(self, run: Run, replaced: Mapping[RelationName, Replacement]) -> None:
        """Ask for all that the run will need, and for what its targets carry."""
        job, workspace = run.job, run.workspace
        self.kept = {
            name: list_recreatable(workspace, name, said) for name, said in replaced.items()
        }
        in_the_way = [
            error
            for name, kept in self.kept.items()
            for error in loss_refusals(workspace, name, kept)
        ]
        needs = Needs(
            run.tables_read,
            self.name.schema,
            tuple(replaced),
            views=self.makes_views,
            ledger=run.ledger_name,
            allow_row_security=job.allow_row_security,
        )
        refuse_unready(workspace, needs, [*in_the_way, *self.exposure_refusals(workspace, job)])
        self.default_grantees = default_grantees(workspace, self.name)

    def exposure_refusals(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """Yield what it makes besides the release and others could see."""
        del workspace, job
        yield from ()

    def restore_properties(self, workspace: Workspace, target: RelationName) -> None:
        """Give a relation that is about to be published the properties of the replaced one.

        It gets no other grants: privileges on a release are granted by hand, whatever the default
        privileges.
        """
        revoke_defaults(workspace, target, self.default_grantees)
        keep(workspace, target, self.kept.get(target, ()))

"""What every way of publishing is to the rest of the house."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from sqlanon.errors import DatabaseError, JobError, SqlanonError, UnsupportedError, note
from sqlanon.job.settled import actions, tables_read
from sqlanon.ledger import ledger
from sqlanon.ledger.holding import hold, let_go
from sqlanon.ledger.names import LEDGER, existing
from sqlanon.publish.earlier import drop_stored
from sqlanon.publish.kept import columnless, keep, kept_of, lost_with
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.strangers import shut, strangers
from sqlanon.release.release import Written
from sqlanon.report.data import InPlacePlan, ReleaseChanges, ReleaseTarget
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.job.job import Job
    from sqlanon.job.target import Target
    from sqlanon.publish.kept import Kept, Replaced
    from sqlanon.release.release import Release
    from sqlanon.release.signatures import Memory, Remembered
    from sqlanon.report.data import ResumedRun
    from sqlanon.report.joint import JointClasses
    from sqlanon.report.run import Report
    from sqlanon.source.inspection import Relation
    from sqlanon.source.standing import Earlier, Standing
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command, Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


class Publication(ABC):
    """One release on its way: prepared, written, verified by others, published or abandoned.

    Attributes:
        several_tables: Whether it publishes a release of more than one table.
        constrains: Whether the catalogue says of its columns that they hold no NULL.
        alone: Whether it locks the source, and needs a transaction of its own for that.
        copies: Whether what it writes may be read from a copy of the source.
        makes_views: Whether what it publishes is a view.
        rehearsed: Whether a plan has the statements that write and publish.
        details: What was written of detail tables, once it is.
        target: What the job says.
        key: The source's column by which releases are compared; None where they are not.
        copied_first: Whether the source is written to, so that a copy of it is what is read.
        suffixes: What the names of the release's tables have behind the target's.
        name: The name that is published under, resolved by `prepare`.
        staged: The name that the release has until then.
        held: The source's name during the run, where a publication in place has changed it.
        kept: What targets that are replaced carry, and what replaces them will carry too.
        ledger_said: Where the job wants its ledger, False for nowhere; None for beside the target.
        strangers: Roles to which default privileges give rights on whatever is made.
        earlier: What earlier runs for this target stored beside it, which goes with their release.
        memory: The signatures of persons in earlier releases, for an algorithm that `remembers`.
        remembered: Where those of the new release are stored, once it is written.
        changes: Who came and went since the release that is replaced, where they were compared.
        together: The release with those before it, once it is measured; None where none asks.
        labelled_by: The run that published the source in place before, if one did by levels.
        resumed: The same, where its labels stand in the source, with how many rows have come.
        standing: The cells that its classes publish, where it chose no levels.
        concluding: The report, from when the first statement is sent that may publish the release.
        late: Whether a signal or an error came when the release was published already.
    """

    several_tables: ClassVar[bool] = False
    constrains: ClassVar[bool] = True
    alone: ClassVar[bool] = False
    copies: ClassVar[bool] = False
    makes_views: ClassVar[bool] = False
    rehearsed: ClassVar[bool] = True
    details: tuple[Sql, ...] = ()
    copied_first: bool = False
    name: RelationName
    staged: RelationName
    held: RelationName | None = None
    key: str | None = None
    memory: Memory | None = None
    remembered: Remembered | None = None
    changes: ReleaseChanges | None = None
    together: JointClasses | None = None
    labelled_by: Earlier | None = None
    resumed: ResumedRun | None = None
    standing: Standing | None = None
    concluding: Report | None = None
    late: bool = False

    def __init__(
        self,
        target: Target,
        suffixes: tuple[str, ...],
        ledger: RelationName | Literal[False] | None = None,
    ) -> None:
        self.target = target
        self.ledger_said = ledger
        self.suffixes = suffixes
        self._ledger: Sql | None = None
        self.earlier: list[RelationName] = []
        self.kept: dict[RelationName, tuple[Kept, ...]] = {}
        self.strangers: tuple[Sql, ...] = ()

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """What it cannot publish, decided by the job alone.

        Yields:
            An error per refusal, not raised: what, where and what to do.
        """
        remembers = job.algorithm.remembers
        if self.target.key and not (self.target.on_small_change or job.releases or remembers):
            yield JobError(
                "target.key goes with on_small_change, with releases and with m_invariance: "
                "persons are compared by it"
            )
        if job.releases is not None and self.target.mode != "table":
            yield UnsupportedError(
                f"releases: with mode: {self.target.mode} it is not stored who is in a release, so "
                "that it cannot be read together with others; use mode: table"
            )
        if len(self.suffixes) > 1 and not self.several_tables:
            yield UnsupportedError(
                f"{job.algorithm.name} makes a release of {len(self.suffixes)} tables, which mode: "
                f"{self.target.mode} does not publish: there is one table there, or one view; use "
                "mode: table"
            )

    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """What it cannot publish of this source on this engine; see `refusals`."""
        del dialect
        # of several tables, which has which columns is found later
        if len(self.suffixes) == 1 and not job.details:
            columns = {*job.quasi_identifiers, *actions(job, source)}
            for target, kept in self.kept.items():
                yield from columnless(target, kept, columns)

    def survey(self, workspace: Workspace, job: Job) -> None:
        """Refuse what can only be asked before the transaction begins.

        Raises:
            SqlanonError: see `prepare`.
        """
        del workspace, job

    @abstractmethod
    def prepare(self, workspace: Workspace, job: Job) -> None:
        """Refuse what cannot be published, before anything is read or written.

        Raises:
            PublishError: the target's name is taken, or what it carries would be lost.
            RightsError: the user may not do what the run will do.
        """

    def explain(self, error: SqlanonError) -> None:
        """Add to an error what there is to know of the target; as notes, without a value."""
        del error

    def enters_classes(self, job: Job) -> bool:
        """Whether it enters beside the ledger what the classes of the release publish."""
        del job
        return False

    def waiting(self, workspace: Workspace, release: Release) -> WorkTable | None:
        """Whose rows of the source a release that was found should do without.

        Returns:
            Relation (person) with the target's key as text; None where it is fine as it is.
        """
        del workspace, release
        return None

    def foresee(self, workspace: Workspace, release: Release) -> None:
        """Measure for a plan what only a publication knows of, in relations of the workspace."""
        del workspace, release

    @abstractmethod
    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        """Write the release; the relations that are to be verified, one for each of its tables.

        Raises:
            SourceChangedError: the source is not what was staged.
        """

    @abstractmethod
    def publish(self, workspace: Workspace, comment: str) -> None:
        """Make the verified release visible under the target's name."""

    @abstractmethod
    def remains(self, workspace: Workspace) -> list[Command]:
        """Statements that remove what an abandoned run leaves where DDL does not roll back."""

    def told(self) -> ReleaseTarget:
        """Where the release goes, for reports."""
        return ReleaseTarget(str(self.target.table), self.target.mode)

    def planned(self) -> InPlacePlan | None:
        """How it will publish in place, for plans; None where it does not."""
        return None

    def notes(self, job: Job) -> Iterator[str]:
        """What a reader of the report should know of this way of publishing."""
        yield from job.algorithm.notes
        if self.ledger_said is False:
            yield (
                "this run is in no ledger, as the job says: no history has it, and if its "
                "connection had been lost while it published, nobody could have said whether it did"
            )

    @contextmanager
    def prepared(self, workspace: Workspace, job: Job) -> Iterator[None]:
        """Prepared, held for as long as the run goes on, and abandoned if that fails."""
        try:
            self.prepare(workspace, job)
            hold(workspace)
            yield
        except BaseException as error:
            self.abandon(workspace, error)
            raise

    def written(self, workspace: Workspace, release: Release) -> Written:
        """The release as it was written; see `write`."""
        with workspace.phase("write"):
            if workspace.dialect.commits_on_ddl and self._ledger is None:
                # what will be written is not to be committed by it
                self.open_ledger(workspace)
            relations = self.write(workspace, release)
            return Written(release, relations, self.remembered, self.details)

    def open_ledger(self, workspace: Workspace) -> None:
        """Make sure that there is a ledger.

        Where DDL commits it comes early; elsewhere late, because another run that wants to make it
        too waits until this one's transaction ends.
        """
        if (named := self.ledger) is not None:
            self._ledger = ledger.open_ledger(workspace, named)

    @property
    def ledger(self) -> RelationName | None:
        """The ledger that the run will be entered in; None where the job wants none."""
        return None if self.ledger_said is False else self.ledger_beside(self.name)

    def ledger_beside(self, target: RelationName) -> RelationName:
        """The ledger that the job names, or the one that lies in the target's schema."""
        said = self.ledger_said
        if said is None or said is False:
            return RelationName(target.schema, LEDGER)
        return said if said.schema is not None else RelationName(target.schema, said.name)

    def place(self, workspace: Workspace) -> RelationName:
        """The target with its schema, whether it can be published or not."""
        found = workspace.backend.resolve(self.target.table)
        home = found.schema or workspace.rows("inspect/home")[0][0]
        return RelationName(None if home is None else str(home), found.name)

    def conclude(self, workspace: Workspace, job: Job, report: Report) -> None:
        """Publish, and enter the run in the ledger in the same transaction.

        Where DDL commits, the entry comes last: a run that is killed in between is published and
        not entered, which is better than entered and not published.
        """
        if not workspace.dialect.ddl_rolls_back:
            self.concluding = report
        self.finish(workspace, report.sentence())
        self.remember(workspace)
        self._record(workspace, job, report)
        self.concluding = report

    def remember(self, workspace: Workspace) -> None:
        """Keep what a last look will be compared with; a plan, which makes nothing, does not."""
        del workspace

    def follow(self, workspace: Workspace) -> None:
        """Look at what was published once more, now that the run's transaction has ended."""
        del workspace

    @property
    def concluded(self) -> Report:
        """The report of a run that has published.

        Raises:
            ValueError: it has not.
        """
        if self.concluding is None:
            raise ValueError("nothing was published")
        return self.concluding

    def seen(self) -> bool | None:
        """Whether the release is published, where that shows without the database.

        None where the database has to be asked: see `visible`.
        """
        return None

    def visible(self, workspace: Workspace) -> bool:
        """Whether the release of the workspace's run is published, as another connection sees it.

        This asks whether the run was committed; where DDL commits, publications ask for more.
        """
        home = self.ledger
        if home is None or existing(workspace, home) is None:
            return False
        dialect, run = workspace.dialect, workspace.dialect.literal(workspace.run_id)
        return workspace.count("ledger/entered", ledger=dialect.table(home), run=run) > 0

    def complete(self, workspace: Workspace, job: Job, report: Report) -> None:
        """Do what is left to do for a release that is visible already, where DDL commits."""
        drop_stored(workspace, self.earlier, "_if_there")
        if self.ledger is not None and not Publication.visible(self, workspace):
            self.open_ledger(workspace)
            self._record(workspace, job, report)

    def finish(self, workspace: Workspace, comment: str) -> None:
        """Publish, with a ledger at hand to enter the run in."""
        self.publish(workspace, comment)
        if self._ledger is None:
            self.open_ledger(workspace)

    def _record(self, workspace: Workspace, job: Job, report: Report) -> None:
        if self._ledger is not None:
            ledger.record(
                workspace,
                self._ledger,
                source=report.source,
                target=str(self.name),
                digest=job.digest(),
                report=replace(report, figures=None).to_json(),
            )

    def abandon(self, workspace: Workspace, error: BaseException) -> None:
        """Remove what the run made; where a rollback undoes it, that does.

        What cannot be removed is said in a note to the error: `sqlanon clean` finds it.
        """
        if workspace.backend.undoes_ddl or not hasattr(self, "staged"):
            return
        if self.concluding is not None:
            return  # `publish/outcome` asks what became of it
        try:
            for step in self.remains(workspace):
                workspace.execute(step)
            let_go(workspace)
        except DatabaseError:
            self._remove_elsewhere(workspace, error)

    def _remove_elsewhere(self, workspace: Workspace, error: BaseException) -> None:
        """Remove what the run made over another connection: its own is lost."""
        try:
            with workspace.companion() as other, other.backend.transaction(write=True):
                for step in self.remains(other):
                    other.execute(step)
        except SqlanonError:
            left = f"unfinished relations of run {workspace.run_id} may be left"
            note(error, f"{left}; remove them with `sqlanon clean`")

    def examine(
        self, workspace: Workspace, job: Job, replaced: Mapping[RelationName, Replaced]
    ) -> None:
        """Ask for all that the run will need, and for what its targets carry.

        Args:
            workspace: Asks.
            job: What the run will do.
            replaced: Targets that are there.

        Raises:
            SqlanonError: a line for each thing that is missing or in the way.
        """
        self.kept = {name: kept_of(workspace, name, said) for name, said in replaced.items()}
        in_the_way = [
            error for name, kept in self.kept.items() for error in lost_with(workspace, name, kept)
        ]
        needs = Needs(
            tables_read(job),
            self.name.schema,
            tuple(replaced),
            views=self.makes_views,
            ledger=self.ledger,
            visible_rows=job.visible_rows,
        )
        refuse_unready(workspace, needs, [*in_the_way, *self.leaks(workspace, job)])
        self.strangers = strangers(workspace, self.name)

    def leaks(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """What others would get to see of what it makes beside the release."""
        del workspace, job
        yield from ()

    def give(self, workspace: Workspace, target: RelationName) -> None:
        """Let a relation that is about to be published carry what the replaced one did.

        It has no other grants: who may read a release is said by hand, whatever is said of new
        relations in general.
        """
        shut(workspace, target, self.strangers)
        keep(workspace, target, self.kept.get(target, ()))

"""Publication in place: choose the way, lock the table, and delegate the rest to the way.

Writers are kept out by the protocol of the engine (see publish/protocols) from before the source is
read until the transaction ends.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import DatabaseError, PublishError, SqlanonError, TryAgainError, note
from sqlanon.ledger.ledger import CLASSES, already_anonymized, amend, last_in_place
from sqlanon.ledger.names import existing, list_carried_objects
from sqlanon.publish.base import Publisher
from sqlanon.publish.in_place import guard
from sqlanon.publish.in_place.guard import PostCheck
from sqlanon.publish.in_place.swap import Swap
from sqlanon.publish.in_place.update import Update
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.protocols import Protocol, updating_protocol
from sqlanon.publish.raw_values import default_grantees
from sqlanon.release.release import Written
from sqlanon.report.data import InPlacePlan, TouchedObject

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.ledger.ledger import EnteredRelease
    from sqlanon.ledger.outcome import Conclusion
    from sqlanon.pipeline.run import Run
    from sqlanon.publish.in_place.strategy import InPlaceStrategy
    from sqlanon.release.release import Release
    from sqlanon.report.data import ReleaseTarget
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command
    from sqlanon.sql.workspace import Workspace

_PARTITIONED = "PARTITIONED TABLE"
_LISTED = 3
"""Objects that are named in the reason for a way; the plan lists all."""

_STATISTICS = (
    "statistics of its columns still have least and greatest values of the raw rows, because "
    "others were writing when this run had ended; run CHECKPOINT"
)


class InPlace(Publisher):
    """The release takes the place of the source.

    Attributes:
        way: The way of publishing; chosen after the source was inspected.
        before: The last run that published the table in place, if no other run followed.
    """

    alone = True
    way: InPlaceStrategy | None = None
    before: EnteredRelease | None = None
    _protocol: Protocol
    _release: Release
    _same: set[str]
    _afterwards: PostCheck | None = None

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        yield from super().refusals(job)
        if self.target.by == Update.by:
            yield from Update.job_refusals(job)

    @override
    def source_refusals(
        self, job: Job, source: Relation, dialect: Dialect
    ) -> Iterator[SqlanonError]:
        way = self._require_way()
        if self.target.write_guard:
            yield from guard.refusals(dialect)
        if self.target.by is None and isinstance(way, Update):
            yield from Update.job_refusals(job)
        yield from way.source_refusals(job, source)

    @override
    def preflight(self, run: Run) -> None:
        if updating_protocol(run.workspace.dialect).examines_first:
            self._look(run)

    @override
    def prepare(self, run: Run) -> None:
        """Prepare, and inspect the table under the lock once more where possible."""
        workspace = run.workspace
        if self.way is None:
            self._look(run)
        way = self._require_way()
        if workspace.dialect.commits_on_ddl and run.ledger_name is not None:
            # it would end the lock
            run.ledger.open(workspace, self.name)
            for table in run.ledger_tables:
                table.open(workspace, run.ledger_name)
        locked = self._protocol.lock(workspace, self.name)
        self.held = None if locked == self.name else locked
        for beside in way.beside:
            self._protocol.lock_beside(workspace, beside)
        self.before = last_in_place(workspace, self.name, run.ledger_name)
        if not self._protocol.examines_first:
            way.examine(workspace, self.name, run.job, again=self.before is not None)
        self.staged = self.name
        self.writes_source = way.writes_source

    def _look(self, run: Run) -> None:
        job, workspace = run.job, run.workspace
        self.name = workspace.backend.resolve(job.source)
        self.way = way = self._choose(workspace)
        self._protocol = way.protocol(workspace.dialect)
        home = self.name.schema or str(workspace.rows("inspect/home")[0][0])
        said = job.identifiers.items()
        self._same = {name for name, one in said if one.action in {"mask", "null"}}
        needs_owner = way.needs_owner(job, workspace.dialect) or self.target.write_guard
        owned = (self.name,) if needs_owner else ()
        written = (self.name,) if way.writes_source else ()
        deletes = bool(job.max_suppression) and job.suppressed == "drop"
        needs = Needs(
            run.tables_read,
            home,
            owned,
            updated=written,
            thinned=written if deletes else (),
            ledger=run.ledger_name,
            classes=None if run.ledger_name is None else CLASSES.beside(run.ledger_name),
            enters_classes=bool(run.ledger_tables),
            allow_row_security=job.allow_row_security,
        )
        refuse_unready(workspace, needs)
        found = existing(workspace, self.name)
        if found == _PARTITIONED and way.by == Swap.by:
            raise PublishError(
                f"{job.source} is partitioned, and by: swap makes no partitions again; set "
                "`by: update`, or publish to a new table"
            )
        if found not in {"BASE TABLE", _PARTITIONED}:
            raise PublishError(
                f"{job.source} is {found or 'no table'}; only a table can be replaced"
            )
        self.default_grantees = default_grantees(workspace, self.name)
        self._protocol.look(workspace, self.name)
        self.before = last_in_place(workspace, self.name, run.ledger_name)
        way.examine(workspace, self.name, job, again=self.before is not None)
        if way.beside:
            theirs = way.beside if workspace.dialect.shows_statistics else ()
            refuse_unready(workspace, Needs(way.beside, replaced=theirs, updated=way.beside))
        for table in way.beside:
            self._protocol.look(workspace, table)

    def _choose(self, workspace: Workspace) -> InPlaceStrategy:
        """Choose exchange where nothing is lost by it, else UPDATE, unless the job sets the way."""
        match self.target.by:
            case "update":
                return Update(self.target, "as the job says")
            case "swap":
                return Swap(self.target, "as the job says")
        if workspace.dialect.replacing is None:
            name = workspace.dialect.name
            return Update(self.target, f"an exchange of tables on {name} may lose a write")
        found = [f"{kind} {name}" for kind, name in list_carried_objects(workspace, self.name)]
        if not found:
            return Swap(self.target, "the table carries nothing that a new one would lose")
        more = "" if len(found) <= _LISTED else f" and {len(found) - _LISTED} more"
        listed = ", ".join(found[:_LISTED])
        return Update(self.target, f"{listed}{more} stay as they are")

    def _require_way(self) -> InPlaceStrategy:
        if self.way is None:
            raise ValueError("a way is asked for before the source was looked at")
        return self.way

    @override
    def describe_target(self) -> ReleaseTarget:
        return replace(super().describe_target(), by=self._require_way().by)

    @override
    def plan_in_place(self) -> InPlacePlan:
        way = self._require_way()
        touched = [*way.objects(), *([guard.plan_guard()] if self.target.write_guard else ())]
        objects = tuple(TouchedObject(one.kind, one.name, fate) for one, fate in touched)
        return InPlacePlan(way.by, way.reason, objects)

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from super().notes(job)
        later = (
            f"{self.target.table} can still change: rows that are written from now on, and those "
            "of writers that waited for this run, "
        )
        if self.target.write_guard:
            yield (
                f"{later}are refused where a guarded column has a value that no row of the table "
                "has; their classes are not counted"
            )
        else:
            yield f"{later}stay as they are written"
        kept = [name for name, said in job.identifiers.items() if said.action == "keep"]
        if kept:
            yield (
                f"{', '.join(kept)}: kept unchanged, and links each row to all other data with "
                "this key"
            )

        for name, said in job.identifiers.items():
            if said.action == "renumber":
                columns = ", ".join(map(str, (name, *said.references)))
                yield f"{columns}: new numbers; other copies of the old numbers match no row"

    @property
    def wrote_nothing(self) -> bool:
        """Whether the source was found to hold the release already."""
        return self._require_way().wrote_nothing

    @override
    def write(self, workspace: Workspace, release: Release) -> Written:
        self._release = release
        return Written(release, (self._require_way().write(workspace, release, self.name),))

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        way = self._require_way()
        way.publish(workspace, self.name, self.held or self.name, comment)
        if not way.writes_source:
            self.kept[self.name] = way.objects_to_recreate
            self.restore_properties(workspace, self.name)
        if self.target.write_guard and not (way.wrote_nothing and way.guards):
            guard.leave(workspace, self.name, self._same, self._release)

    @override
    def remember(self, workspace: Workspace, release: Release) -> None:
        self._afterwards = PostCheck(workspace, self.name, release)

    @override
    def explain(self, error: SqlanonError) -> None:
        """Add to an error that labels of an earlier run in the table may be the cause."""
        if self.before is not None and not isinstance(error, TryAgainError):
            note(error, already_anonymized(self.name, self.before))

    @contextmanager
    @override
    def preparation(self, run: Run) -> Iterator[None]:
        try:
            with super().preparation(run):
                yield
        except BaseException:
            self._forget()
            raise

    @override
    def follow(self, run: Run, conclusion: Conclusion) -> None:
        """A run that has published does not fail any more."""
        workspace, afterwards = run.workspace, self._afterwards
        if afterwards is None:
            return
        report = conclusion.final_report
        backend = workspace.backend
        if self._require_way().writes_source and workspace.dialect.keeps_statistics:
            try:
                workspace.run("in_place/checkpoint")
            except Exception:  # noqa: BLE001 - mostly: somebody else is in the midst of a write
                report = conclusion.report = replace(report, notes=(*report.notes, _STATISTICS))
        try:
            self._protocol.let_in(workspace, self.name)
            with backend.transaction(write=False, alone=True):
                report = replace(report, afterwards=afterwards.compare())
                self._forget()
            conclusion.report = report
            if run.ledger_name is not None:
                with backend.transaction(write=True, alone=True), workspace:
                    ledger = workspace.dialect.table(run.ledger_name)
                    amend(workspace, ledger, report.to_ledger_json())
        except Exception as error:  # noqa: BLE001 - the release is there, whatever fails now
            self._forget()
            lacks = "the history lacks what" if report.afterwards else "it was not seen what"
            note = f"{lacks} readers saw when the run had ended ({type(error).__name__})"
            conclusion.report = replace(report, notes=(*report.notes, note))

    def _forget(self) -> None:
        """Drop the rows kept for the last check; where that fails, the session drops them."""
        afterwards, self._afterwards = self._afterwards, None
        if afterwards is not None:
            with suppress(DatabaseError):
                afterwards.forget()

    @override
    def cleanup_statements(self, workspace: Workspace) -> list[Command]:
        return [] if self.way is None else self.way.cleanup_statements(workspace)

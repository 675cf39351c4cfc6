"""Publication in place: the way is chosen, the table locked, and the rest left to the way.

Writers are kept out by the protocol of the engine (see publish/protocols) from before the source is
read until the transaction ends.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlanon.errors import PublishError, SqlanonError
from sqlanon.job.settled import tables_read
from sqlanon.publish.base import Publication
from sqlanon.publish.in_place import guard
from sqlanon.publish.in_place.earlier import earlier_run
from sqlanon.publish.in_place.swap import Swap
from sqlanon.publish.in_place.update import Update
from sqlanon.publish.names import carried, existing
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.protocols import Protocol, updating_protocol
from sqlanon.publish.strangers import strangers
from sqlanon.report.data import InPlacePlan, TouchedObject
from sqlanon.wording import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlanon.job.job import Job
    from sqlanon.publish.in_place.way import Way
    from sqlanon.release.release import Release
    from sqlanon.report.data import ReleaseTarget, ResumedRun
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.statement import Command, Sql
    from sqlanon.sql.workspace import Workspace

_LISTED = 3
"""Objects that are named in the reason for a way; the plan lists all."""


class InPlace(Publication):
    """The release takes the place of the source.

    Attributes:
        way: How; chosen when the source has been looked at.
    """

    alone = True
    way: Way | None = None
    _protocol: Protocol
    _release: Release
    _same: set[str]

    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        """See Publication."""
        yield from super().refusals(job)
        if self.target.by == Update.by:
            yield from Update.job_refusals(job)

    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        """See Publication."""
        way = self._chosen()
        if self.target.guard:
            yield from guard.refusals(dialect)
        if self.target.by is None and isinstance(way, Update):
            yield from Update.job_refusals(job)
        yield from way.misfits(job, source)

    def survey(self, workspace: Workspace, job: Job) -> None:
        """See Publication."""
        if updating_protocol(workspace.dialect).examines_first:
            self._look(workspace, job)

    def prepare(self, workspace: Workspace, job: Job) -> None:
        """See Publication. Where it can be, the table is looked at under the lock once more."""
        dialect = workspace.dialect
        if self.way is None:
            self._look(workspace, job)
        way = self._chosen()
        if dialect.commits_on_ddl:  # it would end the lock
            self.open_ledger(workspace)
        locked = self._protocol.lock(workspace, self.name)
        self.held = None if locked == self.name else locked
        for table in way.beside:
            self._protocol.lock_beside(workspace, table)
        self.labelled_by = earlier_run(workspace, self.name, self.ledger)
        if not self._protocol.examines_first:
            way.examine(workspace, self.name, job, self.labelled_by)
        self.staged = self.name
        self.copied_first = way.writes_source

    def _look(self, workspace: Workspace, job: Job) -> None:
        self.name = workspace.backend.resolve(job.source)
        self.way = way = self._choose(workspace)
        self._protocol = way.protocol(workspace.dialect)
        home = self.name.schema or str(workspace.rows("inspect/home")[0][0])
        said = job.identifiers.items()
        self._same = {name for name, one in said if one.action in {"mask", "null"}}
        owned = way.needs_owner(job, workspace.dialect) or self.target.guard
        replaced = (self.name,) if owned else ()
        needs = Needs(
            tables_read(job), home, replaced, ledger=self.ledger, visible_rows=job.visible_rows
        )
        refuse_unready(workspace, needs)
        found = existing(workspace, self.name)
        if found != "BASE TABLE":
            raise PublishError(
                f"{job.source} is {found or 'no table'}; only a table can be replaced"
            )
        self.strangers = strangers(workspace, self.name)
        self._protocol.look(workspace, self.name)
        way.examine(workspace, self.name, job, earlier_run(workspace, self.name, self.ledger))
        if way.beside and workspace.dialect.shows_statistics:
            refuse_unready(workspace, Needs(way.beside, replaced=way.beside))
        for table in way.beside:
            self._protocol.look(workspace, table)

    def _choose(self, workspace: Workspace) -> Way:
        """By exchange where nothing is lost by it, else by UPDATE, unless the job says which."""
        match self.target.by:
            case "update":
                return Update(self.target, "as the job says")
            case "swap":
                return Swap(self.target, "as the job says")
        if workspace.dialect.replacing is None:
            name = workspace.dialect.name
            return Update(self.target, f"no exchange of tables on {name} keeps every write")
        found = [f"{kind} {name}" for kind, name in carried(workspace, self.name)]
        if not found:
            return Swap(self.target, "the table carries nothing that a new one would lose")
        more = "" if len(found) <= _LISTED else f" and {len(found) - _LISTED} more"
        listed = ", ".join(found[:_LISTED])
        return Update(self.target, f"a new table would lose {listed}{more}")

    def _chosen(self) -> Way:
        if self.way is None:
            raise ValueError("a way is asked for before the source was looked at")
        return self.way

    def told(self) -> ReleaseTarget:
        """See Publication."""
        return replace(super().told(), by=self._chosen().by)

    def planned(self) -> InPlacePlan:
        """See Publication."""
        way = self._chosen()
        touched = [*way.objects(), *([guard.planned()] if self.target.guard else ())]
        objects = tuple(TouchedObject(one.kind, one.name, fate) for one, fate in touched)
        return InPlacePlan(way.by, way.reason, objects)

    def notes(self, job: Job) -> Iterator[str]:
        """See Publication."""
        yield from super().notes(job)
        if self.resumed is not None:
            yield self._said_of(self.resumed)
        later = (
            f"{self.target.table} goes on living: rows that are written from now on, and those of "
            "writers that waited for this run, "
        )
        if self.target.guard:
            yield (
                f"{later}are refused where a guarded column has a value that no row of the table "
                "has; nothing counts their classes"
            )
        else:
            yield f"{later}are as they were written"
        kept = [name for name, said in job.identifiers.items() if said.action == "keep"]
        if kept:
            yield (
                f"{', '.join(kept)}: kept as the job says, and a link from each row to everything "
                "else that holds it"
            )

        for name, said in job.identifiers.items():
            if said.action == "renumber":
                columns = ", ".join(map(str, (name, *said.references)))
                yield f"{columns}: new numbers; whatever else holds the old ones points to nobody"

    def _said_of(self, resumed: ResumedRun) -> str:
        """What became of the rows that were there, and of those that have come."""
        if self._chosen().wrote_nothing:
            return f"nothing new has come since run {resumed.run_id}: no row was written to"
        return (
            f"goes on from run {resumed.run_id}: {counted(resumed.came, 'row')} with values that "
            "are none of its labels; all others keep theirs, or rise as whole classes"
        )

    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        """See Publication."""
        self._release = release
        way = self._chosen()
        return (way.write(workspace, release, self.name, resumes=self.resumed is not None),)

    def publish(self, workspace: Workspace, comment: str) -> None:
        """See Publication."""
        way = self._chosen()
        way.publish(workspace, self.name, self.held or self.name, comment)
        if not way.writes_source:
            self.give(workspace, self.name)
        if self.target.guard and not (way.wrote_nothing and way.guards):
            guard.leave(workspace, self.name, self._same, self._release)

    def remains(self, workspace: Workspace) -> list[Command]:
        """See Publication."""
        return [] if self.way is None else self.way.remains(workspace)

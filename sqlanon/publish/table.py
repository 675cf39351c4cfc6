"""Publication as a new table: written under a name of its own, verified, then renamed.

Until verification passed nothing is visible under the target's name. Where DDL is transactional
(DuckDB, SQLite, PostgreSQL) a crash leaves nothing; elsewhere it leaves the staging table, which
`sqlanon clean` knows by its name and its mark.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from typing_extensions import override

from sqlanon.errors import JobError, UnsupportedError, together
from sqlanon.ledger.meanwhile import refuse_another_run
from sqlanon.ledger.names import existing
from sqlanon.privacy_models.requirements import Asked
from sqlanon.publish import changes, guarding
from sqlanon.publish.base import Publication
from sqlanon.publish.behind_view import runs_shown, show, shown
from sqlanon.publish.beside import names_beside, store_beside
from sqlanon.publish.earlier import drop_stored, stored_before
from sqlanon.publish.guarded import Guarded
from sqlanon.publish.kept import Replaced
from sqlanon.publish.known import keys_of, last_keys, refuse_other_keys
from sqlanon.publish.naming import (
    Place,
    columnless_places,
    naming_steps,
    naming_together,
)
from sqlanon.publish.owners import keys_of_persons, owners_of
from sqlanon.publish.places import detail_places, detail_table_steps, release_places
from sqlanon.publish.raw_values import overlooked, refuse_readers
from sqlanon.publish.signatures import last_memory, memory_of, remember, store_counterfeits
from sqlanon.publish.strangers import shut
from sqlanon.publish.told_keys import stored_key
from sqlanon.release.recoding import SignedRegions
from sqlanon.release.release import BEHIND, MARK, Release, refuse_changed_source, write_steps
from sqlanon.release.signatures import Remembered
from sqlanon.release.store import FORGED, KEYS, KNOWN, SIGNATURES
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.publish.known import ReleasesOfSource
    from sqlanon.report.data import ReleaseChanges, ReleaseTarget, StoredKey
    from sqlanon.report.run import Report
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Command, WorkTable
    from sqlanon.sql.workspace import Workspace


class NewTable(Publication):
    """Each table of the release becomes a table of its own."""

    several_tables = True
    copies = True
    places: tuple[Place, ...] = ()
    _keys: StoredKey | None = None
    _keys_before: RelationName | None = None
    _delayed: int = 0
    _k: int = 0
    _before: tuple[RelationName, ...] = ()
    _guarded: Guarded | None = None
    _remembers: bool = False
    _of_persons: bool = False
    _forged: str = ""
    _told_apart: str = ""
    _beside: Sequence[RelationName] = ()

    @override
    def refusals(self, job: Job) -> Iterator[SqlanonError]:
        yield from super().refusals(job)
        asker = self._asker(job)
        compares = asker if self._compares or job.releases is not None else None
        if job.algorithm.remembers and not self._compares:
            yield from guarding.refusals_of_signatures(job)
        elif compares and len(self.suffixes) > 1:
            yield guarding.refusal_of_tables(job, compares)
        yield from guarding.refusals_of_no_ledger(job, asker)
        if job.releases is not None:
            yield from guarding.refusals(job, job.releases)
        if self._compares:
            yield from changes.refusals(job, self.target)

    @override
    def misfits(self, job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
        yield from super().misfits(job, source, dialect)
        yield from guarding.names_taken(source) if self._asker(job) else ()
        if self.key is not None and self.key not in {column.name for column in source.columns}:
            yield JobError(f"target.key: {source.name} has no column {self.key}")

    @override
    def survey(self, workspace: Workspace, job: Job) -> None:
        refuse_another_run(workspace, self, job, compares=self._compares)

    @override
    def prepare(self, workspace: Workspace, job: Job) -> None:
        dialect = workspace.dialect
        asker = self._asker(job)
        if asker and not dialect.stores_recodings:
            raise UnsupportedError(
                f"{asker} is not offered on {dialect.name}: the keys behind a "
                "release would stay in files there; leave it out"
            )
        places = release_places(workspace, job, self.target, self.suffixes)
        self.places = (*places, *detail_places(workspace, job, places))
        self._beside = names_beside(job, self.places[0].name.schema, workspace.run_id)
        self.name, self.staged = places[0].name, places[0].staged
        # where a transaction holds it all together, a release is finished under its own name
        made = {
            place.name: Replaced(
                place.name if dialect.ddl_rolls_back else place.staged,
                alike=place.replaced != "VIEW",
            )
            for place in places
            if place.replaced is not None
        }
        self.examine(workspace, job, made)
        if dialect.behind_views:
            self._before = tuple(
                released for place in places for released in shown(workspace, place.name)
            )
        self.earlier = stored_before(workspace, [one.name for one in places], self.ledger)
        if asker:
            self.key = changes.chosen_key(workspace, job, self.target.key, asker)
            self._told_apart = changes.told_apart(job, self.key)
            self._of_persons = keys_of_persons(job)
            keys = stored_key(workspace, job.source, self.key, persons=self._of_persons)
            self._keys = keys if self._compares or job.releases is not None else None
        if self._compares and self._keys is not None:
            self._keys_before = last_keys(workspace, self.name, self.ledger, self._keys)
        if job.releases is not None and self._keys is not None:
            self._guarded = Guarded.of(workspace, job, job.releases, self.ledger, self._keys)
        if self._keys_before is not None and Asked(job.privacy).persons:
            refuse_other_keys(self._keys_before, self._known, self.name)
        if job.algorithm.remembers:
            self._remembers = True
            self.memory, before = last_memory(workspace, job, self.name, self.ledger)
            self.earlier += before

    @property
    def _known(self) -> ReleasesOfSource | None:
        """The releases that the new one is read together with; None where the job has no such."""
        return None if self._guarded is None else self._guarded.releases

    def _asker(self, job: Job) -> str | None:
        """What asks for it to be stored who is in the release; None where nothing does."""
        asks = [("target.on_small_change", self._compares), ("releases", job.releases is not None)]
        asks.append((job.algorithm.name, job.algorithm.remembers))
        return next((what for what, asked in asks if asked), None)

    @override
    def told(self) -> ReleaseTarget:
        return replace(super().told(), keys=self._keys)

    @override
    def foresee(self, workspace: Workspace, release: Release) -> None:
        self._k = release.asked.needed
        if self._guarded is not None and self._guarded.guard == "off":
            self.together = self._guarded.unread(release)
        elif self.key is not None and (self._guarded is not None or self._keys_before is not None):
            values = () if self._guarded is None else changes.stored_values(release)
            keys = changes.foreseen_keys(
                workspace, release, self.key, values, persons=self._of_persons
            )
            if self._guarded is not None:
                self.together = self._guarded.foreseen(workspace, release, keys.sql)
            self.changes = self._changed(workspace, release, keys.sql, values)
            workspace.drop(keys)

    @property
    def _compares(self) -> bool:
        """Whether the job wants to know who came and who went."""
        return self.target.on_small_change is not None

    @override
    def leaks(self, workspace: Workspace, job: Job) -> Iterator[SqlanonError]:
        """Keys of the source are as secret as the source."""
        if self._asker(job):
            yield from overlooked(workspace, str(self.name.schema), job.source, str(self.name))

    @override
    def notes(self, job: Job) -> Iterator[str]:
        yield from super().notes(job)
        if self.key is not None and self.target.key is None:
            yield self._told_apart
        for name in self._before:
            yield (
                f"{name}, the release that {self.target.table} showed before, stays for those who "
                "are reading it, and is dropped by the next run; drop it yourself if it must go now"
            )
        if self._guarded is not None:
            yield from self._guarded.notes(job, self._k)
        if self._compares and self._keys_before is None:
            yield changes.ALONE
        if self._forged:
            yield f"{self._forged}: that is what {self.target.table}{SignedRegions.suffix} says"
        if waiting := self._waiting:
            yield changes.told_waiting(waiting, self._k)

    @property
    def _waiting(self) -> int:
        """Newcomers who wait."""
        withholding = None if self._guarded is None else self._guarded.withholding
        return self._delayed + (0 if withholding is None else withholding.waiting)

    @override
    def waiting(self, workspace: Workspace, release: Release) -> WorkTable | None:
        before, key, self._k = self._keys_before, self.key, release.asked.needed
        if self._guarded is not None and self._guarded.withholding is not None and key is not None:
            withheld = self._guarded.withholding.who(workspace, release, key)
            if withheld is not None:
                return withheld
        if self.target.on_small_change != "delay" or before is None or key is None:
            return None
        found = changes.too_few(workspace, release, before, key, self._known)
        if found is None:
            return None
        persons, number = found
        self._delayed += number
        return persons

    @override
    def write(self, workspace: Workspace, release: Release) -> tuple[Sql, ...]:
        if found := [*columnless_places(self.places, release, self.kept)]:
            raise together(found)
        for step in self._write_steps(workspace, release):
            workspace.execute(step)
        if workspace.dialect.recounts_source:
            refuse_changed_source(workspace, release)
        if isinstance(release.recoding, SignedRegions):
            self.remembered = self._signed(workspace, release)
            self._forged = release.recoding.told
        elif self.key is not None:
            self._compare(workspace, release, self.key)
        made = [workspace.dialect.table(place.staged) for place in self.places]
        self.details = tuple(made[len(self.suffixes) :])
        return tuple(made[: len(self.suffixes)])

    def _compare(self, workspace: Workspace, release: Release, key: str) -> None:
        """Store who is in the release, and count who was not in the one before, or is no more.

        Raises:
            VerificationError: too few of a class, and the job wants no such release.
        """
        stored, ledger = self._stored(workspace)[0], self.ledger_beside(self.name)
        values = () if self._guarded is None else changes.stored_values(release)
        changes.store_keys(
            workspace, release, stored, key, ledger=ledger, persons=self._of_persons, values=values
        )
        shut(workspace, stored, self.strangers)
        refuse_readers(workspace, stored)
        keys = workspace.dialect.table(stored)
        if self._guarded is not None:
            beside = store_beside(
                workspace,
                release,
                workspace.dialect.table(self.places[0].staged),
                schema=self.name.schema,
                ledger=ledger,
                strangers=self.strangers,
            )
            known = self._guarded.compared(workspace, release, keys, beside, self.target)
            self.together = known or self.together  # a plan has foreseen it, as the changes
        found = self._changed(workspace, release, keys, values)
        self.changes = found or self.changes
        if found is not None and self.target.on_small_change != "warn":
            delayed = self.target.on_small_change == "delay"
            changes.refuse_small(found, self.name, delayed=delayed)

    def _changed(
        self, workspace: Workspace, release: Release, keys: Sql, values: Sequence[str]
    ) -> ReleaseChanges | None:
        """Who came and went; None where nobody asks, and before the first release."""
        before, k = self._keys_before, release.asked.needed
        if before is None:
            return None
        owners = owners_of(workspace, release, self._known, before, values)
        return changes.came_and_went(
            workspace, before, keys, k, self._waiting, persons=self._of_persons, owners=owners
        )

    def _signed(self, workspace: Workspace, release: Release) -> Remembered:
        """Store the signatures of persons, and where later ones are read with it, its rows."""
        home, others = self.ledger_beside(self.name), self.strangers
        memory = memory_of(self.name.schema, workspace.run_id)
        stored = remember(workspace, release, memory, home, strangers=others)
        if self._guarded is None or self.key is None:
            return Remembered(stored)
        self._compare(workspace, release, self.key)
        into = keys_of(self.name.schema, workspace.run_id, FORGED)
        forged = store_counterfeits(workspace, release, into, home, strangers=others)
        keys = workspace.dialect.table(self._stored(workspace)[0])
        return Remembered(stored, (keys, forged), (Sql("v0"), Sql("v0")))

    def _stored(self, workspace: Workspace) -> list[RelationName]:
        """All that the run may store of who is in its release, first the keys of its rows."""
        suffixes = [KEYS if self._guarded is None else KNOWN]
        suffixes += [FORGED, SIGNATURES] if self._remembers else []
        own = [keys_of(self.name.schema, workspace.run_id, one) for one in suffixes]
        return own if self._guarded is None else [*own, *self._beside]

    def _write_steps(self, workspace: Workspace, release: Release) -> list[Command]:
        dialect = workspace.dialect
        tables = {table.suffix: table for table in release.tables}
        mark = BEHIND if dialect.behind_views else MARK
        return [
            step
            for place in self.places
            if not place.detail
            for step in write_steps(
                workspace, release, tables[place.suffix], dialect.table(place.staged), mark
            )
        ] + detail_table_steps(workspace, release, self.places)

    @override
    def publish(self, workspace: Workspace, comment: str) -> None:
        if workspace.dialect.renames_two_at_once and any(one.detail for one in self.places):
            self._name_together(workspace, comment)
        else:
            for place in self.places:
                self._name(workspace, place, comment)
        drop_stored(workspace, self.earlier)

    def _name_together(self, workspace: Workspace, comment: str) -> None:
        """Give all tables of the release their names, by one statement."""
        dialect = workspace.dialect
        for place in self.places:
            staged = dialect.table(place.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
            self.give(workspace, place.name)
        for step in naming_together(workspace, self.places):
            workspace.execute(step)

    def _name(self, workspace: Workspace, place: Place, comment: str) -> None:
        """Give one table of the release its name."""
        dialect = workspace.dialect
        if dialect.behind_views:
            there = place.replaced is not None
            workspace.execute(show(workspace, place.staged, place.name, there=there))
            return
        if dialect.keeps_comments:
            staged = dialect.table(place.staged)
            workspace.run("publish/comment", target=staged, comment=dialect.literal(comment))
        if not dialect.ddl_rolls_back:
            self.give(workspace, place.name)
        for step in naming_steps(workspace, place):
            workspace.execute(step)
        if dialect.ddl_rolls_back:
            self.give(workspace, place.name)

    @override
    def visible(self, workspace: Workspace) -> bool:
        """A staged table has lost its first name when it got the target's."""
        if workspace.dialect.ddl_rolls_back:
            return super().visible(workspace)
        if workspace.dialect.behind_views:
            return any(
                workspace.run_id in runs_shown(workspace, place.name) for place in self.places
            )
        return any(existing(workspace, place.staged) is None for place in self.places)

    @override
    def complete(self, workspace: Workspace, job: Job, report: Report) -> None:
        """Tables of one release that have not got their names yet get them."""
        for place in self.places:
            if workspace.dialect.behind_views:
                if workspace.run_id not in runs_shown(workspace, place.name):
                    self._name(workspace, place, report.sentence())
                continue
            if existing(workspace, place.staged) is not None:
                self._name(workspace, place, report.sentence())
            old = workspace.dialect.table(place.aside)
            workspace.run("publish/drop_if_there", table=old)
        super().complete(workspace, job, report)

    @override
    def remains(self, workspace: Workspace) -> list[Command]:
        made = [place.staged for place in self.places]
        if self.key is not None:
            made += self._stored(workspace)
        return [
            workspace.command("publish/drop_if_there", table=workspace.dialect.table(name))
            for name in made
        ]

"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from typing_extensions import override

from sqlanon.errors import UnsupportedError
from sqlanon.features.release_guard import changes, guard
from sqlanon.features.release_guard.earlier_releases import (
    NOTHING,
    keys_of,
    last_keys,
    names_beside,
    refuse_other_keys,
    store_beside,
)
from sqlanon.features.release_guard.guard import Guarded
from sqlanon.features.release_guard.keys import (
    choose_key,
    key_misfits,
    keys_of_persons,
    owners_of,
    refusals_of_no_ledger,
    stored_key,
    told_apart,
)
from sqlanon.features.release_guard.other_runs import refuse_another_run
from sqlanon.features.release_guard.withholding import Withheld, withhold
from sqlanon.pipeline.feature import Exclusion, Feature
from sqlanon.privacy_models.requirements import Asked
from sqlanon.publish.raw_values import keep_private
from sqlanon.release.store import KEYS, KNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.features.release_guard.earlier_releases import ReleasesOfSource, StoredBeside
    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.release import Release, Written
    from sqlanon.report.data import ReleaseChanges, StoredKey
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql


class Prepared(NamedTuple):
    """What a run knows before it reads its source.

    Attributes:
        key: The column that tells apart who is in a release.
        stored: How that is stored.
        before: The keys of the release that is replaced; None where nothing is compared with it.
        guarded: The releases that the new one is read together with; None where none are.
    """

    key: str
    stored: StoredKey
    before: RelationName | None
    guarded: Guarded | None

    @property
    def releases(self) -> ReleasesOfSource | None:
        """Those releases."""
        return None if self.guarded is None else self.guarded.releases


class Excluded(NamedTuple):
    """Who was left out of a release.

    Attributes:
        delayed: Newcomers who wait, since they are too few of a class.
        withheld: Who is left out so that of each joint class none or k are missing.
    """

    delayed: int = 0
    withheld: Withheld = Withheld()

    @property
    def waiting(self) -> int:
        """Newcomers who wait."""
        return self.delayed + self.withheld.waiting


@dataclass(frozen=True, slots=True)
class StoredKeys:
    """What was stored of who is in a release.

    Attributes:
        keys: The table (person, place, v0, v1, …).
        beside: What else models need that look at more than classes.
    """

    keys: Sql
    beside: StoredBeside

    @property
    def relations(self) -> tuple[Sql, ...]:
        """The keys."""
        return (self.keys,)


@dataclass(frozen=True, slots=True)
class ReleaseGuard(Feature):
    """`releases`, and `target.on_small_change` of a table."""

    name: ClassVar[str] = "release_guard"
    in_scripts: ClassVar[bool] = False

    @property
    @override
    def said(self) -> str:
        return self._asker

    @property
    def _target(self) -> Target:
        if self.job.target is None:
            raise ValueError("a release that is compared has a target")
        return self.job.target

    @property
    def _compares(self) -> bool:
        """Whether the job wants to know who came and who went."""
        return self._target.on_small_change is not None

    @property
    def _asker(self) -> str:
        """What asks for it to be stored who is in the release."""
        return "target.on_small_change" if self._compares else "releases"

    @property
    @override
    def ends_scripts(self) -> bool:
        job = self.job
        refuses = job.releases is not None and job.releases.guard == "refuse"
        return refuses or self._target.on_small_change in {"refuse", "delay"}

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        job, mode = self.job, self._target.mode
        if self._target.file is not None:
            return  # beside a file nothing is stored, as its publisher says
        if mode != "table":
            yield UnsupportedError(
                f"releases: with mode: {mode} it is not stored who is in a release, so "
                "that it cannot be read together with others; use mode: table"
            )
            return
        if job.algorithm.remembers and not self._compares:
            yield from guard.refusals_of_signatures(job)
        elif len(job.algorithm.table_suffixes(job)) > 1:
            yield guard.refusal_of_tables(job, self._asker)
        yield from refusals_of_no_ledger(job, self._asker)
        if job.releases is not None:
            yield from guard.refusals(job, job.releases)
        if self._compares:
            yield from changes.refusals(job, self._target)

    @override
    def survey(self, run: Run) -> None:
        releases = self.job.releases
        of_source = releases is not None and releases.guard == "refuse"
        refuse_another_run(run, of_source=of_source, of_target=self._compares)

    @override
    def prepare(self, run: Run) -> Prepared:
        job, workspace = self.job, run.workspace
        key = choose_key(run, self._asker)
        stored = stored_key(workspace, job.source, key, persons=keys_of_persons(job))
        before, guarded = None, None
        if self._compares:
            before = last_keys(workspace, run.target, run.ledger_name, stored)
        if job.releases is not None:
            guarded = Guarded.of(run, job.releases, stored)
        prepared = Prepared(key, stored, before, guarded)
        if before is not None and Asked(job.privacy).persons:
            refuse_other_keys(before, prepared.releases, run.target)
        return prepared

    @override
    def misfits(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        yield from key_misfits(source, self._prepared(run).key)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        return replace(source, key=self._prepared(run).key)

    @override
    def exclude(self, release: Release, run: Run) -> Exclusion | None:
        prepared, excluded = self._prepared(run), self._excluded(release)
        guarded, before = prepared.guarded, prepared.before
        key = _key_of(release)
        if guarded is not None and guarded.withholds:
            rows, withheld = withhold(run, release, guarded.releases, key, excluded.withheld)
            excluded = excluded._replace(withheld=withheld)
            if rows is not None:
                return Exclusion(rows, excluded)
        if self._target.on_small_change != "delay" or before is None:
            return None
        found = changes.too_few(run.workspace, release, before, key, prepared.releases)
        if found is None:
            return None
        rows, number = found
        return Exclusion(rows, excluded._replace(delayed=excluded.delayed + number))

    @override
    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> StoredKeys:
        workspace, prepared = run.workspace, self._prepared(run)
        publisher, ledger = run.publisher, run.ledger_name
        if publisher is None or ledger is None:
            raise ValueError("what is stored of a release is found again by its ledger")
        into, others = self._keys(run), publisher.strangers
        changes.store_keys(
            workspace,
            release,
            into,
            _key_of(release),
            ledger=ledger,
            persons=prepared.stored.persons,
            values=self._values(release, run),
        )
        keep_private(workspace, into, others)
        beside = NOTHING
        if prepared.guarded is not None:
            schema = run.target.schema
            beside = store_beside(
                workspace, release, relations[0], schema=schema, ledger=ledger, strangers=others
            )
        return StoredKeys(workspace.dialect.table(into), beside)

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        stored: StoredKeys | None = None if written is None else written.stored[self.name]
        found = (
            self._foreseen(release, run) if stored is None else self._compared(release, stored, run)
        )
        return {**found, "keys": self._prepared(run).stored}

    def _foreseen(self, release: Release, run: Run) -> Mapping[str, object]:
        """Joint classes, and who comes and goes, of a release that is planned."""
        workspace, prepared = run.workspace, self._prepared(run)
        guarded = prepared.guarded
        if guarded is not None and guarded.guard == "off":
            return {"together": guarded.unread(release)}
        if guarded is None and prepared.before is None:
            return {}
        values = self._values(release, run)
        keys = changes.foreseen_keys(
            workspace,
            release,
            _key_of(release),
            values,
            persons=prepared.stored.persons,
        )
        together = None
        if guarded is not None:
            withheld = self._excluded(release).withheld
            together = guarded.foreseen(workspace, release, keys.sql, withheld)
        changed = self._changed(release, keys.sql, values, run)
        workspace.drop(keys)
        return {"together": together, "changes": changed}

    def _compared(self, release: Release, stored: StoredKeys, run: Run) -> Mapping[str, object]:
        """The same of one that is written.

        Raises:
            VerificationError: too few of a class, and the job wants no such release.
        """
        guarded, together = self._prepared(run).guarded, None
        if guarded is not None:
            withheld = self._excluded(release).withheld
            together = guarded.compared(run, release, stored.keys, stored.beside, withheld)
        changed = self._changed(release, stored.keys, self._values(release, run), run)
        if changed is not None and self._target.on_small_change != "warn":
            delayed = self._target.on_small_change == "delay"
            changes.refuse_small(changed, run.target, delayed=delayed)
        return {"together": together, "changes": changed}

    def _changed(
        self, release: Release, keys: Sql, values: Sequence[str], run: Run
    ) -> ReleaseChanges | None:
        """Who came and went; None where nobody asks, and before the first release."""
        prepared = self._prepared(run)
        if prepared.before is None:
            return None
        return changes.came_and_went(
            run.workspace,
            prepared.before,
            keys,
            release.asked.needed,
            self._excluded(release).waiting,
            persons=prepared.stored.persons,
            owners=owners_of(run.workspace, release, prepared.releases, prepared.before, values),
        )

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        prepared, excluded = self._prepared(run), self._excluded(release)
        guarded, k = prepared.guarded, release.asked.needed
        if self._target.key is None:
            yield told_apart(self.job, prepared.key)
        if guarded is not None:
            yield from guard.notes(self.job, guarded.releases, guarded.guard)
            yield from excluded.withheld.notes(k)
        if self._compares and prepared.before is None:
            yield changes.ALONE
        if waiting := excluded.waiting:
            yield changes.told_waiting(waiting, k)

    @override
    def remains(self, run: Run) -> Iterator[RelationName]:
        yield self._keys(run)
        if self.job.releases is not None:
            yield from names_beside(self.job, run.target.schema, run.workspace.run_id)

    def _keys(self, run: Run) -> RelationName:
        """Where the run stores the keys of its release."""
        suffix = KEYS if self.job.releases is None else KNOWN
        return keys_of(run.target.schema, run.workspace.run_id, suffix)

    def _values(self, release: Release, run: Run) -> tuple[str, ...]:
        """The columns that are stored with the keys."""
        return () if self._prepared(run).guarded is None else changes.stored_values(release)

    def _prepared(self, run: Run) -> Prepared:
        found: Prepared = run.parts[self.name]
        return found

    def _excluded(self, release: Release) -> Excluded:
        found: Excluded = release.parts.get(self.name, Excluded())
        return found


def _key_of(release: Release) -> str:
    """The column of the source, or of the copy that is read, that tells apart who is in it."""
    if release.key is None:
        raise ValueError("a release that is compared has a key")
    return release.key

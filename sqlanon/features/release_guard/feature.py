"""The feature as the steps of a run see it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from typing_extensions import override

from sqlanon.features.release_guard import changes, guard
from sqlanon.features.release_guard.complementary_suppression import Suppression, withhold
from sqlanon.features.release_guard.earlier_releases import (
    NOTHING,
    foreseen_beside,
    keys_of,
    last_keys,
    names_beside,
    store_beside,
)
from sqlanon.features.release_guard.guard import HistoryGuard
from sqlanon.features.release_guard.keys import (
    build_stored_key,
    choose_key,
    explain_key,
    key_refusals,
    keys_of_persons,
)
from sqlanon.features.release_guard.other_runs import refuse_another_run
from sqlanon.pipeline.feature import Exclusion
from sqlanon.publish.preflight import Needs, refuse_unready
from sqlanon.publish.raw_values import keep_private
from sqlanon.release.store import KEYS, KNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.errors import SqlanonError
    from sqlanon.features.release_guard.earlier_releases import StoredExtras
    from sqlanon.job.target import Target
    from sqlanon.pipeline.run import Run
    from sqlanon.pipeline.steps import Source
    from sqlanon.release.release import Release, Written
    from sqlanon.report.data import StoredKey
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import Sql


class Preparation(NamedTuple):
    """The state of the guard before a run reads its source.

    Attributes:
        before: The keys of the release that is replaced; None where nothing is compared with it.
        guarded: All releases of the source; None where the new one is not read with them.
    """

    key: str
    stored: StoredKey
    before: RelationName | None = None
    guarded: HistoryGuard | None = None


@dataclass(frozen=True, slots=True)
class StoredKeys:
    """The stored membership of a release.

    Attributes:
        keys: The table (person, place, v0, v1, …).
    """

    keys: Sql
    beside: StoredExtras

    @property
    def relations(self) -> tuple[Sql, ...]:
        """The keys."""
        return (self.keys,)


@dataclass(frozen=True, slots=True)
class ReleaseGuard(changes.Guard):
    """`release_guard`, of a table that is published beside its source."""

    @property
    def _target(self) -> Target:
        if self.job.target is None:
            raise ValueError("a release that is compared has a target")
        return self.job.target

    @override
    def refusals(self) -> Iterator[SqlanonError]:
        if self._target.file is None:  # beside a file nothing is stored, as its publisher says
            yield from guard.refusals(self.job, self._guard_options, self._target)

    @override
    def preflight(self, run: Run) -> None:
        said = self._guard_options
        refuse_another_run(
            run,
            of_source=said.refuses and said.compare == "all",
            of_target=said.action != "store" and said.compare == "previous",
        )

    @override
    def prepare(self, run: Run) -> Preparation:
        job, said, workspace = self.job, self._guard_options, run.workspace
        key = choose_key(run, self.name)
        stored = build_stored_key(workspace, job.source, key, persons=keys_of_persons(job))
        if said.compare == "all":
            guarded = HistoryGuard.of(run, said, stored)
            if guarded.releases.expired:
                refuse_unready(workspace, Needs((job.source,), replaced=guarded.releases.expired))
            return Preparation(key, stored, guarded=guarded)
        if said.action == "store":
            return Preparation(key, stored)
        needed = said.action in {"refuse", "suppress"}
        before = last_keys(workspace, run.target, run.ledger_name, stored, needed=needed)
        return Preparation(key, stored, before)

    @override
    def source_refusals(self, source: Relation, run: Run) -> Iterator[SqlanonError]:
        yield from key_refusals(source, self._get_prepared(run).key)

    @override
    def extend(self, source: Source, run: Run) -> Source:
        return replace(source, key=self._get_prepared(run).key)

    @override
    def exclude(self, release: Release, run: Run) -> Exclusion | None:
        prepared, until_now = self._get_prepared(run), self._withheld(release)
        if self._guard_options.action != "suppress":
            return None
        key = _key_of(release)
        if prepared.guarded is not None:
            rows, now = withhold(run, release, prepared.guarded.releases, key, until_now)
            return None if rows is None else Exclusion(rows, now)
        if prepared.before is None:
            return None
        found = changes.too_few(run.workspace, release, prepared.before, key)
        if found is None:
            return None
        rows, number = found
        return Exclusion(rows, replace(until_now, newcomers=until_now.newcomers + number))

    @override
    def store(self, release: Release, relations: tuple[Sql, ...], run: Run) -> StoredKeys:
        workspace, prepared = run.workspace, self._get_prepared(run)
        publisher, ledger = run.publisher, run.ledger_name
        if publisher is None or ledger is None:
            raise ValueError("what is stored of a release is found again by its ledger")
        into, others = self._keys(run), publisher.default_grantees
        changes.store_keys(
            workspace,
            release,
            into,
            _key_of(release),
            ledger=ledger,
            persons=prepared.stored.persons,
            values=self._values(release),
        )
        keep_private(workspace, into, others)
        beside = NOTHING
        if prepared.guarded is not None:
            schema = run.target.schema
            beside = store_beside(
                workspace,
                release,
                relations[0],
                schema=schema,
                ledger=ledger,
                default_grantees=others,
            )
        return StoredKeys(workspace.dialect.table(into), beside)

    @override
    def measure(
        self, release: Release, rows: Sql, written: Written | None, run: Run
    ) -> Mapping[str, object]:
        prepared, workspace = self._get_prepared(run), run.workspace
        guarded, found = prepared.guarded, {"keys": prepared.stored}
        if guarded is not None and self._guard_options.action == "store":
            return {**found, "together": guarded.unread(release)}
        if guarded is None and prepared.before is None:
            return found
        if written is not None:
            stored: StoredKeys = written.stored[self.name]
            return {**found, **self._compare(release, stored, run, planned=False)}
        keys = changes.foreseen_keys(
            workspace,
            release,
            _key_of(release),
            self._values(release),
            persons=prepared.stored.persons,
        )
        beside, made = (NOTHING, []) if guarded is None else foreseen_beside(workspace, release)
        foreseen = self._compare(release, StoredKeys(keys.sql, beside), run, planned=True)
        workspace.drop(keys, *made)
        return {**found, **foreseen}

    def _compare(
        self, release: Release, stored: StoredKeys, run: Run, *, planned: bool
    ) -> Mapping[str, object]:
        """Measure joint classes, or added and removed persons."""
        prepared, withheld = self._get_prepared(run), self._withheld(release)
        refuses = self._guard_options.refuses and not planned
        if prepared.guarded is not None:
            together = prepared.guarded.measure(
                run.workspace, release, stored.keys, stored.beside, withheld
            )
            if together is not None and refuses:
                prepared.guarded.refuse_short(together, release)
            return {"together": None if together is None else together.found}
        if prepared.before is None:
            return {}
        changed = changes.came_and_went(
            run.workspace,
            prepared.before,
            stored.keys,
            release.asked.smallest_class,
            withheld.waiting,
            persons=prepared.stored.persons,
        )
        if changed is not None and refuses:
            changes.refuse_small(
                changed, run.target, waits=self._guard_options.action == "suppress"
            )
        return {"changes": changed}

    @override
    def notes(self, release: Release, run: Run) -> Iterator[str]:
        prepared, withheld = self._get_prepared(run), self._withheld(release)
        guarded, said, k = prepared.guarded, self._guard_options, release.asked.smallest_class
        if self._target.key is None:
            yield explain_key(self.job, prepared.key)
        if not run.planned:
            yield (
                f"the keys of the persons are stored with this release, in {self._keys(run)}, "
                "which is as secret as the source"
            )
        yield from guard.notes(self.job, said, None if guarded is None else guarded.releases)
        yield from withheld.notes(k)
        if guarded is None and prepared.before is None and said.action != "store":
            yield changes.ALONE
        if waiting := withheld.waiting:
            yield changes.describe_waiting(waiting, k)

    @override
    def tables_to_drop(self, run: Run) -> Iterator[RelationName]:
        """Yield the stored tables of releases that are older than the job keeps them."""
        guarded = self._get_prepared(run).guarded
        yield from () if guarded is None else guarded.releases.expired

    @override
    def cleanup_tables(self, run: Run) -> Iterator[RelationName]:
        yield self._keys(run)
        if self.job.compares_all:
            yield from names_beside(self.job, run.target.schema, run.workspace.run_id)

    def _keys(self, run: Run) -> RelationName:
        suffix = KNOWN if self.job.compares_all else KEYS
        return keys_of(run.target.schema, run.workspace.run_id, suffix)

    def _values(self, release: Release) -> tuple[str, ...]:
        """The columns that are stored with the keys."""
        return changes.list_stored_values(release) if self.job.compares_all else ()

    def _get_prepared(self, run: Run) -> Preparation:
        found: Preparation = run.parts[self.name]
        return found

    def _withheld(self, release: Release) -> Suppression:
        found: Suppression = release.parts.get(self.name, Suppression())
        return found


def _key_of(release: Release) -> str:
    """Return the column of the source, or of the copy that is read, that identifies its members."""
    if release.key is None:
        raise ValueError("a release that is compared has a key")
    return release.key

"""Releases whose membership is stored, read from the ledger.

Readers of a release may have kept it. So a release counts although it was replaced, withdrawn or
dropped, and its stored data stay. `since` in a job sets the moment from which releases count, and
`keep_for` for how long.

Besides the keys of a release that counts, items and a population are stored.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import JobError, PublishError
from sqlanon.features.release_guard.items import (
    find_linked,
    find_thinned_items,
    foreseen_items,
    list_item_tables,
    match_items,
    read_items,
    store_items,
)
from sqlanon.features.release_guard.keys import read_stored_key, unlike
from sqlanon.features.release_guard.other_runs import find_unrecorded_releases, find_unrecorded_run
from sqlanon.features.release_guard.population import (
    find_stored_population,
    foreseen_public,
    public_of,
    store_public,
)
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import existing, same_relation, same_target
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.release.store import FORGED, ITEMS, KEYS, KNOWN, PUBLIC
from sqlanon.release.store import PREFIX as RECODING
from sqlanon.source.inspection import inspect, settle_kinds
from sqlanon.sql.names import RelationName

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlanon.features.release_guard.items import StoredItems
    from sqlanon.job.job import Job
    from sqlanon.ledger.ledger import Entry
    from sqlanon.release.release import Release
    from sqlanon.report.data import StoredKey
    from sqlanon.sql.statement import Sql, WorkTable
    from sqlanon.sql.workspace import Workspace


class StoredExtras(NamedTuple):
    """Data of a release that are, or would be, stored for models that need more than classes.

    Attributes:
        items: Items of its detail tables, by their places in the job; see `StoredItems`.
        public: The population that its models name; see `store_public`. None without one.
    """

    items: Mapping[int, StoredItems]
    public: Sql | None


NOTHING = StoredExtras({}, None)


@dataclass(frozen=True, slots=True)
class EarlierRelease:
    """A release whose members are stored, for as long as a reader may have it.

    Attributes:
        keys: The table (person, place, v0, v1, …) of its rows.
        columns: The columns of v0, v1 …: the sensitive ones, and those that identify persons.
        series: The target and the moment of a release with new classes, in which persons keep their
            values and not their classes; None for others.
        beside: The stored items of its detail tables, by their places in the present job, and the
            stored population that this job's models name.
    """

    run_id: str
    keys: RelationName
    columns: tuple[str, ...]
    series: tuple[str, datetime] | None = None
    beside: StoredExtras = NOTHING


@dataclass(frozen=True, slots=True)
class ReleaseHistory:
    """The releases that a source has had.

    Attributes:
        known: The releases that others can be read together with, the oldest first.
        latest: When the last one of `uncounted` was entered, and its target; None without any.
        since: The moment from which releases count; None for all.
        thinned: The tables of releases of `uncounted` whose stored rows were deleted.
    """

    known: tuple[EarlierRelease, ...] = ()
    uncounted: tuple[str, ...] = ()
    latest: tuple[datetime, str] | None = None
    since: datetime | None = None
    passed: int = 0
    expired: tuple[RelationName, ...] = ()
    thinned: tuple[RelationName, ...] = ()


def keys_of(schema: str | None, run_id: str, suffix: str = KEYS) -> RelationName:
    """Return the table of a release's keys; with the suffix KNOWN for as long as it counts."""
    return RelationName(schema, f"{RECODING}{run_id}{suffix}")


def last_keys(
    workspace: Workspace,
    target: RelationName,
    ledger: RelationName | None,
    key: StoredKey,
    *,
    needed: bool,
) -> RelationName | None:
    """Find the keys of the release in a target, by its last run; None where there are none.

    Args:
        needed: Whether a release without stored keys stops the run, and is not only noted.

    Raises:
        PublishError: that run was killed before it recorded its release, and the keys are gone; or
            they differ from this run's, so that no person would be found; or there are none.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return None
    entered = entries(workspace, ledger)
    runs = [one.run_id for one in entered if same_target(workspace, one.target, target)]
    dead = find_unrecorded_run(workspace, target, runs)
    if dead is not None:
        stored = find_stored_keys(workspace, target.schema, dead)
        if stored is None:
            raise PublishError(
                f"{target} has the release of run {dead}, which was killed before it was entered "
                "in the ledger, and the persons of this release are not stored: it cannot be "
                "compared; leave `release_guard` out of one run"
            )
        if key.persons and stored.name.endswith(KNOWN):
            raise _of_another_kind(target)
        return stored
    if not runs:
        return None
    last = next(one for one in reversed(entered) if one.run_id == runs[-1])
    told = read_stored_key(json.loads(last.report))
    if told is not None and told.persons != key.persons:
        raise _of_another_kind(target)
    other = unlike(told, key)
    if other is not None:
        raise PublishError(
            f"target.key: the persons of the release in {target} were identified by {other[0]}, "
            f"and are by {other[1]} now, so they cannot be matched; set the same key, or leave "
            "release_guard out of one run"
        )
    stored = find_stored_keys(workspace, target.schema, runs[-1])
    if stored is None and needed:
        raise PublishError(
            f"release_guard: the persons of the release in {target} (run {runs[-1]}) are not "
            "stored, so this release cannot be compared with it; run once with release_guard: "
            f"{{action: store, compare: previous}}, after which the next run is compared"
        )
    return stored


def _of_another_kind(target: RelationName) -> PublishError:
    return PublishError(
        f"release_guard.compare: the keys of the present release of {target} were stored with "
        "another setting (all stores keys of rows, previous those of persons); set the same, or "
        "leave release_guard out of one run"
    )


def find_stored_keys(workspace: Workspace, schema: str | None, run_id: str) -> RelationName | None:
    """Find the keys that a run stored with its release; None where they do not exist."""
    stored = [keys_of(schema, run_id, suffix) for suffix in (KEYS, KNOWN)]
    return next((one for one in stored if existing(workspace, one) is not None), None)


def columns_of(report: dict[str, Any], keys: RelationName) -> tuple[str, ...]:
    """The sensitive columns that a run stored with the keys of its release, v0 and so on."""
    together = report.get("together")
    return tuple(together["columns"]) if together and keys.name.endswith(KNOWN) else ()


def releases_of_source(
    workspace: Workspace,
    source: RelationName,
    ledger: RelationName | None,
    *,
    since: datetime | None,
    asked: ModelRequirements,
    key: StoredKey | None,
    job: Job | None = None,
    kept_since: datetime | None = None,
) -> ReleaseHistory:
    """The releases of a source, whatever their targets, also those that are replaced or dropped.

    Args:
        ledger: Where runs are entered; None for nowhere.
        since: From when on they count; None for all.
        asked: The requirements of the measurement. A release does not count if it shows a sensitive
            column of them and has not stored it, if the owners of its rows are not stored, or if it
            has fewer stored rows than published ones.
        key: The column that identifies rows. A release with other keys does not count, since no
            person would be found in it. None where that was checked already.
        job: The present job, for items of detail tables and a population: a release that had such
            items, or lacks the population, and has not stored these does not count.
        kept_since: The moment from which stored data of releases are kept; None for all.

    Raises:
        JobError: `since` is in the future, so that no release would count, nor this one.
    """
    if since is not None and since > datetime.now(UTC):
        raise JobError(
            f"release_guard.since: {since} is in the future, and until then no release would "
            "count; set a moment in the past, in UTC if it has no zone"
        )
    if ledger is None or existing(workspace, ledger) is None:
        return ReleaseHistory(since=since)
    entered = entries(workspace, ledger)
    found: list[EarlierRelease] = []
    thinned: list[RelationName] = []
    passed = 0
    old: list[tuple[str | None, str]] = []
    uncounted: list[str] = []
    latest: tuple[datetime, str] | None = None
    read = of_source(workspace, source, entered)
    shown = {entry.target: entry.run_id for entry in read}.values()  # by each target, the last
    for entry in read:
        ended = datetime.fromisoformat(entry.finished_at)
        # readers of the target have the release that it shows, however old it is
        kept = entry.run_id in shown and since == kept_since
        if kept_since is not None and ended < kept_since and entry.run_id not in shown:
            old.append((RelationName.parse(entry.target).schema, entry.run_id))
        if since is not None and ended < since and not kept:
            passed += 1
            continue
        known = _read_release(workspace, entry, asked, key, job)
        if known is None:
            uncounted.append(entry.run_id)
            latest = (ended, entry.target)
            thinned += _find_thinned_tables(workspace, entry)
        else:
            found.append(known)
    runs = {one.run_id for one in entered}
    for one in find_unrecorded_releases(workspace, source, ledger, runs):
        began = datetime.fromisoformat(one.entered_at)
        if since is None or began >= since:
            uncounted.append(one.run_id)
            latest = max(latest or (began, one.target), (began, one.target))
    expired = find_stored_tables(workspace, old, (KNOWN, FORGED, ITEMS, PUBLIC))
    return ReleaseHistory(
        tuple(found), tuple(uncounted), latest, since, passed, tuple(expired), tuple(thinned)
    )


def of_source(workspace: Workspace, source: RelationName, entered: Sequence[Entry]) -> list[Entry]:
    """Return the entries of a ledger whose runs read a source."""
    names = {
        name: same_relation(workspace, source, RelationName.parse(name))
        for name in dict.fromkeys(one.source for one in entered)
    }
    return [one for one in entered if names[one.source]]


def find_stored_tables(
    workspace: Workspace, runs: Collection[tuple[str | None, str]], suffixes: tuple[str, ...]
) -> list[RelationName]:
    """Find the existing tables that runs stored."""
    dialect, found = workspace.dialect, list[RelationName]()
    of_runs = {run_id for _, run_id in runs}
    for schema in dict.fromkeys(schema for schema, _ in runs):
        names = workspace.rows(
            "inspect/named",
            pattern=dialect.literal(f"{RECODING}%"),
            schema=None if schema is None else dialect.literal(schema),
        )
        for (name,) in names:
            table = RelationName(schema, str(name))
            if run_of(table) in of_runs and table.name.endswith(suffixes):
                found.append(table)
    return sorted(found, key=str)


def run_of(stored: RelationName) -> str:
    """The run that stored a table."""
    return stored.name.removeprefix(RECODING).partition("_")[0]


def _read_release(
    workspace: Workspace,
    entry: Entry,
    asked: ModelRequirements,
    key: StoredKey | None,
    job: Job | None,
) -> EarlierRelease | None:
    """Read a release by its entry; None where others cannot be read together with it."""
    report: dict[str, Any] = json.loads(entry.report)
    if key is not None and unlike(read_stored_key(report), key) is not None:
        return None
    keys = keys_of(RelationName.parse(entry.target).schema, entry.run_id, KNOWN)
    if not report.get("together") or existing(workspace, keys) is None:
        return None
    if _find_thinned_tables(workspace, entry):
        return None  # their deleted members are in no joint class any more
    columns = columns_of(report, keys)
    shown = {name for name, fate in report["columns"].items() if fate == "kept"}
    if not shown & {*asked.columns} | {*asked.persons} <= {*columns}:
        return None
    beside = NOTHING if job is None else _beside(workspace, report, keys.schema, entry.run_id, job)
    if beside is None:
        return None
    forged = keys_of(keys.schema, entry.run_id, FORGED)
    signed = existing(workspace, forged) is not None
    entered = datetime.fromisoformat(entry.finished_at)
    series = (entry.target, entered) if signed else None
    return EarlierRelease(entry.run_id, keys, columns, series, beside)


def _beside(
    workspace: Workspace, report: dict[str, Any], schema: str | None, run_id: str, job: Job
) -> StoredExtras | None:
    """Find the data of a release for models that need more than classes; None if not stored."""
    items = match_items(workspace, read_items(workspace, report, schema, run_id), job.details)
    population = ModelRequirements(job.privacy).population
    if items is None or population is None:
        return None if items is None else StoredExtras(items, None)
    names = [*job.quasi_identifiers]
    table = settle_kinds(workspace, inspect(workspace, population), names)
    kinds = {name: table.column(name).kind.value for name in names}
    keys = find_stored_population(workspace, report, public_of(schema, run_id), population, kinds)
    return None if keys is None else StoredExtras(items, workspace.dialect.table(keys))


def _find_thinned_tables(workspace: Workspace, entry: Entry) -> list[RelationName]:
    """Find the tables of a release's membership, and of items, whose rows were deleted."""
    report = json.loads(entry.report)
    rows, schema = report["rows"], RelationName.parse(entry.target).schema
    keys = keys_of(schema, entry.run_id, KNOWN)
    if existing(workspace, keys) is None:
        return []
    placed = workspace.count("release_guard/placed_keys", keys=workspace.dialect.table(keys))
    found = [] if placed == rows["published"] - rows.get("counterfeits", 0) else [keys]
    told = read_items(workspace, report, schema, entry.run_id)
    return [*found, *find_thinned_items(workspace, told)]


def names_beside(job: Job, schema: str | None, run_id: str) -> list[RelationName]:
    """All tables that a run may store so."""
    population = ModelRequirements(job.privacy).population
    made = [] if population is None else [public_of(schema, run_id)]
    return made + list_item_tables(schema, run_id, job.details)


def store_beside(
    workspace: Workspace,
    release: Release,
    persons: Sql,
    *,
    schema: str | None,
    ledger: RelationName,
    default_grantees: tuple[Sql, ...],
) -> StoredExtras:
    """Store it, with a release that is written.

    Raises:
        PublishError: another user may read it.
    """
    return StoredExtras(
        store_items(
            workspace,
            find_linked(release),
            persons,
            schema=schema,
            ledger=ledger,
            default_grantees=default_grantees,
        ),
        store_public(
            workspace, release, schema=schema, ledger=ledger, default_grantees=default_grantees
        ),
    )


def foreseen_beside(workspace: Workspace, release: Release) -> tuple[StoredExtras, list[WorkTable]]:
    """Build the data of a planned release, and the relations of the workspace that have it."""
    linked = find_linked(release)
    persons = None if linked is None else linked.persons(workspace, release)
    items, made = foreseen_items(workspace, linked, persons)
    public = foreseen_public(workspace, release)
    made += [one for one in (persons, public) if one is not None]
    return StoredExtras(items, None if public is None else public.sql), made

"""The signatures of a target's releases: found for the next one, and stored with it.

One table in the target's schema has them for all persons of all releases, also for removed persons,
who may be added again. It outlives the release, because readers may have kept that. The source is
copied with the signatures of earlier releases.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from sqlanon.algorithms.bucketization.m_invariance import ADDED, Memory, Signed
from sqlanon.errors import JobError, PublishError
from sqlanon.features.release_guard.earlier_releases import keys_of
from sqlanon.features.release_guard.keys import (
    build_stored_column,
    create_stored_table,
    has_same_spelling,
    person_columns,
)
from sqlanon.job import resolve
from sqlanon.ledger.attempts import attempts
from sqlanon.ledger.ledger import entries
from sqlanon.ledger.names import existing, same_target
from sqlanon.privacy_models.m_uniqueness import MUniqueness
from sqlanon.publish.raw_values import keep_private
from sqlanon.release.release import row_values
from sqlanon.release.store import SIGNATURES
from sqlanon.source.inspection import Column, inspect, settle_kinds
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from sqlanon.algorithms.bucketization.m_invariance import SignedClasses
    from sqlanon.job.job import Job
    from sqlanon.release.columns import Action
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


@dataclass(frozen=True, slots=True)
class StoredSignatures:
    """The stored membership of a release.

    Attributes:
        signatures: The table (person, signature, v0) of all persons of all releases.
        rows: The tables whose column place is the class of each row of the release, those of
            persons and those of counterfeits; empty where they are not needed.
    """

    signatures: Sql
    rows: tuple[Sql, ...] = ()
    values: tuple[Sql, ...] = ()

    @property
    def relations(self) -> tuple[Sql, ...]:
        """The tables."""
        return (self.signatures, *self.rows)


def memory_of(schema: str | None, run_id: str) -> RelationName:
    """Return the table of a run's signatures of persons."""
    return keys_of(schema, run_id, SIGNATURES)


def last_memory(
    workspace: Workspace, job: Job, target: RelationName, ledger: RelationName | None
) -> tuple[Memory | None, list[RelationName]]:
    """Find the signatures of a target's last release; None where there was none.

    Returns:
        The signatures, and all tables of signatures that the next release replaces.

    Raises:
        PublishError: there was a release, and its signatures are gone, or are of another column or
            key.
    """
    if ledger is None or existing(workspace, ledger) is None:
        return None, []
    reports: dict[str, dict[str, Any]] = {
        one.run_id: json.loads(one.report)
        for one in entries(workspace, ledger)
        if same_target(workspace, one.target, target)
    }
    before = [
        run
        for run, report in reports.items()
        if report.get("search", {}).get("algorithm") == job.algorithm.name
    ]
    names = {run: memory_of(target.schema, run) for run in before}
    killed = _find_killed_runs(workspace, target, ledger, reports)
    names |= {run: memory_of(target.schema, run) for run in killed}
    there = [name for name in names.values() if existing(workspace, name) is not None]
    for run, digest in reversed(killed.items()):
        table = workspace.dialect.table(names[run])
        if names[run] not in there or not workspace.count("release_guard/persons", persons=table):
            continue
        if digest != job.digest():
            raise PublishError(
                f"run {run} of another job was killed when it had stored signatures for {target}, "
                "and may have published it: run that job first"
            )
        return Memory(table, run), there
    if not before:
        return None, there
    run = before[-1]
    if names[run] not in there:
        raise PublishError(
            f"{target} has had a release of run {run} by {job.algorithm.name}, and its table of "
            f"signatures, {names[run]}, is missing: signatures cannot be kept; publish to "
            "another target for readers without these releases"
        )
    _refuse_other(workspace, job, run, reports[run])
    return Memory(workspace.dialect.table(names[run]), run), there


def _find_killed_runs(
    workspace: Workspace, target: RelationName, ledger: RelationName, entered: Collection[str]
) -> dict[str, str]:
    """Find unrecorded runs for a target that may have published, with their jobs' digests.

    Where DDL commits, a killed run leaves its signatures, and perhaps its release. If it had not
    published yet, they agree with the last ones on all earlier persons.
    """
    if workspace.dialect.ddl_rolls_back:
        return {}
    return {
        one.run_id: one.job_digest
        for one in attempts(workspace, ledger)
        if one.run_id not in {*entered, workspace.run_id}
        and same_target(workspace, one.target, target)
    }


def _refuse_other(workspace: Workspace, job: Job, run: str, report: dict[str, Any]) -> None:
    """Refuse signatures of other persons, or of other values.

    Raises:
        PublishError: they are by another key, or of another column; or one of these has another
            kind than before, so that no person would be found.
    """
    (column,) = {one.column for one in job.privacy if isinstance(one, MUniqueness)}
    key = None if job.target is None else job.target.key
    had = report["search"]["options"]
    told: dict[str, tuple[str | None, str]] = {
        "target.key": (key, had["persons"]),
        "m_uniqueness.column": (column, had["values"]),
    }
    for what, (said, was) in told.items():
        if said != was:
            raise PublishError(
                f"{what}: the signatures of run {run} are by {was}, and the job has {said}; set "
                f"{was}, or publish to another target for readers without these releases"
            )
    names = [was for _, was in told.values()]
    source = settle_kinds(workspace, inspect(workspace, job.source), names)
    kinds = had["kinds"].split(", ") if "kinds" in had else []  # not before version 0.2
    for what, name, kind in zip(told, names, kinds, strict=False):
        now = source.column(name).kind.value
        if not has_same_spelling(kind, now):
            raise PublishError(
                f"{what}: in run {run} {name} was of kind {kind}, and is of kind {now} now, so "
                "its values are written differently and signatures do not match; cast it back "
                "in a view, or publish to another target for readers without these releases"
            )


def remember(
    workspace: Workspace,
    release: Release,
    classes: SignedClasses,
    into: RelationName,
    ledger: RelationName,
    *,
    default_grantees: tuple[Sql, ...],
) -> Sql:
    """Store the signature of each person of the release and of earlier ones.

    Raises:
        PublishError: another user may read it.
    """
    dialect, signed = workspace.dialect, classes.signed
    placed = workspace.table("placed", {"person": str, "place": int})
    columns = person_columns(workspace, release, signed.key.name)
    workspace.fill(placed, "publish/rows", **row_values(workspace, release, columns, persons=True))
    workspace.analyze(placed)
    name = create_stored_table(
        workspace,
        into,
        ledger,
        build_stored_column("person", dialect.text_type, 0, Kind.TEXT),
        build_stored_column("signature", dialect.integer_type, 1, Kind.INTEGER),
        build_stored_column("v0", signed.column.type, 2, signed.column.kind),
    )
    workspace.run(
        "sequential/remember",
        target=name,
        signatures=classes.signatures,
        values=signed.values,
        placed=placed,
        groups=release.labels.groups,
        hosts=classes.hosts,
        memory=None if signed.memory is None else signed.memory.table,
        known=dialect.exact(Sql("m.person"), Kind.TEXT),
        here=dialect.exact(Sql("person"), Kind.TEXT),
    )
    workspace.drop(placed)
    keep_private(workspace, into, default_grantees)
    return name


def store_counterfeits(
    workspace: Workspace,
    release: Release,
    classes: SignedClasses,
    into: RelationName,
    ledger: RelationName,
    *,
    default_grantees: tuple[Sql, ...],
) -> Sql:
    """Store the class and the value of each counterfeit, which distinguish it from persons.

    Returns:
        The table (place, v0).

    Raises:
        PublishError: another user may read it.
    """
    dialect, column = workspace.dialect, classes.signed.column
    name = create_stored_table(
        workspace,
        into,
        ledger,
        build_stored_column("place", dialect.integer_type, 0, Kind.INTEGER),
        build_stored_column("v0", column.type, 1, column.kind),
    )
    workspace.run(
        "sequential/forged",
        target=name,
        counterfeits=classes.counterfeits.rows,
        groups=release.labels.groups,
        values=classes.signed.values,
    )
    keep_private(workspace, into, default_grantees)
    return name


def sign_source(
    workspace: Workspace,
    job: Job,
    source: Relation,
    actions: Mapping[str, Action],
    *,
    key_name: str,
    memory: Memory | None,
) -> tuple[Relation, Signed]:
    """Copy the source with a number for each signature and value, and return these too.

    Args:
        actions: The action for each column that stays and is no quasi-identifier.
        memory: The signatures of earlier releases; None before the first.

    Raises:
        JobError: the key does not identify rows.
    """
    dialect = workspace.dialect
    key = source.column(key_name)
    (name,) = {one.column for one in job.privacy if isinstance(one, MUniqueness)}
    column = source.column(name)
    person = key.key(dialect, dialect.column("s", key.name))
    if workspace.count("sequential/no_key", source=source.sql, person=person):
        raise JobError(
            f"target.key: {key.name} is not a key of {source.name}: it has NULL, or a value "
            "twice; name a column with a different value in each row"
        )
    raw = dialect.column("s", name)
    read = {
        "source": source.sql,
        "value": dialect.exact(raw, column.kind),
        "memory": None if memory is None else memory.table,
    }
    values = workspace.make(
        "sequential/values", "values", raw=raw, stored=dialect.exact(Sql("v0"), column.kind), **read
    )
    stored = dialect.exact(Sql("m.v0"), column.kind)
    known = dialect.exact(Sql("person"), Kind.TEXT)
    if memory is None:
        remembered = workspace.table("remembered", {"signature": int, "v": int})
    else:
        remembered = workspace.make(
            "sequential/remembered",
            "remembered",
            memory=memory.table,
            numbered=values,
            stored=stored,
        )
    signed = workspace.make(
        "sequential/signed",
        "signed",
        columns=resolve.list_copy_columns(job, dialect, source, actions, key_name),
        names=ADDED,
        numbered=values,
        remembered=remembered,
        person=person,
        known=known,
        **read,
    )
    pairs = workspace.make("sequential/pairs", "pairs", source=signed, names=ADDED)
    pair = Column(ADDED.pair, dialect.integer_type, Kind.INTEGER, added=True)
    relation = replace(source, sql=signed.sql, columns=(*source.columns, pair))
    return relation, Signed(key, column, pair, pairs, values, remembered, memory)

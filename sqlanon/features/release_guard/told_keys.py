"""By which keys those who are in a release are found again in others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.errors import JobError, UnsupportedError, together
from sqlanon.features.release_guard.owners import keys_of_persons
from sqlanon.features.release_guard.placed_rows import written_alike
from sqlanon.privacy_models.requirements import Asked
from sqlanon.publish.attached import attached_to, row_key
from sqlanon.publish.raw_values import overlooked
from sqlanon.report.data import StoredKey
from sqlanon.source.inspection import inspect, settled_kinds

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.workspace import Workspace


def choose_key(run: Run, asker: str) -> str:
    """The column that tells apart who is in a release: of persons, or of rows.

    Args:
        run: The run; its publisher is prepared.
        asker: What in the job asks for it to be stored, for messages.

    Raises:
        JobError: the job says none, and the catalogue has none.
        UnsupportedError: the engine keeps no such table safely.
        PublishError: others would see it who do not see the source.
    """
    job, workspace = run.job, run.workspace
    if not workspace.dialect.stores_recodings:
        raise UnsupportedError(
            f"{asker} is not offered on {workspace.dialect.name}: the keys behind a "
            "release would stay in files there; leave it out"
        )
    target = run.target
    leaks = [*overlooked(workspace, str(target.schema), job.source, str(target))]
    if leaks:
        raise together(leaks)
    if keys_of_persons(job):
        return Asked(job.privacy).persons[0]
    said = None if job.target is None else job.target.key
    return said or key_of(workspace, job.source, asker)


def told_apart(job: Job, key: str) -> str:
    """Why a key was chosen that the job does not say."""
    if keys_of_persons(job):
        return f"persons are told apart by {key}, as the models count them"
    return f"persons are told apart by {key}, the key that the catalogue has"


def key_of(workspace: Workspace, source: RelationName, asker: str) -> str:
    """The column by which the catalogue tells the rows of a table apart.

    Args:
        workspace: Asks.
        source: The table.
        asker: What needs it, for the message.

    Raises:
        JobError: there is no such column, or it takes several.
    """
    table = inspect(workspace, source)
    key = row_key(attached_to(workspace, workspace.backend.resolve(source)), table)
    if len(key) == 1:
        return key[0]
    why = f"the key of {source} is {', '.join(key)}" if key else f"{source} has no key"
    raise JobError(
        f"{asker}: persons are compared by one column, and {why}; name the column "
        "that tells its rows apart: `key: …`"
    )


def key_misfits(source: Relation, key: str) -> Iterator[SqlanonError]:
    """A key that the source does not have, and columns under names of sqlanon's own.

    Copies and joint classes have these; in upper case as well: where names are in no case, a
    statement would read the other one.
    """
    if key not in {column.name for column in source.columns}:
        yield JobError(f"target.key: {source.name} has no column {key}")
    for column in source.columns:
        if column.name.lower().startswith("sqlanon_"):
            yield UnsupportedError(
                f"columns.{column.name}: what is compared with other releases has columns of "
                "sqlanon's own, whose names begin so: use a view that renames it"
            )


def refusals_of_no_ledger(job: Job, asker: str) -> Iterator[SqlanonError]:
    """A job in no ledger, where something asks for the release before."""
    if job.ledger is False:
        yield UnsupportedError(
            "ledger: false: the keys of the release before are found again by the ledger; "
            f"leave it, or {asker.removeprefix('target.')}, out"
        )


def stored_key(
    workspace: Workspace, source: RelationName, column: str, *, persons: bool
) -> StoredKey:
    """The keys that a release of a source stores.

    Args:
        workspace: Asks of what kind they are.
        source: The source.
        column: Its column.
        persons: Whether they are persons'.

    Raises:
        JobError: there is no such column.
    """
    table = inspect(workspace, source)
    if column not in {one.name for one in table.columns}:
        raise JobError(f"target.key: {source} has no column {column}")
    table, _ = settled_kinds(workspace, table, [column])  # of several kinds it is no key
    return StoredKey(column, table.column(column).kind.value, persons)


def told_key(report: Mapping[str, Any]) -> StoredKey | None:
    """Those of an earlier release, by what the ledger has of its run; None where that says none."""
    told = (report.get("target") or {}).get("keys")  # a script enters less of its releases
    return None if told is None else StoredKey(**told)


def unlike(was: StoredKey | None, now: StoredKey) -> tuple[str, str] | None:
    """What keys were and what they are, where nobody would be found again; None where one is.

    Args:
        was: Keys of an earlier release; None where it does not say which: it is believed.
        now: Those of another.
    """
    if was is None or was == now:
        return None
    if was.column != now.column:
        return was.column, now.column
    if not written_alike(was.kind, now.kind):
        return f"{was.column} of kind {was.kind}", f"{now.column} of kind {now.kind}"
    return None

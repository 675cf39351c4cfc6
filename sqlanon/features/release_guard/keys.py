"""The keys by which the members of a release are found in other releases.

A row belongs to a person by a key of persons, or by the person stored with a key of rows.

All releases are read together row by row, since an attacker who knows when a row was added knows
more of it than its owner. Persons added and removed since the previous release are counted by
person.

The stored rows of a release have the key of the person and the place of the class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sqlanon.errors import JobError, UnsupportedError, together
from sqlanon.privacy_models.requirements import ModelRequirements
from sqlanon.publish.attachments import find_attachments, row_key
from sqlanon.publish.raw_values import refuse_open_schema
from sqlanon.release.columns import Published
from sqlanon.release.release import row_values
from sqlanon.release.store import KEYS_MARK
from sqlanon.report.data import StoredKey
from sqlanon.source.inspection import detect_kinds, inspect
from sqlanon.sql.dialects import Kind
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sqlanon.errors import SqlanonError
    from sqlanon.job.job import Job
    from sqlanon.pipeline.run import Run
    from sqlanon.release.release import Release
    from sqlanon.source.inspection import Relation
    from sqlanon.sql.names import RelationName
    from sqlanon.sql.statement import WorkTable
    from sqlanon.sql.workspace import Workspace


def choose_key(run: Run, asker: str) -> str:
    """Choose the column that identifies the members of a release: persons, or rows.

    Args:
        asker: The setting that requires it, for messages.

    Raises:
        JobError: the job names none, and the catalogue has none.
        UnsupportedError: the engine keeps no such table safely.
        PublishError: users who cannot read the source would see it.
    """
    job, workspace = run.job, run.workspace
    if not workspace.dialect.stores_recodings:
        raise UnsupportedError(
            f"{asker} is not supported on {workspace.dialect.name}: the keys behind a "
            "release would stay in files there; leave it out"
        )
    target = run.target
    leaks = [*refuse_open_schema(workspace, str(target.schema), job.source, str(target))]
    if leaks:
        raise together(leaks)
    if keys_of_persons(job):
        return ModelRequirements(job.privacy).persons[0]
    said = None if job.target is None else job.target.key
    return said or key_of(workspace, job.source, asker)


def explain_key(job: Job, key: str) -> str:
    """Explain the choice of a key that the job does not name."""
    if keys_of_persons(job):
        return f"persons are identified by {key}, as the models count them"
    return f"persons are identified by {key}, the key in the catalogue"


def key_of(workspace: Workspace, source: RelationName, asker: str) -> str:
    """Return the column that is the key of a table in the catalogue.

    Raises:
        JobError: there is no such column, or it takes several.
    """
    table = inspect(workspace, source)
    key = row_key(find_attachments(workspace, workspace.backend.resolve(source)), table)
    if len(key) == 1:
        return key[0]
    why = f"the key of {source} is {', '.join(key)}" if key else f"{source} has no key"
    raise JobError(
        f"{asker}: persons are compared by one column, and {why}; name a column with a different "
        f"value in each row: `target: {{key: …}}`"
    )


def key_refusals(source: Relation, key: str) -> Iterator[SqlanonError]:
    """A key that the source does not have, and columns under names of sqlanon's own.

    Copies and joint classes have these; in upper case as well: where names are in no case, a
    statement would read the other one.
    """
    if key not in {column.name for column in source.columns}:
        yield JobError(f"target.key: {source.name} has no column {key}")
    for column in source.columns:
        if column.name.lower().startswith("sqlanon_"):
            yield UnsupportedError(
                f"columns.{column.name}: names that begin with sqlanon_ are reserved for columns "
                "of stored releases; rename the column in a view"
            )


def refusals_of_no_ledger(job: Job, asker: str) -> Iterator[SqlanonError]:
    """A job in no ledger, where something asks for the release before."""
    if job.ledger is False:
        yield UnsupportedError(
            f"ledger: false: {asker} needs the ledger, which has the keys of earlier releases; "
            "leave one of the two out"
        )


def build_stored_key(
    workspace: Workspace, source: RelationName, column: str, *, persons: bool
) -> StoredKey:
    """Return the key that a release of a source stores."""
    table = inspect(workspace, source)
    if column not in {one.name for one in table.columns}:
        raise JobError(f"target.key: {source} has no column {column}")
    table, _ = detect_kinds(workspace, table, [column])  # of several kinds it is no key
    return StoredKey(column, table.column(column).kind.value, persons)


def read_stored_key(report: Mapping[str, Any]) -> StoredKey | None:
    """Read the key of an earlier release from the ledger's report of its run; None without one."""
    told = (report.get("target") or {}).get("keys")  # a script enters less of its releases
    return None if told is None else StoredKey(**told)


def unlike(was: StoredKey | None, now: StoredKey) -> tuple[str, str] | None:
    """Return the old and the new key where these do not match; None where they do.

    Args:
        was: The key of an earlier release; None where it is not recorded, which counts as a match.
    """
    if was is None or was == now:
        return None
    if was.column != now.column:
        return was.column, now.column
    if not has_same_spelling(was.kind, now.kind):
        return f"{was.column} of kind {was.kind}", f"{now.column} of kind {now.kind}"
    return None


class PersonKeys(NamedTuple):
    """The columns of persons in two tables of keys."""

    before: Sql
    after: Sql


def keys_of_persons(job: Job) -> bool:
    """Return whether stored keys are of persons, who may have several rows: not with all."""
    return bool(ModelRequirements(job.privacy).persons) and not job.compares_all


def owner_of(workspace: Workspace, release: Release, stored: Sequence[str]) -> Sql | None:
    """Build the expression of the person behind a stored row; None where models count rows."""
    for name in release.asked.persons:
        value = Sql(f"v{stored.index(name)}")
        return workspace.dialect.exact(value, release.source.column(name).kind)
    return None


def place_rows(
    workspace: Workspace, release: Release, key: str, told_by: Sequence[str]
) -> WorkTable:
    """Place rows as `place_keys` does, by a key of rows."""
    placed = place_keys(workspace, release, key, told_by)
    if workspace.count("publish/no_key", keys=placed):
        raise no_key(release, key)
    return placed


def place_keys(
    workspace: Workspace, release: Release, key: str, told_by: Sequence[str]
) -> WorkTable:
    """Build relation (person, place, v0) of each row of a release, which may not be written yet.

    Args:
        key: The column of `person`.
    """
    owners = value_columns(workspace, release, told_by)
    # as the keys of the release before are stored: not with the collation of the source's column
    types: dict[str, type[int | str] | Sql] = {"person": str, "place": int}
    types |= {one.name: one.type for one in owners}
    placed = workspace.table("placed", types)
    columns = (*person_columns(workspace, release, key), *owners)
    workspace.fill(placed, "publish/rows", **row_values(workspace, release, columns, persons=True))
    workspace.analyze(placed)
    return placed


def person_columns(workspace: Workspace, release: Release, key: str) -> tuple[Published, ...]:
    """The key of a row as text, and the place of its class."""
    dialect = workspace.dialect
    column = release.source.column(key)
    value = dialect.key_text(dialect.column("s", column.name), column.kind)  # in UTC: Column.key
    return (
        _build_column("person", dialect.text_type, 0, value, Sql("r.o0")),
        _build_column("place", dialect.integer_type, 1, None, Sql("m.place")),
    )


def value_columns(workspace: Workspace, release: Release, names: Sequence[str]) -> list[Published]:
    """Values of a row as the source has them."""
    columns = [release.source.column(name) for name in names]
    return [
        Published(
            f"v{number}",
            Sql(f"v{number}"),
            column.type,
            column.kind,
            nullable=True,
            place=number + 2,  # behind the key and the place of the class
            inner=workspace.dialect.column("s", column.name),
            outer=Sql(f"r.o{number + 2}"),
            quasi=False,
        )
        for number, column in enumerate(columns)
    ]


def no_key(release: Release, key: str) -> JobError:
    """Return the error that a column does not identify the rows of a source."""
    return JobError(
        f"target.key: {key} is not a key of {release.source.name}: it has NULL, or a value "
        "twice; name a column with a different value in each row"
    )


def has_same_spelling(was: str, now: str) -> bool:
    """Return whether equal values of two kinds are stored as the same texts.

    Doubles have an exponent from 1e16 on and below 0.0001, other numbers have none.
    """
    return was == now or {Kind(was), Kind(now)} == {Kind.INTEGER, Kind.DECIMAL}


def build_stored_column(name: str, type_: Sql, place: int, kind: Kind) -> Published:
    """Build a column of a table that a statement of its own creates and fills."""
    return Published(name, Sql(name), type_, kind, True, place, None, Sql(name), quasi=False)


def create_stored_table(
    workspace: Workspace, into: RelationName, ledger: RelationName, *columns: Published
) -> Sql:
    """Create an empty table whose comment names the ledger of its run."""
    dialect = workspace.dialect
    name, mark = dialect.table(into), dialect.literal(f"{KEYS_MARK}{ledger}")
    workspace.run("publish/create", target=name, columns=columns, mark=mark)
    if dialect.keeps_comments and dialect.ddl_rolls_back:  # elsewhere it was made with it
        workspace.run("publish/comment", target=name, comment=mark)
    return name


def _build_column(name: str, type_: Sql, place: int, inner: Sql | None, outer: Sql) -> Published:
    """Build a column of the table of keys; NULL in it is only found after it was filled."""
    kind = Kind.TEXT if inner else Kind.INTEGER
    return Published(name, Sql(name), type_, kind, True, place, inner, outer, quasi=False)

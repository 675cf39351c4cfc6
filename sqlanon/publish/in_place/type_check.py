"""Whether what is published fits the columns that a table has, by declared types alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlanon.errors import JobError, SqlanonError
from sqlanon.job import resolve
from sqlanon.job.rules import hierarchy_of
from sqlanon.source.hierarchies import specification as said
from sqlanon.sql.statement import Sql

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from sqlanon.job.columns import Identifier
    from sqlanon.job.job import Job
    from sqlanon.release.release import Release
    from sqlanon.source.frequency_set import Request
    from sqlanon.source.inspection import Column, Relation
    from sqlanon.sql.dialects import Dialect
    from sqlanon.sql.workspace import Workspace

_DIGEST = 64
"""Characters of a keyed hash."""
_UNBOUNDED = -1
"""A label may be as long as all values of the column together."""


def unfit(job: Job, source: Relation, dialect: Dialect) -> Iterator[SqlanonError]:
    """Yield the parts of a job's release that do not fit the columns of its own table."""
    for request in resolve.requests(job, source, dialect):
        name = request.column.name
        retyped = job.quasi_identifiers[name].retype
        if not (request.keeps_type or retyped):
            yield from _unfit_labels(job, request, dialect)
        elif retyped and request.unchanged:
            yield JobError(
                f"columns.{name}.retype: the job publishes its values unchanged; leave retype out"
            )
    for name, identifier in job.identifiers.items():
        yield from _unfit_identifier(name, identifier, source.column(name), dialect)


def own_types(job: Job, source: Relation, dialect: Dialect) -> set[str]:
    """Return the columns of a table whose own type certainly holds their published values.

    Labels that a table of the database holds are as long as they are, so that of a column with a
    length it is not known.
    """
    own = {column.name for column in source.columns}
    for request in resolve.requests(job, source, dialect):
        column = request.column
        if request.keeps_type:
            continue
        listed = isinstance(hierarchy_of(job, column.name), said.HierarchyTable)
        bounded = dialect.room(column.type) is not None
        if (listed and bounded) or any(_unfit_labels(job, request, dialect)):
            own.remove(column.name)
    for name, identifier in job.identifiers.items():
        typed = identifier.action != "null"
        if typed and any(_unfit_identifier(name, identifier, source.column(name), dialect)):
            own.remove(name)
    return own


def elsewhere(dialect: Dialect) -> str:
    """Return advice on targets for a release that does not fit the table itself."""
    return "a new table" if dialect.replacing is None else "by: swap, or a new table"


def refuse_long_labels(workspace: Workspace, release: Release, retyped: Collection[str]) -> None:
    """Refuse labels that a table of the database held, and that are too long for the column."""
    measured = [
        (attribute, room)
        for attribute, native in zip(
            release.frequency_set.attributes, release.labels.native, strict=True
        )
        if not native
        and attribute.name not in retyped
        and (room := workspace.dialect.room(attribute.request.column.type)) is not None
    ]
    if not measured:
        return

    def compare(answer: list[tuple[Any, ...]]) -> None:
        for (attribute, room), longest in zip(measured, answer[0], strict=True):
            if longest is not None and int(longest) > room:
                raise JobError(
                    f"columns.{attribute.name}: a label of {longest} characters does not fit "
                    f"its type {attribute.request.column.display_type}; nothing was written"
                )

    workspace.check(
        "in_place/longest",
        compare,
        map=release.labels.map,
        labels=[Sql(f"l{attribute.index}") for attribute, _ in measured],
    )


def _unfit_labels(job: Job, request: Request, dialect: Dialect) -> Iterator[SqlanonError]:
    """Labels are text; the column has to be one of text, and long enough."""
    column = request.column
    room = dialect.room(column.type)
    where = f"columns.{column.name}"
    retype = f", or `retype: true` under {where}" if dialect.retypes_columns else ""
    instead = f"use a hierarchy of shorter labels, a wider column{retype}, or {elsewhere(dialect)}"
    if job.quasi_identifiers[column.name].hierarchy is None and not job.algorithm.needs_hierarchies:
        output = "median" if request.ranged else "mode"
        instead = f"set `output: {output}`{retype}, or use {elsewhere(dialect)}"
    if room == 0:
        yield JobError(
            f"{where}: it is published as text, which its type {column.display_type} does not "
            f"hold; {instead}"
        )
        return
    longest = None if room is None else _longest(job, request)
    if room is None or longest is None or 0 <= longest <= room:
        return
    what = "a set of its values" if longest == _UNBOUNDED else f"a label of {longest} characters"
    yield JobError(f"{where}: {what} may not fit its type {column.display_type}; {instead}")


def _longest(job: Job, request: Request) -> int | None:
    """Characters of the longest label that may be published.

    Returns:
        None where labels are no longer than values, or a table of the database holds them: those
        are measured before they are written. _UNBOUNDED where nothing limits them.
    """
    hierarchy = hierarchy_of(job, request.column.name)
    if isinstance(hierarchy, said.Flat | said.Mask | said.HierarchyTable):
        return None
    return _UNBOUNDED if request.longest is None else request.longest


def _unfit_identifier(
    name: str, identifier: Identifier, column: Column, dialect: Dialect
) -> Iterator[SqlanonError]:
    room = dialect.room(column.type)
    where = f"columns.{name}.action"
    match identifier.action:
        case "null" if not column.nullable:
            yield JobError(f"{where}: the column is NOT NULL; use mask or hash")
        case "hash" if room is not None and room < _DIGEST:
            yield JobError(
                f"{where}: a hash is a text of {_DIGEST} characters, which its type "
                f"{column.display_type} does not hold; use null, or mask"
            )
        case "mask" if room is not None and room < len(identifier.value or ""):
            yield JobError(
                f"columns.{name}.text: its type {column.display_type} does not hold a text of "
                f"{len(identifier.value or '')} characters"
            )
